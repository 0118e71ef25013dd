// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { operations } from '../../types/openapi.ts';
import { hasDateTimeFormat } from '../runtime/formats/date-time.ts';
import { json } from '../runtime/json.ts';
import { type Decoded, type Defaulted, type Unchecked, decoded, judged } from '../runtime/parameters/decoded.ts';
import { formValue } from '../runtime/parameters/form.ts';
import { appended } from '../runtime/parameters/lists.ts';
import { Pairs } from '../runtime/parameters/pairs.ts';
import { PathValues } from '../runtime/parameters/path.ts';
import { asBoolean, asInteger } from '../runtime/parameters/scalars.ts';
import { type ValidationIssue, fail, limitReached } from '../runtime/report.ts';
import { every } from '../runtime/values.ts';
import { collectProjectMilestoneCreate, isProjectMilestoneCreate } from '../schemas/project-milestone-create.ts';
import { collectProjectMilestoneUpdate, isProjectMilestoneUpdate } from '../schemas/project-milestone-update.ts';

/** The path values of `GET /projects/{id}/milestones`. */
export type ListProjectMilestonesPath = operations['listProjectMilestones']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeListProjectMilestonesPath(raw: readonly string[]): Decoded<ListProjectMilestonesPath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1milestones/get');
  const id = asInteger(values.text(0, 'id'));
  const path: Unchecked<ListProjectMilestonesPath> = { id };
  return decoded(path, values.issues);
}

/** The query of `GET /projects/{id}/milestones`. */
export type ListProjectMilestonesQuery = Defaulted<
  NonNullable<operations['listProjectMilestones']['parameters']['query']>,
  'page' | 'per_page'
>;

/** Reads the query: as on the wire, without `?`. */
export function decodeListProjectMilestonesQuery(raw: string): Decoded<ListProjectMilestonesQuery> {
  const pairs = new Pairs(raw, '/query', '#/paths/~1projects~1{id}~1milestones/get');
  let iids: unknown;
  let includeAncestors: unknown;
  let includeParentMilestones: unknown;
  let page: unknown;
  let perPage: unknown;
  let search: unknown;
  let state: unknown;
  let title: unknown;
  let updatedAfter: unknown;
  let updatedBefore: unknown;
  while (pairs.next()) {
    switch (pairs.name) {
      case 'iids[]':
        iids = appended(iids, asInteger(pairs.value()));
        break;
      case 'include_ancestors':
        includeAncestors = asBoolean(pairs.only(includeAncestors));
        break;
      case 'include_parent_milestones':
        includeParentMilestones = asBoolean(pairs.only(includeParentMilestones));
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
      case 'state':
        state = pairs.only(state);
        break;
      case 'title':
        title = pairs.only(title);
        break;
      case 'updated_after':
        updatedAfter = pairs.only(updatedAfter);
        break;
      case 'updated_before':
        updatedBefore = pairs.only(updatedBefore);
        break;
    }
  }
  pairs.judge('iids[]', iids, isListProjectMilestonesIids, collectListProjectMilestonesIids);
  pairs.judge(
    'include_ancestors',
    includeAncestors,
    isListProjectMilestonesIncludeAncestors,
    collectListProjectMilestonesIncludeAncestors,
  );
  pairs.judge(
    'include_parent_milestones',
    includeParentMilestones,
    isListProjectMilestonesIncludeParentMilestones,
    collectListProjectMilestonesIncludeParentMilestones,
  );
  pairs.judge('page', page, isPage, collectPage);
  pairs.judge('per_page', perPage, isPerPage, collectPerPage);
  pairs.judge('state', state, isListProjectMilestonesState, collectListProjectMilestonesState);
  pairs.judge(
    'updated_after',
    updatedAfter,
    isListProjectMilestonesUpdatedAfter,
    collectListProjectMilestonesUpdatedAfter,
  );
  pairs.judge(
    'updated_before',
    updatedBefore,
    isListProjectMilestonesUpdatedBefore,
    collectListProjectMilestonesUpdatedBefore,
  );
  const query: Unchecked<ListProjectMilestonesQuery> = { page: page ?? 1, per_page: perPage ?? 20 };
  if (iids !== undefined) query['iids[]'] = iids;
  if (includeAncestors !== undefined) query.include_ancestors = includeAncestors;
  if (includeParentMilestones !== undefined) query.include_parent_milestones = includeParentMilestones;
  if (search !== undefined) query.search = search;
  if (state !== undefined) query.state = state;
  if (title !== undefined) query.title = title;
  if (updatedAfter !== undefined) query.updated_after = updatedAfter;
  if (updatedBefore !== undefined) query.updated_before = updatedBefore;
  return decoded(query, pairs.issues);
}

