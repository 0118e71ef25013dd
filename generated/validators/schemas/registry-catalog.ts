// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { RegistryCatalog } from '../../types/container-registry.ts';
import {
  type StandardSchema,
  type ValidationIssue,
  issuesOf,
  reportNothing,
  standardSchema,
} from '../runtime/report.ts';

/** Returns true if `_value` is a valid `RegistryCatalog`. */
export function isRegistryCatalog(_value: unknown): _value is RegistryCatalog {
  return true;
}

/** Returns the reasons why `value` is not a valid `RegistryCatalog`; none if it is. */
export function checkRegistryCatalog(value: unknown): ValidationIssue[] {
  return issuesOf(value, isRegistryCatalog, collectRegistryCatalog);
}

/** `RegistryCatalog` as a [Standard Schema](https://standardschema.dev), for routers and form libraries. */
export const registryCatalogSchema: StandardSchema<RegistryCatalog> = /* @__PURE__ */ standardSchema(
  isRegistryCatalog,
  checkRegistryCatalog,
);

/** Adds to `issues` every reason why the value at `path` is not a valid `RegistryCatalog`. */
export const collectRegistryCatalog: (value: unknown, path: string, issues: ValidationIssue[]) => void = reportNothing;
