import { afterAll, beforeAll, expect, test } from 'vitest';
import { readFixtures } from '../../contract/run/read-fixtures.ts';
import { startSandbox, type RunningSandbox } from '../../sandbox/start-sandbox.ts';
import { serviceSubject } from './description.ts';
import { failuresOf, runAgainst } from './run-against.ts';

let sandbox: RunningSandbox;

beforeAll(async () => {
  sandbox = await startSandbox();
}, 120_000);
afterAll(() => sandbox.close());

test(
  'the sandbox conforms at level full, and nearly every documented status is seen',
  { timeout: 300_000 },
  async () => {
    const subject = await serviceSubject();
    const fixtures = readFixtures('examples/contract/sandbox.yaml', subject);
    const summary = await runAgainst(subject, sandbox.url, fixtures, { timeout: 60_000 });
    expect(failuresOf(summary)).toEqual([]);
    const { seen, of } = summary.coverage.statuses;
    expect(seen / of).toBeGreaterThan(0.97);
  },
);
