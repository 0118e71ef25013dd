// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { BadgeRendering } from '../../types/index.ts';
import { type ValidationIssue, report } from '../runtime/issue.ts';
import { isObject } from '../runtime/values.ts';

/** Whether `value` is a valid `BadgeRendering`. */
export function isBadgeRendering(value: unknown): value is BadgeRendering {
  if (!isObject(value)) return false;
  const imageUrl = value['image_url'];
  if (typeof imageUrl !== 'string') return false;
  const linkUrl = value['link_url'];
  if (typeof linkUrl !== 'string') return false;
  const renderedImageUrl = value['rendered_image_url'];
  if (typeof renderedImageUrl !== 'string') return false;
  const renderedLinkUrl = value['rendered_link_url'];
  return typeof renderedLinkUrl === 'string';
}

/** Every reason why `value` is not a valid `BadgeRendering`; none when it is. */
export function checkBadgeRendering(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectBadgeRendering(value, '', issues);
  return issues;
}

/** Adds to `issues` every reason why the value at `path` is not a valid `BadgeRendering`. */
export function collectBadgeRendering(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!isObject(value)) {
    report(issues, path, 'must be an object', '#/components/schemas/BadgeRendering/type');
    return;
  }
  const imageUrl = value['image_url'];
  if (imageUrl === undefined)
    report(issues, path, 'must have the property "image_url"', '#/components/schemas/BadgeRendering/required');
  else if (typeof imageUrl !== 'string')
    report(
      issues,
      `${path}/image_url`,
      'must be a string',
      '#/components/schemas/BadgeRendering/properties/image_url/type',
    );
  const linkUrl = value['link_url'];
  if (linkUrl === undefined)
    report(issues, path, 'must have the property "link_url"', '#/components/schemas/BadgeRendering/required');
  else if (typeof linkUrl !== 'string')
    report(
      issues,
      `${path}/link_url`,
      'must be a string',
      '#/components/schemas/BadgeRendering/properties/link_url/type',
    );
  const renderedImageUrl = value['rendered_image_url'];
  if (renderedImageUrl === undefined)
    report(issues, path, 'must have the property "rendered_image_url"', '#/components/schemas/BadgeRendering/required');
  else if (typeof renderedImageUrl !== 'string')
    report(
      issues,
      `${path}/rendered_image_url`,
      'must be a string',
      '#/components/schemas/BadgeRendering/properties/rendered_image_url/type',
    );
  const renderedLinkUrl = value['rendered_link_url'];
  if (renderedLinkUrl === undefined)
    report(issues, path, 'must have the property "rendered_link_url"', '#/components/schemas/BadgeRendering/required');
  else if (typeof renderedLinkUrl !== 'string')
    report(
      issues,
      `${path}/rendered_link_url`,
      'must be a string',
      '#/components/schemas/BadgeRendering/properties/rendered_link_url/type',
    );
}
