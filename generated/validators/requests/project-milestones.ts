// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { operations } from '../../types/openapi.ts';
import { hasDateTimeFormat } from '../runtime/formats/date-time.ts';
import { type ValidationIssue, every, fail, json } from '../runtime/index.ts';
import {
  type Decoded,
  type Defaulted,
  Pairs,
  PathValues,
  type Unchecked,
  appended,
  asBoolean,
  asInteger,
  decoded,
  formValue,
} from '../runtime/parameters/index.ts';
import { collectProjectMilestoneCreate, isProjectMilestoneCreate } from '../schemas/project-milestone-create.ts';
import { collectProjectMilestoneUpdate, isProjectMilestoneUpdate } from '../schemas/project-milestone-update.ts';

/** The path values of `GET /projects/{id}/milestones`. */
export type ListProjectMilestonesPath = operations['listProjectMilestones']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeListProjectMilestonesPath(raw: readonly string[]): Decoded<ListProjectMilestonesPath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1milestones/get');
  const path: Unchecked<ListProjectMilestonesPath> = {
    id: asInteger(values.text(0, 'id')),
  };
  return decoded(path, '/path', values.issues);
}

/** The query of `GET /projects/{id}/milestones`. */
export type ListProjectMilestonesQuery = Defaulted<
  NonNullable<operations['listProjectMilestones']['parameters']['query']>,
  'page' | 'per_page'
>;

/** Reads the query: as on the wire, without `?`. */
export function decodeListProjectMilestonesQuery(raw: string): Decoded<ListProjectMilestonesQuery> {
  const query: Unchecked<ListProjectMilestonesQuery> = {};
  const pairs = new Pairs(raw, '/query', '#/paths/~1projects~1{id}~1milestones/get');
  while (pairs.next()) {
    switch (pairs.name) {
      case 'iids[]':
        query['iids[]'] = appended(query['iids[]'], asInteger(pairs.value()));
        break;
      case 'include_ancestors':
        query.include_ancestors = asBoolean(pairs.only(query.include_ancestors));
        break;
      case 'include_parent_milestones':
        query.include_parent_milestones = asBoolean(pairs.only(query.include_parent_milestones));
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
      case 'state':
        query.state = pairs.only(query.state);
        break;
      case 'title':
        query.title = pairs.only(query.title);
        break;
      case 'updated_after':
        query.updated_after = pairs.only(query.updated_after);
        break;
      case 'updated_before':
        query.updated_before = pairs.only(query.updated_before);
        break;
    }
  }
  query.page ??= 1;
  query.per_page ??= 20;
  return decoded(query, '/query', pairs.issues, isListProjectMilestonesQuery, collectListProjectMilestonesQuery);
}

/** The path values of `POST /projects/{id}/milestones`. */
export type CreateProjectMilestonePath = operations['createProjectMilestone']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeCreateProjectMilestonePath(raw: readonly string[]): Decoded<CreateProjectMilestonePath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1milestones/post');
  const path: Unchecked<CreateProjectMilestonePath> = {
    id: asInteger(values.text(0, 'id')),
  };
  return decoded(path, '/path', values.issues);
}

/** The body of `POST /projects/{id}/milestones`. */
export type CreateProjectMilestoneBody =
  operations['createProjectMilestone']['requestBody']['content']['application/json'];

/** Reads the body: the value that its JSON stands for. */
export function decodeCreateProjectMilestoneBody(raw: unknown): Decoded<CreateProjectMilestoneBody> {
  return decoded(raw, '/body', [], isProjectMilestoneCreate, collectProjectMilestoneCreate);
}

/** The form of `POST /projects/{id}/milestones`. */
export type CreateProjectMilestoneForm =
  operations['createProjectMilestone']['requestBody']['content']['application/x-www-form-urlencoded'];

/** Reads the form: as on the wire. */
export function decodeCreateProjectMilestoneForm(raw: string): Decoded<CreateProjectMilestoneForm> {
  const issues: ValidationIssue[] = [];
  const body = formValue(
    raw,
    {},
    'all',
    '#/paths/~1projects~1{id}~1milestones/post/requestBody/content/application~1x-www-form-urlencoded/schema',
    issues,
  );
  return issues.length > 0
    ? { issues }
    : decoded(body, '/body', issues, isProjectMilestoneCreate, collectProjectMilestoneCreate);
}

