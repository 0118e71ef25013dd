// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { DeployAccessLevelUpdate } from '../../types/index.ts';
import { type ValidationIssue, report } from '../runtime/issue.ts';
import { isObject } from '../runtime/values.ts';
import { isDeployAccessEntryChange } from './deploy-access-entry-change.ts';
import { isDeployAccessEntryRemoval } from './deploy-access-entry-removal.ts';
import { isDeployAccessLevelCreate } from './deploy-access-level-create.ts';
import { isDeployAccessSubject } from './deploy-access-subject.ts';

/** Whether `value` is a valid `DeployAccessLevelUpdate`. */
export function isDeployAccessLevelUpdate(value: unknown): value is DeployAccessLevelUpdate {
  return (
    Number(isDeployAccessLevelUpdateOption1(value)) +
      Number(isDeployAccessLevelUpdateOption2(value)) +
      Number(isDeployAccessEntryRemoval(value)) ===
    1
  );
}

/** Every reason why `value` is not a valid `DeployAccessLevelUpdate`; none when it is. */
export function checkDeployAccessLevelUpdate(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectDeployAccessLevelUpdate(value, '', issues);
  return issues;
}

/** Adds to `issues` every reason why the value at `path` is not a valid `DeployAccessLevelUpdate`. */
export function collectDeployAccessLevelUpdate(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (
    Number(isDeployAccessLevelUpdateOption1(value)) +
      Number(isDeployAccessLevelUpdateOption2(value)) +
      Number(isDeployAccessEntryRemoval(value)) !==
    1
  )
    report(issues, path, 'must be exactly one of 3 shapes', '#/components/schemas/DeployAccessLevelUpdate/oneOf');
}

function isDeployAccessLevelUpdateOption1(value: unknown): boolean {
  if (!isDeployAccessLevelUpdateOption1Part1(value)) return false;
  return isDeployAccessLevelCreate(value);
}

function isDeployAccessLevelUpdateOption2(value: unknown): boolean {
  if (!isDeployAccessEntryChange(value)) return false;
  return isDeployAccessSubject(value);
}

function isDeployAccessLevelUpdateOption1Part1(value: unknown): boolean {
  if (!isObject(value)) return false;
  return value['id'] === undefined;
}
