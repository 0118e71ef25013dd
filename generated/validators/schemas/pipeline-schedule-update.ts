// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { PipelineScheduleUpdate } from '../../types/index.ts';
import { type ValidationIssue, issuesOf, json, report } from '../runtime/index.ts';
import { collectPipelineScheduleInputUpdate, isPipelineScheduleInputUpdate } from './pipeline-schedule-input-update.ts';

/** Whether `value` is a valid `PipelineScheduleUpdate`. */
export function isPipelineScheduleUpdate(value: unknown): value is PipelineScheduleUpdate {
  if (!json.isObject(value)) return false;
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

/** Every reason why `value` is not a valid `PipelineScheduleUpdate`; none when it is. */
export function checkPipelineScheduleUpdate(value: unknown): ValidationIssue[] {
  return issuesOf(value, isPipelineScheduleUpdate, collectPipelineScheduleUpdate);
}

/** Adds to `issues` every reason why the value at `path` is not a valid `PipelineScheduleUpdate`. */
export function collectPipelineScheduleUpdate(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/PipelineScheduleUpdate';
  if (!json.isObject(value)) return report(issues, path, 'must be an object', `${schema}/type`);
  const active = value['active'];
  if (active !== undefined && typeof active !== 'boolean')
    report(issues, `${path}/active`, 'must be true or false', `${schema}/properties/active/type`);
  const cron = value['cron'];
  if (cron !== undefined && typeof cron !== 'string')
    report(issues, `${path}/cron`, 'must be a string', `${schema}/properties/cron/type`);
  const cronTimezone = value['cron_timezone'];
  if (cronTimezone !== undefined && typeof cronTimezone !== 'string')
    report(issues, `${path}/cron_timezone`, 'must be a string', `${schema}/properties/cron_timezone/type`);
  const description = value['description'];
  if (description !== undefined && typeof description !== 'string')
    report(issues, `${path}/description`, 'must be a string', `${schema}/properties/description/type`);
  const inputs = value['inputs'];
  if (inputs !== undefined) collectPipelineScheduleUpdateInputs(inputs, `${path}/inputs`, issues);
  const ref = value['ref'];
  if (ref !== undefined && typeof ref !== 'string')
    report(issues, `${path}/ref`, 'must be a string', `${schema}/properties/ref/type`);
}

function isPipelineScheduleUpdateInputs(value: unknown): boolean {
  return (
    (json.isArray(value) && value.every(isPipelineScheduleInputUpdate)) || isPipelineScheduleUpdateInputsObject(value)
  );
}

function collectPipelineScheduleUpdateInputs(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!json.isArray(value) && !json.isObject(value))
    report(
      issues,
      path,
      'must be an array or an object',
      '#/components/schemas/PipelineScheduleUpdate/properties/inputs/anyOf',
    );
  if (json.isArray(value)) collectPipelineScheduleUpdateInputsArray(value, path, issues);
  if (json.isObject(value)) collectPipelineScheduleUpdateInputsObject(value, path, issues);
}

function isPipelineScheduleUpdateInputsObject(value: unknown): boolean {
  return json.isObject(value);
}

function collectPipelineScheduleUpdateInputsObject(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!json.isObject(value))
    return report(
      issues,
      path,
      'must be an object',
      '#/components/schemas/PipelineScheduleUpdate/properties/inputs/anyOf/1/type',
    );
}

function collectPipelineScheduleUpdateInputsArray(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!json.isArray(value))
    return report(
      issues,
      path,
      'must be an array',
      '#/components/schemas/PipelineScheduleUpdate/properties/inputs/anyOf/0/type',
    );
  for (const [index, item] of value.entries()) {
    collectPipelineScheduleInputUpdate(item, `${path}/${index}`, issues);
  }
}
