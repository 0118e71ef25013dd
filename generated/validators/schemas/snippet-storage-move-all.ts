// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { SnippetStorageMoveAll } from '../../types/index.ts';
import { type ValidationIssue, report } from '../runtime/issue.ts';
import { isObject } from '../runtime/values.ts';

/** Whether `value` is a valid `SnippetStorageMoveAll`. */
export function isSnippetStorageMoveAll(value: unknown): value is SnippetStorageMoveAll {
  if (!isObject(value)) return false;
  const destinationStorageName = value['destination_storage_name'];
  if (destinationStorageName !== undefined && typeof destinationStorageName !== 'string') return false;
  const sourceStorageName = value['source_storage_name'];
  return typeof sourceStorageName === 'string';
}

/** Every reason why `value` is not a valid `SnippetStorageMoveAll`; none when it is. */
export function checkSnippetStorageMoveAll(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectSnippetStorageMoveAll(value, '', issues);
  return issues;
}

/** Adds to `issues` every reason why the value at `path` is not a valid `SnippetStorageMoveAll`. */
export function collectSnippetStorageMoveAll(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!isObject(value)) {
    report(issues, path, 'must be an object', '#/components/schemas/SnippetStorageMoveAll/type');
    return;
  }
  const destinationStorageName = value['destination_storage_name'];
  if (destinationStorageName !== undefined && typeof destinationStorageName !== 'string')
    report(
      issues,
      `${path}/destination_storage_name`,
      'must be a string',
      '#/components/schemas/SnippetStorageMoveAll/properties/destination_storage_name/type',
    );
  const sourceStorageName = value['source_storage_name'];
  if (sourceStorageName === undefined)
    report(
      issues,
      path,
      'must have the property "source_storage_name"',
      '#/components/schemas/SnippetStorageMoveAll/required',
    );
  else if (typeof sourceStorageName !== 'string')
    report(
      issues,
      `${path}/source_storage_name`,
      'must be a string',
      '#/components/schemas/SnippetStorageMoveAll/properties/source_storage_name/type',
    );
}
