import { afterAll, beforeAll, expect, test } from 'vitest';
import { exitCodeOf } from '../../contract/5-report/exit-code.ts';
import { readFixtures } from '../../contract/2-plan/read-fixtures.ts';
import { openSandbox, type RunningSandbox } from '../../sandbox/start-sandbox.ts';
import { casesWithData } from './cases-with-data.ts';
import { serviceSubject } from './description.ts';
import { failuresOf, runAgainst } from './run-against.ts';

let sandbox: RunningSandbox;

beforeAll(async () => {
  sandbox = await openSandbox();
}, 120_000);
afterAll(() => sandbox.close());

test(
  'the sandbox conforms at level full, and returns nearly every documented status',
  { timeout: 900_000 },
  async () => {
    const subject = await serviceSubject();
    const fixtures = readFixtures('examples/contract/sandbox.yaml', subject);
    const summary = await runAgainst(subject, sandbox.url, fixtures, { timeout: 60_000 });
    expect(failuresOf(summary)).toEqual([]);
    expect(summary.operations.filter(({ state }) => state !== 'conforms')).toEqual([]);
    expect(exitCodeOf(summary)).toBe(0);
    const { covered, total } = summary.coverage.status;
    expect(covered / total).toBeGreaterThan(0.94);
    expect(summary.coverage.property.covered / summary.coverage.property.total).toBeGreaterThan(0.9);
  },
);

test(
  'a second run has no failure, and skips only cases whose resources the first run has consumed',
  { timeout: 900_000 },
  async () => {
    const subject = await serviceSubject();
    const fixtures = readFixtures('examples/contract/sandbox.yaml', subject);
    const only = casesWithData(subject, fixtures);
    const summary = await runAgainst(subject, sandbox.url, fixtures, { timeout: 60_000, only });
    expect(failuresOf(summary)).toEqual([]);
    expect(summary.leftovers).toEqual([]);
    expect(summary.results.length).toBe(only.length);
    const untried = summary.operations.filter(({ state }) => state !== 'conforms').map(({ operation }) => operation);
    expect(untried.toSorted()).toEqual([
      'deleteRegistryManifest',
      'deleteRegistryRepository',
      'deleteRegistryRepositoryTag',
      'deleteRegistryRepositoryTagsInBulk',
      'deleteRegistryTagReference',
      'getPagesSettings',
      'unpublishPages',
      'updatePagesSettings',
    ]);
  },
);
