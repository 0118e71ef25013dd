// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { LabelUpdateByName } from '../../types/index.ts';
import { type ValidationIssue, report } from '../runtime/issue.ts';
import { isInteger, isObject } from '../runtime/values.ts';

const labelUpdateByNamePart1ColorPattern = new RegExp('^(#[0-9A-Fa-f]{6}|[A-Za-z]+)$', 'u');

/** Whether `value` is a valid `LabelUpdateByName`. */
export function isLabelUpdateByName(value: unknown): value is LabelUpdateByName {
  if (!isLabelUpdateByNamePart1(value)) return false;
  return isLabelUpdateByNamePart2(value);
}

/** Every reason why `value` is not a valid `LabelUpdateByName`; none when it is. */
export function checkLabelUpdateByName(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectLabelUpdateByName(value, '', issues);
  return issues;
}

/** Adds to `issues` every reason why the value at `path` is not a valid `LabelUpdateByName`. */
export function collectLabelUpdateByName(value: unknown, path: string, issues: ValidationIssue[]): void {
  collectLabelUpdateByNamePart1(value, path, issues);
  collectLabelUpdateByNamePart2(value, path, issues);
}

function isLabelUpdateByNamePart1(value: unknown): boolean {
  if (!isObject(value)) return false;
  const name = value['name'];
  if (name !== undefined && typeof name !== 'string') return false;
  const archived = value['archived'];
  if (archived !== undefined && typeof archived !== 'boolean') return false;
  const color = value['color'];
  if (color !== undefined && (typeof color !== 'string' || !labelUpdateByNamePart1ColorPattern.test(color)))
    return false;
  const description = value['description'];
  if (description !== undefined && typeof description !== 'string') return false;
  const labelId = value['label_id'];
  if (labelId !== undefined && !isInteger(labelId) && typeof labelId !== 'string') return false;
  const newName = value['new_name'];
  if (newName !== undefined && typeof newName !== 'string') return false;
  const priority = value['priority'];
  if (priority !== undefined && priority !== null && (!isInteger(priority) || priority < 0)) return false;
  return true;
}

function collectLabelUpdateByNamePart1(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!isObject(value)) {
    report(issues, path, 'must be an object', '#/components/schemas/LabelUpdateByName/allOf/0/type');
    return;
  }
  const name = value['name'];
  if (name !== undefined && typeof name !== 'string')
    report(
      issues,
      `${path}/name`,
      'must be a string',
      '#/components/schemas/LabelUpdateByName/allOf/0/properties/name/type',
    );
  const archived = value['archived'];
  if (archived !== undefined && typeof archived !== 'boolean')
    report(
      issues,
      `${path}/archived`,
      'must be true or false',
      '#/components/schemas/LabelUpdateByName/allOf/0/properties/archived/type',
    );
  const color = value['color'];
  if (color !== undefined) collectLabelUpdateByNamePart1Color(color, `${path}/color`, issues);
  const description = value['description'];
  if (description !== undefined && typeof description !== 'string')
    report(
      issues,
      `${path}/description`,
      'must be a string',
      '#/components/schemas/LabelUpdateByName/allOf/0/properties/description/type',
    );
  const labelId = value['label_id'];
  if (labelId !== undefined && !isInteger(labelId) && typeof labelId !== 'string')
    report(
      issues,
      `${path}/label_id`,
      'must be an integer or a string',
      '#/components/schemas/LabelUpdateByName/allOf/0/properties/label_id/type',
    );
  const newName = value['new_name'];
  if (newName !== undefined && typeof newName !== 'string')
    report(
      issues,
      `${path}/new_name`,
      'must be a string',
      '#/components/schemas/LabelUpdateByName/allOf/0/properties/new_name/type',
    );
  const priority = value['priority'];
  if (priority !== undefined) collectLabelUpdateByNamePart1Priority(priority, `${path}/priority`, issues);
}

function isLabelUpdateByNamePart2(value: unknown): boolean {
  if (!isLabelUpdateByNamePart2Option1(value) && !isLabelUpdateByNamePart2Option2(value)) return false;
  return true;
}

function collectLabelUpdateByNamePart2(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!isLabelUpdateByNamePart2Option1(value) && !isLabelUpdateByNamePart2Option2(value))
    report(
      issues,
      path,
      'must be one of 2 shapes, and is none of them',
      '#/components/schemas/LabelUpdateByName/allOf/1/anyOf',
    );
}

function collectLabelUpdateByNamePart1Color(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (typeof value !== 'string') {
    report(issues, path, 'must be a string', '#/components/schemas/LabelUpdateByName/allOf/0/properties/color/type');
    return;
  }
  if (!labelUpdateByNamePart1ColorPattern.test(value))
    report(
      issues,
      path,
      'must match the pattern ^(#[0-9A-Fa-f]{6}|[A-Za-z]+)$',
      '#/components/schemas/LabelUpdateByName/allOf/0/properties/color/pattern',
    );
}

function collectLabelUpdateByNamePart1Priority(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (value === null) return;
  if (!isInteger(value)) {
    report(
      issues,
      path,
      'must be an integer or null',
      '#/components/schemas/LabelUpdateByName/allOf/0/properties/priority/type',
    );
    return;
  }
  if (value < 0)
    report(
      issues,
      path,
      'must be at least 0',
      '#/components/schemas/LabelUpdateByName/allOf/0/properties/priority/minimum',
    );
}

function isLabelUpdateByNamePart2Option1(value: unknown): boolean {
  if (!isObject(value)) return false;
  const name = value['name'];
  return typeof name === 'string';
}

function isLabelUpdateByNamePart2Option2(value: unknown): boolean {
  if (!isObject(value)) return false;
  const labelId = value['label_id'];
  if (!isInteger(labelId) && typeof labelId !== 'string') return false;
  return true;
}
