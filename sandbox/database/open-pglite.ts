import { drizzle } from './drizzle-pglite.ts';
import { fromPglite } from 'pg-boss';
import type { Database } from './database.ts';
import { openLocks } from './locks.ts';
import { PreparedPglite } from './prepared-pglite.ts';

// A start from a snapshot spends most of its time on copying the snapshot into memory. By default, a database has a log
// of 16 MB, two template databases, and a buffer of 128 MB. The data of the sandbox is much smaller. The settings below
// therefore reduce the log and the buffer, and the statements remove the template databases.
const smallLog = ['--wal-segsize=1'];
const settings = ['shared_buffers=32MB', 'wal_recycle=off'].flatMap((setting) => ['-c', setting]);
// The statements are executed one by one, because a database cannot be dropped in a transaction.
const dropTemplates = [
  `update pg_database set datistemplate = false where datname in ('template0', 'template1')`,
  'drop database if exists template0',
  'drop database if exists template1',
  'checkpoint',
];

/**
 * Opens PostgreSQL in this process.
 *
 * @param folder the folder of the database. If it is undefined, the database is in memory.
 * @param snapshot a dump whose content is copied into a new database. If it is undefined, a new database is empty.
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
