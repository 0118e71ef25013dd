// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { RepositoryFile } from '../../types/index.ts';
import { type ValidationIssue, report } from '../runtime/issue.ts';
import { isInteger, isObject } from '../runtime/values.ts';

/** Whether `value` is a valid `RepositoryFile`. */
export function isRepositoryFile(value: unknown): value is RepositoryFile {
  if (!isObject(value)) return false;
  const blobId = value['blob_id'];
  if (typeof blobId !== 'string') return false;
  const commitId = value['commit_id'];
  if (typeof commitId !== 'string') return false;
  const content = value['content'];
  if (typeof content !== 'string') return false;
  const contentSha256 = value['content_sha256'];
  if (typeof contentSha256 !== 'string') return false;
  const encoding = value['encoding'];
  if (encoding !== 'base64') return false;
  const executeFilemode = value['execute_filemode'];
  if (typeof executeFilemode !== 'boolean' && executeFilemode !== null) return false;
  const fileName = value['file_name'];
  if (typeof fileName !== 'string') return false;
  const filePath = value['file_path'];
  if (typeof filePath !== 'string') return false;
  const lastCommitId = value['last_commit_id'];
  if (typeof lastCommitId !== 'string') return false;
  const ref = value['ref'];
  if (typeof ref !== 'string') return false;
  const size = value['size'];
  return isInteger(size);
}

/** Every reason why `value` is not a valid `RepositoryFile`; none when it is. */
export function checkRepositoryFile(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectRepositoryFile(value, '', issues);
  return issues;
}

/** Adds to `issues` every reason why the value at `path` is not a valid `RepositoryFile`. */
export function collectRepositoryFile(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!isObject(value)) {
    report(issues, path, 'must be an object', '#/components/schemas/RepositoryFile/type');
    return;
  }
  const blobId = value['blob_id'];
  if (blobId === undefined)
    report(issues, path, 'must have the property "blob_id"', '#/components/schemas/RepositoryFile/required');
  else if (typeof blobId !== 'string')
    report(
      issues,
      `${path}/blob_id`,
      'must be a string',
      '#/components/schemas/RepositoryFile/properties/blob_id/type',
    );
  const commitId = value['commit_id'];
  if (commitId === undefined)
    report(issues, path, 'must have the property "commit_id"', '#/components/schemas/RepositoryFile/required');
  else if (typeof commitId !== 'string')
    report(
      issues,
      `${path}/commit_id`,
      'must be a string',
      '#/components/schemas/RepositoryFile/properties/commit_id/type',
    );
  const content = value['content'];
  if (content === undefined)
    report(issues, path, 'must have the property "content"', '#/components/schemas/RepositoryFile/required');
  else if (typeof content !== 'string')
    report(
      issues,
      `${path}/content`,
      'must be a string',
      '#/components/schemas/RepositoryFile/properties/content/type',
    );
  const contentSha256 = value['content_sha256'];
  if (contentSha256 === undefined)
    report(issues, path, 'must have the property "content_sha256"', '#/components/schemas/RepositoryFile/required');
  else if (typeof contentSha256 !== 'string')
    report(
      issues,
      `${path}/content_sha256`,
      'must be a string',
      '#/components/schemas/RepositoryFile/properties/content_sha256/type',
    );
  const encoding = value['encoding'];
  if (encoding === undefined)
    report(issues, path, 'must have the property "encoding"', '#/components/schemas/RepositoryFile/required');
  else if (encoding !== 'base64')
    report(
      issues,
      `${path}/encoding`,
      'must be one of "base64"',
      '#/components/schemas/RepositoryFile/properties/encoding/enum',
    );
  const executeFilemode = value['execute_filemode'];
  if (executeFilemode === undefined)
    report(issues, path, 'must have the property "execute_filemode"', '#/components/schemas/RepositoryFile/required');
  else if (typeof executeFilemode !== 'boolean' && executeFilemode !== null)
    report(
      issues,
      `${path}/execute_filemode`,
      'must be true or false or null',
      '#/components/schemas/RepositoryFile/properties/execute_filemode/type',
    );
  const fileName = value['file_name'];
  if (fileName === undefined)
    report(issues, path, 'must have the property "file_name"', '#/components/schemas/RepositoryFile/required');
  else if (typeof fileName !== 'string')
    report(
      issues,
      `${path}/file_name`,
      'must be a string',
      '#/components/schemas/RepositoryFile/properties/file_name/type',
    );
  const filePath = value['file_path'];
  if (filePath === undefined)
    report(issues, path, 'must have the property "file_path"', '#/components/schemas/RepositoryFile/required');
  else if (typeof filePath !== 'string')
    report(
      issues,
      `${path}/file_path`,
      'must be a string',
      '#/components/schemas/RepositoryFile/properties/file_path/type',
    );
  const lastCommitId = value['last_commit_id'];
  if (lastCommitId === undefined)
    report(issues, path, 'must have the property "last_commit_id"', '#/components/schemas/RepositoryFile/required');
  else if (typeof lastCommitId !== 'string')
    report(
      issues,
      `${path}/last_commit_id`,
      'must be a string',
      '#/components/schemas/RepositoryFile/properties/last_commit_id/type',
    );
  const ref = value['ref'];
  if (ref === undefined)
    report(issues, path, 'must have the property "ref"', '#/components/schemas/RepositoryFile/required');
  else if (typeof ref !== 'string')
    report(issues, `${path}/ref`, 'must be a string', '#/components/schemas/RepositoryFile/properties/ref/type');
  const size = value['size'];
  if (size === undefined)
    report(issues, path, 'must have the property "size"', '#/components/schemas/RepositoryFile/required');
  else if (!isInteger(size))
    report(issues, `${path}/size`, 'must be an integer', '#/components/schemas/RepositoryFile/properties/size/type');
}
