// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { ForkNamespace } from '../../types/project-forks.ts';
import {
  type StandardSchema,
  type ValidationIssue,
  fail,
  failProperty,
  failType,
  hasObjectType,
  issuesOf,
  reportMissing,
  standardSchema,
} from '../runtime/report.ts';

/** Returns true if `value` is a valid `ForkNamespace`. */
export function isForkNamespace(value: unknown): value is ForkNamespace {
  if (!hasObjectType(value)) return false;
  if (!Number.isInteger(value['id'])) return false;
  if (typeof value['name'] !== 'string') return false;
  if (typeof value['full_path'] !== 'string') return false;
  const kind = value['kind'];
  if (kind !== 'user' && kind !== 'group') return false;
  return typeof value['path'] === 'string';
}

/** Returns the reasons why `value` is not a valid `ForkNamespace`; none if it is. */
export function checkForkNamespace(value: unknown): ValidationIssue[] {
  return issuesOf(value, isForkNamespace, collectForkNamespace);
}

/** `ForkNamespace` as a [Standard Schema](https://standardschema.dev), for routers and form libraries. */
export const forkNamespaceSchema: StandardSchema<ForkNamespace> = /* @__PURE__ */ standardSchema(
  isForkNamespace,
  checkForkNamespace,
);

/** Adds to `issues` every reason why the value at `path` is not a valid `ForkNamespace`. */
export function collectForkNamespace(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/ForkNamespace';
  if (!hasObjectType(value)) return fail(issues, path, schema, 'type', 'must be an object');
  const id = value['id'];
  if (id === undefined) reportMissing(issues, path, schema, 'id');
  else if (!Number.isInteger(id)) failType(issues, path, schema, '/id', 'must be an integer');
  const name = value['name'];
  if (name === undefined) reportMissing(issues, path, schema, 'name');
  else if (typeof name !== 'string') failType(issues, path, schema, '/name', 'must be a string');
  const fullPath = value['full_path'];
  if (fullPath === undefined) reportMissing(issues, path, schema, 'full_path');
  else if (typeof fullPath !== 'string') failType(issues, path, schema, '/full_path', 'must be a string');
  const kind = value['kind'];
  if (kind === undefined) reportMissing(issues, path, schema, 'kind');
  else if (kind !== 'user' && kind !== 'group')
    failProperty(issues, path, schema, '/kind', 'enum', 'must be one of "user", "group"');
  const pathProperty = value['path'];
  if (pathProperty === undefined) reportMissing(issues, path, schema, 'path');
  else if (typeof pathProperty !== 'string') failType(issues, path, schema, '/path', 'must be a string');
}
