// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { SnippetStorageMoveCreate } from '../../types/snippet-storage-moves.ts';
import {
  type StandardSchema,
  type ValidationIssue,
  fail,
  failType,
  hasObjectType,
  issuesOf,
  standardSchema,
} from '../runtime/report.ts';

/** Returns true if `value` is a valid `SnippetStorageMoveCreate`. */
export function isSnippetStorageMoveCreate(value: unknown): value is SnippetStorageMoveCreate {
  if (!hasObjectType(value)) return false;
  const destinationStorageName = value['destination_storage_name'];
  return destinationStorageName === undefined || typeof destinationStorageName === 'string';
}

/** Returns the reasons why `value` is not a valid `SnippetStorageMoveCreate`; none if it is. */
export function checkSnippetStorageMoveCreate(value: unknown): ValidationIssue[] {
  return issuesOf(value, isSnippetStorageMoveCreate, collectSnippetStorageMoveCreate);
}

/** `SnippetStorageMoveCreate` as a [Standard Schema](https://standardschema.dev), for routers and form libraries. */
export const snippetStorageMoveCreateSchema: StandardSchema<SnippetStorageMoveCreate> = /* @__PURE__ */ standardSchema(
  isSnippetStorageMoveCreate,
  checkSnippetStorageMoveCreate,
);

/** Adds to `issues` every reason why the value at `path` is not a valid `SnippetStorageMoveCreate`. */
export function collectSnippetStorageMoveCreate(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/SnippetStorageMoveCreate';
  if (!hasObjectType(value)) return fail(issues, path, schema, 'type', 'must be an object');
  const destinationStorageName = value['destination_storage_name'];
  if (destinationStorageName !== undefined && typeof destinationStorageName !== 'string')
    failType(issues, path, schema, '/destination_storage_name', 'must be a string');
}
