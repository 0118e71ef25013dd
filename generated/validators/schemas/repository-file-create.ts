// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { RepositoryFileCreate } from '../../types/index.ts';
import { type ValidationIssue, issuesOf, json, report, reportMissing } from '../runtime/index.ts';

/** Whether `value` is a valid `RepositoryFileCreate`. */
export function isRepositoryFileCreate(value: unknown): value is RepositoryFileCreate {
  if (!json.isObject(value)) return false;
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

/** Every reason why `value` is not a valid `RepositoryFileCreate`; none when it is. */
export function checkRepositoryFileCreate(value: unknown): ValidationIssue[] {
  return issuesOf(value, isRepositoryFileCreate, collectRepositoryFileCreate);
}

/** Adds to `issues` every reason why the value at `path` is not a valid `RepositoryFileCreate`. */
export function collectRepositoryFileCreate(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/RepositoryFileCreate';
  if (!json.isObject(value)) return report(issues, path, 'must be an object', `${schema}/type`);
  reportMissing(issues, path, value, ['branch', 'commit_message', 'content'], `${schema}/required`);
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
  const content = value['content'];
  if (content !== undefined && typeof content !== 'string')
    report(issues, `${path}/content`, 'must be a string', `${schema}/properties/content/type`);
  const encoding = value['encoding'];
  if (encoding !== undefined && encoding !== 'text' && encoding !== 'base64')
    report(issues, `${path}/encoding`, 'must be one of "text", "base64"', `${schema}/properties/encoding/enum`);
  const executeFilemode = value['execute_filemode'];
  if (executeFilemode !== undefined && typeof executeFilemode !== 'boolean')
    report(issues, `${path}/execute_filemode`, 'must be true or false', `${schema}/properties/execute_filemode/type`);
  const startBranch = value['start_branch'];
  if (startBranch !== undefined && typeof startBranch !== 'string')
    report(issues, `${path}/start_branch`, 'must be a string', `${schema}/properties/start_branch/type`);
}
