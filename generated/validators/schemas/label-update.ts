// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { LabelUpdate } from '../../types/index.ts';
import { type ValidationIssue, issuesOf, json, report } from '../runtime/index.ts';

const labelUpdateColorPattern = new RegExp('^(#[0-9A-Fa-f]{6}|[A-Za-z]+)$', 'u');

/** Whether `value` is a valid `LabelUpdate`. */
export function isLabelUpdate(value: unknown): value is LabelUpdate {
  if (!json.isObject(value)) return false;
  const archived = value['archived'];
  if (archived !== undefined && typeof archived !== 'boolean') return false;
  const color = value['color'];
  if (color !== undefined && (typeof color !== 'string' || !labelUpdateColorPattern.test(color))) return false;
  const description = value['description'];
  if (description !== undefined && typeof description !== 'string') return false;
  const newName = value['new_name'];
  if (newName !== undefined && typeof newName !== 'string') return false;
  const priority = value['priority'];
  if (priority !== undefined && priority !== null && (!json.isInteger(priority) || priority < 0)) return false;
  return isLabelUpdateWithNewName(value) || isLabelUpdateWithColor(value);
}

/** Every reason why `value` is not a valid `LabelUpdate`; none when it is. */
export function checkLabelUpdate(value: unknown): ValidationIssue[] {
  return issuesOf(value, isLabelUpdate, collectLabelUpdate);
}

/** Adds to `issues` every reason why the value at `path` is not a valid `LabelUpdate`. */
export function collectLabelUpdate(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/LabelUpdate';
  if (!json.isObject(value)) return report(issues, path, 'must be an object', `${schema}/allOf/0/type`);
  const archived = value['archived'];
  if (archived !== undefined && typeof archived !== 'boolean')
    report(issues, `${path}/archived`, 'must be true or false', `${schema}/allOf/0/properties/archived/type`);
  const color = value['color'];
  if (color !== undefined && typeof color !== 'string')
    report(issues, `${path}/color`, 'must be a string', `${schema}/allOf/0/properties/color/type`);
  if (typeof color === 'string' && !labelUpdateColorPattern.test(color))
    report(
      issues,
      `${path}/color`,
      'must match the pattern ^(#[0-9A-Fa-f]{6}|[A-Za-z]+)$',
      `${schema}/allOf/0/properties/color/pattern`,
    );
  const description = value['description'];
  if (description !== undefined && typeof description !== 'string')
    report(issues, `${path}/description`, 'must be a string', `${schema}/allOf/0/properties/description/type`);
  const newName = value['new_name'];
  if (newName !== undefined && typeof newName !== 'string')
    report(issues, `${path}/new_name`, 'must be a string', `${schema}/allOf/0/properties/new_name/type`);
  const priority = value['priority'];
  if (priority !== undefined && !json.isInteger(priority) && priority !== null)
    report(issues, `${path}/priority`, 'must be an integer or null', `${schema}/allOf/0/properties/priority/type`);
  if (json.isInteger(priority) && priority < 0)
    report(issues, `${path}/priority`, 'must be at least 0', `${schema}/allOf/0/properties/priority/minimum`);
  if (!isLabelUpdateWithNewName(value) && !isLabelUpdateWithColor(value))
    report(issues, path, 'must be one of an object with "new_name", an object with "color"', `${schema}/allOf/1/anyOf`);
}

function isLabelUpdateWithNewName(value: unknown): boolean {
  if (!json.isObject(value)) return false;
  return typeof value['new_name'] === 'string';
}

function isLabelUpdateWithColor(value: unknown): boolean {
  if (!json.isObject(value)) return false;
  const color = value['color'];
  return typeof color === 'string' && labelUpdateColorPattern.test(color);
}
