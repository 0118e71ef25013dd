// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { MergeRequestDetail } from '../../types/merge-requests.ts';
import { dateTimeMessage, hasDateTimeFormat } from '../runtime/formats/date-time.ts';
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
import { collectMergeRequestDiffRefs, isMergeRequestDiffRefs } from './merge-request-diff-refs.ts';
import { collectMergeRequestHeadPipeline, isMergeRequestHeadPipeline } from './merge-request-head-pipeline.ts';
import {
  collectMergeRequestPipelineReference,
  isMergeRequestPipelineReference,
} from './merge-request-pipeline-reference.ts';
import { collectMergeRequest, isMergeRequest } from './merge-request.ts';

/** Returns true if `value` is a valid `MergeRequestDetail`. */
export function isMergeRequestDetail(value: unknown): value is MergeRequestDetail {
  if (!hasObjectType(value)) return false;
  const changesCount = value['changes_count'];
  if (changesCount !== null && typeof changesCount !== 'string') return false;
  const diffRefs = value['diff_refs'];
  if (diffRefs === undefined || (diffRefs !== null && !isMergeRequestDiffRefs(diffRefs))) return false;
  const divergedCommitsCount = value['diverged_commits_count'];
  if (divergedCommitsCount !== undefined && !Number.isInteger(divergedCommitsCount)) return false;
  const firstContribution = value['first_contribution'];
  if (typeof firstContribution !== 'boolean' && firstContribution !== null) return false;
  const firstDeployedToProductionAt = value['first_deployed_to_production_at'];
  if (
    firstDeployedToProductionAt !== null &&
    (typeof firstDeployedToProductionAt !== 'string' || !hasDateTimeFormat(firstDeployedToProductionAt))
  )
    return false;
  const headPipeline = value['head_pipeline'];
  if (headPipeline !== undefined && headPipeline !== null && !isMergeRequestHeadPipeline(headPipeline)) return false;
  const latestBuildFinishedAt = value['latest_build_finished_at'];
  if (
    latestBuildFinishedAt !== null &&
    (typeof latestBuildFinishedAt !== 'string' || !hasDateTimeFormat(latestBuildFinishedAt))
  )
    return false;
  const latestBuildStartedAt = value['latest_build_started_at'];
  if (
    latestBuildStartedAt !== null &&
    (typeof latestBuildStartedAt !== 'string' || !hasDateTimeFormat(latestBuildStartedAt))
  )
    return false;
  const mergeError = value['merge_error'];
  if (mergeError !== null && typeof mergeError !== 'string') return false;
  const pipeline = value['pipeline'];
  if (pipeline === undefined || (pipeline !== null && !isMergeRequestPipelineReference(pipeline))) return false;
  const rebaseInProgress = value['rebase_in_progress'];
  if (rebaseInProgress !== undefined && typeof rebaseInProgress !== 'boolean' && rebaseInProgress !== null)
    return false;
  return isMergeRequest(value);
}

/** Returns the reasons why `value` is not a valid `MergeRequestDetail`; none if it is. */
export function checkMergeRequestDetail(value: unknown): ValidationIssue[] {
  return issuesOf(value, isMergeRequestDetail, collectMergeRequestDetail);
}

/** `MergeRequestDetail` as a [Standard Schema](https://standardschema.dev), for routers and form libraries. */
export const mergeRequestDetailSchema: StandardSchema<MergeRequestDetail> = /* @__PURE__ */ standardSchema(
  isMergeRequestDetail,
  checkMergeRequestDetail,
);

