// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { Badge } from '../../types/index.ts';
import { type ValidationIssue, report } from '../runtime/issue.ts';
import { isInteger, isObject } from '../runtime/values.ts';

/** Whether `value` is a valid `Badge`. */
export function isBadge(value: unknown): value is Badge {
  if (!isObject(value)) return false;
  const id = value['id'];
  if (!isInteger(id)) return false;
  const name = value['name'];
  if (name !== null && typeof name !== 'string') return false;
  const imageUrl = value['image_url'];
  if (typeof imageUrl !== 'string') return false;
  const kind = value['kind'];
  if (kind !== 'project' && kind !== 'group') return false;
  const linkUrl = value['link_url'];
  if (typeof linkUrl !== 'string') return false;
  const renderedImageUrl = value['rendered_image_url'];
  if (typeof renderedImageUrl !== 'string') return false;
  const renderedLinkUrl = value['rendered_link_url'];
  return typeof renderedLinkUrl === 'string';
}

/** Every reason why `value` is not a valid `Badge`; none when it is. */
export function checkBadge(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectBadge(value, '', issues);
  return issues;
}

/** Adds to `issues` every reason why the value at `path` is not a valid `Badge`. */
export function collectBadge(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!isObject(value)) {
    report(issues, path, 'must be an object', '#/components/schemas/Badge/type');
    return;
  }
  const id = value['id'];
  if (id === undefined) report(issues, path, 'must have the property "id"', '#/components/schemas/Badge/required');
  else if (!isInteger(id))
    report(issues, `${path}/id`, 'must be an integer', '#/components/schemas/Badge/properties/id/type');
  const name = value['name'];
  if (name === undefined) report(issues, path, 'must have the property "name"', '#/components/schemas/Badge/required');
  else if (name !== null && typeof name !== 'string')
    report(issues, `${path}/name`, 'must be a string or null', '#/components/schemas/Badge/properties/name/type');
  const imageUrl = value['image_url'];
  if (imageUrl === undefined)
    report(issues, path, 'must have the property "image_url"', '#/components/schemas/Badge/required');
  else if (typeof imageUrl !== 'string')
    report(issues, `${path}/image_url`, 'must be a string', '#/components/schemas/Badge/properties/image_url/type');
  const kind = value['kind'];
  if (kind === undefined) report(issues, path, 'must have the property "kind"', '#/components/schemas/Badge/required');
  else if (kind !== 'project' && kind !== 'group')
    report(
      issues,
      `${path}/kind`,
      'must be one of "project", "group"',
      '#/components/schemas/Badge/properties/kind/enum',
    );
  const linkUrl = value['link_url'];
  if (linkUrl === undefined)
    report(issues, path, 'must have the property "link_url"', '#/components/schemas/Badge/required');
  else if (typeof linkUrl !== 'string')
    report(issues, `${path}/link_url`, 'must be a string', '#/components/schemas/Badge/properties/link_url/type');
  const renderedImageUrl = value['rendered_image_url'];
  if (renderedImageUrl === undefined)
    report(issues, path, 'must have the property "rendered_image_url"', '#/components/schemas/Badge/required');
  else if (typeof renderedImageUrl !== 'string')
    report(
      issues,
      `${path}/rendered_image_url`,
      'must be a string',
      '#/components/schemas/Badge/properties/rendered_image_url/type',
    );
  const renderedLinkUrl = value['rendered_link_url'];
  if (renderedLinkUrl === undefined)
    report(issues, path, 'must have the property "rendered_link_url"', '#/components/schemas/Badge/required');
  else if (typeof renderedLinkUrl !== 'string')
    report(
      issues,
      `${path}/rendered_link_url`,
      'must be a string',
      '#/components/schemas/Badge/properties/rendered_link_url/type',
    );
}
