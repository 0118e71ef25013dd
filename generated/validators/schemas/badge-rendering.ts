// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { BadgeRendering } from '../../types/project-badges.ts';
import {
  type StandardSchema,
  type ValidationIssue,
  fail,
  failType,
  hasObjectType,
  issuesOf,
  reportMissing,
  standardSchema,
} from '../runtime/report.ts';

/** Returns true if `value` is a valid `BadgeRendering`. */
export function isBadgeRendering(value: unknown): value is BadgeRendering {
  if (!hasObjectType(value)) return false;
  if (typeof value['image_url'] !== 'string') return false;
  if (typeof value['link_url'] !== 'string') return false;
  if (typeof value['rendered_image_url'] !== 'string') return false;
  return typeof value['rendered_link_url'] === 'string';
}

/** Returns the reasons why `value` is not a valid `BadgeRendering`; none if it is. */
export function checkBadgeRendering(value: unknown): ValidationIssue[] {
  return issuesOf(value, isBadgeRendering, collectBadgeRendering);
}

/** `BadgeRendering` as a [Standard Schema](https://standardschema.dev), for routers and form libraries. */
export const badgeRenderingSchema: StandardSchema<BadgeRendering> = /* @__PURE__ */ standardSchema(
  isBadgeRendering,
  checkBadgeRendering,
);

/** Adds to `issues` every reason why the value at `path` is not a valid `BadgeRendering`. */
export function collectBadgeRendering(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/BadgeRendering';
  if (!hasObjectType(value)) return fail(issues, path, schema, 'type', 'must be an object');
  const imageUrl = value['image_url'];
  if (imageUrl === undefined) reportMissing(issues, path, schema, 'image_url');
  else if (typeof imageUrl !== 'string') failType(issues, path, schema, '/image_url', 'must be a string');
  const linkUrl = value['link_url'];
  if (linkUrl === undefined) reportMissing(issues, path, schema, 'link_url');
  else if (typeof linkUrl !== 'string') failType(issues, path, schema, '/link_url', 'must be a string');
  const renderedImageUrl = value['rendered_image_url'];
  if (renderedImageUrl === undefined) reportMissing(issues, path, schema, 'rendered_image_url');
  else if (typeof renderedImageUrl !== 'string')
    failType(issues, path, schema, '/rendered_image_url', 'must be a string');
  const renderedLinkUrl = value['rendered_link_url'];
  if (renderedLinkUrl === undefined) reportMissing(issues, path, schema, 'rendered_link_url');
  else if (typeof renderedLinkUrl !== 'string')
    failType(issues, path, schema, '/rendered_link_url', 'must be a string');
}
