import { sql } from './drizzle.ts';
import type { Queries } from './database.ts';

/** Returns the current time of the sandbox clock. */
export async function readNow(queries: Queries): Promise<Date> {
  const [row] = await queries
    .select({ milliseconds: sql<number>`(extract(epoch from sandbox_now()) * 1000)::float8` })
    .from(sql`(select) as nothing`);
  if (row === undefined) throw new Error('The database returned no time');
  return new Date(row.milliseconds);
}
