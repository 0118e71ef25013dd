// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { RegistryTokenGrant } from '../../types/index.ts';
import { type ValidationIssue, issuesOf, json, report, reportMissing } from '../runtime/index.ts';

/** Whether `value` is a valid `RegistryTokenGrant`. */
export function isRegistryTokenGrant(value: unknown): value is RegistryTokenGrant {
  if (!json.isObject(value)) return false;
  return typeof value['token'] === 'string';
}

/** Every reason why `value` is not a valid `RegistryTokenGrant`; none when it is. */
export function checkRegistryTokenGrant(value: unknown): ValidationIssue[] {
  return issuesOf(value, isRegistryTokenGrant, collectRegistryTokenGrant);
}

/** Adds to `issues` every reason why the value at `path` is not a valid `RegistryTokenGrant`. */
export function collectRegistryTokenGrant(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/RegistryTokenGrant';
  if (!json.isObject(value)) return report(issues, path, 'must be an object', `${schema}/type`);
  reportMissing(issues, path, value, ['token'], `${schema}/required`);
  const token = value['token'];
  if (token !== undefined && typeof token !== 'string')
    report(issues, `${path}/token`, 'must be a string', `${schema}/properties/token/type`);
}
