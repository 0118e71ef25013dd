// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { Percentage } from '../../types/replication-sites.ts';
import { type StandardSchema, type ValidationIssue, fail, issuesOf, standardSchema } from '../runtime/report.ts';

/** Returns true if `value` is a valid `Percentage`. */
export function isPercentage(value: unknown): value is Percentage {
  return typeof value === 'string';
}

/** Returns the reasons why `value` is not a valid `Percentage`; none if it is. */
export function checkPercentage(value: unknown): ValidationIssue[] {
  return issuesOf(value, isPercentage, collectPercentage);
}

/** `Percentage` as a [Standard Schema](https://standardschema.dev), for routers and form libraries. */
export const percentageSchema: StandardSchema<Percentage> = /* @__PURE__ */ standardSchema(
  isPercentage,
  checkPercentage,
);

/** Adds to `issues` every reason why the value at `path` is not a valid `Percentage`. */
export function collectPercentage(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (typeof value !== 'string')
    return fail(issues, path, '#/components/schemas/Percentage', 'type', 'must be a string');
}
