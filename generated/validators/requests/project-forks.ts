// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { operations } from '../../types/openapi.ts';
import { hasDateTimeFormat } from '../runtime/formats/date-time.ts';
import { json } from '../runtime/json.ts';
import { type Decoded, type Defaulted, type Unchecked, decoded, judged } from '../runtime/parameters/decoded.ts';
import { formValue } from '../runtime/parameters/form.ts';
import { Pairs } from '../runtime/parameters/pairs.ts';
import { PathValues } from '../runtime/parameters/path.ts';
import { asBoolean, asInteger } from '../runtime/parameters/scalars.ts';
import type { Shape } from '../runtime/parameters/shape.ts';
import { type ValidationIssue, fail } from '../runtime/report.ts';
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

/** The path values of `POST /projects/{id}/fork`. */
export type ForkProjectPath = operations['forkProject']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeForkProjectPath(raw: readonly string[]): Decoded<ForkProjectPath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1fork/post');
  const id = asInteger(values.text(0, 'id'));
  const path: Unchecked<ForkProjectPath> = { id };
  return decoded(path, values.issues);
}

/** The body of `POST /projects/{id}/fork`. */
export type ForkProjectBody = NonNullable<operations['forkProject']['requestBody']>['content']['application/json'];

/** Reads the body: the value that its JSON stands for. */
export function decodeForkProjectBody(raw: unknown): Decoded<ForkProjectBody> {
  return judged(raw, '/body', isForkCreate, collectForkCreate);
}

/** The form of `POST /projects/{id}/fork`. */
export type ForkProjectForm = NonNullable<
  operations['forkProject']['requestBody']
>['content']['application/x-www-form-urlencoded'];

/** Reads the form: as on the wire, and properties that came as JSON beside it. */
export function decodeForkProjectForm(raw: string, others?: object): Decoded<ForkProjectForm> {
  const issues: ValidationIssue[] = [];
  const body = formValue(
    raw,
    forkCreateShape,
    'all',
    '#/paths/~1projects~1{id}~1fork/post/requestBody/content/application~1x-www-form-urlencoded/schema',
    issues,
    others,
  );
  return issues.length > 0 ? { issues } : judged(body, '/body', isForkCreate, collectForkCreate);
}

/** The path values of `DELETE /projects/{id}/fork`. */
export type DeleteForkRelationshipPath = operations['deleteForkRelationship']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeDeleteForkRelationshipPath(raw: readonly string[]): Decoded<DeleteForkRelationshipPath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1fork/delete');
  const id = asInteger(values.text(0, 'id'));
  const path: Unchecked<DeleteForkRelationshipPath> = { id };
  return decoded(path, values.issues);
}

/** The path values of `POST /projects/{id}/fork/{forked_from_id}`. */
export type CreateForkRelationshipPath = operations['createForkRelationship']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeCreateForkRelationshipPath(raw: readonly string[]): Decoded<CreateForkRelationshipPath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1fork~1{forked_from_id}/post');
  const id = asInteger(values.text(0, 'id'));
  const forkedFromId = asInteger(values.text(1, 'forked_from_id'));
  values.judge(
    'forked_from_id',
    forkedFromId,
    isCreateForkRelationshipForkedFromId,
    collectCreateForkRelationshipForkedFromId,
  );
  const path: Unchecked<CreateForkRelationshipPath> = { id, forked_from_id: forkedFromId };
  return decoded(path, values.issues);
}

/** The path values of `GET /projects/{id}/forks`. */
export type ListProjectForksPath = operations['listProjectForks']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeListProjectForksPath(raw: readonly string[]): Decoded<ListProjectForksPath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1forks/get');
  const id = asInteger(values.text(0, 'id'));
  const path: Unchecked<ListProjectForksPath> = { id };
  return decoded(path, values.issues);
}

/** The query of `GET /projects/{id}/forks`. */
export type ListProjectForksQuery = Defaulted<
  NonNullable<operations['listProjectForks']['parameters']['query']>,
  'order_by' | 'page' | 'per_page' | 'sort'
>;

