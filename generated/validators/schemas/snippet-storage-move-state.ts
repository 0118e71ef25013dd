// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { SnippetStorageMoveState } from '../../types/snippet-storage-moves.ts';
import { type StandardSchema, type ValidationIssue, fail, issuesOf, standardSchema } from '../runtime/report.ts';
import { setOf } from '../runtime/values.ts';

const snippetStorageMoveStateValues = /* @__PURE__ */ setOf(
  'initial',
  'scheduled',
  'started',
  'replicated',
  'failed',
  'finished',
  'cleanup failed',
);

/** Returns true if `value` is a valid `SnippetStorageMoveState`. */
export function isSnippetStorageMoveState(value: unknown): value is SnippetStorageMoveState {
  return snippetStorageMoveStateValues.has(value);
}

/** Returns the reasons why `value` is not a valid `SnippetStorageMoveState`; none if it is. */
export function checkSnippetStorageMoveState(value: unknown): ValidationIssue[] {
  return issuesOf(value, isSnippetStorageMoveState, collectSnippetStorageMoveState);
}

/** `SnippetStorageMoveState` as a [Standard Schema](https://standardschema.dev), for routers and form libraries. */
export const snippetStorageMoveStateSchema: StandardSchema<SnippetStorageMoveState> = /* @__PURE__ */ standardSchema(
  isSnippetStorageMoveState,
  checkSnippetStorageMoveState,
);

/** Adds to `issues` every reason why the value at `path` is not a valid `SnippetStorageMoveState`. */
export function collectSnippetStorageMoveState(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!snippetStorageMoveStateValues.has(value))
    return fail(
      issues,
      path,
      '#/components/schemas/SnippetStorageMoveState',
      'enum',
      'must be one of "initial", "scheduled", "started", "replicated", "failed", "finished", "cleanup failed"',
    );
}
