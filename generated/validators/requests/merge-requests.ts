// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type {
  CreateMergeRequestPath,
  CreateMergeRequestPipelinePath,
  DeleteMergeRequestPath,
  GetMergeRequestPath,
  GetMergeRequestQuery,
  GetMergeRequestRawDiffsPath,
  ListMergeRequestDiffsPath,
  ListMergeRequestDiffsQuery,
  ListMergeRequestPipelinesPath,
  ListMergeRequestPipelinesQuery,
  ListMergeRequestsQuery,
  MergeMergeRequestPath,
  MergeRequestCreate,
  MergeRequestMerge,
  MergeRequestUpdate,
  UpdateMergeRequestPath,
} from '../../types/merge-requests.ts';
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
import { Pairs, type Shape, type Tree, shaped } from '../runtime/queries.ts';
import {
  type ValidationIssue,
  fail,
  failType,
  hasArrayType,
  hasIntegerType,
  hasObjectType,
  limitReached,
  reportIntegers,
  reportStrings,
} from '../runtime/report.ts';
import { every, setOf } from '../runtime/values.ts';
import { collectMergeRequestCreate, isMergeRequestCreate } from '../schemas/merge-request-create.ts';
import { collectMergeRequestMerge, isMergeRequestMerge } from '../schemas/merge-request-merge.ts';
import { collectMergeRequestUpdate, isMergeRequestUpdate } from '../schemas/merge-request-update.ts';

const mergeRequestCreateShape: Shape = {
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
};

const mergeRequestUpdateShape: Shape = {
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
};

const mergeRequestMergeShape: Shape = { properties: { auto_merge: asBoolean } };

const mergeRequestsStateValues = /* @__PURE__ */ setOf('opened', 'closed', 'locked', 'merged', 'all');

/** The query of `GET /merge_requests`, with defaults. */
export type ListMergeRequestsQueryWithDefaults = Defaulted<
  ListMergeRequestsQuery,
  'in' | 'order_by' | 'page' | 'per_page' | 'scope' | 'sort' | 'with_labels_details'
>;

