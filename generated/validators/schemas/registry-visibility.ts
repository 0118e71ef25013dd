// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { RegistryVisibility } from '../../types/container-registry.ts';
import {
  type StandardSchema,
  type ValidationIssue,
  fail,
  failProperty,
  hasObjectType,
  issuesOf,
  reportMissing,
  standardSchema,
} from '../runtime/report.ts';

/** Returns true if `value` is a valid `RegistryVisibility`. */
export function isRegistryVisibility(value: unknown): value is RegistryVisibility {
  if (!hasObjectType(value)) return false;
  const containerRegistryAccessLevel = value['container_registry_access_level'];
  return (
    containerRegistryAccessLevel === 'enabled' ||
    containerRegistryAccessLevel === 'private' ||
    containerRegistryAccessLevel === 'disabled'
  );
}

/** Returns the reasons why `value` is not a valid `RegistryVisibility`; none if it is. */
export function checkRegistryVisibility(value: unknown): ValidationIssue[] {
  return issuesOf(value, isRegistryVisibility, collectRegistryVisibility);
}

/** `RegistryVisibility` as a [Standard Schema](https://standardschema.dev), for routers and form libraries. */
export const registryVisibilitySchema: StandardSchema<RegistryVisibility> = /* @__PURE__ */ standardSchema(
  isRegistryVisibility,
  checkRegistryVisibility,
);

/** Adds to `issues` every reason why the value at `path` is not a valid `RegistryVisibility`. */
export function collectRegistryVisibility(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/RegistryVisibility';
  if (!hasObjectType(value)) return fail(issues, path, schema, 'type', 'must be an object');
  const containerRegistryAccessLevel = value['container_registry_access_level'];
  if (containerRegistryAccessLevel === undefined)
    reportMissing(issues, path, schema, 'container_registry_access_level');
  else if (
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