/** The path values of `POST /projects/{id}/milestones`. */
export type CreateProjectMilestonePath = operations['createProjectMilestone']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeCreateProjectMilestonePath(raw: readonly string[]): Decoded<CreateProjectMilestonePath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1milestones/post');
  const id = asInteger(values.text(0, 'id'));
  const path: Unchecked<CreateProjectMilestonePath> = { id };
  return decoded(path, values.issues);
}

/** The body of `POST /projects/{id}/milestones`. */
export type CreateProjectMilestoneBody =
  operations['createProjectMilestone']['requestBody']['content']['application/json'];

/** Reads the body: the value that its JSON stands for. */
export function decodeCreateProjectMilestoneBody(raw: unknown): Decoded<CreateProjectMilestoneBody> {
  return judged(raw, '/body', isProjectMilestoneCreate, collectProjectMilestoneCreate);
}

/** The form of `POST /projects/{id}/milestones`. */
export type CreateProjectMilestoneForm =
  operations['createProjectMilestone']['requestBody']['content']['application/x-www-form-urlencoded'];

/** Reads the form: as on the wire, and properties that came as JSON beside it. */
export function decodeCreateProjectMilestoneForm(raw: string, others?: object): Decoded<CreateProjectMilestoneForm> {
  const issues: ValidationIssue[] = [];
  const body = formValue(
    raw,
    {},
    'all',
    '#/paths/~1projects~1{id}~1milestones/post/requestBody/content/application~1x-www-form-urlencoded/schema',
    issues,
    others,
  );
  return issues.length > 0
    ? { issues }
    : judged(body, '/body', isProjectMilestoneCreate, collectProjectMilestoneCreate);
}

/** The path values of `GET /projects/{id}/milestones/{milestone_id}`. */
export type GetProjectMilestonePath = operations['getProjectMilestone']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeGetProjectMilestonePath(raw: readonly string[]): Decoded<GetProjectMilestonePath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1milestones~1{milestone_id}/get');
  const id = asInteger(values.text(0, 'id'));
  const milestoneId = asInteger(values.text(1, 'milestone_id'));
  values.judge('milestone_id', milestoneId, isGetProjectMilestoneMilestoneId, collectGetProjectMilestoneMilestoneId);
  const path: Unchecked<GetProjectMilestonePath> = { id, milestone_id: milestoneId };
  return decoded(path, values.issues);
}

/** The path values of `PUT /projects/{id}/milestones/{milestone_id}`. */
export type UpdateProjectMilestonePath = operations['updateProjectMilestone']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeUpdateProjectMilestonePath(raw: readonly string[]): Decoded<UpdateProjectMilestonePath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1milestones~1{milestone_id}/put');
  const id = asInteger(values.text(0, 'id'));
  const milestoneId = asInteger(values.text(1, 'milestone_id'));
  values.judge(
    'milestone_id',
    milestoneId,
    isUpdateProjectMilestoneMilestoneId,
    collectUpdateProjectMilestoneMilestoneId,
  );
  const path: Unchecked<UpdateProjectMilestonePath> = { id, milestone_id: milestoneId };
  return decoded(path, values.issues);
}

/** The body of `PUT /projects/{id}/milestones/{milestone_id}`. */
export type UpdateProjectMilestoneBody = NonNullable<
  operations['updateProjectMilestone']['requestBody']
>['content']['application/json'];

/** Reads the body: the value that its JSON stands for. */
export function decodeUpdateProjectMilestoneBody(raw: unknown): Decoded<UpdateProjectMilestoneBody> {
  return judged(raw, '/body', isProjectMilestoneUpdate, collectProjectMilestoneUpdate);
}

/** The form of `PUT /projects/{id}/milestones/{milestone_id}`. */
export type UpdateProjectMilestoneForm = NonNullable<
  operations['updateProjectMilestone']['requestBody']
>['content']['application/x-www-form-urlencoded'];

