// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { RepositoryFileCommit } from '../../types/index.ts';
import { type ValidationIssue, issuesOf, json, report, reportMissing } from '../runtime/index.ts';

/** Whether `value` is a valid `RepositoryFileCommit`. */
export function isRepositoryFileCommit(value: unknown): value is RepositoryFileCommit {
  if (!json.isObject(value)) return false;
  if (typeof value['branch'] !== 'string') return false;
  return typeof value['file_path'] === 'string';
}

/** Every reason why `value` is not a valid `RepositoryFileCommit`; none when it is. */
export function checkRepositoryFileCommit(value: unknown): ValidationIssue[] {
  return issuesOf(value, isRepositoryFileCommit, collectRepositoryFileCommit);
}

/** Adds to `issues` every reason why the value at `path` is not a valid `RepositoryFileCommit`. */
export function collectRepositoryFileCommit(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/RepositoryFileCommit';
  if (!json.isObject(value)) return report(issues, path, 'must be an object', `${schema}/type`);
  reportMissing(issues, path, value, ['branch', 'file_path'], `${schema}/required`);
  const branch = value['branch'];
  if (branch !== undefined && typeof branch !== 'string')
    report(issues, `${path}/branch`, 'must be a string', `${schema}/properties/branch/type`);
  const filePath = value['file_path'];
  if (filePath !== undefined && typeof filePath !== 'string')
    report(issues, `${path}/file_path`, 'must be a string', `${schema}/properties/file_path/type`);
}
