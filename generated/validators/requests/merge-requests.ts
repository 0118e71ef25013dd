// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { operations } from '../../types/openapi.ts';
import { hasDateTimeFormat } from '../runtime/formats/date-time.ts';
import { type ValidationIssue, every, fail, json, setOf } from '../runtime/index.ts';
import {
  type Decoded,
  type Defaulted,
  Pairs,
  PathValues,
  type Tree,
  type Unchecked,
  appended,
  asBoolean,
  asInteger,
  decoded,
  formValue,
  shaped,
} from '../runtime/parameters/index.ts';
import { collectMergeRequestCreate, isMergeRequestCreate } from '../schemas/merge-request-create.ts';
import { collectMergeRequestMerge, isMergeRequestMerge } from '../schemas/merge-request-merge.ts';
import { collectMergeRequestUpdate, isMergeRequestUpdate } from '../schemas/merge-request-update.ts';

const listMergeRequestsQueryStateValues = setOf('opened', 'closed', 'locked', 'merged', 'all');

/** The query of `GET /merge_requests`. */
export type ListMergeRequestsQuery = Defaulted<
  NonNullable<operations['listMergeRequests']['parameters']['query']>,
  'in' | 'order_by' | 'page' | 'per_page' | 'scope' | 'sort' | 'with_labels_details'
>;

/** Reads the query: as on the wire, without `?`. */
export function decodeListMergeRequestsQuery(raw: string): Decoded<ListMergeRequestsQuery> {
  const query: Unchecked<ListMergeRequestsQuery> = {};
  const pairs = new Pairs(raw, '/query', '#/paths/~1merge_requests/get');
  let notParts: Tree | undefined;
  while (pairs.next()) {
    switch (pairs.name) {
      case 'approved_by_ids':
        query.approved_by_ids = pairs.only(query.approved_by_ids);
        break;
      case 'approved_by_ids[]':
        query['approved_by_ids[]'] = appended(query['approved_by_ids[]'], asInteger(pairs.value()));
        break;
      case 'approver_ids':
        query.approver_ids = pairs.only(query.approver_ids);
        break;
      case 'approver_ids[]':
        query['approver_ids[]'] = appended(query['approver_ids[]'], asInteger(pairs.value()));
        break;
      case 'assignee_id':
        query.assignee_id = asInteger(pairs.only(query.assignee_id));
        break;
      case 'author_id':
        query.author_id = asInteger(pairs.only(query.author_id));
        break;
      case 'author_username':
        query.author_username = pairs.only(query.author_username);
        break;
      case 'created_after':
        query.created_after = pairs.only(query.created_after);
        break;
      case 'created_before':
        query.created_before = pairs.only(query.created_before);
        break;
      case 'deployed_after':
        query.deployed_after = pairs.only(query.deployed_after);
        break;
      case 'deployed_before':
        query.deployed_before = pairs.only(query.deployed_before);
        break;
      case 'environment':
        query.environment = pairs.only(query.environment);
        break;
      case 'in':
        query.in = pairs.list(query.in, ',');
        break;
      case 'labels':
        query.labels = pairs.list(query.labels, ',');
        break;
      case 'merge_user_id':
        query.merge_user_id = asInteger(pairs.only(query.merge_user_id));
        break;
      case 'merge_user_username':
        query.merge_user_username = pairs.only(query.merge_user_username);
        break;
      case 'milestone':
        query.milestone = pairs.only(query.milestone);
        break;
      case 'my_reaction_emoji':
        query.my_reaction_emoji = pairs.only(query.my_reaction_emoji);
        break;
      case 'order_by':
        query.order_by = pairs.only(query.order_by);
        break;
      case 'page':
        query.page = asInteger(pairs.only(query.page));
        break;
      case 'per_page':
        query.per_page = asInteger(pairs.only(query.per_page));
        break;
      case 'render_html':
        query.render_html = asBoolean(pairs.only(query.render_html));
        break;
      case 'reviewer_id':
        query.reviewer_id = asInteger(pairs.only(query.reviewer_id));
        break;
      case 'reviewer_username':
        query.reviewer_username = pairs.only(query.reviewer_username);
        break;
      case 'scope':
        query.scope = pairs.only(query.scope);
        break;
      case 'search':
        query.search = pairs.only(query.search);
        break;
      case 'sort':
        query.sort = pairs.only(query.sort);
        break;
      case 'source_branch':
        query.source_branch = pairs.only(query.source_branch);
        break;
      case 'state':
        query.state = pairs.only(query.state);
        break;
      case 'target_branch':
        query.target_branch = pairs.only(query.target_branch);
        break;
      case 'updated_after':
        query.updated_after = pairs.only(query.updated_after);
        break;
      case 'updated_before':
        query.updated_before = pairs.only(query.updated_before);
        break;
      case 'view':
        query.view = pairs.only(query.view);
        break;
      case 'wip':
        query.wip = pairs.only(query.wip);
        break;
      case 'with_labels_details':
        query.with_labels_details = asBoolean(pairs.only(query.with_labels_details));
        break;
      case 'with_merge_status_recheck':
        query.with_merge_status_recheck = asBoolean(pairs.only(query.with_merge_status_recheck));
        break;
      default:
        if (pairs.isWithin('not')) notParts = pairs.part('not', notParts);
    }
  }
  if (notParts !== undefined)
    query.not = shaped(
      notParts,
      { properties: { assignee_id: asInteger, author_id: asInteger, reviewer_id: asInteger } },
      '/query/not',
      '#/components/parameters/MergeRequestsNotMatching/schema',
      pairs.issues,
    );
  query.in ??= ['title', 'description'];
  query.order_by ??= 'created_at';
  query.page ??= 1;
  query.per_page ??= 20;
  query.scope ??= 'created_by_me';
  query.sort ??= 'desc';
  query.with_labels_details ??= false;
  return decoded(query, '/query', pairs.issues, isListMergeRequestsQuery, collectListMergeRequestsQuery);
}

/** The path values of `POST /projects/{id}/merge_requests`. */
export type CreateMergeRequestPath = operations['createMergeRequest']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeCreateMergeRequestPath(raw: readonly string[]): Decoded<CreateMergeRequestPath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1merge_requests/post');
  const path: Unchecked<CreateMergeRequestPath> = {
    id: asInteger(values.text(0, 'id')),
  };
  return decoded(path, '/path', values.issues);
}