/** Reads the form: as on the wire, and properties that came as JSON beside it. */
export function decodeUpdateProjectMilestoneForm(raw: string, others?: object): Decoded<UpdateProjectMilestoneForm> {
  const issues: ValidationIssue[] = [];
  const body = formValue(
    raw,
    {},
    'all',
    '#/paths/~1projects~1{id}~1milestones~1{milestone_id}/put/requestBody/content/application~1x-www-form-urlencoded/schema',
    issues,
    others,
  );
  return issues.length > 0
    ? { issues }
    : judged(body, '/body', isProjectMilestoneUpdate, collectProjectMilestoneUpdate);
}

/** The path values of `DELETE /projects/{id}/milestones/{milestone_id}`. */
export type DeleteProjectMilestonePath = operations['deleteProjectMilestone']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeDeleteProjectMilestonePath(raw: readonly string[]): Decoded<DeleteProjectMilestonePath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1milestones~1{milestone_id}/delete');
  const id = asInteger(values.text(0, 'id'));
  const milestoneId = asInteger(values.text(1, 'milestone_id'));
  values.judge(
    'milestone_id',
    milestoneId,
    isDeleteProjectMilestoneMilestoneId,
    collectDeleteProjectMilestoneMilestoneId,
  );
  const path: Unchecked<DeleteProjectMilestonePath> = { id, milestone_id: milestoneId };
  return decoded(path, values.issues);
}

/** The path values of `GET /projects/{id}/milestones/{milestone_id}/burndown_events`. */
export type ListProjectMilestoneBurndownEventsPath =
  operations['listProjectMilestoneBurndownEvents']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeListProjectMilestoneBurndownEventsPath(
  raw: readonly string[],
): Decoded<ListProjectMilestoneBurndownEventsPath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1milestones~1{milestone_id}~1burndown_events/get');
  const id = asInteger(values.text(0, 'id'));
  const milestoneId = asInteger(values.text(1, 'milestone_id'));
  values.judge(
    'milestone_id',
    milestoneId,
    isListProjectMilestoneBurndownEventsMilestoneId,
    collectListProjectMilestoneBurndownEventsMilestoneId,
  );
  const path: Unchecked<ListProjectMilestoneBurndownEventsPath> = { id, milestone_id: milestoneId };
  return decoded(path, values.issues);
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
  const pairs = new Pairs(raw, '/query', '#/paths/~1projects~1{id}~1milestones~1{milestone_id}~1burndown_events/get');
  let page: unknown;
  let perPage: unknown;
  while (pairs.next()) {
    switch (pairs.name) {
      case 'page':
        page = asInteger(pairs.only(page));
        break;
      case 'per_page':
        perPage = asInteger(pairs.only(perPage));
        break;
    }
  }
  pairs.judge('page', page, isPage, collectPage);
  pairs.judge('per_page', perPage, isPerPage, collectPerPage);
  const query: Unchecked<ListProjectMilestoneBurndownEventsQuery> = { page: page ?? 1, per_page: perPage ?? 20 };
  return decoded(query, pairs.issues);
}

/** The path values of `GET /projects/{id}/milestones/{milestone_id}/issues`. */
export type ListProjectMilestoneIssuesPath = operations['listProjectMilestoneIssues']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeListProjectMilestoneIssuesPath(raw: readonly string[]): Decoded<ListProjectMilestoneIssuesPath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1milestones~1{milestone_id}~1issues/get');
  const id = asInteger(values.text(0, 'id'));
  const milestoneId = asInteger(values.text(1, 'milestone_id'));
  values.judge(
    'milestone_id',
    milestoneId,
    isListProjectMilestoneIssuesMilestoneId,
    collectListProjectMilestoneIssuesMilestoneId,
  );
  const path: Unchecked<ListProjectMilestoneIssuesPath> = { id, milestone_id: milestoneId };
  return decoded(path, values.issues);
}

/** The query of `GET /projects/{id}/milestones/{milestone_id}/issues`. */
export type ListProjectMilestoneIssuesQuery = Defaulted<
  NonNullable<operations['listProjectMilestoneIssues']['parameters']['query']>,
  'page' | 'per_page'
>;

