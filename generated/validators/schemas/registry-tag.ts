// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { RegistryTag } from '../../types/index.ts';
import { type ValidationIssue, report } from '../runtime/issue.ts';
import { isObject } from '../runtime/values.ts';

/** Whether `value` is a valid `RegistryTag`. */
export function isRegistryTag(value: unknown): value is RegistryTag {
  if (!isObject(value)) return false;
  const name = value['name'];
  if (typeof name !== 'string') return false;
  const location = value['location'];
  if (typeof location !== 'string') return false;
  const pathProperty = value['path'];
  return typeof pathProperty === 'string';
}

/** Every reason why `value` is not a valid `RegistryTag`; none when it is. */
export function checkRegistryTag(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectRegistryTag(value, '', issues);
  return issues;
}

/** Adds to `issues` every reason why the value at `path` is not a valid `RegistryTag`. */
export function collectRegistryTag(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!isObject(value)) {
    report(issues, path, 'must be an object', '#/components/schemas/RegistryTag/type');
    return;
  }
  const name = value['name'];
  if (name === undefined)
    report(issues, path, 'must have the property "name"', '#/components/schemas/RegistryTag/required');
  else if (typeof name !== 'string')
    report(issues, `${path}/name`, 'must be a string', '#/components/schemas/RegistryTag/properties/name/type');
  const location = value['location'];
  if (location === undefined)
    report(issues, path, 'must have the property "location"', '#/components/schemas/RegistryTag/required');
  else if (typeof location !== 'string')
    report(issues, `${path}/location`, 'must be a string', '#/components/schemas/RegistryTag/properties/location/type');
  const pathProperty = value['path'];
  if (pathProperty === undefined)
    report(issues, path, 'must have the property "path"', '#/components/schemas/RegistryTag/required');
  else if (typeof pathProperty !== 'string')
    report(issues, `${path}/path`, 'must be a string', '#/components/schemas/RegistryTag/properties/path/type');
}
