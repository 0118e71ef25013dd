// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { Badge } from '../../types/project-badges.ts';
import {
  type StandardSchema,
  type ValidationIssue,
  fail,
  failProperty,
  failType,
  hasObjectType,
  issuesOf,
  reportMissing,
  standardSchema,
} from '../runtime/report.ts';

/** Returns true if `value` is a valid `Badge`. */
export function isBadge(value: unknown): value is Badge {
  if (!hasObjectType(value)) return false;
  if (!Number.isInteger(value['id'])) return false;
  const name = value['name'];
  if (name !== null && typeof name !== 'string') return false;
  if (typeof value['image_url'] !== 'string') return false;
  const kind = value['kind'];
  if (kind !== 'project' && kind !== 'group') return false;
  if (typeof value['link_url'] !== 'string') return false;
  if (typeof value['rendered_image_url'] !== 'string') return false;
  return typeof value['rendered_link_url'] === 'string';
}

/** Returns the reasons why `value` is not a valid `Badge`; none if it is. */
export function checkBadge(value: unknown): ValidationIssue[] {
  return issuesOf(value, isBadge, collectBadge);
}

/** `Badge` as a [Standard Schema](https://standardschema.dev), for routers and form libraries. */
export const badgeSchema: StandardSchema<Badge> = /* @__PURE__ */ standardSchema(isBadge, checkBadge);

/** Adds to `issues` every reason why the value at `path` is not a valid `Badge`. */
export function collectBadge(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/Badge';
  if (!hasObjectType(value)) return fail(issues, path, schema, 'type', 'must be an object');
  const id = value['id'];
  if (id === undefined) reportMissing(issues, path, schema, 'id');
  else if (!Number.isInteger(id)) failType(issues, path, schema, '/id', 'must be an integer');
  const name = value['name'];
  if (name === undefined) reportMissing(issues, path, schema, 'name');
  else if (name !== null && typeof name !== 'string')
    failType(issues, path, schema, '/name', 'must be a string or null');
  const imageUrl = value['image_url'];
  if (imageUrl === undefined) reportMissing(issues, path, schema, 'image_url');
  else if (typeof imageUrl !== 'string') failType(issues, path, schema, '/image_url', 'must be a string');
  const kind = value['kind'];
  if (kind === undefined) reportMissing(issues, path, schema, 'kind');
  else if (kind !== 'project' && kind !== 'group')
    failProperty(issues, path, schema, '/kind', 'enum', 'must be one of "project", "group"');
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
