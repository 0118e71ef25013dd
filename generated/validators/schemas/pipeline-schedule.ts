// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { PipelineSchedule } from '../../types/index.ts';
import { hasDateTimeFormat } from '../runtime/formats/date-time.ts';
import { hasObjectType } from '../runtime/json-types.ts';
import { type ValidationIssue, fail, issuesOf, reportMissing } from '../runtime/report.ts';
import { type StandardSchema, standardSchema } from '../runtime/standard-schema.ts';
import { collectUserSummary, isUserSummary } from './user-summary.ts';

/** Whether `value` is a valid `PipelineSchedule`. */
export function isPipelineSchedule(value: unknown): value is PipelineSchedule {
  if (!hasObjectType(value)) return false;
  if (!Number.isInteger(value['id'])) return false;
  const active = value['active'];
  if (typeof active !== 'boolean' && active !== null) return false;
  const createdAt = value['created_at'];
  if (typeof createdAt !== 'string' || !hasDateTimeFormat(createdAt)) return false;
  if (typeof value['cron'] !== 'string') return false;
  if (typeof value['cron_timezone'] !== 'string') return false;
  if (typeof value['description'] !== 'string') return false;
  const nextRunAt = value['next_run_at'];
  if (typeof nextRunAt !== 'string' || !hasDateTimeFormat(nextRunAt)) return false;
  if (!isUserSummary(value['owner'])) return false;
  if (typeof value['ref'] !== 'string') return false;
  const updatedAt = value['updated_at'];
  return typeof updatedAt === 'string' && hasDateTimeFormat(updatedAt);
}

/**
 * Returns the reasons why `value` is not a valid `PipelineSchedule`; none if it is.
 * A list that would be too long is cut, and ends with an issue whose keyword is `more`.
 */
export function checkPipelineSchedule(value: unknown): ValidationIssue[] {
  return issuesOf(value, isPipelineSchedule, collectPipelineSchedule);
}

/** `PipelineSchedule` as a [Standard Schema](https://standardschema.dev), which routers and form libraries take. */
export const pipelineScheduleSchema: StandardSchema<PipelineSchedule> = /* @__PURE__ */ standardSchema(
  isPipelineSchedule,
  checkPipelineSchedule,
);

/** Adds to `issues` every reason why the value at `path` is not a valid `PipelineSchedule`. */
export function collectPipelineSchedule(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/PipelineSchedule';
  if (!hasObjectType(value)) return fail(issues, path, 'type', 'must be an object', schema);
  const id = value['id'];
  if (id === undefined) reportMissing(issues, path, 'id', schema);
  else if (!Number.isInteger(id)) fail(issues, `${path}/id`, 'type', 'must be an integer', `${schema}/properties/id`);
  const active = value['active'];
  if (active === undefined) reportMissing(issues, path, 'active', schema);
  else if (typeof active !== 'boolean' && active !== null)
    fail(issues, `${path}/active`, 'type', 'must be true, false or null', `${schema}/properties/active`);
  const createdAt = value['created_at'];
  if (createdAt === undefined) reportMissing(issues, path, 'created_at', schema);
  else if (typeof createdAt !== 'string')
    fail(issues, `${path}/created_at`, 'type', 'must be a string', `${schema}/properties/created_at`);
  if (typeof createdAt === 'string' && !hasDateTimeFormat(createdAt))
    fail(
      issues,
      `${path}/created_at`,
      'format',
      'must be a date and time with an offset, such as 2026-03-09T10:15:00Z',
      `${schema}/properties/created_at`,
    );
  const cron = value['cron'];
  if (cron === undefined) reportMissing(issues, path, 'cron', schema);
  else if (typeof cron !== 'string')
    fail(issues, `${path}/cron`, 'type', 'must be a string', `${schema}/properties/cron`);
  const cronTimezone = value['cron_timezone'];
  if (cronTimezone === undefined) reportMissing(issues, path, 'cron_timezone', schema);
  else if (typeof cronTimezone !== 'string')
    fail(issues, `${path}/cron_timezone`, 'type', 'must be a string', `${schema}/properties/cron_timezone`);
  const description = value['description'];
  if (description === undefined) reportMissing(issues, path, 'description', schema);
  else if (typeof description !== 'string')
    fail(issues, `${path}/description`, 'type', 'must be a string', `${schema}/properties/description`);
  const nextRunAt = value['next_run_at'];
  if (nextRunAt === undefined) reportMissing(issues, path, 'next_run_at', schema);
  else if (typeof nextRunAt !== 'string')
    fail(issues, `${path}/next_run_at`, 'type', 'must be a string', `${schema}/properties/next_run_at`);
  if (typeof nextRunAt === 'string' && !hasDateTimeFormat(nextRunAt))
    fail(
      issues,
      `${path}/next_run_at`,
      'format',
      'must be a date and time with an offset, such as 2026-03-09T10:15:00Z',
      `${schema}/properties/next_run_at`,
    );
  const owner = value['owner'];
  if (owner === undefined) reportMissing(issues, path, 'owner', schema);
  else collectUserSummary(owner, `${path}/owner`, issues);
  const ref = value['ref'];
  if (ref === undefined) reportMissing(issues, path, 'ref', schema);
  else if (typeof ref !== 'string') fail(issues, `${path}/ref`, 'type', 'must be a string', `${schema}/properties/ref`);
  const updatedAt = value['updated_at'];
  if (updatedAt === undefined) reportMissing(issues, path, 'updated_at', schema);
  else if (typeof updatedAt !== 'string')
    fail(issues, `${path}/updated_at`, 'type', 'must be a string', `${schema}/properties/updated_at`);
  if (typeof updatedAt === 'string' && !hasDateTimeFormat(updatedAt))
    fail(
      issues,
      `${path}/updated_at`,
      'format',
      'must be a date and time with an offset, such as 2026-03-09T10:15:00Z',
      `${schema}/properties/updated_at`,
    );
}
