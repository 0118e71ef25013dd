import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { libraryFaults } from '../../bench/contract-faults/library/faults.ts';
import { secondLibraryFaults } from '../../bench/contract-faults/library-2/faults.ts';
import { startLibrary } from '../../bench/contract-faults/library/server.ts';
import { loadSubject, type ContractSubject } from '../../contract/1-describe/subject.ts';
import { noFixtures } from '../../contract/2-plan/fixtures.ts';
import type { Summary } from '../../contract/5-report/summary.ts';
import { failuresOf, runAgainst } from './run-against.ts';
import { startMutatingProxy, type MutatingProxy } from './faults/mutating-proxy.ts';

let library: Awaited<ReturnType<typeof startLibrary>>;
let subject: ContractSubject;
let proxy: MutatingProxy;

beforeAll(async () => {
  library = await startLibrary();
  const loaded = await loadSubject('bench/contract-faults/library/openapi.yaml');
  if (loaded.subject === undefined) throw new Error('The description has errors.');
  subject = loaded.subject;
  proxy = await startMutatingProxy(library.url);
});
afterAll(async () => {
  await proxy.close();
  await library.close();
});

const contractRun = (operations: readonly string[]): Promise<Summary> =>
  runAgainst(subject, proxy.url, noFixtures, { operations });

/** Some faults of each law, and the case that finds the fault. `bench/contract-faults.ts` plants all of them. */
const found: readonly (readonly [fault: string, testCase: string])[] = [
  ['findBooks: author is ignored', 'findBooks/filter/author'],
  ['findBooks: published_since is ignored', 'findBooks/filter/published_since'],
  ['findBooks: min_pages is ignored', 'findBooks/filter/min_pages'],
  ['findBooks: q is ignored', 'findBooks/filter/q'],
  ['findBooks: genre loses an item', 'findBooks/filter/genre'],
  ['findBooks: the minus sign of ordering is ignored', 'findBooks/list/sort/-pages'],
  ['findBooks: the default page has two books', 'findBooks/list/default/limit'],
  ['findBooks: total is the number of books on the page', 'findBooks/list/total/total'],
  ['listBranches readBranch: branches have another street in the list', 'listBranches/list/item/readBranch'],
  ['listBranches: the order changes', 'listBranches/list/same-order'],
  ['removeBook: a deleted book stays in the list', 'removeBook/chain/addBook/unlisted'],
  ['editBook: pages is not stored, but in the response', 'editBook/write/stored/pages'],
  ['editBook: a PATCH resets the summary', 'editBook/write/stored/pages'],
  ['addBook: summary of a new book is not stored', 'addBook/write/created/summary'],
  ['changeOpening: settings are read from a cache', 'changeOpening/write/stored/greeting'],
  ['archiveBook: archiving has no effect', 'archiveBook/write/action'],
  ['writeSample: the sample is stored without dashes', 'writeSample/write/content'],
  ['addBook: 422 for 409', 'addBook/status/409'],
  ['addBook: Location leads to another book', 'addBook/write/location'],
  ['readBook: JSON begins with a byte order mark', 'readBook/minimal'],
  ['readBranch: JSON is Latin-1', 'readBranch/minimal'],
  ['listLoans: Link loses the status', 'listLoans/pagination/link-parameters'],
  ['readBook: If-None-Match is ignored', 'readBook/http/conditional'],
  ['readBook: 304 has another ETag', 'readBook/http/conditional'],
  ['readBook editBook: the ETag is the same after a change', 'editBook/write/validators'],
  ['editBook: the response to an update has the old ETag', 'editBook/write/validators'],
  ['editBook: If-Match is ignored', 'editBook/status/412'],
  ['replaceBook: a PUT keeps the summary', 'replaceBook/write/replaced'],
  ['returnBook listLoans: a returned loan stays active in the list', 'returnBook/write/action'],
  ['forgetLoan: a forgotten loan stays in the list of the book', 'forgetLoan/chain/lendBook/unlisted/listLoansOfBook'],
  ['findBooks: total counts all books, also with a filter', 'findBooks/list/total/total/filtered'],
  ['findBooks: only the first slug counts', 'findBooks/filter/slugs'],
  ['findBooks: published_since excludes the day', 'findBooks/filter/published_since'],
];

/** Differences from a meaning that only a name states. */
const hinted: readonly (readonly [fault: string, testCase: string])[] = [
  ['editBook: the time of the last change does not move', 'editBook/write/validators'],
  ['addBook: a book is added before the request', 'addBook/write/created-time'],
  [
    'listLoansOfBook: the first loan is missing in the list of the book',
    'listLoansOfBook/chain/lendBook/listed/listLoansOfBook',
  ],
];

const faultCalled = (name: string) =>
  [...libraryFaults, ...secondLibraryFaults].find(
    ({ operations, title }) => `${operations.join(' ')}: ${title}` === name,
  );

describe('a fault of a server whose API has other names than ours is found', () => {
  test.each(found)('%s', async (name, testCase) => {
    const fault = faultCalled(name);
    proxy.plant(fault?.mutation);
    const { results } = await contractRun(fault?.operations ?? []);
    expect(results.filter(({ verdict }) => verdict.kind === 'failed').map(({ id }) => id)).toContain(testCase);
  });
});

describe('a difference from a guessed meaning is a hint, and no failure', () => {
  test.each(hinted)('%s', async (name, testCase) => {
    const fault = faultCalled(name);
    proxy.plant(fault?.mutation);
    const summary = await contractRun(fault?.operations ?? []);
    const result = summary.results.find(({ id }) => id === testCase);
    expect(result?.hints.length).toBe(1);
    expect(result?.verdict.kind).toBe('passed');
  });
});

test('the server without a fault conforms', async () => {
  proxy.plant(undefined);
  const summary = await contractRun([]);
  expect(failuresOf(summary)).toEqual([]);
  expect(summary.results.flatMap(({ hints }) => hints)).toEqual([]);
});
