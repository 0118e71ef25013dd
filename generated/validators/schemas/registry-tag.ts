// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { RegistryTag } from '../../types/index.ts';
import { type ValidationIssue, issuesOf, json, report, reportMissing } from '../runtime/index.ts';

/** Whether `value` is a valid `RegistryTag`. */
export function isRegistryTag(value: unknown): value is RegistryTag {
  if (!json.isObject(value)) return false;
  if (typeof value['name'] !== 'string') return false;
  if (typeof value['location'] !== 'string') return false;
  return typeof value['path'] === 'string';
}

/** Every reason why `value` is not a valid `RegistryTag`; none when it is. */
export function checkRegistryTag(value: unknown): ValidationIssue[] {
  return issuesOf(value, isRegistryTag, collectRegistryTag);
}

/** Adds to `issues` every reason why the value at `path` is not a valid `RegistryTag`. */
export function collectRegistryTag(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/RegistryTag';
  if (!json.isObject(value)) return report(issues, path, 'must be an object', `${schema}/type`);
  reportMissing(issues, path, value, ['location', 'name', 'path'], `${schema}/required`);
  const name = value['name'];
  if (name !== undefined && typeof name !== 'string')
    report(issues, `${path}/name`, 'must be a string', `${schema}/properties/name/type`);
  const location = value['location'];
  if (location !== undefined && typeof location !== 'string')
    report(issues, `${path}/location`, 'must be a string', `${schema}/properties/location/type`);
  const pathProperty = value['path'];
  if (pathProperty !== undefined && typeof pathProperty !== 'string')
    report(issues, `${path}/path`, 'must be a string', `${schema}/properties/path/type`);
}
