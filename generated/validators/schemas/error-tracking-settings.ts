// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { ErrorTrackingSettings } from '../../types/index.ts';
import { type ValidationIssue, report } from '../runtime/issue.ts';
import { isObject } from '../runtime/values.ts';

/** Whether `value` is a valid `ErrorTrackingSettings`. */
export function isErrorTrackingSettings(value: unknown): value is ErrorTrackingSettings {
  if (!isObject(value)) return false;
  const active = value['active'];
  if (typeof active !== 'boolean' && active !== null) return false;
  const apiUrl = value['api_url'];
  if (apiUrl !== null && typeof apiUrl !== 'string') return false;
  const integrated = value['integrated'];
  if (typeof integrated !== 'boolean' && integrated !== null) return false;
  const projectName = value['project_name'];
  if (projectName !== null && typeof projectName !== 'string') return false;
  const trackerExternalUrl = value['tracker_external_url'];
  if (trackerExternalUrl !== null && typeof trackerExternalUrl !== 'string') return false;
  return true;
}

/** Every reason why `value` is not a valid `ErrorTrackingSettings`; none when it is. */
export function checkErrorTrackingSettings(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectErrorTrackingSettings(value, '', issues);
  return issues;
}

/** Adds to `issues` every reason why the value at `path` is not a valid `ErrorTrackingSettings`. */
export function collectErrorTrackingSettings(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!isObject(value)) {
    report(issues, path, 'must be an object', '#/components/schemas/ErrorTrackingSettings/type');
    return;
  }
  const active = value['active'];
  if (active === undefined)
    report(issues, path, 'must have the property "active"', '#/components/schemas/ErrorTrackingSettings/required');
  else if (typeof active !== 'boolean' && active !== null)
    report(
      issues,
      `${path}/active`,
      'must be true or false or null',
      '#/components/schemas/ErrorTrackingSettings/properties/active/type',
    );
  const apiUrl = value['api_url'];
  if (apiUrl === undefined)
    report(issues, path, 'must have the property "api_url"', '#/components/schemas/ErrorTrackingSettings/required');
  else if (apiUrl !== null && typeof apiUrl !== 'string')
    report(
      issues,
      `${path}/api_url`,
      'must be a string or null',
      '#/components/schemas/ErrorTrackingSettings/properties/api_url/type',
    );
  const integrated = value['integrated'];
  if (integrated === undefined)
    report(issues, path, 'must have the property "integrated"', '#/components/schemas/ErrorTrackingSettings/required');
  else if (typeof integrated !== 'boolean' && integrated !== null)
    report(
      issues,
      `${path}/integrated`,
      'must be true or false or null',
      '#/components/schemas/ErrorTrackingSettings/properties/integrated/type',
    );
  const projectName = value['project_name'];
  if (projectName === undefined)
    report(
      issues,
      path,
      'must have the property "project_name"',
      '#/components/schemas/ErrorTrackingSettings/required',
    );
  else if (projectName !== null && typeof projectName !== 'string')
    report(
      issues,
      `${path}/project_name`,
      'must be a string or null',
      '#/components/schemas/ErrorTrackingSettings/properties/project_name/type',
    );
  const trackerExternalUrl = value['tracker_external_url'];
  if (trackerExternalUrl === undefined)
    report(
      issues,
      path,
      'must have the property "tracker_external_url"',
      '#/components/schemas/ErrorTrackingSettings/required',
    );
  else if (trackerExternalUrl !== null && typeof trackerExternalUrl !== 'string')
    report(
      issues,
      `${path}/tracker_external_url`,
      'must be a string or null',
      '#/components/schemas/ErrorTrackingSettings/properties/tracker_external_url/type',
    );
}
