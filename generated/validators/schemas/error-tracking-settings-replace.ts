// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { ErrorTrackingSettingsReplace } from '../../types/index.ts';
import { type ValidationIssue, report } from '../runtime/issue.ts';
import { isObject } from '../runtime/values.ts';

/** Whether `value` is a valid `ErrorTrackingSettingsReplace`. */
export function isErrorTrackingSettingsReplace(value: unknown): value is ErrorTrackingSettingsReplace {
  if (!isObject(value)) return false;
  const active = value['active'];
  if (typeof active !== 'boolean') return false;
  const integrated = value['integrated'];
  return typeof integrated === 'boolean';
}

/** Every reason why `value` is not a valid `ErrorTrackingSettingsReplace`; none when it is. */
export function checkErrorTrackingSettingsReplace(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectErrorTrackingSettingsReplace(value, '', issues);
  return issues;
}

/** Adds to `issues` every reason why the value at `path` is not a valid `ErrorTrackingSettingsReplace`. */
export function collectErrorTrackingSettingsReplace(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!isObject(value)) {
    report(issues, path, 'must be an object', '#/components/schemas/ErrorTrackingSettingsReplace/type');
    return;
  }
  const active = value['active'];
  if (active === undefined)
    report(
      issues,
      path,
      'must have the property "active"',
      '#/components/schemas/ErrorTrackingSettingsReplace/required',
    );
  else if (typeof active !== 'boolean')
    report(
      issues,
      `${path}/active`,
      'must be true or false',
      '#/components/schemas/ErrorTrackingSettingsReplace/properties/active/type',
    );
  const integrated = value['integrated'];
  if (integrated === undefined)
    report(
      issues,
      path,
      'must have the property "integrated"',
      '#/components/schemas/ErrorTrackingSettingsReplace/required',
    );
  else if (typeof integrated !== 'boolean')
    report(
      issues,
      `${path}/integrated`,
      'must be true or false',
      '#/components/schemas/ErrorTrackingSettingsReplace/properties/integrated/type',
    );
}
