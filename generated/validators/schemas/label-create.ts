// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { LabelCreate } from '../../types/project-labels.ts';
import {
  type StandardSchema,
  type ValidationIssue,
  fail,
  failProperty,
  failType,
  hasIntegerType,
  hasObjectType,
  issuesOf,
  reportMissing,
  standardSchema,
} from '../runtime/report.ts';

const labelCreateColorPattern = new RegExp('^(#[0-9A-Fa-f]{6}|[A-Za-z]+)$', 'u');

/** Returns true if `value` is a valid `LabelCreate`. */
export function isLabelCreate(value: unknown): value is LabelCreate {
  if (!hasObjectType(value)) return false;
  if (typeof value['name'] !== 'string') return false;
  const archived = value['archived'];
  if (archived !== undefined && typeof archived !== 'boolean') return false;
  const color = value['color'];
  if (typeof color !== 'string' || !labelCreateColorPattern.test(color)) return false;
  const description = value['description'];
  if (description !== undefined && typeof description !== 'string') return false;
  const priority = value['priority'];
  return priority === undefined || priority === null || (hasIntegerType(priority) && priority >= 0);
}

/** Returns the reasons why `value` is not a valid `LabelCreate`; none if it is. */
export function checkLabelCreate(value: unknown): ValidationIssue[] {
  return issuesOf(value, isLabelCreate, collectLabelCreate);
}

/** `LabelCreate` as a [Standard Schema](https://standardschema.dev), for routers and form libraries. */
export const labelCreateSchema: StandardSchema<LabelCreate> = /* @__PURE__ */ standardSchema(
  isLabelCreate,
  checkLabelCreate,
);

/** Adds to `issues` every reason why the value at `path` is not a valid `LabelCreate`. */
export function collectLabelCreate(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/LabelCreate';
  if (!hasObjectType(value)) return fail(issues, path, schema, 'type', 'must be an object');
  const name = value['name'];
  if (name === undefined) reportMissing(issues, path, schema, 'name');
  else if (typeof name !== 'string') failType(issues, path, schema, '/name', 'must be a string');
  const archived = value['archived'];
  if (archived !== undefined && typeof archived !== 'boolean')
    failType(issues, path, schema, '/archived', 'must be true or false');
  const color = value['color'];
  if (color === undefined) reportMissing(issues, path, schema, 'color');
  else if (typeof color !== 'string') failType(issues, path, schema, '/color', 'must be a string');
  if (typeof color === 'string' && !labelCreateColorPattern.test(color))
    failProperty(issues, path, schema, '/color', 'pattern', 'must match the pattern ^(#[0-9A-Fa-f]{6}|[A-Za-z]+)$');
  const description = value['description'];
  if (description !== undefined && typeof description !== 'string')
    failType(issues, path, schema, '/description', 'must be a string');
  const priority = value['priority'];
  if (priority !== undefined && !Number.isInteger(priority) && priority !== null)
    failType(issues, path, schema, '/priority', 'must be an integer or null');
  if (hasIntegerType(priority) && priority < 0)
    failProperty(issues, path, schema, '/priority', 'minimum', 'must be at least 0');
}
