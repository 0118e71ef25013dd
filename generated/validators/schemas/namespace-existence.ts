// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { NamespaceExistence } from '../../types/index.ts';
import { type ValidationIssue, report } from '../runtime/issue.ts';
import { isObject } from '../runtime/values.ts';

/** Whether `value` is a valid `NamespaceExistence`. */
export function isNamespaceExistence(value: unknown): value is NamespaceExistence {
  if (!isObject(value)) return false;
  const exists = value['exists'];
  if (typeof exists !== 'boolean' && exists !== null) return false;
  const suggests = value['suggests'];
  return isNamespaceExistenceSuggests(suggests);
}

/** Every reason why `value` is not a valid `NamespaceExistence`; none when it is. */
export function checkNamespaceExistence(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectNamespaceExistence(value, '', issues);
  return issues;
}

/** Adds to `issues` every reason why the value at `path` is not a valid `NamespaceExistence`. */
export function collectNamespaceExistence(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!isObject(value)) {
    report(issues, path, 'must be an object', '#/components/schemas/NamespaceExistence/type');
    return;
  }
  const exists = value['exists'];
  if (exists === undefined)
    report(issues, path, 'must have the property "exists"', '#/components/schemas/NamespaceExistence/required');
  else if (typeof exists !== 'boolean' && exists !== null)
    report(
      issues,
      `${path}/exists`,
      'must be true or false or null',
      '#/components/schemas/NamespaceExistence/properties/exists/type',
    );
  const suggests = value['suggests'];
  if (suggests === undefined)
    report(issues, path, 'must have the property "suggests"', '#/components/schemas/NamespaceExistence/required');
  else collectNamespaceExistenceSuggests(suggests, `${path}/suggests`, issues);
}

function isNamespaceExistenceSuggests(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (const item of value) {
    if (typeof item !== 'string') return false;
  }
  return true;
}

function collectNamespaceExistenceSuggests(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!Array.isArray(value)) {
    report(issues, path, 'must be an array', '#/components/schemas/NamespaceExistence/properties/suggests/type');
    return;
  }
  for (const [index, item] of value.entries()) {
    if (typeof item !== 'string')
      report(
        issues,
        `${path}/${index}`,
        'must be a string',
        '#/components/schemas/NamespaceExistence/properties/suggests/items/type',
      );
  }
}
