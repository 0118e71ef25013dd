// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { PipelineScheduleCreate } from '../../types/index.ts';
import { type ValidationIssue, report } from '../runtime/issue.ts';
import { isObject } from '../runtime/values.ts';
import { isPipelineScheduleInputCreate } from './pipeline-schedule-input-create.ts';

/** Whether `value` is a valid `PipelineScheduleCreate`. */
export function isPipelineScheduleCreate(value: unknown): value is PipelineScheduleCreate {
  if (!isObject(value)) return false;
  const active = value['active'];
  if (active !== undefined && typeof active !== 'boolean') return false;
  const cron = value['cron'];
  if (typeof cron !== 'string') return false;
  const cronTimezone = value['cron_timezone'];
  if (cronTimezone !== undefined && typeof cronTimezone !== 'string') return false;
  const description = value['description'];
  if (typeof description !== 'string') return false;
  const inputs = value['inputs'];
  if (inputs !== undefined && !isPipelineScheduleCreateInputs(inputs)) return false;
  const ref = value['ref'];
  return typeof ref === 'string';
}

/** Every reason why `value` is not a valid `PipelineScheduleCreate`; none when it is. */
export function checkPipelineScheduleCreate(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectPipelineScheduleCreate(value, '', issues);
  return issues;
}

/** Adds to `issues` every reason why the value at `path` is not a valid `PipelineScheduleCreate`. */
export function collectPipelineScheduleCreate(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!isObject(value)) {
    report(issues, path, 'must be an object', '#/components/schemas/PipelineScheduleCreate/type');
    return;
  }
  const active = value['active'];
  if (active !== undefined && typeof active !== 'boolean')
    report(
      issues,
      `${path}/active`,
      'must be true or false',
      '#/components/schemas/PipelineScheduleCreate/properties/active/type',
    );
  const cron = value['cron'];
  if (cron === undefined)
    report(issues, path, 'must have the property "cron"', '#/components/schemas/PipelineScheduleCreate/required');
  else if (typeof cron !== 'string')
    report(
      issues,
      `${path}/cron`,
      'must be a string',
      '#/components/schemas/PipelineScheduleCreate/properties/cron/type',
    );
  const cronTimezone = value['cron_timezone'];
  if (cronTimezone !== undefined && typeof cronTimezone !== 'string')
    report(
      issues,
      `${path}/cron_timezone`,
      'must be a string',
      '#/components/schemas/PipelineScheduleCreate/properties/cron_timezone/type',
    );
  const description = value['description'];
  if (description === undefined)
    report(
      issues,
      path,
      'must have the property "description"',
      '#/components/schemas/PipelineScheduleCreate/required',
    );
  else if (typeof description !== 'string')
    report(
      issues,
      `${path}/description`,
      'must be a string',
      '#/components/schemas/PipelineScheduleCreate/properties/description/type',
    );
  const inputs = value['inputs'];
  if (inputs !== undefined) collectPipelineScheduleCreateInputs(inputs, `${path}/inputs`, issues);
  const ref = value['ref'];
  if (ref === undefined)
    report(issues, path, 'must have the property "ref"', '#/components/schemas/PipelineScheduleCreate/required');
  else if (typeof ref !== 'string')
    report(
      issues,
      `${path}/ref`,
      'must be a string',
      '#/components/schemas/PipelineScheduleCreate/properties/ref/type',
    );
}

function isPipelineScheduleCreateInputs(value: unknown): boolean {
  if (!isPipelineScheduleCreateInputsOption1(value) && !isPipelineScheduleCreateInputsOption2(value)) return false;
  return true;
}

function collectPipelineScheduleCreateInputs(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!isPipelineScheduleCreateInputsOption1(value) && !isPipelineScheduleCreateInputsOption2(value))
    report(
      issues,
      path,
      'must be one of 2 shapes, and is none of them',
      '#/components/schemas/PipelineScheduleCreate/properties/inputs/anyOf',
    );
}

function isPipelineScheduleCreateInputsOption1(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (const item of value) {
    if (!isPipelineScheduleInputCreate(item)) return false;
  }
  return true;
}

function isPipelineScheduleCreateInputsOption2(value: unknown): boolean {
  return isObject(value);
}
