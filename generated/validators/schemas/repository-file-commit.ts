// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { RepositoryFileCommit } from '../../types/index.ts';
import { type ValidationIssue, report } from '../runtime/issue.ts';
import { isObject } from '../runtime/values.ts';

/** Whether `value` is a valid `RepositoryFileCommit`. */
export function isRepositoryFileCommit(value: unknown): value is RepositoryFileCommit {
  if (!isObject(value)) return false;
  const branch = value['branch'];
  if (typeof branch !== 'string') return false;
  const filePath = value['file_path'];
  return typeof filePath === 'string';
}

/** Every reason why `value` is not a valid `RepositoryFileCommit`; none when it is. */
export function checkRepositoryFileCommit(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectRepositoryFileCommit(value, '', issues);
  return issues;
}

/** Adds to `issues` every reason why the value at `path` is not a valid `RepositoryFileCommit`. */
export function collectRepositoryFileCommit(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!isObject(value)) {
    report(issues, path, 'must be an object', '#/components/schemas/RepositoryFileCommit/type');
    return;
  }
  const branch = value['branch'];
  if (branch === undefined)
    report(issues, path, 'must have the property "branch"', '#/components/schemas/RepositoryFileCommit/required');
  else if (typeof branch !== 'string')
    report(
      issues,
      `${path}/branch`,
      'must be a string',
      '#/components/schemas/RepositoryFileCommit/properties/branch/type',
    );
  const filePath = value['file_path'];
  if (filePath === undefined)
    report(issues, path, 'must have the property "file_path"', '#/components/schemas/RepositoryFileCommit/required');
  else if (typeof filePath !== 'string')
    report(
      issues,
      `${path}/file_path`,
      'must be a string',
      '#/components/schemas/RepositoryFileCommit/properties/file_path/type',
    );
}
