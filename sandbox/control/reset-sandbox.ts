import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { mkdir, rm } from 'node:fs/promises';
import * as schema from '../database/schema/index.ts';
import { transact } from '../database/transact.ts';
import type { Sandbox } from '../sandbox.ts';
import { seedWorld, setClock, worldNow } from '../world/seed.ts';

/** Makes a sandbox as it was when it was new. @param seed whether it is filled with the world. */
export async function resetSandbox({ queries, repositories, jobs }: Sandbox, seed: boolean): Promise<void> {
  const names = Object.values(schema)
    .filter((value) => is(value, PgTable))
    .filter((table) => table !== schema.clock)
    .map((table) => sql.identifier(getTableName(table)));
  await jobs.clear();
  // What is being done in the background may be in the way.
  await transact(queries, async (transaction) => {
    await transaction.execute(sql`truncate ${sql.join(names, sql`, `)} restart identity cascade`);
    await rm(repositories.folder, { recursive: true, force: true, maxRetries: 5 });
    await mkdir(repositories.folder, { recursive: true });
    if (seed) await seedWorld(transaction, repositories, jobs);
    else await setClock(transaction, worldNow);
  });
}
