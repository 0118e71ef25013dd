// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { ErrorTrackingSettings } from '../../types/error-tracking.ts';
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

/** Returns true if `value` is a valid `ErrorTrackingSettings`. */
export function isErrorTrackingSettings(value: unknown): value is ErrorTrackingSettings {
  if (!hasObjectType(value)) return false;
  const active = value['active'];
  if (typeof active !== 'boolean' && active !== null) return false;
  const apiUrl = value['api_url'];
  if (apiUrl !== null && typeof apiUrl !== 'string') return false;
  const integrated = value['integrated'];
  if (typeof integrated !== 'boolean' && integrated !== null) return false;
  const projectName = value['project_name'];
  if (projectName !== null && typeof projectName !== 'string') return false;
  const trackerExternalUrl = value['tracker_external_url'];
  return trackerExternalUrl === null || typeof trackerExternalUrl === 'string';
}

/** Returns the reasons why `value` is not a valid `ErrorTrackingSettings`; none if it is. */
export function checkErrorTrackingSettings(value: unknown): ValidationIssue[] {
  return issuesOf(value, isErrorTrackingSettings, collectErrorTrackingSettings);
}

/** `ErrorTrackingSettings` as a [Standard Schema](https://standardschema.dev), for routers and form libraries. */
export const errorTrackingSettingsSchema: StandardSchema<ErrorTrackingSettings> = /* @__PURE__ */ standardSchema(
  isErrorTrackingSettings,
  checkErrorTrackingSettings,
);

/** Adds to `issues` every reason why the value at `path` is not a valid `ErrorTrackingSettings`. */
export function collectErrorTrackingSettings(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/ErrorTrackingSettings';
  if (!hasObjectType(value)) return fail(issues, path, schema, 'type', 'must be an object');
  const active = value['active'];
  if (active === undefined) reportMissing(issues, path, schema, 'active');
  else if (typeof active !== 'boolean' && active !== null)
    failType(issues, path, schema, '/active', 'must be true, false or null');
  const apiUrl = value['api_url'];
  if (apiUrl === undefined) reportMissing(issues, path, schema, 'api_url');
  else if (apiUrl !== null && typeof apiUrl !== 'string')
    failType(issues, path, schema, '/api_url', 'must be a string or null');
  const integrated = value['integrated'];
  if (integrated === undefined) reportMissing(issues, path, schema, 'integrated');
  else if (typeof integrated !== 'boolean' && integrated !== null)
    failType(issues, path, schema, '/integrated', 'must be true, false or null');
  const projectName = value['project_name'];
  if (projectName === undefined) reportMissing(issues, path, schema, 'project_name');
  else if (projectName !== null && typeof projectName !== 'string')
    failType(issues, path, schema, '/project_name', 'must be a string or null');
  const trackerExternalUrl = value['tracker_external_url'];
  if (trackerExternalUrl === undefined) reportMissing(issues, path, schema, 'tracker_external_url');
  else if (trackerExternalUrl !== null && typeof trackerExternalUrl !== 'string')
    failType(issues, path, schema, '/tracker_external_url', 'must be a string or null');
}
