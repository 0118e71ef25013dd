import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { loadSubject } from '../../contract/1-describe/subject.ts';
import { CommandError } from '../../cli/commands/command-error.ts';
import { contractCommand } from '../../cli/commands/contract/run.ts';
import {
  contractDeclaration as declaration,
  type ContractCommandOptions,
} from '../../cli/commands/contract/declaration.ts';
import { folderWith } from '../folder-with.ts';
import { parseOptions } from '../parse-options.ts';
import { fileWith } from './file-with.ts';
import { startHarbour, type Harbour, type HarbourFault } from './harbour/server.ts';

// A description that is not from this project. It uses OpenAPI 3.0, and other security schemes, pagination and body
// formats. Its server uses no code of forgespec.
const folder = 'test/contract/harbour';
const spec = `${folder}/openapi.yaml`;

afterEach(() => vi.restoreAllMocks());

async function harbourWith(...faults: readonly HarbourFault[]): Promise<Harbour> {
  const harbour = await startHarbour(new Set(faults));
  onTestFinished(() => harbour.close());
  return harbour;
}

interface Run {
  readonly code: number;
  readonly output: string;
  /** The ids of the failed cases. */
  readonly failed: readonly string[];
  readonly journal: string;
}

/** Runs `forgespec contract` with options in the form that users write. */
async function contract(target: string, options: Partial<ContractCommandOptions> = {}): Promise<Run> {
  const journal = join(folderWith({}), 'journal.ndjson');
  const { report = [], ...others } = options;
  let output = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    output += String(text);
    return true;
  });
  const code = await contractCommand({
    ...parseOptions(declaration),
    spec,
    target,
    fixtures: `${folder}/contract.yaml`,
    port: 0,
    level: 'full',
    maxRequests: 10_000,
    report: [`ndjson=${journal}`, ...report],
    ...others,
  });
  const text = readFileSync(journal, 'utf8');
  const lines = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { kind: string; id: string; verdict?: { kind: string } });
  const failed = lines.filter(({ kind, verdict }) => kind === 'case' && verdict?.kind === 'failed').map(({ id }) => id);
  return { code, output, failed: failed.toSorted(), journal: text };
}

test('the description has no diagnostics', async () => {
  expect((await loadSubject(spec)).diagnostics).toEqual([]);
});

test('a run against a conforming server tries all operations and ends with exit code 0', async () => {
  const { url } = await harbourWith();
  const { code, output, failed } = await contract(url);
  expect([code, failed]).toEqual([0, []]);
  expect(output).toContain('\nconforms on 13 of 13 operations at level full');
  expect(output).toMatch(/\d{3} passed, 0 failed, 0 known, 0 not tried, 0 excluded/u);
  expect(output).toContain('24 of 24 documented statuses seen; accepted in a request, the lowest share first:');
});

// For each fault: the id of a test case that must find it.
const faults: Readonly<Record<HarbourFault, string>> = {
  'a total as text': 'searchBerths/minimal',
  'an ETag without quotes': 'readBerth/minimal',
  'any depth is accepted': 'addBerth/body/depth/maximum/above',
  'any session is accepted': 'bookBerth/authentication/Session/wrong',
  'bookings are made immediately': 'bookBerth/minimal',
  'changes are not visible': 'changeBerth/chain/addBerth/update',
  'uploads return the chart': 'uploadChart/body/media-type/application/octet-stream',
  'arrivals end after the first page': 'listArrivals/pagination/cursor',
  'arrivals never end': 'listArrivals/pagination/cursor',
  'each page of arrivals is the first page': 'listArrivals/pagination/cursor',
  'no location': 'addBerth/minimal',
  'notes as HTML': 'readNotes/minimal',
  'searches for occupied berths fail': 'searchBerths/query/occupied/boolean/true',
  'offsets count from one': 'searchBerths/pagination/walk',
  'tides need a key': 'readTides/authentication/public',
  'removed berths remain': 'removeBerth/chain/addBerth/delete',
};

test('a run against a deviating server finds each fault in its operation and ends with exit code 1', async () => {
  const { url } = await harbourWith(...(Object.keys(faults) as HarbourFault[]));
  const { code, failed } = await contract(url, { shrink: false });
  expect(code).toBe(1);
  expect(failed).toEqual(expect.arrayContaining(Object.values(faults)));
  const operations = new Set(failed.map((id) => id.split('/', 1)[0]));
  expect([...operations].toSorted()).toEqual([
    'addBerth',
    'bookBerth',
    'changeBerth',
    'listArrivals',
    'readBerth',
    'readNotes',
    'readTides',
    'removeBerth',
    'searchBerths',
    'uploadChart',
  ]);
});

