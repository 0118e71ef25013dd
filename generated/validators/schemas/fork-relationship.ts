// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { ForkRelationship } from '../../types/project-forks.ts';
import {
  type StandardSchema,
  type ValidationIssue,
  issuesOf,
  reportNothing,
  standardSchema,
} from '../runtime/report.ts';

/** Returns true if `_value` is a valid `ForkRelationship`. */
export function isForkRelationship(_value: unknown): _value is ForkRelationship {
  return true;
}

/** Returns the reasons why `value` is not a valid `ForkRelationship`; none if it is. */
export function checkForkRelationship(value: unknown): ValidationIssue[] {
  return issuesOf(value, isForkRelationship, collectForkRelationship);
}

/** `ForkRelationship` as a [Standard Schema](https://standardschema.dev), for routers and form libraries. */
export const forkRelationshipSchema: StandardSchema<ForkRelationship> = /* @__PURE__ */ standardSchema(
  isForkRelationship,
  checkForkRelationship,
);

/** Adds to `issues` every reason why the value at `path` is not a valid `ForkRelationship`. */
export const collectForkRelationship: (value: unknown, path: string, issues: ValidationIssue[]) => void = reportNothing;
