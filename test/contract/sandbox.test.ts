import { afterAll, beforeAll, expect, test } from 'vitest';
import { readFixtures } from '../../contract/2-plan/read-fixtures.ts';
import { openSandbox, type RunningSandbox } from '../../sandbox/start-sandbox.ts';
import { casesWithData } from './cases-with-data.ts';
import { serviceSubject } from './description.ts';
import { failuresOf, runAgainst } from './run-against.ts';

// Only the cases whose result depends on the data of the server. The long run has all cases, and a second run (`sandbox-twice.test.ts`).

let sandbox: RunningSandbox;

beforeAll(async () => {
  sandbox = await openSandbox();
}, 120_000);
afterAll(() => sandbox.close());

test('every operation of the sandbox conforms', { timeout: 600_000 }, async () => {
  const subject = await serviceSubject();
  const fixtures = readFixtures('examples/contract/sandbox.yaml', subject);
  const only = casesWithData(subject, fixtures);
  const summary = await runAgainst(subject, sandbox.url, fixtures, { timeout: 60_000, only });
  expect(failuresOf(summary)).toEqual([]);
  expect(summary.leftovers).toEqual([]);
  expect(summary.operations.filter(({ state }) => state !== 'conforms')).toEqual([]);
});