/** The body of `POST /projects/{id}/merge_requests`. */
export type CreateMergeRequestBody = operations['createMergeRequest']['requestBody']['content']['application/json'];

/** Reads the body: the value that its JSON stands for. */
export function decodeCreateMergeRequestBody(raw: unknown): Decoded<CreateMergeRequestBody> {
  return decoded(raw, '/body', [], isMergeRequestCreate, collectMergeRequestCreate);
}

/** The form of `POST /projects/{id}/merge_requests`. */
export type CreateMergeRequestForm =
  operations['createMergeRequest']['requestBody']['content']['application/x-www-form-urlencoded'];

/** Reads the form: as on the wire. */
export function decodeCreateMergeRequestForm(raw: string): Decoded<CreateMergeRequestForm> {
  const issues: ValidationIssue[] = [];
  const body = formValue(
    raw,
    {
      properties: {
        allow_collaboration: asBoolean,
        allow_maintainer_to_push: asBoolean,
        approvals_before_merge: asInteger,
        assignee_id: asInteger,
        assignee_ids: { scalar: asInteger, items: asInteger },
        milestone_id: asInteger,
        remove_source_branch: asBoolean,
        reviewer_ids: { scalar: asInteger, items: asInteger },
        squash: asBoolean,
        target_project_id: asInteger,
      },
    },
    'all',
    '#/paths/~1projects~1{id}~1merge_requests/post/requestBody/content/application~1x-www-form-urlencoded/schema',
    issues,
  );
  return issues.length > 0
    ? { issues }
    : decoded(body, '/body', issues, isMergeRequestCreate, collectMergeRequestCreate);
}

/** The path values of `GET /projects/{id}/merge_requests/{merge_request_iid}`. */
export type GetMergeRequestPath = operations['getMergeRequest']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeGetMergeRequestPath(raw: readonly string[]): Decoded<GetMergeRequestPath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1merge_requests~1{merge_request_iid}/get');
  const path: Unchecked<GetMergeRequestPath> = {
    id: asInteger(values.text(0, 'id')),
    merge_request_iid: asInteger(values.text(1, 'merge_request_iid')),
  };
  return decoded(path, '/path', values.issues, isGetMergeRequestPath, collectGetMergeRequestPath);
}

/** The query of `GET /projects/{id}/merge_requests/{merge_request_iid}`. */
export type GetMergeRequestQuery = NonNullable<operations['getMergeRequest']['parameters']['query']>;

/** Reads the query: as on the wire, without `?`. */
export function decodeGetMergeRequestQuery(raw: string): Decoded<GetMergeRequestQuery> {
  const query: Unchecked<GetMergeRequestQuery> = {};
  const pairs = new Pairs(raw, '/query', '#/paths/~1projects~1{id}~1merge_requests~1{merge_request_iid}/get');
  while (pairs.next()) {
    switch (pairs.name) {
      case 'include_diverged_commits_count':
        query.include_diverged_commits_count = asBoolean(pairs.only(query.include_diverged_commits_count));
        break;
      case 'include_rebase_in_progress':
        query.include_rebase_in_progress = asBoolean(pairs.only(query.include_rebase_in_progress));
        break;
      case 'render_html':
        query.render_html = asBoolean(pairs.only(query.render_html));
        break;
    }
  }
  return decoded(query, '/query', pairs.issues, isGetMergeRequestQuery, collectGetMergeRequestQuery);
}

/** The path values of `PUT /projects/{id}/merge_requests/{merge_request_iid}`. */
export type UpdateMergeRequestPath = operations['updateMergeRequest']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeUpdateMergeRequestPath(raw: readonly string[]): Decoded<UpdateMergeRequestPath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1merge_requests~1{merge_request_iid}/put');
  const path: Unchecked<UpdateMergeRequestPath> = {
    id: asInteger(values.text(0, 'id')),
    merge_request_iid: asInteger(values.text(1, 'merge_request_iid')),
  };
  return decoded(path, '/path', values.issues, isUpdateMergeRequestPath, collectUpdateMergeRequestPath);
}

/** The body of `PUT /projects/{id}/merge_requests/{merge_request_iid}`. */
export type UpdateMergeRequestBody = operations['updateMergeRequest']['requestBody']['content']['application/json'];

/** Reads the body: the value that its JSON stands for. */
export function decodeUpdateMergeRequestBody(raw: unknown): Decoded<UpdateMergeRequestBody> {
  return decoded(raw, '/body', [], isMergeRequestUpdate, collectMergeRequestUpdate);
}

/** The form of `PUT /projects/{id}/merge_requests/{merge_request_iid}`. */
export type UpdateMergeRequestForm =
  operations['updateMergeRequest']['requestBody']['content']['application/x-www-form-urlencoded'];

/** Reads the form: as on the wire. */
export function decodeUpdateMergeRequestForm(raw: string): Decoded<UpdateMergeRequestForm> {
  const issues: ValidationIssue[] = [];
  const body = formValue(
    raw,
    {
      properties: {
        allow_collaboration: asBoolean,
        allow_maintainer_to_push: asBoolean,
        assignee_id: asInteger,
        assignee_ids: { scalar: asInteger, items: asInteger },
        discussion_locked: asBoolean,
        milestone_id: asInteger,
        remove_source_branch: asBoolean,
        reviewer_ids: { scalar: asInteger, items: asInteger },
        squash: asBoolean,
      },
    },
    'all',
    '#/paths/~1projects~1{id}~1merge_requests~1{merge_request_iid}/put/requestBody/content/application~1x-www-form-urlencoded/schema',
    issues,
  );
  return issues.length > 0
    ? { issues }
    : decoded(body, '/body', issues, isMergeRequestUpdate, collectMergeRequestUpdate);
}

/** The path values of `DELETE /projects/{id}/merge_requests/{merge_request_iid}`. */
export type DeleteMergeRequestPath = operations['deleteMergeRequest']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeDeleteMergeRequestPath(raw: readonly string[]): Decoded<DeleteMergeRequestPath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1merge_requests~1{merge_request_iid}/delete');
  const path: Unchecked<DeleteMergeRequestPath> = {
    id: asInteger(values.text(0, 'id')),
    merge_request_iid: asInteger(values.text(1, 'merge_request_iid')),
  };
  return decoded(path, '/path', values.issues, isDeleteMergeRequestPath, collectDeleteMergeRequestPath);
}

