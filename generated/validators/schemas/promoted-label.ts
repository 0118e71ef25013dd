// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { PromotedLabel } from '../../types/index.ts';
import { type ValidationIssue, issuesOf } from '../runtime/report.ts';
import { type StandardSchema, standardSchema } from '../runtime/standard-schema.ts';

/** Whether `_value` is a valid `PromotedLabel`. */
export function isPromotedLabel(_value: unknown): _value is PromotedLabel {
  return true;
}

/**
 * Returns the reasons why `value` is not a valid `PromotedLabel`; none if it is.
 * A list that would be too long is cut, and ends with an issue whose keyword is `more`.
 */
export function checkPromotedLabel(value: unknown): ValidationIssue[] {
  return issuesOf(value, isPromotedLabel, collectPromotedLabel);
}

/** `PromotedLabel` as a [Standard Schema](https://standardschema.dev), which routers and form libraries take. */
export const promotedLabelSchema: StandardSchema<PromotedLabel> = /* @__PURE__ */ standardSchema(
  isPromotedLabel,
  checkPromotedLabel,
);

/** Adds to `issues` every reason why the value at `path` is not a valid `PromotedLabel`. */
export function collectPromotedLabel(_value: unknown, _path: string, _issues: ValidationIssue[]): void {}
