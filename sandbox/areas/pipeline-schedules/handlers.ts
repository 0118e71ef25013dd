import { and, eq, sql } from '../../database/drizzle.ts';
import type { PipelineSchedulesHandlers } from '@forgespec/sdk/server';
import { Refusal } from '@forgespec/sdk/server/refusal';
import type { User } from '../../access/authenticate.ts';
import { findProject, findProjectAs, type VisibleProject } from '../../access/find-project.ts';
import { requireRole } from '../../access/roles.ts';
import { readNow } from '../../database/now.ts';
import { pipelines, pipelineSchedules as schedules } from '../../database/schema/index.ts';
import { reading, writing, type AreaRequest, type AreaServices } from '../../requests/handle.ts';
import { countRows, pageOf } from '../../requests/page.ts';
import { expandRef } from './expand-ref.ts';
import { nextRun } from './next-run.ts';
import { isListedPipeline, pipelineOrder, schedulePipelineView } from './pipeline-list.ts';
import { runSchedule } from './run-schedule.ts';
import { applyInputs } from './schedule-inputs.ts';
import {
  scheduleDetailView,
  findSchedule,
  requireMayChangeSchedule,
  scheduleView,
  selectSchedules,
  type ScheduleRow,
} from './schedule-queries.ts';
import { variableHandlers } from './variable-handlers.ts';

/**
 * The handlers for pipeline schedules. Developers can create schedules. Only the owner of a schedule and Maintainers
 * can change it.
 */
export const pipelineSchedulesArea = (sandbox: AreaServices): PipelineSchedulesHandlers => ({
  ...variableHandlers(sandbox),

  list: reading(sandbox.queries, async ({ path, query }, { queries, caller, url }) => {
    const project = await findProject(queries, caller, path.id);
    const isActive = query.scope === undefined ? undefined : eq(schedules.active, query.scope === 'active');
    const where = and(eq(schedules.projectId, project.id), isActive);
    return pageOf(url, query, await countRows(queries, schedules, where), async (slice) =>
      (await selectSchedules(queries, where, slice)).map((row) => scheduleView(row, sandbox.addresses)),
    );
  }),

  get: reading(sandbox.queries, async ({ path }, call) => {
    const { project, row } = await find(call, path);
    return { status: 200, body: await scheduleDetailView(call.queries, project, row, sandbox.addresses) };
  }),

  listPipelines: reading(sandbox.queries, async ({ path, query }, call) => {
    const { project, row } = await find(call, path);
    const { queries, url } = call;
    const where = isListedPipeline(row.schedule.id, query);
    return pageOf(url, query, await countRows(queries, pipelines, where), async ({ limit, offset }) => {
      const rows = await queries
        .select()
        .from(pipelines)
        .where(where)
        .orderBy(pipelineOrder(query))
        .limit(limit)
        .offset(offset);
      return rows.map((pipeline) => schedulePipelineView(pipeline, project, sandbox.addresses));
    });
  }),

  create: writing(sandbox.queries, async ({ path, body }, { queries, caller }) => {
    const project = await findProjectAs('Developer', queries, caller, path.id);
    const { description, cron, active = true, cron_timezone: cronTimezone = 'UTC' } = body;
    const [made] = await queries
      .insert(schedules)
      .values({
        projectId: project.id,
        description: requireDescription(description),
        ref: await expandRef(sandbox.repositories.of(project.id), body.ref),
        cron,
        cronTimezone,
        nextRunAt: nextRun(cron, cronTimezone, await readNow(queries)),
        active,
        ownerId: caller.id,
      })
      .returning({ id: schedules.id });
    if (made === undefined) throw new Error('The database returned no schedule');
    await applyInputs(queries, made.id, body.inputs);
    const row = await findSchedule(queries, project, made.id);
    return { status: 201, body: await scheduleDetailView(queries, project, row, sandbox.addresses) };
  }),

  update: writing(sandbox.queries, async ({ path, body = {} }, call) => {
    const { queries } = call;
    const { project, row } = await findControlled(call, path);
    const { id } = row.schedule;
    const { cron = row.schedule.cron, cron_timezone: cronTimezone = row.schedule.cronTimezone } = body;
    await queries
      .update(schedules)
      .set({
        description: body.description === undefined ? undefined : requireDescription(body.description),
        ref: body.ref === undefined ? undefined : await expandRef(sandbox.repositories.of(project.id), body.ref),
        cron,
        cronTimezone,
        nextRunAt: nextRun(cron, cronTimezone, await readNow(queries)),
        active: body.active,
        updatedAt: sql`sandbox_now()`,
      })
      .where(eq(schedules.id, id));
    await applyInputs(queries, id, body.inputs);
    const changed = await findSchedule(queries, project, id);
    return { status: 200, body: await scheduleDetailView(queries, project, changed, sandbox.addresses) };
  }),

  takeOwnership: writing(sandbox.queries, async ({ path }, call) => {
    const { queries, caller } = call;
    const { project, row } = await find(call, path, 'for update');
    requireRole(project, 'Maintainer');
    const { id } = row.schedule;
    await queries
      .update(schedules)
      .set({ ownerId: caller.id, updatedAt: sql`sandbox_now()` })
      .where(eq(schedules.id, id));
    const taken = await findSchedule(queries, project, id);
    return { status: 200, body: await scheduleDetailView(queries, project, taken, sandbox.addresses) };
  }),

  delete: writing(sandbox.queries, async ({ path }, call) => {
    const { project, row } = await findControlled(call, path);
    const body = await scheduleDetailView(call.queries, project, row, sandbox.addresses);
    await call.queries.delete(schedules).where(eq(schedules.id, row.schedule.id));
    return { status: 200, body };
  }),

  play: writing(sandbox.queries, async ({ path }, call) => {
    const { project, row } = await find(call, path, 'for update');
    requireRole(project, 'Developer');
    const isRun = await runSchedule(sandbox, call.queries, { ...row.schedule, ownerId: call.caller.id });
    if (!isRun) throw new Refusal(404, `The branch or tag ${row.schedule.ref} does not exist any more`);
    return { status: 201, body: { message: '201 Created' } };
  }),
});

interface SchedulePath {
  readonly id: number | string;
  readonly pipeline_schedule_id: number;
}

interface Found {
  readonly project: VisibleProject;
  readonly row: ScheduleRow;
}

async function find({ queries, caller }: AreaRequest<User>, path: SchedulePath, lock?: 'for update'): Promise<Found> {
  const project = await findProject(queries, caller, path.id);
  return { project, row: await findSchedule(queries, project, path.pipeline_schedule_id, lock) };
}

async function findControlled(call: AreaRequest<User>, path: SchedulePath): Promise<Found> {
  const found = await find(call, path, 'for update');
  requireMayChangeSchedule(found.project, found.row, call.caller);
  return found;
}

function requireDescription(description: string): string {
  if (description.trim() === '') throw new Refusal(422, 'The description of a schedule must not be empty');
  return description;
}
