// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { MergeRequestPipelineReference } from '../../types/index.ts';
import { type ValidationIssue, report } from '../runtime/issue.ts';
import { isObject } from '../runtime/values.ts';
import { collectMergeRequestPipeline, isMergeRequestPipeline } from './merge-request-pipeline.ts';

/** Whether `value` is a valid `MergeRequestPipelineReference`. */
export function isMergeRequestPipelineReference(value: unknown): value is MergeRequestPipelineReference {
  if (!isMergeRequestPipeline(value)) return false;
  return isMergeRequestPipelineReferencePart2(value);
}

/** Every reason why `value` is not a valid `MergeRequestPipelineReference`; none when it is. */
export function checkMergeRequestPipelineReference(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectMergeRequestPipelineReference(value, '', issues);
  return issues;
}

/** Adds to `issues` every reason why the value at `path` is not a valid `MergeRequestPipelineReference`. */
export function collectMergeRequestPipelineReference(value: unknown, path: string, issues: ValidationIssue[]): void {
  collectMergeRequestPipeline(value, path, issues);
  collectMergeRequestPipelineReferencePart2(value, path, issues);
}

function isMergeRequestPipelineReferencePart2(value: unknown): boolean {
  if (!isObject(value)) return false;
  const webUrl = value['web_url'];
  return typeof webUrl === 'string';
}

function collectMergeRequestPipelineReferencePart2(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!isObject(value)) {
    report(issues, path, 'must be an object', '#/components/schemas/MergeRequestPipelineReference/allOf/1/type');
    return;
  }
  const webUrl = value['web_url'];
  if (webUrl === undefined)
    report(
      issues,
      path,
      'must have the property "web_url"',
      '#/components/schemas/MergeRequestPipelineReference/allOf/1/required',
    );
  else if (typeof webUrl !== 'string')
    report(
      issues,
      `${path}/web_url`,
      'must be a string',
      '#/components/schemas/MergeRequestPipelineReference/allOf/1/properties/web_url/type',
    );
}