/** Decodes the query string, without `?`. */
export function decodeListMergeRequestsQuery(raw: string): Decoded<ListMergeRequestsQueryWithDefaults> {
  const pairs = new Pairs(raw, '/query', '#/paths/~1merge_requests/get');
  let approvedByIds: unknown;
  let approvedByIdsValue: unknown;
  let approverIds: unknown;
  let approverIdsValue: unknown;
  let assigneeId: unknown;
  let authorId: unknown;
  let authorUsername: unknown;
  let createdAfter: unknown;
  let createdBefore: unknown;
  let deployedAfter: unknown;
  let deployedBefore: unknown;
  let environment: unknown;
  let inValue: unknown;
  let labels: unknown;
  let mergeUserId: unknown;
  let mergeUserUsername: unknown;
  let milestone: unknown;
  let myReactionEmoji: unknown;
  let not: unknown;
  let orderBy: unknown;
  let page: unknown;
  let perPage: unknown;
  let renderHtml: unknown;
  let reviewerId: unknown;
  let reviewerUsername: unknown;
  let scope: unknown;
  let search: unknown;
  let sort: unknown;
  let sourceBranch: unknown;
  let state: unknown;
  let targetBranch: unknown;
  let updatedAfter: unknown;
  let updatedBefore: unknown;
  let view: unknown;
  let wip: unknown;
  let withLabelsDetails: unknown;
  let withMergeStatusRecheck: unknown;
  let notParts: Tree | undefined;
  while (pairs.next()) {
    switch (pairs.name) {
      case 'approved_by_ids':
        approvedByIds = pairs.only(approvedByIds);
        break;
      case 'approved_by_ids[]':
        approvedByIdsValue = appended(approvedByIdsValue, asInteger(pairs.value()));
        break;
      case 'approver_ids':
        approverIds = pairs.only(approverIds);
        break;
      case 'approver_ids[]':
        approverIdsValue = appended(approverIdsValue, asInteger(pairs.value()));
        break;
      case 'assignee_id':
        assigneeId = asInteger(pairs.only(assigneeId));
        break;
      case 'author_id':
        authorId = asInteger(pairs.only(authorId));
        break;
      case 'author_username':
        authorUsername = pairs.only(authorUsername);
        break;
      case 'created_after':
        createdAfter = pairs.only(createdAfter);
        break;
      case 'created_before':
        createdBefore = pairs.only(createdBefore);
        break;
      case 'deployed_after':
        deployedAfter = pairs.only(deployedAfter);
        break;
      case 'deployed_before':
        deployedBefore = pairs.only(deployedBefore);
        break;
      case 'environment':
        environment = pairs.only(environment);
        break;
      case 'in':
        inValue = pairs.list(inValue, ',');
        break;
      case 'labels':
        labels = pairs.list(labels, ',');
        break;
      case 'merge_user_id':
        mergeUserId = asInteger(pairs.only(mergeUserId));
        break;
      case 'merge_user_username':
        mergeUserUsername = pairs.only(mergeUserUsername);
        break;
      case 'milestone':
        milestone = pairs.only(milestone);
        break;
      case 'my_reaction_emoji':
        myReactionEmoji = pairs.only(myReactionEmoji);
        break;
      case 'order_by':
        orderBy = pairs.only(orderBy);
        break;
      case 'page':
        page = asInteger(pairs.only(page));
        break;
      case 'per_page':
        perPage = asInteger(pairs.only(perPage));
        break;
      case 'render_html':
        renderHtml = asBoolean(pairs.only(renderHtml));
        break;
      case 'reviewer_id':
        reviewerId = asInteger(pairs.only(reviewerId));
        break;
      case 'reviewer_username':
        reviewerUsername = pairs.only(reviewerUsername);
        break;
      case 'scope':
        scope = pairs.only(scope);
        break;
      case 'search':
        search = pairs.only(search);
        break;
      case 'sort':
        sort = pairs.only(sort);
        break;
      case 'source_branch':
        sourceBranch = pairs.only(sourceBranch);
        break;
      case 'state':
        state = pairs.only(state);
        break;
      case 'target_branch':
        targetBranch = pairs.only(targetBranch);
        break;
      case 'updated_after':
        updatedAfter = pairs.only(updatedAfter);
        break;
      case 'updated_before':
        updatedBefore = pairs.only(updatedBefore);
        break;
      case 'view':
        view = pairs.only(view);
        break;
      case 'wip':
        wip = pairs.only(wip);
        break;
      case 'with_labels_details':
        withLabelsDetails = asBoolean(pairs.only(withLabelsDetails));
        break;
      case 'with_merge_status_recheck':
        withMergeStatusRecheck = asBoolean(pairs.only(withMergeStatusRecheck));
        break;
      default:
        if (pairs.isWithin('not')) notParts = pairs.part('not', notParts);
    }
  }
  if (notParts !== undefined)
    not = shaped(
      notParts,
      { properties: { assignee_id: asInteger, author_id: asInteger, reviewer_id: asInteger } },
      '/query/not',
      '#/components/parameters/MergeRequestsNotMatching/schema',
      pairs.issues,
    );
  const { issues } = pairs;
  if (approvedByIds !== undefined && approvedByIds !== 'None' && approvedByIds !== 'Any')
    fail(
      issues,
      '/query/approved_by_ids',
      '#/components/parameters/MergeRequestsApprovedByAnyone/schema',
      'enum',
      'must be one of "None", "Any"',
    );
  if (
    approvedByIdsValue !== undefined &&
    (!hasArrayType(approvedByIdsValue) ||
      approvedByIdsValue.length > 5 ||
      !every(approvedByIdsValue, (item) => Number.isInteger(item)))
  )
    collectMergeRequestsApprovedByIds(approvedByIdsValue, '/query/approved_by_ids[]', issues);
  if (approverIds !== undefined && approverIds !== 'None' && approverIds !== 'Any')
    fail(
      issues,
      '/query/approver_ids',
      '#/components/parameters/MergeRequestsAnyApprover/schema',
      'enum',
      'must be one of "None", "Any"',
    );
  if (
    approverIdsValue !== undefined &&
    (!hasArrayType(approverIdsValue) || !every(approverIdsValue, (item) => Number.isInteger(item)))
  )
    reportIntegers(
      approverIdsValue,
      '/query/approver_ids[]',
      issues,
      '#/components/parameters/MergeRequestsApproverIds/schema',
      '',
    );
  if (assigneeId !== undefined && !Number.isInteger(assigneeId) && assigneeId !== 'None' && assigneeId !== 'Any')
    collectMergeRequestsAssigneeId(assigneeId, '/query/assignee_id', issues);
  if (authorId !== undefined && !Number.isInteger(authorId))
    fail(
      issues,
      '/query/author_id',
      '#/components/parameters/MergeRequestsAuthorId/schema',
      'type',
      'must be an integer',
    );
  if (createdAfter !== undefined && typeof createdAfter !== 'string')
    fail(
      issues,
      '/query/created_after',
      '#/components/parameters/MergeRequestsCreatedAfter/schema',
      'type',
      'must be a string',
    );
  if (typeof createdAfter === 'string' && !hasDateTimeFormat(createdAfter))
    fail(
      issues,
      '/query/created_after',
      '#/components/parameters/MergeRequestsCreatedAfter/schema',
      'format',
      dateTimeMessage,
    );
  if (createdBefore !== undefined && typeof createdBefore !== 'string')
    fail(
      issues,
      '/query/created_before',
      '#/components/parameters/MergeRequestsCreatedBefore/schema',
      'type',
      'must be a string',
    );
  if (typeof createdBefore === 'string' && !hasDateTimeFormat(createdBefore))
    fail(
      issues,
      '/query/created_before',
      '#/components/parameters/MergeRequestsCreatedBefore/schema',
      'format',
      dateTimeMessage,
    );
  if (deployedAfter !== undefined && typeof deployedAfter !== 'string')
    fail(
      issues,
      '/query/deployed_after',
      '#/components/parameters/MergeRequestsDeployedAfter/schema',
      'type',
      'must be a string',
    );
  if (typeof deployedAfter === 'string' && !hasDateTimeFormat(deployedAfter))
    fail(
      issues,
      '/query/deployed_after',
      '#/components/parameters/MergeRequestsDeployedAfter/schema',
      'format',
      dateTimeMessage,
    );
  if (deployedBefore !== undefined && typeof deployedBefore !== 'string')
    fail(
      issues,
      '/query/deployed_before',
      '#/components/parameters/MergeRequestsDeployedBefore/schema',
      'type',
      'must be a string',
    );
  if (typeof deployedBefore === 'string' && !hasDateTimeFormat(deployedBefore))
    fail(
      issues,
      '/query/deployed_before',
      '#/components/parameters/MergeRequestsDeployedBefore/schema',
      'format',
      dateTimeMessage,
    );
  if (
    inValue !== undefined &&
    (!hasArrayType(inValue) || !every(inValue, (item) => item === 'title' || item === 'description'))
  )
    collectMergeRequestsSearchIn(inValue, '/query/in', issues);
  if (labels !== undefined && (!hasArrayType(labels) || !every(labels, (item) => typeof item === 'string')))
    reportStrings(labels, '/query/labels', issues, '#/components/parameters/MergeRequestsLabels/schema', '');
  if (mergeUserId !== undefined && !Number.isInteger(mergeUserId))
    fail(
      issues,
      '/query/merge_user_id',
      '#/components/parameters/MergeRequestsMergeUserId/schema',
      'type',
      'must be an integer',
    );
  if (not !== undefined && !isMergeRequestsNotMatching(not)) collectMergeRequestsNotMatching(not, '/query/not', issues);
  if (
    orderBy !== undefined &&
    orderBy !== 'created_at' &&
    orderBy !== 'title' &&
    orderBy !== 'merged_at' &&
    orderBy !== 'updated_at'
  )
    fail(
      issues,
      '/query/order_by',
      '#/components/parameters/MergeRequestsOrderBy/schema',
      'enum',
      'must be one of "created_at", "title", "merged_at", "updated_at"',
    );
  if (page !== undefined && !Number.isInteger(page))
    fail(issues, '/query/page', '#/components/parameters/Page/schema', 'type', 'must be an integer');
  if (hasIntegerType(page) && page < 1)
    fail(issues, '/query/page', '#/components/parameters/Page/schema', 'minimum', 'must be at least 1');
  if (perPage !== undefined && !Number.isInteger(perPage))
    fail(issues, '/query/per_page', '#/components/parameters/PerPage/schema', 'type', 'must be an integer');
  if (hasIntegerType(perPage) && perPage > 100)
    fail(issues, '/query/per_page', '#/components/parameters/PerPage/schema', 'maximum', 'must be at most 100');
  if (renderHtml !== undefined && typeof renderHtml !== 'boolean')
    fail(
      issues,
      '/query/render_html',
      '#/components/parameters/MergeRequestsRenderHtml/schema',
      'type',
      'must be true or false',
    );
  if (reviewerId !== undefined && !Number.isInteger(reviewerId) && reviewerId !== 'None' && reviewerId !== 'Any')
    collectMergeRequestsAssigneeId(
      reviewerId,
      '/query/reviewer_id',
      issues,
      '#/components/parameters/MergeRequestsReviewerId/schema',
    );
  if (
    scope !== undefined &&
    scope !== 'created_by_me' &&
    scope !== 'assigned_to_me' &&
    scope !== 'reviews_for_me' &&
    scope !== 'all'
  )
    fail(
      issues,
      '/query/scope',
      '#/components/parameters/MergeRequestsScope/schema',
      'enum',
      'must be one of "created_by_me", "assigned_to_me", "reviews_for_me", "all"',
    );
  if (sort !== undefined && sort !== 'asc' && sort !== 'desc')
    fail(
      issues,
      '/query/sort',
      '#/components/parameters/MergeRequestsSort/schema',
      'enum',
      'must be one of "asc", "desc"',
    );
  if (state !== undefined && !mergeRequestsStateValues.has(state))
    fail(
      issues,
      '/query/state',
      '#/components/parameters/MergeRequestsState/schema',
      'enum',
      'must be one of "opened", "closed", "locked", "merged", "all"',
    );
  if (updatedAfter !== undefined && typeof updatedAfter !== 'string')
    fail(
      issues,
      '/query/updated_after',
      '#/components/parameters/MergeRequestsUpdatedAfter/schema',
      'type',
      'must be a string',
    );
  if (typeof updatedAfter === 'string' && !hasDateTimeFormat(updatedAfter))
    fail(
      issues,
      '/query/updated_after',
      '#/components/parameters/MergeRequestsUpdatedAfter/schema',
      'format',
      dateTimeMessage,
    );
  if (updatedBefore !== undefined && typeof updatedBefore !== 'string')
    fail(
      issues,
      '/query/updated_before',
      '#/components/parameters/MergeRequestsUpdatedBefore/schema',
      'type',
      'must be a string',
    );
  if (typeof updatedBefore === 'string' && !hasDateTimeFormat(updatedBefore))
    fail(
      issues,
      '/query/updated_before',
      '#/components/parameters/MergeRequestsUpdatedBefore/schema',
      'format',
      dateTimeMessage,
    );
  if (view !== undefined && view !== 'simple')
    fail(issues, '/query/view', '#/components/parameters/MergeRequestsView/schema', 'enum', 'must be "simple"');
  if (wip !== undefined && wip !== 'yes' && wip !== 'no')
    fail(
      issues,
      '/query/wip',
      '#/components/parameters/MergeRequestsDraftsOnly/schema',
      'enum',
      'must be one of "yes", "no"',
    );
  if (withLabelsDetails !== undefined && typeof withLabelsDetails !== 'boolean')
    fail(
      issues,
      '/query/with_labels_details',
      '#/components/parameters/MergeRequestsWithLabelsDetails/schema',
      'type',
      'must be true or false',
    );
  if (withMergeStatusRecheck !== undefined && typeof withMergeStatusRecheck !== 'boolean')
    fail(
      issues,
      '/query/with_merge_status_recheck',
      '#/components/parameters/MergeRequestsWithMergeStatusRecheck/schema',
      'type',
      'must be true or false',
    );
  const query: Unchecked<ListMergeRequestsQueryWithDefaults> = {
    in: inValue ?? ['title', 'description'],
    order_by: orderBy ?? 'created_at',
    page: page ?? 1,
    per_page: perPage ?? 20,
    scope: scope ?? 'created_by_me',
    sort: sort ?? 'desc',
    with_labels_details: withLabelsDetails ?? false,
  };
  if (approvedByIds !== undefined) query.approved_by_ids = approvedByIds;
  if (approvedByIdsValue !== undefined) query['approved_by_ids[]'] = approvedByIdsValue;
  if (approverIds !== undefined) query.approver_ids = approverIds;
  if (approverIdsValue !== undefined) query['approver_ids[]'] = approverIdsValue;
  if (assigneeId !== undefined) query.assignee_id = assigneeId;
  if (authorId !== undefined) query.author_id = authorId;
  if (authorUsername !== undefined) query.author_username = authorUsername;
  if (createdAfter !== undefined) query.created_after = createdAfter;
  if (createdBefore !== undefined) query.created_before = createdBefore;
  if (deployedAfter !== undefined) query.deployed_after = deployedAfter;
  if (deployedBefore !== undefined) query.deployed_before = deployedBefore;
  if (environment !== undefined) query.environment = environment;
  if (labels !== undefined) query.labels = labels;
  if (mergeUserId !== undefined) query.merge_user_id = mergeUserId;
  if (mergeUserUsername !== undefined) query.merge_user_username = mergeUserUsername;
  if (milestone !== undefined) query.milestone = milestone;
  if (myReactionEmoji !== undefined) query.my_reaction_emoji = myReactionEmoji;
  if (not !== undefined) query.not = not;
  if (renderHtml !== undefined) query.render_html = renderHtml;
  if (reviewerId !== undefined) query.reviewer_id = reviewerId;
  if (reviewerUsername !== undefined) query.reviewer_username = reviewerUsername;
  if (search !== undefined) query.search = search;
  if (sourceBranch !== undefined) query.source_branch = sourceBranch;
  if (state !== undefined) query.state = state;
  if (targetBranch !== undefined) query.target_branch = targetBranch;
  if (updatedAfter !== undefined) query.updated_after = updatedAfter;
  if (updatedBefore !== undefined) query.updated_before = updatedBefore;
  if (view !== undefined) query.view = view;
  if (wip !== undefined) query.wip = wip;
  if (withMergeStatusRecheck !== undefined) query.with_merge_status_recheck = withMergeStatusRecheck;
  return decodedNumbers(query, '/query', issues);
}

