// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { RepositoryFileDelete } from '../../types/repository-files.ts';
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

/** Returns true if `value` is a valid `RepositoryFileDelete`. */
export function isRepositoryFileDelete(value: unknown): value is RepositoryFileDelete {
  if (!hasObjectType(value)) return false;
  const authorEmail = value['author_email'];
  if (authorEmail !== undefined && typeof authorEmail !== 'string') return false;
  const authorName = value['author_name'];
  if (authorName !== undefined && typeof authorName !== 'string') return false;
  if (typeof value['branch'] !== 'string') return false;
  if (typeof value['commit_message'] !== 'string') return false;
  const lastCommitId = value['last_commit_id'];
  if (lastCommitId !== undefined && typeof lastCommitId !== 'string') return false;
  const startBranch = value['start_branch'];
  return startBranch === undefined || typeof startBranch === 'string';
}

/** Returns the reasons why `value` is not a valid `RepositoryFileDelete`; none if it is. */
export function checkRepositoryFileDelete(value: unknown): ValidationIssue[] {
  return issuesOf(value, isRepositoryFileDelete, collectRepositoryFileDelete);
}

/** `RepositoryFileDelete` as a [Standard Schema](https://standardschema.dev), for routers and form libraries. */
export const repositoryFileDeleteSchema: StandardSchema<RepositoryFileDelete> = /* @__PURE__ */ standardSchema(
  isRepositoryFileDelete,
  checkRepositoryFileDelete,
);

/** Adds to `issues` every reason why the value at `path` is not a valid `RepositoryFileDelete`. */
export function collectRepositoryFileDelete(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/RepositoryFileDelete';
  if (!hasObjectType(value)) return fail(issues, path, schema, 'type', 'must be an object');
  const authorEmail = value['author_email'];
  if (authorEmail !== undefined && typeof authorEmail !== 'string')
    failType(issues, path, schema, '/author_email', 'must be a string');
  const authorName = value['author_name'];
  if (authorName !== undefined && typeof authorName !== 'string')
    failType(issues, path, schema, '/author_name', 'must be a string');
  const branch = value['branch'];
  if (branch === undefined) reportMissing(issues, path, schema, 'branch');
  else if (typeof branch !== 'string') failType(issues, path, schema, '/branch', 'must be a string');
  const commitMessage = value['commit_message'];
  if (commitMessage === undefined) reportMissing(issues, path, schema, 'commit_message');
  else if (typeof commitMessage !== 'string') failType(issues, path, schema, '/commit_message', 'must be a string');
  const lastCommitId = value['last_commit_id'];
  if (lastCommitId !== undefined && typeof lastCommitId !== 'string')
    failType(issues, path, schema, '/last_commit_id', 'must be a string');
  const startBranch = value['start_branch'];
  if (startBranch !== undefined && typeof startBranch !== 'string')
    failType(issues, path, schema, '/start_branch', 'must be a string');
}
