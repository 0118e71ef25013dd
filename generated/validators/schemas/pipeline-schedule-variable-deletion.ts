// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { PipelineScheduleVariableDeletion } from '../../types/index.ts';
import { type ValidationIssue, issuesOf, json, report, reportMissing } from '../runtime/index.ts';

/** Whether `value` is a valid `PipelineScheduleVariableDeletion`. */
export function isPipelineScheduleVariableDeletion(value: unknown): value is PipelineScheduleVariableDeletion {
  if (!json.isObject(value)) return false;
  if (typeof value['key'] !== 'string') return false;
  return typeof value['value'] === 'string';
}

/** Every reason why `value` is not a valid `PipelineScheduleVariableDeletion`; none when it is. */
export function checkPipelineScheduleVariableDeletion(value: unknown): ValidationIssue[] {
  return issuesOf(value, isPipelineScheduleVariableDeletion, collectPipelineScheduleVariableDeletion);
}

/** Adds to `issues` every reason why the value at `path` is not a valid `PipelineScheduleVariableDeletion`. */
export function collectPipelineScheduleVariableDeletion(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/PipelineScheduleVariableDeletion';
  if (!json.isObject(value)) return report(issues, path, 'must be an object', `${schema}/type`);
  reportMissing(issues, path, value, ['key', 'value'], `${schema}/required`);
  const keyProperty = value['key'];
  if (keyProperty !== undefined && typeof keyProperty !== 'string')
    report(issues, `${path}/key`, 'must be a string', `${schema}/properties/key/type`);
  const valueProperty = value['value'];
  if (valueProperty !== undefined && typeof valueProperty !== 'string')
    report(issues, `${path}/value`, 'must be a string', `${schema}/properties/value/type`);
}
