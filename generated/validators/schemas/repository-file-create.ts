// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { RepositoryFileCreate } from '../../types/index.ts';
import { type ValidationIssue, report } from '../runtime/issue.ts';
import { isObject } from '../runtime/values.ts';

/** Whether `value` is a valid `RepositoryFileCreate`. */
export function isRepositoryFileCreate(value: unknown): value is RepositoryFileCreate {
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
  const startBranch = value['start_branch'];
  if (startBranch !== undefined && typeof startBranch !== 'string') return false;
  return true;
}

/** Every reason why `value` is not a valid `RepositoryFileCreate`; none when it is. */
export function checkRepositoryFileCreate(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectRepositoryFileCreate(value, '', issues);
  return issues;
}

/** Adds to `issues` every reason why the value at `path` is not a valid `RepositoryFileCreate`. */
export function collectRepositoryFileCreate(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!isObject(value)) {
    report(issues, path, 'must be an object', '#/components/schemas/RepositoryFileCreate/type');
    return;
  }
  const authorEmail = value['author_email'];
  if (authorEmail !== undefined && typeof authorEmail !== 'string')
    report(
      issues,
      `${path}/author_email`,
      'must be a string',
      '#/components/schemas/RepositoryFileCreate/properties/author_email/type',
    );
  const authorName = value['author_name'];
  if (authorName !== undefined && typeof authorName !== 'string')
    report(
      issues,
      `${path}/author_name`,
      'must be a string',
      '#/components/schemas/RepositoryFileCreate/properties/author_name/type',
    );
  const branch = value['branch'];
  if (branch === undefined)
    report(issues, path, 'must have the property "branch"', '#/components/schemas/RepositoryFileCreate/required');
  else if (typeof branch !== 'string')
    report(
      issues,
      `${path}/branch`,
      'must be a string',
      '#/components/schemas/RepositoryFileCreate/properties/branch/type',
    );
  const commitMessage = value['commit_message'];
  if (commitMessage === undefined)
    report(
      issues,
      path,
      'must have the property "commit_message"',
      '#/components/schemas/RepositoryFileCreate/required',
    );
  else if (typeof commitMessage !== 'string')
    report(
      issues,
      `${path}/commit_message`,
      'must be a string',
      '#/components/schemas/RepositoryFileCreate/properties/commit_message/type',
    );
  const content = value['content'];
  if (content === undefined)
    report(issues, path, 'must have the property "content"', '#/components/schemas/RepositoryFileCreate/required');
  else if (typeof content !== 'string')
    report(
      issues,
      `${path}/content`,
      'must be a string',
      '#/components/schemas/RepositoryFileCreate/properties/content/type',
    );
  const encoding = value['encoding'];
  if (encoding !== undefined && encoding !== 'text' && encoding !== 'base64')
    report(
      issues,
      `${path}/encoding`,
      'must be one of "text", "base64"',
      '#/components/schemas/RepositoryFileCreate/properties/encoding/enum',
    );
  const executeFilemode = value['execute_filemode'];
  if (executeFilemode !== undefined && typeof executeFilemode !== 'boolean')
    report(
      issues,
      `${path}/execute_filemode`,
      'must be true or false',
      '#/components/schemas/RepositoryFileCreate/properties/execute_filemode/type',
    );
  const startBranch = value['start_branch'];
  if (startBranch !== undefined && typeof startBranch !== 'string')
    report(
      issues,
      `${path}/start_branch`,
      'must be a string',
      '#/components/schemas/RepositoryFileCreate/properties/start_branch/type',
    );
}
