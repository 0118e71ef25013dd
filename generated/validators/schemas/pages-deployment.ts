// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { PagesDeployment } from '../../types/index.ts';
import { isDate } from '../runtime/formats.ts';
import { type ValidationIssue, report } from '../runtime/issue.ts';
import { isObject } from '../runtime/values.ts';

/** Whether `value` is a valid `PagesDeployment`. */
export function isPagesDeployment(value: unknown): value is PagesDeployment {
  if (!isObject(value)) return false;
  const createdAt = value['created_at'];
  if (typeof createdAt !== 'string' || !isDate(createdAt)) return false;
  const pathPrefix = value['path_prefix'];
  if (typeof pathPrefix !== 'string') return false;
  const rootDirectory = value['root_directory'];
  if (rootDirectory !== null && typeof rootDirectory !== 'string') return false;
  const url = value['url'];
  return typeof url === 'string';
}

/** Every reason why `value` is not a valid `PagesDeployment`; none when it is. */
export function checkPagesDeployment(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectPagesDeployment(value, '', issues);
  return issues;
}

/** Adds to `issues` every reason why the value at `path` is not a valid `PagesDeployment`. */
export function collectPagesDeployment(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!isObject(value)) {
    report(issues, path, 'must be an object', '#/components/schemas/PagesDeployment/type');
    return;
  }
  const createdAt = value['created_at'];
  if (createdAt === undefined)
    report(issues, path, 'must have the property "created_at"', '#/components/schemas/PagesDeployment/required');
  else collectPagesDeploymentCreatedAt(createdAt, `${path}/created_at`, issues);
  const pathPrefix = value['path_prefix'];
  if (pathPrefix === undefined)
    report(issues, path, 'must have the property "path_prefix"', '#/components/schemas/PagesDeployment/required');
  else if (typeof pathPrefix !== 'string')
    report(
      issues,
      `${path}/path_prefix`,
      'must be a string',
      '#/components/schemas/PagesDeployment/properties/path_prefix/type',
    );
  const rootDirectory = value['root_directory'];
  if (rootDirectory === undefined)
    report(issues, path, 'must have the property "root_directory"', '#/components/schemas/PagesDeployment/required');
  else if (rootDirectory !== null && typeof rootDirectory !== 'string')
    report(
      issues,
      `${path}/root_directory`,
      'must be a string or null',
      '#/components/schemas/PagesDeployment/properties/root_directory/type',
    );
  const url = value['url'];
  if (url === undefined)
    report(issues, path, 'must have the property "url"', '#/components/schemas/PagesDeployment/required');
  else if (typeof url !== 'string')
    report(issues, `${path}/url`, 'must be a string', '#/components/schemas/PagesDeployment/properties/url/type');
}

function collectPagesDeploymentCreatedAt(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (typeof value !== 'string') {
    report(issues, path, 'must be a string', '#/components/schemas/PagesDeployment/properties/created_at/type');
    return;
  }
  if (!isDate(value))
    report(
      issues,
      path,
      'must be a date such as 2026-03-09',
      '#/components/schemas/PagesDeployment/properties/created_at/format',
    );
}
