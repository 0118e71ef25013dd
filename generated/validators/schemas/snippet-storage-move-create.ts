// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { SnippetStorageMoveCreate } from '../../types/index.ts';
import { type ValidationIssue, issuesOf, json, report } from '../runtime/index.ts';

/** Whether `value` is a valid `SnippetStorageMoveCreate`. */
export function isSnippetStorageMoveCreate(value: unknown): value is SnippetStorageMoveCreate {
  if (!json.isObject(value)) return false;
  const destinationStorageName = value['destination_storage_name'];
  return destinationStorageName === undefined || typeof destinationStorageName === 'string';
}

/** Every reason why `value` is not a valid `SnippetStorageMoveCreate`; none when it is. */
export function checkSnippetStorageMoveCreate(value: unknown): ValidationIssue[] {
  return issuesOf(value, isSnippetStorageMoveCreate, collectSnippetStorageMoveCreate);
}

/** Adds to `issues` every reason why the value at `path` is not a valid `SnippetStorageMoveCreate`. */
export function collectSnippetStorageMoveCreate(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/SnippetStorageMoveCreate';
  if (!json.isObject(value)) return report(issues, path, 'must be an object', `${schema}/type`);
  const destinationStorageName = value['destination_storage_name'];
  if (destinationStorageName !== undefined && typeof destinationStorageName !== 'string')
    report(
      issues,
      `${path}/destination_storage_name`,
      'must be a string',
      `${schema}/properties/destination_storage_name/type`,
    );
}
