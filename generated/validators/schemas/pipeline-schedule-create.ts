// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { PipelineScheduleCreate } from '../../types/pipeline-schedules.ts';
import {
  type StandardSchema,
  type ValidationIssue,
  fail,
  failType,
  hasArrayType,
  hasObjectType,
  issuesOf,
  reportItems,
  reportMissing,
  standardSchema,
} from '../runtime/report.ts';
import { every } from '../runtime/values.ts';
import { collectPipelineScheduleInputCreate, isPipelineScheduleInputCreate } from './pipeline-schedule-input-create.ts';

/** Returns true if `value` is a valid `PipelineScheduleCreate`. */
export function isPipelineScheduleCreate(value: unknown): value is PipelineScheduleCreate {
  if (!hasObjectType(value)) return false;
  const active = value['active'];
  if (active !== undefined && typeof active !== 'boolean') return false;
  if (typeof value['cron'] !== 'string') return false;
  const cronTimezone = value['cron_timezone'];
  if (cronTimezone !== undefined && typeof cronTimezone !== 'string') return false;
  if (typeof value['description'] !== 'string') return false;
  const inputs = value['inputs'];
  if (
    inputs !== undefined &&
    !hasObjectType(inputs) &&
    (!hasArrayType(inputs) || !every(inputs, isPipelineScheduleInputCreate))
  )
    return false;
  return typeof value['ref'] === 'string';
}

/** Returns the reasons why `value` is not a valid `PipelineScheduleCreate`; none if it is. */
export function checkPipelineScheduleCreate(value: unknown): ValidationIssue[] {
  return issuesOf(value, isPipelineScheduleCreate, collectPipelineScheduleCreate);
}

/** `PipelineScheduleCreate` as a [Standard Schema](https://standardschema.dev), for routers and form libraries. */
export const pipelineScheduleCreateSchema: StandardSchema<PipelineScheduleCreate> = /* @__PURE__ */ standardSchema(
  isPipelineScheduleCreate,
  checkPipelineScheduleCreate,
);

/** Adds to `issues` every reason why the value at `path` is not a valid `PipelineScheduleCreate`. */
export function collectPipelineScheduleCreate(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/PipelineScheduleCreate';
  if (!hasObjectType(value)) return fail(issues, path, schema, 'type', 'must be an object');
  const active = value['active'];
  if (active !== undefined && typeof active !== 'boolean')
    failType(issues, path, schema, '/active', 'must be true or false');
  const cron = value['cron'];
  if (cron === undefined) reportMissing(issues, path, schema, 'cron');
  else if (typeof cron !== 'string') failType(issues, path, schema, '/cron', 'must be a string');
  const cronTimezone = value['cron_timezone'];
  if (cronTimezone !== undefined && typeof cronTimezone !== 'string')
    failType(issues, path, schema, '/cron_timezone', 'must be a string');
  const description = value['description'];
  if (description === undefined) reportMissing(issues, path, schema, 'description');
  else if (typeof description !== 'string') failType(issues, path, schema, '/description', 'must be a string');
  const inputs = value['inputs'];
  if (inputs !== undefined) collectPipelineScheduleCreateInputs(inputs, `${path}/inputs`, issues);
  const ref = value['ref'];
  if (ref === undefined) reportMissing(issues, path, schema, 'ref');
  else if (typeof ref !== 'string') failType(issues, path, schema, '/ref', 'must be a string');
}

function collectPipelineScheduleCreateInputs(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/PipelineScheduleCreate/properties/inputs';
  if (!hasArrayType(value) && !hasObjectType(value))
    fail(issues, path, schema, 'anyOf', 'must be an array or an object');
  if (hasArrayType(value)) reportItems(value, path, issues, `${schema}/anyOf/0`, collectPipelineScheduleInputCreate);
}