/** The path values of `GET /projects/{id}/milestones/{milestone_id}`. */
export type GetProjectMilestonePath = operations['getProjectMilestone']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeGetProjectMilestonePath(raw: readonly string[]): Decoded<GetProjectMilestonePath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1milestones~1{milestone_id}/get');
  const path: Unchecked<GetProjectMilestonePath> = {
    id: asInteger(values.text(0, 'id')),
    milestone_id: asInteger(values.text(1, 'milestone_id')),
  };
  return decoded(path, '/path', values.issues, isGetProjectMilestonePath, collectGetProjectMilestonePath);
}

/** The path values of `PUT /projects/{id}/milestones/{milestone_id}`. */
export type UpdateProjectMilestonePath = operations['updateProjectMilestone']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeUpdateProjectMilestonePath(raw: readonly string[]): Decoded<UpdateProjectMilestonePath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1milestones~1{milestone_id}/put');
  const path: Unchecked<UpdateProjectMilestonePath> = {
    id: asInteger(values.text(0, 'id')),
    milestone_id: asInteger(values.text(1, 'milestone_id')),
  };
  return decoded(path, '/path', values.issues, isUpdateProjectMilestonePath, collectUpdateProjectMilestonePath);
}

/** The body of `PUT /projects/{id}/milestones/{milestone_id}`. */
export type UpdateProjectMilestoneBody = NonNullable<
  operations['updateProjectMilestone']['requestBody']
>['content']['application/json'];

/** Reads the body: the value that its JSON stands for. */
export function decodeUpdateProjectMilestoneBody(raw: unknown): Decoded<UpdateProjectMilestoneBody> {
  return decoded(raw, '/body', [], isProjectMilestoneUpdate, collectProjectMilestoneUpdate);
}

/** The form of `PUT /projects/{id}/milestones/{milestone_id}`. */
export type UpdateProjectMilestoneForm = NonNullable<
  operations['updateProjectMilestone']['requestBody']
>['content']['application/x-www-form-urlencoded'];

/** Reads the form: as on the wire. */
export function decodeUpdateProjectMilestoneForm(raw: string): Decoded<UpdateProjectMilestoneForm> {
  const issues: ValidationIssue[] = [];
  const body = formValue(
    raw,
    {},
    'all',
    '#/paths/~1projects~1{id}~1milestones~1{milestone_id}/put/requestBody/content/application~1x-www-form-urlencoded/schema',
    issues,
  );
  return issues.length > 0
    ? { issues }
    : decoded(body, '/body', issues, isProjectMilestoneUpdate, collectProjectMilestoneUpdate);
}

/** The path values of `DELETE /projects/{id}/milestones/{milestone_id}`. */
export type DeleteProjectMilestonePath = operations['deleteProjectMilestone']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeDeleteProjectMilestonePath(raw: readonly string[]): Decoded<DeleteProjectMilestonePath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1milestones~1{milestone_id}/delete');
  const path: Unchecked<DeleteProjectMilestonePath> = {
    id: asInteger(values.text(0, 'id')),
    milestone_id: asInteger(values.text(1, 'milestone_id')),
  };
  return decoded(path, '/path', values.issues, isDeleteProjectMilestonePath, collectDeleteProjectMilestonePath);
}

/** The path values of `GET /projects/{id}/milestones/{milestone_id}/burndown_events`. */
export type ListProjectMilestoneBurndownEventsPath =
  operations['listProjectMilestoneBurndownEvents']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeListProjectMilestoneBurndownEventsPath(
  raw: readonly string[],
): Decoded<ListProjectMilestoneBurndownEventsPath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1milestones~1{milestone_id}~1burndown_events/get');
  const path: Unchecked<ListProjectMilestoneBurndownEventsPath> = {
    id: asInteger(values.text(0, 'id')),
    milestone_id: asInteger(values.text(1, 'milestone_id')),
  };
  return decoded(
    path,
    '/path',
    values.issues,
    isListProjectMilestoneBurndownEventsPath,
    collectListProjectMilestoneBurndownEventsPath,
  );
}