/** Reads the query: as on the wire, without `?`. */
export function decodeListProjectMilestoneIssuesQuery(raw: string): Decoded<ListProjectMilestoneIssuesQuery> {
  const pairs = new Pairs(raw, '/query', '#/paths/~1projects~1{id}~1milestones~1{milestone_id}~1issues/get');
  let page: unknown;
  let perPage: unknown;
  while (pairs.next()) {
    switch (pairs.name) {
      case 'page':
        page = asInteger(pairs.only(page));
        break;
      case 'per_page':
        perPage = asInteger(pairs.only(perPage));
        break;
    }
  }
  pairs.judge('page', page, isPage, collectPage);
  pairs.judge('per_page', perPage, isPerPage, collectPerPage);
  const query: Unchecked<ListProjectMilestoneIssuesQuery> = { page: page ?? 1, per_page: perPage ?? 20 };
  return decoded(query, pairs.issues);
}

/** The path values of `GET /projects/{id}/milestones/{milestone_id}/merge_requests`. */
export type ListProjectMilestoneMergeRequestsPath =
  operations['listProjectMilestoneMergeRequests']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeListProjectMilestoneMergeRequestsPath(
  raw: readonly string[],
): Decoded<ListProjectMilestoneMergeRequestsPath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1milestones~1{milestone_id}~1merge_requests/get');
  const id = asInteger(values.text(0, 'id'));
  const milestoneId = asInteger(values.text(1, 'milestone_id'));
  values.judge(
    'milestone_id',
    milestoneId,
    isListProjectMilestoneMergeRequestsMilestoneId,
    collectListProjectMilestoneMergeRequestsMilestoneId,
  );
  const path: Unchecked<ListProjectMilestoneMergeRequestsPath> = { id, milestone_id: milestoneId };
  return decoded(path, values.issues);
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
  const pairs = new Pairs(raw, '/query', '#/paths/~1projects~1{id}~1milestones~1{milestone_id}~1merge_requests/get');
  let page: unknown;
  let perPage: unknown;
  while (pairs.next()) {
    switch (pairs.name) {
      case 'page':
        page = asInteger(pairs.only(page));
        break;
      case 'per_page':
        perPage = asInteger(pairs.only(perPage));
        break;
    }
  }
  pairs.judge('page', page, isPage, collectPage);
  pairs.judge('per_page', perPage, isPerPage, collectPerPage);
  const query: Unchecked<ListProjectMilestoneMergeRequestsQuery> = { page: page ?? 1, per_page: perPage ?? 20 };
  return decoded(query, pairs.issues);
}

/** The path values of `POST /projects/{id}/milestones/{milestone_id}/promote`. */
export type PromoteProjectMilestonePath = operations['promoteProjectMilestone']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodePromoteProjectMilestonePath(raw: readonly string[]): Decoded<PromoteProjectMilestonePath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1milestones~1{milestone_id}~1promote/post');
  const id = asInteger(values.text(0, 'id'));
  const milestoneId = asInteger(values.text(1, 'milestone_id'));
  values.judge(
    'milestone_id',
    milestoneId,
    isPromoteProjectMilestoneMilestoneId,
    collectPromoteProjectMilestoneMilestoneId,
  );
  const path: Unchecked<PromoteProjectMilestonePath> = { id, milestone_id: milestoneId };
  return decoded(path, values.issues);
}

function isListProjectMilestonesIids(value: unknown): boolean {
  if (!json.isArray(value)) return false;
  return every(value, (item) => Number.isInteger(item));
}

function collectListProjectMilestonesIids(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/paths/~1projects~1{id}~1milestones/get/parameters/1/schema';
  if (!json.isArray(value)) return fail(issues, path, 'type', 'must be an array', schema);
  for (let index = 0; index < value.length; index++) {
    const item = value[index];
    if (!Number.isInteger(item)) fail(issues, `${path}/${index}`, 'type', 'must be an integer', `${schema}/items`);
    if (limitReached(issues)) return;
  }
}

function isListProjectMilestonesIncludeAncestors(value: unknown): boolean {
  return typeof value === 'boolean';
}

function collectListProjectMilestonesIncludeAncestors(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (typeof value !== 'boolean')
    return fail(
      issues,
      path,
      'type',
      'must be true or false',
      '#/paths/~1projects~1{id}~1milestones/get/parameters/5/schema',
    );
}

function isListProjectMilestonesIncludeParentMilestones(value: unknown): boolean {
  return typeof value === 'boolean';
}

