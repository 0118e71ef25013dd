// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { JobTokenScopeProjectAdd } from '../../types/index.ts';
import { type ValidationIssue, report } from '../runtime/issue.ts';
import { isInteger, isObject } from '../runtime/values.ts';

/** Whether `value` is a valid `JobTokenScopeProjectAdd`. */
export function isJobTokenScopeProjectAdd(value: unknown): value is JobTokenScopeProjectAdd {
  if (!isObject(value)) return false;
  const targetProjectId = value['target_project_id'];
  return isInteger(targetProjectId);
}

/** Every reason why `value` is not a valid `JobTokenScopeProjectAdd`; none when it is. */
export function checkJobTokenScopeProjectAdd(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectJobTokenScopeProjectAdd(value, '', issues);
  return issues;
}

/** Adds to `issues` every reason why the value at `path` is not a valid `JobTokenScopeProjectAdd`. */
export function collectJobTokenScopeProjectAdd(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!isObject(value)) {
    report(issues, path, 'must be an object', '#/components/schemas/JobTokenScopeProjectAdd/type');
    return;
  }
  const targetProjectId = value['target_project_id'];
  if (targetProjectId === undefined)
    report(
      issues,
      path,
      'must have the property "target_project_id"',
      '#/components/schemas/JobTokenScopeProjectAdd/required',
    );
  else if (!isInteger(targetProjectId))
    report(
      issues,
      `${path}/target_project_id`,
      'must be an integer',
      '#/components/schemas/JobTokenScopeProjectAdd/properties/target_project_id/type',
    );
}
