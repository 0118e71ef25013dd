// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { Badge } from '../../types/index.ts';
import { type ValidationIssue, issuesOf, json, report, reportMissing } from '../runtime/index.ts';

/** Whether `value` is a valid `Badge`. */
export function isBadge(value: unknown): value is Badge {
  if (!json.isObject(value)) return false;
  if (!json.isInteger(value['id'])) return false;
  const name = value['name'];
  if (name !== null && typeof name !== 'string') return false;
  if (typeof value['image_url'] !== 'string') return false;
  const kind = value['kind'];
  if (kind !== 'project' && kind !== 'group') return false;
  if (typeof value['link_url'] !== 'string') return false;
  if (typeof value['rendered_image_url'] !== 'string') return false;
  return typeof value['rendered_link_url'] === 'string';
}

/** Every reason why `value` is not a valid `Badge`; none when it is. */
export function checkBadge(value: unknown): ValidationIssue[] {
  return issuesOf(value, isBadge, collectBadge);
}

/** Adds to `issues` every reason why the value at `path` is not a valid `Badge`. */
export function collectBadge(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/Badge';
  if (!json.isObject(value)) return report(issues, path, 'must be an object', `${schema}/type`);
  reportMissing(
    issues,
    path,
    value,
    ['id', 'image_url', 'kind', 'link_url', 'name', 'rendered_image_url', 'rendered_link_url'],
    `${schema}/required`,
  );
  const id = value['id'];
  if (id !== undefined && !json.isInteger(id))
    report(issues, `${path}/id`, 'must be an integer', `${schema}/properties/id/type`);
  const name = value['name'];
  if (name !== undefined && name !== null && typeof name !== 'string')
    report(issues, `${path}/name`, 'must be a string or null', `${schema}/properties/name/type`);
  const imageUrl = value['image_url'];
  if (imageUrl !== undefined && typeof imageUrl !== 'string')
    report(issues, `${path}/image_url`, 'must be a string', `${schema}/properties/image_url/type`);
  const kind = value['kind'];
  if (kind !== undefined && kind !== 'project' && kind !== 'group')
    report(issues, `${path}/kind`, 'must be one of "project", "group"', `${schema}/properties/kind/enum`);
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