/** The path values of `GET /projects/{id}/merge_requests/{merge_request_iid}/diffs`. */
export type ListMergeRequestDiffsPath = operations['listMergeRequestDiffs']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeListMergeRequestDiffsPath(raw: readonly string[]): Decoded<ListMergeRequestDiffsPath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1merge_requests~1{merge_request_iid}~1diffs/get');
  const path: Unchecked<ListMergeRequestDiffsPath> = {
    id: asInteger(values.text(0, 'id')),
    merge_request_iid: asInteger(values.text(1, 'merge_request_iid')),
  };
  return decoded(path, '/path', values.issues, isListMergeRequestDiffsPath, collectListMergeRequestDiffsPath);
}

/** The query of `GET /projects/{id}/merge_requests/{merge_request_iid}/diffs`. */
export type ListMergeRequestDiffsQuery = Defaulted<
  NonNullable<operations['listMergeRequestDiffs']['parameters']['query']>,
  'page' | 'per_page' | 'unidiff'
>;

/** Reads the query: as on the wire, without `?`. */
export function decodeListMergeRequestDiffsQuery(raw: string): Decoded<ListMergeRequestDiffsQuery> {
  const query: Unchecked<ListMergeRequestDiffsQuery> = {};
  const pairs = new Pairs(raw, '/query', '#/paths/~1projects~1{id}~1merge_requests~1{merge_request_iid}~1diffs/get');
  while (pairs.next()) {
    switch (pairs.name) {
      case 'page':
        query.page = asInteger(pairs.only(query.page));
        break;
      case 'per_page':
        query.per_page = asInteger(pairs.only(query.per_page));
        break;
      case 'unidiff':
        query.unidiff = asBoolean(pairs.only(query.unidiff));
        break;
    }
  }
  query.page ??= 1;
  query.per_page ??= 20;
  query.unidiff ??= false;
  return decoded(query, '/query', pairs.issues, isListMergeRequestDiffsQuery, collectListMergeRequestDiffsQuery);
}

/** The path values of `PUT /projects/{id}/merge_requests/{merge_request_iid}/merge`. */
export type MergeMergeRequestPath = operations['mergeMergeRequest']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeMergeMergeRequestPath(raw: readonly string[]): Decoded<MergeMergeRequestPath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1merge_requests~1{merge_request_iid}~1merge/put');
  const path: Unchecked<MergeMergeRequestPath> = {
    id: asInteger(values.text(0, 'id')),
    merge_request_iid: asInteger(values.text(1, 'merge_request_iid')),
  };
  return decoded(path, '/path', values.issues, isMergeMergeRequestPath, collectMergeMergeRequestPath);
}

/** The body of `PUT /projects/{id}/merge_requests/{merge_request_iid}/merge`. */
export type MergeMergeRequestBody = NonNullable<
  operations['mergeMergeRequest']['requestBody']
>['content']['application/json'];

/** Reads the body: the value that its JSON stands for. */
export function decodeMergeMergeRequestBody(raw: unknown): Decoded<MergeMergeRequestBody> {
  return decoded(raw, '/body', [], isMergeRequestMerge, collectMergeRequestMerge);
}

/** The form of `PUT /projects/{id}/merge_requests/{merge_request_iid}/merge`. */
export type MergeMergeRequestForm = NonNullable<
  operations['mergeMergeRequest']['requestBody']
>['content']['application/x-www-form-urlencoded'];

/** Reads the form: as on the wire. */
export function decodeMergeMergeRequestForm(raw: string): Decoded<MergeMergeRequestForm> {
  const issues: ValidationIssue[] = [];
  const body = formValue(
    raw,
    { properties: { auto_merge: asBoolean } },
    'all',
    '#/paths/~1projects~1{id}~1merge_requests~1{merge_request_iid}~1merge/put/requestBody/content/application~1x-www-form-urlencoded/schema',
    issues,
  );
  return issues.length > 0 ? { issues } : decoded(body, '/body', issues, isMergeRequestMerge, collectMergeRequestMerge);
}

/** The path values of `GET /projects/{id}/merge_requests/{merge_request_iid}/pipelines`. */
export type ListMergeRequestPipelinesPath = operations['listMergeRequestPipelines']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeListMergeRequestPipelinesPath(raw: readonly string[]): Decoded<ListMergeRequestPipelinesPath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1merge_requests~1{merge_request_iid}~1pipelines/get');
  const path: Unchecked<ListMergeRequestPipelinesPath> = {
    id: asInteger(values.text(0, 'id')),
    merge_request_iid: asInteger(values.text(1, 'merge_request_iid')),
  };
  return decoded(path, '/path', values.issues, isListMergeRequestPipelinesPath, collectListMergeRequestPipelinesPath);
}

/** The query of `GET /projects/{id}/merge_requests/{merge_request_iid}/pipelines`. */
export type ListMergeRequestPipelinesQuery = Defaulted<
  NonNullable<operations['listMergeRequestPipelines']['parameters']['query']>,
  'page' | 'per_page'
>;

/** Reads the query: as on the wire, without `?`. */
export function decodeListMergeRequestPipelinesQuery(raw: string): Decoded<ListMergeRequestPipelinesQuery> {
  const query: Unchecked<ListMergeRequestPipelinesQuery> = {};
  const pairs = new Pairs(
    raw,
    '/query',
    '#/paths/~1projects~1{id}~1merge_requests~1{merge_request_iid}~1pipelines/get',
  );
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
    isListMergeRequestPipelinesQuery,
    collectListMergeRequestPipelinesQuery,
  );
}

/** The path values of `POST /projects/{id}/merge_requests/{merge_request_iid}/pipelines`. */
export type CreateMergeRequestPipelinePath = operations['createMergeRequestPipeline']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeCreateMergeRequestPipelinePath(raw: readonly string[]): Decoded<CreateMergeRequestPipelinePath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1merge_requests~1{merge_request_iid}~1pipelines/post');
  const path: Unchecked<CreateMergeRequestPipelinePath> = {
    id: asInteger(values.text(0, 'id')),
    merge_request_iid: asInteger(values.text(1, 'merge_request_iid')),
  };
  return decoded(path, '/path', values.issues, isCreateMergeRequestPipelinePath, collectCreateMergeRequestPipelinePath);
}

