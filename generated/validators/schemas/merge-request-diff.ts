// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { MergeRequestDiff } from '../../types/merge-requests.ts';
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

/** Returns true if `value` is a valid `MergeRequestDiff`. */
export function isMergeRequestDiff(value: unknown): value is MergeRequestDiff {
  if (!hasObjectType(value)) return false;
  if (typeof value['a_mode'] !== 'string') return false;
  if (typeof value['b_mode'] !== 'string') return false;
  const collapsed = value['collapsed'];
  if (typeof collapsed !== 'boolean' && collapsed !== null) return false;
  const deletedFile = value['deleted_file'];
  if (typeof deletedFile !== 'boolean' && deletedFile !== null) return false;
  if (typeof value['diff'] !== 'string') return false;
  const generatedFile = value['generated_file'];
  if (typeof generatedFile !== 'boolean' && generatedFile !== null) return false;
  const newFile = value['new_file'];
  if (typeof newFile !== 'boolean' && newFile !== null) return false;
  if (typeof value['new_path'] !== 'string') return false;
  if (typeof value['old_path'] !== 'string') return false;
  const renamedFile = value['renamed_file'];
  if (typeof renamedFile !== 'boolean' && renamedFile !== null) return false;
  const tooLarge = value['too_large'];
  return typeof tooLarge === 'boolean' || tooLarge === null;
}

/** Returns the reasons why `value` is not a valid `MergeRequestDiff`; none if it is. */
export function checkMergeRequestDiff(value: unknown): ValidationIssue[] {
  return issuesOf(value, isMergeRequestDiff, collectMergeRequestDiff);
}

/** `MergeRequestDiff` as a [Standard Schema](https://standardschema.dev), for routers and form libraries. */
export const mergeRequestDiffSchema: StandardSchema<MergeRequestDiff> = /* @__PURE__ */ standardSchema(
  isMergeRequestDiff,
  checkMergeRequestDiff,
);

/** Adds to `issues` every reason why the value at `path` is not a valid `MergeRequestDiff`. */
export function collectMergeRequestDiff(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/MergeRequestDiff';
  if (!hasObjectType(value)) return fail(issues, path, schema, 'type', 'must be an object');
  const aMode = value['a_mode'];
  if (aMode === undefined) reportMissing(issues, path, schema, 'a_mode');
  else if (typeof aMode !== 'string') failType(issues, path, schema, '/a_mode', 'must be a string');
  const bMode = value['b_mode'];
  if (bMode === undefined) reportMissing(issues, path, schema, 'b_mode');
  else if (typeof bMode !== 'string') failType(issues, path, schema, '/b_mode', 'must be a string');
  const collapsed = value['collapsed'];
  if (collapsed === undefined) reportMissing(issues, path, schema, 'collapsed');
  else if (typeof collapsed !== 'boolean' && collapsed !== null)
    failType(issues, path, schema, '/collapsed', 'must be true, false or null');
  const deletedFile = value['deleted_file'];
  if (deletedFile === undefined) reportMissing(issues, path, schema, 'deleted_file');
  else if (typeof deletedFile !== 'boolean' && deletedFile !== null)
    failType(issues, path, schema, '/deleted_file', 'must be true, false or null');
  const diff = value['diff'];
  if (diff === undefined) reportMissing(issues, path, schema, 'diff');
  else if (typeof diff !== 'string') failType(issues, path, schema, '/diff', 'must be a string');
  const generatedFile = value['generated_file'];
  if (generatedFile === undefined) reportMissing(issues, path, schema, 'generated_file');
  else if (typeof generatedFile !== 'boolean' && generatedFile !== null)
    failType(issues, path, schema, '/generated_file', 'must be true, false or null');
  const newFile = value['new_file'];
  if (newFile === undefined) reportMissing(issues, path, schema, 'new_file');
  else if (typeof newFile !== 'boolean' && newFile !== null)
    failType(issues, path, schema, '/new_file', 'must be true, false or null');
  const newPath = value['new_path'];
  if (newPath === undefined) reportMissing(issues, path, schema, 'new_path');
  else if (typeof newPath !== 'string') failType(issues, path, schema, '/new_path', 'must be a string');
  const oldPath = value['old_path'];
  if (oldPath === undefined) reportMissing(issues, path, schema, 'old_path');
  else if (typeof oldPath !== 'string') failType(issues, path, schema, '/old_path', 'must be a string');
  const renamedFile = value['renamed_file'];
  if (renamedFile === undefined) reportMissing(issues, path, schema, 'renamed_file');
  else if (typeof renamedFile !== 'boolean' && renamedFile !== null)
    failType(issues, path, schema, '/renamed_file', 'must be true, false or null');
  const tooLarge = value['too_large'];
  if (tooLarge === undefined) reportMissing(issues, path, schema, 'too_large');
  else if (typeof tooLarge !== 'boolean' && tooLarge !== null)
    failType(issues, path, schema, '/too_large', 'must be true, false or null');
}
