// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { RegistryTag } from '../../types/container-registry.ts';
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

/** Returns true if `value` is a valid `RegistryTag`. */
export function isRegistryTag(value: unknown): value is RegistryTag {
  if (!hasObjectType(value)) return false;
  if (typeof value['name'] !== 'string') return false;
  if (typeof value['location'] !== 'string') return false;
  return typeof value['path'] === 'string';
}

/** Returns the reasons why `value` is not a valid `RegistryTag`; none if it is. */
export function checkRegistryTag(value: unknown): ValidationIssue[] {
  return issuesOf(value, isRegistryTag, collectRegistryTag);
}

/** `RegistryTag` as a [Standard Schema](https://standardschema.dev), for routers and form libraries. */
export const registryTagSchema: StandardSchema<RegistryTag> = /* @__PURE__ */ standardSchema(
  isRegistryTag,
  checkRegistryTag,
);

/** Adds to `issues` every reason why the value at `path` is not a valid `RegistryTag`. */
export function collectRegistryTag(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/RegistryTag';
  if (!hasObjectType(value)) return fail(issues, path, schema, 'type', 'must be an object');
  const name = value['name'];
  if (name === undefined) reportMissing(issues, path, schema, 'name');
  else if (typeof name !== 'string') failType(issues, path, schema, '/name', 'must be a string');
  const location = value['location'];
  if (location === undefined) reportMissing(issues, path, schema, 'location');
  else if (typeof location !== 'string') failType(issues, path, schema, '/location', 'must be a string');
  const pathProperty = value['path'];
  if (pathProperty === undefined) reportMissing(issues, path, schema, 'path');
  else if (typeof pathProperty !== 'string') failType(issues, path, schema, '/path', 'must be a string');
}
