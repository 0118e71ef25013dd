import { sql } from '../database/drizzle.ts';
import type { Queries } from '../database/database.ts';

/** The notification channel on which processes announce new work. */
export const workChannel = 'sandbox_work';

/**
 * Notifies all processes with the same database of possible new work. The work can be a new job, a schedule that is
 * due, or a merge request that has waited for a pipeline. If this function is called in a transaction, PostgreSQL sends
 * the notification when the transaction is committed.
 */
export async function announceWork(queries: Queries): Promise<void> {
  await queries.execute(sql`select pg_notify(${workChannel}, '')`);
}
