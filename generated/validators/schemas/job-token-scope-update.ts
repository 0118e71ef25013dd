// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { JobTokenScopeUpdate } from '../../types/index.ts';
import { type ValidationIssue, report } from '../runtime/issue.ts';
import { isObject } from '../runtime/values.ts';

/** Whether `value` is a valid `JobTokenScopeUpdate`. */
export function isJobTokenScopeUpdate(value: unknown): value is JobTokenScopeUpdate {
  if (!isObject(value)) return false;
  const enabled = value['enabled'];
  return typeof enabled === 'boolean';
}

/** Every reason why `value` is not a valid `JobTokenScopeUpdate`; none when it is. */
export function checkJobTokenScopeUpdate(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectJobTokenScopeUpdate(value, '', issues);
  return issues;
}

/** Adds to `issues` every reason why the value at `path` is not a valid `JobTokenScopeUpdate`. */
export function collectJobTokenScopeUpdate(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!isObject(value)) {
    report(issues, path, 'must be an object', '#/components/schemas/JobTokenScopeUpdate/type');
    return;
  }
  const enabled = value['enabled'];
  if (enabled === undefined)
    report(issues, path, 'must have the property "enabled"', '#/components/schemas/JobTokenScopeUpdate/required');
  else if (typeof enabled !== 'boolean')
    report(
      issues,
      `${path}/enabled`,
      'must be true or false',
      '#/components/schemas/JobTokenScopeUpdate/properties/enabled/type',
    );
}
