// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { RegistryVisibility } from '../../types/index.ts';
import { type ValidationIssue, report } from '../runtime/issue.ts';
import { isObject } from '../runtime/values.ts';

/** Whether `value` is a valid `RegistryVisibility`. */
export function isRegistryVisibility(value: unknown): value is RegistryVisibility {
  if (!isObject(value)) return false;
  const containerRegistryAccessLevel = value['container_registry_access_level'];
  if (
    containerRegistryAccessLevel !== 'enabled' &&
    containerRegistryAccessLevel !== 'private' &&
    containerRegistryAccessLevel !== 'disabled'
  )
    return false;
  return true;
}

/** Every reason why `value` is not a valid `RegistryVisibility`; none when it is. */
export function checkRegistryVisibility(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectRegistryVisibility(value, '', issues);
  return issues;
}

/** Adds to `issues` every reason why the value at `path` is not a valid `RegistryVisibility`. */
export function collectRegistryVisibility(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!isObject(value)) {
    report(issues, path, 'must be an object', '#/components/schemas/RegistryVisibility/type');
    return;
  }
  const containerRegistryAccessLevel = value['container_registry_access_level'];
  if (containerRegistryAccessLevel === undefined)
    report(
      issues,
      path,
      'must have the property "container_registry_access_level"',
      '#/components/schemas/RegistryVisibility/required',
    );
  else if (
    containerRegistryAccessLevel !== 'enabled' &&
    containerRegistryAccessLevel !== 'private' &&
    containerRegistryAccessLevel !== 'disabled'
  )
    report(
      issues,
      `${path}/container_registry_access_level`,
      'must be one of "enabled", "private", "disabled"',
      '#/components/schemas/RegistryVisibility/properties/container_registry_access_level/enum',
    );
}
