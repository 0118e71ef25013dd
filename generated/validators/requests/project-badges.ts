// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type {
  BadgeCreate,
  BadgeUpdate,
  CreateProjectBadgePath,
  DeleteProjectBadgePath,
  GetProjectBadgePath,
  ListProjectBadgesPath,
  ListProjectBadgesQuery,
  RenderProjectBadgePath,
  RenderProjectBadgeQuery,
  UpdateProjectBadgePath,
} from '../../types/project-badges.ts';
import { checkedForm, formValue } from '../runtime/forms.ts';
import {
  type Decoded,
  type Defaulted,
  PathValues,
  type Unchecked,
  asInteger,
  checkedValue,
  decoded,
  decodedNumbers,
} from '../runtime/parameters.ts';
import { Pairs } from '../runtime/queries.ts';
import { type ValidationIssue, fail, hasIntegerType } from '../runtime/report.ts';
import { collectBadgeCreate, isBadgeCreate } from '../schemas/badge-create.ts';
import { collectBadgeUpdate, isBadgeUpdate } from '../schemas/badge-update.ts';

/** Decodes the path values, which are percent-encoded and in the order of the template. */
export function decodeListProjectBadgesPath(raw: readonly string[]): Decoded<ListProjectBadgesPath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1badges/get');
  const id = asInteger(values.text(0, 'id'));
  const path: Unchecked<ListProjectBadgesPath> = { id };
  return decoded(path, values.issues);
}

/** The query of `GET /projects/{id}/badges`, with defaults. */
export type ListProjectBadgesQueryWithDefaults = Defaulted<ListProjectBadgesQuery, 'page' | 'per_page'>;

/** Decodes the query string, without `?`. */
export function decodeListProjectBadgesQuery(raw: string): Decoded<ListProjectBadgesQueryWithDefaults> {
  const pairs = new Pairs(raw, '/query', '#/paths/~1projects~1{id}~1badges/get');
  let name: unknown;
  let page: unknown;
  let perPage: unknown;
  while (pairs.next()) {
    switch (pairs.name) {
      case 'name':
        name = pairs.only(name);
        break;
      case 'page':
        page = asInteger(pairs.only(page));
        break;
      case 'per_page':
        perPage = asInteger(pairs.only(perPage));
        break;
    }
  }
  const { issues } = pairs;
  if (page !== undefined && !Number.isInteger(page))
    fail(issues, '/query/page', '#/components/parameters/Page/schema', 'type', 'must be an integer');
  if (hasIntegerType(page) && page < 1)
    fail(issues, '/query/page', '#/components/parameters/Page/schema', 'minimum', 'must be at least 1');
  if (perPage !== undefined && !Number.isInteger(perPage))
    fail(issues, '/query/per_page', '#/components/parameters/PerPage/schema', 'type', 'must be an integer');
  if (hasIntegerType(perPage) && perPage > 100)
    fail(issues, '/query/per_page', '#/components/parameters/PerPage/schema', 'maximum', 'must be at most 100');
  const query: Unchecked<ListProjectBadgesQueryWithDefaults> = { page: page ?? 1, per_page: perPage ?? 20 };
  if (name !== undefined) query.name = name;
  return decodedNumbers(query, '/query', issues);
}

/** Decodes the path values, which are percent-encoded and in the order of the template. */
export function decodeCreateProjectBadgePath(raw: readonly string[]): Decoded<CreateProjectBadgePath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1badges/post');
  const id = asInteger(values.text(0, 'id'));
  const path: Unchecked<CreateProjectBadgePath> = { id };
  return decoded(path, values.issues);
}

/** Validates the body, parsed from JSON. */
export function decodeCreateProjectBadgeBody(raw: unknown): Decoded<BadgeCreate> {
  return checkedValue(raw, '/body', isBadgeCreate, collectBadgeCreate);
}

/** Decodes the form. `others` are properties from a JSON body. */
export function decodeCreateProjectBadgeForm(raw: string, others?: object): Decoded<BadgeCreate> {
  const issues: ValidationIssue[] = [];
  const body = formValue(
    raw,
    {},
    'all',
    '#/paths/~1projects~1{id}~1badges/post/requestBody/content/application~1x-www-form-urlencoded/schema',
    issues,
    others,
  );
  return issues.length > 0 ? { issues } : checkedForm(body, '/body', isBadgeCreate, collectBadgeCreate);
}

