import { and, eq } from '../../database/drizzle.ts';
import type { PipelineSchedulesHandlers } from '@forgespec/sdk/server';
import { Refusal } from '@forgespec/sdk/server/refusal';
import type { PipelineScheduleVariable } from '@forgespec/sdk/types';
import type { User } from '../../access/authenticate.ts';
import { findProject } from '../../access/find-project.ts';
import { pipelineScheduleVariables as variables } from '../../database/schema/index.ts';
import { writing, type AreaRequest, type AreaServices } from '../../requests/handle.ts';
import { findSchedule, requireMayChangeSchedule } from './schedule-queries.ts';

type VariableRow = typeof variables.$inferSelect;

/** The handlers for the variables of a schedule. */
export const variableHandlers = ({
  queries,
}: AreaServices): Pick<PipelineSchedulesHandlers, 'createVariable' | 'deleteVariable' | 'updateVariable'> => ({
  createVariable: writing(queries, async ({ path, body }, call) => {
    const scheduleId = await findControlled(call, path);
    const { key, value, variable_type: variableType } = body;
    const [row] = await call.queries
      .insert(variables)
      .values({ scheduleId, key, value, ...(variableType === undefined ? {} : { variableType }) })
      .onConflictDoNothing()
      .returning();
    if (row === undefined) throw new Refusal(422, `There is a variable ${key} already`);
    return { status: 201, body: variableView(row) };
  }),

  updateVariable: writing(queries, async ({ path, body }, call) => {
    const scheduleId = await findControlled(call, path);
    const [row] = await call.queries
      .update(variables)
      .set({ value: body.value, variableType: body.variable_type })
      .where(and(eq(variables.scheduleId, scheduleId), eq(variables.key, path.key)))
      .returning();
    return { status: 200, body: variableView(requireVariable(row)) };
  }),

  deleteVariable: writing(queries, async ({ path }, call) => {
    const scheduleId = await findControlled(call, path);
    const condition = and(eq(variables.scheduleId, scheduleId), eq(variables.key, path.key));
    const [row] = await call.queries.delete(variables).where(condition).returning();
    const { key, value } = requireVariable(row);
    return { status: 200, body: { key, value } };
  }),
});

interface SchedulePath {
  readonly id: number | string;
  readonly pipeline_schedule_id: number;
}

async function findControlled({ queries, caller }: AreaRequest<User>, path: SchedulePath): Promise<number> {
  const project = await findProject(queries, caller, path.id);
  const row = await findSchedule(queries, project, path.pipeline_schedule_id, 'for update');
  requireMayChangeSchedule(project, row, caller);
  return row.schedule.id;
}

function requireVariable(row: VariableRow | undefined): VariableRow {
  if (row === undefined) throw new Refusal(404, 'There is no such variable');
  return row;
}

const variableView = ({ key, value, variableType }: VariableRow): PipelineScheduleVariable => ({
  key,
  variable_type: variableType,
  value,
});
