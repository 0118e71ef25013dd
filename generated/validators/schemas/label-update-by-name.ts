// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { LabelUpdateByName } from '../../types/index.ts';
import { type ValidationIssue, issuesOf, json, report } from '../runtime/index.ts';

const labelUpdateByNameColorPattern = new RegExp('^(#[0-9A-Fa-f]{6}|[A-Za-z]+)$', 'u');

/** Whether `value` is a valid `LabelUpdateByName`. */
export function isLabelUpdateByName(value: unknown): value is LabelUpdateByName {
  if (!json.isObject(value)) return false;
  const name = value['name'];
  if (name !== undefined && typeof name !== 'string') return false;
  const archived = value['archived'];
  if (archived !== undefined && typeof archived !== 'boolean') return false;
  const color = value['color'];
  if (color !== undefined && (typeof color !== 'string' || !labelUpdateByNameColorPattern.test(color))) return false;
  const description = value['description'];
  if (description !== undefined && typeof description !== 'string') return false;
  const labelId = value['label_id'];
  if (labelId !== undefined && !json.isInteger(labelId) && typeof labelId !== 'string') return false;
  const newName = value['new_name'];
  if (newName !== undefined && typeof newName !== 'string') return false;
  const priority = value['priority'];
  if (priority !== undefined && priority !== null && (!json.isInteger(priority) || priority < 0)) return false;
  return isLabelUpdateByNameWithName(value) || isLabelUpdateByNameWithLabelId(value);
}

/** Every reason why `value` is not a valid `LabelUpdateByName`; none when it is. */
export function checkLabelUpdateByName(value: unknown): ValidationIssue[] {
  return issuesOf(value, isLabelUpdateByName, collectLabelUpdateByName);
}

/** Adds to `issues` every reason why the value at `path` is not a valid `LabelUpdateByName`. */
export function collectLabelUpdateByName(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/LabelUpdateByName';
  if (!json.isObject(value)) return report(issues, path, 'must be an object', `${schema}/allOf/0/type`);
  const name = value['name'];
  if (name !== undefined && typeof name !== 'string')
    report(issues, `${path}/name`, 'must be a string', `${schema}/allOf/0/properties/name/type`);
  const archived = value['archived'];
  if (archived !== undefined && typeof archived !== 'boolean')
    report(issues, `${path}/archived`, 'must be true or false', `${schema}/allOf/0/properties/archived/type`);
  const color = value['color'];
  if (color !== undefined && typeof color !== 'string')
    report(issues, `${path}/color`, 'must be a string', `${schema}/allOf/0/properties/color/type`);
  if (typeof color === 'string' && !labelUpdateByNameColorPattern.test(color))
    report(
      issues,
      `${path}/color`,
      'must match the pattern ^(#[0-9A-Fa-f]{6}|[A-Za-z]+)$',
      `${schema}/allOf/0/properties/color/pattern`,
    );
  const description = value['description'];
  if (description !== undefined && typeof description !== 'string')
    report(issues, `${path}/description`, 'must be a string', `${schema}/allOf/0/properties/description/type`);
  const labelId = value['label_id'];
  if (labelId !== undefined && !json.isInteger(labelId) && typeof labelId !== 'string')
    report(issues, `${path}/label_id`, 'must be an integer or a string', `${schema}/allOf/0/properties/label_id/type`);
  const newName = value['new_name'];
  if (newName !== undefined && typeof newName !== 'string')
    report(issues, `${path}/new_name`, 'must be a string', `${schema}/allOf/0/properties/new_name/type`);
  const priority = value['priority'];
  if (priority !== undefined && !json.isInteger(priority) && priority !== null)
    report(issues, `${path}/priority`, 'must be an integer or null', `${schema}/allOf/0/properties/priority/type`);
  if (json.isInteger(priority) && priority < 0)
    report(issues, `${path}/priority`, 'must be at least 0', `${schema}/allOf/0/properties/priority/minimum`);
  if (!isLabelUpdateByNameWithName(value) && !isLabelUpdateByNameWithLabelId(value))
    report(issues, path, 'must be one of an object with "name", an object with "label_id"', `${schema}/allOf/1/anyOf`);
}

function isLabelUpdateByNameWithName(value: unknown): boolean {
  if (!json.isObject(value)) return false;
  return typeof value['name'] === 'string';
}

function isLabelUpdateByNameWithLabelId(value: unknown): boolean {
  if (!json.isObject(value)) return false;
  const labelId = value['label_id'];
  return json.isInteger(labelId) || typeof labelId === 'string';
}