/** The path values of `GET /projects/{id}/merge_requests/{merge_request_iid}/raw_diffs`. */
export type GetMergeRequestRawDiffsPath = operations['getMergeRequestRawDiffs']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeGetMergeRequestRawDiffsPath(raw: readonly string[]): Decoded<GetMergeRequestRawDiffsPath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1merge_requests~1{merge_request_iid}~1raw_diffs/get');
  const path: Unchecked<GetMergeRequestRawDiffsPath> = {
    id: asInteger(values.text(0, 'id')),
    merge_request_iid: asInteger(values.text(1, 'merge_request_iid')),
  };
  return decoded(path, '/path', values.issues, isGetMergeRequestRawDiffsPath, collectGetMergeRequestRawDiffsPath);
}

function isListMergeRequestsQuery(value: unknown): boolean {
  if (!json.isObject(value)) return false;
  const approvedByIds = value['approved_by_ids'];
  if (approvedByIds !== undefined && approvedByIds !== 'None' && approvedByIds !== 'Any') return false;
  const approvedByIdsProperty = value['approved_by_ids[]'];
  if (
    approvedByIdsProperty !== undefined &&
    (!json.isArray(approvedByIdsProperty) ||
      approvedByIdsProperty.length > 5 ||
      !every(approvedByIdsProperty, (item) => Number.isInteger(item)))
  )
    return false;
  const approverIds = value['approver_ids'];
  if (approverIds !== undefined && approverIds !== 'None' && approverIds !== 'Any') return false;
  const approverIdsProperty = value['approver_ids[]'];
  if (
    approverIdsProperty !== undefined &&
    (!json.isArray(approverIdsProperty) || !every(approverIdsProperty, (item) => Number.isInteger(item)))
  )
    return false;
  const assigneeId = value['assignee_id'];
  if (assigneeId !== undefined && !Number.isInteger(assigneeId) && assigneeId !== 'None' && assigneeId !== 'Any')
    return false;
  const authorId = value['author_id'];
  if (authorId !== undefined && !Number.isInteger(authorId)) return false;
  const createdAfter = value['created_after'];
  if (createdAfter !== undefined && (typeof createdAfter !== 'string' || !hasDateTimeFormat(createdAfter)))
    return false;
  const createdBefore = value['created_before'];
  if (createdBefore !== undefined && (typeof createdBefore !== 'string' || !hasDateTimeFormat(createdBefore)))
    return false;
  const deployedAfter = value['deployed_after'];
  if (deployedAfter !== undefined && (typeof deployedAfter !== 'string' || !hasDateTimeFormat(deployedAfter)))
    return false;
  const deployedBefore = value['deployed_before'];
  if (deployedBefore !== undefined && (typeof deployedBefore !== 'string' || !hasDateTimeFormat(deployedBefore)))
    return false;
  const in_ = value['in'];
  if (in_ !== undefined && (!json.isArray(in_) || !every(in_, (item) => item === 'title' || item === 'description')))
    return false;
  const labels = value['labels'];
  if (labels !== undefined && (!json.isArray(labels) || !every(labels, (item) => typeof item === 'string')))
    return false;
  const mergeUserId = value['merge_user_id'];
  if (mergeUserId !== undefined && !Number.isInteger(mergeUserId)) return false;
  const not = value['not'];
  if (not !== undefined && !isListMergeRequestsQueryNot(not)) return false;
  const orderBy = value['order_by'];
  if (
    orderBy !== undefined &&
    orderBy !== 'created_at' &&
    orderBy !== 'title' &&
    orderBy !== 'merged_at' &&
    orderBy !== 'updated_at'
  )
    return false;
  const page = value['page'];
  if (page !== undefined && (!json.isInteger(page) || page < 1)) return false;
  const perPage = value['per_page'];
  if (perPage !== undefined && (!json.isInteger(perPage) || perPage > 100)) return false;
  const renderHtml = value['render_html'];
  if (renderHtml !== undefined && typeof renderHtml !== 'boolean') return false;
  const reviewerId = value['reviewer_id'];
  if (reviewerId !== undefined && !Number.isInteger(reviewerId) && reviewerId !== 'None' && reviewerId !== 'Any')
    return false;
  const scope = value['scope'];
  if (
    scope !== undefined &&
    scope !== 'created_by_me' &&
    scope !== 'assigned_to_me' &&
    scope !== 'reviews_for_me' &&
    scope !== 'all'
  )
    return false;
  const sort = value['sort'];
  if (sort !== undefined && sort !== 'asc' && sort !== 'desc') return false;
  const state = value['state'];
  if (state !== undefined && !listMergeRequestsQueryStateValues.has(state)) return false;
  const updatedAfter = value['updated_after'];
  if (updatedAfter !== undefined && (typeof updatedAfter !== 'string' || !hasDateTimeFormat(updatedAfter)))
    return false;
  const updatedBefore = value['updated_before'];
  if (updatedBefore !== undefined && (typeof updatedBefore !== 'string' || !hasDateTimeFormat(updatedBefore)))
    return false;
  const view = value['view'];
  if (view !== undefined && view !== 'simple') return false;
  const wip = value['wip'];
  if (wip !== undefined && wip !== 'yes' && wip !== 'no') return false;
  const withLabelsDetails = value['with_labels_details'];
  if (withLabelsDetails !== undefined && typeof withLabelsDetails !== 'boolean') return false;
  const withMergeStatusRecheck = value['with_merge_status_recheck'];
  return withMergeStatusRecheck === undefined || typeof withMergeStatusRecheck === 'boolean';
}

