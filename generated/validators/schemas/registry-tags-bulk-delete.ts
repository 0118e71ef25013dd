// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { RegistryTagsBulkDelete } from '../../types/container-registry.ts';
import {
  type StandardSchema,
  type ValidationIssue,
  fail,
  failType,
  hasObjectType,
  issuesOf,
  standardSchema,
} from '../runtime/report.ts';

/** Returns true if `value` is a valid `RegistryTagsBulkDelete`. */
export function isRegistryTagsBulkDelete(value: unknown): value is RegistryTagsBulkDelete {
  if (!hasObjectType(value)) return false;
  const keepN = value['keep_n'];
  if (keepN !== undefined && !Number.isInteger(keepN)) return false;
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

/** Returns the reasons why `value` is not a valid `RegistryTagsBulkDelete`; none if it is. */
export function checkRegistryTagsBulkDelete(value: unknown): ValidationIssue[] {
  return issuesOf(value, isRegistryTagsBulkDelete, collectRegistryTagsBulkDelete);
}

/** `RegistryTagsBulkDelete` as a [Standard Schema](https://standardschema.dev), for routers and form libraries. */
export const registryTagsBulkDeleteSchema: StandardSchema<RegistryTagsBulkDelete> = /* @__PURE__ */ standardSchema(
  isRegistryTagsBulkDelete,
  checkRegistryTagsBulkDelete,
);

/** Adds to `issues` every reason why the value at `path` is not a valid `RegistryTagsBulkDelete`. */
export function collectRegistryTagsBulkDelete(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/RegistryTagsBulkDelete';
  if (!hasObjectType(value)) return fail(issues, path, `${schema}/allOf/0`, 'type', 'must be an object');
  const keepN = value['keep_n'];
  if (keepN !== undefined && !Number.isInteger(keepN))
    failType(issues, path, `${schema}/allOf/0`, '/keep_n', 'must be an integer');
  const nameRegex = value['name_regex'];
  if (nameRegex !== undefined && typeof nameRegex !== 'string')
    failType(issues, path, `${schema}/allOf/0`, '/name_regex', 'must be a string');
  const nameRegexDelete = value['name_regex_delete'];
  if (nameRegexDelete !== undefined && typeof nameRegexDelete !== 'string')
    failType(issues, path, `${schema}/allOf/0`, '/name_regex_delete', 'must be a string');
  const nameRegexKeep = value['name_regex_keep'];
  if (nameRegexKeep !== undefined && typeof nameRegexKeep !== 'string')
    failType(issues, path, `${schema}/allOf/0`, '/name_regex_keep', 'must be a string');
  const olderThan = value['older_than'];
  if (olderThan !== undefined && typeof olderThan !== 'string')
    failType(issues, path, `${schema}/allOf/0`, '/older_than', 'must be a string');
  if (!isRegistryTagsBulkDeleteWithNameRegexDelete(value) && !isRegistryTagsBulkDeleteWithNameRegex(value))
    fail(
      issues,
      path,
      `${schema}/allOf/1`,
      'anyOf',
      'must be one of an object with "name_regex_delete", an object with "name_regex"',
    );
}

function isRegistryTagsBulkDeleteWithNameRegexDelete(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  return typeof value['name_regex_delete'] === 'string';
}

function isRegistryTagsBulkDeleteWithNameRegex(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  return typeof value['name_regex'] === 'string';
}
