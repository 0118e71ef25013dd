// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { RepositoryFileCreate } from '../../types/repository-files.ts';
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

/** Returns true if `value` is a valid `RepositoryFileCreate`. */
export function isRepositoryFileCreate(value: unknown): value is RepositoryFileCreate {
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
  const startBranch = value['start_branch'];
  return startBranch === undefined || typeof startBranch === 'string';
}

/** Returns the reasons why `value` is not a valid `RepositoryFileCreate`; none if it is. */
export function checkRepositoryFileCreate(value: unknown): ValidationIssue[] {
  return issuesOf(value, isRepositoryFileCreate, collectRepositoryFileCreate);
}

/** `RepositoryFileCreate` as a [Standard Schema](https://standardschema.dev), for routers and form libraries. */
export const repositoryFileCreateSchema: StandardSchema<RepositoryFileCreate> = /* @__PURE__ */ standardSchema(
  isRepositoryFileCreate,
  checkRepositoryFileCreate,
);

/** Adds to `issues` every reason why the value at `path` is not a valid `RepositoryFileCreate`. */
export function collectRepositoryFileCreate(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/RepositoryFileCreate';
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
  const startBranch = value['start_branch'];
  if (startBranch !== undefined && typeof startBranch !== 'string')
    failType(issues, path, schema, '/start_branch', 'must be a string');
}
