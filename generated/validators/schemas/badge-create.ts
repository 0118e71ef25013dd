// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { BadgeCreate } from '../../types/index.ts';
import { type ValidationIssue, issuesOf, json, report, reportMissing } from '../runtime/index.ts';

/** Whether `value` is a valid `BadgeCreate`. */
export function isBadgeCreate(value: unknown): value is BadgeCreate {
  if (!json.isObject(value)) return false;
  const name = value['name'];
  if (name !== undefined && typeof name !== 'string') return false;
  if (typeof value['image_url'] !== 'string') return false;
  return typeof value['link_url'] === 'string';
}

/** Every reason why `value` is not a valid `BadgeCreate`; none when it is. */
export function checkBadgeCreate(value: unknown): ValidationIssue[] {
  return issuesOf(value, isBadgeCreate, collectBadgeCreate);
}

/** Adds to `issues` every reason why the value at `path` is not a valid `BadgeCreate`. */
export function collectBadgeCreate(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/BadgeCreate';
  if (!json.isObject(value)) return report(issues, path, 'must be an object', `${schema}/type`);
  reportMissing(issues, path, value, ['image_url', 'link_url'], `${schema}/required`);
  const name = value['name'];
  if (name !== undefined && typeof name !== 'string')
    report(issues, `${path}/name`, 'must be a string', `${schema}/properties/name/type`);
  const imageUrl = value['image_url'];
  if (imageUrl !== undefined && typeof imageUrl !== 'string')
    report(issues, `${path}/image_url`, 'must be a string', `${schema}/properties/image_url/type`);
  const linkUrl = value['link_url'];
  if (linkUrl !== undefined && typeof linkUrl !== 'string')
    report(issues, `${path}/link_url`, 'must be a string', `${schema}/properties/link_url/type`);
}