/** Decodes the path values, which are percent-encoded and in the order of the template. */
export function decodeCreateMergeRequestPath(raw: readonly string[]): Decoded<CreateMergeRequestPath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1merge_requests/post');
  const id = asInteger(values.text(0, 'id'));
  const path: Unchecked<CreateMergeRequestPath> = { id };
  return decoded(path, values.issues);
}

/** Validates the body, parsed from JSON. */
export function decodeCreateMergeRequestBody(raw: unknown): Decoded<MergeRequestCreate> {
  return checkedValue(raw, '/body', isMergeRequestCreate, collectMergeRequestCreate);
}

/** Decodes the form. `others` are properties from a JSON body. */
export function decodeCreateMergeRequestForm(raw: string, others?: object): Decoded<MergeRequestCreate> {
  const issues: ValidationIssue[] = [];
  const body = formValue(
    raw,
    mergeRequestCreateShape,
    'all',
    '#/paths/~1projects~1{id}~1merge_requests/post/requestBody/content/application~1x-www-form-urlencoded/schema',
    issues,
    others,
  );
  return issues.length > 0 ? { issues } : checkedForm(body, '/body', isMergeRequestCreate, collectMergeRequestCreate);
}

/** Decodes the path values, which are percent-encoded and in the order of the template. */
export function decodeGetMergeRequestPath(raw: readonly string[]): Decoded<GetMergeRequestPath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1merge_requests~1{merge_request_iid}/get');
  const id = asInteger(values.text(0, 'id'));
  const mergeRequestIid = asInteger(values.text(1, 'merge_request_iid'));
  const { issues } = values;
  if (mergeRequestIid !== undefined && !Number.isInteger(mergeRequestIid))
    fail(
      issues,
      '/path/merge_request_iid',
      '#/components/parameters/MergeRequestIid/schema',
      'type',
      'must be an integer',
    );
  const path: Unchecked<GetMergeRequestPath> = { id, merge_request_iid: mergeRequestIid };
  return decodedNumbers(path, '/path', issues);
}

