// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { PipelineScheduleRun } from '../../types/pipeline-schedules.ts';
import {
  type StandardSchema,
  type ValidationIssue,
  hasObjectType,
  issuesOf,
  standardSchema,
} from '../runtime/report.ts';
import { collectAcceptedMessage } from './accepted-message.ts';

/** Returns true if `value` is a valid `PipelineScheduleRun`. */
export function isPipelineScheduleRun(value: unknown): value is PipelineScheduleRun {
  if (!hasObjectType(value)) return false;
  return typeof value['message'] === 'string';
}

/** Returns the reasons why `value` is not a valid `PipelineScheduleRun`; none if it is. */
export function checkPipelineScheduleRun(value: unknown): ValidationIssue[] {
  return issuesOf(value, isPipelineScheduleRun, collectPipelineScheduleRun);
}

/** `PipelineScheduleRun` as a [Standard Schema](https://standardschema.dev), for routers and form libraries. */
export const pipelineScheduleRunSchema: StandardSchema<PipelineScheduleRun> = /* @__PURE__ */ standardSchema(
  isPipelineScheduleRun,
  checkPipelineScheduleRun,
);

/** Adds to `issues` every reason why the value at `path` is not a valid `PipelineScheduleRun`. */
export function collectPipelineScheduleRun(value: unknown, path: string, issues: ValidationIssue[]): void {
  collectAcceptedMessage(value, path, issues, '#/components/schemas/PipelineScheduleRun');
}