/** The query of `GET /projects/{id}/milestones/{milestone_id}/burndown_events`. */
export type ListProjectMilestoneBurndownEventsQuery = Defaulted<
  NonNullable<operations['listProjectMilestoneBurndownEvents']['parameters']['query']>,
  'page' | 'per_page'
>;

/** Reads the query: as on the wire, without `?`. */
export function decodeListProjectMilestoneBurndownEventsQuery(
  raw: string,
): Decoded<ListProjectMilestoneBurndownEventsQuery> {
  const query: Unchecked<ListProjectMilestoneBurndownEventsQuery> = {};
  const pairs = new Pairs(raw, '/query', '#/paths/~1projects~1{id}~1milestones~1{milestone_id}~1burndown_events/get');
  while (pairs.next()) {
    switch (pairs.name) {
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
  return decoded(
    query,
    '/query',
    pairs.issues,
    isListProjectMilestoneBurndownEventsQuery,
    collectListProjectMilestoneBurndownEventsQuery,
  );
}

/** The path values of `GET /projects/{id}/milestones/{milestone_id}/issues`. */
export type ListProjectMilestoneIssuesPath = operations['listProjectMilestoneIssues']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeListProjectMilestoneIssuesPath(raw: readonly string[]): Decoded<ListProjectMilestoneIssuesPath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1milestones~1{milestone_id}~1issues/get');
  const path: Unchecked<ListProjectMilestoneIssuesPath> = {
    id: asInteger(values.text(0, 'id')),
    milestone_id: asInteger(values.text(1, 'milestone_id')),
  };
  return decoded(path, '/path', values.issues, isListProjectMilestoneIssuesPath, collectListProjectMilestoneIssuesPath);
}

/** The query of `GET /projects/{id}/milestones/{milestone_id}/issues`. */
export type ListProjectMilestoneIssuesQuery = Defaulted<
  NonNullable<operations['listProjectMilestoneIssues']['parameters']['query']>,
  'page' | 'per_page'
>;

/** Reads the query: as on the wire, without `?`. */
export function decodeListProjectMilestoneIssuesQuery(raw: string): Decoded<ListProjectMilestoneIssuesQuery> {
  const query: Unchecked<ListProjectMilestoneIssuesQuery> = {};
  const pairs = new Pairs(raw, '/query', '#/paths/~1projects~1{id}~1milestones~1{milestone_id}~1issues/get');
  while (pairs.next()) {
    switch (pairs.name) {
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
  return decoded(
    query,
    '/query',
    pairs.issues,
    isListProjectMilestoneIssuesQuery,
    collectListProjectMilestoneIssuesQuery,
  );
}

/** The path values of `GET /projects/{id}/milestones/{milestone_id}/merge_requests`. */
export type ListProjectMilestoneMergeRequestsPath =
  operations['listProjectMilestoneMergeRequests']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeListProjectMilestoneMergeRequestsPath(
  raw: readonly string[],
): Decoded<ListProjectMilestoneMergeRequestsPath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1milestones~1{milestone_id}~1merge_requests/get');
  const path: Unchecked<ListProjectMilestoneMergeRequestsPath> = {
    id: asInteger(values.text(0, 'id')),
    milestone_id: asInteger(values.text(1, 'milestone_id')),
  };
  return decoded(
    path,
    '/path',
    values.issues,
    isListProjectMilestoneMergeRequestsPath,
    collectListProjectMilestoneMergeRequestsPath,
  );
}

/** The query of `GET /projects/{id}/milestones/{milestone_id}/merge_requests`. */
export type ListProjectMilestoneMergeRequestsQuery = Defaulted<
  NonNullable<operations['listProjectMilestoneMergeRequests']['parameters']['query']>,
  'page' | 'per_page'
>;

/** Reads the query: as on the wire, without `?`. */
export function decodeListProjectMilestoneMergeRequestsQuery(
  raw: string,
): Decoded<ListProjectMilestoneMergeRequestsQuery> {
  const query: Unchecked<ListProjectMilestoneMergeRequestsQuery> = {};
  const pairs = new Pairs(raw, '/query', '#/paths/~1projects~1{id}~1milestones~1{milestone_id}~1merge_requests/get');
  while (pairs.next()) {
    switch (pairs.name) {
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
  return decoded(
    query,
    '/query',
    pairs.issues,
    isListProjectMilestoneMergeRequestsQuery,
    collectListProjectMilestoneMergeRequestsQuery,
  );
}

/** The path values of `POST /projects/{id}/milestones/{milestone_id}/promote`. */
export type PromoteProjectMilestonePath = operations['promoteProjectMilestone']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodePromoteProjectMilestonePath(raw: readonly string[]): Decoded<PromoteProjectMilestonePath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1milestones~1{milestone_id}~1promote/post');
  const path: Unchecked<PromoteProjectMilestonePath> = {
    id: asInteger(values.text(0, 'id')),
    milestone_id: asInteger(values.text(1, 'milestone_id')),
  };
  return decoded(path, '/path', values.issues, isPromoteProjectMilestonePath, collectPromoteProjectMilestonePath);
}

function isListProjectMilestonesQuery(value: unknown): boolean {
  if (!json.isObject(value)) return false;
  const iids = value['iids[]'];
  if (iids !== undefined && (!json.isArray(iids) || !every(iids, (item) => Number.isInteger(item)))) return false;
  const includeAncestors = value['include_ancestors'];
  if (includeAncestors !== undefined && typeof includeAncestors !== 'boolean') return false;
  const includeParentMilestones = value['include_parent_milestones'];
  if (includeParentMilestones !== undefined && typeof includeParentMilestones !== 'boolean') return false;
  const page = value['page'];
  if (page !== undefined && (!json.isInteger(page) || page < 1)) return false;
  const perPage = value['per_page'];
  if (perPage !== undefined && (!json.isInteger(perPage) || perPage > 100)) return false;
  const state = value['state'];
  if (state !== undefined && state !== 'active' && state !== 'closed') return false;
  const updatedAfter = value['updated_after'];
  if (updatedAfter !== undefined && (typeof updatedAfter !== 'string' || !hasDateTimeFormat(updatedAfter)))
    return false;
  const updatedBefore = value['updated_before'];
  return updatedBefore === undefined || (typeof updatedBefore === 'string' && hasDateTimeFormat(updatedBefore));
}

function collectListProjectMilestonesQuery(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!json.isObject(value))
    return fail(issues, path, 'type', 'must be an object', '#/paths/~1projects~1{id}~1milestones/get/parameters/query');
  const iids = value['iids[]'];
  if (iids !== undefined) collectListProjectMilestonesQueryIids(iids, path + '/iids[]', issues);
  const includeAncestors = value['include_ancestors'];
  if (includeAncestors !== undefined && typeof includeAncestors !== 'boolean')
    fail(
      issues,
      `${path}/include_ancestors`,
      'type',
      'must be true or false',
      '#/paths/~1projects~1{id}~1milestones/get/parameters/5/schema',
    );
  const includeParentMilestones = value['include_parent_milestones'];
  if (includeParentMilestones !== undefined && typeof includeParentMilestones !== 'boolean')
    fail(
      issues,
      `${path}/include_parent_milestones`,
      'type',
      'must be true or false',
      '#/paths/~1projects~1{id}~1milestones/get/parameters/6/schema',
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
  const state = value['state'];
  if (state !== undefined && state !== 'active' && state !== 'closed')
    fail(
      issues,
      `${path}/state`,
      'enum',
      'must be one of "active", "closed"',
      '#/paths/~1projects~1{id}~1milestones/get/parameters/2/schema',
    );
  const updatedAfter = value['updated_after'];
  if (updatedAfter !== undefined && typeof updatedAfter !== 'string')
    fail(
      issues,
      `${path}/updated_after`,
      'type',
      'must be a string',
      '#/paths/~1projects~1{id}~1milestones/get/parameters/8/schema',
    );
  if (typeof updatedAfter === 'string' && !hasDateTimeFormat(updatedAfter))
    fail(
      issues,
      `${path}/updated_after`,
      'format',
      'must be a date and time with an offset, such as 2026-03-09T10:15:00Z',
      '#/paths/~1projects~1{id}~1milestones/get/parameters/8/schema',
    );
  const updatedBefore = value['updated_before'];
  if (updatedBefore !== undefined && typeof updatedBefore !== 'string')
    fail(
      issues,
      `${path}/updated_before`,
      'type',
      'must be a string',
      '#/paths/~1projects~1{id}~1milestones/get/parameters/7/schema',
    );
  if (typeof updatedBefore === 'string' && !hasDateTimeFormat(updatedBefore))
    fail(
      issues,
      `${path}/updated_before`,
      'format',
      'must be a date and time with an offset, such as 2026-03-09T10:15:00Z',
      '#/paths/~1projects~1{id}~1milestones/get/parameters/7/schema',
    );
}

function isGetProjectMilestonePath(value: unknown): boolean {
  if (!json.isObject(value)) return false;
  const milestoneId = value['milestone_id'];
  return milestoneId === undefined || Number.isInteger(milestoneId);
}

function collectGetProjectMilestonePath(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!json.isObject(value))
    return fail(
      issues,
      path,
      'type',
      'must be an object',
      '#/paths/~1projects~1{id}~1milestones~1{milestone_id}/get/parameters/path',
    );
  const milestoneId = value['milestone_id'];
  if (milestoneId !== undefined && !Number.isInteger(milestoneId))
    fail(
      issues,
      `${path}/milestone_id`,
      'type',
      'must be an integer',
      '#/paths/~1projects~1{id}~1milestones~1{milestone_id}/get/parameters/1/schema',
    );
}

function isUpdateProjectMilestonePath(value: unknown): boolean {
  if (!json.isObject(value)) return false;
  const milestoneId = value['milestone_id'];
  return milestoneId === undefined || Number.isInteger(milestoneId);
}

function collectUpdateProjectMilestonePath(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!json.isObject(value))
    return fail(
      issues,
      path,
      'type',
      'must be an object',
      '#/paths/~1projects~1{id}~1milestones~1{milestone_id}/put/parameters/path',
    );
  const milestoneId = value['milestone_id'];
  if (milestoneId !== undefined && !Number.isInteger(milestoneId))
    fail(
      issues,
      `${path}/milestone_id`,
      'type',
      'must be an integer',
      '#/paths/~1projects~1{id}~1milestones~1{milestone_id}/put/parameters/1/schema',
    );
}

function isDeleteProjectMilestonePath(value: unknown): boolean {
  if (!json.isObject(value)) return false;
  const milestoneId = value['milestone_id'];
  return milestoneId === undefined || Number.isInteger(milestoneId);
}

function collectDeleteProjectMilestonePath(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!json.isObject(value))
    return fail(
      issues,
      path,
      'type',
      'must be an object',
      '#/paths/~1projects~1{id}~1milestones~1{milestone_id}/delete/parameters/path',
    );
  const milestoneId = value['milestone_id'];
  if (milestoneId !== undefined && !Number.isInteger(milestoneId))
    fail(
      issues,
      `${path}/milestone_id`,
      'type',
      'must be an integer',
      '#/paths/~1projects~1{id}~1milestones~1{milestone_id}/delete/parameters/1/schema',
    );
}

