import { sql } from '../database/drizzle.ts';
import type { Queries } from '../database/database.ts';

/** The notification channel on which processes announce new work. */
export const workChannel = 'sandbox_work';

/**
 * Notifies all processes that share a database that there may be work. The work is a new job, or it is work that was
 * waiting for a time or for a pipeline. In a transaction, PostgreSQL sends the notification when the transaction is
 * committed.
 */
export async function announceWork(queries: Queries): Promise<void> {
  await queries.execute(sql`select pg_notify(${workChannel}, '')`);
}
