// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { ErrorTrackingClientKey } from '../../types/error-tracking.ts';
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

/** Returns true if `value` is a valid `ErrorTrackingClientKey`. */
export function isErrorTrackingClientKey(value: unknown): value is ErrorTrackingClientKey {
  if (!hasObjectType(value)) return false;
  if (!Number.isInteger(value['id'])) return false;
  const active = value['active'];
  if (typeof active !== 'boolean' && active !== null) return false;
  if (typeof value['public_key'] !== 'string') return false;
  return typeof value['tracker_dsn'] === 'string';
}

/** Returns the reasons why `value` is not a valid `ErrorTrackingClientKey`; none if it is. */
export function checkErrorTrackingClientKey(value: unknown): ValidationIssue[] {
  return issuesOf(value, isErrorTrackingClientKey, collectErrorTrackingClientKey);
}

/** `ErrorTrackingClientKey` as a [Standard Schema](https://standardschema.dev), for routers and form libraries. */
export const errorTrackingClientKeySchema: StandardSchema<ErrorTrackingClientKey> = /* @__PURE__ */ standardSchema(
  isErrorTrackingClientKey,
  checkErrorTrackingClientKey,
);

/** Adds to `issues` every reason why the value at `path` is not a valid `ErrorTrackingClientKey`. */
export function collectErrorTrackingClientKey(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/ErrorTrackingClientKey';
  if (!hasObjectType(value)) return fail(issues, path, schema, 'type', 'must be an object');
  const id = value['id'];
  if (id === undefined) reportMissing(issues, path, schema, 'id');
  else if (!Number.isInteger(id)) failType(issues, path, schema, '/id', 'must be an integer');
  const active = value['active'];
  if (active === undefined) reportMissing(issues, path, schema, 'active');
  else if (typeof active !== 'boolean' && active !== null)
    failType(issues, path, schema, '/active', 'must be true, false or null');
  const publicKey = value['public_key'];
  if (publicKey === undefined) reportMissing(issues, path, schema, 'public_key');
  else if (typeof publicKey !== 'string') failType(issues, path, schema, '/public_key', 'must be a string');
  const trackerDsn = value['tracker_dsn'];
  if (trackerDsn === undefined) reportMissing(issues, path, schema, 'tracker_dsn');
  else if (typeof trackerDsn !== 'string') failType(issues, path, schema, '/tracker_dsn', 'must be a string');
}