function isListProjectMilestoneBurndownEventsPath(value: unknown): boolean {
  if (!json.isObject(value)) return false;
  const milestoneId = value['milestone_id'];
  return milestoneId === undefined || Number.isInteger(milestoneId);
}

function collectListProjectMilestoneBurndownEventsPath(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!json.isObject(value))
    return fail(
      issues,
      path,
      'type',
      'must be an object',
      '#/paths/~1projects~1{id}~1milestones~1{milestone_id}~1burndown_events/get/parameters/path',
    );
  const milestoneId = value['milestone_id'];
  if (milestoneId !== undefined && !Number.isInteger(milestoneId))
    fail(
      issues,
      `${path}/milestone_id`,
      'type',
      'must be an integer',
      '#/paths/~1projects~1{id}~1milestones~1{milestone_id}~1burndown_events/get/parameters/1/schema',
    );
}

function isListProjectMilestoneBurndownEventsQuery(value: unknown): boolean {
  if (!json.isObject(value)) return false;
  const page = value['page'];
  if (page !== undefined && (!json.isInteger(page) || page < 1)) return false;
  const perPage = value['per_page'];
  return perPage === undefined || (json.isInteger(perPage) && perPage <= 100);
}

function collectListProjectMilestoneBurndownEventsQuery(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!json.isObject(value))
    return fail(
      issues,
      path,
      'type',
      'must be an object',
      '#/paths/~1projects~1{id}~1milestones~1{milestone_id}~1burndown_events/get/parameters/query',
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
}

