// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { operations } from '../../types/openapi.ts';
import { type ValidationIssue, fail, json } from '../runtime/index.ts';
import {
  type Decoded,
  type Defaulted,
  Pairs,
  PathValues,
  type Unchecked,
  asInteger,
  decoded,
  formValue,
} from '../runtime/parameters/index.ts';
import { collectBadgeCreate, isBadgeCreate } from '../schemas/badge-create.ts';
import { collectBadgeUpdate, isBadgeUpdate } from '../schemas/badge-update.ts';

/** The path values of `GET /projects/{id}/badges`. */
export type ListProjectBadgesPath = operations['listProjectBadges']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeListProjectBadgesPath(raw: readonly string[]): Decoded<ListProjectBadgesPath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1badges/get');
  const path: Unchecked<ListProjectBadgesPath> = {
    id: asInteger(values.text(0, 'id')),
  };
  return decoded(path, '/path', values.issues);
}

/** The query of `GET /projects/{id}/badges`. */
export type ListProjectBadgesQuery = Defaulted<
  NonNullable<operations['listProjectBadges']['parameters']['query']>,
  'page' | 'per_page'
>;

/** Reads the query: as on the wire, without `?`. */
export function decodeListProjectBadgesQuery(raw: string): Decoded<ListProjectBadgesQuery> {
  const query: Unchecked<ListProjectBadgesQuery> = {};
  const pairs = new Pairs(raw, '/query', '#/paths/~1projects~1{id}~1badges/get');
  while (pairs.next()) {
    switch (pairs.name) {
      case 'name':
        query.name = pairs.only(query.name);
        break;
      case 'page':
        query.page = asInteger(pairs.only(query.page));
        break;
      case 'per_page':
        query.per_page = asInteger(pairs.only(query.per_page));
        break;
    }
  }
  query.page ??= 1;
  query.per_page ??= 20;
  return decoded(query, '/query', pairs.issues, isListProjectBadgesQuery, collectListProjectBadgesQuery);
}

/** The path values of `POST /projects/{id}/badges`. */
export type CreateProjectBadgePath = operations['createProjectBadge']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeCreateProjectBadgePath(raw: readonly string[]): Decoded<CreateProjectBadgePath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1badges/post');
  const path: Unchecked<CreateProjectBadgePath> = {
    id: asInteger(values.text(0, 'id')),
  };
  return decoded(path, '/path', values.issues);
}

/** The body of `POST /projects/{id}/badges`. */
export type CreateProjectBadgeBody = operations['createProjectBadge']['requestBody']['content']['application/json'];

/** Reads the body: the value that its JSON stands for. */
export function decodeCreateProjectBadgeBody(raw: unknown): Decoded<CreateProjectBadgeBody> {
  return decoded(raw, '/body', [], isBadgeCreate, collectBadgeCreate);
}

/** The form of `POST /projects/{id}/badges`. */
export type CreateProjectBadgeForm =
  operations['createProjectBadge']['requestBody']['content']['application/x-www-form-urlencoded'];

/** Reads the form: as on the wire. */
export function decodeCreateProjectBadgeForm(raw: string): Decoded<CreateProjectBadgeForm> {
  const issues: ValidationIssue[] = [];
  const body = formValue(
    raw,
    {},
    'all',
    '#/paths/~1projects~1{id}~1badges/post/requestBody/content/application~1x-www-form-urlencoded/schema',
    issues,
  );
  return issues.length > 0 ? { issues } : decoded(body, '/body', issues, isBadgeCreate, collectBadgeCreate);
}

/** The path values of `GET /projects/{id}/badges/render`. */
export type RenderProjectBadgePath = operations['renderProjectBadge']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeRenderProjectBadgePath(raw: readonly string[]): Decoded<RenderProjectBadgePath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1badges~1render/get');
  const path: Unchecked<RenderProjectBadgePath> = {
    id: asInteger(values.text(0, 'id')),
  };
  return decoded(path, '/path', values.issues);
}

