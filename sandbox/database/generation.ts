import type { Queries } from './database.ts';
import { generation } from './schema/index.ts';

/** Reads the name of the folder that has the repositories of the rows. @throws {Error} if the database has no such name. */
export async function readGeneration(queries: Queries): Promise<string> {
  const [row] = await queries.select().from(generation);
  // The name becomes part of a path.
  if (row === undefined || !/^[0-9a-f-]{36}$/u.test(row.name)) {
    throw new Error('The database does not say which repositories belong to it. Another version of forgespec made it.');
  }
  return row.name;
}

/** Records the name of the folder that has the repositories of the rows. */
export async function writeGeneration(queries: Queries, name: string): Promise<void> {
  await queries.insert(generation).values({ name }).onConflictDoUpdate({ target: generation.onlyRow, set: { name } });
}
