// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { LabelUpdateByName } from '../../types/project-labels.ts';
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

const labelUpdateByNameColorPattern = new RegExp('^(#[0-9A-Fa-f]{6}|[A-Za-z]+)$', 'u');

/** Returns true if `value` is a valid `LabelUpdateByName`. */
export function isLabelUpdateByName(value: unknown): value is LabelUpdateByName {
  if (!hasObjectType(value)) return false;
  const name = value['name'];
  if (name !== undefined && typeof name !== 'string') return false;
  const archived = value['archived'];
  if (archived !== undefined && typeof archived !== 'boolean') return false;
  const color = value['color'];
  if (color !== undefined && (typeof color !== 'string' || !labelUpdateByNameColorPattern.test(color))) return false;
  const description = value['description'];
  if (description !== undefined && typeof description !== 'string') return false;
  const labelId = value['label_id'];
  if (labelId !== undefined && !Number.isInteger(labelId) && typeof labelId !== 'string') return false;
  const newName = value['new_name'];
  if (newName !== undefined && typeof newName !== 'string') return false;
  const priority = value['priority'];
  if (priority !== undefined && priority !== null && (!hasIntegerType(priority) || priority < 0)) return false;
  return isLabelUpdateByNameWithName(value) || isLabelUpdateByNameWithLabelId(value);
}

/** Returns the reasons why `value` is not a valid `LabelUpdateByName`; none if it is. */
export function checkLabelUpdateByName(value: unknown): ValidationIssue[] {
  return issuesOf(value, isLabelUpdateByName, collectLabelUpdateByName);
}

/** `LabelUpdateByName` as a [Standard Schema](https://standardschema.dev), for routers and form libraries. */
export const labelUpdateByNameSchema: StandardSchema<LabelUpdateByName> = /* @__PURE__ */ standardSchema(
  isLabelUpdateByName,
  checkLabelUpdateByName,
);

/** Adds to `issues` every reason why the value at `path` is not a valid `LabelUpdateByName`. */
export function collectLabelUpdateByName(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/LabelUpdateByName';
  if (!hasObjectType(value)) return fail(issues, path, `${schema}/allOf/0`, 'type', 'must be an object');
  const name = value['name'];
  if (name !== undefined && typeof name !== 'string')
    failType(issues, path, `${schema}/allOf/0`, '/name', 'must be a string');
  const archived = value['archived'];
  if (archived !== undefined && typeof archived !== 'boolean')
    failType(issues, path, `${schema}/allOf/0`, '/archived', 'must be true or false');
  const color = value['color'];
  if (color !== undefined && typeof color !== 'string')
    failType(issues, path, `${schema}/allOf/0`, '/color', 'must be a string');
  if (typeof color === 'string' && !labelUpdateByNameColorPattern.test(color))
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
  const labelId = value['label_id'];
  if (labelId !== undefined && !Number.isInteger(labelId) && typeof labelId !== 'string')
    failType(issues, path, `${schema}/allOf/0`, '/label_id', 'must be an integer or a string');
  const newName = value['new_name'];
  if (newName !== undefined && typeof newName !== 'string')
    failType(issues, path, `${schema}/allOf/0`, '/new_name', 'must be a string');
  const priority = value['priority'];
  if (priority !== undefined && !Number.isInteger(priority) && priority !== null)
    failType(issues, path, `${schema}/allOf/0`, '/priority', 'must be an integer or null');
  if (hasIntegerType(priority) && priority < 0)
    failProperty(issues, path, `${schema}/allOf/0`, '/priority', 'minimum', 'must be at least 0');
  if (!isLabelUpdateByNameWithName(value) && !isLabelUpdateByNameWithLabelId(value))
    fail(issues, path, `${schema}/allOf/1`, 'anyOf', 'must be one of an object with "name", an object with "label_id"');
}

function isLabelUpdateByNameWithName(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  return typeof value['name'] === 'string';
}

function isLabelUpdateByNameWithLabelId(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const labelId = value['label_id'];
  return Number.isInteger(labelId) || typeof labelId === 'string';
}
