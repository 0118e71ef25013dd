// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { DeployAccessEntryRemoval } from '../../types/protected-environments.ts';
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

/** Returns true if `value` is a valid `DeployAccessEntryRemoval`. */
export function isDeployAccessEntryRemoval(value: unknown): value is DeployAccessEntryRemoval {
  if (!hasObjectType(value)) return false;
  if (!Number.isInteger(value['id'])) return false;
  return value['_destroy'] === true;
}

/** Returns the reasons why `value` is not a valid `DeployAccessEntryRemoval`; none if it is. */
export function checkDeployAccessEntryRemoval(value: unknown): ValidationIssue[] {
  return issuesOf(value, isDeployAccessEntryRemoval, collectDeployAccessEntryRemoval);
}

/** `DeployAccessEntryRemoval` as a [Standard Schema](https://standardschema.dev), for routers and form libraries. */
export const deployAccessEntryRemovalSchema: StandardSchema<DeployAccessEntryRemoval> = /* @__PURE__ */ standardSchema(
  isDeployAccessEntryRemoval,
  checkDeployAccessEntryRemoval,
);

/** Adds to `issues` every reason why the value at `path` is not a valid `DeployAccessEntryRemoval`. */
export function collectDeployAccessEntryRemoval(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/DeployAccessEntryRemoval';
  if (!hasObjectType(value)) return fail(issues, path, schema, 'type', 'must be an object');
  const id = value['id'];
  if (id === undefined) reportMissing(issues, path, schema, 'id');
  else if (!Number.isInteger(id)) failType(issues, path, schema, '/id', 'must be an integer');
  const destroy = value['_destroy'];
  if (destroy === undefined) reportMissing(issues, path, schema, '_destroy');
  else if (destroy !== true) failProperty(issues, path, schema, '/_destroy', 'const', 'must be true');
}
