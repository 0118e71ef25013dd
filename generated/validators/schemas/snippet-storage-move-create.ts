// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { SnippetStorageMoveCreate } from '../../types/index.ts';
import { type ValidationIssue, report } from '../runtime/issue.ts';
import { isObject } from '../runtime/values.ts';

/** Whether `value` is a valid `SnippetStorageMoveCreate`. */
export function isSnippetStorageMoveCreate(value: unknown): value is SnippetStorageMoveCreate {
  if (!isObject(value)) return false;
  const destinationStorageName = value['destination_storage_name'];
  if (destinationStorageName !== undefined && typeof destinationStorageName !== 'string') return false;
  return true;
}

/** Every reason why `value` is not a valid `SnippetStorageMoveCreate`; none when it is. */
export function checkSnippetStorageMoveCreate(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectSnippetStorageMoveCreate(value, '', issues);
  return issues;
}

/** Adds to `issues` every reason why the value at `path` is not a valid `SnippetStorageMoveCreate`. */
export function collectSnippetStorageMoveCreate(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!isObject(value)) {
    report(issues, path, 'must be an object', '#/components/schemas/SnippetStorageMoveCreate/type');
    return;
  }
  const destinationStorageName = value['destination_storage_name'];
  if (destinationStorageName !== undefined && typeof destinationStorageName !== 'string')
    report(
      issues,
      `${path}/destination_storage_name`,
      'must be a string',
      '#/components/schemas/SnippetStorageMoveCreate/properties/destination_storage_name/type',
    );
}
