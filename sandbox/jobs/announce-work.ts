import { sql } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';

/** The channel of the database on which processes tell each other that there is something to do. */
export const workChannel = 'sandbox_work';

/** Tells all processes on a database that there may be something to do: a job, or what waited for a time or a pipeline. In a transaction, they are told once it is committed. */
export async function announceWork(queries: Queries): Promise<void> {
  await queries.execute(sql`select pg_notify(${workChannel}, '')`);
}
