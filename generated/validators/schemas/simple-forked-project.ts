// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { SimpleForkedProject } from '../../types/index.ts';
import { type ValidationIssue, fail, issuesOf, json } from '../runtime/index.ts';

/** Whether `value` is a valid `SimpleForkedProject`. */
export function isSimpleForkedProject(value: unknown): value is SimpleForkedProject {
  return json.isObject(value);
}

/** Every reason why `value` is not a valid `SimpleForkedProject`; none when it is. */
export function checkSimpleForkedProject(value: unknown): ValidationIssue[] {
  return issuesOf(value, isSimpleForkedProject, collectSimpleForkedProject);
}

/** Adds to `issues` every reason why the value at `path` is not a valid `SimpleForkedProject`. */
export function collectSimpleForkedProject(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!json.isObject(value))
    return fail(issues, path, 'type', 'must be an object', '#/components/schemas/SimpleForkedProject');
}
