// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { MergeRequestDiff } from '../../types/index.ts';
import { type ValidationIssue, issuesOf, json, report, reportMissing } from '../runtime/index.ts';

/** Whether `value` is a valid `MergeRequestDiff`. */
export function isMergeRequestDiff(value: unknown): value is MergeRequestDiff {
  if (!json.isObject(value)) return false;
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

/** Every reason why `value` is not a valid `MergeRequestDiff`; none when it is. */
export function checkMergeRequestDiff(value: unknown): ValidationIssue[] {
  return issuesOf(value, isMergeRequestDiff, collectMergeRequestDiff);
}

/** Adds to `issues` every reason why the value at `path` is not a valid `MergeRequestDiff`. */
export function collectMergeRequestDiff(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/MergeRequestDiff';
  if (!json.isObject(value)) return report(issues, path, 'must be an object', `${schema}/type`);
  reportMissing(
    issues,
    path,
    value,
    [
      'a_mode',
      'b_mode',
      'collapsed',
      'deleted_file',
      'diff',
      'generated_file',
      'new_file',
      'new_path',
      'old_path',
      'renamed_file',
      'too_large',
    ],
    `${schema}/required`,
  );
  const aMode = value['a_mode'];
  if (aMode !== undefined && typeof aMode !== 'string')
    report(issues, `${path}/a_mode`, 'must be a string', `${schema}/properties/a_mode/type`);
  const bMode = value['b_mode'];
  if (bMode !== undefined && typeof bMode !== 'string')
    report(issues, `${path}/b_mode`, 'must be a string', `${schema}/properties/b_mode/type`);
  const collapsed = value['collapsed'];
  if (collapsed !== undefined && typeof collapsed !== 'boolean' && collapsed !== null)
    report(issues, `${path}/collapsed`, 'must be true, false or null', `${schema}/properties/collapsed/type`);
  const deletedFile = value['deleted_file'];
  if (deletedFile !== undefined && typeof deletedFile !== 'boolean' && deletedFile !== null)
    report(issues, `${path}/deleted_file`, 'must be true, false or null', `${schema}/properties/deleted_file/type`);
  const diff = value['diff'];
  if (diff !== undefined && typeof diff !== 'string')
    report(issues, `${path}/diff`, 'must be a string', `${schema}/properties/diff/type`);
  const generatedFile = value['generated_file'];
  if (generatedFile !== undefined && typeof generatedFile !== 'boolean' && generatedFile !== null)
    report(issues, `${path}/generated_file`, 'must be true, false or null', `${schema}/properties/generated_file/type`);
  const newFile = value['new_file'];
  if (newFile !== undefined && typeof newFile !== 'boolean' && newFile !== null)
    report(issues, `${path}/new_file`, 'must be true, false or null', `${schema}/properties/new_file/type`);
  const newPath = value['new_path'];
  if (newPath !== undefined && typeof newPath !== 'string')
    report(issues, `${path}/new_path`, 'must be a string', `${schema}/properties/new_path/type`);
  const oldPath = value['old_path'];
  if (oldPath !== undefined && typeof oldPath !== 'string')
    report(issues, `${path}/old_path`, 'must be a string', `${schema}/properties/old_path/type`);
  const renamedFile = value['renamed_file'];
  if (renamedFile !== undefined && typeof renamedFile !== 'boolean' && renamedFile !== null)
    report(issues, `${path}/renamed_file`, 'must be true, false or null', `${schema}/properties/renamed_file/type`);
  const tooLarge = value['too_large'];
  if (tooLarge !== undefined && typeof tooLarge !== 'boolean' && tooLarge !== null)
    report(issues, `${path}/too_large`, 'must be true, false or null', `${schema}/properties/too_large/type`);
}