/** Adds to `issues` every reason why the value at `path` is not a valid `MergeRequestDetail`. */
export function collectMergeRequestDetail(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/MergeRequestDetail';
  if (!hasObjectType(value))
    return fail(issues, path, '#/components/schemas/MergeRequest', 'type', 'must be an object');
  const changesCount = value['changes_count'];
  if (changesCount === undefined) reportMissing(issues, path, `${schema}/allOf/1`, 'changes_count');
  else if (changesCount !== null && typeof changesCount !== 'string')
    failType(issues, path, `${schema}/allOf/1`, '/changes_count', 'must be a string or null');
  const diffRefs = value['diff_refs'];
  if (diffRefs === undefined) reportMissing(issues, path, `${schema}/allOf/1`, 'diff_refs');
  else if (diffRefs !== null) collectMergeRequestDiffRefs(diffRefs, `${path}/diff_refs`, issues);
  const divergedCommitsCount = value['diverged_commits_count'];
  if (divergedCommitsCount !== undefined && !Number.isInteger(divergedCommitsCount))
    failType(issues, path, `${schema}/allOf/1`, '/diverged_commits_count', 'must be an integer');
  const firstContribution = value['first_contribution'];
  if (firstContribution === undefined) reportMissing(issues, path, `${schema}/allOf/1`, 'first_contribution');
  else if (typeof firstContribution !== 'boolean' && firstContribution !== null)
    failType(issues, path, `${schema}/allOf/1`, '/first_contribution', 'must be true, false or null');
  const firstDeployedToProductionAt = value['first_deployed_to_production_at'];
  if (firstDeployedToProductionAt === undefined)
    reportMissing(issues, path, `${schema}/allOf/1`, 'first_deployed_to_production_at');
  else if (firstDeployedToProductionAt !== null && typeof firstDeployedToProductionAt !== 'string')
    failType(issues, path, `${schema}/allOf/1`, '/first_deployed_to_production_at', 'must be a string or null');
  if (typeof firstDeployedToProductionAt === 'string' && !hasDateTimeFormat(firstDeployedToProductionAt))
    failProperty(issues, path, `${schema}/allOf/1`, '/first_deployed_to_production_at', 'format', dateTimeMessage);
  const headPipeline = value['head_pipeline'];
  if (headPipeline !== undefined && headPipeline !== null)
    collectMergeRequestHeadPipeline(headPipeline, `${path}/head_pipeline`, issues);
  const latestBuildFinishedAt = value['latest_build_finished_at'];
  if (latestBuildFinishedAt === undefined) reportMissing(issues, path, `${schema}/allOf/1`, 'latest_build_finished_at');
  else if (latestBuildFinishedAt !== null && typeof latestBuildFinishedAt !== 'string')
    failType(issues, path, `${schema}/allOf/1`, '/latest_build_finished_at', 'must be a string or null');
  if (typeof latestBuildFinishedAt === 'string' && !hasDateTimeFormat(latestBuildFinishedAt))
    failProperty(issues, path, `${schema}/allOf/1`, '/latest_build_finished_at', 'format', dateTimeMessage);
  const latestBuildStartedAt = value['latest_build_started_at'];
  if (latestBuildStartedAt === undefined) reportMissing(issues, path, `${schema}/allOf/1`, 'latest_build_started_at');
  else if (latestBuildStartedAt !== null && typeof latestBuildStartedAt !== 'string')
    failType(issues, path, `${schema}/allOf/1`, '/latest_build_started_at', 'must be a string or null');
  if (typeof latestBuildStartedAt === 'string' && !hasDateTimeFormat(latestBuildStartedAt))
    failProperty(issues, path, `${schema}/allOf/1`, '/latest_build_started_at', 'format', dateTimeMessage);
  const mergeError = value['merge_error'];
  if (mergeError === undefined) reportMissing(issues, path, `${schema}/allOf/1`, 'merge_error');
  else if (mergeError !== null && typeof mergeError !== 'string')
    failType(issues, path, `${schema}/allOf/1`, '/merge_error', 'must be a string or null');
  const pipeline = value['pipeline'];
  if (pipeline === undefined) reportMissing(issues, path, `${schema}/allOf/1`, 'pipeline');
  else if (pipeline !== null) collectMergeRequestPipelineReference(pipeline, `${path}/pipeline`, issues);
  const rebaseInProgress = value['rebase_in_progress'];
  if (rebaseInProgress !== undefined && typeof rebaseInProgress !== 'boolean' && rebaseInProgress !== null)
    failType(issues, path, `${schema}/allOf/1`, '/rebase_in_progress', 'must be true, false or null');
  collectMergeRequest(value, path, issues);
}