/** The query of `GET /projects/{id}/badges/render`. */
export type RenderProjectBadgeQuery = operations['renderProjectBadge']['parameters']['query'];

/** Reads the query: as on the wire, without `?`. */
export function decodeRenderProjectBadgeQuery(raw: string): Decoded<RenderProjectBadgeQuery> {
  const query: Unchecked<RenderProjectBadgeQuery> = {};
  const pairs = new Pairs(raw, '/query', '#/paths/~1projects~1{id}~1badges~1render/get');
  while (pairs.next()) {
    switch (pairs.name) {
      case 'image_url':
        query.image_url = pairs.only(query.image_url);
        break;
      case 'link_url':
        query.link_url = pairs.only(query.link_url);
        break;
    }
  }
  if (query.image_url === undefined)
    pairs.missing('image_url', '#/paths/~1projects~1{id}~1badges~1render/get/parameters/2/required');
  if (query.link_url === undefined)
    pairs.missing('link_url', '#/paths/~1projects~1{id}~1badges~1render/get/parameters/1/required');
  return decoded(query, '/query', pairs.issues);
}

/** The path values of `GET /projects/{id}/badges/{badge_id}`. */
export type GetProjectBadgePath = operations['getProjectBadge']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeGetProjectBadgePath(raw: readonly string[]): Decoded<GetProjectBadgePath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1badges~1{badge_id}/get');
  const path: Unchecked<GetProjectBadgePath> = {
    id: asInteger(values.text(0, 'id')),
    badge_id: asInteger(values.text(1, 'badge_id')),
  };
  return decoded(path, '/path', values.issues, isGetProjectBadgePath, collectGetProjectBadgePath);
}

/** The path values of `PUT /projects/{id}/badges/{badge_id}`. */
export type UpdateProjectBadgePath = operations['updateProjectBadge']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeUpdateProjectBadgePath(raw: readonly string[]): Decoded<UpdateProjectBadgePath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1badges~1{badge_id}/put');
  const path: Unchecked<UpdateProjectBadgePath> = {
    id: asInteger(values.text(0, 'id')),
    badge_id: asInteger(values.text(1, 'badge_id')),
  };
  return decoded(path, '/path', values.issues, isUpdateProjectBadgePath, collectUpdateProjectBadgePath);
}

/** The body of `PUT /projects/{id}/badges/{badge_id}`. */
export type UpdateProjectBadgeBody = NonNullable<
  operations['updateProjectBadge']['requestBody']
>['content']['application/json'];

/** Reads the body: the value that its JSON stands for. */
export function decodeUpdateProjectBadgeBody(raw: unknown): Decoded<UpdateProjectBadgeBody> {
  return decoded(raw, '/body', [], isBadgeUpdate, collectBadgeUpdate);
}

/** The form of `PUT /projects/{id}/badges/{badge_id}`. */
export type UpdateProjectBadgeForm = NonNullable<
  operations['updateProjectBadge']['requestBody']
>['content']['application/x-www-form-urlencoded'];

/** Reads the form: as on the wire. */
export function decodeUpdateProjectBadgeForm(raw: string): Decoded<UpdateProjectBadgeForm> {
  const issues: ValidationIssue[] = [];
  const body = formValue(
    raw,
    {},
    'all',
    '#/paths/~1projects~1{id}~1badges~1{badge_id}/put/requestBody/content/application~1x-www-form-urlencoded/schema',
    issues,
  );
  return issues.length > 0 ? { issues } : decoded(body, '/body', issues, isBadgeUpdate, collectBadgeUpdate);
}

/** The path values of `DELETE /projects/{id}/badges/{badge_id}`. */
export type DeleteProjectBadgePath = operations['deleteProjectBadge']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeDeleteProjectBadgePath(raw: readonly string[]): Decoded<DeleteProjectBadgePath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1badges~1{badge_id}/delete');
  const path: Unchecked<DeleteProjectBadgePath> = {
    id: asInteger(values.text(0, 'id')),
    badge_id: asInteger(values.text(1, 'badge_id')),
  };
  return decoded(path, '/path', values.issues, isDeleteProjectBadgePath, collectDeleteProjectBadgePath);
}

