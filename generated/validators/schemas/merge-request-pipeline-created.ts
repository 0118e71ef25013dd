// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { MergeRequestPipelineCreated } from '../../types/index.ts';
import { type ValidationIssue, report } from '../runtime/issue.ts';
import { isObject } from '../runtime/values.ts';
import { collectMergeRequestPipelineDetail, isMergeRequestPipelineDetail } from './merge-request-pipeline-detail.ts';
import { collectUserSummary, isUserSummary } from './user-summary.ts';

/** Whether `value` is a valid `MergeRequestPipelineCreated`. */
export function isMergeRequestPipelineCreated(value: unknown): value is MergeRequestPipelineCreated {
  if (!isMergeRequestPipelineDetail(value)) return false;
  return isMergeRequestPipelineCreatedPart2(value);
}

/** Every reason why `value` is not a valid `MergeRequestPipelineCreated`; none when it is. */
export function checkMergeRequestPipelineCreated(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectMergeRequestPipelineCreated(value, '', issues);
  return issues;
}

/** Adds to `issues` every reason why the value at `path` is not a valid `MergeRequestPipelineCreated`. */
export function collectMergeRequestPipelineCreated(value: unknown, path: string, issues: ValidationIssue[]): void {
  collectMergeRequestPipelineDetail(value, path, issues);
  collectMergeRequestPipelineCreatedPart2(value, path, issues);
}

function isMergeRequestPipelineCreatedPart2(value: unknown): boolean {
  if (!isObject(value)) return false;
  const archived = value['archived'];
  if (typeof archived !== 'boolean' && archived !== null) return false;
  const user = value['user'];
  return isUserSummary(user);
}

function collectMergeRequestPipelineCreatedPart2(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!isObject(value)) {
    report(issues, path, 'must be an object', '#/components/schemas/MergeRequestPipelineCreated/allOf/1/type');
    return;
  }
  const archived = value['archived'];
  if (archived === undefined)
    report(
      issues,
      path,
      'must have the property "archived"',
      '#/components/schemas/MergeRequestPipelineCreated/allOf/1/required',
    );
  else if (typeof archived !== 'boolean' && archived !== null)
    report(
      issues,
      `${path}/archived`,
      'must be true or false or null',
      '#/components/schemas/MergeRequestPipelineCreated/allOf/1/properties/archived/type',
    );
  const user = value['user'];
  if (user === undefined)
    report(
      issues,
      path,
      'must have the property "user"',
      '#/components/schemas/MergeRequestPipelineCreated/allOf/1/required',
    );
  else collectUserSummary(user, `${path}/user`, issues);
}
