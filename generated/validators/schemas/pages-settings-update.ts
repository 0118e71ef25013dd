// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { PagesSettingsUpdate } from '../../types/pages.ts';
import {
  type StandardSchema,
  type ValidationIssue,
  fail,
  failType,
  hasObjectType,
  issuesOf,
  standardSchema,
} from '../runtime/report.ts';

/** Returns true if `value` is a valid `PagesSettingsUpdate`. */
export function isPagesSettingsUpdate(value: unknown): value is PagesSettingsUpdate {
  if (!hasObjectType(value)) return false;
  const pagesHttpsOnly = value['pages_https_only'];
  if (pagesHttpsOnly !== undefined && typeof pagesHttpsOnly !== 'boolean') return false;
  const pagesPrimaryDomain = value['pages_primary_domain'];
  if (pagesPrimaryDomain !== undefined && typeof pagesPrimaryDomain !== 'string') return false;
  const pagesUniqueDomainEnabled = value['pages_unique_domain_enabled'];
  return pagesUniqueDomainEnabled === undefined || typeof pagesUniqueDomainEnabled === 'boolean';
}

/** Returns the reasons why `value` is not a valid `PagesSettingsUpdate`; none if it is. */
export function checkPagesSettingsUpdate(value: unknown): ValidationIssue[] {
  return issuesOf(value, isPagesSettingsUpdate, collectPagesSettingsUpdate);
}

/** `PagesSettingsUpdate` as a [Standard Schema](https://standardschema.dev), for routers and form libraries. */
export const pagesSettingsUpdateSchema: StandardSchema<PagesSettingsUpdate> = /* @__PURE__ */ standardSchema(
  isPagesSettingsUpdate,
  checkPagesSettingsUpdate,
);

/** Adds to `issues` every reason why the value at `path` is not a valid `PagesSettingsUpdate`. */
export function collectPagesSettingsUpdate(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/PagesSettingsUpdate';
  if (!hasObjectType(value)) return fail(issues, path, schema, 'type', 'must be an object');
  const pagesHttpsOnly = value['pages_https_only'];
  if (pagesHttpsOnly !== undefined && typeof pagesHttpsOnly !== 'boolean')
    failType(issues, path, schema, '/pages_https_only', 'must be true or false');
  const pagesPrimaryDomain = value['pages_primary_domain'];
  if (pagesPrimaryDomain !== undefined && typeof pagesPrimaryDomain !== 'string')
    failType(issues, path, schema, '/pages_primary_domain', 'must be a string');
  const pagesUniqueDomainEnabled = value['pages_unique_domain_enabled'];
  if (pagesUniqueDomainEnabled !== undefined && typeof pagesUniqueDomainEnabled !== 'boolean')
    failType(issues, path, schema, '/pages_unique_domain_enabled', 'must be true or false');
}
