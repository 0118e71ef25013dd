import { afterAll, beforeAll, expect, test } from 'vitest';
import { shopFaults } from '../../bench/contract-faults/shop/faults.ts';
import { startShop } from '../../bench/contract-faults/shop/server.ts';
import { loadSubject, type ContractSubject } from '../../contract/1-describe/subject.ts';
import { noFixtures } from '../../contract/2-plan/fixtures.ts';
import { startMutatingProxy, type MutatingProxy } from './faults/mutating-proxy.ts';
import { failuresOf, runAgainst } from './run-against.ts';

let shop: Awaited<ReturnType<typeof startShop>>;
let subject: ContractSubject;
let proxy: MutatingProxy;

beforeAll(async () => {
  shop = await startShop();
  const loaded = await loadSubject('bench/contract-faults/shop/openapi.yaml');
  if (loaded.subject === undefined) throw new Error('The description has errors.');
  subject = loaded.subject;
  proxy = await startMutatingProxy(shop.url);
});
afterAll(async () => {
  await proxy.close();
  await shop.close();
});

/** Some faults of the shop, and the case that finds each of them. */
const found: readonly (readonly [title: string, testCase: string])[] = [
  ['pageCount leaves out the last page, which is not full', 'searchProducts/list/pages/pageCount'],
  ['of two filters, only the category counts', 'searchProducts/filter/together'],
  ['null does not remove the day', 'changeProduct/write/stored/availableFrom'],
  ['cancelling has no effect', 'cancelOrder/write/action'],
  ['a day is stored as the day before', 'replaceCustomer/write/stored/birthday'],
];

test.each(found)('the fault "%s" is found by %s', async (title, testCase) => {
  const fault = shopFaults.find((each) => each.title === title);
  if (fault === undefined) throw new Error('There is no such fault.');
  proxy.plant(fault.mutation);
  const { results } = await runAgainst(subject, proxy.url, noFixtures, { operations: fault.operations });
  const failed = results.filter(({ verdict }) => verdict.kind === 'failed').map(({ id }) => id);
  expect(failed).toContain(testCase);
});

test('two runs against the shop without a fault, one after the other and at the same time, have no failures and no hints', async () => {
  proxy.plant(undefined);
  const summaries = [await runAgainst(subject, proxy.url, noFixtures)];
  summaries.push(...(await Promise.all([1, 2].map(async () => runAgainst(subject, proxy.url, noFixtures)))));
  expect(summaries.flatMap(failuresOf)).toEqual([]);
  expect(summaries.flatMap(({ results }) => results.flatMap(({ hints }) => hints))).toEqual([]);
});
