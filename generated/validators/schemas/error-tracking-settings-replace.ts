// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { ErrorTrackingSettingsReplace } from '../../types/index.ts';
import { type ValidationIssue, issuesOf, json, report, reportMissing } from '../runtime/index.ts';

/** Whether `value` is a valid `ErrorTrackingSettingsReplace`. */
export function isErrorTrackingSettingsReplace(value: unknown): value is ErrorTrackingSettingsReplace {
  if (!json.isObject(value)) return false;
  if (typeof value['active'] !== 'boolean') return false;
  return typeof value['integrated'] === 'boolean';
}

/** Every reason why `value` is not a valid `ErrorTrackingSettingsReplace`; none when it is. */
export function checkErrorTrackingSettingsReplace(value: unknown): ValidationIssue[] {
  return issuesOf(value, isErrorTrackingSettingsReplace, collectErrorTrackingSettingsReplace);
}

/** Adds to `issues` every reason why the value at `path` is not a valid `ErrorTrackingSettingsReplace`. */
export function collectErrorTrackingSettingsReplace(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/ErrorTrackingSettingsReplace';
  if (!json.isObject(value)) return report(issues, path, 'must be an object', `${schema}/type`);
  reportMissing(issues, path, value, ['active', 'integrated'], `${schema}/required`);
  const active = value['active'];
  if (active !== undefined && typeof active !== 'boolean')
    report(issues, `${path}/active`, 'must be true or false', `${schema}/properties/active/type`);
  const integrated = value['integrated'];
  if (integrated !== undefined && typeof integrated !== 'boolean')
    report(issues, `${path}/integrated`, 'must be true or false', `${schema}/properties/integrated/type`);
}
