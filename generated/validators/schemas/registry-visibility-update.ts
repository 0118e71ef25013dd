// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { RegistryVisibilityUpdate } from '../../types/index.ts';
import { type ValidationIssue, issuesOf, json, report } from '../runtime/index.ts';

/** Whether `value` is a valid `RegistryVisibilityUpdate`. */
export function isRegistryVisibilityUpdate(value: unknown): value is RegistryVisibilityUpdate {
  if (!json.isObject(value)) return false;
  const containerRegistryAccessLevel = value['container_registry_access_level'];
  return (
    containerRegistryAccessLevel === undefined ||
    containerRegistryAccessLevel === 'enabled' ||
    containerRegistryAccessLevel === 'private' ||
    containerRegistryAccessLevel === 'disabled'
  );
}

/** Every reason why `value` is not a valid `RegistryVisibilityUpdate`; none when it is. */
export function checkRegistryVisibilityUpdate(value: unknown): ValidationIssue[] {
  return issuesOf(value, isRegistryVisibilityUpdate, collectRegistryVisibilityUpdate);
}

/** Adds to `issues` every reason why the value at `path` is not a valid `RegistryVisibilityUpdate`. */
export function collectRegistryVisibilityUpdate(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/RegistryVisibilityUpdate';
  if (!json.isObject(value)) return report(issues, path, 'must be an object', `${schema}/type`);
  const containerRegistryAccessLevel = value['container_registry_access_level'];
  if (
    containerRegistryAccessLevel !== undefined &&
    containerRegistryAccessLevel !== 'enabled' &&
    containerRegistryAccessLevel !== 'private' &&
    containerRegistryAccessLevel !== 'disabled'
  )
    report(
      issues,
      `${path}/container_registry_access_level`,
      'must be one of "enabled", "private", "disabled"',
      `${schema}/properties/container_registry_access_level/enum`,
    );
}
