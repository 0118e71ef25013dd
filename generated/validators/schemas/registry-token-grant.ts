// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { RegistryTokenGrant } from '../../types/container-registry.ts';
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

/** Returns true if `value` is a valid `RegistryTokenGrant`. */
export function isRegistryTokenGrant(value: unknown): value is RegistryTokenGrant {
  if (!hasObjectType(value)) return false;
  return typeof value['token'] === 'string';
}

/** Returns the reasons why `value` is not a valid `RegistryTokenGrant`; none if it is. */
export function checkRegistryTokenGrant(value: unknown): ValidationIssue[] {
  return issuesOf(value, isRegistryTokenGrant, collectRegistryTokenGrant);
}

/** `RegistryTokenGrant` as a [Standard Schema](https://standardschema.dev), for routers and form libraries. */
export const registryTokenGrantSchema: StandardSchema<RegistryTokenGrant> = /* @__PURE__ */ standardSchema(
  isRegistryTokenGrant,
  checkRegistryTokenGrant,
);

/** Adds to `issues` every reason why the value at `path` is not a valid `RegistryTokenGrant`. */
export function collectRegistryTokenGrant(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/RegistryTokenGrant';
  if (!hasObjectType(value)) return fail(issues, path, schema, 'type', 'must be an object');
  const token = value['token'];
  if (token === undefined) reportMissing(issues, path, schema, 'token');
  else if (typeof token !== 'string') failType(issues, path, schema, '/token', 'must be a string');
}
