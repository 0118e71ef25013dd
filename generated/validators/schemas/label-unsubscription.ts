// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { LabelUnsubscription } from '../../types/project-labels.ts';
import {
  type StandardSchema,
  type ValidationIssue,
  issuesOf,
  reportNothing,
  standardSchema,
} from '../runtime/report.ts';

/** Returns true if `_value` is a valid `LabelUnsubscription`. */
export function isLabelUnsubscription(_value: unknown): _value is LabelUnsubscription {
  return true;
}

/** Returns the reasons why `value` is not a valid `LabelUnsubscription`; none if it is. */
export function checkLabelUnsubscription(value: unknown): ValidationIssue[] {
  return issuesOf(value, isLabelUnsubscription, collectLabelUnsubscription);
}

/** `LabelUnsubscription` as a [Standard Schema](https://standardschema.dev), for routers and form libraries. */
export const labelUnsubscriptionSchema: StandardSchema<LabelUnsubscription> = /* @__PURE__ */ standardSchema(
  isLabelUnsubscription,
  checkLabelUnsubscription,
);

/** Adds to `issues` every reason why the value at `path` is not a valid `LabelUnsubscription`. */
export const collectLabelUnsubscription: (value: unknown, path: string, issues: ValidationIssue[]) => void =
  reportNothing;
