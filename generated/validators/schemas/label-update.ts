// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { LabelUpdate } from '../../types/project-labels.ts';
import {
  type StandardSchema,
  type ValidationIssue,
  fail,
  failProperty,
  failType,
  hasIntegerType,
  hasObjectType,
  issuesOf,
  standardSchema,
} from '../runtime/report.ts';

const labelUpdateColorPattern = new RegExp('^(#[0-9A-Fa-f]{6}|[A-Za-z]+)$', 'u');

/** Returns true if `value` is a valid `LabelUpdate`. */
export function isLabelUpdate(value: unknown): value is LabelUpdate {
  if (!hasObjectType(value)) return false;
  const archived = value['archived'];
  if (archived !== undefined && typeof archived !== 'boolean') return false;
  const color = value['color'];
  if (color !== undefined && (typeof color !== 'string' || !labelUpdateColorPattern.test(color))) return false;
  const description = value['description'];
  if (description !== undefined && typeof description !== 'string') return false;
  const newName = value['new_name'];
  if (newName !== undefined && typeof newName !== 'string') return false;
  const priority = value['priority'];
  if (priority !== undefined && priority !== null && (!hasIntegerType(priority) || priority < 0)) return false;
  return isLabelUpdateWithNewName(value) || isLabelUpdateWithColor(value);
}

/** Returns the reasons why `value` is not a valid `LabelUpdate`; none if it is. */
export function checkLabelUpdate(value: unknown): ValidationIssue[] {
  return issuesOf(value, isLabelUpdate, collectLabelUpdate);
}

/** `LabelUpdate` as a [Standard Schema](https://standardschema.dev), for routers and form libraries. */
export const labelUpdateSchema: StandardSchema<LabelUpdate> = /* @__PURE__ */ standardSchema(
  isLabelUpdate,
  checkLabelUpdate,
);

/** Adds to `issues` every reason why the value at `path` is not a valid `LabelUpdate`. */
export function collectLabelUpdate(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/LabelUpdate';
  if (!hasObjectType(value)) return fail(issues, path, `${schema}/allOf/0`, 'type', 'must be an object');
  const archived = value['archived'];
  if (archived !== undefined && typeof archived !== 'boolean')
    failType(issues, path, `${schema}/allOf/0`, '/archived', 'must be true or false');
  const color = value['color'];
  if (color !== undefined && typeof color !== 'string')
    failType(issues, path, `${schema}/allOf/0`, '/color', 'must be a string');
  if (typeof color === 'string' && !labelUpdateColorPattern.test(color))
    failProperty(
      issues,
      path,
      `${schema}/allOf/0`,
      '/color',
      'pattern',
      'must match the pattern ^(#[0-9A-Fa-f]{6}|[A-Za-z]+)$',
    );
  const description = value['description'];
  if (description !== undefined && typeof description !== 'string')
    failType(issues, path, `${schema}/allOf/0`, '/description', 'must be a string');
  const newName = value['new_name'];
  if (newName !== undefined && typeof newName !== 'string')
    failType(issues, path, `${schema}/allOf/0`, '/new_name', 'must be a string');
  const priority = value['priority'];
  if (priority !== undefined && !Number.isInteger(priority) && priority !== null)
    failType(issues, path, `${schema}/allOf/0`, '/priority', 'must be an integer or null');
  if (hasIntegerType(priority) && priority < 0)
    failProperty(issues, path, `${schema}/allOf/0`, '/priority', 'minimum', 'must be at least 0');
  if (!isLabelUpdateWithNewName(value) && !isLabelUpdateWithColor(value))
    fail(
      issues,
      path,
      `${schema}/allOf/1`,
      'anyOf',
      'must be one of an object with "new_name", an object with "color"',
    );
}

function isLabelUpdateWithNewName(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  return typeof value['new_name'] === 'string';
}

function isLabelUpdateWithColor(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const color = value['color'];
  return typeof color === 'string' && labelUpdateColorPattern.test(color);
}
