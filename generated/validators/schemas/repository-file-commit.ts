// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { RepositoryFileCommit } from '../../types/repository-files.ts';
import {
  type StandardSchema,
  type ValidationIssue,
  fail,
  failType,
  hasObjectType,
  issuesOf,
  reportMissing,
  standardSchema,
} from '../runtime/report.ts';

/** Returns true if `value` is a valid `RepositoryFileCommit`. */
export function isRepositoryFileCommit(value: unknown): value is RepositoryFileCommit {
  if (!hasObjectType(value)) return false;
  if (typeof value['branch'] !== 'string') return false;
  return typeof value['file_path'] === 'string';
}

/** Returns the reasons why `value` is not a valid `RepositoryFileCommit`; none if it is. */
export function checkRepositoryFileCommit(value: unknown): ValidationIssue[] {
  return issuesOf(value, isRepositoryFileCommit, collectRepositoryFileCommit);
}

/** `RepositoryFileCommit` as a [Standard Schema](https://standardschema.dev), for routers and form libraries. */
export const repositoryFileCommitSchema: StandardSchema<RepositoryFileCommit> = /* @__PURE__ */ standardSchema(
  isRepositoryFileCommit,
  checkRepositoryFileCommit,
);

/** Adds to `issues` every reason why the value at `path` is not a valid `RepositoryFileCommit`. */
export function collectRepositoryFileCommit(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/RepositoryFileCommit';
  if (!hasObjectType(value)) return fail(issues, path, schema, 'type', 'must be an object');
  const branch = value['branch'];
  if (branch === undefined) reportMissing(issues, path, schema, 'branch');
  else if (typeof branch !== 'string') failType(issues, path, schema, '/branch', 'must be a string');
  const filePath = value['file_path'];
  if (filePath === undefined) reportMissing(issues, path, schema, 'file_path');
  else if (typeof filePath !== 'string') failType(issues, path, schema, '/file_path', 'must be a string');
}
