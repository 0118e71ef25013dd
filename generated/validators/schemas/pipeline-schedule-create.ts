// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { PipelineScheduleCreate } from '../../types/index.ts';
import { type ValidationIssue, issuesOf, json, report, reportMissing } from '../runtime/index.ts';
import { collectPipelineScheduleInputCreate, isPipelineScheduleInputCreate } from './pipeline-schedule-input-create.ts';

/** Whether `value` is a valid `PipelineScheduleCreate`. */
export function isPipelineScheduleCreate(value: unknown): value is PipelineScheduleCreate {
  if (!json.isObject(value)) return false;
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

/** Every reason why `value` is not a valid `PipelineScheduleCreate`; none when it is. */
export function checkPipelineScheduleCreate(value: unknown): ValidationIssue[] {
  return issuesOf(value, isPipelineScheduleCreate, collectPipelineScheduleCreate);
}

/** Adds to `issues` every reason why the value at `path` is not a valid `PipelineScheduleCreate`. */
export function collectPipelineScheduleCreate(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/PipelineScheduleCreate';
  if (!json.isObject(value)) return report(issues, path, 'must be an object', `${schema}/type`);
  reportMissing(issues, path, value, ['cron', 'description', 'ref'], `${schema}/required`);
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
  if (inputs !== undefined) collectPipelineScheduleCreateInputs(inputs, `${path}/inputs`, issues);
  const ref = value['ref'];
  if (ref !== undefined && typeof ref !== 'string')
    report(issues, `${path}/ref`, 'must be a string', `${schema}/properties/ref/type`);
}

function isPipelineScheduleCreateInputs(value: unknown): boolean {
  return (
    (json.isArray(value) && value.every(isPipelineScheduleInputCreate)) || isPipelineScheduleCreateInputsObject(value)
  );
}

function collectPipelineScheduleCreateInputs(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!json.isArray(value) && !json.isObject(value))
    report(
      issues,
      path,
      'must be an array or an object',
      '#/components/schemas/PipelineScheduleCreate/properties/inputs/anyOf',
    );
  if (json.isArray(value)) collectPipelineScheduleCreateInputsArray(value, path, issues);
  if (json.isObject(value)) collectPipelineScheduleCreateInputsObject(value, path, issues);
}

function isPipelineScheduleCreateInputsObject(value: unknown): boolean {
  return json.isObject(value);
}

function collectPipelineScheduleCreateInputsObject(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!json.isObject(value))
    return report(
      issues,
      path,
      'must be an object',
      '#/components/schemas/PipelineScheduleCreate/properties/inputs/anyOf/1/type',
    );
}

function collectPipelineScheduleCreateInputsArray(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!json.isArray(value))
    return report(
      issues,
      path,
      'must be an array',
      '#/components/schemas/PipelineScheduleCreate/properties/inputs/anyOf/0/type',
    );
  for (const [index, item] of value.entries()) {
    collectPipelineScheduleInputCreate(item, `${path}/${index}`, issues);
  }
}
