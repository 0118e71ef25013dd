import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Fixtures } from '../../../contract/2-plan/fixtures.ts';
import { readFixtures } from '../../../contract/2-plan/read-fixtures.ts';
import type { ContractSubject } from '../../../contract/1-describe/subject.ts';
import { openSandbox, type RunningSandbox } from '../../../sandbox/start-sandbox.ts';
import { serviceSubject } from '../description.ts';
import { partsOfRun } from '../../long-run.ts';
import { failuresOf, runAgainst } from '../run-against.ts';
import { startMutatingProxy, type MutatingProxy } from './mutating-proxy.ts';
import { statefulFaults } from './stateful-faults.ts';

let subject: ContractSubject;
let sandbox: RunningSandbox;
let proxy: MutatingProxy;
let fixtures: Fixtures;

beforeAll(async () => {
  subject = await serviceSubject();
  sandbox = await openSandbox();
  proxy = await startMutatingProxy(sandbox.url);
  fixtures = readFixtures('examples/contract/sandbox.yaml', subject);
}, 120_000);
afterAll(async () => {
  await proxy.close();
  await sandbox.close();
});

describe('each injected fault is found, and its operation is named', () => {
  // In `npm test`, one of four.
  test.each(partsOfRun(statefulFaults, 4))('$operation: $title', async ({ operation, mutation }) => {
    proxy.plant(mutation);
    const { results } = await runAgainst(subject, proxy.url, fixtures, { operations: [operation] });
    const broken = results.filter(({ verdict }) => verdict.kind === 'failed');
    expect([...new Set(broken.map((result) => result.operation))]).toEqual([operation]);
  });
});

test('no failure is found without an injected fault', async () => {
  proxy.plant(undefined);
  const operations = [...new Set(partsOfRun(statefulFaults, 4).map(({ operation }) => operation))];
  expect(failuresOf(await runAgainst(subject, proxy.url, fixtures, { operations }))).toEqual([]);
});