/** Decodes the query string, without `?`. */
export function decodeGetMergeRequestQuery(raw: string): Decoded<GetMergeRequestQuery> {
  const schema = '#/paths/~1projects~1{id}~1merge_requests~1{merge_request_iid}/get';
  const pairs = new Pairs(raw, '/query', schema);
  let includeDivergedCommitsCount: unknown;
  let includeRebaseInProgress: unknown;
  let renderHtml: unknown;
  while (pairs.next()) {
    switch (pairs.name) {
      case 'include_diverged_commits_count':
        includeDivergedCommitsCount = asBoolean(pairs.only(includeDivergedCommitsCount));
        break;
      case 'include_rebase_in_progress':
        includeRebaseInProgress = asBoolean(pairs.only(includeRebaseInProgress));
        break;
      case 'render_html':
        renderHtml = asBoolean(pairs.only(renderHtml));
        break;
    }
  }
  const { issues } = pairs;
  if (includeDivergedCommitsCount !== undefined && typeof includeDivergedCommitsCount !== 'boolean')
    fail(
      issues,
      '/query/include_diverged_commits_count',
      `${schema}/parameters/2/schema`,
      'type',
      'must be true or false',
    );
  if (includeRebaseInProgress !== undefined && typeof includeRebaseInProgress !== 'boolean')
    fail(issues, '/query/include_rebase_in_progress', `${schema}/parameters/3/schema`, 'type', 'must be true or false');
  if (renderHtml !== undefined && typeof renderHtml !== 'boolean')
    fail(
      issues,
      '/query/render_html',
      '#/components/parameters/MergeRequestsRenderHtml/schema',
      'type',
      'must be true or false',
    );
  const query: Unchecked<GetMergeRequestQuery> = {};
  if (includeDivergedCommitsCount !== undefined) query.include_diverged_commits_count = includeDivergedCommitsCount;
  if (includeRebaseInProgress !== undefined) query.include_rebase_in_progress = includeRebaseInProgress;
  if (renderHtml !== undefined) query.render_html = renderHtml;
  return decoded(query, issues);
}

