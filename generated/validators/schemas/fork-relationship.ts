// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { ForkRelationship } from '../../types/index.ts';
import { type ValidationIssue, issuesOf } from '../runtime/index.ts';

/** Whether `_value` is a valid `ForkRelationship`. */
export function isForkRelationship(_value: unknown): _value is ForkRelationship {
  return true;
}

/** Every reason why `value` is not a valid `ForkRelationship`; none when it is. */
export function checkForkRelationship(value: unknown): ValidationIssue[] {
  return issuesOf(value, isForkRelationship, collectForkRelationship);
}

/** Adds to `issues` every reason why the value at `path` is not a valid `ForkRelationship`. */
export function collectForkRelationship(_value: unknown, _path: string, _issues: ValidationIssue[]): void {}
