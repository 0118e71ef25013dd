// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { SnippetStorageMove } from '../../types/snippet-storage-moves.ts';
import { dateTimeMessage, hasDateTimeFormat } from '../runtime/formats/date-time.ts';
import {
  type StandardSchema,
  type ValidationIssue,
  fail,
  failProperty,
  failType,
  hasObjectType,
  issuesOf,
  reportMissing,
  standardSchema,
} from '../runtime/report.ts';
import { collectMovedSnippet, isMovedSnippet } from './moved-snippet.ts';
import { collectSnippetStorageMoveState, isSnippetStorageMoveState } from './snippet-storage-move-state.ts';

/** Returns true if `value` is a valid `SnippetStorageMove`. */
export function isSnippetStorageMove(value: unknown): value is SnippetStorageMove {
  if (!hasObjectType(value)) return false;
  if (!Number.isInteger(value['id'])) return false;
  const createdAt = value['created_at'];
  if (typeof createdAt !== 'string' || !hasDateTimeFormat(createdAt)) return false;
  if (typeof value['destination_storage_name'] !== 'string') return false;
  if (!isMovedSnippet(value['snippet'])) return false;
  if (typeof value['source_storage_name'] !== 'string') return false;
  return isSnippetStorageMoveState(value['state']);
}

/** Returns the reasons why `value` is not a valid `SnippetStorageMove`; none if it is. */
export function checkSnippetStorageMove(value: unknown): ValidationIssue[] {
  return issuesOf(value, isSnippetStorageMove, collectSnippetStorageMove);
}

/** `SnippetStorageMove` as a [Standard Schema](https://standardschema.dev), for routers and form libraries. */
export const snippetStorageMoveSchema: StandardSchema<SnippetStorageMove> = /* @__PURE__ */ standardSchema(
  isSnippetStorageMove,
  checkSnippetStorageMove,
);

/** Adds to `issues` every reason why the value at `path` is not a valid `SnippetStorageMove`. */
export function collectSnippetStorageMove(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/SnippetStorageMove';
  if (!hasObjectType(value)) return fail(issues, path, schema, 'type', 'must be an object');
  const id = value['id'];
  if (id === undefined) reportMissing(issues, path, schema, 'id');
  else if (!Number.isInteger(id)) failType(issues, path, schema, '/id', 'must be an integer');
  const createdAt = value['created_at'];
  if (createdAt === undefined) reportMissing(issues, path, schema, 'created_at');
  else if (typeof createdAt !== 'string') failType(issues, path, schema, '/created_at', 'must be a string');
  if (typeof createdAt === 'string' && !hasDateTimeFormat(createdAt))
    failProperty(issues, path, schema, '/created_at', 'format', dateTimeMessage);
  const destinationStorageName = value['destination_storage_name'];
  if (destinationStorageName === undefined) reportMissing(issues, path, schema, 'destination_storage_name');
  else if (typeof destinationStorageName !== 'string')
    failType(issues, path, schema, '/destination_storage_name', 'must be a string');
  const snippet = value['snippet'];
  if (snippet === undefined) reportMissing(issues, path, schema, 'snippet');
  else collectMovedSnippet(snippet, `${path}/snippet`, issues);
  const sourceStorageName = value['source_storage_name'];
  if (sourceStorageName === undefined) reportMissing(issues, path, schema, 'source_storage_name');
  else if (typeof sourceStorageName !== 'string')
    failType(issues, path, schema, '/source_storage_name', 'must be a string');
  const state = value['state'];
  if (state === undefined) reportMissing(issues, path, schema, 'state');
  else collectSnippetStorageMoveState(state, `${path}/state`, issues);
}
