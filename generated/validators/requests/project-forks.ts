// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type {
  CreateForkRelationshipPath,
  DeleteForkRelationshipPath,
  ForkCreate,
  ForkProjectPath,
  ListProjectForksPath,
  ListProjectForksQuery,
} from '../../types/project-forks.ts';
import { dateTimeMessage, hasDateTimeFormat } from '../runtime/formats/date-time.ts';
import { checkedForm, formValue } from '../runtime/forms.ts';
import {
  type Decoded,
  type Defaulted,
  PathValues,
  type Unchecked,
  asBoolean,
  asInteger,
  checkedValue,
  decoded,
  decodedNumbers,
} from '../runtime/parameters.ts';
import { Pairs, type Shape } from '../runtime/queries.ts';
import { type ValidationIssue, fail, hasIntegerType } from '../runtime/report.ts';
import { setOf } from '../runtime/values.ts';
import { collectForkCreate, isForkCreate } from '../schemas/fork-create.ts';

const forkCreateShape: Shape = {
  properties: { mr_default_target_self: asBoolean, namespace: asInteger, namespace_id: asInteger },
};

const listProjectForksOrderByValues = /* @__PURE__ */ setOf(
  'id',
  'name',
  'path',
  'created_at',
  'updated_at',
  'star_count',
  'last_activity_at',
);

/** Decodes the path values, which are percent-encoded and in the order of the template. */
export function decodeForkProjectPath(raw: readonly string[]): Decoded<ForkProjectPath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1fork/post');
  const id = asInteger(values.text(0, 'id'));
  const path: Unchecked<ForkProjectPath> = { id };
  return decoded(path, values.issues);
}

/** Validates the body, parsed from JSON. */
export function decodeForkProjectBody(raw: unknown): Decoded<ForkCreate> {
  return checkedValue(raw, '/body', isForkCreate, collectForkCreate);
}

/** Decodes the form. `others` are properties from a JSON body. */
export function decodeForkProjectForm(raw: string, others?: object): Decoded<ForkCreate> {
  const issues: ValidationIssue[] = [];
  const body = formValue(
    raw,
    forkCreateShape,
    'all',
    '#/paths/~1projects~1{id}~1fork/post/requestBody/content/application~1x-www-form-urlencoded/schema',
    issues,
    others,
  );
  return issues.length > 0 ? { issues } : checkedForm(body, '/body', isForkCreate, collectForkCreate);
}

/** Decodes the path values, which are percent-encoded and in the order of the template. */
export function decodeDeleteForkRelationshipPath(raw: readonly string[]): Decoded<DeleteForkRelationshipPath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1fork/delete');
  const id = asInteger(values.text(0, 'id'));
  const path: Unchecked<DeleteForkRelationshipPath> = { id };
  return decoded(path, values.issues);
}

/** Decodes the path values, which are percent-encoded and in the order of the template. */
export function decodeCreateForkRelationshipPath(raw: readonly string[]): Decoded<CreateForkRelationshipPath> {
  const schema = '#/paths/~1projects~1{id}~1fork~1{forked_from_id}/post';
  const values = new PathValues(raw, schema);
  const id = asInteger(values.text(0, 'id'));
  const forkedFromId = asInteger(values.text(1, 'forked_from_id'));
  const { issues } = values;
  if (forkedFromId !== undefined && !Number.isInteger(forkedFromId))
    fail(issues, '/path/forked_from_id', `${schema}/parameters/1/schema`, 'type', 'must be an integer');
  const path: Unchecked<CreateForkRelationshipPath> = { id, forked_from_id: forkedFromId };
  return decodedNumbers(path, '/path', issues);
}

/** Decodes the path values, which are percent-encoded and in the order of the template. */
export function decodeListProjectForksPath(raw: readonly string[]): Decoded<ListProjectForksPath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1forks/get');
  const id = asInteger(values.text(0, 'id'));
  const path: Unchecked<ListProjectForksPath> = { id };
  return decoded(path, values.issues);
}

