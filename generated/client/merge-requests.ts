// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { bracketForm, commaDelimited, plainQuery, queryWith } from '../shared/notation.ts';
import type {
  CreateMergeRequestPath,
  CreateMergeRequestPipelinePath,
  CreateMergeRequestPipelineResponses,
  CreateMergeRequestResponses,
  DeleteMergeRequestPath,
  DeleteMergeRequestResponses,
  GetMergeRequestPath,
  GetMergeRequestQuery,
  GetMergeRequestRawDiffsPath,
  GetMergeRequestRawDiffsResponses,
  GetMergeRequestResponses,
  ListMergeRequestDiffsPath,
  ListMergeRequestDiffsQuery,
  ListMergeRequestDiffsResponses,
  ListMergeRequestPipelinesPath,
  ListMergeRequestPipelinesQuery,
  ListMergeRequestPipelinesResponses,
  ListMergeRequestsQuery,
  ListMergeRequestsResponses,
  MergeMergeRequestPath,
  MergeMergeRequestResponses,
  MergeRequest,
  MergeRequestChanged,
  MergeRequestCreate,
  MergeRequestDetail,
  MergeRequestDiff,
  MergeRequestLabel,
  MergeRequestMerge,
  MergeRequestMerged,
  MergeRequestPipeline,
  MergeRequestPipelineCreated,
  MergeRequestSimple,
  MergeRequestUpdate,
  UpdateMergeRequestPath,
  UpdateMergeRequestResponses,
} from '../types/merge-requests.ts';
import type { CallOptions, ListOptions } from './client-options.ts';
import { jsonBody, readList, readNothing } from './runtime/bodies.ts';
import { type ApiCall, type CoreClient, readText } from './runtime/calls.ts';
import { type NoQuery, type When, chosenFormat } from './runtime/operations.ts';
import { type ListCall, callList, followLink } from './runtime/pages.ts';
import { privateToken } from './security-schemes.ts';

/**
 * List merge requests.
 *
 * Returns merge requests of all projects. Without `scope`, returns only those that the caller created;
 * send `scope=all` for all of them.
 *
 * `GET /merge_requests`
 *
 * Returns a list in pages: `for await` reads the items of all pages, `await` returns the first page.
 *
 * @throws {ApiError} 401, 408, 414, 422, 429
 */
export const list =
  (client: CoreClient) =>
  <
    RenderHtml extends boolean | undefined = undefined,
    WithLabelsDetails extends boolean | undefined = undefined,
    View extends string | undefined = undefined,
  >(
    query?: ListMergeRequestsQueryWith<RenderHtml, WithLabelsDetails, View>,
    options?: ListOptions,
  ): ListCall<
    ListMergeRequestsItem<RenderHtml, WithLabelsDetails, View>[],
    ListMergeRequestsItem<RenderHtml, WithLabelsDetails, View>,
    ListMergeRequestsResponses
  > =>
    callList(
      client,
      {
        id: 'listMergeRequests',
        method: 'get',
        path: '/merge_requests',
        security: [[privateToken]],
        writeQuery: queryWith({ in: commaDelimited, labels: commaDelimited }),
        read: readList,
        headerTypes: { 'x-page': 'number', 'x-per-page': 'number', 'x-total': 'number', 'x-total-pages': 'number' },
      },
      { next: followLink('page') },
      { query },
      options,
    );

/**
 * Create a merge request.
 *
 * Creates a merge request from a branch of the project, into the same project or the project
 * `target_project_id`. In the response, `changes_count` and `diff_refs` are still empty. They are
 * filled in the background: read the merge request again to get them.
 *
 * `POST /projects/{id}/merge_requests`
 *
 * @throws {ApiError} 401, 404, 422
 */
