// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { BadgeUpdate } from '../../types/index.ts';
import { type ValidationIssue, report } from '../runtime/issue.ts';
import { isObject } from '../runtime/values.ts';

/** Whether `value` is a valid `BadgeUpdate`. */
export function isBadgeUpdate(value: unknown): value is BadgeUpdate {
  if (!isObject(value)) return false;
  const name = value['name'];
  if (name !== undefined && typeof name !== 'string') return false;
  const imageUrl = value['image_url'];
  if (imageUrl !== undefined && typeof imageUrl !== 'string') return false;
  const linkUrl = value['link_url'];
  if (linkUrl !== undefined && typeof linkUrl !== 'string') return false;
  return true;
}

/** Every reason why `value` is not a valid `BadgeUpdate`; none when it is. */
export function checkBadgeUpdate(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectBadgeUpdate(value, '', issues);
  return issues;
}

/** Adds to `issues` every reason why the value at `path` is not a valid `BadgeUpdate`. */
export function collectBadgeUpdate(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!isObject(value)) {
    report(issues, path, 'must be an object', '#/components/schemas/BadgeUpdate/type');
    return;
  }
  const name = value['name'];
  if (name !== undefined && typeof name !== 'string')
    report(issues, `${path}/name`, 'must be a string', '#/components/schemas/BadgeUpdate/properties/name/type');
  const imageUrl = value['image_url'];
  if (imageUrl !== undefined && typeof imageUrl !== 'string')
    report(
      issues,
      `${path}/image_url`,
      'must be a string',
      '#/components/schemas/BadgeUpdate/properties/image_url/type',
    );
  const linkUrl = value['link_url'];
  if (linkUrl !== undefined && typeof linkUrl !== 'string')
    report(issues, `${path}/link_url`, 'must be a string', '#/components/schemas/BadgeUpdate/properties/link_url/type');
}
