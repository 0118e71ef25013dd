// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { ForkCreate } from '../../types/project-forks.ts';
import {
  type StandardSchema,
  type ValidationIssue,
  fail,
  failType,
  hasObjectType,
  issuesOf,
  standardSchema,
} from '../runtime/report.ts';

/** Returns true if `value` is a valid `ForkCreate`. */
export function isForkCreate(value: unknown): value is ForkCreate {
  if (!hasObjectType(value)) return false;
  const name = value['name'];
  if (name !== undefined && typeof name !== 'string') return false;
  const branches = value['branches'];
  if (branches !== undefined && typeof branches !== 'string') return false;
  const description = value['description'];
  if (description !== undefined && typeof description !== 'string') return false;
  const mrDefaultTargetSelf = value['mr_default_target_self'];
  if (mrDefaultTargetSelf !== undefined && typeof mrDefaultTargetSelf !== 'boolean') return false;
  const namespace = value['namespace'];
  if (namespace !== undefined && !Number.isInteger(namespace) && typeof namespace !== 'string') return false;
  const namespaceId = value['namespace_id'];
  if (namespaceId !== undefined && !Number.isInteger(namespaceId)) return false;
  const namespacePath = value['namespace_path'];
  if (namespacePath !== undefined && typeof namespacePath !== 'string') return false;
  const pathProperty = value['path'];
  if (pathProperty !== undefined && typeof pathProperty !== 'string') return false;
  const visibility = value['visibility'];
  return visibility === undefined || typeof visibility === 'string';
}

/** Returns the reasons why `value` is not a valid `ForkCreate`; none if it is. */
export function checkForkCreate(value: unknown): ValidationIssue[] {
  return issuesOf(value, isForkCreate, collectForkCreate);
}

/** `ForkCreate` as a [Standard Schema](https://standardschema.dev), for routers and form libraries. */
export const forkCreateSchema: StandardSchema<ForkCreate> = /* @__PURE__ */ standardSchema(
  isForkCreate,
  checkForkCreate,
);

/** Adds to `issues` every reason why the value at `path` is not a valid `ForkCreate`. */
export function collectForkCreate(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/ForkCreate';
  if (!hasObjectType(value)) return fail(issues, path, schema, 'type', 'must be an object');
  const name = value['name'];
  if (name !== undefined && typeof name !== 'string') failType(issues, path, schema, '/name', 'must be a string');
  const branches = value['branches'];
  if (branches !== undefined && typeof branches !== 'string')
    failType(issues, path, schema, '/branches', 'must be a string');
  const description = value['description'];
  if (description !== undefined && typeof description !== 'string')
    failType(issues, path, schema, '/description', 'must be a string');
  const mrDefaultTargetSelf = value['mr_default_target_self'];
  if (mrDefaultTargetSelf !== undefined && typeof mrDefaultTargetSelf !== 'boolean')
    failType(issues, path, schema, '/mr_default_target_self', 'must be true or false');
  const namespace = value['namespace'];
  if (namespace !== undefined && !Number.isInteger(namespace) && typeof namespace !== 'string')
    failType(issues, path, schema, '/namespace', 'must be an integer or a string');
  const namespaceId = value['namespace_id'];
  if (namespaceId !== undefined && !Number.isInteger(namespaceId))
    failType(issues, path, schema, '/namespace_id', 'must be an integer');
  const namespacePath = value['namespace_path'];
  if (namespacePath !== undefined && typeof namespacePath !== 'string')
    failType(issues, path, schema, '/namespace_path', 'must be a string');
  const pathProperty = value['path'];
  if (pathProperty !== undefined && typeof pathProperty !== 'string')
    failType(issues, path, schema, '/path', 'must be a string');
  const visibility = value['visibility'];
  if (visibility !== undefined && typeof visibility !== 'string')
    failType(issues, path, schema, '/visibility', 'must be a string');
}
