// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { PagesSettings } from '../../types/pages.ts';
import {
  type StandardSchema,
  type ValidationIssue,
  fail,
  failType,
  hasArrayType,
  hasObjectType,
  issuesOf,
  reportItems,
  reportMissing,
  standardSchema,
} from '../runtime/report.ts';
import { every } from '../runtime/values.ts';
import { collectPagesDeployment, isPagesDeployment } from './pages-deployment.ts';

/** Returns true if `value` is a valid `PagesSettings`. */
export function isPagesSettings(value: unknown): value is PagesSettings {
  if (!hasObjectType(value)) return false;
  const deployments = value['deployments'];
  if (!hasArrayType(deployments) || !every(deployments, isPagesDeployment)) return false;
  const forceHttps = value['force_https'];
  if (typeof forceHttps !== 'boolean' && forceHttps !== null) return false;
  const isUniqueDomainEnabledProperty = value['is_unique_domain_enabled'];
  if (typeof isUniqueDomainEnabledProperty !== 'boolean' && isUniqueDomainEnabledProperty !== null) return false;
  const primaryDomain = value['primary_domain'];
  if (primaryDomain !== undefined && primaryDomain !== null && typeof primaryDomain !== 'string') return false;
  return typeof value['url'] === 'string';
}

/** Returns the reasons why `value` is not a valid `PagesSettings`; none if it is. */
export function checkPagesSettings(value: unknown): ValidationIssue[] {
  return issuesOf(value, isPagesSettings, collectPagesSettings);
}

/** `PagesSettings` as a [Standard Schema](https://standardschema.dev), for routers and form libraries. */
export const pagesSettingsSchema: StandardSchema<PagesSettings> = /* @__PURE__ */ standardSchema(
  isPagesSettings,
  checkPagesSettings,
);

/** Adds to `issues` every reason why the value at `path` is not a valid `PagesSettings`. */
export function collectPagesSettings(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/PagesSettings';
  if (!hasObjectType(value)) return fail(issues, path, schema, 'type', 'must be an object');
  const deployments = value['deployments'];
  if (deployments === undefined) reportMissing(issues, path, schema, 'deployments');
  else
    reportItems(deployments, `${path}/deployments`, issues, `${schema}/properties/deployments`, collectPagesDeployment);
  const forceHttps = value['force_https'];
  if (forceHttps === undefined) reportMissing(issues, path, schema, 'force_https');
  else if (typeof forceHttps !== 'boolean' && forceHttps !== null)
    failType(issues, path, schema, '/force_https', 'must be true, false or null');
  const isUniqueDomainEnabledProperty = value['is_unique_domain_enabled'];
  if (isUniqueDomainEnabledProperty === undefined) reportMissing(issues, path, schema, 'is_unique_domain_enabled');
  else if (typeof isUniqueDomainEnabledProperty !== 'boolean' && isUniqueDomainEnabledProperty !== null)
    failType(issues, path, schema, '/is_unique_domain_enabled', 'must be true, false or null');
  const primaryDomain = value['primary_domain'];
  if (primaryDomain !== undefined && primaryDomain !== null && typeof primaryDomain !== 'string')
    failType(issues, path, schema, '/primary_domain', 'must be a string or null');
  const url = value['url'];
  if (url === undefined) reportMissing(issues, path, schema, 'url');
  else if (typeof url !== 'string') failType(issues, path, schema, '/url', 'must be a string');
}
