// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { BadgeRendering } from '../../types/index.ts';
import { type ValidationIssue, issuesOf, json, report, reportMissing } from '../runtime/index.ts';

/** Whether `value` is a valid `BadgeRendering`. */
export function isBadgeRendering(value: unknown): value is BadgeRendering {
  if (!json.isObject(value)) return false;
  if (typeof value['image_url'] !== 'string') return false;
  if (typeof value['link_url'] !== 'string') return false;
  if (typeof value['rendered_image_url'] !== 'string') return false;
  return typeof value['rendered_link_url'] === 'string';
}

/** Every reason why `value` is not a valid `BadgeRendering`; none when it is. */
export function checkBadgeRendering(value: unknown): ValidationIssue[] {
  return issuesOf(value, isBadgeRendering, collectBadgeRendering);
}

/** Adds to `issues` every reason why the value at `path` is not a valid `BadgeRendering`. */
export function collectBadgeRendering(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/BadgeRendering';
  if (!json.isObject(value)) return report(issues, path, 'must be an object', `${schema}/type`);
  reportMissing(
    issues,
    path,
    value,
    ['image_url', 'link_url', 'rendered_image_url', 'rendered_link_url'],
    `${schema}/required`,
  );
  const imageUrl = value['image_url'];
  if (imageUrl !== undefined && typeof imageUrl !== 'string')
    report(issues, `${path}/image_url`, 'must be a string', `${schema}/properties/image_url/type`);
  const linkUrl = value['link_url'];
  if (linkUrl !== undefined && typeof linkUrl !== 'string')
    report(issues, `${path}/link_url`, 'must be a string', `${schema}/properties/link_url/type`);
  const renderedImageUrl = value['rendered_image_url'];
  if (renderedImageUrl !== undefined && typeof renderedImageUrl !== 'string')
    report(issues, `${path}/rendered_image_url`, 'must be a string', `${schema}/properties/rendered_image_url/type`);
  const renderedLinkUrl = value['rendered_link_url'];
  if (renderedLinkUrl !== undefined && typeof renderedLinkUrl !== 'string')
    report(issues, `${path}/rendered_link_url`, 'must be a string', `${schema}/properties/rendered_link_url/type`);
}
