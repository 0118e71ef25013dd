// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { MilestoneBurndownEvent } from '../../types/project-milestones.ts';
import {
  type StandardSchema,
  type ValidationIssue,
  hasObjectType,
  issuesOf,
  standardSchema,
} from '../runtime/report.ts';
import { collectMergeRequestPipelineStatus } from './merge-request-pipeline-status.ts';

/** Returns true if `value` is a valid `MilestoneBurndownEvent`. */
export function isMilestoneBurndownEvent(value: unknown): value is MilestoneBurndownEvent {
  return hasObjectType(value);
}

/** Returns the reasons why `value` is not a valid `MilestoneBurndownEvent`; none if it is. */
export function checkMilestoneBurndownEvent(value: unknown): ValidationIssue[] {
  return issuesOf(value, isMilestoneBurndownEvent, collectMilestoneBurndownEvent);
}

/** `MilestoneBurndownEvent` as a [Standard Schema](https://standardschema.dev), for routers and form libraries. */
export const milestoneBurndownEventSchema: StandardSchema<MilestoneBurndownEvent> = /* @__PURE__ */ standardSchema(
  isMilestoneBurndownEvent,
  checkMilestoneBurndownEvent,
);

/** Adds to `issues` every reason why the value at `path` is not a valid `MilestoneBurndownEvent`. */
export function collectMilestoneBurndownEvent(value: unknown, path: string, issues: ValidationIssue[]): void {
  collectMergeRequestPipelineStatus(value, path, issues, '#/components/schemas/MilestoneBurndownEvent');
}