function collectListMergeRequestsQuery(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!json.isObject(value))
    return fail(issues, path, 'type', 'must be an object', '#/paths/~1merge_requests/get/parameters/query');
  const approvedByIds = value['approved_by_ids'];
  if (approvedByIds !== undefined && approvedByIds !== 'None' && approvedByIds !== 'Any')
    fail(
      issues,
      `${path}/approved_by_ids`,
      'enum',
      'must be one of "None", "Any"',
      '#/components/parameters/MergeRequestsApprovedByAnyone/schema',
    );
  const approvedByIdsProperty = value['approved_by_ids[]'];
  if (approvedByIdsProperty !== undefined)
    collectListMergeRequestsQueryApprovedByIds(approvedByIdsProperty, path + '/approved_by_ids[]', issues);
  const approverIds = value['approver_ids'];
  if (approverIds !== undefined && approverIds !== 'None' && approverIds !== 'Any')
    fail(
      issues,
      `${path}/approver_ids`,
      'enum',
      'must be one of "None", "Any"',
      '#/components/parameters/MergeRequestsAnyApprover/schema',
    );
  const approverIdsProperty = value['approver_ids[]'];
  if (approverIdsProperty !== undefined)
    collectListMergeRequestsQueryApproverIds(approverIdsProperty, path + '/approver_ids[]', issues);
  const assigneeId = value['assignee_id'];
  if (assigneeId !== undefined) collectListMergeRequestsQueryAssigneeId(assigneeId, `${path}/assignee_id`, issues);
  const authorId = value['author_id'];
  if (authorId !== undefined && !Number.isInteger(authorId))
    fail(
      issues,
      `${path}/author_id`,
      'type',
      'must be an integer',
      '#/components/parameters/MergeRequestsAuthorId/schema',
    );
  const createdAfter = value['created_after'];
  if (createdAfter !== undefined && typeof createdAfter !== 'string')
    fail(
      issues,
      `${path}/created_after`,
      'type',
      'must be a string',
      '#/components/parameters/MergeRequestsCreatedAfter/schema',
    );
  if (typeof createdAfter === 'string' && !hasDateTimeFormat(createdAfter))
    fail(
      issues,
      `${path}/created_after`,
      'format',
      'must be a date and time with an offset, such as 2026-03-09T10:15:00Z',
      '#/components/parameters/MergeRequestsCreatedAfter/schema',
    );
  const createdBefore = value['created_before'];
  if (createdBefore !== undefined && typeof createdBefore !== 'string')
    fail(
      issues,
      `${path}/created_before`,
      'type',
      'must be a string',
      '#/components/parameters/MergeRequestsCreatedBefore/schema',
    );
  if (typeof createdBefore === 'string' && !hasDateTimeFormat(createdBefore))
    fail(
      issues,
      `${path}/created_before`,
      'format',
      'must be a date and time with an offset, such as 2026-03-09T10:15:00Z',
      '#/components/parameters/MergeRequestsCreatedBefore/schema',
    );
  const deployedAfter = value['deployed_after'];
  if (deployedAfter !== undefined && typeof deployedAfter !== 'string')
    fail(
      issues,
      `${path}/deployed_after`,
      'type',
      'must be a string',
      '#/components/parameters/MergeRequestsDeployedAfter/schema',
    );
  if (typeof deployedAfter === 'string' && !hasDateTimeFormat(deployedAfter))
    fail(
      issues,
      `${path}/deployed_after`,
      'format',
      'must be a date and time with an offset, such as 2026-03-09T10:15:00Z',
      '#/components/parameters/MergeRequestsDeployedAfter/schema',
    );
  const deployedBefore = value['deployed_before'];
  if (deployedBefore !== undefined && typeof deployedBefore !== 'string')
    fail(
      issues,
      `${path}/deployed_before`,
      'type',
      'must be a string',
      '#/components/parameters/MergeRequestsDeployedBefore/schema',
    );
  if (typeof deployedBefore === 'string' && !hasDateTimeFormat(deployedBefore))
    fail(
      issues,
      `${path}/deployed_before`,
      'format',
      'must be a date and time with an offset, such as 2026-03-09T10:15:00Z',
      '#/components/parameters/MergeRequestsDeployedBefore/schema',
    );
  const in_ = value['in'];
  if (in_ !== undefined) collectListMergeRequestsQueryIn(in_, `${path}/in`, issues);
  const labels = value['labels'];
  if (labels !== undefined) collectListMergeRequestsQueryLabels(labels, `${path}/labels`, issues);
  const mergeUserId = value['merge_user_id'];
  if (mergeUserId !== undefined && !Number.isInteger(mergeUserId))
    fail(
      issues,
      `${path}/merge_user_id`,
      'type',
      'must be an integer',
      '#/components/parameters/MergeRequestsMergeUserId/schema',
    );
  const not = value['not'];
  if (not !== undefined) collectListMergeRequestsQueryNot(not, `${path}/not`, issues);
  const orderBy = value['order_by'];
  if (
    orderBy !== undefined &&
    orderBy !== 'created_at' &&
    orderBy !== 'title' &&
    orderBy !== 'merged_at' &&
    orderBy !== 'updated_at'
  )
    fail(
      issues,
      `${path}/order_by`,
      'enum',
      'must be one of "created_at", "title", "merged_at", "updated_at"',
      '#/components/parameters/MergeRequestsOrderBy/schema',
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
  const renderHtml = value['render_html'];
  if (renderHtml !== undefined && typeof renderHtml !== 'boolean')
    fail(
      issues,
      `${path}/render_html`,
      'type',
      'must be true or false',
      '#/components/parameters/MergeRequestsRenderHtml/schema',
    );
  const reviewerId = value['reviewer_id'];
  if (reviewerId !== undefined) collectListMergeRequestsQueryReviewerId(reviewerId, `${path}/reviewer_id`, issues);
  const scope = value['scope'];
  if (
    scope !== undefined &&
    scope !== 'created_by_me' &&
    scope !== 'assigned_to_me' &&
    scope !== 'reviews_for_me' &&
    scope !== 'all'
  )
    fail(
      issues,
      `${path}/scope`,
      'enum',
      'must be one of "created_by_me", "assigned_to_me", "reviews_for_me", "all"',
      '#/components/parameters/MergeRequestsScope/schema',
    );
  const sort = value['sort'];
  if (sort !== undefined && sort !== 'asc' && sort !== 'desc')
    fail(
      issues,
      `${path}/sort`,
      'enum',
      'must be one of "asc", "desc"',
      '#/components/parameters/MergeRequestsSort/schema',
    );
  const state = value['state'];
  if (state !== undefined && !listMergeRequestsQueryStateValues.has(state))
    fail(
      issues,
      `${path}/state`,
      'enum',
      'must be one of "opened", "closed", "locked", "merged", "all"',
      '#/components/parameters/MergeRequestsState/schema',
    );
  const updatedAfter = value['updated_after'];
  if (updatedAfter !== undefined && typeof updatedAfter !== 'string')
    fail(
      issues,
      `${path}/updated_after`,
      'type',
      'must be a string',
      '#/components/parameters/MergeRequestsUpdatedAfter/schema',
    );
  if (typeof updatedAfter === 'string' && !hasDateTimeFormat(updatedAfter))
    fail(
      issues,
      `${path}/updated_after`,
      'format',
      'must be a date and time with an offset, such as 2026-03-09T10:15:00Z',
      '#/components/parameters/MergeRequestsUpdatedAfter/schema',
    );
  const updatedBefore = value['updated_before'];
  if (updatedBefore !== undefined && typeof updatedBefore !== 'string')
    fail(
      issues,
      `${path}/updated_before`,
      'type',
      'must be a string',
      '#/components/parameters/MergeRequestsUpdatedBefore/schema',
    );
  if (typeof updatedBefore === 'string' && !hasDateTimeFormat(updatedBefore))
    fail(
      issues,
      `${path}/updated_before`,
      'format',
      'must be a date and time with an offset, such as 2026-03-09T10:15:00Z',
      '#/components/parameters/MergeRequestsUpdatedBefore/schema',
    );
  const view = value['view'];
  if (view !== undefined && view !== 'simple')
    fail(issues, `${path}/view`, 'enum', 'must be "simple"', '#/components/parameters/MergeRequestsView/schema');
  const wip = value['wip'];
  if (wip !== undefined && wip !== 'yes' && wip !== 'no')
    fail(
      issues,
      `${path}/wip`,
      'enum',
      'must be one of "yes", "no"',
      '#/components/parameters/MergeRequestsDraftsOnly/schema',
    );
  const withLabelsDetails = value['with_labels_details'];
  if (withLabelsDetails !== undefined && typeof withLabelsDetails !== 'boolean')
    fail(
      issues,
      `${path}/with_labels_details`,
      'type',
      'must be true or false',
      '#/components/parameters/MergeRequestsWithLabelsDetails/schema',
    );
  const withMergeStatusRecheck = value['with_merge_status_recheck'];
  if (withMergeStatusRecheck !== undefined && typeof withMergeStatusRecheck !== 'boolean')
    fail(
      issues,
      `${path}/with_merge_status_recheck`,
      'type',
      'must be true or false',
      '#/components/parameters/MergeRequestsWithMergeStatusRecheck/schema',
    );
}

