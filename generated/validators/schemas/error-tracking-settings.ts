// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { ErrorTrackingSettings } from '../../types/index.ts';
import { type ValidationIssue, issuesOf, json, report, reportMissing } from '../runtime/index.ts';

/** Whether `value` is a valid `ErrorTrackingSettings`. */
export function isErrorTrackingSettings(value: unknown): value is ErrorTrackingSettings {
  if (!json.isObject(value)) return false;
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

/** Every reason why `value` is not a valid `ErrorTrackingSettings`; none when it is. */
export function checkErrorTrackingSettings(value: unknown): ValidationIssue[] {
  return issuesOf(value, isErrorTrackingSettings, collectErrorTrackingSettings);
}

/** Adds to `issues` every reason why the value at `path` is not a valid `ErrorTrackingSettings`. */
export function collectErrorTrackingSettings(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/ErrorTrackingSettings';
  if (!json.isObject(value)) return report(issues, path, 'must be an object', `${schema}/type`);
  reportMissing(
    issues,
    path,
    value,
    ['active', 'api_url', 'integrated', 'project_name', 'tracker_external_url'],
    `${schema}/required`,
  );
  const active = value['active'];
  if (active !== undefined && typeof active !== 'boolean' && active !== null)
    report(issues, `${path}/active`, 'must be true, false or null', `${schema}/properties/active/type`);
  const apiUrl = value['api_url'];
  if (apiUrl !== undefined && apiUrl !== null && typeof apiUrl !== 'string')
    report(issues, `${path}/api_url`, 'must be a string or null', `${schema}/properties/api_url/type`);
  const integrated = value['integrated'];
  if (integrated !== undefined && typeof integrated !== 'boolean' && integrated !== null)
    report(issues, `${path}/integrated`, 'must be true, false or null', `${schema}/properties/integrated/type`);
  const projectName = value['project_name'];
  if (projectName !== undefined && projectName !== null && typeof projectName !== 'string')
    report(issues, `${path}/project_name`, 'must be a string or null', `${schema}/properties/project_name/type`);
  const trackerExternalUrl = value['tracker_external_url'];
  if (trackerExternalUrl !== undefined && trackerExternalUrl !== null && typeof trackerExternalUrl !== 'string')
    report(
      issues,
      `${path}/tracker_external_url`,
      'must be a string or null',
      `${schema}/properties/tracker_external_url/type`,
    );
}
