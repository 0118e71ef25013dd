// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { MergeRequestChanged } from '../../types/index.ts';
import { type ValidationIssue, issuesOf, json, report, reportMissing } from '../runtime/index.ts';
import { collectMergeRequestDetail, isMergeRequestDetail } from './merge-request-detail.ts';

/** Whether `value` is a valid `MergeRequestChanged`. */
export function isMergeRequestChanged(value: unknown): value is MergeRequestChanged {
  if (!json.isObject(value)) return false;
  const subscribed = value['subscribed'];
  if (typeof subscribed !== 'boolean' && subscribed !== null) return false;
  return isMergeRequestDetail(value);
}

/** Every reason why `value` is not a valid `MergeRequestChanged`; none when it is. */
export function checkMergeRequestChanged(value: unknown): ValidationIssue[] {
  return issuesOf(value, isMergeRequestChanged, collectMergeRequestChanged);
}

/** Adds to `issues` every reason why the value at `path` is not a valid `MergeRequestChanged`. */
export function collectMergeRequestChanged(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/MergeRequestChanged';
  if (!json.isObject(value)) return report(issues, path, 'must be an object', '#/components/schemas/MergeRequest/type');
  reportMissing(issues, path, value, ['subscribed'], `${schema}/allOf/1/required`);
  const subscribed = value['subscribed'];
  if (subscribed !== undefined && typeof subscribed !== 'boolean' && subscribed !== null)
    report(issues, `${path}/subscribed`, 'must be true, false or null', `${schema}/allOf/1/properties/subscribed/type`);
  collectMergeRequestDetail(value, path, issues);
}
