// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { RepositoryFile } from '../../types/index.ts';
import { type ValidationIssue, issuesOf, json, report, reportMissing } from '../runtime/index.ts';

/** Whether `value` is a valid `RepositoryFile`. */
export function isRepositoryFile(value: unknown): value is RepositoryFile {
  if (!json.isObject(value)) return false;
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
  return json.isInteger(value['size']);
}

/** Every reason why `value` is not a valid `RepositoryFile`; none when it is. */
export function checkRepositoryFile(value: unknown): ValidationIssue[] {
  return issuesOf(value, isRepositoryFile, collectRepositoryFile);
}

/** Adds to `issues` every reason why the value at `path` is not a valid `RepositoryFile`. */
export function collectRepositoryFile(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/RepositoryFile';
  if (!json.isObject(value)) return report(issues, path, 'must be an object', `${schema}/type`);
  reportMissing(
    issues,
    path,
    value,
    [
      'blob_id',
      'commit_id',
      'content',
      'content_sha256',
      'encoding',
      'execute_filemode',
      'file_name',
      'file_path',
      'last_commit_id',
      'ref',
      'size',
    ],
    `${schema}/required`,
  );
  const blobId = value['blob_id'];
  if (blobId !== undefined && typeof blobId !== 'string')
    report(issues, `${path}/blob_id`, 'must be a string', `${schema}/properties/blob_id/type`);
  const commitId = value['commit_id'];
  if (commitId !== undefined && typeof commitId !== 'string')
    report(issues, `${path}/commit_id`, 'must be a string', `${schema}/properties/commit_id/type`);
  const content = value['content'];
  if (content !== undefined && typeof content !== 'string')
    report(issues, `${path}/content`, 'must be a string', `${schema}/properties/content/type`);
  const contentSha256 = value['content_sha256'];
  if (contentSha256 !== undefined && typeof contentSha256 !== 'string')
    report(issues, `${path}/content_sha256`, 'must be a string', `${schema}/properties/content_sha256/type`);
  const encoding = value['encoding'];
  if (encoding !== undefined && encoding !== 'base64')
    report(issues, `${path}/encoding`, 'must be "base64"', `${schema}/properties/encoding/enum`);
  const executeFilemode = value['execute_filemode'];
  if (executeFilemode !== undefined && typeof executeFilemode !== 'boolean' && executeFilemode !== null)
    report(
      issues,
      `${path}/execute_filemode`,
      'must be true, false or null',
      `${schema}/properties/execute_filemode/type`,
    );
  const fileName = value['file_name'];
  if (fileName !== undefined && typeof fileName !== 'string')
    report(issues, `${path}/file_name`, 'must be a string', `${schema}/properties/file_name/type`);
  const filePath = value['file_path'];
  if (filePath !== undefined && typeof filePath !== 'string')
    report(issues, `${path}/file_path`, 'must be a string', `${schema}/properties/file_path/type`);
  const lastCommitId = value['last_commit_id'];
  if (lastCommitId !== undefined && typeof lastCommitId !== 'string')
    report(issues, `${path}/last_commit_id`, 'must be a string', `${schema}/properties/last_commit_id/type`);
  const ref = value['ref'];
  if (ref !== undefined && typeof ref !== 'string')
    report(issues, `${path}/ref`, 'must be a string', `${schema}/properties/ref/type`);
  const size = value['size'];
  if (size !== undefined && !json.isInteger(size))
    report(issues, `${path}/size`, 'must be an integer', `${schema}/properties/size/type`);
}
