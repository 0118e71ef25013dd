// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { RepositoryFile } from '../../types/repository-files.ts';
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

/** Returns true if `value` is a valid `RepositoryFile`. */
export function isRepositoryFile(value: unknown): value is RepositoryFile {
  if (!hasObjectType(value)) return false;
  if (typeof value['blob_id'] !== 'string') return false;
  if (typeof value['commit_id'] !== 'string') return false;
  if (typeof value['content'] !== 'string') return false;
  if (typeof value['content_sha256'] !== 'string') return false;
  if (value['encoding'] !== 'base64') return false;
  const executeFilemode = value['execute_filemode'];
  if (typeof executeFilemode !== 'boolean' && executeFilemode !== null) return false;
  if (typeof value['file_name'] !== 'string') return false;
  if (typeof value['file_path'] !== 'string') return false;
  if (typeof value['last_commit_id'] !== 'string') return false;
  if (typeof value['ref'] !== 'string') return false;
  return Number.isInteger(value['size']);
}

/** Returns the reasons why `value` is not a valid `RepositoryFile`; none if it is. */
export function checkRepositoryFile(value: unknown): ValidationIssue[] {
  return issuesOf(value, isRepositoryFile, collectRepositoryFile);
}

/** `RepositoryFile` as a [Standard Schema](https://standardschema.dev), for routers and form libraries. */
export const repositoryFileSchema: StandardSchema<RepositoryFile> = /* @__PURE__ */ standardSchema(
  isRepositoryFile,
  checkRepositoryFile,
);

/** Adds to `issues` every reason why the value at `path` is not a valid `RepositoryFile`. */
export function collectRepositoryFile(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/RepositoryFile';
  if (!hasObjectType(value)) return fail(issues, path, schema, 'type', 'must be an object');
  const blobId = value['blob_id'];
  if (blobId === undefined) reportMissing(issues, path, schema, 'blob_id');
  else if (typeof blobId !== 'string') failType(issues, path, schema, '/blob_id', 'must be a string');
  const commitId = value['commit_id'];
  if (commitId === undefined) reportMissing(issues, path, schema, 'commit_id');
  else if (typeof commitId !== 'string') failType(issues, path, schema, '/commit_id', 'must be a string');
  const content = value['content'];
  if (content === undefined) reportMissing(issues, path, schema, 'content');
  else if (typeof content !== 'string') failType(issues, path, schema, '/content', 'must be a string');
  const contentSha256 = value['content_sha256'];
  if (contentSha256 === undefined) reportMissing(issues, path, schema, 'content_sha256');
  else if (typeof contentSha256 !== 'string') failType(issues, path, schema, '/content_sha256', 'must be a string');
  const encoding = value['encoding'];
  if (encoding === undefined) reportMissing(issues, path, schema, 'encoding');
  else if (encoding !== 'base64') failProperty(issues, path, schema, '/encoding', 'enum', 'must be "base64"');
  const executeFilemode = value['execute_filemode'];
  if (executeFilemode === undefined) reportMissing(issues, path, schema, 'execute_filemode');
  else if (typeof executeFilemode !== 'boolean' && executeFilemode !== null)
    failType(issues, path, schema, '/execute_filemode', 'must be true, false or null');
  const fileName = value['file_name'];
  if (fileName === undefined) reportMissing(issues, path, schema, 'file_name');
  else if (typeof fileName !== 'string') failType(issues, path, schema, '/file_name', 'must be a string');
  const filePath = value['file_path'];
  if (filePath === undefined) reportMissing(issues, path, schema, 'file_path');
  else if (typeof filePath !== 'string') failType(issues, path, schema, '/file_path', 'must be a string');
  const lastCommitId = value['last_commit_id'];
  if (lastCommitId === undefined) reportMissing(issues, path, schema, 'last_commit_id');
  else if (typeof lastCommitId !== 'string') failType(issues, path, schema, '/last_commit_id', 'must be a string');
  const ref = value['ref'];
  if (ref === undefined) reportMissing(issues, path, schema, 'ref');
  else if (typeof ref !== 'string') failType(issues, path, schema, '/ref', 'must be a string');
  const size = value['size'];
  if (size === undefined) reportMissing(issues, path, schema, 'size');
  else if (!Number.isInteger(size)) failType(issues, path, schema, '/size', 'must be an integer');
}