function isGetMergeRequestPath(value: unknown): boolean {
  if (!json.isObject(value)) return false;
  const mergeRequestIid = value['merge_request_iid'];
  return mergeRequestIid === undefined || Number.isInteger(mergeRequestIid);
}

function collectGetMergeRequestPath(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!json.isObject(value))
    return fail(
      issues,
      path,
      'type',
      'must be an object',
      '#/paths/~1projects~1{id}~1merge_requests~1{merge_request_iid}/get/parameters/path',
    );
  const mergeRequestIid = value['merge_request_iid'];
  if (mergeRequestIid !== undefined && !Number.isInteger(mergeRequestIid))
    fail(
      issues,
      `${path}/merge_request_iid`,
      'type',
      'must be an integer',
      '#/components/parameters/MergeRequestIid/schema',
    );
}

function isGetMergeRequestQuery(value: unknown): boolean {
  if (!json.isObject(value)) return false;
  const includeDivergedCommitsCount = value['include_diverged_commits_count'];
  if (includeDivergedCommitsCount !== undefined && typeof includeDivergedCommitsCount !== 'boolean') return false;
  const includeRebaseInProgress = value['include_rebase_in_progress'];
  if (includeRebaseInProgress !== undefined && typeof includeRebaseInProgress !== 'boolean') return false;
  const renderHtml = value['render_html'];
  return renderHtml === undefined || typeof renderHtml === 'boolean';
}

function collectGetMergeRequestQuery(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!json.isObject(value))
    return fail(
      issues,
      path,
      'type',
      'must be an object',
      '#/paths/~1projects~1{id}~1merge_requests~1{merge_request_iid}/get/parameters/query',
    );
  const includeDivergedCommitsCount = value['include_diverged_commits_count'];
  if (includeDivergedCommitsCount !== undefined && typeof includeDivergedCommitsCount !== 'boolean')
    fail(
      issues,
      `${path}/include_diverged_commits_count`,
      'type',
      'must be true or false',
      '#/paths/~1projects~1{id}~1merge_requests~1{merge_request_iid}/get/parameters/2/schema',
    );
  const includeRebaseInProgress = value['include_rebase_in_progress'];
  if (includeRebaseInProgress !== undefined && typeof includeRebaseInProgress !== 'boolean')
    fail(
      issues,
      `${path}/include_rebase_in_progress`,
      'type',
      'must be true or false',
      '#/paths/~1projects~1{id}~1merge_requests~1{merge_request_iid}/get/parameters/3/schema',
    );
  const renderHtml = value['render_html'];
  if (renderHtml !== undefined && typeof renderHtml !== 'boolean')
    fail(
      issues,
      `${path}/render_html`,
      'type',
      'must be true or false',
      '#/components/parameters/MergeRequestsRenderHtml/schema',
    );
}

function isUpdateMergeRequestPath(value: unknown): boolean {
  if (!json.isObject(value)) return false;
  const mergeRequestIid = value['merge_request_iid'];
  return mergeRequestIid === undefined || Number.isInteger(mergeRequestIid);
}

function collectUpdateMergeRequestPath(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!json.isObject(value))
    return fail(
      issues,
      path,
      'type',
      'must be an object',
      '#/paths/~1projects~1{id}~1merge_requests~1{merge_request_iid}/put/parameters/path',
    );
  const mergeRequestIid = value['merge_request_iid'];
  if (mergeRequestIid !== undefined && !Number.isInteger(mergeRequestIid))
    fail(
      issues,
      `${path}/merge_request_iid`,
      'type',
      'must be an integer',
      '#/components/parameters/MergeRequestIid/schema',
    );
}

function isDeleteMergeRequestPath(value: unknown): boolean {
  if (!json.isObject(value)) return false;
  const mergeRequestIid = value['merge_request_iid'];
  return mergeRequestIid === undefined || Number.isInteger(mergeRequestIid);
}

