import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { Database } from './database.ts';

/**
 * Opens PostgreSQL in this process.
 *
 * @param folder where it is kept; undefined for in memory.
 * @param snapshot what it starts from, if it is new: a dump of another one.
 */
export async function openPglite(folder: string | undefined, snapshot?: Blob): Promise<Database> {
  const client = await PGlite.create({
    ...(folder === undefined ? {} : { dataDir: folder }),
    ...(snapshot === undefined ? {} : { loadDataDir: snapshot }),
  });
  return {
    queries: drizzle({ client, casing: 'snake_case' }),
    // Only a query without values may hold several statements.
    runSql: async (text, values) => {
      if (values !== undefined && values.length > 0) return client.query(text, values);
      const results = await client.exec(text);
      return { rows: results.flatMap(({ rows }) => rows) };
    },
    dump: async () => client.dumpDataDir('none'),
    close: async () => client.close(),
  };
}
