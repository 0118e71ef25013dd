import { getTableName, is, sql } from '../database/drizzle.ts';
import { PgTable } from '../database/drizzle-columns.ts';
import { mkdir } from 'node:fs/promises';
import { writeGeneration } from '../database/generation.ts';
import * as schema from '../database/schema/index.ts';
import { transact } from '../database/transact.ts';
import type { Sandbox } from '../sandbox.ts';
import { insertExampleData, setClock, initialTime } from '../example-data/insert-example-data.ts';

/**
 * Resets a sandbox to its initial data. If the reset fails or the process is killed, the current data stays unchanged.
 * One transaction replaces the rows, and creates the new repositories beside the current ones. After the transaction,
 * the sandbox switches to the new repositories.
 *
 * @param seed true to insert the example data. False to leave the sandbox empty.
 */
export async function resetSandbox(sandbox: Sandbox, seed: boolean): Promise<void> {
  const { repositories, resetLock } = sandbox;
  await resetLock.replace(async () => {
    repositories.switchTo(await replaceRows(sandbox, seed));
    // If this fails, the next reset or the next start removes the old repositories.
    await repositories.removeOthers().catch(() => {});
  });
}

/**
 * Replaces all rows of the database, and creates new repositories in a new folder.
 *
 * @returns the name of this folder.
 */
async function replaceRows({ queries, repositories, jobs }: Sandbox, seed: boolean): Promise<string> {
  const names = Object.values(schema)
    .filter((value) => is(value, PgTable))
    .filter((table) => table !== schema.clock)
    .map((table) => sql.identifier(getTableName(table)));
  return transact(queries, async (transaction) => {
    await transaction.execute(sql`truncate ${sql.join(names, sql`, `)} restart identity cascade`);
    await jobs.clear(transaction);
    const next = repositories.next();
    await mkdir(next.folder, { recursive: true });
    if (seed) await insertExampleData(transaction, next, jobs);
    else await setClock(transaction, initialTime);
    await writeGeneration(transaction, next.generation);
    return next.generation;
  });
}
