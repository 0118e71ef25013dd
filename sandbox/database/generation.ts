import type { Queries } from './database.ts';
import { generation } from './schema/index.ts';

/**
 * Returns the name of the folder with the Git repositories that belong to the rows of the database.
 *
 * @throws {Error} if the database does not contain a valid name.
 */
export async function readGeneration(queries: Queries): Promise<string> {
  const [row] = await queries.select().from(generation);
  // The name becomes a segment of a path. It must not contain a separator.
  if (row === undefined || !/^[0-9a-f-]{36}$/u.test(row.name)) {
    throw new Error(
      'The database does not name its repository folder, because another version of forgespec created it.',
    );
  }
  return row.name;
}

/** Stores the name of the folder with the Git repositories that belong to the rows of the database. */
export async function writeGeneration(queries: Queries, name: string): Promise<void> {
  await queries.insert(generation).values({ name }).onConflictDoUpdate({ target: generation.onlyRow, set: { name } });
}
