// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { PipelineScheduleVariableDetail } from '../../types/pipeline-schedules.ts';
import {
  type StandardSchema,
  type ValidationIssue,
  fail,
  failType,
  hasObjectType,
  issuesOf,
  reportMissing,
  standardSchema,
} from '../runtime/report.ts';
import { collectPipelineScheduleVariable, isPipelineScheduleVariable } from './pipeline-schedule-variable.ts';

/** Returns true if `value` is a valid `PipelineScheduleVariableDetail`. */
export function isPipelineScheduleVariableDetail(value: unknown): value is PipelineScheduleVariableDetail {
  if (!hasObjectType(value)) return false;
  const raw = value['raw'];
  if (typeof raw !== 'boolean' && raw !== null) return false;
  return isPipelineScheduleVariable(value);
}

/** Returns the reasons why `value` is not a valid `PipelineScheduleVariableDetail`; none if it is. */
export function checkPipelineScheduleVariableDetail(value: unknown): ValidationIssue[] {
  return issuesOf(value, isPipelineScheduleVariableDetail, collectPipelineScheduleVariableDetail);
}

/** `PipelineScheduleVariableDetail` as a [Standard Schema](https://standardschema.dev), for routers and form libraries. */
export const pipelineScheduleVariableDetailSchema: StandardSchema<PipelineScheduleVariableDetail> =
  /* @__PURE__ */ standardSchema(isPipelineScheduleVariableDetail, checkPipelineScheduleVariableDetail);

/** Adds to `issues` every reason why the value at `path` is not a valid `PipelineScheduleVariableDetail`. */
export function collectPipelineScheduleVariableDetail(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/PipelineScheduleVariableDetail';
  if (!hasObjectType(value))
    return fail(issues, path, '#/components/schemas/PipelineScheduleVariable', 'type', 'must be an object');
  const raw = value['raw'];
  if (raw === undefined) reportMissing(issues, path, `${schema}/allOf/1`, 'raw');
  else if (typeof raw !== 'boolean' && raw !== null)
    failType(issues, path, `${schema}/allOf/1`, '/raw', 'must be true, false or null');
  collectPipelineScheduleVariable(value, path, issues);
}
