// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { JobTokenScopeProjectLink } from '../../types/index.ts';
import { type ValidationIssue, report } from '../runtime/issue.ts';
import { isInteger, isObject } from '../runtime/values.ts';

/** Whether `value` is a valid `JobTokenScopeProjectLink`. */
export function isJobTokenScopeProjectLink(value: unknown): value is JobTokenScopeProjectLink {
  if (!isObject(value)) return false;
  const sourceProjectId = value['source_project_id'];
  if (!isInteger(sourceProjectId)) return false;
  const targetProjectId = value['target_project_id'];
  return isInteger(targetProjectId);
}

/** Every reason why `value` is not a valid `JobTokenScopeProjectLink`; none when it is. */
export function checkJobTokenScopeProjectLink(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectJobTokenScopeProjectLink(value, '', issues);
  return issues;
}

/** Adds to `issues` every reason why the value at `path` is not a valid `JobTokenScopeProjectLink`. */
export function collectJobTokenScopeProjectLink(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!isObject(value)) {
    report(issues, path, 'must be an object', '#/components/schemas/JobTokenScopeProjectLink/type');
    return;
  }
  const sourceProjectId = value['source_project_id'];
  if (sourceProjectId === undefined)
    report(
      issues,
      path,
      'must have the property "source_project_id"',
      '#/components/schemas/JobTokenScopeProjectLink/required',
    );
  else if (!isInteger(sourceProjectId))
    report(
      issues,
      `${path}/source_project_id`,
      'must be an integer',
      '#/components/schemas/JobTokenScopeProjectLink/properties/source_project_id/type',
    );
  const targetProjectId = value['target_project_id'];
  if (targetProjectId === undefined)
    report(
      issues,
      path,
      'must have the property "target_project_id"',
      '#/components/schemas/JobTokenScopeProjectLink/required',
    );
  else if (!isInteger(targetProjectId))
    report(
      issues,
      `${path}/target_project_id`,
      'must be an integer',
      '#/components/schemas/JobTokenScopeProjectLink/properties/target_project_id/type',
    );
}
