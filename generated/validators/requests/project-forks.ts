// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { operations } from '../../types/openapi.ts';
import { hasDateTimeFormat } from '../runtime/formats/date-time.ts';
import { type ValidationIssue, fail, json, setOf } from '../runtime/index.ts';
import {
  type Decoded,
  type Defaulted,
  Pairs,
  PathValues,
  type Unchecked,
  asBoolean,
  asInteger,
  decoded,
  formValue,
} from '../runtime/parameters/index.ts';
import { collectForkCreate, isForkCreate } from '../schemas/fork-create.ts';

const listProjectForksQueryOrderByValues = setOf(
  'id',
  'name',
  'path',
  'created_at',
  'updated_at',
  'star_count',
  'last_activity_at',
);

/** The path values of `POST /projects/{id}/fork`. */
export type ForkProjectPath = operations['forkProject']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeForkProjectPath(raw: readonly string[]): Decoded<ForkProjectPath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1fork/post');
  const path: Unchecked<ForkProjectPath> = {
    id: asInteger(values.text(0, 'id')),
  };
  return decoded(path, '/path', values.issues);
}

/** The body of `POST /projects/{id}/fork`. */
export type ForkProjectBody = NonNullable<operations['forkProject']['requestBody']>['content']['application/json'];

/** Reads the body: the value that its JSON stands for. */
export function decodeForkProjectBody(raw: unknown): Decoded<ForkProjectBody> {
  return decoded(raw, '/body', [], isForkCreate, collectForkCreate);
}

/** The form of `POST /projects/{id}/fork`. */
export type ForkProjectForm = NonNullable<
  operations['forkProject']['requestBody']
>['content']['application/x-www-form-urlencoded'];

/** Reads the form: as on the wire. */
export function decodeForkProjectForm(raw: string): Decoded<ForkProjectForm> {
  const issues: ValidationIssue[] = [];
  const body = formValue(
    raw,
    { properties: { mr_default_target_self: asBoolean, namespace: asInteger, namespace_id: asInteger } },
    'all',
    '#/paths/~1projects~1{id}~1fork/post/requestBody/content/application~1x-www-form-urlencoded/schema',
    issues,
  );
  return issues.length > 0 ? { issues } : decoded(body, '/body', issues, isForkCreate, collectForkCreate);
}

/** The path values of `DELETE /projects/{id}/fork`. */
export type DeleteForkRelationshipPath = operations['deleteForkRelationship']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeDeleteForkRelationshipPath(raw: readonly string[]): Decoded<DeleteForkRelationshipPath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1fork/delete');
  const path: Unchecked<DeleteForkRelationshipPath> = {
    id: asInteger(values.text(0, 'id')),
  };
  return decoded(path, '/path', values.issues);
}

/** The path values of `POST /projects/{id}/fork/{forked_from_id}`. */
export type CreateForkRelationshipPath = operations['createForkRelationship']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeCreateForkRelationshipPath(raw: readonly string[]): Decoded<CreateForkRelationshipPath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1fork~1{forked_from_id}/post');
  const path: Unchecked<CreateForkRelationshipPath> = {
    id: asInteger(values.text(0, 'id')),
    forked_from_id: asInteger(values.text(1, 'forked_from_id')),
  };
  return decoded(path, '/path', values.issues, isCreateForkRelationshipPath, collectCreateForkRelationshipPath);
}

/** The path values of `GET /projects/{id}/forks`. */
export type ListProjectForksPath = operations['listProjectForks']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeListProjectForksPath(raw: readonly string[]): Decoded<ListProjectForksPath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1forks/get');
  const path: Unchecked<ListProjectForksPath> = {
    id: asInteger(values.text(0, 'id')),
  };
  return decoded(path, '/path', values.issues);
}

/** The query of `GET /projects/{id}/forks`. */
export type ListProjectForksQuery = Defaulted<
  NonNullable<operations['listProjectForks']['parameters']['query']>,
  'order_by' | 'page' | 'per_page' | 'sort'
>;

