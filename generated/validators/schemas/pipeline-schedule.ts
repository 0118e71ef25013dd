// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { PipelineSchedule } from '../../types/pipeline-schedules.ts';
import { dateTimeMessage, hasDateTimeFormat } from '../runtime/formats/date-time.ts';
import {
  type StandardSchema,
  type ValidationIssue,
  fail,
  failProperty,
  failType,
  hasObjectType,
  issuesOf,
  reportMissing,
  standardSchema,
} from '../runtime/report.ts';
import { collectUserSummary, isUserSummary } from './user-summary.ts';

/** Returns true if `value` is a valid `PipelineSchedule`. */
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

/** Returns the reasons why `value` is not a valid `PipelineSchedule`; none if it is. */
export function checkPipelineSchedule(value: unknown): ValidationIssue[] {
  return issuesOf(value, isPipelineSchedule, collectPipelineSchedule);
}

/** `PipelineSchedule` as a [Standard Schema](https://standardschema.dev), for routers and form libraries. */
export const pipelineScheduleSchema: StandardSchema<PipelineSchedule> = /* @__PURE__ */ standardSchema(
  isPipelineSchedule,
  checkPipelineSchedule,
);

/** Adds to `issues` every reason why the value at `path` is not a valid `PipelineSchedule`. */
export function collectPipelineSchedule(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/PipelineSchedule';
  if (!hasObjectType(value)) return fail(issues, path, schema, 'type', 'must be an object');
  const id = value['id'];
  if (id === undefined) reportMissing(issues, path, schema, 'id');
  else if (!Number.isInteger(id)) failType(issues, path, schema, '/id', 'must be an integer');
  const active = value['active'];
  if (active === undefined) reportMissing(issues, path, schema, 'active');
  else if (typeof active !== 'boolean' && active !== null)
    failType(issues, path, schema, '/active', 'must be true, false or null');
  const createdAt = value['created_at'];
  if (createdAt === undefined) reportMissing(issues, path, schema, 'created_at');
  else if (typeof createdAt !== 'string') failType(issues, path, schema, '/created_at', 'must be a string');
  if (typeof createdAt === 'string' && !hasDateTimeFormat(createdAt))
    failProperty(issues, path, schema, '/created_at', 'format', dateTimeMessage);
  const cron = value['cron'];
  if (cron === undefined) reportMissing(issues, path, schema, 'cron');
  else if (typeof cron !== 'string') failType(issues, path, schema, '/cron', 'must be a string');
  const cronTimezone = value['cron_timezone'];
  if (cronTimezone === undefined) reportMissing(issues, path, schema, 'cron_timezone');
  else if (typeof cronTimezone !== 'string') failType(issues, path, schema, '/cron_timezone', 'must be a string');
  const description = value['description'];
  if (description === undefined) reportMissing(issues, path, schema, 'description');
  else if (typeof description !== 'string') failType(issues, path, schema, '/description', 'must be a string');
  const nextRunAt = value['next_run_at'];
  if (nextRunAt === undefined) reportMissing(issues, path, schema, 'next_run_at');
  else if (typeof nextRunAt !== 'string') failType(issues, path, schema, '/next_run_at', 'must be a string');
  if (typeof nextRunAt === 'string' && !hasDateTimeFormat(nextRunAt))
    failProperty(issues, path, schema, '/next_run_at', 'format', dateTimeMessage);
  const owner = value['owner'];
  if (owner === undefined) reportMissing(issues, path, schema, 'owner');
  else collectUserSummary(owner, `${path}/owner`, issues);
  const ref = value['ref'];
  if (ref === undefined) reportMissing(issues, path, schema, 'ref');
  else if (typeof ref !== 'string') failType(issues, path, schema, '/ref', 'must be a string');
  const updatedAt = value['updated_at'];
  if (updatedAt === undefined) reportMissing(issues, path, schema, 'updated_at');
  else if (typeof updatedAt !== 'string') failType(issues, path, schema, '/updated_at', 'must be a string');
  if (typeof updatedAt === 'string' && !hasDateTimeFormat(updatedAt))
    failProperty(issues, path, schema, '/updated_at', 'format', dateTimeMessage);
}