function collectDeleteMergeRequestPath(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!json.isObject(value))
    return fail(
      issues,
      path,
      'type',
      'must be an object',
      '#/paths/~1projects~1{id}~1merge_requests~1{merge_request_iid}/delete/parameters/path',
    );
  const mergeRequestIid = value['merge_request_iid'];
  if (mergeRequestIid !== undefined && !Number.isInteger(mergeRequestIid))
    fail(
      issues,
      `${path}/merge_request_iid`,
      'type',
      'must be an integer',
      '#/components/parameters/MergeRequestIid/schema',
    );
}

function isListMergeRequestDiffsPath(value: unknown): boolean {
  if (!json.isObject(value)) return false;
  const mergeRequestIid = value['merge_request_iid'];
  return mergeRequestIid === undefined || Number.isInteger(mergeRequestIid);
}

function collectListMergeRequestDiffsPath(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!json.isObject(value))
    return fail(
      issues,
      path,
      'type',
      'must be an object',
      '#/paths/~1projects~1{id}~1merge_requests~1{merge_request_iid}~1diffs/get/parameters/path',
    );
  const mergeRequestIid = value['merge_request_iid'];
  if (mergeRequestIid !== undefined && !Number.isInteger(mergeRequestIid))
    fail(
      issues,
      `${path}/merge_request_iid`,
      'type',
      'must be an integer',
      '#/components/parameters/MergeRequestIid/schema',
    );
}

function isListMergeRequestDiffsQuery(value: unknown): boolean {
  if (!json.isObject(value)) return false;
  const page = value['page'];
  if (page !== undefined && (!json.isInteger(page) || page < 1)) return false;
  const perPage = value['per_page'];
  if (perPage !== undefined && (!json.isInteger(perPage) || perPage > 100)) return false;
  const unidiff = value['unidiff'];
  return unidiff === undefined || typeof unidiff === 'boolean';
}

function collectListMergeRequestDiffsQuery(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!json.isObject(value))
    return fail(
      issues,
      path,
      'type',
      'must be an object',
      '#/paths/~1projects~1{id}~1merge_requests~1{merge_request_iid}~1diffs/get/parameters/query',
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
  const unidiff = value['unidiff'];
  if (unidiff !== undefined && typeof unidiff !== 'boolean')
    fail(
      issues,
      `${path}/unidiff`,
      'type',
      'must be true or false',
      '#/paths/~1projects~1{id}~1merge_requests~1{merge_request_iid}~1diffs/get/parameters/2/schema',
    );
}

function isMergeMergeRequestPath(value: unknown): boolean {
  if (!json.isObject(value)) return false;
  const mergeRequestIid = value['merge_request_iid'];
  return mergeRequestIid === undefined || Number.isInteger(mergeRequestIid);
}

function collectMergeMergeRequestPath(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!json.isObject(value))
    return fail(
      issues,
      path,
      'type',
      'must be an object',
      '#/paths/~1projects~1{id}~1merge_requests~1{merge_request_iid}~1merge/put/parameters/path',
    );
  const mergeRequestIid = value['merge_request_iid'];
  if (mergeRequestIid !== undefined && !Number.isInteger(mergeRequestIid))
    fail(
      issues,
      `${path}/merge_request_iid`,
      'type',
      'must be an integer',
      '#/components/parameters/MergeRequestIid/schema',
    );
}

function isListMergeRequestPipelinesPath(value: unknown): boolean {
  if (!json.isObject(value)) return false;
  const mergeRequestIid = value['merge_request_iid'];
  return mergeRequestIid === undefined || Number.isInteger(mergeRequestIid);
}

function collectListMergeRequestPipelinesPath(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!json.isObject(value))
    return fail(
      issues,
      path,
      'type',
      'must be an object',
      '#/paths/~1projects~1{id}~1merge_requests~1{merge_request_iid}~1pipelines/get/parameters/path',
    );
  const mergeRequestIid = value['merge_request_iid'];
  if (mergeRequestIid !== undefined && !Number.isInteger(mergeRequestIid))
    fail(
      issues,
      `${path}/merge_request_iid`,
      'type',
      'must be an integer',
      '#/components/parameters/MergeRequestIid/schema',
    );
}

function isListMergeRequestPipelinesQuery(value: unknown): boolean {
  if (!json.isObject(value)) return false;
  const page = value['page'];
  if (page !== undefined && (!json.isInteger(page) || page < 1)) return false;
  const perPage = value['per_page'];
  return perPage === undefined || (json.isInteger(perPage) && perPage <= 100);
}

function collectListMergeRequestPipelinesQuery(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!json.isObject(value))
    return fail(
      issues,
      path,
      'type',
      'must be an object',
      '#/paths/~1projects~1{id}~1merge_requests~1{merge_request_iid}~1pipelines/get/parameters/query',
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

function isCreateMergeRequestPipelinePath(value: unknown): boolean {
  if (!json.isObject(value)) return false;
  const mergeRequestIid = value['merge_request_iid'];
  return mergeRequestIid === undefined || Number.isInteger(mergeRequestIid);
}

function collectCreateMergeRequestPipelinePath(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!json.isObject(value))
    return fail(
      issues,
      path,
      'type',
      'must be an object',
      '#/paths/~1projects~1{id}~1merge_requests~1{merge_request_iid}~1pipelines/post/parameters/path',
    );
  const mergeRequestIid = value['merge_request_iid'];
  if (mergeRequestIid !== undefined && !Number.isInteger(mergeRequestIid))
    fail(
      issues,
      `${path}/merge_request_iid`,
      'type',
      'must be an integer',
      '#/components/parameters/MergeRequestIid/schema',
    );
}

function isGetMergeRequestRawDiffsPath(value: unknown): boolean {
  if (!json.isObject(value)) return false;
  const mergeRequestIid = value['merge_request_iid'];
  return mergeRequestIid === undefined || Number.isInteger(mergeRequestIid);
}

function collectGetMergeRequestRawDiffsPath(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!json.isObject(value))
    return fail(
      issues,
      path,
      'type',
      'must be an object',
      '#/paths/~1projects~1{id}~1merge_requests~1{merge_request_iid}~1raw_diffs/get/parameters/path',
    );
  const mergeRequestIid = value['merge_request_iid'];
  if (mergeRequestIid !== undefined && !Number.isInteger(mergeRequestIid))
    fail(
      issues,
      `${path}/merge_request_iid`,
      'type',
      'must be an integer',
      '#/components/parameters/MergeRequestIid/schema',
    );
}

