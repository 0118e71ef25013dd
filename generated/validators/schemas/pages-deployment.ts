// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { PagesDeployment } from '../../types/index.ts';
import { hasDateFormat } from '../runtime/formats/date.ts';
import { type ValidationIssue, issuesOf, json, report, reportMissing } from '../runtime/index.ts';

/** Whether `value` is a valid `PagesDeployment`. */
export function isPagesDeployment(value: unknown): value is PagesDeployment {
  if (!json.isObject(value)) return false;
  const createdAt = value['created_at'];
  if (typeof createdAt !== 'string' || !hasDateFormat(createdAt)) return false;
  if (typeof value['path_prefix'] !== 'string') return false;
  const rootDirectory = value['root_directory'];
  if (rootDirectory !== null && typeof rootDirectory !== 'string') return false;
  return typeof value['url'] === 'string';
}

/** Every reason why `value` is not a valid `PagesDeployment`; none when it is. */
export function checkPagesDeployment(value: unknown): ValidationIssue[] {
  return issuesOf(value, isPagesDeployment, collectPagesDeployment);
}

/** Adds to `issues` every reason why the value at `path` is not a valid `PagesDeployment`. */
export function collectPagesDeployment(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/PagesDeployment';
  if (!json.isObject(value)) return report(issues, path, 'must be an object', `${schema}/type`);
  reportMissing(issues, path, value, ['created_at', 'path_prefix', 'root_directory', 'url'], `${schema}/required`);
  const createdAt = value['created_at'];
  if (createdAt !== undefined && typeof createdAt !== 'string')
    report(issues, `${path}/created_at`, 'must be a string', `${schema}/properties/created_at/type`);
  if (typeof createdAt === 'string' && !hasDateFormat(createdAt))
    report(issues, `${path}/created_at`, 'must be a date such as 2026-03-09', `${schema}/properties/created_at/format`);
  const pathPrefix = value['path_prefix'];
  if (pathPrefix !== undefined && typeof pathPrefix !== 'string')
    report(issues, `${path}/path_prefix`, 'must be a string', `${schema}/properties/path_prefix/type`);
  const rootDirectory = value['root_directory'];
  if (rootDirectory !== undefined && rootDirectory !== null && typeof rootDirectory !== 'string')
    report(issues, `${path}/root_directory`, 'must be a string or null', `${schema}/properties/root_directory/type`);
  const url = value['url'];
  if (url !== undefined && typeof url !== 'string')
    report(issues, `${path}/url`, 'must be a string', `${schema}/properties/url/type`);
}
