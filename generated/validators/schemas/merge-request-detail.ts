// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { MergeRequestDetail } from '../../types/index.ts';
import { isDateTime } from '../runtime/formats.ts';
import { type ValidationIssue, report } from '../runtime/issue.ts';
import { isInteger, isObject } from '../runtime/values.ts';
import { collectMergeRequestDiffRefs, isMergeRequestDiffRefs } from './merge-request-diff-refs.ts';
import { collectMergeRequestHeadPipeline, isMergeRequestHeadPipeline } from './merge-request-head-pipeline.ts';
import {
  collectMergeRequestPipelineReference,
  isMergeRequestPipelineReference,
} from './merge-request-pipeline-reference.ts';
import { collectMergeRequest, isMergeRequest } from './merge-request.ts';

/** Whether `value` is a valid `MergeRequestDetail`. */
export function isMergeRequestDetail(value: unknown): value is MergeRequestDetail {
  if (!isMergeRequest(value)) return false;
  return isMergeRequestDetailPart2(value);
}

/** Every reason why `value` is not a valid `MergeRequestDetail`; none when it is. */
export function checkMergeRequestDetail(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectMergeRequestDetail(value, '', issues);
  return issues;
}

/** Adds to `issues` every reason why the value at `path` is not a valid `MergeRequestDetail`. */
export function collectMergeRequestDetail(value: unknown, path: string, issues: ValidationIssue[]): void {
  collectMergeRequest(value, path, issues);
  collectMergeRequestDetailPart2(value, path, issues);
}

function isMergeRequestDetailPart2(value: unknown): boolean {
  if (!isObject(value)) return false;
  const changesCount = value['changes_count'];
  if (changesCount !== null && typeof changesCount !== 'string') return false;
  const diffRefs = value['diff_refs'];
  if (diffRefs === undefined || (diffRefs !== null && !isMergeRequestDiffRefs(diffRefs))) return false;
  const divergedCommitsCount = value['diverged_commits_count'];
  if (divergedCommitsCount !== undefined && !isInteger(divergedCommitsCount)) return false;
  const firstContribution = value['first_contribution'];
  if (typeof firstContribution !== 'boolean' && firstContribution !== null) return false;
  const firstDeployedToProductionAt = value['first_deployed_to_production_at'];
  if (
    firstDeployedToProductionAt !== null &&
    (typeof firstDeployedToProductionAt !== 'string' || !isDateTime(firstDeployedToProductionAt))
  )
    return false;
  const headPipeline = value['head_pipeline'];
  if (headPipeline !== undefined && headPipeline !== null && !isMergeRequestHeadPipeline(headPipeline)) return false;
  const latestBuildFinishedAt = value['latest_build_finished_at'];
  if (
    latestBuildFinishedAt !== null &&
    (typeof latestBuildFinishedAt !== 'string' || !isDateTime(latestBuildFinishedAt))
  )
    return false;
  const latestBuildStartedAt = value['latest_build_started_at'];
  if (latestBuildStartedAt !== null && (typeof latestBuildStartedAt !== 'string' || !isDateTime(latestBuildStartedAt)))
    return false;
  const mergeError = value['merge_error'];
  if (mergeError !== null && typeof mergeError !== 'string') return false;
  const pipeline = value['pipeline'];
  if (pipeline === undefined || (pipeline !== null && !isMergeRequestPipelineReference(pipeline))) return false;
  const rebaseInProgress = value['rebase_in_progress'];
  if (rebaseInProgress !== undefined && typeof rebaseInProgress !== 'boolean' && rebaseInProgress !== null)
    return false;
  return true;
}

