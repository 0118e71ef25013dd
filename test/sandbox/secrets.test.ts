import { createHash } from 'node:crypto';
import { inspect } from 'node:util';
import { sql } from '../../sandbox/database/drizzle.ts';
import { afterEach, expect, test } from 'vitest';
import { withoutValues } from '../../sandbox/database/failure.ts';
import { printingLog } from '../../sandbox/printing-log.ts';
import { eventually } from './eventually.ts';
import { useSandboxFixture } from './start-test-sandbox.ts';

// Errors of the database name the failed statement and the cause, but never values.

const lines: string[] = [];
const fixture = useSandboxFixture({
  controlPort: 0,
  checkResponses: 'log',
  log: printingLog((line) => lines.push(line)),
});

const change = async (statement: string) => fixture.sandbox.queries.execute(sql.raw(statement));

/** Statements that undo the changes of a test. */
const repairs: string[] = [];
afterEach(async () => {
  for (const statement of repairs.splice(0)) await change(statement);
  lines.length = 0;
});

/** Makes every insert and update of a table fail with a message of the database that contains the row. */
async function refuseRows(table: string): Promise<void> {
  await change(`alter table ${table} add constraint no_more_rows check (false) not valid`);
  repairs.push(`alter table ${table} drop constraint no_more_rows`);
}

/** Makes every query that uses a table fail. */
async function hideTable(table: string): Promise<void> {
  await change(`alter table ${table} rename to hidden`);
  repairs.push(`alter table hidden rename to ${table}`);
}

test('if a variable cannot be stored, the table and the constraint are logged, but not the value', async () => {
  await refuseRows('pipeline_schedule_variables');
  const variable = { key: 'DEPLOY_KEY', value: 'the-secret-of-the-variable' };
  const response = await fetch(`${fixture.sandbox.url}/api/v4/projects/24/pipeline_schedules/13/variables`, {
    method: 'POST',
    headers: { 'private-token': 'token-of-mira', 'content-type': 'application/json' },
    body: JSON.stringify(variable),
  });
  expect(response.status).toBe(500);
  expect(await response.json()).toEqual({ message: 'The server failed.' });
  const log = lines.join('\n');
  expect(log).not.toContain(variable.value);
  expect(log).toMatch(/insert failed \(SQLSTATE 23514, table pipeline_schedule_variables, constraint no_more_rows/u);
  expect(log).toContain('variable-handlers.ts');
});

test.each([
  ['an access token', 'access_tokens', { 'private-token': 'token-of-mira' }, 'token-of-mira'],
  ['a job token', 'job_tokens', { 'job-token': 'job-token-of-compass' }, 'job-token-of-compass'],
])('neither %s nor its digest is logged if the lookup fails', async (_, table, headers, token) => {
  await hideTable(table);
  const response = await fetch(`${fixture.sandbox.url}/api/v4/projects/24/registry/repositories`, { headers });
  expect(response.status).toBe(500);
  expect(await response.json()).toEqual({ message: 'The server failed.' });
  const log = lines.join('\n');
  expect(log).not.toContain(token);
  expect(log).not.toContain(createHash('sha256').update(token).digest('hex'));
  expect(log).not.toContain('params');
  expect(log).toMatch(new RegExp(`select failed \\(SQLSTATE 42P01, table ${table}`, 'u'));
});

test('a response of the control port contains no SQL, and the log has the reason', async () => {
  await hideTable('clock');
  const response = await fetch(`${fixture.sandbox.controlUrl}/sandbox/clock`);
  expect(response.status).toBe(500);
  expect(await response.text()).not.toMatch(/select|clock|hidden|42P01/iu);
  expect(lines.join('\n')).toContain('SQLSTATE 42P01');
});

test('the control port rejects a time that the clock cannot have', async () => {
  const setClock = async (body: object): Promise<number> => {
    const response = await fetch(`${fixture.sandbox.controlUrl}/sandbox/clock`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return response.status;
  };
  expect(await setClock({ advance: 1e300 })).toBe(400);
  expect(await setClock({ advance: 1e12 })).toBe(400);
  expect(await setClock({ advance: -1e12 })).toBe(400);
  expect(await setClock({ now: '0000-01-01T00:00:00Z' })).toBe(400);
  expect(await setClock({ now: '+012026-01-01T00:00:00Z' })).toBe(400);
  expect(await setClock({ now: '2026-03-10T18:00:00Z' })).toBe(200);
});

test('neither the log nor the queue contains the values of a job that fails', async () => {
  const path = 'the-secret-of-the-job';
  await change(`alter table projects add constraint no_more_rows check (import_status <> 'started') not valid`);
  repairs.push('alter table projects drop constraint no_more_rows');
  await fixture.as('mira').projectForks.create({ id: 24 }, { path, description: path });
  await eventually(
    async () => lines,
    () => lines.some((line) => line.startsWith('Background work failed')),
  );
  expect(lines.join('\n')).toMatch(/update failed \(SQLSTATE 23514, table projects, constraint no_more_rows/u);
  const { rows } = await eventually(
    async () =>
      fixture.sandbox.queries.execute(sql`select output::text as output from pgboss.job where output is not null`),
    (result) => result.rows.some(({ output }) => String(output).includes('SafeDatabaseError')),
  );
  expect(`${lines.join('\n')} ${JSON.stringify(rows)}`).not.toMatch(new RegExp(`${path}|params|Failed query`, 'u'));
});

test('the values of an error that wraps a database error are removed too', async () => {
  const inner = await fixture.sandbox.queries
    .execute(sql`select ${'the-inner-secret'}::integer`)
    .then(undefined, (error: unknown) => error);
  const outer = new AggregateError([new Error('Harmless'), new Error('Around', { cause: inner })], 'Several failed');
  const shown = inspect(withoutValues(outer), { depth: 9, showHidden: true });
  expect(inspect(outer, { depth: 9 })).toContain('the-inner-secret');
  expect(shown).not.toContain('the-inner-secret');
  expect(shown).toMatch(/Several failed[^]*Harmless[^]*Around[^]*SQLSTATE 22P02/u);
  const harmless = new Error('Harmless', { cause: new Error('too') });
  expect(withoutValues(harmless)).toBe(harmless);
});