describe('the request of a failure is shrunk', () => {
  const curlOf = (output: string, message: string): string =>
    output
      .split('\n\n')
      .find((part) => part.startsWith(`✗ ${message}`))
      ?.split('\n')
      .find((line) => line.includes('curl ')) ?? '';

  test('to a single parameter of ten, the one that causes the failure, and every run finds the same parameter', async () => {
    const { url } = await harbourWith('searches for occupied berths fail');
    const operation = ['searchBerths'];
    const { output, failed } = await contract(url, { operation });
    expect(failed).toContain('searchBerths/all-optional');
    expect(curlOf(output, 'The server failed with 500.')).toMatch(/'http:[^?]*\?occupied=(?:false|true)'$/u);
    const again = await contract(url, { operation, workers: 1 });
    expect(again.output.replaceAll(/ in [\d.]+ s/gu, '')).toBe(output.replaceAll(/ in [\d.]+ s/gu, ''));
  });

  test('to the property that breaks the rule, and the required properties', async () => {
    const { url, seen } = await harbourWith('any depth is accepted');
    const { output } = await contract(url, { operation: ['addBerth'], level: 'write' });
    expect(curlOf(output, 'A request that breaks the rule was not rejected.')).toMatch(
      /--data-binary '\{"name":"forgespec_\w+","depth":-?\d+\}' http:/u,
    );
    const [made, removed] = ['POST', 'DELETE'].map((method) => seen.filter((line) => line.startsWith(`${method} `)));
    expect(made?.length).toBeGreaterThan(removed?.length ?? 0);
    expect(removed?.length).toBeGreaterThan(10);
  });

  test('but only for requests whose changes can be undone', async () => {
    const uploads = async (shrink: boolean): Promise<number> => {
      const { url, seen } = await harbourWith('uploads return the chart');
      await contract(url, { operation: ['uploadChart'], shrink });
      return seen.filter((line) => line === 'POST /v1/charts').length;
    };
    expect(await uploads(true)).toBe(await uploads(false));
  });
});

describe('the comparison with a mock', () => {
  const errata = [
    'deepObject parameters: only listed properties of a plain object are validated',
    'bodies that are not JSON: Prism returns the word "string" instead',
    'forms: arrays are rejected, and arrays of objects are not validated',
  ];

  test('finds no difference with Prism except its known errors, and every report lists these errors', async () => {
    const { url } = await harbourWith();
    const page = fileWith('');
    const { code, output } = await contract(url, { against: 'prism', report: [`html=${page}`] });
    expect(code).toBe(0);
    for (const reason of errata) {
      expect(output).toMatch(
        new RegExp(`\\d+ responses of the mock were not compared: ${reason.replaceAll('.', '\\.')}`, 'u'),
      );
      expect(readFileSync(page, 'utf8')).toContain(`<li>${reason.replaceAll('"', '&quot;')} (`);
    }
  });

  test('names an operation whose response differs from the response of another mock', async () => {
    const { url } = await harbourWith();
    const { url: against } = await harbourWith('tides need a key');
    const { code, output, failed } = await contract(url, { against, operation: ['readTides'] });
    expect([code, failed[0]]).toEqual([1, 'readTides/all-optional']);
    expect(output).toMatch(/The mock responds with a different status class\..*\n +expected 401\n +got +200/u);
  });
});

test('failed cases can be repeated alone, and can be recorded in a baseline', async () => {
  const { url } = await harbourWith('any depth is accepted', 'no location');
  const baseline = fileWith('');
  const first = await contract(url, { operation: ['addBerth'], shrink: false, report: [`baseline=${baseline}`] });
  const again = await contract(url, { rerun: fileWith(first.journal), shrink: false });
  expect(again.failed).toEqual(first.failed);
  expect(again.output).toMatch(new RegExp(`^0 passed, ${first.failed.length} failed`, 'mu'));
  await expect(contract(url, { baseline })).rejects.toThrow(/must have a cause and a reason/u);
  writeFileSync(baseline, readFileSync(baseline, 'utf8').replaceAll('"reason": ""', '"reason": "the pilots know"'));
  const known = await contract(url, { operation: ['addBerth'], baseline });
  expect([known.code, known.output]).toEqual([0, expect.stringContaining(`${first.failed.length} known`)]);
});

const failedLine =
  '{"kind":"case","id":"bookBerth/minimal","operation":"bookBerth","exchanges":[],"verdict":{"kind":"failed","findings":[]}}';

describe('a run that cannot start ends with one message and exit code 2', () => {
  const refusal = async (options: Partial<ContractCommandOptions>): Promise<string> => {
    const { url } = await harbourWith();
    const error: unknown = await contract(url, options).catch((thrown: unknown) => thrown);
    return error instanceof CommandError && error.exitCode === 2 ? error.message : 'it ran';
  };

  test('a rejected log-in', async () => {
    const fixtures = fileWith(`
credentials:
  Bearer: { from: logIn, body: { user: mira, password: wrong }, value: $response.body#/token }`);
    expect(await refusal({ fixtures })).toBe(
      'logIn issued no credential for Bearer: it returned 401. Correct it in the fixtures file.',
    );
  });

  test.each<[name: string, options: () => Partial<ContractCommandOptions>, message: RegExp]>([
    [
      'a mock that does not respond',
      () => ({ against: 'http://127.0.0.1:1' }),
      /^The mock at http:\/\/127\.0\.0\.1:1 cannot be /u,
    ],
    ['no case at the level', () => ({ operation: ['bookBerth'], level: 'read' }), /^No case is left at level read; /u],
    [
      'a rerun of failures that came from a higher level',
      () => ({ rerun: fileWith(failedLine), level: 'read' }),
      /^This run, at level read, contains no case that failed in the earlier run\. Use .* --level, /u,
    ],
    [
      'only operations that the fixtures exclude',
      () => ({ operation: ['bookBerth'], fixtures: fileWith('operations: { bookBerth: { skip: closed in winter } }') }),
      /^No case could be tried: closed in winter\.$/u,
    ],
    [
      'a credential for an unknown scheme',
      () => ({ fixtures: fileWith('credentials: { Token: x }') }),
      /has credentials\.Token; the security schemes of the description are Bearer, Key, Pilot, Session\.$/u,
    ],
    [
      'a credential from an unknown operation',
      () => ({ fixtures: fileWith('credentials: { Bearer: { from: logOn, value: x } }') }),
      /has an operation under credentials\.Bearer\.from that the description does not have\. Did you mean logIn\?$/u,
    ],
  ])('%s', async (_, options, message) => {
    expect(await refusal(options())).toMatch(message);
  });
});