function isListProjectMilestoneIssuesPath(value: unknown): boolean {
  if (!json.isObject(value)) return false;
  const milestoneId = value['milestone_id'];
  return milestoneId === undefined || Number.isInteger(milestoneId);
}

function collectListProjectMilestoneIssuesPath(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!json.isObject(value))
    return fail(
      issues,
      path,
      'type',
      'must be an object',
      '#/paths/~1projects~1{id}~1milestones~1{milestone_id}~1issues/get/parameters/path',
    );
  const milestoneId = value['milestone_id'];
  if (milestoneId !== undefined && !Number.isInteger(milestoneId))
    fail(
      issues,
      `${path}/milestone_id`,
      'type',
      'must be an integer',
      '#/paths/~1projects~1{id}~1milestones~1{milestone_id}~1issues/get/parameters/1/schema',
    );
}

function isListProjectMilestoneIssuesQuery(value: unknown): boolean {
  if (!json.isObject(value)) return false;
  const page = value['page'];
  if (page !== undefined && (!json.isInteger(page) || page < 1)) return false;
  const perPage = value['per_page'];
  return perPage === undefined || (json.isInteger(perPage) && perPage <= 100);
}

function collectListProjectMilestoneIssuesQuery(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!json.isObject(value))
    return fail(
      issues,
      path,
      'type',
      'must be an object',
      '#/paths/~1projects~1{id}~1milestones~1{milestone_id}~1issues/get/parameters/query',
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
}

