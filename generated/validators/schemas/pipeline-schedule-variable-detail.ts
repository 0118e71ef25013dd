// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { PipelineScheduleVariableDetail } from '../../types/index.ts';
import { type ValidationIssue, report } from '../runtime/issue.ts';
import { isObject } from '../runtime/values.ts';
import { collectPipelineScheduleVariable, isPipelineScheduleVariable } from './pipeline-schedule-variable.ts';

/** Whether `value` is a valid `PipelineScheduleVariableDetail`. */
export function isPipelineScheduleVariableDetail(value: unknown): value is PipelineScheduleVariableDetail {
  if (!isPipelineScheduleVariable(value)) return false;
  return isPipelineScheduleVariableDetailPart2(value);
}

/** Every reason why `value` is not a valid `PipelineScheduleVariableDetail`; none when it is. */
export function checkPipelineScheduleVariableDetail(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectPipelineScheduleVariableDetail(value, '', issues);
  return issues;
}

/** Adds to `issues` every reason why the value at `path` is not a valid `PipelineScheduleVariableDetail`. */
export function collectPipelineScheduleVariableDetail(value: unknown, path: string, issues: ValidationIssue[]): void {
  collectPipelineScheduleVariable(value, path, issues);
  collectPipelineScheduleVariableDetailPart2(value, path, issues);
}

function isPipelineScheduleVariableDetailPart2(value: unknown): boolean {
  if (!isObject(value)) return false;
  const raw = value['raw'];
  if (typeof raw !== 'boolean' && raw !== null) return false;
  return true;
}

function collectPipelineScheduleVariableDetailPart2(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!isObject(value)) {
    report(issues, path, 'must be an object', '#/components/schemas/PipelineScheduleVariableDetail/allOf/1/type');
    return;
  }
  const raw = value['raw'];
  if (raw === undefined)
    report(
      issues,
      path,
      'must have the property "raw"',
      '#/components/schemas/PipelineScheduleVariableDetail/allOf/1/required',
    );
  else if (typeof raw !== 'boolean' && raw !== null)
    report(
      issues,
      `${path}/raw`,
      'must be true or false or null',
      '#/components/schemas/PipelineScheduleVariableDetail/allOf/1/properties/raw/type',
    );
}
