import { Client } from 'pg';
import { expect, inject, test } from 'vitest';
import { listen } from '../../sandbox/database/listen.ts';
import { eventually } from './eventually.ts';

const server = inject('postgres');

test.skipIf(server === undefined)(
  'whoever cannot listen leaves no connection behind (skipped without a server)',
  async () => {
    const url = new URL(server?.url ?? '');
    url.searchParams.set('application_name', 'cannot-listen');
    // There is no channel without a name.
    await expect(listen(url.href, '', () => {})).rejects.toThrow('zero-length');
    const outside = new Client({ connectionString: server?.url });
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
  },
);
