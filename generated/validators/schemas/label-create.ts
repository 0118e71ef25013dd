// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { LabelCreate } from '../../types/index.ts';
import { type ValidationIssue, issuesOf, json, report, reportMissing } from '../runtime/index.ts';

const labelCreateColorPattern = new RegExp('^(#[0-9A-Fa-f]{6}|[A-Za-z]+)$', 'u');

/** Whether `value` is a valid `LabelCreate`. */
export function isLabelCreate(value: unknown): value is LabelCreate {
  if (!json.isObject(value)) return false;
  if (typeof value['name'] !== 'string') return false;
  const archived = value['archived'];
  if (archived !== undefined && typeof archived !== 'boolean') return false;
  const color = value['color'];
  if (typeof color !== 'string' || !labelCreateColorPattern.test(color)) return false;
  const description = value['description'];
  if (description !== undefined && typeof description !== 'string') return false;
  const priority = value['priority'];
  return priority === undefined || priority === null || (json.isInteger(priority) && priority >= 0);
}

/** Every reason why `value` is not a valid `LabelCreate`; none when it is. */
export function checkLabelCreate(value: unknown): ValidationIssue[] {
  return issuesOf(value, isLabelCreate, collectLabelCreate);
}

/** Adds to `issues` every reason why the value at `path` is not a valid `LabelCreate`. */
export function collectLabelCreate(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/LabelCreate';
  if (!json.isObject(value)) return report(issues, path, 'must be an object', `${schema}/type`);
  reportMissing(issues, path, value, ['color', 'name'], `${schema}/required`);
  const name = value['name'];
  if (name !== undefined && typeof name !== 'string')
    report(issues, `${path}/name`, 'must be a string', `${schema}/properties/name/type`);
  const archived = value['archived'];
  if (archived !== undefined && typeof archived !== 'boolean')
    report(issues, `${path}/archived`, 'must be true or false', `${schema}/properties/archived/type`);
  const color = value['color'];
  if (color !== undefined && typeof color !== 'string')
    report(issues, `${path}/color`, 'must be a string', `${schema}/properties/color/type`);
  if (typeof color === 'string' && !labelCreateColorPattern.test(color))
    report(
      issues,
      `${path}/color`,
      'must match the pattern ^(#[0-9A-Fa-f]{6}|[A-Za-z]+)$',
      `${schema}/properties/color/pattern`,
    );
  const description = value['description'];
  if (description !== undefined && typeof description !== 'string')
    report(issues, `${path}/description`, 'must be a string', `${schema}/properties/description/type`);
  const priority = value['priority'];
  if (priority !== undefined && !json.isInteger(priority) && priority !== null)
    report(issues, `${path}/priority`, 'must be an integer or null', `${schema}/properties/priority/type`);
  if (json.isInteger(priority) && priority < 0)
    report(issues, `${path}/priority`, 'must be at least 0', `${schema}/properties/priority/minimum`);
}
