// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { MergeRequestPipelineReference } from '../../types/merge-requests.ts';
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
import { collectMergeRequestPipeline, isMergeRequestPipeline } from './merge-request-pipeline.ts';

/** Returns true if `value` is a valid `MergeRequestPipelineReference`. */
export function isMergeRequestPipelineReference(value: unknown): value is MergeRequestPipelineReference {
  if (!hasObjectType(value)) return false;
  if (typeof value['web_url'] !== 'string') return false;
  return isMergeRequestPipeline(value);
}

/** Returns the reasons why `value` is not a valid `MergeRequestPipelineReference`; none if it is. */
export function checkMergeRequestPipelineReference(value: unknown): ValidationIssue[] {
  return issuesOf(value, isMergeRequestPipelineReference, collectMergeRequestPipelineReference);
}

/** `MergeRequestPipelineReference` as a [Standard Schema](https://standardschema.dev), for routers and form libraries. */
export const mergeRequestPipelineReferenceSchema: StandardSchema<MergeRequestPipelineReference> =
  /* @__PURE__ */ standardSchema(isMergeRequestPipelineReference, checkMergeRequestPipelineReference);

/** Adds to `issues` every reason why the value at `path` is not a valid `MergeRequestPipelineReference`. */
export function collectMergeRequestPipelineReference(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/MergeRequestPipelineReference';
  if (!hasObjectType(value))
    return fail(issues, path, '#/components/schemas/MergeRequestPipeline', 'type', 'must be an object');
  const webUrl = value['web_url'];
  if (webUrl === undefined) reportMissing(issues, path, `${schema}/allOf/1`, 'web_url');
  else if (typeof webUrl !== 'string') failType(issues, path, `${schema}/allOf/1`, '/web_url', 'must be a string');
  collectMergeRequestPipeline(value, path, issues);
}
