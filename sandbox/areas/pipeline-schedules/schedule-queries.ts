import { and, asc, desc, eq, type SQL } from '../../database/drizzle.ts';
import { Refusal } from '@forgespec/sdk/server/refusal';
import type { PipelineSchedule, PipelineScheduleDetail } from '@forgespec/sdk/types';
import type { User } from '../../access/authenticate.ts';
import type { Project, VisibleProject } from '../../access/find-project.ts';
import { hasRole } from '../../access/roles.ts';
import type { Addresses } from '../../addresses.ts';
import type { Queries } from '../../database/database.ts';
import {
  pipelines,
  pipelineScheduleInputs,
  pipelineSchedules,
  pipelineScheduleVariables,
  users,
} from '../../database/schema/index.ts';
import type { RowRange } from '../../requests/page.ts';
import { userSummary } from '../../views/user-view.ts';

/** Returns schedules with their owners, the oldest first. */
export const selectSchedules = async (queries: Queries, where: SQL | undefined, { limit, offset }: RowRange) =>
  queries
    .select({ schedule: pipelineSchedules, owner: users })
    .from(pipelineSchedules)
    .innerJoin(users, eq(users.id, pipelineSchedules.ownerId))
    .where(where)
    .orderBy(asc(pipelineSchedules.id))
    .limit(limit)
    .offset(offset);

/** A schedule with its owner. */
export type ScheduleRow = Awaited<ReturnType<typeof selectSchedules>>[number];

/**
 * Finds a schedule of a project.
 *
 * @param lock `for update` to lock the schedule. Other transactions that change the schedule then wait until the current
 * transaction ends.
 * @throws {Refusal} 404 if the project has no schedule with this id.
 */
export async function findSchedule(
  queries: Queries,
  { id: projectId }: Project,
  id: number,
  lock?: 'for update',
): Promise<ScheduleRow> {
  const condition = and(eq(pipelineSchedules.projectId, projectId), eq(pipelineSchedules.id, id));
  // The lock needs its own query: a join would omit the schedule if another transaction changes its owner during the wait.
  if (lock !== undefined)
    await queries.select({ id: pipelineSchedules.id }).from(pipelineSchedules).where(condition).for('update');
  const [row] = await selectSchedules(queries, condition, { limit: 1, offset: 0 });
  if (row === undefined) throw new Refusal(404, 'There is no such schedule');
  return row;
}

/**
 * Checks that the caller may change a schedule.
 *
 * @throws {Refusal} 403 if the caller is neither a Maintainer, nor a Developer who owns the schedule.
 */
export function requireMayChangeSchedule(project: VisibleProject, { owner }: ScheduleRow, caller: User): void {
  if (hasRole(project, 'Maintainer') || (owner.id === caller.id && hasRole(project, 'Developer'))) return;
  throw new Refusal(403, 'Only Maintainers may do this, or the owner of the schedule with the role Developer');
}

/** Returns a schedule as an item of a list. */
export const scheduleView = ({ schedule, owner }: ScheduleRow, addresses: Addresses): PipelineSchedule => ({
  id: schedule.id,
  description: schedule.description,
  ref: schedule.ref,
  cron: schedule.cron,
  cron_timezone: schedule.cronTimezone,
  next_run_at: schedule.nextRunAt.toISOString(),
  active: schedule.active,
  created_at: schedule.createdAt.toISOString(),
  updated_at: schedule.updatedAt.toISOString(),
  owner: userSummary(owner, addresses),
});

/**
 * Returns the response body for a schedule, with its last pipeline, its variables and its inputs. Omits the variables
 * if the role of the caller is lower than Developer, because variables can be secret.
 */
export async function scheduleDetailView(
  queries: Queries,
  project: VisibleProject,
  row: ScheduleRow,
  addresses: Addresses,
): Promise<PipelineScheduleDetail> {
  const { id } = row.schedule;
  const [last] = await queries
    .select({ id: pipelines.id, sha: pipelines.sha, ref: pipelines.ref, status: pipelines.status })
    .from(pipelines)
    .where(eq(pipelines.scheduleId, id))
    .orderBy(desc(pipelines.id))
    .limit(1);
  const variables = hasRole(project, 'Developer')
    ? await queries
        .select()
        .from(pipelineScheduleVariables)
        .where(eq(pipelineScheduleVariables.scheduleId, id))
        .orderBy(asc(pipelineScheduleVariables.key))
    : [];
  const inputs = await queries
    .select({ name: pipelineScheduleInputs.name, value: pipelineScheduleInputs.value })
    .from(pipelineScheduleInputs)
    .where(eq(pipelineScheduleInputs.scheduleId, id))
    .orderBy(asc(pipelineScheduleInputs.name));
  return {
    ...scheduleView(row, addresses),
    last_pipeline: last ?? null,
    variables: variables.map(({ key, variableType, value, raw }) => ({ key, variable_type: variableType, value, raw })),
    inputs,
  };
}
