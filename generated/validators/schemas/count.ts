// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { Count } from '../../types/replication-sites.ts';
import { type StandardSchema, type ValidationIssue, fail, issuesOf, standardSchema } from '../runtime/report.ts';

/** Returns true if `value` is a valid `Count`. */
export function isCount(value: unknown): value is Count {
  if (value === null) return true;
  return Number.isInteger(value);
}

/** Returns the reasons why `value` is not a valid `Count`; none if it is. */
export function checkCount(value: unknown): ValidationIssue[] {
  return issuesOf(value, isCount, collectCount);
}

/** `Count` as a [Standard Schema](https://standardschema.dev), for routers and form libraries. */
export const countSchema: StandardSchema<Count> = /* @__PURE__ */ standardSchema(isCount, checkCount);

/** Adds to `issues` every reason why the value at `path` is not a valid `Count`. */
export function collectCount(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (value === null) return;
  if (!Number.isInteger(value))
    return fail(issues, path, '#/components/schemas/Count', 'type', 'must be an integer or null');
}
