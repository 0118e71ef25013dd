// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { MergeRequestSimple } from '../../types/merge-requests.ts';
import {
  type StandardSchema,
  type ValidationIssue,
  fail,
  failProperty,
  failType,
  hasObjectType,
  issuesOf,
  reportMissing,
  standardSchema,
} from '../runtime/report.ts';

/** Returns true if `value` is a valid `MergeRequestSimple`. */
export function isMergeRequestSimple(value: unknown): value is MergeRequestSimple {
  if (!hasObjectType(value)) return false;
  const description = value['description'];
  if (description !== null && typeof description !== 'string') return false;
  if (!Number.isInteger(value['iid'])) return false;
  const state = value['state'];
  if (state !== 'opened' && state !== 'closed' && state !== 'merged' && state !== 'locked') return false;
  if (typeof value['title'] !== 'string') return false;
  return typeof value['web_url'] === 'string';
}

/** Returns the reasons why `value` is not a valid `MergeRequestSimple`; none if it is. */
export function checkMergeRequestSimple(value: unknown): ValidationIssue[] {
  return issuesOf(value, isMergeRequestSimple, collectMergeRequestSimple);
}

/** `MergeRequestSimple` as a [Standard Schema](https://standardschema.dev), for routers and form libraries. */
export const mergeRequestSimpleSchema: StandardSchema<MergeRequestSimple> = /* @__PURE__ */ standardSchema(
  isMergeRequestSimple,
  checkMergeRequestSimple,
);

/** Adds to `issues` every reason why the value at `path` is not a valid `MergeRequestSimple`. */
export function collectMergeRequestSimple(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/MergeRequestSimple';
  if (!hasObjectType(value)) return fail(issues, path, schema, 'type', 'must be an object');
  const description = value['description'];
  if (description === undefined) reportMissing(issues, path, schema, 'description');
  else if (description !== null && typeof description !== 'string')
    failType(issues, path, schema, '/description', 'must be a string or null');
  const iid = value['iid'];
  if (iid === undefined) reportMissing(issues, path, schema, 'iid');
  else if (!Number.isInteger(iid)) failType(issues, path, schema, '/iid', 'must be an integer');
  const state = value['state'];
  if (state === undefined) reportMissing(issues, path, schema, 'state');
  else if (state !== 'opened' && state !== 'closed' && state !== 'merged' && state !== 'locked')
    failProperty(issues, path, schema, '/state', 'enum', 'must be one of "opened", "closed", "merged", "locked"');
  const title = value['title'];
  if (title === undefined) reportMissing(issues, path, schema, 'title');
  else if (typeof title !== 'string') failType(issues, path, schema, '/title', 'must be a string');
  const webUrl = value['web_url'];
  if (webUrl === undefined) reportMissing(issues, path, schema, 'web_url');
  else if (typeof webUrl !== 'string') failType(issues, path, schema, '/web_url', 'must be a string');
}
