// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type {
  CreateProjectMilestonePath,
  DeleteProjectMilestonePath,
  GetProjectMilestonePath,
  ListProjectMilestoneBurndownEventsPath,
  ListProjectMilestoneBurndownEventsQuery,
  ListProjectMilestoneIssuesPath,
  ListProjectMilestoneIssuesQuery,
  ListProjectMilestoneMergeRequestsPath,
  ListProjectMilestoneMergeRequestsQuery,
  ListProjectMilestonesPath,
  ListProjectMilestonesQuery,
  ProjectMilestoneCreate,
  ProjectMilestoneUpdate,
  PromoteProjectMilestonePath,
  UpdateProjectMilestonePath,
} from '../../types/project-milestones.ts';
import { dateTimeMessage, hasDateTimeFormat } from '../runtime/formats/date-time.ts';
import { checkedForm, formValue } from '../runtime/forms.ts';
import {
  type Decoded,
  type Defaulted,
  PathValues,
  type Unchecked,
  appended,
  asBoolean,
  asInteger,
  checkedValue,
  decoded,
  decodedNumbers,
} from '../runtime/parameters.ts';
import { Pairs } from '../runtime/queries.ts';
import { type ValidationIssue, fail, hasArrayType, hasIntegerType, reportIntegers } from '../runtime/report.ts';
import { every } from '../runtime/values.ts';
import { collectProjectMilestoneCreate, isProjectMilestoneCreate } from '../schemas/project-milestone-create.ts';
import { collectProjectMilestoneUpdate, isProjectMilestoneUpdate } from '../schemas/project-milestone-update.ts';

/** Decodes the path values, which are percent-encoded and in the order of the template. */
export function decodeListProjectMilestonesPath(raw: readonly string[]): Decoded<ListProjectMilestonesPath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1milestones/get');
  const id = asInteger(values.text(0, 'id'));
  const path: Unchecked<ListProjectMilestonesPath> = { id };
  return decoded(path, values.issues);
}

/** The query of `GET /projects/{id}/milestones`, with defaults. */
export type ListProjectMilestonesQueryWithDefaults = Defaulted<ListProjectMilestonesQuery, 'page' | 'per_page'>;

/** Decodes the query string, without `?`. */
export function decodeListProjectMilestonesQuery(raw: string): Decoded<ListProjectMilestonesQueryWithDefaults> {
  const schema = '#/paths/~1projects~1{id}~1milestones/get';
  const pairs = new Pairs(raw, '/query', schema);
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
  const { issues } = pairs;
  if (iids !== undefined && (!hasArrayType(iids) || !every(iids, (item) => Number.isInteger(item))))
    reportIntegers(iids, '/query/iids[]', issues, schema, '/parameters/1/schema');
  if (includeAncestors !== undefined && typeof includeAncestors !== 'boolean')
    fail(issues, '/query/include_ancestors', `${schema}/parameters/5/schema`, 'type', 'must be true or false');
  if (includeParentMilestones !== undefined && typeof includeParentMilestones !== 'boolean')
    fail(issues, '/query/include_parent_milestones', `${schema}/parameters/6/schema`, 'type', 'must be true or false');
  if (page !== undefined && !Number.isInteger(page))
    fail(issues, '/query/page', '#/components/parameters/Page/schema', 'type', 'must be an integer');
  if (hasIntegerType(page) && page < 1)
    fail(issues, '/query/page', '#/components/parameters/Page/schema', 'minimum', 'must be at least 1');
  if (perPage !== undefined && !Number.isInteger(perPage))
    fail(issues, '/query/per_page', '#/components/parameters/PerPage/schema', 'type', 'must be an integer');
  if (hasIntegerType(perPage) && perPage > 100)
    fail(issues, '/query/per_page', '#/components/parameters/PerPage/schema', 'maximum', 'must be at most 100');
  if (state !== undefined && state !== 'active' && state !== 'closed')
    fail(issues, '/query/state', `${schema}/parameters/2/schema`, 'enum', 'must be one of "active", "closed"');
  if (updatedAfter !== undefined && typeof updatedAfter !== 'string')
    fail(issues, '/query/updated_after', `${schema}/parameters/8/schema`, 'type', 'must be a string');
  if (typeof updatedAfter === 'string' && !hasDateTimeFormat(updatedAfter))
    fail(issues, '/query/updated_after', `${schema}/parameters/8/schema`, 'format', dateTimeMessage);
  if (updatedBefore !== undefined && typeof updatedBefore !== 'string')
    fail(issues, '/query/updated_before', `${schema}/parameters/7/schema`, 'type', 'must be a string');
  if (typeof updatedBefore === 'string' && !hasDateTimeFormat(updatedBefore))
    fail(issues, '/query/updated_before', `${schema}/parameters/7/schema`, 'format', dateTimeMessage);
  const query: Unchecked<ListProjectMilestonesQueryWithDefaults> = { page: page ?? 1, per_page: perPage ?? 20 };
  if (iids !== undefined) query['iids[]'] = iids;
  if (includeAncestors !== undefined) query.include_ancestors = includeAncestors;
  if (includeParentMilestones !== undefined) query.include_parent_milestones = includeParentMilestones;
  if (search !== undefined) query.search = search;
  if (state !== undefined) query.state = state;
  if (title !== undefined) query.title = title;
  if (updatedAfter !== undefined) query.updated_after = updatedAfter;
  if (updatedBefore !== undefined) query.updated_before = updatedBefore;
  return decodedNumbers(query, '/query', issues);
}