/** Decodes the path values, which are percent-encoded and in the order of the template. */
export function decodeRenderProjectBadgePath(raw: readonly string[]): Decoded<RenderProjectBadgePath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1badges~1render/get');
  const id = asInteger(values.text(0, 'id'));
  const path: Unchecked<RenderProjectBadgePath> = { id };
  return decoded(path, values.issues);
}

/** Decodes the query string, without `?`. */
export function decodeRenderProjectBadgeQuery(raw: string): Decoded<RenderProjectBadgeQuery> {
  const schema = '#/paths/~1projects~1{id}~1badges~1render/get';
  const pairs = new Pairs(raw, '/query', schema);
  let imageUrl: unknown;
  let linkUrl: unknown;
  while (pairs.next()) {
    switch (pairs.name) {
      case 'image_url':
        imageUrl = pairs.only(imageUrl);
        break;
      case 'link_url':
        linkUrl = pairs.only(linkUrl);
        break;
    }
  }
  if (imageUrl === undefined) pairs.missing('image_url', `${schema}/parameters/2/required`);
  if (linkUrl === undefined) pairs.missing('link_url', `${schema}/parameters/1/required`);
  const query: Unchecked<RenderProjectBadgeQuery> = { image_url: imageUrl, link_url: linkUrl };
  return decoded(query, pairs.issues);
}

/** Decodes the path values, which are percent-encoded and in the order of the template. */
export function decodeGetProjectBadgePath(raw: readonly string[]): Decoded<GetProjectBadgePath> {
  const schema = '#/paths/~1projects~1{id}~1badges~1{badge_id}/get';
  const values = new PathValues(raw, schema);
  const id = asInteger(values.text(0, 'id'));
  const badgeId = asInteger(values.text(1, 'badge_id'));
  const { issues } = values;
  if (badgeId !== undefined && !Number.isInteger(badgeId))
    fail(issues, '/path/badge_id', `${schema}/parameters/1/schema`, 'type', 'must be an integer');
  const path: Unchecked<GetProjectBadgePath> = { id, badge_id: badgeId };
  return decodedNumbers(path, '/path', issues);
}

/** Decodes the path values, which are percent-encoded and in the order of the template. */
export function decodeUpdateProjectBadgePath(raw: readonly string[]): Decoded<UpdateProjectBadgePath> {
  const schema = '#/paths/~1projects~1{id}~1badges~1{badge_id}/put';
  const values = new PathValues(raw, schema);
  const id = asInteger(values.text(0, 'id'));
  const badgeId = asInteger(values.text(1, 'badge_id'));
  const { issues } = values;
  if (badgeId !== undefined && !Number.isInteger(badgeId))
    fail(issues, '/path/badge_id', `${schema}/parameters/1/schema`, 'type', 'must be an integer');
  const path: Unchecked<UpdateProjectBadgePath> = { id, badge_id: badgeId };
  return decodedNumbers(path, '/path', issues);
}

/** Validates the body, parsed from JSON. */
export function decodeUpdateProjectBadgeBody(raw: unknown): Decoded<BadgeUpdate> {
  return checkedValue(raw, '/body', isBadgeUpdate, collectBadgeUpdate);
}

/** Decodes the form. `others` are properties from a JSON body. */
export function decodeUpdateProjectBadgeForm(raw: string, others?: object): Decoded<BadgeUpdate> {
  const issues: ValidationIssue[] = [];
  const body = formValue(
    raw,
    {},
    'all',
    '#/paths/~1projects~1{id}~1badges~1{badge_id}/put/requestBody/content/application~1x-www-form-urlencoded/schema',
    issues,
    others,
  );
  return issues.length > 0 ? { issues } : checkedForm(body, '/body', isBadgeUpdate, collectBadgeUpdate);
}

/** Decodes the path values, which are percent-encoded and in the order of the template. */
export function decodeDeleteProjectBadgePath(raw: readonly string[]): Decoded<DeleteProjectBadgePath> {
  const schema = '#/paths/~1projects~1{id}~1badges~1{badge_id}/delete';
  const values = new PathValues(raw, schema);
  const id = asInteger(values.text(0, 'id'));
  const badgeId = asInteger(values.text(1, 'badge_id'));
  const { issues } = values;
  if (badgeId !== undefined && !Number.isInteger(badgeId))
    fail(issues, '/path/badge_id', `${schema}/parameters/1/schema`, 'type', 'must be an integer');
  const path: Unchecked<DeleteProjectBadgePath> = { id, badge_id: badgeId };
  return decodedNumbers(path, '/path', issues);
}