function isListProjectMilestoneMergeRequestsPath(value: unknown): boolean {
  if (!json.isObject(value)) return false;
  const milestoneId = value['milestone_id'];
  return milestoneId === undefined || Number.isInteger(milestoneId);
}

function collectListProjectMilestoneMergeRequestsPath(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!json.isObject(value))
    return fail(
      issues,
      path,
      'type',
      'must be an object',
      '#/paths/~1projects~1{id}~1milestones~1{milestone_id}~1merge_requests/get/parameters/path',
    );
  const milestoneId = value['milestone_id'];
  if (milestoneId !== undefined && !Number.isInteger(milestoneId))
    fail(
      issues,
      `${path}/milestone_id`,
      'type',
      'must be an integer',
      '#/paths/~1projects~1{id}~1milestones~1{milestone_id}~1merge_requests/get/parameters/1/schema',
    );
}

function isListProjectMilestoneMergeRequestsQuery(value: unknown): boolean {
  if (!json.isObject(value)) return false;
  const page = value['page'];
  if (page !== undefined && (!json.isInteger(page) || page < 1)) return false;
  const perPage = value['per_page'];
  return perPage === undefined || (json.isInteger(perPage) && perPage <= 100);
}

function collectListProjectMilestoneMergeRequestsQuery(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!json.isObject(value))
    return fail(
      issues,
      path,
      'type',
      'must be an object',
      '#/paths/~1projects~1{id}~1milestones~1{milestone_id}~1merge_requests/get/parameters/query',
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
}

function isPromoteProjectMilestonePath(value: unknown): boolean {
  if (!json.isObject(value)) return false;
  const milestoneId = value['milestone_id'];
  return milestoneId === undefined || Number.isInteger(milestoneId);
}

function collectPromoteProjectMilestonePath(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!json.isObject(value))
    return fail(
      issues,
      path,
      'type',
      'must be an object',
      '#/paths/~1projects~1{id}~1milestones~1{milestone_id}~1promote/post/parameters/path',
    );
  const milestoneId = value['milestone_id'];
  if (milestoneId !== undefined && !Number.isInteger(milestoneId))
    fail(
      issues,
      `${path}/milestone_id`,
      'type',
      'must be an integer',
      '#/paths/~1projects~1{id}~1milestones~1{milestone_id}~1promote/post/parameters/1/schema',
    );
}

function collectListProjectMilestonesQueryIids(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/paths/~1projects~1{id}~1milestones/get/parameters/1/schema';
  if (!json.isArray(value)) return fail(issues, path, 'type', 'must be an array', schema);
  for (const [index, item] of value.entries()) {
    if (!Number.isInteger(item)) fail(issues, `${path}/${index}`, 'type', 'must be an integer', `${schema}/items`);
  }
}