/** Reads the query: as on the wire, without `?`. */
export function decodeListProjectForksQuery(raw: string): Decoded<ListProjectForksQuery> {
  const pairs = new Pairs(raw, '/query', '#/paths/~1projects~1{id}~1forks/get');
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
  pairs.judge('archived', archived, isListProjectForksArchived, collectListProjectForksArchived);
  pairs.judge('membership', membership, isListProjectForksMembership, collectListProjectForksMembership);
  pairs.judge(
    'min_access_level',
    minAccessLevel,
    isListProjectForksMinAccessLevel,
    collectListProjectForksMinAccessLevel,
  );
  pairs.judge('order_by', orderBy, isListProjectForksOrderBy, collectListProjectForksOrderBy);
  pairs.judge('owned', owned, isListProjectForksOwned, collectListProjectForksOwned);
  pairs.judge('page', page, isPage, collectPage);
  pairs.judge('per_page', perPage, isPerPage, collectPerPage);
  pairs.judge('simple', simple, isListProjectForksSimple, collectListProjectForksSimple);
  pairs.judge('sort', sort, isListProjectForksSort, collectListProjectForksSort);
  pairs.judge('starred', starred, isListProjectForksStarred, collectListProjectForksStarred);
  pairs.judge('statistics', statistics, isListProjectForksStatistics, collectListProjectForksStatistics);
  pairs.judge('updated_after', updatedAfter, isListProjectForksUpdatedAfter, collectListProjectForksUpdatedAfter);
  pairs.judge('updated_before', updatedBefore, isListProjectForksUpdatedBefore, collectListProjectForksUpdatedBefore);
  pairs.judge('visibility', visibility, isListProjectForksVisibility, collectListProjectForksVisibility);
  pairs.judge(
    'with_custom_attributes',
    withCustomAttributes,
    isListProjectForksWithCustomAttributes,
    collectListProjectForksWithCustomAttributes,
  );
  pairs.judge(
    'with_issues_enabled',
    withIssuesEnabled,
    isListProjectForksWithIssuesEnabled,
    collectListProjectForksWithIssuesEnabled,
  );
  pairs.judge(
    'with_merge_requests_enabled',
    withMergeRequestsEnabled,
    isListProjectForksWithMergeRequestsEnabled,
    collectListProjectForksWithMergeRequestsEnabled,
  );
  const query: Unchecked<ListProjectForksQuery> = {
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
  return decoded(query, pairs.issues);
}

function isCreateForkRelationshipForkedFromId(value: unknown): boolean {
  return Number.isInteger(value);
}

function collectCreateForkRelationshipForkedFromId(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!Number.isInteger(value))
    return fail(
      issues,
      path,
      'type',
      'must be an integer',
      '#/paths/~1projects~1{id}~1fork~1{forked_from_id}/post/parameters/1/schema',
    );
}

function isListProjectForksArchived(value: unknown): boolean {
  return typeof value === 'boolean';
}

function collectListProjectForksArchived(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (typeof value !== 'boolean')
    return fail(
      issues,
      path,
      'type',
      'must be true or false',
      '#/paths/~1projects~1{id}~1forks/get/parameters/1/schema',
    );
}

function isListProjectForksMembership(value: unknown): boolean {
  return typeof value === 'boolean';
}

function collectListProjectForksMembership(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (typeof value !== 'boolean')
    return fail(
      issues,
      path,
      'type',
      'must be true or false',
      '#/paths/~1projects~1{id}~1forks/get/parameters/2/schema',
    );
}

function isListProjectForksMinAccessLevel(value: unknown): boolean {
  return Number.isInteger(value);
}

function collectListProjectForksMinAccessLevel(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!Number.isInteger(value))
    return fail(issues, path, 'type', 'must be an integer', '#/paths/~1projects~1{id}~1forks/get/parameters/3/schema');
}

function isListProjectForksOrderBy(value: unknown): boolean {
  return listProjectForksOrderByValues.has(value);
}

function collectListProjectForksOrderBy(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!listProjectForksOrderByValues.has(value))
    return fail(
      issues,
      path,
      'enum',
      'must be one of "id", "name", "path", "created_at", "updated_at", "star_count", "last_activity_at"',
      '#/paths/~1projects~1{id}~1forks/get/parameters/4/schema',
    );
}

function isListProjectForksOwned(value: unknown): boolean {
  return typeof value === 'boolean';
}

function collectListProjectForksOwned(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (typeof value !== 'boolean')
    return fail(
      issues,
      path,
      'type',
      'must be true or false',
      '#/paths/~1projects~1{id}~1forks/get/parameters/5/schema',
    );
}

function isPage(value: unknown): boolean {
  if (!json.isInteger(value)) return false;
  return value >= 1;
}

function collectPage(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/parameters/Page/schema';
  if (!json.isInteger(value)) return fail(issues, path, 'type', 'must be an integer', schema);
  if (value < 1) fail(issues, path, 'minimum', 'must be at least 1', schema);
}

