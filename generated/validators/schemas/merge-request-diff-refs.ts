// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { MergeRequestDiffRefs } from '../../types/merge-requests.ts';
import {
  type StandardSchema,
  type ValidationIssue,
  fail,
  failType,
  hasObjectType,
  issuesOf,
  standardSchema,
} from '../runtime/report.ts';

/** Returns true if `value` is a valid `MergeRequestDiffRefs`. */
export function isMergeRequestDiffRefs(value: unknown): value is MergeRequestDiffRefs {
  if (!hasObjectType(value)) return false;
  const baseSha = value['base_sha'];
  if (baseSha !== undefined && typeof baseSha !== 'string') return false;
  const headSha = value['head_sha'];
  if (headSha !== undefined && typeof headSha !== 'string') return false;
  const startSha = value['start_sha'];
  return startSha === undefined || typeof startSha === 'string';
}

/** Returns the reasons why `value` is not a valid `MergeRequestDiffRefs`; none if it is. */
export function checkMergeRequestDiffRefs(value: unknown): ValidationIssue[] {
  return issuesOf(value, isMergeRequestDiffRefs, collectMergeRequestDiffRefs);
}

/** `MergeRequestDiffRefs` as a [Standard Schema](https://standardschema.dev), for routers and form libraries. */
export const mergeRequestDiffRefsSchema: StandardSchema<MergeRequestDiffRefs> = /* @__PURE__ */ standardSchema(
  isMergeRequestDiffRefs,
  checkMergeRequestDiffRefs,
);

/** Adds to `issues` every reason why the value at `path` is not a valid `MergeRequestDiffRefs`. */
export function collectMergeRequestDiffRefs(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/MergeRequestDiffRefs';
  if (!hasObjectType(value)) return fail(issues, path, schema, 'type', 'must be an object');
  const baseSha = value['base_sha'];
  if (baseSha !== undefined && typeof baseSha !== 'string')
    failType(issues, path, schema, '/base_sha', 'must be a string');
  const headSha = value['head_sha'];
  if (headSha !== undefined && typeof headSha !== 'string')
    failType(issues, path, schema, '/head_sha', 'must be a string');
  const startSha = value['start_sha'];
  if (startSha !== undefined && typeof startSha !== 'string')
    failType(issues, path, schema, '/start_sha', 'must be a string');
}
