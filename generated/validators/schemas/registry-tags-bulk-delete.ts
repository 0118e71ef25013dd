// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { RegistryTagsBulkDelete } from '../../types/index.ts';
import { type ValidationIssue, report } from '../runtime/issue.ts';
import { isInteger, isObject } from '../runtime/values.ts';

/** Whether `value` is a valid `RegistryTagsBulkDelete`. */
export function isRegistryTagsBulkDelete(value: unknown): value is RegistryTagsBulkDelete {
  if (!isRegistryTagsBulkDeletePart1(value)) return false;
  return isRegistryTagsBulkDeletePart2(value);
}

/** Every reason why `value` is not a valid `RegistryTagsBulkDelete`; none when it is. */
export function checkRegistryTagsBulkDelete(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectRegistryTagsBulkDelete(value, '', issues);
  return issues;
}

/** Adds to `issues` every reason why the value at `path` is not a valid `RegistryTagsBulkDelete`. */
export function collectRegistryTagsBulkDelete(value: unknown, path: string, issues: ValidationIssue[]): void {
  collectRegistryTagsBulkDeletePart1(value, path, issues);
  collectRegistryTagsBulkDeletePart2(value, path, issues);
}

function isRegistryTagsBulkDeletePart1(value: unknown): boolean {
  if (!isObject(value)) return false;
  const keepN = value['keep_n'];
  if (keepN !== undefined && !isInteger(keepN)) return false;
  const nameRegex = value['name_regex'];
  if (nameRegex !== undefined && typeof nameRegex !== 'string') return false;
  const nameRegexDelete = value['name_regex_delete'];
  if (nameRegexDelete !== undefined && typeof nameRegexDelete !== 'string') return false;
  const nameRegexKeep = value['name_regex_keep'];
  if (nameRegexKeep !== undefined && typeof nameRegexKeep !== 'string') return false;
  const olderThan = value['older_than'];
  if (olderThan !== undefined && typeof olderThan !== 'string') return false;
  return true;
}

function collectRegistryTagsBulkDeletePart1(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!isObject(value)) {
    report(issues, path, 'must be an object', '#/components/schemas/RegistryTagsBulkDelete/allOf/0/type');
    return;
  }
  const keepN = value['keep_n'];
  if (keepN !== undefined && !isInteger(keepN))
    report(
      issues,
      `${path}/keep_n`,
      'must be an integer',
      '#/components/schemas/RegistryTagsBulkDelete/allOf/0/properties/keep_n/type',
    );
  const nameRegex = value['name_regex'];
  if (nameRegex !== undefined && typeof nameRegex !== 'string')
    report(
      issues,
      `${path}/name_regex`,
      'must be a string',
      '#/components/schemas/RegistryTagsBulkDelete/allOf/0/properties/name_regex/type',
    );
  const nameRegexDelete = value['name_regex_delete'];
  if (nameRegexDelete !== undefined && typeof nameRegexDelete !== 'string')
    report(
      issues,
      `${path}/name_regex_delete`,
      'must be a string',
      '#/components/schemas/RegistryTagsBulkDelete/allOf/0/properties/name_regex_delete/type',
    );
  const nameRegexKeep = value['name_regex_keep'];
  if (nameRegexKeep !== undefined && typeof nameRegexKeep !== 'string')
    report(
      issues,
      `${path}/name_regex_keep`,
      'must be a string',
      '#/components/schemas/RegistryTagsBulkDelete/allOf/0/properties/name_regex_keep/type',
    );
  const olderThan = value['older_than'];
  if (olderThan !== undefined && typeof olderThan !== 'string')
    report(
      issues,
      `${path}/older_than`,
      'must be a string',
      '#/components/schemas/RegistryTagsBulkDelete/allOf/0/properties/older_than/type',
    );
}

function isRegistryTagsBulkDeletePart2(value: unknown): boolean {
  if (!isRegistryTagsBulkDeletePart2Option1(value) && !isRegistryTagsBulkDeletePart2Option2(value)) return false;
  return true;
}

function collectRegistryTagsBulkDeletePart2(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!isRegistryTagsBulkDeletePart2Option1(value) && !isRegistryTagsBulkDeletePart2Option2(value))
    report(
      issues,
      path,
      'must be one of 2 shapes, and is none of them',
      '#/components/schemas/RegistryTagsBulkDelete/allOf/1/anyOf',
    );
}

function isRegistryTagsBulkDeletePart2Option1(value: unknown): boolean {
  if (!isObject(value)) return false;
  const nameRegexDelete = value['name_regex_delete'];
  return typeof nameRegexDelete === 'string';
}

function isRegistryTagsBulkDeletePart2Option2(value: unknown): boolean {
  if (!isObject(value)) return false;
  const nameRegex = value['name_regex'];
  return typeof nameRegex === 'string';
}
