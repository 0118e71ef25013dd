// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { PipelineScheduleUpdate } from '../../types/pipeline-schedules.ts';
import {
  type StandardSchema,
  type ValidationIssue,
  fail,
  failType,
  hasArrayType,
  hasObjectType,
  issuesOf,
  reportItems,
  standardSchema,
} from '../runtime/report.ts';
import { every } from '../runtime/values.ts';
import { collectPipelineScheduleInputUpdate, isPipelineScheduleInputUpdate } from './pipeline-schedule-input-update.ts';

/** Returns true if `value` is a valid `PipelineScheduleUpdate`. */
export function isPipelineScheduleUpdate(value: unknown): value is PipelineScheduleUpdate {
  if (!hasObjectType(value)) return false;
  const active = value['active'];
  if (active !== undefined && typeof active !== 'boolean') return false;
  const cron = value['cron'];
  if (cron !== undefined && typeof cron !== 'string') return false;
  const cronTimezone = value['cron_timezone'];
  if (cronTimezone !== undefined && typeof cronTimezone !== 'string') return false;
  const description = value['description'];
  if (description !== undefined && typeof description !== 'string') return false;
  const inputs = value['inputs'];
  if (
    inputs !== undefined &&
    !hasObjectType(inputs) &&
    (!hasArrayType(inputs) || !every(inputs, isPipelineScheduleInputUpdate))
  )
    return false;
  const ref = value['ref'];
  return ref === undefined || typeof ref === 'string';
}

/** Returns the reasons why `value` is not a valid `PipelineScheduleUpdate`; none if it is. */
export function checkPipelineScheduleUpdate(value: unknown): ValidationIssue[] {
  return issuesOf(value, isPipelineScheduleUpdate, collectPipelineScheduleUpdate);
}

/** `PipelineScheduleUpdate` as a [Standard Schema](https://standardschema.dev), for routers and form libraries. */
export const pipelineScheduleUpdateSchema: StandardSchema<PipelineScheduleUpdate> = /* @__PURE__ */ standardSchema(
  isPipelineScheduleUpdate,
  checkPipelineScheduleUpdate,
);

/** Adds to `issues` every reason why the value at `path` is not a valid `PipelineScheduleUpdate`. */
export function collectPipelineScheduleUpdate(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/PipelineScheduleUpdate';
  if (!hasObjectType(value)) return fail(issues, path, schema, 'type', 'must be an object');
  const active = value['active'];
  if (active !== undefined && typeof active !== 'boolean')
    failType(issues, path, schema, '/active', 'must be true or false');
  const cron = value['cron'];
  if (cron !== undefined && typeof cron !== 'string') failType(issues, path, schema, '/cron', 'must be a string');
  const cronTimezone = value['cron_timezone'];
  if (cronTimezone !== undefined && typeof cronTimezone !== 'string')
    failType(issues, path, schema, '/cron_timezone', 'must be a string');
  const description = value['description'];
  if (description !== undefined && typeof description !== 'string')
    failType(issues, path, schema, '/description', 'must be a string');
  const inputs = value['inputs'];
  if (inputs !== undefined) collectPipelineScheduleUpdateInputs(inputs, `${path}/inputs`, issues);
  const ref = value['ref'];
  if (ref !== undefined && typeof ref !== 'string') failType(issues, path, schema, '/ref', 'must be a string');
}

function collectPipelineScheduleUpdateInputs(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/PipelineScheduleUpdate/properties/inputs';
  if (!hasArrayType(value) && !hasObjectType(value))
    fail(issues, path, schema, 'anyOf', 'must be an array or an object');
  if (hasArrayType(value)) reportItems(value, path, issues, `${schema}/anyOf/0`, collectPipelineScheduleInputUpdate);
}