/** Decodes the path values, which are percent-encoded and in the order of the template. */
export function decodeUpdateMergeRequestPath(raw: readonly string[]): Decoded<UpdateMergeRequestPath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1merge_requests~1{merge_request_iid}/put');
  const id = asInteger(values.text(0, 'id'));
  const mergeRequestIid = asInteger(values.text(1, 'merge_request_iid'));
  const { issues } = values;
  if (mergeRequestIid !== undefined && !Number.isInteger(mergeRequestIid))
    fail(
      issues,
      '/path/merge_request_iid',
      '#/components/parameters/MergeRequestIid/schema',
      'type',
      'must be an integer',
    );
  const path: Unchecked<UpdateMergeRequestPath> = { id, merge_request_iid: mergeRequestIid };
  return decodedNumbers(path, '/path', issues);
}

/** Validates the body, parsed from JSON. */
export function decodeUpdateMergeRequestBody(raw: unknown): Decoded<MergeRequestUpdate> {
  return checkedValue(raw, '/body', isMergeRequestUpdate, collectMergeRequestUpdate);
}

/** Decodes the form. `others` are properties from a JSON body. */
export function decodeUpdateMergeRequestForm(raw: string, others?: object): Decoded<MergeRequestUpdate> {
  const issues: ValidationIssue[] = [];
  const body = formValue(
    raw,
    mergeRequestUpdateShape,
    'all',
    '#/paths/~1projects~1{id}~1merge_requests~1{merge_request_iid}/put/requestBody/content/application~1x-www-form-urlencoded/schema',
    issues,
    others,
  );
  return issues.length > 0 ? { issues } : checkedForm(body, '/body', isMergeRequestUpdate, collectMergeRequestUpdate);
}

