// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { RepositoryFileUpdate } from '../../types/repository-files.ts';
import {
  type StandardSchema,
  type ValidationIssue,
  fail,
  failProperty,
  failType,
  hasObjectType,
  issuesOf,
  reportMissing,
  standardSchema,
} from '../runtime/report.ts';

/** Returns true if `value` is a valid `RepositoryFileUpdate`. */
export function isRepositoryFileUpdate(value: unknown): value is RepositoryFileUpdate {
  if (!hasObjectType(value)) return false;
  const authorEmail = value['author_email'];
  if (authorEmail !== undefined && typeof authorEmail !== 'string') return false;
  const authorName = value['author_name'];
  if (authorName !== undefined && typeof authorName !== 'string') return false;
  if (typeof value['branch'] !== 'string') return false;
  if (typeof value['commit_message'] !== 'string') return false;
  if (typeof value['content'] !== 'string') return false;
  const encoding = value['encoding'];
  if (encoding !== undefined && encoding !== 'text' && encoding !== 'base64') return false;
  const executeFilemode = value['execute_filemode'];
  if (executeFilemode !== undefined && typeof executeFilemode !== 'boolean') return false;
  const lastCommitId = value['last_commit_id'];
  if (lastCommitId !== undefined && typeof lastCommitId !== 'string') return false;
  const startBranch = value['start_branch'];
  return startBranch === undefined || typeof startBranch === 'string';
}

/** Returns the reasons why `value` is not a valid `RepositoryFileUpdate`; none if it is. */
export function checkRepositoryFileUpdate(value: unknown): ValidationIssue[] {
  return issuesOf(value, isRepositoryFileUpdate, collectRepositoryFileUpdate);
}

/** `RepositoryFileUpdate` as a [Standard Schema](https://standardschema.dev), for routers and form libraries. */
export const repositoryFileUpdateSchema: StandardSchema<RepositoryFileUpdate> = /* @__PURE__ */ standardSchema(
  isRepositoryFileUpdate,
  checkRepositoryFileUpdate,
);

/** Adds to `issues` every reason why the value at `path` is not a valid `RepositoryFileUpdate`. */
export function collectRepositoryFileUpdate(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/RepositoryFileUpdate';
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
  const content = value['content'];
  if (content === undefined) reportMissing(issues, path, schema, 'content');
  else if (typeof content !== 'string') failType(issues, path, schema, '/content', 'must be a string');
  const encoding = value['encoding'];
  if (encoding !== undefined && encoding !== 'text' && encoding !== 'base64')
    failProperty(issues, path, schema, '/encoding', 'enum', 'must be one of "text", "base64"');
  const executeFilemode = value['execute_filemode'];
  if (executeFilemode !== undefined && typeof executeFilemode !== 'boolean')
    failType(issues, path, schema, '/execute_filemode', 'must be true or false');
  const lastCommitId = value['last_commit_id'];
  if (lastCommitId !== undefined && typeof lastCommitId !== 'string')
    failType(issues, path, schema, '/last_commit_id', 'must be a string');
  const startBranch = value['start_branch'];
  if (startBranch !== undefined && typeof startBranch !== 'string')
    failType(issues, path, schema, '/start_branch', 'must be a string');
}
