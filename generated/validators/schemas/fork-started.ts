// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { ForkStarted } from '../../types/index.ts';
import { type ValidationIssue, report } from '../runtime/issue.ts';
import { isInteger, isObject } from '../runtime/values.ts';

/** Whether `value` is a valid `ForkStarted`. */
export function isForkStarted(value: unknown): value is ForkStarted {
  if (!isObject(value)) return false;
  const id = value['id'];
  if (id !== undefined && !isInteger(id)) return false;
  const importStatus = value['import_status'];
  if (importStatus !== undefined && typeof importStatus !== 'string') return false;
  return true;
}

/** Every reason why `value` is not a valid `ForkStarted`; none when it is. */
export function checkForkStarted(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectForkStarted(value, '', issues);
  return issues;
}

/** Adds to `issues` every reason why the value at `path` is not a valid `ForkStarted`. */
export function collectForkStarted(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!isObject(value)) {
    report(issues, path, 'must be an object', '#/components/schemas/ForkStarted/type');
    return;
  }
  const id = value['id'];
  if (id !== undefined && !isInteger(id))
    report(issues, `${path}/id`, 'must be an integer', '#/components/schemas/ForkStarted/properties/id/type');
  const importStatus = value['import_status'];
  if (importStatus !== undefined && typeof importStatus !== 'string')
    report(
      issues,
      `${path}/import_status`,
      'must be a string',
      '#/components/schemas/ForkStarted/properties/import_status/type',
    );
}
