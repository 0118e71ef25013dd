import { sql } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';

/** The notification channel on which processes announce work. */
export const workChannel = 'sandbox_work';

/**
 * Notifies all processes on a database that there may be work: a job, or work that was waiting for a time or a
 * pipeline. In a transaction, the notification is sent at the commit.
 */
export async function announceWork(queries: Queries): Promise<void> {
  await queries.execute(sql`select pg_notify(${workChannel}, '')`);
}
