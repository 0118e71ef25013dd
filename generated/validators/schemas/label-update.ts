// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { LabelUpdate } from '../../types/index.ts';
import { type ValidationIssue, report } from '../runtime/issue.ts';
import { isInteger, isObject } from '../runtime/values.ts';

const labelUpdatePart1ColorPattern = new RegExp('^(#[0-9A-Fa-f]{6}|[A-Za-z]+)$', 'u');

/** Whether `value` is a valid `LabelUpdate`. */
export function isLabelUpdate(value: unknown): value is LabelUpdate {
  if (!isLabelUpdatePart1(value)) return false;
  return isLabelUpdatePart2(value);
}

/** Every reason why `value` is not a valid `LabelUpdate`; none when it is. */
export function checkLabelUpdate(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectLabelUpdate(value, '', issues);
  return issues;
}

/** Adds to `issues` every reason why the value at `path` is not a valid `LabelUpdate`. */
export function collectLabelUpdate(value: unknown, path: string, issues: ValidationIssue[]): void {
  collectLabelUpdatePart1(value, path, issues);
  collectLabelUpdatePart2(value, path, issues);
}

function isLabelUpdatePart1(value: unknown): boolean {
  if (!isObject(value)) return false;
  const archived = value['archived'];
  if (archived !== undefined && typeof archived !== 'boolean') return false;
  const color = value['color'];
  if (color !== undefined && (typeof color !== 'string' || !labelUpdatePart1ColorPattern.test(color))) return false;
  const description = value['description'];
  if (description !== undefined && typeof description !== 'string') return false;
  const newName = value['new_name'];
  if (newName !== undefined && typeof newName !== 'string') return false;
  const priority = value['priority'];
  if (priority !== undefined && priority !== null && (!isInteger(priority) || priority < 0)) return false;
  return true;
}

function collectLabelUpdatePart1(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!isObject(value)) {
    report(issues, path, 'must be an object', '#/components/schemas/LabelUpdate/allOf/0/type');
    return;
  }
  const archived = value['archived'];
  if (archived !== undefined && typeof archived !== 'boolean')
    report(
      issues,
      `${path}/archived`,
      'must be true or false',
      '#/components/schemas/LabelUpdate/allOf/0/properties/archived/type',
    );
  const color = value['color'];
  if (color !== undefined) collectLabelUpdatePart1Color(color, `${path}/color`, issues);
  const description = value['description'];
  if (description !== undefined && typeof description !== 'string')
    report(
      issues,
      `${path}/description`,
      'must be a string',
      '#/components/schemas/LabelUpdate/allOf/0/properties/description/type',
    );
  const newName = value['new_name'];
  if (newName !== undefined && typeof newName !== 'string')
    report(
      issues,
      `${path}/new_name`,
      'must be a string',
      '#/components/schemas/LabelUpdate/allOf/0/properties/new_name/type',
    );
  const priority = value['priority'];
  if (priority !== undefined) collectLabelUpdatePart1Priority(priority, `${path}/priority`, issues);
}

function isLabelUpdatePart2(value: unknown): boolean {
  if (!isLabelUpdatePart2Option1(value) && !isLabelUpdatePart2Option2(value)) return false;
  return true;
}

function collectLabelUpdatePart2(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!isLabelUpdatePart2Option1(value) && !isLabelUpdatePart2Option2(value))
    report(
      issues,
      path,
      'must be one of 2 shapes, and is none of them',
      '#/components/schemas/LabelUpdate/allOf/1/anyOf',
    );
}

function collectLabelUpdatePart1Color(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (typeof value !== 'string') {
    report(issues, path, 'must be a string', '#/components/schemas/LabelUpdate/allOf/0/properties/color/type');
    return;
  }
  if (!labelUpdatePart1ColorPattern.test(value))
    report(
      issues,
      path,
      'must match the pattern ^(#[0-9A-Fa-f]{6}|[A-Za-z]+)$',
      '#/components/schemas/LabelUpdate/allOf/0/properties/color/pattern',
    );
}

function collectLabelUpdatePart1Priority(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (value === null) return;
  if (!isInteger(value)) {
    report(
      issues,
      path,
      'must be an integer or null',
      '#/components/schemas/LabelUpdate/allOf/0/properties/priority/type',
    );
    return;
  }
  if (value < 0)
    report(issues, path, 'must be at least 0', '#/components/schemas/LabelUpdate/allOf/0/properties/priority/minimum');
}

function isLabelUpdatePart2Option1(value: unknown): boolean {
  if (!isObject(value)) return false;
  const newName = value['new_name'];
  return typeof newName === 'string';
}

function isLabelUpdatePart2Option2(value: unknown): boolean {
  if (!isObject(value)) return false;
  const color = value['color'];
  if (typeof color !== 'string' || !labelUpdatePart1ColorPattern.test(color)) return false;
  return true;
}
