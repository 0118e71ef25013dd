// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { LabelCreate } from '../../types/index.ts';
import { type ValidationIssue, report } from '../runtime/issue.ts';
import { isInteger, isObject } from '../runtime/values.ts';

const labelCreateColorPattern = new RegExp('^(#[0-9A-Fa-f]{6}|[A-Za-z]+)$', 'u');

/** Whether `value` is a valid `LabelCreate`. */
export function isLabelCreate(value: unknown): value is LabelCreate {
  if (!isObject(value)) return false;
  const name = value['name'];
  if (typeof name !== 'string') return false;
  const archived = value['archived'];
  if (archived !== undefined && typeof archived !== 'boolean') return false;
  const color = value['color'];
  if (typeof color !== 'string' || !labelCreateColorPattern.test(color)) return false;
  const description = value['description'];
  if (description !== undefined && typeof description !== 'string') return false;
  const priority = value['priority'];
  if (priority !== undefined && priority !== null && (!isInteger(priority) || priority < 0)) return false;
  return true;
}

/** Every reason why `value` is not a valid `LabelCreate`; none when it is. */
export function checkLabelCreate(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectLabelCreate(value, '', issues);
  return issues;
}

/** Adds to `issues` every reason why the value at `path` is not a valid `LabelCreate`. */
export function collectLabelCreate(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!isObject(value)) {
    report(issues, path, 'must be an object', '#/components/schemas/LabelCreate/type');
    return;
  }
  const name = value['name'];
  if (name === undefined)
    report(issues, path, 'must have the property "name"', '#/components/schemas/LabelCreate/required');
  else if (typeof name !== 'string')
    report(issues, `${path}/name`, 'must be a string', '#/components/schemas/LabelCreate/properties/name/type');
  const archived = value['archived'];
  if (archived !== undefined && typeof archived !== 'boolean')
    report(
      issues,
      `${path}/archived`,
      'must be true or false',
      '#/components/schemas/LabelCreate/properties/archived/type',
    );
  const color = value['color'];
  if (color === undefined)
    report(issues, path, 'must have the property "color"', '#/components/schemas/LabelCreate/required');
  else collectLabelCreateColor(color, `${path}/color`, issues);
  const description = value['description'];
  if (description !== undefined && typeof description !== 'string')
    report(
      issues,
      `${path}/description`,
      'must be a string',
      '#/components/schemas/LabelCreate/properties/description/type',
    );
  const priority = value['priority'];
  if (priority !== undefined) collectLabelCreatePriority(priority, `${path}/priority`, issues);
}

function collectLabelCreateColor(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (typeof value !== 'string') {
    report(issues, path, 'must be a string', '#/components/schemas/LabelCreate/properties/color/type');
    return;
  }
  if (!labelCreateColorPattern.test(value))
    report(
      issues,
      path,
      'must match the pattern ^(#[0-9A-Fa-f]{6}|[A-Za-z]+)$',
      '#/components/schemas/LabelCreate/properties/color/pattern',
    );
}

function collectLabelCreatePriority(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (value === null) return;
  if (!isInteger(value)) {
    report(issues, path, 'must be an integer or null', '#/components/schemas/LabelCreate/properties/priority/type');
    return;
  }
  if (value < 0)
    report(issues, path, 'must be at least 0', '#/components/schemas/LabelCreate/properties/priority/minimum');
}