/** Decodes the path values, which are percent-encoded and in the order of the template. */
export function decodeDeleteMergeRequestPath(raw: readonly string[]): Decoded<DeleteMergeRequestPath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1merge_requests~1{merge_request_iid}/delete');
  const id = asInteger(values.text(0, 'id'));
  const mergeRequestIid = asInteger(values.text(1, 'merge_request_iid'));
  const { issues } = values;
  if (mergeRequestIid !== undefined && !Number.isInteger(mergeRequestIid))
    fail(
      issues,
      '/path/merge_request_iid',
      '#/components/parameters/MergeRequestIid/schema',
      'type',
      'must be an integer',
    );
  const path: Unchecked<DeleteMergeRequestPath> = { id, merge_request_iid: mergeRequestIid };
  return decodedNumbers(path, '/path', issues);
}

/** Decodes the path values, which are percent-encoded and in the order of the template. */
export function decodeListMergeRequestDiffsPath(raw: readonly string[]): Decoded<ListMergeRequestDiffsPath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1merge_requests~1{merge_request_iid}~1diffs/get');
  const id = asInteger(values.text(0, 'id'));
  const mergeRequestIid = asInteger(values.text(1, 'merge_request_iid'));
  const { issues } = values;
  if (mergeRequestIid !== undefined && !Number.isInteger(mergeRequestIid))
    fail(
      issues,
      '/path/merge_request_iid',
      '#/components/parameters/MergeRequestIid/schema',
      'type',
      'must be an integer',
    );
  const path: Unchecked<ListMergeRequestDiffsPath> = { id, merge_request_iid: mergeRequestIid };
  return decodedNumbers(path, '/path', issues);
}

/** The query of `GET /projects/{id}/merge_requests/{merge_request_iid}/diffs`, with defaults. */
export type ListMergeRequestDiffsQueryWithDefaults = Defaulted<
  ListMergeRequestDiffsQuery,
  'page' | 'per_page' | 'unidiff'
>;