function isListProjectBadgesQuery(value: unknown): boolean {
  if (!json.isObject(value)) return false;
  const page = value['page'];
  if (page !== undefined && (!json.isInteger(page) || page < 1)) return false;
  const perPage = value['per_page'];
  return perPage === undefined || (json.isInteger(perPage) && perPage <= 100);
}

function collectListProjectBadgesQuery(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!json.isObject(value))
    return fail(issues, path, 'type', 'must be an object', '#/paths/~1projects~1{id}~1badges/get/parameters/query');
  const page = value['page'];
  if (page !== undefined && !Number.isInteger(page))
    fail(issues, `${path}/page`, 'type', 'must be an integer', '#/components/parameters/Page/schema');
  if (json.isInteger(page) && page < 1)
    fail(issues, `${path}/page`, 'minimum', 'must be at least 1', '#/components/parameters/Page/schema');
  const perPage = value['per_page'];
  if (perPage !== undefined && !Number.isInteger(perPage))
    fail(issues, `${path}/per_page`, 'type', 'must be an integer', '#/components/parameters/PerPage/schema');
  if (json.isInteger(perPage) && perPage > 100)
    fail(issues, `${path}/per_page`, 'maximum', 'must be at most 100', '#/components/parameters/PerPage/schema');
}

function isGetProjectBadgePath(value: unknown): boolean {
  if (!json.isObject(value)) return false;
  const badgeId = value['badge_id'];
  return badgeId === undefined || Number.isInteger(badgeId);
}

function collectGetProjectBadgePath(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!json.isObject(value))
    return fail(
      issues,
      path,
      'type',
      'must be an object',
      '#/paths/~1projects~1{id}~1badges~1{badge_id}/get/parameters/path',
    );
  const badgeId = value['badge_id'];
  if (badgeId !== undefined && !Number.isInteger(badgeId))
    fail(
      issues,
      `${path}/badge_id`,
      'type',
      'must be an integer',
      '#/paths/~1projects~1{id}~1badges~1{badge_id}/get/parameters/1/schema',
    );
}

function isUpdateProjectBadgePath(value: unknown): boolean {
  if (!json.isObject(value)) return false;
  const badgeId = value['badge_id'];
  return badgeId === undefined || Number.isInteger(badgeId);
}

function collectUpdateProjectBadgePath(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!json.isObject(value))
    return fail(
      issues,
      path,
      'type',
      'must be an object',
      '#/paths/~1projects~1{id}~1badges~1{badge_id}/put/parameters/path',
    );
  const badgeId = value['badge_id'];
  if (badgeId !== undefined && !Number.isInteger(badgeId))
    fail(
      issues,
      `${path}/badge_id`,
      'type',
      'must be an integer',
      '#/paths/~1projects~1{id}~1badges~1{badge_id}/put/parameters/1/schema',
    );
}

function isDeleteProjectBadgePath(value: unknown): boolean {
  if (!json.isObject(value)) return false;
  const badgeId = value['badge_id'];
  return badgeId === undefined || Number.isInteger(badgeId);
}

function collectDeleteProjectBadgePath(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!json.isObject(value))
    return fail(
      issues,
      path,
      'type',
      'must be an object',
      '#/paths/~1projects~1{id}~1badges~1{badge_id}/delete/parameters/path',
    );
  const badgeId = value['badge_id'];
  if (badgeId !== undefined && !Number.isInteger(badgeId))
    fail(
      issues,
      `${path}/badge_id`,
      'type',
      'must be an integer',
      '#/paths/~1projects~1{id}~1badges~1{badge_id}/delete/parameters/1/schema',
    );
}
