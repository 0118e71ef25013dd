// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { LabelPromotionByName } from '../../types/project-labels.ts';
import {
  type StandardSchema,
  type ValidationIssue,
  fail,
  failType,
  hasObjectType,
  issuesOf,
  reportMissing,
  standardSchema,
} from '../runtime/report.ts';

/** Returns true if `value` is a valid `LabelPromotionByName`. */
export function isLabelPromotionByName(value: unknown): value is LabelPromotionByName {
  if (!hasObjectType(value)) return false;
  return typeof value['name'] === 'string';
}

/** Returns the reasons why `value` is not a valid `LabelPromotionByName`; none if it is. */
export function checkLabelPromotionByName(value: unknown): ValidationIssue[] {
  return issuesOf(value, isLabelPromotionByName, collectLabelPromotionByName);
}

/** `LabelPromotionByName` as a [Standard Schema](https://standardschema.dev), for routers and form libraries. */
export const labelPromotionByNameSchema: StandardSchema<LabelPromotionByName> = /* @__PURE__ */ standardSchema(
  isLabelPromotionByName,
  checkLabelPromotionByName,
);

/** Adds to `issues` every reason why the value at `path` is not a valid `LabelPromotionByName`. */
export function collectLabelPromotionByName(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/LabelPromotionByName';
  if (!hasObjectType(value)) return fail(issues, path, schema, 'type', 'must be an object');
  const name = value['name'];
  if (name === undefined) reportMissing(issues, path, schema, 'name');
  else if (typeof name !== 'string') failType(issues, path, schema, '/name', 'must be a string');
}
