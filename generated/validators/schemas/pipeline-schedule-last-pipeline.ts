// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { PipelineScheduleLastPipeline } from '../../types/pipeline-schedules.ts';
import {
  type StandardSchema,
  type ValidationIssue,
  hasObjectType,
  issuesOf,
  standardSchema,
} from '../runtime/report.ts';
import { collectMergeRequestPipeline } from './merge-request-pipeline.ts';

/** Returns true if `value` is a valid `PipelineScheduleLastPipeline`. */
export function isPipelineScheduleLastPipeline(value: unknown): value is PipelineScheduleLastPipeline {
  if (!hasObjectType(value)) return false;
  if (!Number.isInteger(value['id'])) return false;
  if (typeof value['ref'] !== 'string') return false;
  if (typeof value['sha'] !== 'string') return false;
  return typeof value['status'] === 'string';
}

/** Returns the reasons why `value` is not a valid `PipelineScheduleLastPipeline`; none if it is. */
export function checkPipelineScheduleLastPipeline(value: unknown): ValidationIssue[] {
  return issuesOf(value, isPipelineScheduleLastPipeline, collectPipelineScheduleLastPipeline);
}

/** `PipelineScheduleLastPipeline` as a [Standard Schema](https://standardschema.dev), for routers and form libraries. */
export const pipelineScheduleLastPipelineSchema: StandardSchema<PipelineScheduleLastPipeline> =
  /* @__PURE__ */ standardSchema(isPipelineScheduleLastPipeline, checkPipelineScheduleLastPipeline);

/** Adds to `issues` every reason why the value at `path` is not a valid `PipelineScheduleLastPipeline`. */
export function collectPipelineScheduleLastPipeline(value: unknown, path: string, issues: ValidationIssue[]): void {
  collectMergeRequestPipeline(value, path, issues, '#/components/schemas/PipelineScheduleLastPipeline');
}
