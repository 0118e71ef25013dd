import { drizzle } from 'drizzle-orm/pglite';
import { fromPglite } from 'pg-boss';
import type { Database } from './database.ts';
import { PreparedPglite } from './prepared-pglite.ts';

/**
 * Opens PostgreSQL in this process.
 *
 * @param folder where it is kept; undefined for in memory.
 * @param snapshot what it starts from, if it is new: a dump of another one.
 */
export async function openPglite(folder: string | undefined, snapshot?: Blob): Promise<Database> {
  const client = new PreparedPglite({
    ...(folder === undefined ? {} : { dataDir: folder }),
    ...(snapshot === undefined ? {} : { loadDataDir: snapshot }),
  });
  await client.waitReady;
  return {
    queries: drizzle({ client, casing: 'snake_case' }),
    queueOptions: { db: fromPglite(client), backend: 'pglite' },
    dump: async () => client.dumpDataDir('none'),
    close: async () => client.close(),
  };
}