function collectMergeRequestDetailPart2(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!isObject(value)) {
    report(issues, path, 'must be an object', '#/components/schemas/MergeRequestDetail/allOf/1/type');
    return;
  }
  const changesCount = value['changes_count'];
  if (changesCount === undefined)
    report(
      issues,
      path,
      'must have the property "changes_count"',
      '#/components/schemas/MergeRequestDetail/allOf/1/required',
    );
  else if (changesCount !== null && typeof changesCount !== 'string')
    report(
      issues,
      `${path}/changes_count`,
      'must be a string or null',
      '#/components/schemas/MergeRequestDetail/allOf/1/properties/changes_count/type',
    );
  const diffRefs = value['diff_refs'];
  if (diffRefs === undefined)
    report(
      issues,
      path,
      'must have the property "diff_refs"',
      '#/components/schemas/MergeRequestDetail/allOf/1/required',
    );
  else if (diffRefs !== null) collectMergeRequestDiffRefs(diffRefs, `${path}/diff_refs`, issues);
  const divergedCommitsCount = value['diverged_commits_count'];
  if (divergedCommitsCount !== undefined && !isInteger(divergedCommitsCount))
    report(
      issues,
      `${path}/diverged_commits_count`,
      'must be an integer',
      '#/components/schemas/MergeRequestDetail/allOf/1/properties/diverged_commits_count/type',
    );
  const firstContribution = value['first_contribution'];
  if (firstContribution === undefined)
    report(
      issues,
      path,
      'must have the property "first_contribution"',
      '#/components/schemas/MergeRequestDetail/allOf/1/required',
    );
  else if (typeof firstContribution !== 'boolean' && firstContribution !== null)
    report(
      issues,
      `${path}/first_contribution`,
      'must be true or false or null',
      '#/components/schemas/MergeRequestDetail/allOf/1/properties/first_contribution/type',
    );
  const firstDeployedToProductionAt = value['first_deployed_to_production_at'];
  if (firstDeployedToProductionAt === undefined)
    report(
      issues,
      path,
      'must have the property "first_deployed_to_production_at"',
      '#/components/schemas/MergeRequestDetail/allOf/1/required',
    );
  else
    collectMergeRequestDetailPart2FirstDeployedToProductionAt(
      firstDeployedToProductionAt,
      `${path}/first_deployed_to_production_at`,
      issues,
    );
  const headPipeline = value['head_pipeline'];
  if (headPipeline !== undefined && headPipeline !== null)
    collectMergeRequestHeadPipeline(headPipeline, `${path}/head_pipeline`, issues);
  const latestBuildFinishedAt = value['latest_build_finished_at'];
  if (latestBuildFinishedAt === undefined)
    report(
      issues,
      path,
      'must have the property "latest_build_finished_at"',
      '#/components/schemas/MergeRequestDetail/allOf/1/required',
    );
  else
    collectMergeRequestDetailPart2LatestBuildFinishedAt(
      latestBuildFinishedAt,
      `${path}/latest_build_finished_at`,
      issues,
    );
  const latestBuildStartedAt = value['latest_build_started_at'];
  if (latestBuildStartedAt === undefined)
    report(
      issues,
      path,
      'must have the property "latest_build_started_at"',
      '#/components/schemas/MergeRequestDetail/allOf/1/required',
    );
  else
    collectMergeRequestDetailPart2LatestBuildStartedAt(latestBuildStartedAt, `${path}/latest_build_started_at`, issues);
  const mergeError = value['merge_error'];
  if (mergeError === undefined)
    report(
      issues,
      path,
      'must have the property "merge_error"',
      '#/components/schemas/MergeRequestDetail/allOf/1/required',
    );
  else if (mergeError !== null && typeof mergeError !== 'string')
    report(
      issues,
      `${path}/merge_error`,
      'must be a string or null',
      '#/components/schemas/MergeRequestDetail/allOf/1/properties/merge_error/type',
    );
  const pipeline = value['pipeline'];
  if (pipeline === undefined)
    report(
      issues,
      path,
      'must have the property "pipeline"',
      '#/components/schemas/MergeRequestDetail/allOf/1/required',
    );
  else if (pipeline !== null) collectMergeRequestPipelineReference(pipeline, `${path}/pipeline`, issues);
  const rebaseInProgress = value['rebase_in_progress'];
  if (rebaseInProgress !== undefined && typeof rebaseInProgress !== 'boolean' && rebaseInProgress !== null)
    report(
      issues,
      `${path}/rebase_in_progress`,
      'must be true or false or null',
      '#/components/schemas/MergeRequestDetail/allOf/1/properties/rebase_in_progress/type',
    );
}

function collectMergeRequestDetailPart2FirstDeployedToProductionAt(
  value: unknown,
  path: string,
  issues: ValidationIssue[],
): void {
  if (value === null) return;
  if (typeof value !== 'string') {
    report(
      issues,
      path,
      'must be a string or null',
      '#/components/schemas/MergeRequestDetail/allOf/1/properties/first_deployed_to_production_at/type',
    );
    return;
  }
  if (!isDateTime(value))
    report(
      issues,
      path,
      'must be a date and time with an offset, such as 2026-03-09T10:15:00Z',
      '#/components/schemas/MergeRequestDetail/allOf/1/properties/first_deployed_to_production_at/format',
    );
}

function collectMergeRequestDetailPart2LatestBuildFinishedAt(
  value: unknown,
  path: string,
  issues: ValidationIssue[],
): void {
  if (value === null) return;
  if (typeof value !== 'string') {
    report(
      issues,
      path,
      'must be a string or null',
      '#/components/schemas/MergeRequestDetail/allOf/1/properties/latest_build_finished_at/type',
    );
    return;
  }
  if (!isDateTime(value))
    report(
      issues,
      path,
      'must be a date and time with an offset, such as 2026-03-09T10:15:00Z',
      '#/components/schemas/MergeRequestDetail/allOf/1/properties/latest_build_finished_at/format',
    );
}

function collectMergeRequestDetailPart2LatestBuildStartedAt(
  value: unknown,
  path: string,
  issues: ValidationIssue[],
): void {
  if (value === null) return;
  if (typeof value !== 'string') {
    report(
      issues,
      path,
      'must be a string or null',
      '#/components/schemas/MergeRequestDetail/allOf/1/properties/latest_build_started_at/type',
    );
    return;
  }
  if (!isDateTime(value))
    report(
      issues,
      path,
      'must be a date and time with an offset, such as 2026-03-09T10:15:00Z',
      '#/components/schemas/MergeRequestDetail/allOf/1/properties/latest_build_started_at/format',
    );
}
