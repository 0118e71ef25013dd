// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { ErrorTrackingSettingsUpdate } from '../../types/error-tracking.ts';
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

/** Returns true if `value` is a valid `ErrorTrackingSettingsUpdate`. */
export function isErrorTrackingSettingsUpdate(value: unknown): value is ErrorTrackingSettingsUpdate {
  if (!hasObjectType(value)) return false;
  if (typeof value['active'] !== 'boolean') return false;
  const integrated = value['integrated'];
  return integrated === undefined || typeof integrated === 'boolean';
}

/** Returns the reasons why `value` is not a valid `ErrorTrackingSettingsUpdate`; none if it is. */
export function checkErrorTrackingSettingsUpdate(value: unknown): ValidationIssue[] {
  return issuesOf(value, isErrorTrackingSettingsUpdate, collectErrorTrackingSettingsUpdate);
}

/** `ErrorTrackingSettingsUpdate` as a [Standard Schema](https://standardschema.dev), for routers and form libraries. */
export const errorTrackingSettingsUpdateSchema: StandardSchema<ErrorTrackingSettingsUpdate> =
  /* @__PURE__ */ standardSchema(isErrorTrackingSettingsUpdate, checkErrorTrackingSettingsUpdate);

/** Adds to `issues` every reason why the value at `path` is not a valid `ErrorTrackingSettingsUpdate`. */
export function collectErrorTrackingSettingsUpdate(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/ErrorTrackingSettingsUpdate';
  if (!hasObjectType(value)) return fail(issues, path, schema, 'type', 'must be an object');
  const active = value['active'];
  if (active === undefined) reportMissing(issues, path, schema, 'active');
  else if (typeof active !== 'boolean') failType(issues, path, schema, '/active', 'must be true or false');
  const integrated = value['integrated'];
  if (integrated !== undefined && typeof integrated !== 'boolean')
    failType(issues, path, schema, '/integrated', 'must be true or false');
}
