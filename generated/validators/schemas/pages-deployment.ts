// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { PagesDeployment } from '../../types/pages.ts';
import { hasDateFormat } from '../runtime/formats/date.ts';
import {
  type StandardSchema,
  type ValidationIssue,
  fail,
  failProperty,
  failType,
  hasObjectType,
  issuesOf,
  reportMissing,
  standardSchema,
} from '../runtime/report.ts';

/** Returns true if `value` is a valid `PagesDeployment`. */
export function isPagesDeployment(value: unknown): value is PagesDeployment {
  if (!hasObjectType(value)) return false;
  const createdAt = value['created_at'];
  if (typeof createdAt !== 'string' || !hasDateFormat(createdAt)) return false;
  if (typeof value['path_prefix'] !== 'string') return false;
  const rootDirectory = value['root_directory'];
  if (rootDirectory !== null && typeof rootDirectory !== 'string') return false;
  return typeof value['url'] === 'string';
}

/** Returns the reasons why `value` is not a valid `PagesDeployment`; none if it is. */
export function checkPagesDeployment(value: unknown): ValidationIssue[] {
  return issuesOf(value, isPagesDeployment, collectPagesDeployment);
}

/** `PagesDeployment` as a [Standard Schema](https://standardschema.dev), for routers and form libraries. */
export const pagesDeploymentSchema: StandardSchema<PagesDeployment> = /* @__PURE__ */ standardSchema(
  isPagesDeployment,
  checkPagesDeployment,
);

/** Adds to `issues` every reason why the value at `path` is not a valid `PagesDeployment`. */
export function collectPagesDeployment(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/PagesDeployment';
  if (!hasObjectType(value)) return fail(issues, path, schema, 'type', 'must be an object');
  const createdAt = value['created_at'];
  if (createdAt === undefined) reportMissing(issues, path, schema, 'created_at');
  else if (typeof createdAt !== 'string') failType(issues, path, schema, '/created_at', 'must be a string');
  if (typeof createdAt === 'string' && !hasDateFormat(createdAt))
    failProperty(issues, path, schema, '/created_at', 'format', 'must be a date such as 2026-03-09');
  const pathPrefix = value['path_prefix'];
  if (pathPrefix === undefined) reportMissing(issues, path, schema, 'path_prefix');
  else if (typeof pathPrefix !== 'string') failType(issues, path, schema, '/path_prefix', 'must be a string');
  const rootDirectory = value['root_directory'];
  if (rootDirectory === undefined) reportMissing(issues, path, schema, 'root_directory');
  else if (rootDirectory !== null && typeof rootDirectory !== 'string')
    failType(issues, path, schema, '/root_directory', 'must be a string or null');
  const url = value['url'];
  if (url === undefined) reportMissing(issues, path, schema, 'url');
  else if (typeof url !== 'string') failType(issues, path, schema, '/url', 'must be a string');
}
