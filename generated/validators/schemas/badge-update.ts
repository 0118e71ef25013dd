// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { BadgeUpdate } from '../../types/project-badges.ts';
import {
  type StandardSchema,
  type ValidationIssue,
  fail,
  failType,
  hasObjectType,
  issuesOf,
  standardSchema,
} from '../runtime/report.ts';

/** Returns true if `value` is a valid `BadgeUpdate`. */
export function isBadgeUpdate(value: unknown): value is BadgeUpdate {
  if (!hasObjectType(value)) return false;
  const name = value['name'];
  if (name !== undefined && typeof name !== 'string') return false;
  const imageUrl = value['image_url'];
  if (imageUrl !== undefined && typeof imageUrl !== 'string') return false;
  const linkUrl = value['link_url'];
  return linkUrl === undefined || typeof linkUrl === 'string';
}

/** Returns the reasons why `value` is not a valid `BadgeUpdate`; none if it is. */
export function checkBadgeUpdate(value: unknown): ValidationIssue[] {
  return issuesOf(value, isBadgeUpdate, collectBadgeUpdate);
}

/** `BadgeUpdate` as a [Standard Schema](https://standardschema.dev), for routers and form libraries. */
export const badgeUpdateSchema: StandardSchema<BadgeUpdate> = /* @__PURE__ */ standardSchema(
  isBadgeUpdate,
  checkBadgeUpdate,
);

/** Adds to `issues` every reason why the value at `path` is not a valid `BadgeUpdate`. */
export function collectBadgeUpdate(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/BadgeUpdate';
  if (!hasObjectType(value)) return fail(issues, path, schema, 'type', 'must be an object');
  const name = value['name'];
  if (name !== undefined && typeof name !== 'string') failType(issues, path, schema, '/name', 'must be a string');
  const imageUrl = value['image_url'];
  if (imageUrl !== undefined && typeof imageUrl !== 'string')
    failType(issues, path, schema, '/image_url', 'must be a string');
  const linkUrl = value['link_url'];
  if (linkUrl !== undefined && typeof linkUrl !== 'string')
    failType(issues, path, schema, '/link_url', 'must be a string');
}
