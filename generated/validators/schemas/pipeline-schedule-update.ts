// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { PipelineScheduleUpdate } from '../../types/index.ts';
import { hasArrayType, hasObjectType } from '../runtime/json-types.ts';
import { type ValidationIssue, fail, issuesOf, limitReached } from '../runtime/report.ts';
import { type StandardSchema, standardSchema } from '../runtime/standard-schema.ts';
import { every } from '../runtime/values.ts';
import { collectPipelineScheduleInputUpdate, isPipelineScheduleInputUpdate } from './pipeline-schedule-input-update.ts';

/** Whether `value` is a valid `PipelineScheduleUpdate`. */
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
  if (inputs !== undefined && !isPipelineScheduleUpdateInputs(inputs)) return false;
  const ref = value['ref'];
  return ref === undefined || typeof ref === 'string';
}

/**
 * Returns the reasons why `value` is not a valid `PipelineScheduleUpdate`; none if it is.
 * A list that would be too long is cut, and ends with an issue whose keyword is `more`.
 */
export function checkPipelineScheduleUpdate(value: unknown): ValidationIssue[] {
  return issuesOf(value, isPipelineScheduleUpdate, collectPipelineScheduleUpdate);
}

/** `PipelineScheduleUpdate` as a [Standard Schema](https://standardschema.dev), which routers and form libraries take. */
export const pipelineScheduleUpdateSchema: StandardSchema<PipelineScheduleUpdate> = /* @__PURE__ */ standardSchema(
  isPipelineScheduleUpdate,
  checkPipelineScheduleUpdate,
);

/** Adds to `issues` every reason why the value at `path` is not a valid `PipelineScheduleUpdate`. */
export function collectPipelineScheduleUpdate(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/PipelineScheduleUpdate';
  if (!hasObjectType(value)) return fail(issues, path, 'type', 'must be an object', schema);
  const active = value['active'];
  if (active !== undefined && typeof active !== 'boolean')
    fail(issues, `${path}/active`, 'type', 'must be true or false', `${schema}/properties/active`);
  const cron = value['cron'];
  if (cron !== undefined && typeof cron !== 'string')
    fail(issues, `${path}/cron`, 'type', 'must be a string', `${schema}/properties/cron`);
  const cronTimezone = value['cron_timezone'];
  if (cronTimezone !== undefined && typeof cronTimezone !== 'string')
    fail(issues, `${path}/cron_timezone`, 'type', 'must be a string', `${schema}/properties/cron_timezone`);
  const description = value['description'];
  if (description !== undefined && typeof description !== 'string')
    fail(issues, `${path}/description`, 'type', 'must be a string', `${schema}/properties/description`);
  const inputs = value['inputs'];
  if (inputs !== undefined) collectPipelineScheduleUpdateInputs(inputs, `${path}/inputs`, issues);
  const ref = value['ref'];
  if (ref !== undefined && typeof ref !== 'string')
    fail(issues, `${path}/ref`, 'type', 'must be a string', `${schema}/properties/ref`);
}

function isPipelineScheduleUpdateInputs(value: unknown): boolean {
  return (
    (hasArrayType(value) && every(value, isPipelineScheduleInputUpdate)) || isPipelineScheduleUpdateInputsObject(value)
  );
}

function collectPipelineScheduleUpdateInputs(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!hasArrayType(value) && !hasObjectType(value))
    fail(
      issues,
      path,
      'anyOf',
      'must be an array or an object',
      '#/components/schemas/PipelineScheduleUpdate/properties/inputs',
    );
  if (hasArrayType(value)) collectPipelineScheduleUpdateInputsArray(value, path, issues);
  if (hasObjectType(value)) collectPipelineScheduleUpdateInputsObject(value, path, issues);
}

function isPipelineScheduleUpdateInputsObject(value: unknown): boolean {
  return hasObjectType(value);
}

function collectPipelineScheduleUpdateInputsObject(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!hasObjectType(value))
    return fail(
      issues,
      path,
      'type',
      'must be an object',
      '#/components/schemas/PipelineScheduleUpdate/properties/inputs/anyOf/1',
    );
}

function collectPipelineScheduleUpdateInputsArray(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!hasArrayType(value))
    return fail(
      issues,
      path,
      'type',
      'must be an array',
      '#/components/schemas/PipelineScheduleUpdate/properties/inputs/anyOf/0',
    );
  for (let index = 0; index < value.length; index++) {
    const item = value[index];
    collectPipelineScheduleInputUpdate(item, `${path}/${index}`, issues);
    if (limitReached(issues)) return;
  }
}
