import type { Queries } from '../database/database.ts';
import { transact } from '../database/transact.ts';
import { moveRef } from './move-ref.ts';

/** The move of a ref from one commit to another. */
export interface RefMove {
  readonly repository: string;
  readonly ref: string;
  /** Undefined if the ref does not exist yet. */
  readonly from: string | undefined;
  readonly to: string;
}

/** Rolls back a transaction whose ref cannot be moved. */
class NotMovedError extends Error {}

/**
 * Runs `work` in a transaction, and moves a ref at the end of the transaction. If the transaction fails, the ref does not move, or moves
 * back. The caller must prevent other moves of the ref.
 *
 * @returns false if the ref is not at the expected commit. The transaction is then rolled back.
 */
export async function transactThenMove(
  queries: Queries,
  { repository, ref, from, to }: RefMove,
  work: (transaction: Queries) => Promise<void>,
): Promise<boolean> {
  let isMoved = false;
  try {
    await transact(queries, async (transaction) => {
      await work(transaction);
      // If the transaction is repeated, the ref has already moved.
      isMoved ||= await moveRef(repository, ref, from, to);
      if (!isMoved) throw new NotMovedError();
    });
    return true;
  } catch (error) {
    if (error instanceof NotMovedError) return false;
    // The database did not confirm the transaction, so the caller gets an error. The change must not be in the repository then.
    if (isMoved) await moveRef(repository, ref, to, from).catch(() => false);
    throw error;
  }
}
