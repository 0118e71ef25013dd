// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { BlameRange } from '../../types/repository-files.ts';
import {
  type StandardSchema,
  type ValidationIssue,
  fail,
  hasArrayType,
  hasObjectType,
  issuesOf,
  reportMissing,
  reportStrings,
  standardSchema,
} from '../runtime/report.ts';
import { every } from '../runtime/values.ts';
import { collectBlameCommit, isBlameCommit } from './blame-commit.ts';

/** Returns true if `value` is a valid `BlameRange`. */
export function isBlameRange(value: unknown): value is BlameRange {
  if (!hasObjectType(value)) return false;
  if (!isBlameCommit(value['commit'])) return false;
  const lines = value['lines'];
  return hasArrayType(lines) && every(lines, (item) => typeof item === 'string');
}

/** Returns the reasons why `value` is not a valid `BlameRange`; none if it is. */
export function checkBlameRange(value: unknown): ValidationIssue[] {
  return issuesOf(value, isBlameRange, collectBlameRange);
}

/** `BlameRange` as a [Standard Schema](https://standardschema.dev), for routers and form libraries. */
export const blameRangeSchema: StandardSchema<BlameRange> = /* @__PURE__ */ standardSchema(
  isBlameRange,
  checkBlameRange,
);

/** Adds to `issues` every reason why the value at `path` is not a valid `BlameRange`. */
export function collectBlameRange(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/BlameRange';
  if (!hasObjectType(value)) return fail(issues, path, schema, 'type', 'must be an object');
  const commit = value['commit'];
  if (commit === undefined) reportMissing(issues, path, schema, 'commit');
  else collectBlameCommit(commit, `${path}/commit`, issues);
  const lines = value['lines'];
  if (lines === undefined) reportMissing(issues, path, schema, 'lines');
  else reportStrings(lines, `${path}/lines`, issues, schema, '/properties/lines');
}