/** Decodes the path values, which are percent-encoded and in the order of the template. */
export function decodeCreateProjectMilestonePath(raw: readonly string[]): Decoded<CreateProjectMilestonePath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1milestones/post');
  const id = asInteger(values.text(0, 'id'));
  const path: Unchecked<CreateProjectMilestonePath> = { id };
  return decoded(path, values.issues);
}

/** Validates the body, parsed from JSON. */
export function decodeCreateProjectMilestoneBody(raw: unknown): Decoded<ProjectMilestoneCreate> {
  return checkedValue(raw, '/body', isProjectMilestoneCreate, collectProjectMilestoneCreate);
}

/** Decodes the form. `others` are properties from a JSON body. */
export function decodeCreateProjectMilestoneForm(raw: string, others?: object): Decoded<ProjectMilestoneCreate> {
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
    : checkedForm(body, '/body', isProjectMilestoneCreate, collectProjectMilestoneCreate);
}

/** Decodes the path values, which are percent-encoded and in the order of the template. */
export function decodeGetProjectMilestonePath(raw: readonly string[]): Decoded<GetProjectMilestonePath> {
  const schema = '#/paths/~1projects~1{id}~1milestones~1{milestone_id}/get';
  const values = new PathValues(raw, schema);
  const id = asInteger(values.text(0, 'id'));
  const milestoneId = asInteger(values.text(1, 'milestone_id'));
  const { issues } = values;
  if (milestoneId !== undefined && !Number.isInteger(milestoneId))
    fail(issues, '/path/milestone_id', `${schema}/parameters/1/schema`, 'type', 'must be an integer');
  const path: Unchecked<GetProjectMilestonePath> = { id, milestone_id: milestoneId };
  return decodedNumbers(path, '/path', issues);
}

/** Decodes the path values, which are percent-encoded and in the order of the template. */
export function decodeUpdateProjectMilestonePath(raw: readonly string[]): Decoded<UpdateProjectMilestonePath> {
  const schema = '#/paths/~1projects~1{id}~1milestones~1{milestone_id}/put';
  const values = new PathValues(raw, schema);
  const id = asInteger(values.text(0, 'id'));
  const milestoneId = asInteger(values.text(1, 'milestone_id'));
  const { issues } = values;
  if (milestoneId !== undefined && !Number.isInteger(milestoneId))
    fail(issues, '/path/milestone_id', `${schema}/parameters/1/schema`, 'type', 'must be an integer');
  const path: Unchecked<UpdateProjectMilestonePath> = { id, milestone_id: milestoneId };
  return decodedNumbers(path, '/path', issues);
}

/** Validates the body, parsed from JSON. */
export function decodeUpdateProjectMilestoneBody(raw: unknown): Decoded<ProjectMilestoneUpdate> {
  return checkedValue(raw, '/body', isProjectMilestoneUpdate, collectProjectMilestoneUpdate);
}

/** Decodes the form. `others` are properties from a JSON body. */
export function decodeUpdateProjectMilestoneForm(raw: string, others?: object): Decoded<ProjectMilestoneUpdate> {
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
    : checkedForm(body, '/body', isProjectMilestoneUpdate, collectProjectMilestoneUpdate);
}

