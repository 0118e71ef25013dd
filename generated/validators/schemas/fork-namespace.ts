// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { ForkNamespace } from '../../types/index.ts';
import { type ValidationIssue, issuesOf, json, report, reportMissing } from '../runtime/index.ts';

/** Whether `value` is a valid `ForkNamespace`. */
export function isForkNamespace(value: unknown): value is ForkNamespace {
  if (!json.isObject(value)) return false;
  if (!json.isInteger(value['id'])) return false;
  if (typeof value['name'] !== 'string') return false;
  if (typeof value['full_path'] !== 'string') return false;
  const kind = value['kind'];
  if (kind !== 'user' && kind !== 'group') return false;
  return typeof value['path'] === 'string';
}

/** Every reason why `value` is not a valid `ForkNamespace`; none when it is. */
export function checkForkNamespace(value: unknown): ValidationIssue[] {
  return issuesOf(value, isForkNamespace, collectForkNamespace);
}

/** Adds to `issues` every reason why the value at `path` is not a valid `ForkNamespace`. */
export function collectForkNamespace(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/ForkNamespace';
  if (!json.isObject(value)) return report(issues, path, 'must be an object', `${schema}/type`);
  reportMissing(issues, path, value, ['full_path', 'id', 'kind', 'name', 'path'], `${schema}/required`);
  const id = value['id'];
  if (id !== undefined && !json.isInteger(id))
    report(issues, `${path}/id`, 'must be an integer', `${schema}/properties/id/type`);
  const name = value['name'];
  if (name !== undefined && typeof name !== 'string')
    report(issues, `${path}/name`, 'must be a string', `${schema}/properties/name/type`);
  const fullPath = value['full_path'];
  if (fullPath !== undefined && typeof fullPath !== 'string')
    report(issues, `${path}/full_path`, 'must be a string', `${schema}/properties/full_path/type`);
  const kind = value['kind'];
  if (kind !== undefined && kind !== 'user' && kind !== 'group')
    report(issues, `${path}/kind`, 'must be one of "user", "group"', `${schema}/properties/kind/enum`);
  const pathProperty = value['path'];
  if (pathProperty !== undefined && typeof pathProperty !== 'string')
    report(issues, `${path}/path`, 'must be a string', `${schema}/properties/path/type`);
}