/** The query of `GET /projects/{id}/forks`, with defaults. */
export type ListProjectForksQueryWithDefaults = Defaulted<
  ListProjectForksQuery,
  'order_by' | 'page' | 'per_page' | 'sort'
>;

/** Decodes the query string, without `?`. */
export function decodeListProjectForksQuery(raw: string): Decoded<ListProjectForksQueryWithDefaults> {
  const schema = '#/paths/~1projects~1{id}~1forks/get';
  const pairs = new Pairs(raw, '/query', schema);
  let archived: unknown;
  let membership: unknown;
  let minAccessLevel: unknown;
  let orderBy: unknown;
  let owned: unknown;
  let page: unknown;
  let perPage: unknown;
  let search: unknown;
  let simple: unknown;
  let sort: unknown;
  let starred: unknown;
  let statistics: unknown;
  let updatedAfter: unknown;
  let updatedBefore: unknown;
  let visibility: unknown;
  let withCustomAttributes: unknown;
  let withIssuesEnabled: unknown;
  let withMergeRequestsEnabled: unknown;
  while (pairs.next()) {
    switch (pairs.name) {
      case 'archived':
        archived = asBoolean(pairs.only(archived));
        break;
      case 'membership':
        membership = asBoolean(pairs.only(membership));
        break;
      case 'min_access_level':
        minAccessLevel = asInteger(pairs.only(minAccessLevel));
        break;
      case 'order_by':
        orderBy = pairs.only(orderBy);
        break;
      case 'owned':
        owned = asBoolean(pairs.only(owned));
        break;
      case 'page':
        page = asInteger(pairs.only(page));
        break;
      case 'per_page':
        perPage = asInteger(pairs.only(perPage));
        break;
      case 'search':
        search = pairs.only(search);
        break;
      case 'simple':
        simple = asBoolean(pairs.only(simple));
        break;
      case 'sort':
        sort = pairs.only(sort);
        break;
      case 'starred':
        starred = asBoolean(pairs.only(starred));
        break;
      case 'statistics':
        statistics = asBoolean(pairs.only(statistics));
        break;
      case 'updated_after':
        updatedAfter = pairs.only(updatedAfter);
        break;
      case 'updated_before':
        updatedBefore = pairs.only(updatedBefore);
        break;
      case 'visibility':
        visibility = pairs.only(visibility);
        break;
      case 'with_custom_attributes':
        withCustomAttributes = asBoolean(pairs.only(withCustomAttributes));
        break;
      case 'with_issues_enabled':
        withIssuesEnabled = asBoolean(pairs.only(withIssuesEnabled));
        break;
      case 'with_merge_requests_enabled':
        withMergeRequestsEnabled = asBoolean(pairs.only(withMergeRequestsEnabled));
        break;
    }
  }
  const { issues } = pairs;
  if (archived !== undefined && typeof archived !== 'boolean')
    fail(issues, '/query/archived', `${schema}/parameters/1/schema`, 'type', 'must be true or false');
  if (membership !== undefined && typeof membership !== 'boolean')
    fail(issues, '/query/membership', `${schema}/parameters/2/schema`, 'type', 'must be true or false');
  if (minAccessLevel !== undefined && !Number.isInteger(minAccessLevel))
    fail(issues, '/query/min_access_level', `${schema}/parameters/3/schema`, 'type', 'must be an integer');
  if (orderBy !== undefined && !listProjectForksOrderByValues.has(orderBy))
    fail(
      issues,
      '/query/order_by',
      `${schema}/parameters/4/schema`,
      'enum',
      'must be one of "id", "name", "path", "created_at", "updated_at", "star_count", "last_activity_at"',
    );
  if (owned !== undefined && typeof owned !== 'boolean')
    fail(issues, '/query/owned', `${schema}/parameters/5/schema`, 'type', 'must be true or false');
  if (page !== undefined && !Number.isInteger(page))
    fail(issues, '/query/page', '#/components/parameters/Page/schema', 'type', 'must be an integer');
  if (hasIntegerType(page) && page < 1)
    fail(issues, '/query/page', '#/components/parameters/Page/schema', 'minimum', 'must be at least 1');
  if (perPage !== undefined && !Number.isInteger(perPage))
    fail(issues, '/query/per_page', '#/components/parameters/PerPage/schema', 'type', 'must be an integer');
  if (hasIntegerType(perPage) && perPage > 100)
    fail(issues, '/query/per_page', '#/components/parameters/PerPage/schema', 'maximum', 'must be at most 100');
  if (simple !== undefined && typeof simple !== 'boolean')
    fail(issues, '/query/simple', `${schema}/parameters/7/schema`, 'type', 'must be true or false');
  if (sort !== undefined && sort !== 'asc' && sort !== 'desc')
    fail(issues, '/query/sort', `${schema}/parameters/8/schema`, 'enum', 'must be one of "asc", "desc"');
  if (starred !== undefined && typeof starred !== 'boolean')
    fail(issues, '/query/starred', `${schema}/parameters/9/schema`, 'type', 'must be true or false');
  if (statistics !== undefined && typeof statistics !== 'boolean')
    fail(issues, '/query/statistics', `${schema}/parameters/10/schema`, 'type', 'must be true or false');
  if (updatedAfter !== undefined && typeof updatedAfter !== 'string')
    fail(issues, '/query/updated_after', `${schema}/parameters/11/schema`, 'type', 'must be a string');
  if (typeof updatedAfter === 'string' && !hasDateTimeFormat(updatedAfter))
    fail(issues, '/query/updated_after', `${schema}/parameters/11/schema`, 'format', dateTimeMessage);
  if (updatedBefore !== undefined && typeof updatedBefore !== 'string')
    fail(issues, '/query/updated_before', `${schema}/parameters/12/schema`, 'type', 'must be a string');
  if (typeof updatedBefore === 'string' && !hasDateTimeFormat(updatedBefore))
    fail(issues, '/query/updated_before', `${schema}/parameters/12/schema`, 'format', dateTimeMessage);
  if (visibility !== undefined && visibility !== 'public' && visibility !== 'internal' && visibility !== 'private')
    fail(
      issues,
      '/query/visibility',
      `${schema}/parameters/13/schema`,
      'enum',
      'must be one of "public", "internal", "private"',
    );
  if (withCustomAttributes !== undefined && typeof withCustomAttributes !== 'boolean')
    fail(issues, '/query/with_custom_attributes', `${schema}/parameters/14/schema`, 'type', 'must be true or false');
  if (withIssuesEnabled !== undefined && typeof withIssuesEnabled !== 'boolean')
    fail(issues, '/query/with_issues_enabled', `${schema}/parameters/15/schema`, 'type', 'must be true or false');
  if (withMergeRequestsEnabled !== undefined && typeof withMergeRequestsEnabled !== 'boolean')
    fail(
      issues,
      '/query/with_merge_requests_enabled',
      `${schema}/parameters/16/schema`,
      'type',
      'must be true or false',
    );
  const query: Unchecked<ListProjectForksQueryWithDefaults> = {
    order_by: orderBy ?? 'created_at',
    page: page ?? 1,
    per_page: perPage ?? 20,
    sort: sort ?? 'desc',
  };
  if (archived !== undefined) query.archived = archived;
  if (membership !== undefined) query.membership = membership;
  if (minAccessLevel !== undefined) query.min_access_level = minAccessLevel;
  if (owned !== undefined) query.owned = owned;
  if (search !== undefined) query.search = search;
  if (simple !== undefined) query.simple = simple;
  if (starred !== undefined) query.starred = starred;
  if (statistics !== undefined) query.statistics = statistics;
  if (updatedAfter !== undefined) query.updated_after = updatedAfter;
  if (updatedBefore !== undefined) query.updated_before = updatedBefore;
  if (visibility !== undefined) query.visibility = visibility;
  if (withCustomAttributes !== undefined) query.with_custom_attributes = withCustomAttributes;
  if (withIssuesEnabled !== undefined) query.with_issues_enabled = withIssuesEnabled;
  if (withMergeRequestsEnabled !== undefined) query.with_merge_requests_enabled = withMergeRequestsEnabled;
  return decodedNumbers(query, '/query', issues);
}
