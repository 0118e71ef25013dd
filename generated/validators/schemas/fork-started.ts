// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { ForkStarted } from '../../types/project-forks.ts';
import {
  type StandardSchema,
  type ValidationIssue,
  fail,
  failType,
  hasObjectType,
  issuesOf,
  standardSchema,
} from '../runtime/report.ts';

/** Returns true if `value` is a valid `ForkStarted`. */
export function isForkStarted(value: unknown): value is ForkStarted {
  if (!hasObjectType(value)) return false;
  const id = value['id'];
  if (id !== undefined && !Number.isInteger(id)) return false;
  const importStatus = value['import_status'];
  return importStatus === undefined || typeof importStatus === 'string';
}

/** Returns the reasons why `value` is not a valid `ForkStarted`; none if it is. */
export function checkForkStarted(value: unknown): ValidationIssue[] {
  return issuesOf(value, isForkStarted, collectForkStarted);
}

/** `ForkStarted` as a [Standard Schema](https://standardschema.dev), for routers and form libraries. */
export const forkStartedSchema: StandardSchema<ForkStarted> = /* @__PURE__ */ standardSchema(
  isForkStarted,
  checkForkStarted,
);

/** Adds to `issues` every reason why the value at `path` is not a valid `ForkStarted`. */
export function collectForkStarted(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/ForkStarted';
  if (!hasObjectType(value)) return fail(issues, path, schema, 'type', 'must be an object');
  const id = value['id'];
  if (id !== undefined && !Number.isInteger(id)) failType(issues, path, schema, '/id', 'must be an integer');
  const importStatus = value['import_status'];
  if (importStatus !== undefined && typeof importStatus !== 'string')
    failType(issues, path, schema, '/import_status', 'must be a string');
}
