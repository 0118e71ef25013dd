// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { PipelineScheduleCreate } from '../../types/index.ts';
import { hasArrayType, hasObjectType } from '../runtime/json-types.ts';
import { type ValidationIssue, fail, issuesOf, limitReached, reportMissing } from '../runtime/report.ts';
import { type StandardSchema, standardSchema } from '../runtime/standard-schema.ts';
import { every } from '../runtime/values.ts';
import { collectPipelineScheduleInputCreate, isPipelineScheduleInputCreate } from './pipeline-schedule-input-create.ts';

/** Whether `value` is a valid `PipelineScheduleCreate`. */
export function isPipelineScheduleCreate(value: unknown): value is PipelineScheduleCreate {
  if (!hasObjectType(value)) return false;
  const active = value['active'];
  if (active !== undefined && typeof active !== 'boolean') return false;
  if (typeof value['cron'] !== 'string') return false;
  const cronTimezone = value['cron_timezone'];
  if (cronTimezone !== undefined && typeof cronTimezone !== 'string') return false;
  if (typeof value['description'] !== 'string') return false;
  const inputs = value['inputs'];
  if (inputs !== undefined && !isPipelineScheduleCreateInputs(inputs)) return false;
  return typeof value['ref'] === 'string';
}

/**
 * Returns the reasons why `value` is not a valid `PipelineScheduleCreate`; none if it is.
 * A list that would be too long is cut, and ends with an issue whose keyword is `more`.
 */
export function checkPipelineScheduleCreate(value: unknown): ValidationIssue[] {
  return issuesOf(value, isPipelineScheduleCreate, collectPipelineScheduleCreate);
}

/** `PipelineScheduleCreate` as a [Standard Schema](https://standardschema.dev), which routers and form libraries take. */
export const pipelineScheduleCreateSchema: StandardSchema<PipelineScheduleCreate> = /* @__PURE__ */ standardSchema(
  isPipelineScheduleCreate,
  checkPipelineScheduleCreate,
);

/** Adds to `issues` every reason why the value at `path` is not a valid `PipelineScheduleCreate`. */
export function collectPipelineScheduleCreate(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/PipelineScheduleCreate';
  if (!hasObjectType(value)) return fail(issues, path, 'type', 'must be an object', schema);
  const active = value['active'];
  if (active !== undefined && typeof active !== 'boolean')
    fail(issues, `${path}/active`, 'type', 'must be true or false', `${schema}/properties/active`);
  const cron = value['cron'];
  if (cron === undefined) reportMissing(issues, path, 'cron', schema);
  else if (typeof cron !== 'string')
    fail(issues, `${path}/cron`, 'type', 'must be a string', `${schema}/properties/cron`);
  const cronTimezone = value['cron_timezone'];
  if (cronTimezone !== undefined && typeof cronTimezone !== 'string')
    fail(issues, `${path}/cron_timezone`, 'type', 'must be a string', `${schema}/properties/cron_timezone`);
  const description = value['description'];
  if (description === undefined) reportMissing(issues, path, 'description', schema);
  else if (typeof description !== 'string')
    fail(issues, `${path}/description`, 'type', 'must be a string', `${schema}/properties/description`);
  const inputs = value['inputs'];
  if (inputs !== undefined) collectPipelineScheduleCreateInputs(inputs, `${path}/inputs`, issues);
  const ref = value['ref'];
  if (ref === undefined) reportMissing(issues, path, 'ref', schema);
  else if (typeof ref !== 'string') fail(issues, `${path}/ref`, 'type', 'must be a string', `${schema}/properties/ref`);
}

function isPipelineScheduleCreateInputs(value: unknown): boolean {
  return (
    (hasArrayType(value) && every(value, isPipelineScheduleInputCreate)) || isPipelineScheduleCreateInputsObject(value)
  );
}

function collectPipelineScheduleCreateInputs(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!hasArrayType(value) && !hasObjectType(value))
    fail(
      issues,
      path,
      'anyOf',
      'must be an array or an object',
      '#/components/schemas/PipelineScheduleCreate/properties/inputs',
    );
  if (hasArrayType(value)) collectPipelineScheduleCreateInputsArray(value, path, issues);
  if (hasObjectType(value)) collectPipelineScheduleCreateInputsObject(value, path, issues);
}

function isPipelineScheduleCreateInputsObject(value: unknown): boolean {
  return hasObjectType(value);
}

function collectPipelineScheduleCreateInputsObject(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!hasObjectType(value))
    return fail(
      issues,
      path,
      'type',
      'must be an object',
      '#/components/schemas/PipelineScheduleCreate/properties/inputs/anyOf/1',
    );
}

function collectPipelineScheduleCreateInputsArray(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!hasArrayType(value))
    return fail(
      issues,
      path,
      'type',
      'must be an array',
      '#/components/schemas/PipelineScheduleCreate/properties/inputs/anyOf/0',
    );
  for (let index = 0; index < value.length; index++) {
    const item = value[index];
    collectPipelineScheduleInputCreate(item, `${path}/${index}`, issues);
    if (limitReached(issues)) return;
  }
}
