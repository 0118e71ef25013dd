// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { BadgeCreate } from '../../types/index.ts';
import { type ValidationIssue, report } from '../runtime/issue.ts';
import { isObject } from '../runtime/values.ts';

/** Whether `value` is a valid `BadgeCreate`. */
export function isBadgeCreate(value: unknown): value is BadgeCreate {
  if (!isObject(value)) return false;
  const name = value['name'];
  if (name !== undefined && typeof name !== 'string') return false;
  const imageUrl = value['image_url'];
  if (typeof imageUrl !== 'string') return false;
  const linkUrl = value['link_url'];
  return typeof linkUrl === 'string';
}

/** Every reason why `value` is not a valid `BadgeCreate`; none when it is. */
export function checkBadgeCreate(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectBadgeCreate(value, '', issues);
  return issues;
}

/** Adds to `issues` every reason why the value at `path` is not a valid `BadgeCreate`. */
export function collectBadgeCreate(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!isObject(value)) {
    report(issues, path, 'must be an object', '#/components/schemas/BadgeCreate/type');
    return;
  }
  const name = value['name'];
  if (name !== undefined && typeof name !== 'string')
    report(issues, `${path}/name`, 'must be a string', '#/components/schemas/BadgeCreate/properties/name/type');
  const imageUrl = value['image_url'];
  if (imageUrl === undefined)
    report(issues, path, 'must have the property "image_url"', '#/components/schemas/BadgeCreate/required');
  else if (typeof imageUrl !== 'string')
    report(
      issues,
      `${path}/image_url`,
      'must be a string',
      '#/components/schemas/BadgeCreate/properties/image_url/type',
    );
  const linkUrl = value['link_url'];
  if (linkUrl === undefined)
    report(issues, path, 'must have the property "link_url"', '#/components/schemas/BadgeCreate/required');
  else if (typeof linkUrl !== 'string')
    report(issues, `${path}/link_url`, 'must be a string', '#/components/schemas/BadgeCreate/properties/link_url/type');
}
