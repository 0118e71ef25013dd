// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { ErrorBody } from '../../types/shared.ts';
import {
  type StandardSchema,
  type ValidationIssue,
  issuesOf,
  reportNothing,
  standardSchema,
} from '../runtime/report.ts';

/** Returns true if `_value` is a valid `ErrorBody`. */
export function isErrorBody(_value: unknown): _value is ErrorBody {
  return true;
}

/** Returns the reasons why `value` is not a valid `ErrorBody`; none if it is. */
export function checkErrorBody(value: unknown): ValidationIssue[] {
  return issuesOf(value, isErrorBody, collectErrorBody);
}

/** `ErrorBody` as a [Standard Schema](https://standardschema.dev), for routers and form libraries. */
export const errorBodySchema: StandardSchema<ErrorBody> = /* @__PURE__ */ standardSchema(isErrorBody, checkErrorBody);

/** Adds to `issues` every reason why the value at `path` is not a valid `ErrorBody`. */
export const collectErrorBody: (value: unknown, path: string, issues: ValidationIssue[]) => void = reportNothing;
