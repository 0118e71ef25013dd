// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { ErrorTrackingSettingsUpdate } from '../../types/index.ts';
import { type ValidationIssue, report } from '../runtime/issue.ts';
import { isObject } from '../runtime/values.ts';

/** Whether `value` is a valid `ErrorTrackingSettingsUpdate`. */
export function isErrorTrackingSettingsUpdate(value: unknown): value is ErrorTrackingSettingsUpdate {
  if (!isObject(value)) return false;
  const active = value['active'];
  if (typeof active !== 'boolean') return false;
  const integrated = value['integrated'];
  if (integrated !== undefined && typeof integrated !== 'boolean') return false;
  return true;
}

/** Every reason why `value` is not a valid `ErrorTrackingSettingsUpdate`; none when it is. */
export function checkErrorTrackingSettingsUpdate(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectErrorTrackingSettingsUpdate(value, '', issues);
  return issues;
}

/** Adds to `issues` every reason why the value at `path` is not a valid `ErrorTrackingSettingsUpdate`. */
export function collectErrorTrackingSettingsUpdate(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!isObject(value)) {
    report(issues, path, 'must be an object', '#/components/schemas/ErrorTrackingSettingsUpdate/type');
    return;
  }
  const active = value['active'];
  if (active === undefined)
    report(
      issues,
      path,
      'must have the property "active"',
      '#/components/schemas/ErrorTrackingSettingsUpdate/required',
    );
  else if (typeof active !== 'boolean')
    report(
      issues,
      `${path}/active`,
      'must be true or false',
      '#/components/schemas/ErrorTrackingSettingsUpdate/properties/active/type',
    );
  const integrated = value['integrated'];
  if (integrated !== undefined && typeof integrated !== 'boolean')
    report(
      issues,
      `${path}/integrated`,
      'must be true or false',
      '#/components/schemas/ErrorTrackingSettingsUpdate/properties/integrated/type',
    );
}
