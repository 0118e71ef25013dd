import { and, eq, sql } from '../../database/drizzle.ts';
import type { Queries } from '../../database/database.ts';
import { snippets, snippetStorageMoves, storages } from '../../database/schema/index.ts';

type Move = typeof snippetStorageMoves.$inferSelect;

/**
 * Runs a move through its states: scheduled → started → replicated → finished. Each state is stored, and an interrupted
 * move continues from the stored state. If the destination storage rejects writes, the last state is `failed`. If the
 * source storage rejects deletions, the last state is `cleanup failed`.
 */
export async function moveSnippet(queries: Queries, moveId: number): Promise<void> {
  let hasNextStep = true;
  while (hasNextStep) hasNextStep = await queries.transaction(async (transaction) => runStep(transaction, moveId));
}

/**
 * Runs one step of a move.
 *
 * @returns true if there is another step.
 */
async function runStep(queries: Queries, moveId: number): Promise<boolean> {
  const [move] = await queries
    .select()
    .from(snippetStorageMoves)
    .where(eq(snippetStorageMoves.id, moveId))
    .for('update');
  switch (move?.state) {
    case 'initial':
    case 'scheduled':
      return setState(queries, move, 'started');
    case 'started':
      if (!(await accepts(queries, move.destinationStorageName, 'acceptsWrites')))
        return setState(queries, move, 'failed');
      await queries
        .update(snippets)
        .set({ storageName: move.destinationStorageName, updatedAt: sql`${snippets.updatedAt}` })
        .where(eq(snippets.id, move.snippetId));
      return setState(queries, move, 'replicated');
    case 'replicated': {
      const isDeleted = await accepts(queries, move.sourceStorageName, 'acceptsDeletions');
      return setState(queries, move, isDeleted ? 'finished' : 'cleanup failed');
    }
    default:
      return false;
  }
}

async function setState(queries: Queries, { id }: Move, state: Move['state']): Promise<boolean> {
  await queries.update(snippetStorageMoves).set({ state }).where(eq(snippetStorageMoves.id, id));
  return state === 'started' || state === 'replicated';
}

async function accepts(
  queries: Queries,
  name: string,
  property: 'acceptsDeletions' | 'acceptsWrites',
): Promise<boolean> {
  const [storage] = await queries
    .select({ name: storages.name })
    .from(storages)
    .where(and(eq(storages.name, name), storages[property]));
  return storage !== undefined;
}
