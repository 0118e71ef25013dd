// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { JobTokenScopeGroupAdd } from '../../types/index.ts';
import { type ValidationIssue, report } from '../runtime/issue.ts';
import { isInteger, isObject } from '../runtime/values.ts';

/** Whether `value` is a valid `JobTokenScopeGroupAdd`. */
export function isJobTokenScopeGroupAdd(value: unknown): value is JobTokenScopeGroupAdd {
  if (!isObject(value)) return false;
  const targetGroupId = value['target_group_id'];
  return isInteger(targetGroupId);
}

/** Every reason why `value` is not a valid `JobTokenScopeGroupAdd`; none when it is. */
export function checkJobTokenScopeGroupAdd(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectJobTokenScopeGroupAdd(value, '', issues);
  return issues;
}

/** Adds to `issues` every reason why the value at `path` is not a valid `JobTokenScopeGroupAdd`. */
export function collectJobTokenScopeGroupAdd(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!isObject(value)) {
    report(issues, path, 'must be an object', '#/components/schemas/JobTokenScopeGroupAdd/type');
    return;
  }
  const targetGroupId = value['target_group_id'];
  if (targetGroupId === undefined)
    report(
      issues,
      path,
      'must have the property "target_group_id"',
      '#/components/schemas/JobTokenScopeGroupAdd/required',
    );
  else if (!isInteger(targetGroupId))
    report(
      issues,
      `${path}/target_group_id`,
      'must be an integer',
      '#/components/schemas/JobTokenScopeGroupAdd/properties/target_group_id/type',
    );
}
