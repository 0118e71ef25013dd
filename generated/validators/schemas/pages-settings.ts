// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { PagesSettings } from '../../types/index.ts';
import { hasArrayType, hasObjectType } from '../runtime/json-types.ts';
import { type ValidationIssue, fail, issuesOf, limitReached, reportMissing } from '../runtime/report.ts';
import { type StandardSchema, standardSchema } from '../runtime/standard-schema.ts';
import { every } from '../runtime/values.ts';
import { collectPagesDeployment, isPagesDeployment } from './pages-deployment.ts';

/** Whether `value` is a valid `PagesSettings`. */
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

/**
 * Returns the reasons why `value` is not a valid `PagesSettings`; none if it is.
 * A list that would be too long is cut, and ends with an issue whose keyword is `more`.
 */
export function checkPagesSettings(value: unknown): ValidationIssue[] {
  return issuesOf(value, isPagesSettings, collectPagesSettings);
}

/** `PagesSettings` as a [Standard Schema](https://standardschema.dev), which routers and form libraries take. */
export const pagesSettingsSchema: StandardSchema<PagesSettings> = /* @__PURE__ */ standardSchema(
  isPagesSettings,
  checkPagesSettings,
);

/** Adds to `issues` every reason why the value at `path` is not a valid `PagesSettings`. */
export function collectPagesSettings(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/PagesSettings';
  if (!hasObjectType(value)) return fail(issues, path, 'type', 'must be an object', schema);
  const deployments = value['deployments'];
  if (deployments === undefined) reportMissing(issues, path, 'deployments', schema);
  else collectPagesSettingsDeployments(deployments, `${path}/deployments`, issues);
  const forceHttps = value['force_https'];
  if (forceHttps === undefined) reportMissing(issues, path, 'force_https', schema);
  else if (typeof forceHttps !== 'boolean' && forceHttps !== null)
    fail(issues, `${path}/force_https`, 'type', 'must be true, false or null', `${schema}/properties/force_https`);
  const isUniqueDomainEnabledProperty = value['is_unique_domain_enabled'];
  if (isUniqueDomainEnabledProperty === undefined) reportMissing(issues, path, 'is_unique_domain_enabled', schema);
  else if (typeof isUniqueDomainEnabledProperty !== 'boolean' && isUniqueDomainEnabledProperty !== null)
    fail(
      issues,
      `${path}/is_unique_domain_enabled`,
      'type',
      'must be true, false or null',
      `${schema}/properties/is_unique_domain_enabled`,
    );
  const primaryDomain = value['primary_domain'];
  if (primaryDomain !== undefined && primaryDomain !== null && typeof primaryDomain !== 'string')
    fail(issues, `${path}/primary_domain`, 'type', 'must be a string or null', `${schema}/properties/primary_domain`);
  const url = value['url'];
  if (url === undefined) reportMissing(issues, path, 'url', schema);
  else if (typeof url !== 'string') fail(issues, `${path}/url`, 'type', 'must be a string', `${schema}/properties/url`);
}

function collectPagesSettingsDeployments(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!hasArrayType(value))
    return fail(issues, path, 'type', 'must be an array', '#/components/schemas/PagesSettings/properties/deployments');
  for (let index = 0; index < value.length; index++) {
    const item = value[index];
    collectPagesDeployment(item, `${path}/${index}`, issues);
    if (limitReached(issues)) return;
  }
}
