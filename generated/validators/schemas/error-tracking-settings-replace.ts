// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { ErrorTrackingSettingsReplace } from '../../types/error-tracking.ts';
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

/** Returns true if `value` is a valid `ErrorTrackingSettingsReplace`. */
export function isErrorTrackingSettingsReplace(value: unknown): value is ErrorTrackingSettingsReplace {
  if (!hasObjectType(value)) return false;
  if (typeof value['active'] !== 'boolean') return false;
  return typeof value['integrated'] === 'boolean';
}

/** Returns the reasons why `value` is not a valid `ErrorTrackingSettingsReplace`; none if it is. */
export function checkErrorTrackingSettingsReplace(value: unknown): ValidationIssue[] {
  return issuesOf(value, isErrorTrackingSettingsReplace, collectErrorTrackingSettingsReplace);
}

/** `ErrorTrackingSettingsReplace` as a [Standard Schema](https://standardschema.dev), for routers and form libraries. */
export const errorTrackingSettingsReplaceSchema: StandardSchema<ErrorTrackingSettingsReplace> =
  /* @__PURE__ */ standardSchema(isErrorTrackingSettingsReplace, checkErrorTrackingSettingsReplace);

/** Adds to `issues` every reason why the value at `path` is not a valid `ErrorTrackingSettingsReplace`. */
export function collectErrorTrackingSettingsReplace(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/ErrorTrackingSettingsReplace';
  if (!hasObjectType(value)) return fail(issues, path, schema, 'type', 'must be an object');
  const active = value['active'];
  if (active === undefined) reportMissing(issues, path, schema, 'active');
  else if (typeof active !== 'boolean') failType(issues, path, schema, '/active', 'must be true or false');
  const integrated = value['integrated'];
  if (integrated === undefined) reportMissing(issues, path, schema, 'integrated');
  else if (typeof integrated !== 'boolean') failType(issues, path, schema, '/integrated', 'must be true or false');
}