function collectListProjectMilestonesIncludeParentMilestones(
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
      '#/paths/~1projects~1{id}~1milestones/get/parameters/6/schema',
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

function isListProjectMilestonesState(value: unknown): boolean {
  return value === 'active' || value === 'closed';
}

function collectListProjectMilestonesState(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (value !== 'active' && value !== 'closed')
    return fail(
      issues,
      path,
      'enum',
      'must be one of "active", "closed"',
      '#/paths/~1projects~1{id}~1milestones/get/parameters/2/schema',
    );
}

function isListProjectMilestonesUpdatedAfter(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  return hasDateTimeFormat(value);
}

function collectListProjectMilestonesUpdatedAfter(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/paths/~1projects~1{id}~1milestones/get/parameters/8/schema';
  if (typeof value !== 'string') return fail(issues, path, 'type', 'must be a string', schema);
  if (!hasDateTimeFormat(value))
    fail(issues, path, 'format', 'must be a date and time with an offset, such as 2026-03-09T10:15:00Z', schema);
}

function isListProjectMilestonesUpdatedBefore(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  return hasDateTimeFormat(value);
}

function collectListProjectMilestonesUpdatedBefore(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/paths/~1projects~1{id}~1milestones/get/parameters/7/schema';
  if (typeof value !== 'string') return fail(issues, path, 'type', 'must be a string', schema);
  if (!hasDateTimeFormat(value))
    fail(issues, path, 'format', 'must be a date and time with an offset, such as 2026-03-09T10:15:00Z', schema);
}

function isGetProjectMilestoneMilestoneId(value: unknown): boolean {
  return Number.isInteger(value);
}

function collectGetProjectMilestoneMilestoneId(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!Number.isInteger(value))
    return fail(
      issues,
      path,
      'type',
      'must be an integer',
      '#/paths/~1projects~1{id}~1milestones~1{milestone_id}/get/parameters/1/schema',
    );
}

function isUpdateProjectMilestoneMilestoneId(value: unknown): boolean {
  return Number.isInteger(value);
}

function collectUpdateProjectMilestoneMilestoneId(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!Number.isInteger(value))
    return fail(
      issues,
      path,
      'type',
      'must be an integer',
      '#/paths/~1projects~1{id}~1milestones~1{milestone_id}/put/parameters/1/schema',
    );
}

function isDeleteProjectMilestoneMilestoneId(value: unknown): boolean {
  return Number.isInteger(value);
}

function collectDeleteProjectMilestoneMilestoneId(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!Number.isInteger(value))
    return fail(
      issues,
      path,
      'type',
      'must be an integer',
      '#/paths/~1projects~1{id}~1milestones~1{milestone_id}/delete/parameters/1/schema',
    );
}

function isListProjectMilestoneBurndownEventsMilestoneId(value: unknown): boolean {
  return Number.isInteger(value);
}

function collectListProjectMilestoneBurndownEventsMilestoneId(
  value: unknown,
  path: string,
  issues: ValidationIssue[],
): void {
  if (!Number.isInteger(value))
    return fail(
      issues,
      path,
      'type',
      'must be an integer',
      '#/paths/~1projects~1{id}~1milestones~1{milestone_id}~1burndown_events/get/parameters/1/schema',
    );
}

function isListProjectMilestoneIssuesMilestoneId(value: unknown): boolean {
  return Number.isInteger(value);
}

function collectListProjectMilestoneIssuesMilestoneId(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!Number.isInteger(value))
    return fail(
      issues,
      path,
      'type',
      'must be an integer',
      '#/paths/~1projects~1{id}~1milestones~1{milestone_id}~1issues/get/parameters/1/schema',
    );
}

function isListProjectMilestoneMergeRequestsMilestoneId(value: unknown): boolean {
  return Number.isInteger(value);
}

function collectListProjectMilestoneMergeRequestsMilestoneId(
  value: unknown,
  path: string,
  issues: ValidationIssue[],
): void {
  if (!Number.isInteger(value))
    return fail(
      issues,
      path,
      'type',
      'must be an integer',
      '#/paths/~1projects~1{id}~1milestones~1{milestone_id}~1merge_requests/get/parameters/1/schema',
    );
}

function isPromoteProjectMilestoneMilestoneId(value: unknown): boolean {
  return Number.isInteger(value);
}

function collectPromoteProjectMilestoneMilestoneId(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!Number.isInteger(value))
    return fail(
      issues,
      path,
      'type',
      'must be an integer',
      '#/paths/~1projects~1{id}~1milestones~1{milestone_id}~1promote/post/parameters/1/schema',
    );
}
