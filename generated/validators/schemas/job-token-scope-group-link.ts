// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { JobTokenScopeGroupLink } from '../../types/index.ts';
import { type ValidationIssue, report } from '../runtime/issue.ts';
import { isInteger, isObject } from '../runtime/values.ts';

/** Whether `value` is a valid `JobTokenScopeGroupLink`. */
export function isJobTokenScopeGroupLink(value: unknown): value is JobTokenScopeGroupLink {
  if (!isObject(value)) return false;
  const sourceProjectId = value['source_project_id'];
  if (!isInteger(sourceProjectId)) return false;
  const targetGroupId = value['target_group_id'];
  return isInteger(targetGroupId);
}

/** Every reason why `value` is not a valid `JobTokenScopeGroupLink`; none when it is. */
export function checkJobTokenScopeGroupLink(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectJobTokenScopeGroupLink(value, '', issues);
  return issues;
}

/** Adds to `issues` every reason why the value at `path` is not a valid `JobTokenScopeGroupLink`. */
export function collectJobTokenScopeGroupLink(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!isObject(value)) {
    report(issues, path, 'must be an object', '#/components/schemas/JobTokenScopeGroupLink/type');
    return;
  }
  const sourceProjectId = value['source_project_id'];
  if (sourceProjectId === undefined)
    report(
      issues,
      path,
      'must have the property "source_project_id"',
      '#/components/schemas/JobTokenScopeGroupLink/required',
    );
  else if (!isInteger(sourceProjectId))
    report(
      issues,
      `${path}/source_project_id`,
      'must be an integer',
      '#/components/schemas/JobTokenScopeGroupLink/properties/source_project_id/type',
    );
  const targetGroupId = value['target_group_id'];
  if (targetGroupId === undefined)
    report(
      issues,
      path,
      'must have the property "target_group_id"',
      '#/components/schemas/JobTokenScopeGroupLink/required',
    );
  else if (!isInteger(targetGroupId))
    report(
      issues,
      `${path}/target_group_id`,
      'must be an integer',
      '#/components/schemas/JobTokenScopeGroupLink/properties/target_group_id/type',
    );
}
