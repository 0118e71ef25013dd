// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { JobTokenScopeProjectLink } from '../../types/index.ts';
import { type ValidationIssue, issuesOf, json, report, reportMissing } from '../runtime/index.ts';

/** Whether `value` is a valid `JobTokenScopeProjectLink`. */
export function isJobTokenScopeProjectLink(value: unknown): value is JobTokenScopeProjectLink {
  if (!json.isObject(value)) return false;
  if (!json.isInteger(value['source_project_id'])) return false;
  return json.isInteger(value['target_project_id']);
}

/** Every reason why `value` is not a valid `JobTokenScopeProjectLink`; none when it is. */
export function checkJobTokenScopeProjectLink(value: unknown): ValidationIssue[] {
  return issuesOf(value, isJobTokenScopeProjectLink, collectJobTokenScopeProjectLink);
}

/** Adds to `issues` every reason why the value at `path` is not a valid `JobTokenScopeProjectLink`. */
export function collectJobTokenScopeProjectLink(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/JobTokenScopeProjectLink';
  if (!json.isObject(value)) return report(issues, path, 'must be an object', `${schema}/type`);
  reportMissing(issues, path, value, ['source_project_id', 'target_project_id'], `${schema}/required`);
  const sourceProjectId = value['source_project_id'];
  if (sourceProjectId !== undefined && !json.isInteger(sourceProjectId))
    report(issues, `${path}/source_project_id`, 'must be an integer', `${schema}/properties/source_project_id/type`);
  const targetProjectId = value['target_project_id'];
  if (targetProjectId !== undefined && !json.isInteger(targetProjectId))
    report(issues, `${path}/target_project_id`, 'must be an integer', `${schema}/properties/target_project_id/type`);
}