/** Decodes the path values, which are percent-encoded and in the order of the template. */
export function decodeDeleteProjectMilestonePath(raw: readonly string[]): Decoded<DeleteProjectMilestonePath> {
  const schema = '#/paths/~1projects~1{id}~1milestones~1{milestone_id}/delete';
  const values = new PathValues(raw, schema);
  const id = asInteger(values.text(0, 'id'));
  const milestoneId = asInteger(values.text(1, 'milestone_id'));
  const { issues } = values;
  if (milestoneId !== undefined && !Number.isInteger(milestoneId))
    fail(issues, '/path/milestone_id', `${schema}/parameters/1/schema`, 'type', 'must be an integer');
  const path: Unchecked<DeleteProjectMilestonePath> = { id, milestone_id: milestoneId };
  return decodedNumbers(path, '/path', issues);
}

/** Decodes the path values, which are percent-encoded and in the order of the template. */
export function decodeListProjectMilestoneBurndownEventsPath(
  raw: readonly string[],
): Decoded<ListProjectMilestoneBurndownEventsPath> {
  const schema = '#/paths/~1projects~1{id}~1milestones~1{milestone_id}~1burndown_events/get';
  const values = new PathValues(raw, schema);
  const id = asInteger(values.text(0, 'id'));
  const milestoneId = asInteger(values.text(1, 'milestone_id'));
  const { issues } = values;
  if (milestoneId !== undefined && !Number.isInteger(milestoneId))
    fail(issues, '/path/milestone_id', `${schema}/parameters/1/schema`, 'type', 'must be an integer');
  const path: Unchecked<ListProjectMilestoneBurndownEventsPath> = { id, milestone_id: milestoneId };
  return decodedNumbers(path, '/path', issues);
}

/** The query of `GET /projects/{id}/milestones/{milestone_id}/burndown_events`, with defaults. */
export type ListProjectMilestoneBurndownEventsQueryWithDefaults = Defaulted<
  ListProjectMilestoneBurndownEventsQuery,
  'page' | 'per_page'
>;

/** Decodes the query string, without `?`. */
export function decodeListProjectMilestoneBurndownEventsQuery(
  raw: string,
): Decoded<ListProjectMilestoneBurndownEventsQueryWithDefaults> {
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
  const { issues } = pairs;
  if (page !== undefined && !Number.isInteger(page))
    fail(issues, '/query/page', '#/components/parameters/Page/schema', 'type', 'must be an integer');
  if (hasIntegerType(page) && page < 1)
    fail(issues, '/query/page', '#/components/parameters/Page/schema', 'minimum', 'must be at least 1');
  if (perPage !== undefined && !Number.isInteger(perPage))
    fail(issues, '/query/per_page', '#/components/parameters/PerPage/schema', 'type', 'must be an integer');
  if (hasIntegerType(perPage) && perPage > 100)
    fail(issues, '/query/per_page', '#/components/parameters/PerPage/schema', 'maximum', 'must be at most 100');
  const query: Unchecked<ListProjectMilestoneBurndownEventsQueryWithDefaults> = {
    page: page ?? 1,
    per_page: perPage ?? 20,
  };
  return decodedNumbers(query, '/query', issues);
}

/** Decodes the path values, which are percent-encoded and in the order of the template. */
export function decodeListProjectMilestoneIssuesPath(raw: readonly string[]): Decoded<ListProjectMilestoneIssuesPath> {
  const schema = '#/paths/~1projects~1{id}~1milestones~1{milestone_id}~1issues/get';
  const values = new PathValues(raw, schema);
  const id = asInteger(values.text(0, 'id'));
  const milestoneId = asInteger(values.text(1, 'milestone_id'));
  const { issues } = values;
  if (milestoneId !== undefined && !Number.isInteger(milestoneId))
    fail(issues, '/path/milestone_id', `${schema}/parameters/1/schema`, 'type', 'must be an integer');
  const path: Unchecked<ListProjectMilestoneIssuesPath> = { id, milestone_id: milestoneId };
  return decodedNumbers(path, '/path', issues);
}

/** The query of `GET /projects/{id}/milestones/{milestone_id}/issues`, with defaults. */
export type ListProjectMilestoneIssuesQueryWithDefaults = Defaulted<
  ListProjectMilestoneIssuesQuery,
  'page' | 'per_page'