function isListMergeRequestsQueryNot(value: unknown): boolean {
  if (!json.isObject(value)) return false;
  const assigneeId = value['assignee_id'];
  if (assigneeId !== undefined && !Number.isInteger(assigneeId)) return false;
  const assigneeUsername = value['assignee_username'];
  if (assigneeUsername !== undefined && typeof assigneeUsername !== 'string') return false;
  const authorId = value['author_id'];
  if (authorId !== undefined && !Number.isInteger(authorId)) return false;
  const authorUsername = value['author_username'];
  if (authorUsername !== undefined && typeof authorUsername !== 'string') return false;
  const labels = value['labels'];
  if (labels !== undefined && typeof labels !== 'string') return false;
  const milestone = value['milestone'];
  if (milestone !== undefined && typeof milestone !== 'string') return false;
  const myReactionEmoji = value['my_reaction_emoji'];
  if (myReactionEmoji !== undefined && typeof myReactionEmoji !== 'string') return false;
  const reviewerId = value['reviewer_id'];
  if (reviewerId !== undefined && !Number.isInteger(reviewerId)) return false;
  const reviewerUsername = value['reviewer_username'];
  return reviewerUsername === undefined || typeof reviewerUsername === 'string';
}

function collectListMergeRequestsQueryNot(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/parameters/MergeRequestsNotMatching/schema';
  if (!json.isObject(value)) return fail(issues, path, 'type', 'must be an object', schema);
  const assigneeId = value['assignee_id'];
  if (assigneeId !== undefined && !Number.isInteger(assigneeId))
    fail(issues, `${path}/assignee_id`, 'type', 'must be an integer', `${schema}/properties/assignee_id`);
  const assigneeUsername = value['assignee_username'];
  if (assigneeUsername !== undefined && typeof assigneeUsername !== 'string')
    fail(issues, `${path}/assignee_username`, 'type', 'must be a string', `${schema}/properties/assignee_username`);
  const authorId = value['author_id'];
  if (authorId !== undefined && !Number.isInteger(authorId))
    fail(issues, `${path}/author_id`, 'type', 'must be an integer', `${schema}/properties/author_id`);
  const authorUsername = value['author_username'];
  if (authorUsername !== undefined && typeof authorUsername !== 'string')
    fail(issues, `${path}/author_username`, 'type', 'must be a string', `${schema}/properties/author_username`);
  const labels = value['labels'];
  if (labels !== undefined && typeof labels !== 'string')
    fail(issues, `${path}/labels`, 'type', 'must be a string', `${schema}/properties/labels`);
  const milestone = value['milestone'];
  if (milestone !== undefined && typeof milestone !== 'string')
    fail(issues, `${path}/milestone`, 'type', 'must be a string', `${schema}/properties/milestone`);
  const myReactionEmoji = value['my_reaction_emoji'];
  if (myReactionEmoji !== undefined && typeof myReactionEmoji !== 'string')
    fail(issues, `${path}/my_reaction_emoji`, 'type', 'must be a string', `${schema}/properties/my_reaction_emoji`);
  const reviewerId = value['reviewer_id'];
  if (reviewerId !== undefined && !Number.isInteger(reviewerId))
    fail(issues, `${path}/reviewer_id`, 'type', 'must be an integer', `${schema}/properties/reviewer_id`);
  const reviewerUsername = value['reviewer_username'];
  if (reviewerUsername !== undefined && typeof reviewerUsername !== 'string')
    fail(issues, `${path}/reviewer_username`, 'type', 'must be a string', `${schema}/properties/reviewer_username`);
}

function collectListMergeRequestsQueryApprovedByIds(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/parameters/MergeRequestsApprovedByIds/schema';
  if (!json.isArray(value)) return fail(issues, path, 'type', 'must be an array', schema);
  if (value.length > 5) fail(issues, path, 'maxItems', 'must have at most 5 items', schema);
  for (const [index, item] of value.entries()) {
    if (!Number.isInteger(item)) fail(issues, `${path}/${index}`, 'type', 'must be an integer', `${schema}/items`);
  }
}

function collectListMergeRequestsQueryApproverIds(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/parameters/MergeRequestsApproverIds/schema';
  if (!json.isArray(value)) return fail(issues, path, 'type', 'must be an array', schema);
  for (const [index, item] of value.entries()) {
    if (!Number.isInteger(item)) fail(issues, `${path}/${index}`, 'type', 'must be an integer', `${schema}/items`);
  }
}

function collectListMergeRequestsQueryAssigneeId(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/parameters/MergeRequestsAssigneeId/schema';
  if (!Number.isInteger(value) && typeof value !== 'string')
    fail(issues, path, 'oneOf', 'must be an integer or a string', schema);
  if (typeof value === 'string' && value !== 'None' && value !== 'Any')
    fail(issues, path, 'enum', 'must be one of "None", "Any"', `${schema}/oneOf/1`);
}

function collectListMergeRequestsQueryIn(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/parameters/MergeRequestsSearchIn/schema';
  if (!json.isArray(value)) return fail(issues, path, 'type', 'must be an array', schema);
  for (const [index, item] of value.entries()) {
    if (item !== 'title' && item !== 'description')
      fail(issues, `${path}/${index}`, 'enum', 'must be one of "title", "description"', `${schema}/items`);
  }
}

function collectListMergeRequestsQueryLabels(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/parameters/MergeRequestsLabels/schema';
  if (!json.isArray(value)) return fail(issues, path, 'type', 'must be an array', schema);
  for (const [index, item] of value.entries()) {
    if (typeof item !== 'string') fail(issues, `${path}/${index}`, 'type', 'must be a string', `${schema}/items`);
  }
}

function collectListMergeRequestsQueryReviewerId(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/parameters/MergeRequestsReviewerId/schema';
  if (!Number.isInteger(value) && typeof value !== 'string')
    fail(issues, path, 'oneOf', 'must be an integer or a string', schema);
  if (typeof value === 'string' && value !== 'None' && value !== 'Any')
    fail(issues, path, 'enum', 'must be one of "None", "Any"', `${schema}/oneOf/1`);
}
