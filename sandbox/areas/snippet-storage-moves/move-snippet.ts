import { and, eq, sql } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { snippets, snippetStorageMoves, storages } from '../../database/schema/index.ts';

type Move = typeof snippetStorageMoves.$inferSelect;

/**
 * Runs a move through its states, from the state in which it was interrupted: scheduled → started → replicated →
 * finished. The state is `failed` if the destination rejects writes, and `cleanup failed` if the source rejects
 * deletions.
 */
export async function moveSnippet(queries: Queries, moveId: number): Promise<void> {
  let goesOn = true;
  while (goesOn) goesOn = await queries.transaction(async (transaction) => takeStep(transaction, moveId));
}

/**
 * Runs one step.
 *
 * @returns true if there is another step.
 */
async function takeStep(queries: Queries, moveId: number): Promise<boolean> {
  const [move] = await queries
    .select()
    .from(snippetStorageMoves)
    .where(eq(snippetStorageMoves.id, moveId))
    .for('update');
  switch (move?.state) {
    case 'initial':
    case 'scheduled':
      return enter(queries, move, 'started');
    case 'started':
      if (!(await does(queries, move.destinationStorageName, 'acceptsWrites'))) return enter(queries, move, 'failed');
      await queries
        .update(snippets)
        .set({ storageName: move.destinationStorageName, updatedAt: sql`${snippets.updatedAt}` })
        .where(eq(snippets.id, move.snippetId));
      return enter(queries, move, 'replicated');
    case 'replicated': {
      const isDeleted = await does(queries, move.sourceStorageName, 'acceptsDeletions');
      return enter(queries, move, isDeleted ? 'finished' : 'cleanup failed');
    }
    default:
      return false;
  }
}

async function enter(queries: Queries, { id }: Move, state: Move['state']): Promise<boolean> {
  await queries.update(snippetStorageMoves).set({ state }).where(eq(snippetStorageMoves.id, id));
  return state === 'started' || state === 'replicated';
}

async function does(queries: Queries, name: string, what: 'acceptsDeletions' | 'acceptsWrites'): Promise<boolean> {
  const [storage] = await queries
    .select({ name: storages.name })
    .from(storages)
    .where(and(eq(storages.name, name), storages[what]));
  return storage !== undefined;
}
