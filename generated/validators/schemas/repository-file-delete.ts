// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { RepositoryFileDelete } from '../../types/index.ts';
import { type ValidationIssue, report } from '../runtime/issue.ts';
import { isObject } from '../runtime/values.ts';

/** Whether `value` is a valid `RepositoryFileDelete`. */
export function isRepositoryFileDelete(value: unknown): value is RepositoryFileDelete {
  if (!isObject(value)) return false;
  const authorEmail = value['author_email'];
  if (authorEmail !== undefined && typeof authorEmail !== 'string') return false;
  const authorName = value['author_name'];
  if (authorName !== undefined && typeof authorName !== 'string') return false;
  const branch = value['branch'];
  if (typeof branch !== 'string') return false;
  const commitMessage = value['commit_message'];
  if (typeof commitMessage !== 'string') return false;
  const lastCommitId = value['last_commit_id'];
  if (lastCommitId !== undefined && typeof lastCommitId !== 'string') return false;
  const startBranch = value['start_branch'];
  if (startBranch !== undefined && typeof startBranch !== 'string') return false;
  return true;
}

/** Every reason why `value` is not a valid `RepositoryFileDelete`; none when it is. */
export function checkRepositoryFileDelete(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectRepositoryFileDelete(value, '', issues);
  return issues;
}

/** Adds to `issues` every reason why the value at `path` is not a valid `RepositoryFileDelete`. */
export function collectRepositoryFileDelete(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!isObject(value)) {
    report(issues, path, 'must be an object', '#/components/schemas/RepositoryFileDelete/type');
    return;
  }
  const authorEmail = value['author_email'];
  if (authorEmail !== undefined && typeof authorEmail !== 'string')
    report(
      issues,
      `${path}/author_email`,
      'must be a string',
      '#/components/schemas/RepositoryFileDelete/properties/author_email/type',
    );
  const authorName = value['author_name'];
  if (authorName !== undefined && typeof authorName !== 'string')
    report(
      issues,
      `${path}/author_name`,
      'must be a string',
      '#/components/schemas/RepositoryFileDelete/properties/author_name/type',
    );
  const branch = value['branch'];
  if (branch === undefined)
    report(issues, path, 'must have the property "branch"', '#/components/schemas/RepositoryFileDelete/required');
  else if (typeof branch !== 'string')
    report(
      issues,
      `${path}/branch`,
      'must be a string',
      '#/components/schemas/RepositoryFileDelete/properties/branch/type',
    );
  const commitMessage = value['commit_message'];
  if (commitMessage === undefined)
    report(
      issues,
      path,
      'must have the property "commit_message"',
      '#/components/schemas/RepositoryFileDelete/required',
    );
  else if (typeof commitMessage !== 'string')
    report(
      issues,
      `${path}/commit_message`,
      'must be a string',
      '#/components/schemas/RepositoryFileDelete/properties/commit_message/type',
    );
  const lastCommitId = value['last_commit_id'];
  if (lastCommitId !== undefined && typeof lastCommitId !== 'string')
    report(
      issues,
      `${path}/last_commit_id`,
      'must be a string',
      '#/components/schemas/RepositoryFileDelete/properties/last_commit_id/type',
    );
  const startBranch = value['start_branch'];
  if (startBranch !== undefined && typeof startBranch !== 'string')
    report(
      issues,
      `${path}/start_branch`,
      'must be a string',
      '#/components/schemas/RepositoryFileDelete/properties/start_branch/type',
    );
}