/** Reads the query: as on the wire, without `?`. */
export function decodeListProjectForksQuery(raw: string): Decoded<ListProjectForksQuery> {
  const query: Unchecked<ListProjectForksQuery> = {};
  const pairs = new Pairs(raw, '/query', '#/paths/~1projects~1{id}~1forks/get');
  while (pairs.next()) {
    switch (pairs.name) {
      case 'archived':
        query.archived = asBoolean(pairs.only(query.archived));
        break;
      case 'membership':
        query.membership = asBoolean(pairs.only(query.membership));
        break;
      case 'min_access_level':
        query.min_access_level = asInteger(pairs.only(query.min_access_level));
        break;
      case 'order_by':
        query.order_by = pairs.only(query.order_by);
        break;
      case 'owned':
        query.owned = asBoolean(pairs.only(query.owned));
        break;
      case 'page':
        query.page = asInteger(pairs.only(query.page));
        break;
      case 'per_page':
        query.per_page = asInteger(pairs.only(query.per_page));
        break;
      case 'search':
        query.search = pairs.only(query.search);
        break;
      case 'simple':
        query.simple = asBoolean(pairs.only(query.simple));
        break;
      case 'sort':
        query.sort = pairs.only(query.sort);
        break;
      case 'starred':
        query.starred = asBoolean(pairs.only(query.starred));
        break;
      case 'statistics':
        query.statistics = asBoolean(pairs.only(query.statistics));
        break;
      case 'updated_after':
        query.updated_after = pairs.only(query.updated_after);
        break;
      case 'updated_before':
        query.updated_before = pairs.only(query.updated_before);
        break;
      case 'visibility':
        query.visibility = pairs.only(query.visibility);
        break;
      case 'with_custom_attributes':
        query.with_custom_attributes = asBoolean(pairs.only(query.with_custom_attributes));
        break;
      case 'with_issues_enabled':
        query.with_issues_enabled = asBoolean(pairs.only(query.with_issues_enabled));
        break;
      case 'with_merge_requests_enabled':
        query.with_merge_requests_enabled = asBoolean(pairs.only(query.with_merge_requests_enabled));
        break;
    }
  }
  query.order_by ??= 'created_at';
  query.page ??= 1;
  query.per_page ??= 20;
  query.sort ??= 'desc';
  return decoded(query, '/query', pairs.issues, isListProjectForksQuery, collectListProjectForksQuery);
}

function isCreateForkRelationshipPath(value: unknown): boolean {
  if (!json.isObject(value)) return false;
  const forkedFromId = value['forked_from_id'];
  return forkedFromId === undefined || Number.isInteger(forkedFromId);
}

function collectCreateForkRelationshipPath(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!json.isObject(value))
    return fail(
      issues,
      path,
      'type',
      'must be an object',
      '#/paths/~1projects~1{id}~1fork~1{forked_from_id}/post/parameters/path',
    );
  const forkedFromId = value['forked_from_id'];
  if (forkedFromId !== undefined && !Number.isInteger(forkedFromId))
    fail(
      issues,
      `${path}/forked_from_id`,
      'type',
      'must be an integer',
      '#/paths/~1projects~1{id}~1fork~1{forked_from_id}/post/parameters/1/schema',
    );
}

function isListProjectForksQuery(value: unknown): boolean {
  if (!json.isObject(value)) return false;
  const archived = value['archived'];
  if (archived !== undefined && typeof archived !== 'boolean') return false;
  const membership = value['membership'];
  if (membership !== undefined && typeof membership !== 'boolean') return false;
  const minAccessLevel = value['min_access_level'];
  if (minAccessLevel !== undefined && !Number.isInteger(minAccessLevel)) return false;
  const orderBy = value['order_by'];
  if (orderBy !== undefined && !listProjectForksQueryOrderByValues.has(orderBy)) return false;
  const owned = value['owned'];
  if (owned !== undefined && typeof owned !== 'boolean') return false;
  const page = value['page'];
  if (page !== undefined && (!json.isInteger(page) || page < 1)) return false;
  const perPage = value['per_page'];
  if (perPage !== undefined && (!json.isInteger(perPage) || perPage > 100)) return false;
  const simple = value['simple'];
  if (simple !== undefined && typeof simple !== 'boolean') return false;
  const sort = value['sort'];
  if (sort !== undefined && sort !== 'asc' && sort !== 'desc') return false;
  const starred = value['starred'];
  if (starred !== undefined && typeof starred !== 'boolean') return false;
  const statistics = value['statistics'];
  if (statistics !== undefined && typeof statistics !== 'boolean') return false;
  const updatedAfter = value['updated_after'];
  if (updatedAfter !== undefined && (typeof updatedAfter !== 'string' || !hasDateTimeFormat(updatedAfter)))
    return false;
  const updatedBefore = value['updated_before'];
  if (updatedBefore !== undefined && (typeof updatedBefore !== 'string' || !hasDateTimeFormat(updatedBefore)))
    return false;
  const visibility = value['visibility'];
  if (visibility !== undefined && visibility !== 'public' && visibility !== 'internal' && visibility !== 'private')
    return false;
  const withCustomAttributes = value['with_custom_attributes'];
  if (withCustomAttributes !== undefined && typeof withCustomAttributes !== 'boolean') return false;
  const withIssuesEnabled = value['with_issues_enabled'];
  if (withIssuesEnabled !== undefined && typeof withIssuesEnabled !== 'boolean') return false;
  const withMergeRequestsEnabled = value['with_merge_requests_enabled'];
  return withMergeRequestsEnabled === undefined || typeof withMergeRequestsEnabled === 'boolean';
}

