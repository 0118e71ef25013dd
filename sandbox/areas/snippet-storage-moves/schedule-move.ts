import { and, eq, inArray, notExists } from 'drizzle-orm';
import { Refusal } from '@forgespec/sdk/server';
import type { JobQueue } from '../../jobs/job-queue.ts';
import type { Queries } from '../../database/database.ts';
import { snippets, snippetStorageMoves, storages } from '../../database/schema/index.ts';

type Snippet = typeof snippets.$inferSelect;
type Storage = typeof storages.$inferSelect;

const underWay = ['initial', 'scheduled', 'started', 'replicated'] as const;

/**
 * Schedules the move of a snippet.
 *
 * @param wanted the name of the destination storage; undefined to choose one by the weights of the storages.
 * @returns the id of the move.
 * @throws {Refusal} 422 if the snippet is already being moved or is already on the storage, or there is no such
 * storage.
 */
export async function scheduleMove(
  queries: Queries,
  jobs: JobQueue,
  snippet: Snippet,
  wanted: string | undefined,
): Promise<number> {
  // A move that is finishing changes the storage. The lock waits for it and reads the new storage.
  const [locked = snippet] = await queries.select().from(snippets).where(eq(snippets.id, snippet.id)).for('update');
  const destination = await chooseDestination(queries, locked.storageName, wanted);
  const [move] = await queries
    .insert(snippetStorageMoves)
    .values({
      snippetId: snippet.id,
      sourceStorageName: locked.storageName,
      destinationStorageName: destination,
      state: 'scheduled',
    })
    .onConflictDoNothing()
    .returning({ id: snippetStorageMoves.id });
  if (move === undefined) throw new Refusal(422, 'The snippet is being moved already');
  await jobs.send(queries, { kind: 'move-snippet', moveId: move.id });
  return move.id;
}

/**
 * Schedules the moves of all snippets on a storage that are not being moved.
 *
 * @throws {Refusal} 422 as {@link scheduleMove} does.
 */
export async function scheduleMovesFrom(
  queries: Queries,
  jobs: JobQueue,
  source: string,
  wanted: string | undefined,
): Promise<void> {
  await requireStorage(queries, source);
  await chooseDestination(queries, source, wanted);
  const moving = queries
    .select({ id: snippetStorageMoves.id })
    .from(snippetStorageMoves)
    .where(and(eq(snippetStorageMoves.snippetId, snippets.id), inArray(snippetStorageMoves.state, underWay)));
  const resting = await queries
    .select()
    .from(snippets)
    .where(and(eq(snippets.storageName, source), notExists(moving)))
    .for('update');
  for (const snippet of resting) await scheduleMove(queries, jobs, snippet, wanted);
}

async function chooseDestination(queries: Queries, source: string, wanted: string | undefined): Promise<string> {
  if (wanted === source) throw new Refusal(422, `The snippet is on the storage ${source}`);
  if (wanted !== undefined) return (await requireStorage(queries, wanted)).name;
  const others = (await queries.select().from(storages)).filter(({ name }) => name !== source);
  const chosen = chooseByWeight(others);
  if (chosen === undefined) throw new Refusal(422, 'There is no other storage');
  return chosen.name;
}

async function requireStorage(queries: Queries, name: string): Promise<Storage> {
  const [storage] = await queries.select().from(storages).where(eq(storages.name, name));
  if (storage === undefined) throw new Refusal(422, `There is no storage ${name}`);
  return storage;
}

/** Returns a random storage, with probabilities by weight; any storage if none has a weight. */
function chooseByWeight(candidates: readonly Storage[]): Storage | undefined {
  const total = candidates.reduce((sum, { weight }) => sum + weight, 0);
  let position = Math.random() * total;
  return candidates.find(({ weight }) => (position -= weight) < 0) ?? candidates[0];
}
