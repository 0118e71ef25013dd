// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { SimpleForkedProject } from '../../types/index.ts';
import { type ValidationIssue, report } from '../runtime/issue.ts';
import { isObject } from '../runtime/values.ts';

/** Whether `value` is a valid `SimpleForkedProject`. */
export function isSimpleForkedProject(value: unknown): value is SimpleForkedProject {
  return isObject(value);
}

/** Every reason why `value` is not a valid `SimpleForkedProject`; none when it is. */
export function checkSimpleForkedProject(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectSimpleForkedProject(value, '', issues);
  return issues;
}

/** Adds to `issues` every reason why the value at `path` is not a valid `SimpleForkedProject`. */
export function collectSimpleForkedProject(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!isObject(value)) {
    report(issues, path, 'must be an object', '#/components/schemas/SimpleForkedProject/type');
    return;
  }
}
