import { and, asc, eq, inArray, notExists } from '../../database/drizzle.ts';
import { Refusal } from '@forgespec/sdk/server/refusal';
import type { JobSender } from '../../jobs/job-queue.ts';
import type { Queries } from '../../database/database.ts';
import { snippets, snippetStorageMoves, storages } from '../../database/schema/index.ts';

type Snippet = typeof snippets.$inferSelect;
type Storage = typeof storages.$inferSelect;

const underWay = ['initial', 'scheduled', 'started', 'replicated'] as const;

/**
 * Schedules the move of a snippet.
 *
 * @param destinationName the name of the destination storage. If it is undefined, a random storage is chosen. A storage
 * with a higher weight is chosen more often.
 * @returns the id of the move.
 * @throws {Refusal} 422 if the snippet is already being moved, if it is already on the destination storage, or if this
 * storage does not exist.
 */
export async function scheduleMove(
  queries: Queries,
  jobs: JobSender,
  snippet: Snippet,
  destinationName: string | undefined,
): Promise<number> {
  const id = await scheduleUnlessMoving(queries, jobs, snippet, destinationName);
  if (id === undefined) throw new Refusal(422, 'The snippet is being moved already');
  return id;
}

/** Schedules the move of a snippet. Returns undefined if the snippet is already being moved. */
async function scheduleUnlessMoving(
  queries: Queries,
  jobs: JobSender,
  snippet: Snippet,
  destinationName: string | undefined,
): Promise<number | undefined> {
  // Another move may be changing the storage of the snippet in its own transaction. The query locks the row: it waits
  // for that transaction to end, and then reads the new storage.
  const [locked = snippet] = await queries.select().from(snippets).where(eq(snippets.id, snippet.id)).for('update');
  const destination = await chooseDestination(queries, locked.storageName, destinationName);
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
  if (move === undefined) return undefined;
  await jobs.send(queries, { kind: 'move-snippet', moveId: move.id });
  return move.id;
}

/**
 * Schedules a move for each snippet on a storage. Omits the snippets that are already being moved.
 *
 * @throws {Refusal} 422 if a storage does not exist, or if the source and the destination are the same storage.
 */
export async function scheduleMovesFrom(
  queries: Queries,
  jobs: JobSender,
  source: string,
  destinationName: string | undefined,
): Promise<void> {
  await requireStorage(queries, source);
  await chooseDestination(queries, source, destinationName);
  const moving = queries
    .select({ id: snippetStorageMoves.id })
    .from(snippetStorageMoves)
    .where(and(eq(snippetStorageMoves.snippetId, snippets.id), inArray(snippetStorageMoves.state, underWay)));
  const snippetsToMove = await queries
    .select()
    .from(snippets)
    .where(and(eq(snippets.storageName, source), notExists(moving)))
    .orderBy(asc(snippets.id))
    .for('update');
  // While the query waited for a lock, another transaction may have scheduled a move.
  for (const snippet of snippetsToMove) await scheduleUnlessMoving(queries, jobs, snippet, destinationName);
}

async function chooseDestination(
  queries: Queries,
  source: string,
  destinationName: string | undefined,
): Promise<string> {
  if (destinationName === source)
    throw new Refusal(422, `The source and the destination are the same storage: ${source}`);
  if (destinationName !== undefined) return (await requireStorage(queries, destinationName)).name;
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

/**
 * Returns a random storage. The probability of a storage is proportional to its weight. If all weights are 0, returns
 * the first storage. Returns undefined if there are no storages.
 */
function chooseByWeight(candidates: readonly Storage[]): Storage | undefined {
  const total = candidates.reduce((sum, { weight }) => sum + weight, 0);
  let position = Math.random() * total;
  return candidates.find(({ weight }) => (position -= weight) < 0) ?? candidates[0];
}
