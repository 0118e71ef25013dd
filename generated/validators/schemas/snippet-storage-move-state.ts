// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { SnippetStorageMoveState } from '../../types/index.ts';
import { type ValidationIssue, report } from '../runtime/issue.ts';

/** Whether `value` is a valid `SnippetStorageMoveState`. */
export function isSnippetStorageMoveState(value: unknown): value is SnippetStorageMoveState {
  if (typeof value !== 'string') return false;
  if (
    value !== 'initial' &&
    value !== 'scheduled' &&
    value !== 'started' &&
    value !== 'replicated' &&
    value !== 'failed' &&
    value !== 'finished' &&
    value !== 'cleanup failed'
  )
    return false;
  return true;
}

/** Every reason why `value` is not a valid `SnippetStorageMoveState`; none when it is. */
export function checkSnippetStorageMoveState(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectSnippetStorageMoveState(value, '', issues);
  return issues;
}

/** Adds to `issues` every reason why the value at `path` is not a valid `SnippetStorageMoveState`. */
export function collectSnippetStorageMoveState(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (typeof value !== 'string') {
    report(issues, path, 'must be a string', '#/components/schemas/SnippetStorageMoveState/type');
    return;
  }
  if (
    value !== 'initial' &&
    value !== 'scheduled' &&
    value !== 'started' &&
    value !== 'replicated' &&
    value !== 'failed' &&
    value !== 'finished' &&
    value !== 'cleanup failed'
  )
    report(
      issues,
      path,
      'must be one of "initial", "scheduled", "started", "replicated", "failed", "finished", "cleanup failed"',
      '#/components/schemas/SnippetStorageMoveState/enum',
    );
}
