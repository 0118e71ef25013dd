// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { BlameRange } from '../../types/index.ts';
import { type ValidationIssue, report } from '../runtime/issue.ts';
import { isObject } from '../runtime/values.ts';
import { collectBlameCommit, isBlameCommit } from './blame-commit.ts';

/** Whether `value` is a valid `BlameRange`. */
export function isBlameRange(value: unknown): value is BlameRange {
  if (!isObject(value)) return false;
  const commit = value['commit'];
  if (!isBlameCommit(commit)) return false;
  const lines = value['lines'];
  return isBlameRangeLines(lines);
}

/** Every reason why `value` is not a valid `BlameRange`; none when it is. */
export function checkBlameRange(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectBlameRange(value, '', issues);
  return issues;
}

/** Adds to `issues` every reason why the value at `path` is not a valid `BlameRange`. */
export function collectBlameRange(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!isObject(value)) {
    report(issues, path, 'must be an object', '#/components/schemas/BlameRange/type');
    return;
  }
  const commit = value['commit'];
  if (commit === undefined)
    report(issues, path, 'must have the property "commit"', '#/components/schemas/BlameRange/required');
  else collectBlameCommit(commit, `${path}/commit`, issues);
  const lines = value['lines'];
  if (lines === undefined)
    report(issues, path, 'must have the property "lines"', '#/components/schemas/BlameRange/required');
  else collectBlameRangeLines(lines, `${path}/lines`, issues);
}

function isBlameRangeLines(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (const item of value) {
    if (typeof item !== 'string') return false;
  }
  return true;
}

function collectBlameRangeLines(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!Array.isArray(value)) {
    report(issues, path, 'must be an array', '#/components/schemas/BlameRange/properties/lines/type');
    return;
  }
  for (const [index, item] of value.entries()) {
    if (typeof item !== 'string')
      report(
        issues,
        `${path}/${index}`,
        'must be a string',
        '#/components/schemas/BlameRange/properties/lines/items/type',
      );
  }
}