/** Decodes the query string, without `?`. */
export function decodeListMergeRequestDiffsQuery(raw: string): Decoded<ListMergeRequestDiffsQueryWithDefaults> {
  const schema = '#/paths/~1projects~1{id}~1merge_requests~1{merge_request_iid}~1diffs/get';
  const pairs = new Pairs(raw, '/query', schema);
  let page: unknown;
  let perPage: unknown;
  let unidiff: unknown;
  while (pairs.next()) {
    switch (pairs.name) {
      case 'page':
        page = asInteger(pairs.only(page));
        break;
      case 'per_page':
        perPage = asInteger(pairs.only(perPage));
        break;
      case 'unidiff':
        unidiff = asBoolean(pairs.only(unidiff));
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
  if (unidiff !== undefined && typeof unidiff !== 'boolean')
    fail(issues, '/query/unidiff', `${schema}/parameters/2/schema`, 'type', 'must be true or false');
  const query: Unchecked<ListMergeRequestDiffsQueryWithDefaults> = {
    page: page ?? 1,
    per_page: perPage ?? 20,
    unidiff: unidiff ?? false,
  };
  return decodedNumbers(query, '/query', issues);
}

/** Decodes the path values, which are percent-encoded and in the order of the template. */
export function decodeMergeMergeRequestPath(raw: readonly string[]): Decoded<MergeMergeRequestPath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1merge_requests~1{merge_request_iid}~1merge/put');
  const id = asInteger(values.text(0, 'id'));
  const mergeRequestIid = asInteger(values.text(1, 'merge_request_iid'));
  const { issues } = values;
  if (mergeRequestIid !== undefined && !Number.isInteger(mergeRequestIid))
    fail(
      issues,
      '/path/merge_request_iid',
      '#/components/parameters/MergeRequestIid/schema',
      'type',
      'must be an integer',
    );
  const path: Unchecked<MergeMergeRequestPath> = { id, merge_request_iid: mergeRequestIid };
  return decodedNumbers(path, '/path', issues);
}

/** Validates the body, parsed from JSON. */
export function decodeMergeMergeRequestBody(raw: unknown): Decoded<MergeRequestMerge> {
  return checkedValue(raw, '/body', isMergeRequestMerge, collectMergeRequestMerge);
}

/** Decodes the form. `others` are properties from a JSON body. */
export function decodeMergeMergeRequestForm(raw: string, others?: object): Decoded<MergeRequestMerge> {
  const issues: ValidationIssue[] = [];
  const body = formValue(
    raw,
    mergeRequestMergeShape,
    'all',
    '#/paths/~1projects~1{id}~1merge_requests~1{merge_request_iid}~1merge/put/requestBody/content/application~1x-www-form-urlencoded/schema',
    issues,
    others,
  );
  return issues.length > 0 ? { issues } : checkedForm(body, '/body', isMergeRequestMerge, collectMergeRequestMerge);
}

/** Decodes the path values, which are percent-encoded and in the order of the template. */
export function decodeListMergeRequestPipelinesPath(raw: readonly string[]): Decoded<ListMergeRequestPipelinesPath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1merge_requests~1{merge_request_iid}~1pipelines/get');
  const id = asInteger(values.text(0, 'id'));
  const mergeRequestIid = asInteger(values.text(1, 'merge_request_iid'));
  const { issues } = values;
  if (mergeRequestIid !== undefined && !Number.isInteger(mergeRequestIid))
    fail(
      issues,
      '/path/merge_request_iid',
      '#/components/parameters/MergeRequestIid/schema',
      'type',
      'must be an integer',
    );
  const path: Unchecked<ListMergeRequestPipelinesPath> = { id, merge_request_iid: mergeRequestIid };
  return decodedNumbers(path, '/path', issues);
}

/** The query of `GET /projects/{id}/merge_requests/{merge_request_iid}/pipelines`, with defaults. */
export type ListMergeRequestPipelinesQueryWithDefaults = Defaulted<ListMergeRequestPipelinesQuery, 'page' | 'per_page'>;

/** Decodes the query string, without `?`. */
export function decodeListMergeRequestPipelinesQuery(raw: string): Decoded<ListMergeRequestPipelinesQueryWithDefaults> {
  const pairs = new Pairs(
    raw,
    '/query',
    '#/paths/~1projects~1{id}~1merge_requests~1{merge_request_iid}~1pipelines/get',
  );
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
  const query: Unchecked<ListMergeRequestPipelinesQueryWithDefaults> = { page: page ?? 1, per_page: perPage ?? 20 };
  return decodedNumbers(query, '/query', issues);
}

/** Decodes the path values, which are percent-encoded and in the order of the template. */
export function decodeCreateMergeRequestPipelinePath(raw: readonly string[]): Decoded<CreateMergeRequestPipelinePath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1merge_requests~1{merge_request_iid}~1pipelines/post');
  const id = asInteger(values.text(0, 'id'));
  const mergeRequestIid = asInteger(values.text(1, 'merge_request_iid'));
  const { issues } = values;
  if (mergeRequestIid !== undefined && !Number.isInteger(mergeRequestIid))
    fail(
      issues,
      '/path/merge_request_iid',
      '#/components/parameters/MergeRequestIid/schema',
      'type',
      'must be an integer',
    );
  const path: Unchecked<CreateMergeRequestPipelinePath> = { id, merge_request_iid: mergeRequestIid };
  return decodedNumbers(path, '/path', issues);
}

