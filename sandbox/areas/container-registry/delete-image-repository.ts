import { and, eq, isNull } from '../../database/drizzle.ts';
import type { JobSender } from '../../jobs/job-queue.ts';
import type { Queries } from '../../database/database.ts';
import { registryRepositories } from '../../database/schema/index.ts';
import type { Sandbox } from '../../sandbox.ts';

type Status = NonNullable<typeof registryRepositories.$inferSelect.status>;

/** Schedules the deletion of an image repository. Does nothing if the deletion is already scheduled. */
export async function scheduleDeletion(queries: Queries, jobs: JobSender, repositoryId: number): Promise<void> {
  const scheduled = await queries
    .update(registryRepositories)
    .set({ status: 'delete_scheduled' })
    .where(and(eq(registryRepositories.id, repositoryId), isNull(registryRepositories.status)))
    .returning();
  if (scheduled.length > 0) await jobs.send(queries, { kind: 'delete-image-repository', repositoryId });
}

/**
 * Runs the next step of the deletion of an image repository. The first call marks the repository and sends a job. This
 * job calls the function again, and the second call deletes the repository and its content.
 */
export async function deleteImageRepository({ queries, jobs }: Sandbox, repositoryId: number): Promise<void> {
  const hasStatus = (status: Status) =>
    and(eq(registryRepositories.id, repositoryId), eq(registryRepositories.status, status));
  await queries.transaction(async (transaction) => {
    const marked = await transaction
      .update(registryRepositories)
      .set({ status: 'delete_ongoing' })
      .where(hasStatus('delete_scheduled'))
      .returning();
    if (marked.length > 0) await jobs.send(transaction, { kind: 'delete-image-repository', repositoryId });
    else await transaction.delete(registryRepositories).where(hasStatus('delete_ongoing'));
  });
}
