import type { Queries } from './database.ts';
import { isContention } from './errors.ts';

const mostAttempts = 5;

/**
 * Runs `work` in a transaction. If the transaction conflicts with another one, runs `work` again in a new transaction.
 */
export async function transact<Result>(
  queries: Queries,
  work: (transaction: Queries) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await queries.transaction(work);
    } catch (error) {
      if (!isContention(error) || attempt === mostAttempts) throw error;
    }
  }
}
