// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { BlameCommit } from '../../types/index.ts';
import { type ValidationIssue, issuesOf, json, report, reportMissing } from '../runtime/index.ts';

/** Whether `value` is a valid `BlameCommit`. */
export function isBlameCommit(value: unknown): value is BlameCommit {
  if (!json.isObject(value)) return false;
  if (typeof value['id'] !== 'string') return false;
  if (typeof value['author_email'] !== 'string') return false;
  if (typeof value['author_name'] !== 'string') return false;
  if (typeof value['authored_date'] !== 'string') return false;
  if (typeof value['committed_date'] !== 'string') return false;
  if (typeof value['committer_email'] !== 'string') return false;
  if (typeof value['committer_name'] !== 'string') return false;
  if (typeof value['message'] !== 'string') return false;
  const parentIds = value['parent_ids'];
  return json.isArray(parentIds) && parentIds.every((item) => typeof item === 'string');
}

/** Every reason why `value` is not a valid `BlameCommit`; none when it is. */
export function checkBlameCommit(value: unknown): ValidationIssue[] {
  return issuesOf(value, isBlameCommit, collectBlameCommit);
}

/** Adds to `issues` every reason why the value at `path` is not a valid `BlameCommit`. */
export function collectBlameCommit(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/BlameCommit';
  if (!json.isObject(value)) return report(issues, path, 'must be an object', `${schema}/type`);
  reportMissing(
    issues,
    path,
    value,
    [
      'author_email',
      'author_name',
      'authored_date',
      'committed_date',
      'committer_email',
      'committer_name',
      'id',
      'message',
      'parent_ids',
    ],
    `${schema}/required`,
  );
  const id = value['id'];
  if (id !== undefined && typeof id !== 'string')
    report(issues, `${path}/id`, 'must be a string', `${schema}/properties/id/type`);
  const authorEmail = value['author_email'];
  if (authorEmail !== undefined && typeof authorEmail !== 'string')
    report(issues, `${path}/author_email`, 'must be a string', `${schema}/properties/author_email/type`);
  const authorName = value['author_name'];
  if (authorName !== undefined && typeof authorName !== 'string')
    report(issues, `${path}/author_name`, 'must be a string', `${schema}/properties/author_name/type`);
  const authoredDate = value['authored_date'];
  if (authoredDate !== undefined && typeof authoredDate !== 'string')
    report(issues, `${path}/authored_date`, 'must be a string', `${schema}/properties/authored_date/type`);
  const committedDate = value['committed_date'];
  if (committedDate !== undefined && typeof committedDate !== 'string')
    report(issues, `${path}/committed_date`, 'must be a string', `${schema}/properties/committed_date/type`);
  const committerEmail = value['committer_email'];
  if (committerEmail !== undefined && typeof committerEmail !== 'string')
    report(issues, `${path}/committer_email`, 'must be a string', `${schema}/properties/committer_email/type`);
  const committerName = value['committer_name'];
  if (committerName !== undefined && typeof committerName !== 'string')
    report(issues, `${path}/committer_name`, 'must be a string', `${schema}/properties/committer_name/type`);
  const message = value['message'];
  if (message !== undefined && typeof message !== 'string')
    report(issues, `${path}/message`, 'must be a string', `${schema}/properties/message/type`);
  const parentIds = value['parent_ids'];
  if (parentIds !== undefined) collectBlameCommitParentIds(parentIds, `${path}/parent_ids`, issues);
}

function collectBlameCommitParentIds(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/BlameCommit/properties/parent_ids';
  if (!json.isArray(value)) return report(issues, path, 'must be an array', `${schema}/type`);
  for (const [index, item] of value.entries()) {
    if (typeof item !== 'string') report(issues, `${path}/${index}`, 'must be a string', `${schema}/items/type`);
  }
}
