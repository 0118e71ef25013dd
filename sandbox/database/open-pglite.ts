import { drizzle } from 'drizzle-orm/pglite';
import { fromPglite } from 'pg-boss';
import type { Database } from './database.ts';
import { openLocks } from './locks.ts';
import { PreparedPglite } from './prepared-pglite.ts';

// The time of a start from a snapshot is that of copying it into memory. By itself a database begins with a log of 16 MB, two others
// that new ones would be made of, and a buffer of 128 MB: all of it is several times what the sandbox puts there.
const smallLog = ['--wal-segsize=1'];
const settings = ['shared_buffers=32MB', 'wal_recycle=off'].flatMap((setting) => ['-c', setting]);
// One by one: no database is dropped in a transaction.
const dropTemplates = [
  `update pg_database set datistemplate = false where datname in ('template0', 'template1')`,
  'drop database if exists template0',
  'drop database if exists template1',
  'checkpoint',
];

/**
 * Opens PostgreSQL in this process.
 *
 * @param folder where it is kept; undefined for in memory.
 * @param snapshot what it starts from, if it is new: a dump of another one.
 */
export async function openPglite(folder: string | undefined, snapshot?: Blob): Promise<Database> {
  const client = new PreparedPglite({
    initDbStartParams: smallLog,
    startParams: [...PreparedPglite.defaultStartParams, ...settings],
    ...(folder === undefined ? {} : { dataDir: folder }),
    ...(snapshot === undefined ? {} : { loadDataDir: snapshot }),
  });
  await client.waitReady;
  return {
    queries: drizzle({ client, casing: 'snake_case' }),
    queueOptions: { db: fromPglite(client), backend: 'pglite' },
    isOwn: true,
    listen: async (channel, notified) => client.listen(channel, notified),
    locks: openLocks(),
    dump: async () => {
      for (const statement of dropTemplates) await client.exec(statement);
      return client.dumpDataDir('none');
    },
    close: async () => client.close(),
  };
}
