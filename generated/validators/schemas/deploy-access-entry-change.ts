// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { DeployAccessEntryChange } from '../../types/protected-environments.ts';
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

/** Returns true if `value` is a valid `DeployAccessEntryChange`. */
export function isDeployAccessEntryChange(value: unknown): value is DeployAccessEntryChange {
  if (!hasObjectType(value)) return false;
  if (!Number.isInteger(value['id'])) return false;
  const destroy = value['_destroy'];
  if (destroy !== undefined && destroy !== false) return false;
  const groupInheritanceType = value['group_inheritance_type'];
  return groupInheritanceType === undefined || groupInheritanceType === 0 || groupInheritanceType === 1;
}

/** Returns the reasons why `value` is not a valid `DeployAccessEntryChange`; none if it is. */
export function checkDeployAccessEntryChange(value: unknown): ValidationIssue[] {
  return issuesOf(value, isDeployAccessEntryChange, collectDeployAccessEntryChange);
}

/** `DeployAccessEntryChange` as a [Standard Schema](https://standardschema.dev), for routers and form libraries. */
export const deployAccessEntryChangeSchema: StandardSchema<DeployAccessEntryChange> = /* @__PURE__ */ standardSchema(
  isDeployAccessEntryChange,
  checkDeployAccessEntryChange,
);

/** Adds to `issues` every reason why the value at `path` is not a valid `DeployAccessEntryChange`. */
export function collectDeployAccessEntryChange(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/DeployAccessEntryChange';
  if (!hasObjectType(value)) return fail(issues, path, schema, 'type', 'must be an object');
  const id = value['id'];
  if (id === undefined) reportMissing(issues, path, schema, 'id');
  else if (!Number.isInteger(id)) failType(issues, path, schema, '/id', 'must be an integer');
  const destroy = value['_destroy'];
  if (destroy !== undefined && destroy !== false)
    failProperty(issues, path, schema, '/_destroy', 'const', 'must be false');
  const groupInheritanceType = value['group_inheritance_type'];
  if (groupInheritanceType !== undefined && groupInheritanceType !== 0 && groupInheritanceType !== 1)
    failProperty(issues, path, schema, '/group_inheritance_type', 'enum', 'must be one of 0, 1');
}
