// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { BlameRange } from '../../types/index.ts';
import { type ValidationIssue, issuesOf, json, report, reportMissing } from '../runtime/index.ts';
import { collectBlameCommit, isBlameCommit } from './blame-commit.ts';

/** Whether `value` is a valid `BlameRange`. */
export function isBlameRange(value: unknown): value is BlameRange {
  if (!json.isObject(value)) return false;
  if (!isBlameCommit(value['commit'])) return false;
  const lines = value['lines'];
  return json.isArray(lines) && lines.every((item) => typeof item === 'string');
}

/** Every reason why `value` is not a valid `BlameRange`; none when it is. */
export function checkBlameRange(value: unknown): ValidationIssue[] {
  return issuesOf(value, isBlameRange, collectBlameRange);
}

/** Adds to `issues` every reason why the value at `path` is not a valid `BlameRange`. */
export function collectBlameRange(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/BlameRange';
  if (!json.isObject(value)) return report(issues, path, 'must be an object', `${schema}/type`);
  reportMissing(issues, path, value, ['commit', 'lines'], `${schema}/required`);
  const commit = value['commit'];
  if (commit !== undefined) collectBlameCommit(commit, `${path}/commit`, issues);
  const lines = value['lines'];
  if (lines !== undefined) collectBlameRangeLines(lines, `${path}/lines`, issues);
}

function collectBlameRangeLines(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/BlameRange/properties/lines';
  if (!json.isArray(value)) return report(issues, path, 'must be an array', `${schema}/type`);
  for (const [index, item] of value.entries()) {
    if (typeof item !== 'string') report(issues, `${path}/${index}`, 'must be a string', `${schema}/items/type`);
  }
}
