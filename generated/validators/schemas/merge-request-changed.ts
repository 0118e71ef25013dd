// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { MergeRequestChanged } from '../../types/index.ts';
import { type ValidationIssue, report } from '../runtime/issue.ts';
import { isObject } from '../runtime/values.ts';
import { collectMergeRequestDetail, isMergeRequestDetail } from './merge-request-detail.ts';

/** Whether `value` is a valid `MergeRequestChanged`. */
export function isMergeRequestChanged(value: unknown): value is MergeRequestChanged {
  if (!isMergeRequestDetail(value)) return false;
  return isMergeRequestChangedPart2(value);
}

/** Every reason why `value` is not a valid `MergeRequestChanged`; none when it is. */
export function checkMergeRequestChanged(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectMergeRequestChanged(value, '', issues);
  return issues;
}

/** Adds to `issues` every reason why the value at `path` is not a valid `MergeRequestChanged`. */
export function collectMergeRequestChanged(value: unknown, path: string, issues: ValidationIssue[]): void {
  collectMergeRequestDetail(value, path, issues);
  collectMergeRequestChangedPart2(value, path, issues);
}

function isMergeRequestChangedPart2(value: unknown): boolean {
  if (!isObject(value)) return false;
  const subscribed = value['subscribed'];
  if (typeof subscribed !== 'boolean' && subscribed !== null) return false;
  return true;
}

function collectMergeRequestChangedPart2(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!isObject(value)) {
    report(issues, path, 'must be an object', '#/components/schemas/MergeRequestChanged/allOf/1/type');
    return;
  }
  const subscribed = value['subscribed'];
  if (subscribed === undefined)
    report(
      issues,
      path,
      'must have the property "subscribed"',
      '#/components/schemas/MergeRequestChanged/allOf/1/required',
    );
  else if (typeof subscribed !== 'boolean' && subscribed !== null)
    report(
      issues,
      `${path}/subscribed`,
      'must be true or false or null',
      '#/components/schemas/MergeRequestChanged/allOf/1/properties/subscribed/type',
    );
}
