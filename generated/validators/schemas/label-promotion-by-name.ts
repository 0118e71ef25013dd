// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { LabelPromotionByName } from '../../types/index.ts';
import { type ValidationIssue, report } from '../runtime/issue.ts';
import { isObject } from '../runtime/values.ts';

/** Whether `value` is a valid `LabelPromotionByName`. */
export function isLabelPromotionByName(value: unknown): value is LabelPromotionByName {
  if (!isObject(value)) return false;
  const name = value['name'];
  return typeof name === 'string';
}

/** Every reason why `value` is not a valid `LabelPromotionByName`; none when it is. */
export function checkLabelPromotionByName(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectLabelPromotionByName(value, '', issues);
  return issues;
}

/** Adds to `issues` every reason why the value at `path` is not a valid `LabelPromotionByName`. */
export function collectLabelPromotionByName(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!isObject(value)) {
    report(issues, path, 'must be an object', '#/components/schemas/LabelPromotionByName/type');
    return;
  }
  const name = value['name'];
  if (name === undefined)
    report(issues, path, 'must have the property "name"', '#/components/schemas/LabelPromotionByName/required');
  else if (typeof name !== 'string')
    report(
      issues,
      `${path}/name`,
      'must be a string',
      '#/components/schemas/LabelPromotionByName/properties/name/type',
    );
}
