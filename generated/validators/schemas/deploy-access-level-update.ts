// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { DeployAccessLevelUpdate } from '../../types/protected-environments.ts';
import {
  type StandardSchema,
  type ValidationIssue,
  fail,
  hasObjectType,
  issuesOf,
  standardSchema,
} from '../runtime/report.ts';
import { exactlyOne } from '../runtime/values.ts';
import { isDeployAccessEntryChange } from './deploy-access-entry-change.ts';
import { isDeployAccessEntryRemoval } from './deploy-access-entry-removal.ts';
import { isDeployAccessLevelCreate } from './deploy-access-level-create.ts';
import { isDeployAccessSubject } from './deploy-access-subject.ts';

/** Returns true if `value` is a valid `DeployAccessLevelUpdate`. */
export function isDeployAccessLevelUpdate(value: unknown): value is DeployAccessLevelUpdate {
  return exactlyOne(
    isDeployAccessLevelUpdateAddAnEntry(value),
    isDeployAccessLevelUpdateChangeAnEntry(value),
    isDeployAccessEntryRemoval(value),
  );
}

/** Returns the reasons why `value` is not a valid `DeployAccessLevelUpdate`; none if it is. */
export function checkDeployAccessLevelUpdate(value: unknown): ValidationIssue[] {
  return issuesOf(value, isDeployAccessLevelUpdate, collectDeployAccessLevelUpdate);
}

/** `DeployAccessLevelUpdate` as a [Standard Schema](https://standardschema.dev), for routers and form libraries. */
export const deployAccessLevelUpdateSchema: StandardSchema<DeployAccessLevelUpdate> = /* @__PURE__ */ standardSchema(
  isDeployAccessLevelUpdate,
  checkDeployAccessLevelUpdate,
);

/** Adds to `issues` every reason why the value at `path` is not a valid `DeployAccessLevelUpdate`. */
export function collectDeployAccessLevelUpdate(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (
    !exactlyOne(
      isDeployAccessLevelUpdateAddAnEntry(value),
      isDeployAccessLevelUpdateChangeAnEntry(value),
      isDeployAccessEntryRemoval(value),
    )
  )
    fail(
      issues,
      path,
      '#/components/schemas/DeployAccessLevelUpdate',
      'oneOf',
      'must be exactly one of add an entry, change an entry, DeployAccessEntryRemoval',
    );
}

function isDeployAccessLevelUpdateAddAnEntry(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  if (value['id'] !== undefined) return false;
  return isDeployAccessLevelCreate(value);
}

function isDeployAccessLevelUpdateChangeAnEntry(value: unknown): boolean {
  if (!isDeployAccessEntryChange(value)) return false;
  return isDeployAccessSubject(value);
}
