// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { RepositoryFileDelete } from '../../types/index.ts';
import { type ValidationIssue, issuesOf, json, report, reportMissing } from '../runtime/index.ts';

/** Whether `value` is a valid `RepositoryFileDelete`. */
export function isRepositoryFileDelete(value: unknown): value is RepositoryFileDelete {
  if (!json.isObject(value)) return false;
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

/** Every reason why `value` is not a valid `RepositoryFileDelete`; none when it is. */
export function checkRepositoryFileDelete(value: unknown): ValidationIssue[] {
  return issuesOf(value, isRepositoryFileDelete, collectRepositoryFileDelete);
}

/** Adds to `issues` every reason why the value at `path` is not a valid `RepositoryFileDelete`. */
export function collectRepositoryFileDelete(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/RepositoryFileDelete';
  if (!json.isObject(value)) return report(issues, path, 'must be an object', `${schema}/type`);
  reportMissing(issues, path, value, ['branch', 'commit_message'], `${schema}/required`);
  const authorEmail = value['author_email'];
  if (authorEmail !== undefined && typeof authorEmail !== 'string')
    report(issues, `${path}/author_email`, 'must be a string', `${schema}/properties/author_email/type`);
  const authorName = value['author_name'];
  if (authorName !== undefined && typeof authorName !== 'string')
    report(issues, `${path}/author_name`, 'must be a string', `${schema}/properties/author_name/type`);
  const branch = value['branch'];
  if (branch !== undefined && typeof branch !== 'string')
    report(issues, `${path}/branch`, 'must be a string', `${schema}/properties/branch/type`);
  const commitMessage = value['commit_message'];
  if (commitMessage !== undefined && typeof commitMessage !== 'string')
    report(issues, `${path}/commit_message`, 'must be a string', `${schema}/properties/commit_message/type`);
  const lastCommitId = value['last_commit_id'];
  if (lastCommitId !== undefined && typeof lastCommitId !== 'string')
    report(issues, `${path}/last_commit_id`, 'must be a string', `${schema}/properties/last_commit_id/type`);
  const startBranch = value['start_branch'];
  if (startBranch !== undefined && typeof startBranch !== 'string')
    report(issues, `${path}/start_branch`, 'must be a string', `${schema}/properties/start_branch/type`);
}