function isPerPage(value: unknown): boolean {
  if (!json.isInteger(value)) return false;
  return value <= 100;
}

function collectPerPage(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/parameters/PerPage/schema';
  if (!json.isInteger(value)) return fail(issues, path, 'type', 'must be an integer', schema);
  if (value > 100) fail(issues, path, 'maximum', 'must be at most 100', schema);
}

function isListProjectForksSimple(value: unknown): boolean {
  return typeof value === 'boolean';
}

function collectListProjectForksSimple(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (typeof value !== 'boolean')
    return fail(
      issues,
      path,
      'type',
      'must be true or false',
      '#/paths/~1projects~1{id}~1forks/get/parameters/7/schema',
    );
}

function isListProjectForksSort(value: unknown): boolean {
  return value === 'asc' || value === 'desc';
}

function collectListProjectForksSort(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (value !== 'asc' && value !== 'desc')
    return fail(
      issues,
      path,
      'enum',
      'must be one of "asc", "desc"',
      '#/paths/~1projects~1{id}~1forks/get/parameters/8/schema',
    );
}

function isListProjectForksStarred(value: unknown): boolean {
  return typeof value === 'boolean';
}

function collectListProjectForksStarred(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (typeof value !== 'boolean')
    return fail(
      issues,
      path,
      'type',
      'must be true or false',
      '#/paths/~1projects~1{id}~1forks/get/parameters/9/schema',
    );
}

function isListProjectForksStatistics(value: unknown): boolean {
  return typeof value === 'boolean';
}

function collectListProjectForksStatistics(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (typeof value !== 'boolean')
    return fail(
      issues,
      path,
      'type',
      'must be true or false',
      '#/paths/~1projects~1{id}~1forks/get/parameters/10/schema',
    );
}

function isListProjectForksUpdatedAfter(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  return hasDateTimeFormat(value);
}

function collectListProjectForksUpdatedAfter(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/paths/~1projects~1{id}~1forks/get/parameters/11/schema';
  if (typeof value !== 'string') return fail(issues, path, 'type', 'must be a string', schema);
  if (!hasDateTimeFormat(value))
    fail(issues, path, 'format', 'must be a date and time with an offset, such as 2026-03-09T10:15:00Z', schema);
}

function isListProjectForksUpdatedBefore(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  return hasDateTimeFormat(value);
}

function collectListProjectForksUpdatedBefore(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/paths/~1projects~1{id}~1forks/get/parameters/12/schema';
  if (typeof value !== 'string') return fail(issues, path, 'type', 'must be a string', schema);
  if (!hasDateTimeFormat(value))
    fail(issues, path, 'format', 'must be a date and time with an offset, such as 2026-03-09T10:15:00Z', schema);
}

function isListProjectForksVisibility(value: unknown): boolean {
  return value === 'public' || value === 'internal' || value === 'private';
}

function collectListProjectForksVisibility(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (value !== 'public' && value !== 'internal' && value !== 'private')
    return fail(
      issues,
      path,
      'enum',
      'must be one of "public", "internal", "private"',
      '#/paths/~1projects~1{id}~1forks/get/parameters/13/schema',
    );
}

function isListProjectForksWithCustomAttributes(value: unknown): boolean {
  return typeof value === 'boolean';
}

function collectListProjectForksWithCustomAttributes(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (typeof value !== 'boolean')
    return fail(
      issues,
      path,
      'type',
      'must be true or false',
      '#/paths/~1projects~1{id}~1forks/get/parameters/14/schema',
    );
}

function isListProjectForksWithIssuesEnabled(value: unknown): boolean {
  return typeof value === 'boolean';
}

function collectListProjectForksWithIssuesEnabled(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (typeof value !== 'boolean')
    return fail(
      issues,
      path,
      'type',
      'must be true or false',
      '#/paths/~1projects~1{id}~1forks/get/parameters/15/schema',
    );
}

function isListProjectForksWithMergeRequestsEnabled(value: unknown): boolean {
  return typeof value === 'boolean';
}

function collectListProjectForksWithMergeRequestsEnabled(
  value: unknown,
  path: string,
  issues: ValidationIssue[],
): void {
  if (typeof value !== 'boolean')
    return fail(
      issues,
      path,
      'type',
      'must be true or false',
      '#/paths/~1projects~1{id}~1forks/get/parameters/16/schema',
    );
}
