// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { PromotedMilestone } from '../../types/project-milestones.ts';
import {
  type StandardSchema,
  type ValidationIssue,
  issuesOf,
  reportNothing,
  standardSchema,
} from '../runtime/report.ts';

/** Returns true if `_value` is a valid `PromotedMilestone`. */
export function isPromotedMilestone(_value: unknown): _value is PromotedMilestone {
  return true;
}

/** Returns the reasons why `value` is not a valid `PromotedMilestone`; none if it is. */
export function checkPromotedMilestone(value: unknown): ValidationIssue[] {
  return issuesOf(value, isPromotedMilestone, collectPromotedMilestone);
}

/** `PromotedMilestone` as a [Standard Schema](https://standardschema.dev), for routers and form libraries. */
export const promotedMilestoneSchema: StandardSchema<PromotedMilestone> = /* @__PURE__ */ standardSchema(
  isPromotedMilestone,
  checkPromotedMilestone,
);

/** Adds to `issues` every reason why the value at `path` is not a valid `PromotedMilestone`. */
export const collectPromotedMilestone: (value: unknown, path: string, issues: ValidationIssue[]) => void =
  reportNothing;
