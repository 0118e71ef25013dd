import { afterAll, beforeAll, expect, test } from 'vitest';
import { PreparedPglite } from '../../sandbox/database/prepared-pglite.ts';

let database: PreparedPglite;

beforeAll(async () => {
  database = new PreparedPglite();
  await database.exec(`
    create table things (id integer primary key, name text not null, tags text[], made_at timestamptz);
    insert into things values (1, 'one', '{a,b}', '2026-01-02T03:04:05Z')`);
});

afterAll(async () => database.close());

test('a prepared statement returns correct results for other values', async () => {
  const byId = async (id: number) => (await database.query('select name, tags from things where id = $1', [id])).rows;
  expect(await byId(1)).toEqual([{ name: 'one', tags: ['a', 'b'] }]);
  expect(await byId(2)).toEqual([]);
  expect(await byId(1)).toEqual([{ name: 'one', tags: ['a', 'b'] }]);
});

test('values are serialized and parsed by their types and the options of the query', async () => {
  const text = 'select $1::text[] as tags, $2::jsonb as settings, $3::boolean as yes, $4::text as nothing';
  const values = [['a "b"', 'c'], { deep: [1] }, true, null];
  const row = { tags: ['a "b"', 'c'], settings: { deep: [1] }, yes: true, nothing: null };
  expect((await database.query(text, values)).rows).toEqual([row]);
  expect((await database.query(text, values, { rowMode: 'array' })).rows).toEqual([Object.values(row)]);
  const time = await database.query('select made_at from things', [], { parsers: { 1184: (written) => written } });
  expect(time.rows).toEqual([{ made_at: '2026-01-02 03:04:05+00' }]);
});

test('a statement that fails at parsing or execution does not affect the next one', async () => {
  await expect(database.query('select nonsense')).rejects.toMatchObject({ code: '42703' });
  for (let round = 0; round < 2; round += 1) {
    const added = database.query('insert into things (id, name) values ($1, $2)', [1, 'again']);
    await expect(added).rejects.toMatchObject({ code: '23505' });
  }
  expect((await database.query('select count(*)::integer as count from things')).rows).toEqual([{ count: 1 }]);
});

test('a transaction is atomic, with statements parsed before it and in it', async () => {
  const text = 'insert into things (id, name) values ($1, $2)';
  const work = database.transaction(async (transaction) => {
    await transaction.query(text, [10, 'ten']);
    await transaction.query('update things set name = $1 where id = $2', ['TEN', 10]);
    throw new Error('no');
  });
  await expect(work).rejects.toThrow('no');
  expect((await database.query('select id from things where id = $1', [10])).rows).toEqual([]);
  await database.transaction(async (transaction) => transaction.query(text, [11, 'eleven']));
  expect((await database.query('select id from things where id = $1', [11])).rows).toEqual([{ id: 11 }]);
});

test('a query outside of a transaction waits for the end of the transaction', async () => {
  const order: string[] = [];
  const transaction = database.transaction(async (inside) => {
    await inside.query('select 1 as first');
    order.push('inside');
    await inside.query('select 2 as second');
    order.push('inside');
  });
  await Promise.all([transaction, database.query('select 3 as third').then(() => order.push('outside'))]);
  expect(order).toEqual(['inside', 'inside', 'outside']);
});

test('the least recently used statements are closed', async () => {
  for (let number = 0; number < 600; number += 1) await database.query(`select ${number} as number`);
  const { rows } = await database.query<{ count: number }>(
    'select count(*)::integer as count from pg_prepared_statements',
  );
  expect(rows[0]?.count).toBeLessThanOrEqual(500);
  expect((await database.query('select 0 as number')).rows).toEqual([{ number: 0 }]);
});
