// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { PagesSettings } from '../../types/index.ts';
import { type ValidationIssue, issuesOf, json, report, reportMissing } from '../runtime/index.ts';
import { collectPagesDeployment, isPagesDeployment } from './pages-deployment.ts';

/** Whether `value` is a valid `PagesSettings`. */
export function isPagesSettings(value: unknown): value is PagesSettings {
  if (!json.isObject(value)) return false;
  const deployments = value['deployments'];
  if (!json.isArray(deployments) || !deployments.every(isPagesDeployment)) return false;
  const forceHttps = value['force_https'];
  if (typeof forceHttps !== 'boolean' && forceHttps !== null) return false;
  const isUniqueDomainEnabledProperty = value['is_unique_domain_enabled'];
  if (typeof isUniqueDomainEnabledProperty !== 'boolean' && isUniqueDomainEnabledProperty !== null) return false;
  const primaryDomain = value['primary_domain'];
  if (primaryDomain !== undefined && primaryDomain !== null && typeof primaryDomain !== 'string') return false;
  return typeof value['url'] === 'string';
}

/** Every reason why `value` is not a valid `PagesSettings`; none when it is. */
export function checkPagesSettings(value: unknown): ValidationIssue[] {
  return issuesOf(value, isPagesSettings, collectPagesSettings);
}

/** Adds to `issues` every reason why the value at `path` is not a valid `PagesSettings`. */
export function collectPagesSettings(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/PagesSettings';
  if (!json.isObject(value)) return report(issues, path, 'must be an object', `${schema}/type`);
  reportMissing(
    issues,
    path,
    value,
    ['deployments', 'force_https', 'is_unique_domain_enabled', 'url'],
    `${schema}/required`,
  );
  const deployments = value['deployments'];
  if (deployments !== undefined) collectPagesSettingsDeployments(deployments, `${path}/deployments`, issues);
  const forceHttps = value['force_https'];
  if (forceHttps !== undefined && typeof forceHttps !== 'boolean' && forceHttps !== null)
    report(issues, `${path}/force_https`, 'must be true, false or null', `${schema}/properties/force_https/type`);
  const isUniqueDomainEnabledProperty = value['is_unique_domain_enabled'];
  if (
    isUniqueDomainEnabledProperty !== undefined &&
    typeof isUniqueDomainEnabledProperty !== 'boolean' &&
    isUniqueDomainEnabledProperty !== null
  )
    report(
      issues,
      `${path}/is_unique_domain_enabled`,
      'must be true, false or null',
      `${schema}/properties/is_unique_domain_enabled/type`,
    );
  const primaryDomain = value['primary_domain'];
  if (primaryDomain !== undefined && primaryDomain !== null && typeof primaryDomain !== 'string')
    report(issues, `${path}/primary_domain`, 'must be a string or null', `${schema}/properties/primary_domain/type`);
  const url = value['url'];
  if (url !== undefined && typeof url !== 'string')
    report(issues, `${path}/url`, 'must be a string', `${schema}/properties/url/type`);
}

function collectPagesSettingsDeployments(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!json.isArray(value))
    return report(issues, path, 'must be an array', '#/components/schemas/PagesSettings/properties/deployments/type');
  for (const [index, item] of value.entries()) {
    collectPagesDeployment(item, `${path}/${index}`, issues);
  }
}
