// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { BadgeCreate } from '../../types/project-badges.ts';
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

/** Returns true if `value` is a valid `BadgeCreate`. */
export function isBadgeCreate(value: unknown): value is BadgeCreate {
  if (!hasObjectType(value)) return false;
  const name = value['name'];
  if (name !== undefined && typeof name !== 'string') return false;
  if (typeof value['image_url'] !== 'string') return false;
  return typeof value['link_url'] === 'string';
}

/** Returns the reasons why `value` is not a valid `BadgeCreate`; none if it is. */
export function checkBadgeCreate(value: unknown): ValidationIssue[] {
  return issuesOf(value, isBadgeCreate, collectBadgeCreate);
}

/** `BadgeCreate` as a [Standard Schema](https://standardschema.dev), for routers and form libraries. */
export const badgeCreateSchema: StandardSchema<BadgeCreate> = /* @__PURE__ */ standardSchema(
  isBadgeCreate,
  checkBadgeCreate,
);

/** Adds to `issues` every reason why the value at `path` is not a valid `BadgeCreate`. */
export function collectBadgeCreate(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/BadgeCreate';
  if (!hasObjectType(value)) return fail(issues, path, schema, 'type', 'must be an object');
  const name = value['name'];
  if (name !== undefined && typeof name !== 'string') failType(issues, path, schema, '/name', 'must be a string');
  const imageUrl = value['image_url'];
  if (imageUrl === undefined) reportMissing(issues, path, schema, 'image_url');
  else if (typeof imageUrl !== 'string') failType(issues, path, schema, '/image_url', 'must be a string');
  const linkUrl = value['link_url'];
  if (linkUrl === undefined) reportMissing(issues, path, schema, 'link_url');
  else if (typeof linkUrl !== 'string') failType(issues, path, schema, '/link_url', 'must be a string');
}
