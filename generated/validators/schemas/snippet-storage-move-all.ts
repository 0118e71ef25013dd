// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { SnippetStorageMoveAll } from '../../types/snippet-storage-moves.ts';
import {
  type StandardSchema,
  type ValidationIssue,
  fail,
  failType,
  hasObjectType,
  issuesOf,
  reportMissing,
  standardSchema,
} from '../runtime/report.ts';

/** Returns true if `value` is a valid `SnippetStorageMoveAll`. */
export function isSnippetStorageMoveAll(value: unknown): value is SnippetStorageMoveAll {
  if (!hasObjectType(value)) return false;
  const destinationStorageName = value['destination_storage_name'];
  if (destinationStorageName !== undefined && typeof destinationStorageName !== 'string') return false;
  return typeof value['source_storage_name'] === 'string';
}

/** Returns the reasons why `value` is not a valid `SnippetStorageMoveAll`; none if it is. */
export function checkSnippetStorageMoveAll(value: unknown): ValidationIssue[] {
  return issuesOf(value, isSnippetStorageMoveAll, collectSnippetStorageMoveAll);
}

/** `SnippetStorageMoveAll` as a [Standard Schema](https://standardschema.dev), for routers and form libraries. */
export const snippetStorageMoveAllSchema: StandardSchema<SnippetStorageMoveAll> = /* @__PURE__ */ standardSchema(
  isSnippetStorageMoveAll,
  checkSnippetStorageMoveAll,
);

/** Adds to `issues` every reason why the value at `path` is not a valid `SnippetStorageMoveAll`. */
export function collectSnippetStorageMoveAll(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/SnippetStorageMoveAll';
  if (!hasObjectType(value)) return fail(issues, path, schema, 'type', 'must be an object');
  const destinationStorageName = value['destination_storage_name'];
  if (destinationStorageName !== undefined && typeof destinationStorageName !== 'string')
    failType(issues, path, schema, '/destination_storage_name', 'must be a string');
  const sourceStorageName = value['source_storage_name'];
  if (sourceStorageName === undefined) reportMissing(issues, path, schema, 'source_storage_name');
  else if (typeof sourceStorageName !== 'string')
    failType(issues, path, schema, '/source_storage_name', 'must be a string');
}
