// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { PipelineScheduleUpdate } from '../../types/index.ts';
import { type ValidationIssue, report } from '../runtime/issue.ts';
import { isObject } from '../runtime/values.ts';
import { isPipelineScheduleInputUpdate } from './pipeline-schedule-input-update.ts';

/** Whether `value` is a valid `PipelineScheduleUpdate`. */
export function isPipelineScheduleUpdate(value: unknown): value is PipelineScheduleUpdate {
  if (!isObject(value)) return false;
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
  if (ref !== undefined && typeof ref !== 'string') return false;
  return true;
}

/** Every reason why `value` is not a valid `PipelineScheduleUpdate`; none when it is. */
export function checkPipelineScheduleUpdate(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectPipelineScheduleUpdate(value, '', issues);
  return issues;
}

/** Adds to `issues` every reason why the value at `path` is not a valid `PipelineScheduleUpdate`. */
export function collectPipelineScheduleUpdate(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!isObject(value)) {
    report(issues, path, 'must be an object', '#/components/schemas/PipelineScheduleUpdate/type');
    return;
  }
  const active = value['active'];
  if (active !== undefined && typeof active !== 'boolean')
    report(
      issues,
      `${path}/active`,
      'must be true or false',
      '#/components/schemas/PipelineScheduleUpdate/properties/active/type',
    );
  const cron = value['cron'];
  if (cron !== undefined && typeof cron !== 'string')
    report(
      issues,
      `${path}/cron`,
      'must be a string',
      '#/components/schemas/PipelineScheduleUpdate/properties/cron/type',
    );
  const cronTimezone = value['cron_timezone'];
  if (cronTimezone !== undefined && typeof cronTimezone !== 'string')
    report(
      issues,
      `${path}/cron_timezone`,
      'must be a string',
      '#/components/schemas/PipelineScheduleUpdate/properties/cron_timezone/type',
    );
  const description = value['description'];
  if (description !== undefined && typeof description !== 'string')
    report(
      issues,
      `${path}/description`,
      'must be a string',
      '#/components/schemas/PipelineScheduleUpdate/properties/description/type',
    );
  const inputs = value['inputs'];
  if (inputs !== undefined) collectPipelineScheduleUpdateInputs(inputs, `${path}/inputs`, issues);
  const ref = value['ref'];
  if (ref !== undefined && typeof ref !== 'string')
    report(
      issues,
      `${path}/ref`,
      'must be a string',
      '#/components/schemas/PipelineScheduleUpdate/properties/ref/type',
    );
}

function isPipelineScheduleUpdateInputs(value: unknown): boolean {
  if (!isPipelineScheduleUpdateInputsOption1(value) && !isPipelineScheduleUpdateInputsOption2(value)) return false;
  return true;
}

function collectPipelineScheduleUpdateInputs(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!isPipelineScheduleUpdateInputsOption1(value) && !isPipelineScheduleUpdateInputsOption2(value))
    report(
      issues,
      path,
      'must be one of 2 shapes, and is none of them',
      '#/components/schemas/PipelineScheduleUpdate/properties/inputs/anyOf',
    );
}

function isPipelineScheduleUpdateInputsOption1(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (const item of value) {
    if (!isPipelineScheduleInputUpdate(item)) return false;
  }
  return true;
}

function isPipelineScheduleUpdateInputsOption2(value: unknown): boolean {
  return isObject(value);
}
