// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { RegistryVisibilityUpdate } from '../../types/index.ts';
import { type ValidationIssue, report } from '../runtime/issue.ts';
import { isObject } from '../runtime/values.ts';

/** Whether `value` is a valid `RegistryVisibilityUpdate`. */
export function isRegistryVisibilityUpdate(value: unknown): value is RegistryVisibilityUpdate {
  if (!isObject(value)) return false;
  const containerRegistryAccessLevel = value['container_registry_access_level'];
  if (
    containerRegistryAccessLevel !== undefined &&
    containerRegistryAccessLevel !== 'enabled' &&
    containerRegistryAccessLevel !== 'private' &&
    containerRegistryAccessLevel !== 'disabled'
  )
    return false;
  return true;
}

/** Every reason why `value` is not a valid `RegistryVisibilityUpdate`; none when it is. */
export function checkRegistryVisibilityUpdate(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectRegistryVisibilityUpdate(value, '', issues);
  return issues;
}

/** Adds to `issues` every reason why the value at `path` is not a valid `RegistryVisibilityUpdate`. */
export function collectRegistryVisibilityUpdate(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!isObject(value)) {
    report(issues, path, 'must be an object', '#/components/schemas/RegistryVisibilityUpdate/type');
    return;
  }
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
      '#/components/schemas/RegistryVisibilityUpdate/properties/container_registry_access_level/enum',
    );
}
