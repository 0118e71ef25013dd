import { afterAll, beforeAll, expect, test } from 'vitest';
import { exitCodeOf } from '../../contract/5-report/exit-code.ts';
import { planCases } from '../../contract/2-plan/cases/plan.ts';
import { createTestResources } from '../../contract/2-plan/test-resources.ts';
import { readFixtures } from '../../contract/2-plan/read-fixtures.ts';
import { openSandbox, type RunningSandbox } from '../../sandbox/start-sandbox.ts';
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

/**
 * The kinds of cases whose result depends on the data of the server. The kind is the second segment of the case's id.
 * All other cases, such as a case with an invalid body, send a variant of the request of the case `minimal`.
 */
const casesWithData = ['all-optional', 'chain', 'minimal', 'pagination', 'path', 'status'];

test(
  'a second run has no failure, and skips only cases whose resources the first run has consumed',
  { timeout: 900_000 },
  async () => {
    const subject = await serviceSubject();
    const fixtures = readFixtures('examples/contract/sandbox.yaml', subject);
    const only = planCases(subject, fixtures, createTestResources(subject, fixtures))
      .map(({ id }) => id)
      .filter((id) => {
        const [operation = '', kind = ''] = id.split('/');
        // While another case moves all snippets, the sandbox rejects this operation. Several cases of the operation are
        // therefore needed.
        return casesWithData.includes(kind) || operation === 'moveSnippetStorage';
      });
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
