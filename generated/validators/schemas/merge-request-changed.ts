// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { MergeRequestChanged } from '../../types/merge-requests.ts';
import {
  type StandardSchema,
  type ValidationIssue,
  fail,
  failType,
  hasObjectType,
  issuesOf,
  reportMissing,
  standardSchema,
} from '../runtime/report.ts';
import { collectMergeRequestDetail, isMergeRequestDetail } from './merge-request-detail.ts';

/** Returns true if `value` is a valid `MergeRequestChanged`. */
export function isMergeRequestChanged(value: unknown): value is MergeRequestChanged {
  if (!hasObjectType(value)) return false;
  const subscribed = value['subscribed'];
  if (typeof subscribed !== 'boolean' && subscribed !== null) return false;
  return isMergeRequestDetail(value);
}

/** Returns the reasons why `value` is not a valid `MergeRequestChanged`; none if it is. */
export function checkMergeRequestChanged(value: unknown): ValidationIssue[] {
  return issuesOf(value, isMergeRequestChanged, collectMergeRequestChanged);
}

/** `MergeRequestChanged` as a [Standard Schema](https://standardschema.dev), for routers and form libraries. */
export const mergeRequestChangedSchema: StandardSchema<MergeRequestChanged> = /* @__PURE__ */ standardSchema(
  isMergeRequestChanged,
  checkMergeRequestChanged,
);

/** Adds to `issues` every reason why the value at `path` is not a valid `MergeRequestChanged`. */
export function collectMergeRequestChanged(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/MergeRequestChanged';
  if (!hasObjectType(value))
    return fail(issues, path, '#/components/schemas/MergeRequest', 'type', 'must be an object');
  const subscribed = value['subscribed'];
  if (subscribed === undefined) reportMissing(issues, path, `${schema}/allOf/1`, 'subscribed');
  else if (typeof subscribed !== 'boolean' && subscribed !== null)
    failType(issues, path, `${schema}/allOf/1`, '/subscribed', 'must be true, false or null');
  collectMergeRequestDetail(value, path, issues);
}
