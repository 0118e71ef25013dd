import { sql } from '../../sandbox/database/drizzle.ts';
import { expect, onTestFinished, test } from 'vitest';
import type { Queries } from '../../sandbox/database/database.ts';
import { openPostgres } from '../../sandbox/database/open-postgres.ts';
import { postgresServer } from './postgres-server.ts';

/** The indexes of the transactions. There are more of them than the pool has connections. */
const many = Array.from({ length: 20 }, (_, index) => index);

async function openDatabase(): Promise<Queries> {
  const { queries, close } = await openPostgres(postgresServer().url);
  // `close` waits until all connections are returned to the pool.
  onTestFinished(close);
  return queries;
}

const isolationOf = async (transaction: Queries): Promise<unknown> =>
  (await transaction.execute(sql`show transaction_isolation`)).rows[0]?.['transaction_isolation'];

test('a transaction that cannot begin returns its connection', async () => {
  const queries = await openDatabase();
  const isolationLevel = 'unknown' as 'serializable';
  for (const _ of many) {
    await expect(queries.transaction(async () => undefined, { isolationLevel })).rejects.toThrow('begin');
  }
  expect(await queries.transaction(isolationOf, { isolationLevel: 'serializable' })).toBe('serializable');
});

test('a transaction whose connection is lost returns it, and the next transactions get others', async () => {
  const queries = await openDatabase();
  const losing = queries.transaction(async (transaction) =>
    transaction.execute(sql`select pg_terminate_backend(pg_backend_pid())`),
  );
  await expect(losing).rejects.toThrow('Failed query');
  expect(await Promise.all(many.map(async () => queries.transaction(isolationOf)))).toEqual(
    many.map(() => 'read committed'),
  );
});

test('a transaction that fails is rolled back, and its connection has no open transaction', async () => {
  const queries = await openDatabase();
  await queries.execute(sql`create temporary table written (value int)`);
  for (const value of many) {
    const failing = queries.transaction(async (transaction) => {
      await transaction.execute(sql`insert into written values (${value})`);
      throw new Error('The work has failed');
    });
    await expect(failing).rejects.toThrow('The work has failed');
  }
  expect((await queries.execute(sql`select * from written`)).rows).toEqual([]);
});