>;

/** Decodes the query string, without `?`. */
export function decodeListProjectMilestoneIssuesQuery(
  raw: string,
): Decoded<ListProjectMilestoneIssuesQueryWithDefaults> {
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
  const { issues } = pairs;
  if (page !== undefined && !Number.isInteger(page))
    fail(issues, '/query/page', '#/components/parameters/Page/schema', 'type', 'must be an integer');
  if (hasIntegerType(page) && page < 1)
    fail(issues, '/query/page', '#/components/parameters/Page/schema', 'minimum', 'must be at least 1');
  if (perPage !== undefined && !Number.isInteger(perPage))
    fail(issues, '/query/per_page', '#/components/parameters/PerPage/schema', 'type', 'must be an integer');
  if (hasIntegerType(perPage) && perPage > 100)
    fail(issues, '/query/per_page', '#/components/parameters/PerPage/schema', 'maximum', 'must be at most 100');
  const query: Unchecked<ListProjectMilestoneIssuesQueryWithDefaults> = { page: page ?? 1, per_page: perPage ?? 20 };
  return decodedNumbers(query, '/query', issues);
}

/** Decodes the path values, which are percent-encoded and in the order of the template. */
export function decodeListProjectMilestoneMergeRequestsPath(
  raw: readonly string[],
): Decoded<ListProjectMilestoneMergeRequestsPath> {
  const schema = '#/paths/~1projects~1{id}~1milestones~1{milestone_id}~1merge_requests/get';
  const values = new PathValues(raw, schema);
  const id = asInteger(values.text(0, 'id'));
  const milestoneId = asInteger(values.text(1, 'milestone_id'));
  const { issues } = values;
  if (milestoneId !== undefined && !Number.isInteger(milestoneId))
    fail(issues, '/path/milestone_id', `${schema}/parameters/1/schema`, 'type', 'must be an integer');
  const path: Unchecked<ListProjectMilestoneMergeRequestsPath> = { id, milestone_id: milestoneId };
  return decodedNumbers(path, '/path', issues);
}

/** The query of `GET /projects/{id}/milestones/{milestone_id}/merge_requests`, with defaults. */
export type ListProjectMilestoneMergeRequestsQueryWithDefaults = Defaulted<
  ListProjectMilestoneMergeRequestsQuery,
  'page' | 'per_page'
>;

/** Decodes the query string, without `?`. */
export function decodeListProjectMilestoneMergeRequestsQuery(
  raw: string,
): Decoded<ListProjectMilestoneMergeRequestsQueryWithDefaults> {
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
  const { issues } = pairs;
  if (page !== undefined && !Number.isInteger(page))
    fail(issues, '/query/page', '#/components/parameters/Page/schema', 'type', 'must be an integer');
  if (hasIntegerType(page) && page < 1)
    fail(issues, '/query/page', '#/components/parameters/Page/schema', 'minimum', 'must be at least 1');
  if (perPage !== undefined && !Number.isInteger(perPage))
    fail(issues, '/query/per_page', '#/components/parameters/PerPage/schema', 'type', 'must be an integer');
  if (hasIntegerType(perPage) && perPage > 100)
    fail(issues, '/query/per_page', '#/components/parameters/PerPage/schema', 'maximum', 'must be at most 100');
  const query: Unchecked<ListProjectMilestoneMergeRequestsQueryWithDefaults> = {
    page: page ?? 1,
    per_page: perPage ?? 20,
  };
  return decodedNumbers(query, '/query', issues);
}

/** Decodes the path values, which are percent-encoded and in the order of the template. */
export function decodePromoteProjectMilestonePath(raw: readonly string[]): Decoded<PromoteProjectMilestonePath> {
  const schema = '#/paths/~1projects~1{id}~1milestones~1{milestone_id}~1promote/post';
  const values = new PathValues(raw, schema);
  const id = asInteger(values.text(0, 'id'));
  const milestoneId = asInteger(values.text(1, 'milestone_id'));
  const { issues } = values;
  if (milestoneId !== undefined && !Number.isInteger(milestoneId))
    fail(issues, '/path/milestone_id', `${schema}/parameters/1/schema`, 'type', 'must be an integer');
  const path: Unchecked<PromoteProjectMilestonePath> = { id, milestone_id: milestoneId };
  return decodedNumbers(path, '/path', issues);
}
