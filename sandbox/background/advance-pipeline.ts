import { and, eq, sql } from '../database/drizzle.ts';
import { pipelines } from '../database/schema/index.ts';
import type { Sandbox } from '../sandbox.ts';
import { announceWork } from '../jobs/announce-work.ts';

/**
 * Advances a pipeline by one step: from `created` to `running`, or from `running` to `success`. A pipeline never fails,
 * because the sandbox does not run the jobs of pipelines.
 */
export async function advancePipeline({ queries, jobs }: Sandbox, pipelineId: number): Promise<void> {
  await queries.transaction(async (transaction) => {
    const now = sql`sandbox_now()`;
    const [started] = await transaction
      .update(pipelines)
      .set({ status: 'running', startedAt: now, updatedAt: now })
      .where(and(eq(pipelines.id, pipelineId), eq(pipelines.status, 'created')))
      .returning();
    if (started !== undefined) {
      await jobs.send(transaction, { kind: 'advance-pipeline', pipelineId });
      return;
    }
    await transaction
      .update(pipelines)
      .set({ status: 'success', finishedAt: now, updatedAt: now })
      .where(and(eq(pipelines.id, pipelineId), eq(pipelines.status, 'running')));
    // A merge request with automatic merging may be waiting for this pipeline.
    await announceWork(transaction);
  });
}
