// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { ForkCreate } from '../../types/index.ts';
import { type ValidationIssue, issuesOf, json, report } from '../runtime/index.ts';

/** Whether `value` is a valid `ForkCreate`. */
export function isForkCreate(value: unknown): value is ForkCreate {
  if (!json.isObject(value)) return false;
  const name = value['name'];
  if (name !== undefined && typeof name !== 'string') return false;
  const branches = value['branches'];
  if (branches !== undefined && typeof branches !== 'string') return false;
  const description = value['description'];
  if (description !== undefined && typeof description !== 'string') return false;
  const mrDefaultTargetSelf = value['mr_default_target_self'];
  if (mrDefaultTargetSelf !== undefined && typeof mrDefaultTargetSelf !== 'boolean') return false;
  const namespace = value['namespace'];
  if (namespace !== undefined && !json.isInteger(namespace) && typeof namespace !== 'string') return false;
  const namespaceId = value['namespace_id'];
  if (namespaceId !== undefined && !json.isInteger(namespaceId)) return false;
  const namespacePath = value['namespace_path'];
  if (namespacePath !== undefined && typeof namespacePath !== 'string') return false;
  const pathProperty = value['path'];
  if (pathProperty !== undefined && typeof pathProperty !== 'string') return false;
  const visibility = value['visibility'];
  return visibility === undefined || typeof visibility === 'string';
}

/** Every reason why `value` is not a valid `ForkCreate`; none when it is. */
export function checkForkCreate(value: unknown): ValidationIssue[] {
  return issuesOf(value, isForkCreate, collectForkCreate);
}

/** Adds to `issues` every reason why the value at `path` is not a valid `ForkCreate`. */
export function collectForkCreate(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/ForkCreate';
  if (!json.isObject(value)) return report(issues, path, 'must be an object', `${schema}/type`);
  const name = value['name'];
  if (name !== undefined && typeof name !== 'string')
    report(issues, `${path}/name`, 'must be a string', `${schema}/properties/name/type`);
  const branches = value['branches'];
  if (branches !== undefined && typeof branches !== 'string')
    report(issues, `${path}/branches`, 'must be a string', `${schema}/properties/branches/type`);
  const description = value['description'];
  if (description !== undefined && typeof description !== 'string')
    report(issues, `${path}/description`, 'must be a string', `${schema}/properties/description/type`);
  const mrDefaultTargetSelf = value['mr_default_target_self'];
  if (mrDefaultTargetSelf !== undefined && typeof mrDefaultTargetSelf !== 'boolean')
    report(
      issues,
      `${path}/mr_default_target_self`,
      'must be true or false',
      `${schema}/properties/mr_default_target_self/type`,
    );
  const namespace = value['namespace'];
  if (namespace !== undefined && !json.isInteger(namespace) && typeof namespace !== 'string')
    report(issues, `${path}/namespace`, 'must be an integer or a string', `${schema}/properties/namespace/type`);
  const namespaceId = value['namespace_id'];
  if (namespaceId !== undefined && !json.isInteger(namespaceId))
    report(issues, `${path}/namespace_id`, 'must be an integer', `${schema}/properties/namespace_id/type`);
  const namespacePath = value['namespace_path'];
  if (namespacePath !== undefined && typeof namespacePath !== 'string')
    report(issues, `${path}/namespace_path`, 'must be a string', `${schema}/properties/namespace_path/type`);
  const pathProperty = value['path'];
  if (pathProperty !== undefined && typeof pathProperty !== 'string')
    report(issues, `${path}/path`, 'must be a string', `${schema}/properties/path/type`);
  const visibility = value['visibility'];
  if (visibility !== undefined && typeof visibility !== 'string')
    report(issues, `${path}/visibility`, 'must be a string', `${schema}/properties/visibility/type`);
}
