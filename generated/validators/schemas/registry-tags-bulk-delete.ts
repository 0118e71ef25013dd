// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { RegistryTagsBulkDelete } from '../../types/index.ts';
import { type ValidationIssue, issuesOf, json, report } from '../runtime/index.ts';

/** Whether `value` is a valid `RegistryTagsBulkDelete`. */
export function isRegistryTagsBulkDelete(value: unknown): value is RegistryTagsBulkDelete {
  if (!json.isObject(value)) return false;
  const keepN = value['keep_n'];
  if (keepN !== undefined && !json.isInteger(keepN)) return false;
  const nameRegex = value['name_regex'];
  if (nameRegex !== undefined && typeof nameRegex !== 'string') return false;
  const nameRegexDelete = value['name_regex_delete'];
  if (nameRegexDelete !== undefined && typeof nameRegexDelete !== 'string') return false;
  const nameRegexKeep = value['name_regex_keep'];
  if (nameRegexKeep !== undefined && typeof nameRegexKeep !== 'string') return false;
  const olderThan = value['older_than'];
  if (olderThan !== undefined && typeof olderThan !== 'string') return false;
  return isRegistryTagsBulkDeleteWithNameRegexDelete(value) || isRegistryTagsBulkDeleteWithNameRegex(value);
}

/** Every reason why `value` is not a valid `RegistryTagsBulkDelete`; none when it is. */
export function checkRegistryTagsBulkDelete(value: unknown): ValidationIssue[] {
  return issuesOf(value, isRegistryTagsBulkDelete, collectRegistryTagsBulkDelete);
}

/** Adds to `issues` every reason why the value at `path` is not a valid `RegistryTagsBulkDelete`. */
export function collectRegistryTagsBulkDelete(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/RegistryTagsBulkDelete';
  if (!json.isObject(value)) return report(issues, path, 'must be an object', `${schema}/allOf/0/type`);
  const keepN = value['keep_n'];
  if (keepN !== undefined && !json.isInteger(keepN))
    report(issues, `${path}/keep_n`, 'must be an integer', `${schema}/allOf/0/properties/keep_n/type`);
  const nameRegex = value['name_regex'];
  if (nameRegex !== undefined && typeof nameRegex !== 'string')
    report(issues, `${path}/name_regex`, 'must be a string', `${schema}/allOf/0/properties/name_regex/type`);
  const nameRegexDelete = value['name_regex_delete'];
  if (nameRegexDelete !== undefined && typeof nameRegexDelete !== 'string')
    report(
      issues,
      `${path}/name_regex_delete`,
      'must be a string',
      `${schema}/allOf/0/properties/name_regex_delete/type`,
    );
  const nameRegexKeep = value['name_regex_keep'];
  if (nameRegexKeep !== undefined && typeof nameRegexKeep !== 'string')
    report(issues, `${path}/name_regex_keep`, 'must be a string', `${schema}/allOf/0/properties/name_regex_keep/type`);
  const olderThan = value['older_than'];
  if (olderThan !== undefined && typeof olderThan !== 'string')
    report(issues, `${path}/older_than`, 'must be a string', `${schema}/allOf/0/properties/older_than/type`);
  if (!isRegistryTagsBulkDeleteWithNameRegexDelete(value) && !isRegistryTagsBulkDeleteWithNameRegex(value))
    report(
      issues,
      path,
      'must be one of an object with "name_regex_delete", an object with "name_regex"',
      `${schema}/allOf/1/anyOf`,
    );
}

function isRegistryTagsBulkDeleteWithNameRegexDelete(value: unknown): boolean {
  if (!json.isObject(value)) return false;
  return typeof value['name_regex_delete'] === 'string';
}

function isRegistryTagsBulkDeleteWithNameRegex(value: unknown): boolean {
  if (!json.isObject(value)) return false;
  return typeof value['name_regex'] === 'string';
}
