// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { PipelineSchedule } from '../../types/index.ts';
import { isDateTime } from '../runtime/formats.ts';
import { type ValidationIssue, report } from '../runtime/issue.ts';
import { isInteger, isObject } from '../runtime/values.ts';
import { collectUserSummary, isUserSummary } from './user-summary.ts';

/** Whether `value` is a valid `PipelineSchedule`. */
export function isPipelineSchedule(value: unknown): value is PipelineSchedule {
  if (!isObject(value)) return false;
  const id = value['id'];
  if (!isInteger(id)) return false;
  const active = value['active'];
  if (typeof active !== 'boolean' && active !== null) return false;
  const createdAt = value['created_at'];
  if (typeof createdAt !== 'string' || !isDateTime(createdAt)) return false;
  const cron = value['cron'];
  if (typeof cron !== 'string') return false;
  const cronTimezone = value['cron_timezone'];
  if (typeof cronTimezone !== 'string') return false;
  const description = value['description'];
  if (typeof description !== 'string') return false;
  const nextRunAt = value['next_run_at'];
  if (typeof nextRunAt !== 'string' || !isDateTime(nextRunAt)) return false;
  const owner = value['owner'];
  if (!isUserSummary(owner)) return false;
  const ref = value['ref'];
  if (typeof ref !== 'string') return false;
  const updatedAt = value['updated_at'];
  if (typeof updatedAt !== 'string' || !isDateTime(updatedAt)) return false;
  return true;
}

/** Every reason why `value` is not a valid `PipelineSchedule`; none when it is. */
export function checkPipelineSchedule(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectPipelineSchedule(value, '', issues);
  return issues;
}

/** Adds to `issues` every reason why the value at `path` is not a valid `PipelineSchedule`. */
export function collectPipelineSchedule(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!isObject(value)) {
    report(issues, path, 'must be an object', '#/components/schemas/PipelineSchedule/type');
    return;
  }
  const id = value['id'];
  if (id === undefined)
    report(issues, path, 'must have the property "id"', '#/components/schemas/PipelineSchedule/required');
  else if (!isInteger(id))
    report(issues, `${path}/id`, 'must be an integer', '#/components/schemas/PipelineSchedule/properties/id/type');
  const active = value['active'];
  if (active === undefined)
    report(issues, path, 'must have the property "active"', '#/components/schemas/PipelineSchedule/required');
  else if (typeof active !== 'boolean' && active !== null)
    report(
      issues,
      `${path}/active`,
      'must be true or false or null',
      '#/components/schemas/PipelineSchedule/properties/active/type',
    );
  const createdAt = value['created_at'];
  if (createdAt === undefined)
    report(issues, path, 'must have the property "created_at"', '#/components/schemas/PipelineSchedule/required');
  else collectPipelineScheduleCreatedAt(createdAt, `${path}/created_at`, issues);
  const cron = value['cron'];
  if (cron === undefined)
    report(issues, path, 'must have the property "cron"', '#/components/schemas/PipelineSchedule/required');
  else if (typeof cron !== 'string')
    report(issues, `${path}/cron`, 'must be a string', '#/components/schemas/PipelineSchedule/properties/cron/type');
  const cronTimezone = value['cron_timezone'];
  if (cronTimezone === undefined)
    report(issues, path, 'must have the property "cron_timezone"', '#/components/schemas/PipelineSchedule/required');
  else if (typeof cronTimezone !== 'string')
    report(
      issues,
      `${path}/cron_timezone`,
      'must be a string',
      '#/components/schemas/PipelineSchedule/properties/cron_timezone/type',
    );
  const description = value['description'];
  if (description === undefined)
    report(issues, path, 'must have the property "description"', '#/components/schemas/PipelineSchedule/required');
  else if (typeof description !== 'string')
    report(
      issues,
      `${path}/description`,
      'must be a string',
      '#/components/schemas/PipelineSchedule/properties/description/type',
    );
  const nextRunAt = value['next_run_at'];
  if (nextRunAt === undefined)
    report(issues, path, 'must have the property "next_run_at"', '#/components/schemas/PipelineSchedule/required');
  else collectPipelineScheduleNextRunAt(nextRunAt, `${path}/next_run_at`, issues);
  const owner = value['owner'];
  if (owner === undefined)
    report(issues, path, 'must have the property "owner"', '#/components/schemas/PipelineSchedule/required');
  else collectUserSummary(owner, `${path}/owner`, issues);
  const ref = value['ref'];
  if (ref === undefined)
    report(issues, path, 'must have the property "ref"', '#/components/schemas/PipelineSchedule/required');
  else if (typeof ref !== 'string')
    report(issues, `${path}/ref`, 'must be a string', '#/components/schemas/PipelineSchedule/properties/ref/type');
  const updatedAt = value['updated_at'];
  if (updatedAt === undefined)
    report(issues, path, 'must have the property "updated_at"', '#/components/schemas/PipelineSchedule/required');
  else collectPipelineScheduleUpdatedAt(updatedAt, `${path}/updated_at`, issues);
}

function collectPipelineScheduleCreatedAt(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (typeof value !== 'string') {
    report(issues, path, 'must be a string', '#/components/schemas/PipelineSchedule/properties/created_at/type');
    return;
  }
  if (!isDateTime(value))
    report(
      issues,
      path,
      'must be a date and time with an offset, such as 2026-03-09T10:15:00Z',
      '#/components/schemas/PipelineSchedule/properties/created_at/format',
    );
}

function collectPipelineScheduleNextRunAt(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (typeof value !== 'string') {
    report(issues, path, 'must be a string', '#/components/schemas/PipelineSchedule/properties/next_run_at/type');
    return;
  }
  if (!isDateTime(value))
    report(
      issues,
      path,
      'must be a date and time with an offset, such as 2026-03-09T10:15:00Z',
      '#/components/schemas/PipelineSchedule/properties/next_run_at/format',
    );
}

function collectPipelineScheduleUpdatedAt(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (typeof value !== 'string') {
    report(issues, path, 'must be a string', '#/components/schemas/PipelineSchedule/properties/updated_at/type');
    return;
  }
  if (!isDateTime(value))
    report(
      issues,
      path,
      'must be a date and time with an offset, such as 2026-03-09T10:15:00Z',
      '#/components/schemas/PipelineSchedule/properties/updated_at/format',
    );
}
