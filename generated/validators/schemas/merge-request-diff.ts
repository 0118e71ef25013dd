// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { MergeRequestDiff } from '../../types/index.ts';
import { type ValidationIssue, report } from '../runtime/issue.ts';
import { isObject } from '../runtime/values.ts';

/** Whether `value` is a valid `MergeRequestDiff`. */
export function isMergeRequestDiff(value: unknown): value is MergeRequestDiff {
  if (!isObject(value)) return false;
  const aMode = value['a_mode'];
  if (typeof aMode !== 'string') return false;
  const bMode = value['b_mode'];
  if (typeof bMode !== 'string') return false;
  const collapsed = value['collapsed'];
  if (typeof collapsed !== 'boolean' && collapsed !== null) return false;
  const deletedFile = value['deleted_file'];
  if (typeof deletedFile !== 'boolean' && deletedFile !== null) return false;
  const diff = value['diff'];
  if (typeof diff !== 'string') return false;
  const generatedFile = value['generated_file'];
  if (typeof generatedFile !== 'boolean' && generatedFile !== null) return false;
  const newFile = value['new_file'];
  if (typeof newFile !== 'boolean' && newFile !== null) return false;
  const newPath = value['new_path'];
  if (typeof newPath !== 'string') return false;
  const oldPath = value['old_path'];
  if (typeof oldPath !== 'string') return false;
  const renamedFile = value['renamed_file'];
  if (typeof renamedFile !== 'boolean' && renamedFile !== null) return false;
  const tooLarge = value['too_large'];
  if (typeof tooLarge !== 'boolean' && tooLarge !== null) return false;
  return true;
}

/** Every reason why `value` is not a valid `MergeRequestDiff`; none when it is. */
export function checkMergeRequestDiff(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectMergeRequestDiff(value, '', issues);
  return issues;
}

/** Adds to `issues` every reason why the value at `path` is not a valid `MergeRequestDiff`. */
export function collectMergeRequestDiff(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!isObject(value)) {
    report(issues, path, 'must be an object', '#/components/schemas/MergeRequestDiff/type');
    return;
  }
  const aMode = value['a_mode'];
  if (aMode === undefined)
    report(issues, path, 'must have the property "a_mode"', '#/components/schemas/MergeRequestDiff/required');
  else if (typeof aMode !== 'string')
    report(
      issues,
      `${path}/a_mode`,
      'must be a string',
      '#/components/schemas/MergeRequestDiff/properties/a_mode/type',
    );
  const bMode = value['b_mode'];
  if (bMode === undefined)
    report(issues, path, 'must have the property "b_mode"', '#/components/schemas/MergeRequestDiff/required');
  else if (typeof bMode !== 'string')
    report(
      issues,
      `${path}/b_mode`,
      'must be a string',
      '#/components/schemas/MergeRequestDiff/properties/b_mode/type',
    );
  const collapsed = value['collapsed'];
  if (collapsed === undefined)
    report(issues, path, 'must have the property "collapsed"', '#/components/schemas/MergeRequestDiff/required');
  else if (typeof collapsed !== 'boolean' && collapsed !== null)
    report(
      issues,
      `${path}/collapsed`,
      'must be true or false or null',
      '#/components/schemas/MergeRequestDiff/properties/collapsed/type',
    );
  const deletedFile = value['deleted_file'];
  if (deletedFile === undefined)
    report(issues, path, 'must have the property "deleted_file"', '#/components/schemas/MergeRequestDiff/required');
  else if (typeof deletedFile !== 'boolean' && deletedFile !== null)
    report(
      issues,
      `${path}/deleted_file`,
      'must be true or false or null',
      '#/components/schemas/MergeRequestDiff/properties/deleted_file/type',
    );
  const diff = value['diff'];
  if (diff === undefined)
    report(issues, path, 'must have the property "diff"', '#/components/schemas/MergeRequestDiff/required');
  else if (typeof diff !== 'string')
    report(issues, `${path}/diff`, 'must be a string', '#/components/schemas/MergeRequestDiff/properties/diff/type');
  const generatedFile = value['generated_file'];
  if (generatedFile === undefined)
    report(issues, path, 'must have the property "generated_file"', '#/components/schemas/MergeRequestDiff/required');
  else if (typeof generatedFile !== 'boolean' && generatedFile !== null)
    report(
      issues,
      `${path}/generated_file`,
      'must be true or false or null',
      '#/components/schemas/MergeRequestDiff/properties/generated_file/type',
    );
  const newFile = value['new_file'];
  if (newFile === undefined)
    report(issues, path, 'must have the property "new_file"', '#/components/schemas/MergeRequestDiff/required');
  else if (typeof newFile !== 'boolean' && newFile !== null)
    report(
      issues,
      `${path}/new_file`,
      'must be true or false or null',
      '#/components/schemas/MergeRequestDiff/properties/new_file/type',
    );
  const newPath = value['new_path'];
  if (newPath === undefined)
    report(issues, path, 'must have the property "new_path"', '#/components/schemas/MergeRequestDiff/required');
  else if (typeof newPath !== 'string')
    report(
      issues,
      `${path}/new_path`,
      'must be a string',
      '#/components/schemas/MergeRequestDiff/properties/new_path/type',
    );
  const oldPath = value['old_path'];
  if (oldPath === undefined)
    report(issues, path, 'must have the property "old_path"', '#/components/schemas/MergeRequestDiff/required');
  else if (typeof oldPath !== 'string')
    report(
      issues,
      `${path}/old_path`,
      'must be a string',
      '#/components/schemas/MergeRequestDiff/properties/old_path/type',
    );
  const renamedFile = value['renamed_file'];
  if (renamedFile === undefined)
    report(issues, path, 'must have the property "renamed_file"', '#/components/schemas/MergeRequestDiff/required');
  else if (typeof renamedFile !== 'boolean' && renamedFile !== null)
    report(
      issues,
      `${path}/renamed_file`,
      'must be true or false or null',
      '#/components/schemas/MergeRequestDiff/properties/renamed_file/type',
    );
  const tooLarge = value['too_large'];
  if (tooLarge === undefined)
    report(issues, path, 'must have the property "too_large"', '#/components/schemas/MergeRequestDiff/required');
  else if (typeof tooLarge !== 'boolean' && tooLarge !== null)
    report(
      issues,
      `${path}/too_large`,
      'must be true or false or null',
      '#/components/schemas/MergeRequestDiff/properties/too_large/type',
    );
}
