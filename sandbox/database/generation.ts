import type { Queries } from './database.ts';
import { DatabaseStartError } from './database-start-error.ts';
import { generation } from './schema/index.ts';

/**
 * Returns the name of the current generation. This is the name of the folder that contains the Git repositories for the
 * current content of the database.
 *
 * @throws {DatabaseStartError} if the database does not contain a valid name.
 */
export async function readGeneration(queries: Queries): Promise<string> {
  const [row] = await queries.select().from(generation);
  // The name becomes a segment of a path. It must not contain a separator.
  if (row === undefined || !/^[0-9a-f-]{36}$/u.test(row.name)) {
    throw new DatabaseStartError(
      'Another version of forgespec created this database, so the database does not contain a valid name for the folder of its Git repositories.',
    );
  }
  return row.name;
}

/**
 * Stores the name of the current generation. This is the name of the folder that contains the Git repositories for the
 * current content of the database.
 */
export async function writeGeneration(queries: Queries, name: string): Promise<void> {
  await queries.insert(generation).values({ name }).onConflictDoUpdate({ target: generation.onlyRow, set: { name } });
}
