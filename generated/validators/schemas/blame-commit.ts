// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { BlameCommit } from '../../types/repository-files.ts';
import {
  type StandardSchema,
  type ValidationIssue,
  fail,
  failType,
  hasArrayType,
  hasObjectType,
  issuesOf,
  reportMissing,
  reportStrings,
  standardSchema,
} from '../runtime/report.ts';
import { every } from '../runtime/values.ts';

/** Returns true if `value` is a valid `BlameCommit`. */
export function isBlameCommit(value: unknown): value is BlameCommit {
  if (!hasObjectType(value)) return false;
  if (typeof value['id'] !== 'string') return false;
  if (typeof value['author_email'] !== 'string') return false;
  if (typeof value['author_name'] !== 'string') return false;
  if (typeof value['authored_date'] !== 'string') return false;
  if (typeof value['committed_date'] !== 'string') return false;
  if (typeof value['committer_email'] !== 'string') return false;
  if (typeof value['committer_name'] !== 'string') return false;
  if (typeof value['message'] !== 'string') return false;
  const parentIds = value['parent_ids'];
  return hasArrayType(parentIds) && every(parentIds, (item) => typeof item === 'string');
}

/** Returns the reasons why `value` is not a valid `BlameCommit`; none if it is. */
export function checkBlameCommit(value: unknown): ValidationIssue[] {
  return issuesOf(value, isBlameCommit, collectBlameCommit);
}

/** `BlameCommit` as a [Standard Schema](https://standardschema.dev), for routers and form libraries. */
export const blameCommitSchema: StandardSchema<BlameCommit> = /* @__PURE__ */ standardSchema(
  isBlameCommit,
  checkBlameCommit,
);

/** Adds to `issues` every reason why the value at `path` is not a valid `BlameCommit`. */
export function collectBlameCommit(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/BlameCommit';
  if (!hasObjectType(value)) return fail(issues, path, schema, 'type', 'must be an object');
  const id = value['id'];
  if (id === undefined) reportMissing(issues, path, schema, 'id');
  else if (typeof id !== 'string') failType(issues, path, schema, '/id', 'must be a string');
  const authorEmail = value['author_email'];
  if (authorEmail === undefined) reportMissing(issues, path, schema, 'author_email');
  else if (typeof authorEmail !== 'string') failType(issues, path, schema, '/author_email', 'must be a string');
  const authorName = value['author_name'];
  if (authorName === undefined) reportMissing(issues, path, schema, 'author_name');
  else if (typeof authorName !== 'string') failType(issues, path, schema, '/author_name', 'must be a string');
  const authoredDate = value['authored_date'];
  if (authoredDate === undefined) reportMissing(issues, path, schema, 'authored_date');
  else if (typeof authoredDate !== 'string') failType(issues, path, schema, '/authored_date', 'must be a string');
  const committedDate = value['committed_date'];
  if (committedDate === undefined) reportMissing(issues, path, schema, 'committed_date');
  else if (typeof committedDate !== 'string') failType(issues, path, schema, '/committed_date', 'must be a string');
  const committerEmail = value['committer_email'];
  if (committerEmail === undefined) reportMissing(issues, path, schema, 'committer_email');
  else if (typeof committerEmail !== 'string') failType(issues, path, schema, '/committer_email', 'must be a string');
  const committerName = value['committer_name'];
  if (committerName === undefined) reportMissing(issues, path, schema, 'committer_name');
  else if (typeof committerName !== 'string') failType(issues, path, schema, '/committer_name', 'must be a string');
  const message = value['message'];
  if (message === undefined) reportMissing(issues, path, schema, 'message');
  else if (typeof message !== 'string') failType(issues, path, schema, '/message', 'must be a string');
  const parentIds = value['parent_ids'];
  if (parentIds === undefined) reportMissing(issues, path, schema, 'parent_ids');
  else reportStrings(parentIds, `${path}/parent_ids`, issues, schema, '/properties/parent_ids');
}
