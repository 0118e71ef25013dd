// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { SnippetStorageMove } from '../../types/index.ts';
import { isDateTime } from '../runtime/formats.ts';
import { type ValidationIssue, report } from '../runtime/issue.ts';
import { isInteger, isObject } from '../runtime/values.ts';
import { collectMovedSnippet, isMovedSnippet } from './moved-snippet.ts';
import { collectSnippetStorageMoveState, isSnippetStorageMoveState } from './snippet-storage-move-state.ts';

/** Whether `value` is a valid `SnippetStorageMove`. */
export function isSnippetStorageMove(value: unknown): value is SnippetStorageMove {
  if (!isObject(value)) return false;
  const id = value['id'];
  if (!isInteger(id)) return false;
  const createdAt = value['created_at'];
  if (typeof createdAt !== 'string' || !isDateTime(createdAt)) return false;
  const destinationStorageName = value['destination_storage_name'];
  if (typeof destinationStorageName !== 'string') return false;
  const snippet = value['snippet'];
  if (!isMovedSnippet(snippet)) return false;
  const sourceStorageName = value['source_storage_name'];
  if (typeof sourceStorageName !== 'string') return false;
  const state = value['state'];
  return isSnippetStorageMoveState(state);
}

/** Every reason why `value` is not a valid `SnippetStorageMove`; none when it is. */
export function checkSnippetStorageMove(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectSnippetStorageMove(value, '', issues);
  return issues;
}

/** Adds to `issues` every reason why the value at `path` is not a valid `SnippetStorageMove`. */
export function collectSnippetStorageMove(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!isObject(value)) {
    report(issues, path, 'must be an object', '#/components/schemas/SnippetStorageMove/type');
    return;
  }
  const id = value['id'];
  if (id === undefined)
    report(issues, path, 'must have the property "id"', '#/components/schemas/SnippetStorageMove/required');
  else if (!isInteger(id))
    report(issues, `${path}/id`, 'must be an integer', '#/components/schemas/SnippetStorageMove/properties/id/type');
  const createdAt = value['created_at'];
  if (createdAt === undefined)
    report(issues, path, 'must have the property "created_at"', '#/components/schemas/SnippetStorageMove/required');
  else collectSnippetStorageMoveCreatedAt(createdAt, `${path}/created_at`, issues);
  const destinationStorageName = value['destination_storage_name'];
  if (destinationStorageName === undefined)
    report(
      issues,
      path,
      'must have the property "destination_storage_name"',
      '#/components/schemas/SnippetStorageMove/required',
    );
  else if (typeof destinationStorageName !== 'string')
    report(
      issues,
      `${path}/destination_storage_name`,
      'must be a string',
      '#/components/schemas/SnippetStorageMove/properties/destination_storage_name/type',
    );
  const snippet = value['snippet'];
  if (snippet === undefined)
    report(issues, path, 'must have the property "snippet"', '#/components/schemas/SnippetStorageMove/required');
  else collectMovedSnippet(snippet, `${path}/snippet`, issues);
  const sourceStorageName = value['source_storage_name'];
  if (sourceStorageName === undefined)
    report(
      issues,
      path,
      'must have the property "source_storage_name"',
      '#/components/schemas/SnippetStorageMove/required',
    );
  else if (typeof sourceStorageName !== 'string')
    report(
      issues,
      `${path}/source_storage_name`,
      'must be a string',
      '#/components/schemas/SnippetStorageMove/properties/source_storage_name/type',
    );
  const state = value['state'];
  if (state === undefined)
    report(issues, path, 'must have the property "state"', '#/components/schemas/SnippetStorageMove/required');
  else collectSnippetStorageMoveState(state, `${path}/state`, issues);
}

function collectSnippetStorageMoveCreatedAt(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (typeof value !== 'string') {
    report(issues, path, 'must be a string', '#/components/schemas/SnippetStorageMove/properties/created_at/type');
    return;
  }
  if (!isDateTime(value))
    report(
      issues,
      path,
      'must be a date and time with an offset, such as 2026-03-09T10:15:00Z',
      '#/components/schemas/SnippetStorageMove/properties/created_at/format',
    );
}