function collectListProjectForksQuery(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!json.isObject(value))
    return fail(issues, path, 'type', 'must be an object', '#/paths/~1projects~1{id}~1forks/get/parameters/query');
  const archived = value['archived'];
  if (archived !== undefined && typeof archived !== 'boolean')
    fail(
      issues,
      `${path}/archived`,
      'type',
      'must be true or false',
      '#/paths/~1projects~1{id}~1forks/get/parameters/1/schema',
    );
  const membership = value['membership'];
  if (membership !== undefined && typeof membership !== 'boolean')
    fail(
      issues,
      `${path}/membership`,
      'type',
      'must be true or false',
      '#/paths/~1projects~1{id}~1forks/get/parameters/2/schema',
    );
  const minAccessLevel = value['min_access_level'];
  if (minAccessLevel !== undefined && !Number.isInteger(minAccessLevel))
    fail(
      issues,
      `${path}/min_access_level`,
      'type',
      'must be an integer',
      '#/paths/~1projects~1{id}~1forks/get/parameters/3/schema',
    );
  const orderBy = value['order_by'];
  if (orderBy !== undefined && !listProjectForksQueryOrderByValues.has(orderBy))
    fail(
      issues,
      `${path}/order_by`,
      'enum',
      'must be one of "id", "name", "path", "created_at", "updated_at", "star_count", "last_activity_at"',
      '#/paths/~1projects~1{id}~1forks/get/parameters/4/schema',
    );
  const owned = value['owned'];
  if (owned !== undefined && typeof owned !== 'boolean')
    fail(
      issues,
      `${path}/owned`,
      'type',
      'must be true or false',
      '#/paths/~1projects~1{id}~1forks/get/parameters/5/schema',
    );
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
  const simple = value['simple'];
  if (simple !== undefined && typeof simple !== 'boolean')
    fail(
      issues,
      `${path}/simple`,
      'type',
      'must be true or false',
      '#/paths/~1projects~1{id}~1forks/get/parameters/7/schema',
    );
  const sort = value['sort'];
  if (sort !== undefined && sort !== 'asc' && sort !== 'desc')
    fail(
      issues,
      `${path}/sort`,
      'enum',
      'must be one of "asc", "desc"',
      '#/paths/~1projects~1{id}~1forks/get/parameters/8/schema',
    );
  const starred = value['starred'];
  if (starred !== undefined && typeof starred !== 'boolean')
    fail(
      issues,
      `${path}/starred`,
      'type',
      'must be true or false',
      '#/paths/~1projects~1{id}~1forks/get/parameters/9/schema',
    );
  const statistics = value['statistics'];
  if (statistics !== undefined && typeof statistics !== 'boolean')
    fail(
      issues,
      `${path}/statistics`,
      'type',
      'must be true or false',
      '#/paths/~1projects~1{id}~1forks/get/parameters/10/schema',
    );
  const updatedAfter = value['updated_after'];
  if (updatedAfter !== undefined && typeof updatedAfter !== 'string')
    fail(
      issues,
      `${path}/updated_after`,
      'type',
      'must be a string',
      '#/paths/~1projects~1{id}~1forks/get/parameters/11/schema',
    );
  if (typeof updatedAfter === 'string' && !hasDateTimeFormat(updatedAfter))
    fail(
      issues,
      `${path}/updated_after`,
      'format',
      'must be a date and time with an offset, such as 2026-03-09T10:15:00Z',
      '#/paths/~1projects~1{id}~1forks/get/parameters/11/schema',
    );
  const updatedBefore = value['updated_before'];
  if (updatedBefore !== undefined && typeof updatedBefore !== 'string')
    fail(
      issues,
      `${path}/updated_before`,
      'type',
      'must be a string',
      '#/paths/~1projects~1{id}~1forks/get/parameters/12/schema',
    );
  if (typeof updatedBefore === 'string' && !hasDateTimeFormat(updatedBefore))
    fail(
      issues,
      `${path}/updated_before`,
      'format',
      'must be a date and time with an offset, such as 2026-03-09T10:15:00Z',
      '#/paths/~1projects~1{id}~1forks/get/parameters/12/schema',
    );
  const visibility = value['visibility'];
  if (visibility !== undefined && visibility !== 'public' && visibility !== 'internal' && visibility !== 'private')
    fail(
      issues,
      `${path}/visibility`,
      'enum',
      'must be one of "public", "internal", "private"',
      '#/paths/~1projects~1{id}~1forks/get/parameters/13/schema',
    );
  const withCustomAttributes = value['with_custom_attributes'];
  if (withCustomAttributes !== undefined && typeof withCustomAttributes !== 'boolean')
    fail(
      issues,
      `${path}/with_custom_attributes`,
      'type',
      'must be true or false',
      '#/paths/~1projects~1{id}~1forks/get/parameters/14/schema',
    );
  const withIssuesEnabled = value['with_issues_enabled'];
  if (withIssuesEnabled !== undefined && typeof withIssuesEnabled !== 'boolean')
    fail(
      issues,
      `${path}/with_issues_enabled`,
      'type',
      'must be true or false',
      '#/paths/~1projects~1{id}~1forks/get/parameters/15/schema',
    );
  const withMergeRequestsEnabled = value['with_merge_requests_enabled'];
  if (withMergeRequestsEnabled !== undefined && typeof withMergeRequestsEnabled !== 'boolean')
    fail(
      issues,
      `${path}/with_merge_requests_enabled`,
      'type',
      'must be true or false',
      '#/paths/~1projects~1{id}~1forks/get/parameters/16/schema',
    );
}
