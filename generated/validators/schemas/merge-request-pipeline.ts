// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { MergeRequestPipeline } from '../../types/merge-requests.ts';
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

/** Returns true if `value` is a valid `MergeRequestPipeline`. */
export function isMergeRequestPipeline(value: unknown): value is MergeRequestPipeline {
  if (!hasObjectType(value)) return false;
  if (!Number.isInteger(value['id'])) return false;
  if (typeof value['ref'] !== 'string') return false;
  if (typeof value['sha'] !== 'string') return false;
  return typeof value['status'] === 'string';
}

/** Returns the reasons why `value` is not a valid `MergeRequestPipeline`; none if it is. */
export function checkMergeRequestPipeline(value: unknown): ValidationIssue[] {
  return issuesOf(value, isMergeRequestPipeline, collectMergeRequestPipeline);
}

/** `MergeRequestPipeline` as a [Standard Schema](https://standardschema.dev), for routers and form libraries. */
export const mergeRequestPipelineSchema: StandardSchema<MergeRequestPipeline> = /* @__PURE__ */ standardSchema(
  isMergeRequestPipeline,
  checkMergeRequestPipeline,
);

/** Adds to `issues` every reason why the value at `path` is not a valid `MergeRequestPipeline`. */
export function collectMergeRequestPipeline(
  value: unknown,
  path: string,
  issues: ValidationIssue[],
  schema: string = '#/components/schemas/MergeRequestPipeline',
): void {
  if (!hasObjectType(value)) return fail(issues, path, schema, 'type', 'must be an object');
  const id = value['id'];
  if (id === undefined) reportMissing(issues, path, schema, 'id');
  else if (!Number.isInteger(id)) failType(issues, path, schema, '/id', 'must be an integer');
  const ref = value['ref'];
  if (ref === undefined) reportMissing(issues, path, schema, 'ref');
  else if (typeof ref !== 'string') failType(issues, path, schema, '/ref', 'must be a string');
  const sha = value['sha'];
  if (sha === undefined) reportMissing(issues, path, schema, 'sha');
  else if (typeof sha !== 'string') failType(issues, path, schema, '/sha', 'must be a string');
  const status = value['status'];
  if (status === undefined) reportMissing(issues, path, schema, 'status');
  else if (typeof status !== 'string') failType(issues, path, schema, '/status', 'must be a string');
}
