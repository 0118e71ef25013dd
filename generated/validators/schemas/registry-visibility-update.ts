// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { RegistryVisibilityUpdate } from '../../types/container-registry.ts';
import {
  type StandardSchema,
  type ValidationIssue,
  fail,
  failProperty,
  hasObjectType,
  issuesOf,
  standardSchema,
} from '../runtime/report.ts';

/** Returns true if `value` is a valid `RegistryVisibilityUpdate`. */
export function isRegistryVisibilityUpdate(value: unknown): value is RegistryVisibilityUpdate {
  if (!hasObjectType(value)) return false;
  const containerRegistryAccessLevel = value['container_registry_access_level'];
  return (
    containerRegistryAccessLevel === undefined ||
    containerRegistryAccessLevel === 'enabled' ||
    containerRegistryAccessLevel === 'private' ||
    containerRegistryAccessLevel === 'disabled'
  );
}

/** Returns the reasons why `value` is not a valid `RegistryVisibilityUpdate`; none if it is. */
export function checkRegistryVisibilityUpdate(value: unknown): ValidationIssue[] {
  return issuesOf(value, isRegistryVisibilityUpdate, collectRegistryVisibilityUpdate);
}

/** `RegistryVisibilityUpdate` as a [Standard Schema](https://standardschema.dev), for routers and form libraries. */
export const registryVisibilityUpdateSchema: StandardSchema<RegistryVisibilityUpdate> = /* @__PURE__ */ standardSchema(
  isRegistryVisibilityUpdate,
  checkRegistryVisibilityUpdate,
);

/** Adds to `issues` every reason why the value at `path` is not a valid `RegistryVisibilityUpdate`. */
export function collectRegistryVisibilityUpdate(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/RegistryVisibilityUpdate';
  if (!hasObjectType(value)) return fail(issues, path, schema, 'type', 'must be an object');
  const containerRegistryAccessLevel = value['container_registry_access_level'];
  if (
    containerRegistryAccessLevel !== undefined &&
    containerRegistryAccessLevel !== 'enabled' &&
    containerRegistryAccessLevel !== 'private' &&
    containerRegistryAccessLevel !== 'disabled'
  )
    failProperty(
      issues,
      path,
      schema,
      '/container_registry_access_level',
      'enum',
      'must be one of "enabled", "private", "disabled"',
    );
}
