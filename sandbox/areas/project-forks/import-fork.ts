import { eq, sql } from '../../database/drizzle.ts';
import { projects } from '../../database/schema/index.ts';
import type { Sandbox } from '../../sandbox.ts';

/**
 * Copies the repository of the original project to a fork. The function is idempotent.
 *
 * @param branches the names of the branches to copy; empty for all branches.
 */
export async function importFork(
  { queries, repositories }: Sandbox,
  projectId: number,
  branches: readonly string[],
): Promise<void> {
  const [fork] = await queries
    .update(projects)
    .set({ importStatus: 'started' })
    .where(sql`${projects.id} = ${projectId} and ${projects.importStatus} in ('scheduled', 'started')`)
    .returning();
  if (fork === undefined) return;
  if (fork.forkedFromId === null) {
    await finish('failed', 'The project is not a fork any more');
    return;
  }
  const copied = branches.length === 0 ? undefined : branches;
  await repositories.copy(fork.forkedFromId, projectId, fork.defaultBranch, copied);
  await finish('finished', null);

  async function finish(importStatus: 'failed' | 'finished', importError: string | null): Promise<void> {
    await queries.update(projects).set({ importStatus, importError }).where(eq(projects.id, projectId));
  }
}