export const create =
  (client: CoreClient) =>
  (
    path: CreateMergeRequestPath,
    body: MergeRequestCreate,
    options?: CallOptions & {
      readonly contentType?: 'application/json' | 'application/x-www-form-urlencoded' | undefined;
    },
  ): ApiCall<MergeRequestChanged, CreateMergeRequestResponses> =>
    client.call(
      {
        id: 'createMergeRequest',
        method: 'post',
        path: '/projects/{id}/merge_requests',
        security: [[privateToken]],
        bodyFormat: chosenFormat(
          {
            'application/json': jsonBody,
            'application/x-www-form-urlencoded': {
              contentType: 'application/x-www-form-urlencoded',
              write: bracketForm,
            },
          },
          options,
        ),
      },
      { path, body },
      options,
    );

/**
 * Read a merge request.
 *
 * Returns one merge request with more properties than a list: its diff refs, its pipelines, and the
 * times of its builds and of its first deployment. Some of them are filled in the background, or
 * returned only on request.
 *
 * `GET /projects/{id}/merge_requests/{merge_request_iid}`
 *
 * @throws {ApiError} 401, 403, 404, 408, 409, 414, 422, 429
 */
export const get =
  (client: CoreClient) =>
  <
    RenderHtml extends boolean | undefined = undefined,
    IncludeDivergedCommitsCount extends boolean | undefined = undefined,
    IncludeRebaseInProgress extends boolean | undefined = undefined,
  >(
    path: GetMergeRequestPath,
    query?: GetMergeRequestQueryWith<RenderHtml, IncludeDivergedCommitsCount, IncludeRebaseInProgress>,
    options?: CallOptions,
  ): ApiCall<
    GetMergeRequestData<RenderHtml, IncludeDivergedCommitsCount, IncludeRebaseInProgress>,
    GetMergeRequestResponses
  > =>
    client.call(
      {
        id: 'getMergeRequest',
        method: 'get',
        path: '/projects/{id}/merge_requests/{merge_request_iid}',
        security: [[privateToken]],
        writeQuery: plainQuery,
      },
      { path, query },
      options,
    );

/**
 * Change, close or reopen a merge request.
 *
 * Changes the given properties of a merge request and leaves the others as they are. At least one
 * property is required. `state_event` closes an opened merge request, which sets `closed_by` and
 * `closed_at`, or reopens a closed one. Both require only the permission to update the merge request.
 *
 * `PUT /projects/{id}/merge_requests/{merge_request_iid}`
 *
 * @throws {ApiError} 401, 403, 404, 422
 */
export const update =
  (client: CoreClient) =>
  (
    path: UpdateMergeRequestPath,
    body: MergeRequestUpdate,
    options?: CallOptions & {
      readonly contentType?: 'application/json' | 'application/x-www-form-urlencoded' | undefined;
    },
  ): ApiCall<MergeRequestChanged, UpdateMergeRequestResponses> =>
    client.call(
      {
        id: 'updateMergeRequest',
        method: 'put',
        path: '/projects/{id}/merge_requests/{merge_request_iid}',
        security: [[privateToken]],
        bodyFormat: chosenFormat(
          {
            'application/json': jsonBody,
            'application/x-www-form-urlencoded': {
              contentType: 'application/x-www-form-urlencoded',
              write: bracketForm,
            },
          },
          options,
        ),
      },
      { path, body },
      options,
    );

export {
  /**
   * Delete a merge request.
   *
   * Deletes a merge request. Owners of the project and administrators only.
   *
   * `DELETE /projects/{id}/merge_requests/{merge_request_iid}`
   *
   * Lowest role: Owner.
   *
   * @throws {ApiError} 401, 403, 404, 422
   */
  deleteMergeRequest as delete,
};

const deleteMergeRequest =
  (client: CoreClient) =>
  (
    path: DeleteMergeRequestPath,
    query?: NoQuery,
    options?: CallOptions,
  ): ApiCall<undefined, DeleteMergeRequestResponses> =>
    client.call(
      {
        id: 'deleteMergeRequest',
        method: 'delete',
        path: '/projects/{id}/merge_requests/{merge_request_iid}',
        security: [[privateToken]],
        read: readNothing,
      },
      { path, query },
      options,
    );

