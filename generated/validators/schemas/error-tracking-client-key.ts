// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { ErrorTrackingClientKey } from '../../types/index.ts';
import { type ValidationIssue, issuesOf, json, report, reportMissing } from '../runtime/index.ts';

/** Whether `value` is a valid `ErrorTrackingClientKey`. */
export function isErrorTrackingClientKey(value: unknown): value is ErrorTrackingClientKey {
  if (!json.isObject(value)) return false;
  if (!json.isInteger(value['id'])) return false;
  const active = value['active'];
  if (typeof active !== 'boolean' && active !== null) return false;
  if (typeof value['public_key'] !== 'string') return false;
  return typeof value['tracker_dsn'] === 'string';
}

/** Every reason why `value` is not a valid `ErrorTrackingClientKey`; none when it is. */
export function checkErrorTrackingClientKey(value: unknown): ValidationIssue[] {
  return issuesOf(value, isErrorTrackingClientKey, collectErrorTrackingClientKey);
}

/** Adds to `issues` every reason why the value at `path` is not a valid `ErrorTrackingClientKey`. */
export function collectErrorTrackingClientKey(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/ErrorTrackingClientKey';
  if (!json.isObject(value)) return report(issues, path, 'must be an object', `${schema}/type`);
  reportMissing(issues, path, value, ['active', 'id', 'public_key', 'tracker_dsn'], `${schema}/required`);
  const id = value['id'];
  if (id !== undefined && !json.isInteger(id))
    report(issues, `${path}/id`, 'must be an integer', `${schema}/properties/id/type`);
  const active = value['active'];
  if (active !== undefined && typeof active !== 'boolean' && active !== null)
    report(issues, `${path}/active`, 'must be true, false or null', `${schema}/properties/active/type`);
  const publicKey = value['public_key'];
  if (publicKey !== undefined && typeof publicKey !== 'string')
    report(issues, `${path}/public_key`, 'must be a string', `${schema}/properties/public_key/type`);
  const trackerDsn = value['tracker_dsn'];
  if (trackerDsn !== undefined && typeof trackerDsn !== 'string')
    report(issues, `${path}/tracker_dsn`, 'must be a string', `${schema}/properties/tracker_dsn/type`);
}
