// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { SnippetStorageMove } from '../../types/index.ts';
import { hasDateTimeFormat } from '../runtime/formats/date-time.ts';
import { type ValidationIssue, issuesOf, json, report, reportMissing } from '../runtime/index.ts';
import { collectMovedSnippet, isMovedSnippet } from './moved-snippet.ts';
import { collectSnippetStorageMoveState, isSnippetStorageMoveState } from './snippet-storage-move-state.ts';

/** Whether `value` is a valid `SnippetStorageMove`. */
export function isSnippetStorageMove(value: unknown): value is SnippetStorageMove {
  if (!json.isObject(value)) return false;
  if (!json.isInteger(value['id'])) return false;
  const createdAt = value['created_at'];
  if (typeof createdAt !== 'string' || !hasDateTimeFormat(createdAt)) return false;
  if (typeof value['destination_storage_name'] !== 'string') return false;
  if (!isMovedSnippet(value['snippet'])) return false;
  if (typeof value['source_storage_name'] !== 'string') return false;
  return isSnippetStorageMoveState(value['state']);
}

/** Every reason why `value` is not a valid `SnippetStorageMove`; none when it is. */
export function checkSnippetStorageMove(value: unknown): ValidationIssue[] {
  return issuesOf(value, isSnippetStorageMove, collectSnippetStorageMove);
}

/** Adds to `issues` every reason why the value at `path` is not a valid `SnippetStorageMove`. */
export function collectSnippetStorageMove(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/SnippetStorageMove';
  if (!json.isObject(value)) return report(issues, path, 'must be an object', `${schema}/type`);
  reportMissing(
    issues,
    path,
    value,
    ['created_at', 'destination_storage_name', 'id', 'snippet', 'source_storage_name', 'state'],
    `${schema}/required`,
  );
  const id = value['id'];
  if (id !== undefined && !json.isInteger(id))
    report(issues, `${path}/id`, 'must be an integer', `${schema}/properties/id/type`);
  const createdAt = value['created_at'];
  if (createdAt !== undefined && typeof createdAt !== 'string')
    report(issues, `${path}/created_at`, 'must be a string', `${schema}/properties/created_at/type`);
  if (typeof createdAt === 'string' && !hasDateTimeFormat(createdAt))
    report(
      issues,
      `${path}/created_at`,
      'must be a date and time with an offset, such as 2026-03-09T10:15:00Z',
      `${schema}/properties/created_at/format`,
    );
  const destinationStorageName = value['destination_storage_name'];
  if (destinationStorageName !== undefined && typeof destinationStorageName !== 'string')
    report(
      issues,
      `${path}/destination_storage_name`,
      'must be a string',
      `${schema}/properties/destination_storage_name/type`,
    );
  const snippet = value['snippet'];
  if (snippet !== undefined) collectMovedSnippet(snippet, `${path}/snippet`, issues);
  const sourceStorageName = value['source_storage_name'];
  if (sourceStorageName !== undefined && typeof sourceStorageName !== 'string')
    report(issues, `${path}/source_storage_name`, 'must be a string', `${schema}/properties/source_storage_name/type`);
  const state = value['state'];
  if (state !== undefined) collectSnippetStorageMoveState(state, `${path}/state`, issues);
}
