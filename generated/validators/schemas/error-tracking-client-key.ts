// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { ErrorTrackingClientKey } from '../../types/index.ts';
import { type ValidationIssue, report } from '../runtime/issue.ts';
import { isInteger, isObject } from '../runtime/values.ts';

/** Whether `value` is a valid `ErrorTrackingClientKey`. */
export function isErrorTrackingClientKey(value: unknown): value is ErrorTrackingClientKey {
  if (!isObject(value)) return false;
  const id = value['id'];
  if (!isInteger(id)) return false;
  const active = value['active'];
  if (typeof active !== 'boolean' && active !== null) return false;
  const publicKey = value['public_key'];
  if (typeof publicKey !== 'string') return false;
  const trackerDsn = value['tracker_dsn'];
  return typeof trackerDsn === 'string';
}

/** Every reason why `value` is not a valid `ErrorTrackingClientKey`; none when it is. */
export function checkErrorTrackingClientKey(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectErrorTrackingClientKey(value, '', issues);
  return issues;
}

/** Adds to `issues` every reason why the value at `path` is not a valid `ErrorTrackingClientKey`. */
export function collectErrorTrackingClientKey(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!isObject(value)) {
    report(issues, path, 'must be an object', '#/components/schemas/ErrorTrackingClientKey/type');
    return;
  }
  const id = value['id'];
  if (id === undefined)
    report(issues, path, 'must have the property "id"', '#/components/schemas/ErrorTrackingClientKey/required');
  else if (!isInteger(id))
    report(
      issues,
      `${path}/id`,
      'must be an integer',
      '#/components/schemas/ErrorTrackingClientKey/properties/id/type',
    );
  const active = value['active'];
  if (active === undefined)
    report(issues, path, 'must have the property "active"', '#/components/schemas/ErrorTrackingClientKey/required');
  else if (typeof active !== 'boolean' && active !== null)
    report(
      issues,
      `${path}/active`,
      'must be true or false or null',
      '#/components/schemas/ErrorTrackingClientKey/properties/active/type',
    );
  const publicKey = value['public_key'];
  if (publicKey === undefined)
    report(issues, path, 'must have the property "public_key"', '#/components/schemas/ErrorTrackingClientKey/required');
  else if (typeof publicKey !== 'string')
    report(
      issues,
      `${path}/public_key`,
      'must be a string',
      '#/components/schemas/ErrorTrackingClientKey/properties/public_key/type',
    );
  const trackerDsn = value['tracker_dsn'];
  if (trackerDsn === undefined)
    report(
      issues,
      path,
      'must have the property "tracker_dsn"',
      '#/components/schemas/ErrorTrackingClientKey/required',
    );
  else if (typeof trackerDsn !== 'string')
    report(
      issues,
      `${path}/tracker_dsn`,
      'must be a string',
      '#/components/schemas/ErrorTrackingClientKey/properties/tracker_dsn/type',
    );
}
