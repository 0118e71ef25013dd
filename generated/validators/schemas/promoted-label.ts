// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { PromotedLabel } from '../../types/project-labels.ts';
import {
  type StandardSchema,
  type ValidationIssue,
  issuesOf,
  reportNothing,
  standardSchema,
} from '../runtime/report.ts';

/** Returns true if `_value` is a valid `PromotedLabel`. */
export function isPromotedLabel(_value: unknown): _value is PromotedLabel {
  return true;
}

/** Returns the reasons why `value` is not a valid `PromotedLabel`; none if it is. */
export function checkPromotedLabel(value: unknown): ValidationIssue[] {
  return issuesOf(value, isPromotedLabel, collectPromotedLabel);
}

/** `PromotedLabel` as a [Standard Schema](https://standardschema.dev), for routers and form libraries. */
export const promotedLabelSchema: StandardSchema<PromotedLabel> = /* @__PURE__ */ standardSchema(
  isPromotedLabel,
  checkPromotedLabel,
);

/** Adds to `issues` every reason why the value at `path` is not a valid `PromotedLabel`. */
export const collectPromotedLabel: (value: unknown, path: string, issues: ValidationIssue[]) => void = reportNothing;
