import { Client } from 'pg';
import { expect, test } from 'vitest';
import { listen } from '../../sandbox/database/listen.ts';
import { eventually } from './eventually.ts';
import { postgresServer } from './postgres-server.ts';

const server = postgresServer();

test('a listener that fails closes its connection', async () => {
  const url = new URL(server.url);
  url.searchParams.set('application_name', 'cannot-listen');
  // A channel must have a name.
  await expect(
    listen(
      url.href,
      '',
      () => {},
      { lost: () => {}, returned: () => {} },
      () => {},
    ),
  ).rejects.toThrow('zero-length');
  const outside = new Client({ connectionString: server.url });
  await outside.connect();
  try {
    await eventually(
      async () =>
        (await outside.query("select pid from pg_stat_activity where application_name = 'cannot-listen'")).rows,
      (left) => left.length === 0,
    );
  } finally {
    await outside.end();
  }
});
