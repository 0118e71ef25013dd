// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { RegistryTokenGrant } from '../../types/index.ts';
import { type ValidationIssue, report } from '../runtime/issue.ts';
import { isObject } from '../runtime/values.ts';

/** Whether `value` is a valid `RegistryTokenGrant`. */
export function isRegistryTokenGrant(value: unknown): value is RegistryTokenGrant {
  if (!isObject(value)) return false;
  const token = value['token'];
  return typeof token === 'string';
}

/** Every reason why `value` is not a valid `RegistryTokenGrant`; none when it is. */
export function checkRegistryTokenGrant(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectRegistryTokenGrant(value, '', issues);
  return issues;
}

/** Adds to `issues` every reason why the value at `path` is not a valid `RegistryTokenGrant`. */
export function collectRegistryTokenGrant(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!isObject(value)) {
    report(issues, path, 'must be an object', '#/components/schemas/RegistryTokenGrant/type');
    return;
  }
  const token = value['token'];
  if (token === undefined)
    report(issues, path, 'must have the property "token"', '#/components/schemas/RegistryTokenGrant/required');
  else if (typeof token !== 'string')
    report(
      issues,
      `${path}/token`,
      'must be a string',
      '#/components/schemas/RegistryTokenGrant/properties/token/type',
    );
}
