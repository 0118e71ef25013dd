// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { PagesSettings } from '../../types/index.ts';
import { type ValidationIssue, report } from '../runtime/issue.ts';
import { isObject } from '../runtime/values.ts';
import { collectPagesDeployment, isPagesDeployment } from './pages-deployment.ts';

/** Whether `value` is a valid `PagesSettings`. */
export function isPagesSettings(value: unknown): value is PagesSettings {
  if (!isObject(value)) return false;
  const deployments = value['deployments'];
  if (!isPagesSettingsDeployments(deployments)) return false;
  const forceHttps = value['force_https'];
  if (typeof forceHttps !== 'boolean' && forceHttps !== null) return false;
  const isUniqueDomainEnabledProperty = value['is_unique_domain_enabled'];
  if (typeof isUniqueDomainEnabledProperty !== 'boolean' && isUniqueDomainEnabledProperty !== null) return false;
  const primaryDomain = value['primary_domain'];
  if (primaryDomain !== undefined && primaryDomain !== null && typeof primaryDomain !== 'string') return false;
  const url = value['url'];
  return typeof url === 'string';
}

/** Every reason why `value` is not a valid `PagesSettings`; none when it is. */
export function checkPagesSettings(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectPagesSettings(value, '', issues);
  return issues;
}

/** Adds to `issues` every reason why the value at `path` is not a valid `PagesSettings`. */
export function collectPagesSettings(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!isObject(value)) {
    report(issues, path, 'must be an object', '#/components/schemas/PagesSettings/type');
    return;
  }
  const deployments = value['deployments'];
  if (deployments === undefined)
    report(issues, path, 'must have the property "deployments"', '#/components/schemas/PagesSettings/required');
  else collectPagesSettingsDeployments(deployments, `${path}/deployments`, issues);
  const forceHttps = value['force_https'];
  if (forceHttps === undefined)
    report(issues, path, 'must have the property "force_https"', '#/components/schemas/PagesSettings/required');
  else if (typeof forceHttps !== 'boolean' && forceHttps !== null)
    report(
      issues,
      `${path}/force_https`,
      'must be true or false or null',
      '#/components/schemas/PagesSettings/properties/force_https/type',
    );
  const isUniqueDomainEnabledProperty = value['is_unique_domain_enabled'];
  if (isUniqueDomainEnabledProperty === undefined)
    report(
      issues,
      path,
      'must have the property "is_unique_domain_enabled"',
      '#/components/schemas/PagesSettings/required',
    );
  else if (typeof isUniqueDomainEnabledProperty !== 'boolean' && isUniqueDomainEnabledProperty !== null)
    report(
      issues,
      `${path}/is_unique_domain_enabled`,
      'must be true or false or null',
      '#/components/schemas/PagesSettings/properties/is_unique_domain_enabled/type',
    );
  const primaryDomain = value['primary_domain'];
  if (primaryDomain !== undefined && primaryDomain !== null && typeof primaryDomain !== 'string')
    report(
      issues,
      `${path}/primary_domain`,
      'must be a string or null',
      '#/components/schemas/PagesSettings/properties/primary_domain/type',
    );
  const url = value['url'];
  if (url === undefined)
    report(issues, path, 'must have the property "url"', '#/components/schemas/PagesSettings/required');
  else if (typeof url !== 'string')
    report(issues, `${path}/url`, 'must be a string', '#/components/schemas/PagesSettings/properties/url/type');
}

function isPagesSettingsDeployments(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (const item of value) {
    if (!isPagesDeployment(item)) return false;
  }
  return true;
}

function collectPagesSettingsDeployments(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!Array.isArray(value)) {
    report(issues, path, 'must be an array', '#/components/schemas/PagesSettings/properties/deployments/type');
    return;
  }
  for (const [index, item] of value.entries()) {
    collectPagesDeployment(item, `${path}/${index}`, issues);
  }
}
