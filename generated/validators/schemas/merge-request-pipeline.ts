// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { MergeRequestPipeline } from '../../types/index.ts';
import { type ValidationIssue, report } from '../runtime/issue.ts';
import { isInteger, isObject } from '../runtime/values.ts';

/** Whether `value` is a valid `MergeRequestPipeline`. */
export function isMergeRequestPipeline(value: unknown): value is MergeRequestPipeline {
  if (!isObject(value)) return false;
  const id = value['id'];
  if (!isInteger(id)) return false;
  const ref = value['ref'];
  if (typeof ref !== 'string') return false;
  const sha = value['sha'];
  if (typeof sha !== 'string') return false;
  const status = value['status'];
  return typeof status === 'string';
}

/** Every reason why `value` is not a valid `MergeRequestPipeline`; none when it is. */
export function checkMergeRequestPipeline(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectMergeRequestPipeline(value, '', issues);
  return issues;
}

/** Adds to `issues` every reason why the value at `path` is not a valid `MergeRequestPipeline`. */
export function collectMergeRequestPipeline(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!isObject(value)) {
    report(issues, path, 'must be an object', '#/components/schemas/MergeRequestPipeline/type');
    return;
  }
  const id = value['id'];
  if (id === undefined)
    report(issues, path, 'must have the property "id"', '#/components/schemas/MergeRequestPipeline/required');
  else if (!isInteger(id))
    report(issues, `${path}/id`, 'must be an integer', '#/components/schemas/MergeRequestPipeline/properties/id/type');
  const ref = value['ref'];
  if (ref === undefined)
    report(issues, path, 'must have the property "ref"', '#/components/schemas/MergeRequestPipeline/required');
  else if (typeof ref !== 'string')
    report(issues, `${path}/ref`, 'must be a string', '#/components/schemas/MergeRequestPipeline/properties/ref/type');
  const sha = value['sha'];
  if (sha === undefined)
    report(issues, path, 'must have the property "sha"', '#/components/schemas/MergeRequestPipeline/required');
  else if (typeof sha !== 'string')
    report(issues, `${path}/sha`, 'must be a string', '#/components/schemas/MergeRequestPipeline/properties/sha/type');
  const status = value['status'];
  if (status === undefined)
    report(issues, path, 'must have the property "status"', '#/components/schemas/MergeRequestPipeline/required');
  else if (typeof status !== 'string')
    report(
      issues,
      `${path}/status`,
      'must be a string',
      '#/components/schemas/MergeRequestPipeline/properties/status/type',
    );
}
