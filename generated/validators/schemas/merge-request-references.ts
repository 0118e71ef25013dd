// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { MergeRequestReferences } from '../../types/merge-requests.ts';
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

/** Returns true if `value` is a valid `MergeRequestReferences`. */
export function isMergeRequestReferences(value: unknown): value is MergeRequestReferences {
  if (!hasObjectType(value)) return false;
  if (typeof value['full'] !== 'string') return false;
  if (typeof value['relative'] !== 'string') return false;
  return typeof value['short'] === 'string';
}

/** Returns the reasons why `value` is not a valid `MergeRequestReferences`; none if it is. */
export function checkMergeRequestReferences(value: unknown): ValidationIssue[] {
  return issuesOf(value, isMergeRequestReferences, collectMergeRequestReferences);
}

/** `MergeRequestReferences` as a [Standard Schema](https://standardschema.dev), for routers and form libraries. */
export const mergeRequestReferencesSchema: StandardSchema<MergeRequestReferences> = /* @__PURE__ */ standardSchema(
  isMergeRequestReferences,
  checkMergeRequestReferences,
);

/** Adds to `issues` every reason why the value at `path` is not a valid `MergeRequestReferences`. */
export function collectMergeRequestReferences(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/MergeRequestReferences';
  if (!hasObjectType(value)) return fail(issues, path, schema, 'type', 'must be an object');
  const full = value['full'];
  if (full === undefined) reportMissing(issues, path, schema, 'full');
  else if (typeof full !== 'string') failType(issues, path, schema, '/full', 'must be a string');
  const relative = value['relative'];
  if (relative === undefined) reportMissing(issues, path, schema, 'relative');
  else if (typeof relative !== 'string') failType(issues, path, schema, '/relative', 'must be a string');
  const short = value['short'];
  if (short === undefined) reportMissing(issues, path, schema, 'short');
  else if (typeof short !== 'string') failType(issues, path, schema, '/short', 'must be a string');
}