/**
 * List the diffs of a merge request.
 *
 * Returns the changes of the merge request, one diff for each file. The diff limits apply: if
 * `collapsed` or `too_large` is true, the diff is left out because of them.
 *
 * `GET /projects/{id}/merge_requests/{merge_request_iid}/diffs`
 *
 * Returns a list in pages: `for await` reads the items of all pages, `await` returns the first page.
 *
 * @throws {ApiError} 401, 404, 414, 422
 */
export const listDiffs =
  (client: CoreClient) =>
  (
    path: ListMergeRequestDiffsPath,
    query?: ListMergeRequestDiffsQuery,
    options?: ListOptions,
  ): ListCall<MergeRequestDiff[], MergeRequestDiff, ListMergeRequestDiffsResponses> =>
    callList(
      client,
      {
        id: 'listMergeRequestDiffs',
        method: 'get',
        path: '/projects/{id}/merge_requests/{merge_request_iid}/diffs',
        security: [[privateToken]],
        writeQuery: plainQuery,
        read: readList,
        headerTypes: { 'x-page': 'number', 'x-per-page': 'number', 'x-total': 'number', 'x-total-pages': 'number' },
      },
      { next: followLink('page') },
      { path, query },
      options,
    );

/**
 * Merge a merge request.
 *
 * Merges an opened merge request. After the merge is accepted, the state is `merged`, and
 * `merge_commit_sha`, `merged_at` and `merge_user` are set. With `auto_merge`, the merge waits until
 * the pipeline has succeeded. The response body and the other properties of the request body are not
 * documented.
 *
 * `PUT /projects/{id}/merge_requests/{merge_request_iid}/merge`
 *
 * @throws {ApiError} 401, 404, 422
 */
export const merge =
  (client: CoreClient) =>
  (
    path: MergeMergeRequestPath,
    body?: MergeRequestMerge,
    options?: CallOptions & {
      readonly contentType?: 'application/json' | 'application/x-www-form-urlencoded' | undefined;
    },
  ): ApiCall<MergeRequestMerged, MergeMergeRequestResponses> =>
    client.call(
      {
        id: 'mergeMergeRequest',
        method: 'put',
        path: '/projects/{id}/merge_requests/{merge_request_iid}/merge',
        security: [[privateToken]],
        bodyFormat: chosenFormat(
          {
            'application/json': jsonBody,
            'application/x-www-form-urlencoded': {
              contentType: 'application/x-www-form-urlencoded',
              write: bracketForm,
            },
          },
          options,
        ),
      },
      { path, body },
      options,
    );

/**
 * List the pipelines of a merge request.
 *
 * Returns the pipelines of the merge request, each with a few properties.
 *
 * `GET /projects/{id}/merge_requests/{merge_request_iid}/pipelines`
 *
 * Returns a list in pages: `for await` reads the items of all pages, `await` returns the first page.
 *
 * @throws {ApiError} 401, 404, 414, 422
 */
export const listPipelines =
  (client: CoreClient) =>
  (
    path: ListMergeRequestPipelinesPath,
    query?: ListMergeRequestPipelinesQuery,
    options?: ListOptions,
  ): ListCall<MergeRequestPipeline[], MergeRequestPipeline, ListMergeRequestPipelinesResponses> =>
    callList(
      client,
      {
        id: 'listMergeRequestPipelines',
        method: 'get',
        path: '/projects/{id}/merge_requests/{merge_request_iid}/pipelines',
        security: [[privateToken]],
        writeQuery: plainQuery,
        read: readList,
        headerTypes: { 'x-page': 'number', 'x-per-page': 'number', 'x-total': 'number', 'x-total-pages': 'number' },
      },
      { next: followLink('page') },
      { path, query },
      options,
    );

