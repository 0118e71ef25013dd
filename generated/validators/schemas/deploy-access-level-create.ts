// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { DeployAccessLevelCreate } from '../../types/index.ts';
import { type ValidationIssue, report } from '../runtime/issue.ts';
import { isObject } from '../runtime/values.ts';
import { collectDeployAccessSubject, isDeployAccessSubject } from './deploy-access-subject.ts';

/** Whether `value` is a valid `DeployAccessLevelCreate`. */
export function isDeployAccessLevelCreate(value: unknown): value is DeployAccessLevelCreate {
  if (!isDeployAccessLevelCreatePart1(value)) return false;
  return isDeployAccessSubject(value);
}

/** Every reason why `value` is not a valid `DeployAccessLevelCreate`; none when it is. */
export function checkDeployAccessLevelCreate(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectDeployAccessLevelCreate(value, '', issues);
  return issues;
}

/** Adds to `issues` every reason why the value at `path` is not a valid `DeployAccessLevelCreate`. */
export function collectDeployAccessLevelCreate(value: unknown, path: string, issues: ValidationIssue[]): void {
  collectDeployAccessLevelCreatePart1(value, path, issues);
  collectDeployAccessSubject(value, path, issues);
}

function isDeployAccessLevelCreatePart1(value: unknown): boolean {
  if (!isObject(value)) return false;
  const groupInheritanceType = value['group_inheritance_type'];
  if (groupInheritanceType !== undefined && groupInheritanceType !== 0 && groupInheritanceType !== 1) return false;
  return true;
}

function collectDeployAccessLevelCreatePart1(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!isObject(value)) {
    report(issues, path, 'must be an object', '#/components/schemas/DeployAccessLevelCreate/allOf/0/type');
    return;
  }
  const groupInheritanceType = value['group_inheritance_type'];
  if (groupInheritanceType !== undefined && groupInheritanceType !== 0 && groupInheritanceType !== 1)
    report(
      issues,
      `${path}/group_inheritance_type`,
      'must be one of 0, 1',
      '#/components/schemas/DeployAccessLevelCreate/allOf/0/properties/group_inheritance_type/enum',
    );
}
