// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { ForkNamespace } from '../../types/index.ts';
import { type ValidationIssue, report } from '../runtime/issue.ts';
import { isInteger, isObject } from '../runtime/values.ts';

/** Whether `value` is a valid `ForkNamespace`. */
export function isForkNamespace(value: unknown): value is ForkNamespace {
  if (!isObject(value)) return false;
  const id = value['id'];
  if (!isInteger(id)) return false;
  const name = value['name'];
  if (typeof name !== 'string') return false;
  const fullPath = value['full_path'];
  if (typeof fullPath !== 'string') return false;
  const kind = value['kind'];
  if (kind !== 'user' && kind !== 'group') return false;
  const pathProperty = value['path'];
  return typeof pathProperty === 'string';
}

/** Every reason why `value` is not a valid `ForkNamespace`; none when it is. */
export function checkForkNamespace(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectForkNamespace(value, '', issues);
  return issues;
}

/** Adds to `issues` every reason why the value at `path` is not a valid `ForkNamespace`. */
export function collectForkNamespace(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!isObject(value)) {
    report(issues, path, 'must be an object', '#/components/schemas/ForkNamespace/type');
    return;
  }
  const id = value['id'];
  if (id === undefined)
    report(issues, path, 'must have the property "id"', '#/components/schemas/ForkNamespace/required');
  else if (!isInteger(id))
    report(issues, `${path}/id`, 'must be an integer', '#/components/schemas/ForkNamespace/properties/id/type');
  const name = value['name'];
  if (name === undefined)
    report(issues, path, 'must have the property "name"', '#/components/schemas/ForkNamespace/required');
  else if (typeof name !== 'string')
    report(issues, `${path}/name`, 'must be a string', '#/components/schemas/ForkNamespace/properties/name/type');
  const fullPath = value['full_path'];
  if (fullPath === undefined)
    report(issues, path, 'must have the property "full_path"', '#/components/schemas/ForkNamespace/required');
  else if (typeof fullPath !== 'string')
    report(
      issues,
      `${path}/full_path`,
      'must be a string',
      '#/components/schemas/ForkNamespace/properties/full_path/type',
    );
  const kind = value['kind'];
  if (kind === undefined)
    report(issues, path, 'must have the property "kind"', '#/components/schemas/ForkNamespace/required');
  else if (kind !== 'user' && kind !== 'group')
    report(
      issues,
      `${path}/kind`,
      'must be one of "user", "group"',
      '#/components/schemas/ForkNamespace/properties/kind/enum',
    );
  const pathProperty = value['path'];
  if (pathProperty === undefined)
    report(issues, path, 'must have the property "path"', '#/components/schemas/ForkNamespace/required');
  else if (typeof pathProperty !== 'string')
    report(issues, `${path}/path`, 'must be a string', '#/components/schemas/ForkNamespace/properties/path/type');
}
