// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { NamespaceExistence } from '../../types/namespaces.ts';
import {
  type StandardSchema,
  type ValidationIssue,
  fail,
  failType,
  hasArrayType,
  hasObjectType,
  issuesOf,
  reportMissing,
  reportStrings,
  standardSchema,
} from '../runtime/report.ts';
import { every } from '../runtime/values.ts';

/** Returns true if `value` is a valid `NamespaceExistence`. */
export function isNamespaceExistence(value: unknown): value is NamespaceExistence {
  if (!hasObjectType(value)) return false;
  const exists = value['exists'];
  if (typeof exists !== 'boolean' && exists !== null) return false;
  const suggests = value['suggests'];
  return hasArrayType(suggests) && every(suggests, (item) => typeof item === 'string');
}

/** Returns the reasons why `value` is not a valid `NamespaceExistence`; none if it is. */
export function checkNamespaceExistence(value: unknown): ValidationIssue[] {
  return issuesOf(value, isNamespaceExistence, collectNamespaceExistence);
}

/** `NamespaceExistence` as a [Standard Schema](https://standardschema.dev), for routers and form libraries. */
export const namespaceExistenceSchema: StandardSchema<NamespaceExistence> = /* @__PURE__ */ standardSchema(
  isNamespaceExistence,
  checkNamespaceExistence,
);

/** Adds to `issues` every reason why the value at `path` is not a valid `NamespaceExistence`. */
export function collectNamespaceExistence(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/NamespaceExistence';
  if (!hasObjectType(value)) return fail(issues, path, schema, 'type', 'must be an object');
  const exists = value['exists'];
  if (exists === undefined) reportMissing(issues, path, schema, 'exists');
  else if (typeof exists !== 'boolean' && exists !== null)
    failType(issues, path, schema, '/exists', 'must be true, false or null');
  const suggests = value['suggests'];
  if (suggests === undefined) reportMissing(issues, path, schema, 'suggests');
  else reportStrings(suggests, `${path}/suggests`, issues, schema, '/properties/suggests');
}
