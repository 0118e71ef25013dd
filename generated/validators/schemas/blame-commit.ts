// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { BlameCommit } from '../../types/index.ts';
import { type ValidationIssue, report } from '../runtime/issue.ts';
import { isObject } from '../runtime/values.ts';

/** Whether `value` is a valid `BlameCommit`. */
export function isBlameCommit(value: unknown): value is BlameCommit {
  if (!isObject(value)) return false;
  const id = value['id'];
  if (typeof id !== 'string') return false;
  const authorEmail = value['author_email'];
  if (typeof authorEmail !== 'string') return false;
  const authorName = value['author_name'];
  if (typeof authorName !== 'string') return false;
  const authoredDate = value['authored_date'];
  if (typeof authoredDate !== 'string') return false;
  const committedDate = value['committed_date'];
  if (typeof committedDate !== 'string') return false;
  const committerEmail = value['committer_email'];
  if (typeof committerEmail !== 'string') return false;
  const committerName = value['committer_name'];
  if (typeof committerName !== 'string') return false;
  const message = value['message'];
  if (typeof message !== 'string') return false;
  const parentIds = value['parent_ids'];
  return isBlameCommitParentIds(parentIds);
}

/** Every reason why `value` is not a valid `BlameCommit`; none when it is. */
export function checkBlameCommit(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectBlameCommit(value, '', issues);
  return issues;
}

/** Adds to `issues` every reason why the value at `path` is not a valid `BlameCommit`. */
export function collectBlameCommit(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!isObject(value)) {
    report(issues, path, 'must be an object', '#/components/schemas/BlameCommit/type');
    return;
  }
  const id = value['id'];
  if (id === undefined)
    report(issues, path, 'must have the property "id"', '#/components/schemas/BlameCommit/required');
  else if (typeof id !== 'string')
    report(issues, `${path}/id`, 'must be a string', '#/components/schemas/BlameCommit/properties/id/type');
  const authorEmail = value['author_email'];
  if (authorEmail === undefined)
    report(issues, path, 'must have the property "author_email"', '#/components/schemas/BlameCommit/required');
  else if (typeof authorEmail !== 'string')
    report(
      issues,
      `${path}/author_email`,
      'must be a string',
      '#/components/schemas/BlameCommit/properties/author_email/type',
    );
  const authorName = value['author_name'];
  if (authorName === undefined)
    report(issues, path, 'must have the property "author_name"', '#/components/schemas/BlameCommit/required');
  else if (typeof authorName !== 'string')
    report(
      issues,
      `${path}/author_name`,
      'must be a string',
      '#/components/schemas/BlameCommit/properties/author_name/type',
    );
  const authoredDate = value['authored_date'];
  if (authoredDate === undefined)
    report(issues, path, 'must have the property "authored_date"', '#/components/schemas/BlameCommit/required');
  else if (typeof authoredDate !== 'string')
    report(
      issues,
      `${path}/authored_date`,
      'must be a string',
      '#/components/schemas/BlameCommit/properties/authored_date/type',
    );
  const committedDate = value['committed_date'];
  if (committedDate === undefined)
    report(issues, path, 'must have the property "committed_date"', '#/components/schemas/BlameCommit/required');
  else if (typeof committedDate !== 'string')
    report(
      issues,
      `${path}/committed_date`,
      'must be a string',
      '#/components/schemas/BlameCommit/properties/committed_date/type',
    );
  const committerEmail = value['committer_email'];
  if (committerEmail === undefined)
    report(issues, path, 'must have the property "committer_email"', '#/components/schemas/BlameCommit/required');
  else if (typeof committerEmail !== 'string')
    report(
      issues,
      `${path}/committer_email`,
      'must be a string',
      '#/components/schemas/BlameCommit/properties/committer_email/type',
    );
  const committerName = value['committer_name'];
  if (committerName === undefined)
    report(issues, path, 'must have the property "committer_name"', '#/components/schemas/BlameCommit/required');
  else if (typeof committerName !== 'string')
    report(
      issues,
      `${path}/committer_name`,
      'must be a string',
      '#/components/schemas/BlameCommit/properties/committer_name/type',
    );
  const message = value['message'];
  if (message === undefined)
    report(issues, path, 'must have the property "message"', '#/components/schemas/BlameCommit/required');
  else if (typeof message !== 'string')
    report(issues, `${path}/message`, 'must be a string', '#/components/schemas/BlameCommit/properties/message/type');
  const parentIds = value['parent_ids'];
  if (parentIds === undefined)
    report(issues, path, 'must have the property "parent_ids"', '#/components/schemas/BlameCommit/required');
  else collectBlameCommitParentIds(parentIds, `${path}/parent_ids`, issues);
}

function isBlameCommitParentIds(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (const item of value) {
    if (typeof item !== 'string') return false;
  }
  return true;
}

function collectBlameCommitParentIds(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!Array.isArray(value)) {
    report(issues, path, 'must be an array', '#/components/schemas/BlameCommit/properties/parent_ids/type');
    return;
  }
  for (const [index, item] of value.entries()) {
    if (typeof item !== 'string')
      report(
        issues,
        `${path}/${index}`,
        'must be a string',
        '#/components/schemas/BlameCommit/properties/parent_ids/items/type',
      );
  }
}
