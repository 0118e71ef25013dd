// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { DeployAccessSubject } from '../../types/index.ts';
import { type ValidationIssue, report } from '../runtime/issue.ts';
import { isInteger, isObject } from '../runtime/values.ts';

/** Whether `value` is a valid `DeployAccessSubject`. */
export function isDeployAccessSubject(value: unknown): value is DeployAccessSubject {
  return (
    Number(isDeployAccessSubjectOption1(value)) +
      Number(isDeployAccessSubjectOption2(value)) +
      Number(isDeployAccessSubjectOption3(value)) ===
    1
  );
}

/** Every reason why `value` is not a valid `DeployAccessSubject`; none when it is. */
export function checkDeployAccessSubject(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectDeployAccessSubject(value, '', issues);
  return issues;
}

/** Adds to `issues` every reason why the value at `path` is not a valid `DeployAccessSubject`. */
export function collectDeployAccessSubject(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (
    Number(isDeployAccessSubjectOption1(value)) +
      Number(isDeployAccessSubjectOption2(value)) +
      Number(isDeployAccessSubjectOption3(value)) !==
    1
  )
    report(issues, path, 'must be exactly one of 3 shapes', '#/components/schemas/DeployAccessSubject/oneOf');
}

function isDeployAccessSubjectOption1(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (value['access_level'] !== undefined) return false;
  if (value['group_id'] !== undefined) return false;
  const userId = value['user_id'];
  return isInteger(userId);
}

function isDeployAccessSubjectOption2(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (value['access_level'] !== undefined) return false;
  const groupId = value['group_id'];
  if (!isInteger(groupId)) return false;
  return value['user_id'] === undefined;
}

function isDeployAccessSubjectOption3(value: unknown): boolean {
  if (!isObject(value)) return false;
  const accessLevel = value['access_level'];
  if (accessLevel !== 30 && accessLevel !== 40 && accessLevel !== 60) return false;
  if (value['group_id'] !== undefined) return false;
  return value['user_id'] === undefined;
}
