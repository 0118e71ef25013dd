// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { MergeRequestPipelineCreated } from '../../types/merge-requests.ts';
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
import { collectMergeRequestPipelineDetail, isMergeRequestPipelineDetail } from './merge-request-pipeline-detail.ts';
import { collectUserSummary, isUserSummary } from './user-summary.ts';

/** Returns true if `value` is a valid `MergeRequestPipelineCreated`. */
export function isMergeRequestPipelineCreated(value: unknown): value is MergeRequestPipelineCreated {
  if (!hasObjectType(value)) return false;
  const archived = value['archived'];
  if (typeof archived !== 'boolean' && archived !== null) return false;
  if (!isUserSummary(value['user'])) return false;
  return isMergeRequestPipelineDetail(value);
}

/** Returns the reasons why `value` is not a valid `MergeRequestPipelineCreated`; none if it is. */
export function checkMergeRequestPipelineCreated(value: unknown): ValidationIssue[] {
  return issuesOf(value, isMergeRequestPipelineCreated, collectMergeRequestPipelineCreated);
}

/** `MergeRequestPipelineCreated` as a [Standard Schema](https://standardschema.dev), for routers and form libraries. */
export const mergeRequestPipelineCreatedSchema: StandardSchema<MergeRequestPipelineCreated> =
  /* @__PURE__ */ standardSchema(isMergeRequestPipelineCreated, checkMergeRequestPipelineCreated);

/** Adds to `issues` every reason why the value at `path` is not a valid `MergeRequestPipelineCreated`. */
export function collectMergeRequestPipelineCreated(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/MergeRequestPipelineCreated';
  if (!hasObjectType(value))
    return fail(issues, path, '#/components/schemas/MergeRequestPipeline', 'type', 'must be an object');
  const archived = value['archived'];
  if (archived === undefined) reportMissing(issues, path, `${schema}/allOf/1`, 'archived');
  else if (typeof archived !== 'boolean' && archived !== null)
    failType(issues, path, `${schema}/allOf/1`, '/archived', 'must be true, false or null');
  const user = value['user'];
  if (user === undefined) reportMissing(issues, path, `${schema}/allOf/1`, 'user');
  else collectUserSummary(user, `${path}/user`, issues);
  collectMergeRequestPipelineDetail(value, path, issues);
}
