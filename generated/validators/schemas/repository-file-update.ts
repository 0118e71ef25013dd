// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { RepositoryFileUpdate } from '../../types/index.ts';
import { type ValidationIssue, report } from '../runtime/issue.ts';
import { isObject } from '../runtime/values.ts';

/** Whether `value` is a valid `RepositoryFileUpdate`. */
export function isRepositoryFileUpdate(value: unknown): value is RepositoryFileUpdate {
  if (!isObject(value)) return false;
  const authorEmail = value['author_email'];
  if (authorEmail !== undefined && typeof authorEmail !== 'string') return false;
  const authorName = value['author_name'];
  if (authorName !== undefined && typeof authorName !== 'string') return false;
  const branch = value['branch'];
  if (typeof branch !== 'string') return false;
  const commitMessage = value['commit_message'];
  if (typeof commitMessage !== 'string') return false;
  const content = value['content'];
  if (typeof content !== 'string') return false;
  const encoding = value['encoding'];
  if (encoding !== undefined && encoding !== 'text' && encoding !== 'base64') return false;
  const executeFilemode = value['execute_filemode'];
  if (executeFilemode !== undefined && typeof executeFilemode !== 'boolean') return false;
  const lastCommitId = value['last_commit_id'];
  if (lastCommitId !== undefined && typeof lastCommitId !== 'string') return false;
  const startBranch = value['start_branch'];
  if (startBranch !== undefined && typeof startBranch !== 'string') return false;
  return true;
}

/** Every reason why `value` is not a valid `RepositoryFileUpdate`; none when it is. */
export function checkRepositoryFileUpdate(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectRepositoryFileUpdate(value, '', issues);
  return issues;
}

/** Adds to `issues` every reason why the value at `path` is not a valid `RepositoryFileUpdate`. */
export function collectRepositoryFileUpdate(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!isObject(value)) {
    report(issues, path, 'must be an object', '#/components/schemas/RepositoryFileUpdate/type');
    return;
  }
  const authorEmail = value['author_email'];
  if (authorEmail !== undefined && typeof authorEmail !== 'string')
    report(
      issues,
      `${path}/author_email`,
      'must be a string',
      '#/components/schemas/RepositoryFileUpdate/properties/author_email/type',
    );
  const authorName = value['author_name'];
  if (authorName !== undefined && typeof authorName !== 'string')
    report(
      issues,
      `${path}/author_name`,
      'must be a string',
      '#/components/schemas/RepositoryFileUpdate/properties/author_name/type',
    );
  const branch = value['branch'];
  if (branch === undefined)
    report(issues, path, 'must have the property "branch"', '#/components/schemas/RepositoryFileUpdate/required');
  else if (typeof branch !== 'string')
    report(
      issues,
      `${path}/branch`,
      'must be a string',
      '#/components/schemas/RepositoryFileUpdate/properties/branch/type',
    );
  const commitMessage = value['commit_message'];
  if (commitMessage === undefined)
    report(
      issues,
      path,
      'must have the property "commit_message"',
      '#/components/schemas/RepositoryFileUpdate/required',
    );
  else if (typeof commitMessage !== 'string')
    report(
      issues,
      `${path}/commit_message`,
      'must be a string',
      '#/components/schemas/RepositoryFileUpdate/properties/commit_message/type',
    );
  const content = value['content'];
  if (content === undefined)
    report(issues, path, 'must have the property "content"', '#/components/schemas/RepositoryFileUpdate/required');
  else if (typeof content !== 'string')
    report(
      issues,
      `${path}/content`,
      'must be a string',
      '#/components/schemas/RepositoryFileUpdate/properties/content/type',
    );
  const encoding = value['encoding'];
  if (encoding !== undefined && encoding !== 'text' && encoding !== 'base64')
    report(
      issues,
      `${path}/encoding`,
      'must be one of "text", "base64"',
      '#/components/schemas/RepositoryFileUpdate/properties/encoding/enum',
    );
  const executeFilemode = value['execute_filemode'];
  if (executeFilemode !== undefined && typeof executeFilemode !== 'boolean')
    report(
      issues,
      `${path}/execute_filemode`,
      'must be true or false',
      '#/components/schemas/RepositoryFileUpdate/properties/execute_filemode/type',
    );
  const lastCommitId = value['last_commit_id'];
  if (lastCommitId !== undefined && typeof lastCommitId !== 'string')
    report(
      issues,
      `${path}/last_commit_id`,
      'must be a string',
      '#/components/schemas/RepositoryFileUpdate/properties/last_commit_id/type',
    );
  const startBranch = value['start_branch'];
  if (startBranch !== undefined && typeof startBranch !== 'string')
    report(
      issues,
      `${path}/start_branch`,
      'must be a string',
      '#/components/schemas/RepositoryFileUpdate/properties/start_branch/type',
    );
}