/** Decodes the path values, which are percent-encoded and in the order of the template. */
export function decodeGetMergeRequestRawDiffsPath(raw: readonly string[]): Decoded<GetMergeRequestRawDiffsPath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1merge_requests~1{merge_request_iid}~1raw_diffs/get');
  const id = asInteger(values.text(0, 'id'));
  const mergeRequestIid = asInteger(values.text(1, 'merge_request_iid'));
  const { issues } = values;
  if (mergeRequestIid !== undefined && !Number.isInteger(mergeRequestIid))
    fail(
      issues,
      '/path/merge_request_iid',
      '#/components/parameters/MergeRequestIid/schema',
      'type',
      'must be an integer',
    );
  const path: Unchecked<GetMergeRequestRawDiffsPath> = { id, merge_request_iid: mergeRequestIid };
  return decodedNumbers(path, '/path', issues);
}

function collectMergeRequestsApprovedByIds(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/parameters/MergeRequestsApprovedByIds/schema';
  if (!hasArrayType(value)) return fail(issues, path, schema, 'type', 'must be an array');
  if (value.length > 5) fail(issues, path, schema, 'maxItems', 'must have at most 5 items');
  for (let index = 0; index < value.length; index++) {
    const item = value[index];
    if (!Number.isInteger(item)) fail(issues, `${path}/${index}`, `${schema}/items`, 'type', 'must be an integer');
    if (limitReached(issues)) return;
  }
}

function collectMergeRequestsAssigneeId(
  value: unknown,
  path: string,
  issues: ValidationIssue[],
  schema: string = '#/components/parameters/MergeRequestsAssigneeId/schema',
): void {
  if (!Number.isInteger(value) && typeof value !== 'string')
    fail(issues, path, schema, 'oneOf', 'must be an integer or a string');
  if (typeof value === 'string' && value !== 'None' && value !== 'Any')
    fail(issues, path, `${schema}/oneOf/1`, 'enum', 'must be one of "None", "Any"');
}

function collectMergeRequestsSearchIn(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/parameters/MergeRequestsSearchIn/schema';
  if (!hasArrayType(value)) return fail(issues, path, schema, 'type', 'must be an array');
  for (let index = 0; index < value.length; index++) {
    const item = value[index];
    if (item !== 'title' && item !== 'description')
      fail(issues, `${path}/${index}`, `${schema}/items`, 'enum', 'must be one of "title", "description"');
    if (limitReached(issues)) return;
  }
}

function isMergeRequestsNotMatching(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
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

function collectMergeRequestsNotMatching(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/parameters/MergeRequestsNotMatching/schema';
  if (!hasObjectType(value)) return fail(issues, path, schema, 'type', 'must be an object');
  const assigneeId = value['assignee_id'];
  if (assigneeId !== undefined && !Number.isInteger(assigneeId))
    failType(issues, path, schema, '/assignee_id', 'must be an integer');
  const assigneeUsername = value['assignee_username'];
  if (assigneeUsername !== undefined && typeof assigneeUsername !== 'string')
    failType(issues, path, schema, '/assignee_username', 'must be a string');
  const authorId = value['author_id'];
  if (authorId !== undefined && !Number.isInteger(authorId))
    failType(issues, path, schema, '/author_id', 'must be an integer');
  const authorUsername = value['author_username'];
  if (authorUsername !== undefined && typeof authorUsername !== 'string')
    failType(issues, path, schema, '/author_username', 'must be a string');
  const labels = value['labels'];
  if (labels !== undefined && typeof labels !== 'string') failType(issues, path, schema, '/labels', 'must be a string');
  const milestone = value['milestone'];
  if (milestone !== undefined && typeof milestone !== 'string')
    failType(issues, path, schema, '/milestone', 'must be a string');
  const myReactionEmoji = value['my_reaction_emoji'];
  if (myReactionEmoji !== undefined && typeof myReactionEmoji !== 'string')
    failType(issues, path, schema, '/my_reaction_emoji', 'must be a string');
  const reviewerId = value['reviewer_id'];
  if (reviewerId !== undefined && !Number.isInteger(reviewerId))
    failType(issues, path, schema, '/reviewer_id', 'must be an integer');
  const reviewerUsername = value['reviewer_username'];
  if (reviewerUsername !== undefined && typeof reviewerUsername !== 'string')
    failType(issues, path, schema, '/reviewer_username', 'must be a string');
}