/**
 * Create a pipeline for a merge request.
 *
 * Creates a pipeline for the merge request. It runs jobs only if the CI configuration allows them in
 * pipelines of merge requests.
 *
 * `POST /projects/{id}/merge_requests/{merge_request_iid}/pipelines`
 *
 * @throws {ApiError} 401, 404, 422
 */
export const createPipeline =
  (client: CoreClient) =>
  (
    path: CreateMergeRequestPipelinePath,
    body?: undefined,
    options?: CallOptions,
  ): ApiCall<MergeRequestPipelineCreated, CreateMergeRequestPipelineResponses> =>
    client.call(
      {
        id: 'createMergeRequestPipeline',
        method: 'post',
        path: '/projects/{id}/merge_requests/{merge_request_iid}/pipelines',
        security: [[privateToken]],
      },
      { path, body },
      options,
    );

/**
 * Read the diffs of a merge request as text.
 *
 * Returns the changes of the merge request as one text in the unified format. The text is limited if
 * the diff limits are exceeded.
 *
 * `GET /projects/{id}/merge_requests/{merge_request_iid}/raw_diffs`
 *
 * @throws {ApiError} 401, 404, 422
 */
export const getRawDiffs =
  (client: CoreClient) =>
  (
    path: GetMergeRequestRawDiffsPath,
    query?: NoQuery,
    options?: CallOptions,
  ): ApiCall<string, GetMergeRequestRawDiffsResponses> =>
    client.call(
      {
        id: 'getMergeRequestRawDiffs',
        method: 'get',
        path: '/projects/{id}/merge_requests/{merge_request_iid}/raw_diffs',
        security: [[privateToken]],
        read: readText,
      },
      { path, query },
      options,
    );

/** The query of `client.mergeRequests.list`. */
export type ListMergeRequestsQueryWith<
  RenderHtml extends boolean | undefined = undefined,
  WithLabelsDetails extends boolean | undefined = undefined,
  View extends string | undefined = undefined,
> = ListMergeRequestsQuery & { render_html?: RenderHtml; with_labels_details?: WithLabelsDetails; view?: View };

/** An item of the data of `client.mergeRequests.list`. The type of the item depends on the query. */
export type ListMergeRequestsItem<
  RenderHtml extends boolean | undefined = undefined,
  WithLabelsDetails extends boolean | undefined = undefined,
  View extends string | undefined = undefined,
> = When<
  View,
  'simple',
  MergeRequestSimple,
  Omit<MergeRequest, 'labels'> & {
    labels: When<
      WithLabelsDetails,
      true,
      MergeRequestLabel,
      Exclude<MergeRequest['labels'][number], MergeRequestLabel>
    >[];
  } & When<RenderHtml, true, Required<Pick<MergeRequest, 'description_html' | 'title_html'>>, unknown>
>;

/** The query of `client.mergeRequests.get`. */
export type GetMergeRequestQueryWith<
  RenderHtml extends boolean | undefined = undefined,
  IncludeDivergedCommitsCount extends boolean | undefined = undefined,
  IncludeRebaseInProgress extends boolean | undefined = undefined,
> = GetMergeRequestQuery & {
  render_html?: RenderHtml;
  include_diverged_commits_count?: IncludeDivergedCommitsCount;
  include_rebase_in_progress?: IncludeRebaseInProgress;
};

/** The data of `client.mergeRequests.get`. The type of the data depends on the query. */
export type GetMergeRequestData<
  RenderHtml extends boolean | undefined = undefined,
  IncludeDivergedCommitsCount extends boolean | undefined = undefined,
  IncludeRebaseInProgress extends boolean | undefined = undefined,
> = MergeRequestDetail &
  When<RenderHtml, true, Required<Pick<MergeRequestDetail, 'description_html' | 'title_html'>>, unknown> &
  When<IncludeDivergedCommitsCount, true, Required<Pick<MergeRequestDetail, 'diverged_commits_count'>>, unknown> &
  When<IncludeRebaseInProgress, true, Required<Pick<MergeRequestDetail, 'rebase_in_progress'>>, unknown>;
