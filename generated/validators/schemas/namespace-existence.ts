// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { NamespaceExistence } from '../../types/index.ts';
import { type ValidationIssue, issuesOf, json, report, reportMissing } from '../runtime/index.ts';

/** Whether `value` is a valid `NamespaceExistence`. */
export function isNamespaceExistence(value: unknown): value is NamespaceExistence {
  if (!json.isObject(value)) return false;
  const exists = value['exists'];
  if (typeof exists !== 'boolean' && exists !== null) return false;
  const suggests = value['suggests'];
  return json.isArray(suggests) && suggests.every((item) => typeof item === 'string');
}

/** Every reason why `value` is not a valid `NamespaceExistence`; none when it is. */
export function checkNamespaceExistence(value: unknown): ValidationIssue[] {
  return issuesOf(value, isNamespaceExistence, collectNamespaceExistence);
}

/** Adds to `issues` every reason why the value at `path` is not a valid `NamespaceExistence`. */
export function collectNamespaceExistence(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/NamespaceExistence';
  if (!json.isObject(value)) return report(issues, path, 'must be an object', `${schema}/type`);
  reportMissing(issues, path, value, ['exists', 'suggests'], `${schema}/required`);
  const exists = value['exists'];
  if (exists !== undefined && typeof exists !== 'boolean' && exists !== null)
    report(issues, `${path}/exists`, 'must be true, false or null', `${schema}/properties/exists/type`);
  const suggests = value['suggests'];
  if (suggests !== undefined) collectNamespaceExistenceSuggests(suggests, `${path}/suggests`, issues);
}

function collectNamespaceExistenceSuggests(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/NamespaceExistence/properties/suggests';
  if (!json.isArray(value)) return report(issues, path, 'must be an array', `${schema}/type`);
  for (const [index, item] of value.entries()) {
    if (typeof item !== 'string') report(issues, `${path}/${index}`, 'must be a string', `${schema}/items/type`);
  }
}
