import { sql } from 'drizzle-orm';
import type { Queries } from './database.ts';

/** The time of the sandbox. */
export async function readNow(queries: Queries): Promise<Date> {
  const [row] = await queries
    .select({ milliseconds: sql<number>`(extract(epoch from sandbox_now()) * 1000)::float8` })
    .from(sql`(select) as nothing`);
  if (row === undefined) throw new Error('The database told no time');
  return new Date(row.milliseconds);
}
