import { and, asc, eq, lte, sql } from '../../database/drizzle.ts';
import type { Queries } from '../../database/database.ts';
import { readNow } from '../../database/now.ts';
import { pipelines, pipelineSchedules } from '../../database/schema/index.ts';
import { resolveCommit } from '../../git/refs.ts';
import { nextIid } from '../../requests/next-iid.ts';
import type { Sandbox, Services } from '../../sandbox.ts';
import { nextRun } from './next-run.ts';

type Schedule = typeof pipelineSchedules.$inferSelect;

/**
 * Starts a pipeline for a schedule.
 *
 * @returns false if the branch or tag of the schedule no longer exists. No pipeline is then started.
 */
export async function runSchedule(
  { repositories, jobs }: Services,
  queries: Queries,
  schedule: Schedule,
): Promise<boolean> {
  const { projectId, ref } = schedule;
  const sha = await resolveCommit(repositories.of(projectId), ref);
  if (sha === undefined) return false;
  const [pipeline] = await queries
    .insert(pipelines)
    .values({
      iid: await nextIid(queries, 'project', projectId, 'pipeline'),
      projectId,
      scheduleId: schedule.id,
      source: 'schedule',
      status: 'created',
      ref: ref.replace(/^refs\/(?:heads|tags)\//u, ''),
      tag: ref.startsWith('refs/tags/'),
      sha,
      userId: schedule.ownerId,
    })
    .returning({ id: pipelines.id });
  if (pipeline === undefined) throw new Error('The database returned no pipeline');
  await jobs.send(queries, { kind: 'advance-pipeline', pipelineId: pipeline.id });
  return true;
}

/**
 * Runs the schedules that are due, at most 20 in one call, and stores the time of their next run. A schedule runs only
 * once, even if it has missed several runs. If several processes call this function at the same time, each due schedule
 * runs in only one of them.
 */
export async function runDueSchedules(sandbox: Sandbox): Promise<void> {
  await sandbox.queries.transaction(async (transaction) => {
    const due = await transaction
      .select()
      .from(pipelineSchedules)
      .where(and(eq(pipelineSchedules.active, true), lte(pipelineSchedules.nextRunAt, sql`sandbox_now()`)))
      .orderBy(asc(pipelineSchedules.nextRunAt))
      .limit(20)
      .for('update', { skipLocked: true });
    if (due.length === 0) return;
    const now = await readNow(transaction);
    for (const schedule of due) {
      await runSchedule(sandbox, transaction, schedule);
      const nextRunAt = nextRun(schedule.cron, schedule.cronTimezone, now);
      await transaction.update(pipelineSchedules).set({ nextRunAt }).where(eq(pipelineSchedules.id, schedule.id));
    }
  });
}
