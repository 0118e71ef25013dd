// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

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
  ListMergeRequestDiffsResponses,
  ListMergeRequestPipelinesPath,
  ListMergeRequestPipelinesResponses,
  ListMergeRequestsResponses,
  MergeMergeRequestPath,
  MergeMergeRequestResponses,
  MergeRequest,
  MergeRequestChanged,
  MergeRequestCreate,
  MergeRequestDetail,
  MergeRequestDiff,
  MergeRequestMerge,
  MergeRequestMerged,
  MergeRequestPipeline,
  MergeRequestPipelineCreated,
  MergeRequestSimple,
  MergeRequestUpdate,
  UpdateMergeRequestPath,
  UpdateMergeRequestResponses,
} from '../types/merge-requests.ts';
import type { ErrorBody } from '../types/shared.ts';
import type {
  ListMergeRequestDiffsQueryWithDefaults,
  ListMergeRequestPipelinesQueryWithDefaults,
  ListMergeRequestsQueryWithDefaults,
} from '../validators/requests/merge-requests.ts';
import type { OperationContext } from './runtime/auth.ts';
import type { DescribedHeaders } from './runtime/interfaces.ts';
import type { RawBody } from './runtime/raw-bodies.ts';
import type { PrivateTokenAuth } from './security.ts';

/**
 * List, read, create, update, merge and delete merge requests, which other services call pull
 * requests; their diffs and pipelines. Other operations on them, such as those of their commits,
 * changes, approvals and notes, are not documented.
 */
export interface MergeRequestsHandlers {
  /**
   * List merge requests.
   *
   * Returns merge requests of all projects. Without `scope`, returns only those that the caller created;
   * send `scope=all` for all of them.
   *
   * `GET /merge_requests`
   */
  readonly list: ListMergeRequests;
  /**
   * Create a merge request.
   *
   * Creates a merge request from a branch of the project, into the same project or the project
   * `target_project_id`. In the response, `changes_count` and `diff_refs` are still empty. They are
   * filled in the background: read the merge request again to get them.
   *
   * `POST /projects/{id}/merge_requests`
   */
  readonly create: CreateMergeRequest;
  /**
   * Read a merge request.
   *
   * Returns one merge request with more properties than a list: its diff refs, its pipelines, and the
   * times of its builds and of its first deployment. Some of them are filled in the background, or
   * returned only on request.
   *
   * `GET /projects/{id}/merge_requests/{merge_request_iid}`
   */
  readonly get: GetMergeRequest;
  /**
   * Change, close or reopen a merge request.
   *
   * Changes the given properties of a merge request and leaves the others as they are. At least one
   * property is required. `state_event` closes an opened merge request, which sets `closed_by` and
   * `closed_at`, or reopens a closed one. Both require only the permission to update the merge request.
   *
   * `PUT /projects/{id}/merge_requests/{merge_request_iid}`
   */
  readonly update: UpdateMergeRequest;
  /**
   * Delete a merge request.
   *
   * Deletes a merge request. Owners of the project and administrators only.
   *
   * `DELETE /projects/{id}/merge_requests/{merge_request_iid}`
   *
   * Lowest role: Owner.
   */
  readonly delete: DeleteMergeRequest;
  /**
   * List the diffs of a merge request.
   *
   * Returns the changes of the merge request, one diff for each file. The diff limits apply: if
   * `collapsed` or `too_large` is true, the diff is left out because of them.
   *
   * `GET /projects/{id}/merge_requests/{merge_request_iid}/diffs`
   */
  readonly listDiffs: ListMergeRequestDiffs;
  /**
   * Merge a merge request.
   *
   * Merges an opened merge request. After the merge is accepted, the state is `merged`, and
   * `merge_commit_sha`, `merged_at` and `merge_user` are set. With `auto_merge`, the merge waits until
   * the pipeline has succeeded. The response body and the other properties of the request body are not
   * documented.
   *
   * `PUT /projects/{id}/merge_requests/{merge_request_iid}/merge`
   */
  readonly merge: MergeMergeRequest;
  /**
   * List the pipelines of a merge request.
   *
   * Returns the pipelines of the merge request, each with a few properties.
   *
   * `GET /projects/{id}/merge_requests/{merge_request_iid}/pipelines`
   */
  readonly listPipelines: ListMergeRequestPipelines;
  /**
   * Create a pipeline for a merge request.
   *
   * Creates a pipeline for the merge request. It runs jobs only if the CI configuration allows them in
   * pipelines of merge requests.
   *
   * `POST /projects/{id}/merge_requests/{merge_request_iid}/pipelines`
   */
  readonly createPipeline: CreateMergeRequestPipeline;
  /**
   * Read the diffs of a merge request as text.
   *
   * Returns the changes of the merge request as one text in the unified format. The text is limited if
   * the diff limits are exceeded.
   *
   * `GET /projects/{id}/merge_requests/{merge_request_iid}/raw_diffs`
   */
  readonly getRawDiffs: GetMergeRequestRawDiffs;
}

/** The type of {@link MergeRequestsHandlers}.list. */
export type ListMergeRequests = (
  input: ListMergeRequestsInput,
  context: OperationContext<PrivateTokenAuth>,
) => ListMergeRequestsResult | Promise<ListMergeRequestsResult>;

/** The input of {@link ListMergeRequests}. */
export interface ListMergeRequestsInput {
  readonly query: ListMergeRequestsQueryWithDefaults;
}

/** The result of {@link ListMergeRequests}. */
export type ListMergeRequestsResult =
  | {
      readonly status: 200;
      readonly headers?: DescribedHeaders<ListMergeRequestsResponses[200]['headers']>;
      readonly body: (MergeRequest | MergeRequestSimple)[];
    }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 408; readonly body: ErrorBody }
  | { readonly status: 414; readonly body: ErrorBody }
  | { readonly status: 422; readonly body: ErrorBody }
  | { readonly status: 429; readonly body: ErrorBody };

/** The type of {@link MergeRequestsHandlers}.create. */
export type CreateMergeRequest = (
  input: CreateMergeRequestInput,
  context: OperationContext<PrivateTokenAuth>,
) => CreateMergeRequestResult | Promise<CreateMergeRequestResult>;

/** The input of {@link CreateMergeRequest}. */
export interface CreateMergeRequestInput {
  readonly path: CreateMergeRequestPath;
  /** The merge request to create. */
  readonly body: MergeRequestCreate;
}

/** The result of {@link CreateMergeRequest}. */
export type CreateMergeRequestResult =
  | { readonly status: 201; readonly body: MergeRequestChanged }
  | {
      readonly status: 301;
      readonly headers: DescribedHeaders<CreateMergeRequestResponses[301]['headers']>;
      readonly body: ErrorBody;
    }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 404; readonly body: ErrorBody }
  | { readonly status: 422; readonly body: ErrorBody };

/** The type of {@link MergeRequestsHandlers}.get. */
export type GetMergeRequest = (
  input: GetMergeRequestInput,
  context: OperationContext<PrivateTokenAuth>,
) => GetMergeRequestResult | Promise<GetMergeRequestResult>;

/** The input of {@link GetMergeRequest}. */
export interface GetMergeRequestInput {
  readonly path: GetMergeRequestPath;
  readonly query: GetMergeRequestQuery;
}

/** The result of {@link GetMergeRequest}. */
export type GetMergeRequestResult =
  | { readonly status: 200; readonly body: MergeRequestDetail }
  | {
      readonly status: 301;
      readonly headers: DescribedHeaders<GetMergeRequestResponses[301]['headers']>;
      readonly body: ErrorBody;
    }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 403; readonly body: ErrorBody }
  | { readonly status: 404; readonly body: ErrorBody }
  | { readonly status: 408; readonly body: ErrorBody }
  | { readonly status: 409; readonly body: ErrorBody }
  | { readonly status: 414; readonly body: ErrorBody }
  | { readonly status: 422; readonly body: ErrorBody }
  | { readonly status: 429; readonly body: ErrorBody };

/** The type of {@link MergeRequestsHandlers}.update. */
export type UpdateMergeRequest = (
  input: UpdateMergeRequestInput,
  context: OperationContext<PrivateTokenAuth>,
) => UpdateMergeRequestResult | Promise<UpdateMergeRequestResult>;

/** The input of {@link UpdateMergeRequest}. */
export interface UpdateMergeRequestInput {
  readonly path: UpdateMergeRequestPath;
  /** The properties to change. */
  readonly body: MergeRequestUpdate;
}

/** The result of {@link UpdateMergeRequest}. */
export type UpdateMergeRequestResult =
  | { readonly status: 200; readonly body: MergeRequestChanged }
  | {
      readonly status: 301;
      readonly headers: DescribedHeaders<UpdateMergeRequestResponses[301]['headers']>;
      readonly body: ErrorBody;
    }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 403; readonly body: ErrorBody }
  | { readonly status: 404; readonly body: ErrorBody }
  | { readonly status: 422; readonly body: ErrorBody };

/** The type of {@link MergeRequestsHandlers}.delete. */
export type DeleteMergeRequest = (
  input: DeleteMergeRequestInput,
  context: OperationContext<PrivateTokenAuth>,
) => DeleteMergeRequestResult | Promise<DeleteMergeRequestResult>;

/** The input of {@link DeleteMergeRequest}. */
export interface DeleteMergeRequestInput {
  readonly path: DeleteMergeRequestPath;
}

/** The result of {@link DeleteMergeRequest}. */
export type DeleteMergeRequestResult =
  | { readonly status: 204; readonly body?: never }
  | {
      readonly status: 301;
      readonly headers: DescribedHeaders<DeleteMergeRequestResponses[301]['headers']>;
      readonly body: ErrorBody;
    }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 403; readonly body: ErrorBody }
  | { readonly status: 404; readonly body: ErrorBody }
  | { readonly status: 422; readonly body: ErrorBody };

/** The type of {@link MergeRequestsHandlers}.listDiffs. */
export type ListMergeRequestDiffs = (
  input: ListMergeRequestDiffsInput,
  context: OperationContext<PrivateTokenAuth>,
) => ListMergeRequestDiffsResult | Promise<ListMergeRequestDiffsResult>;

/** The input of {@link ListMergeRequestDiffs}. */
export interface ListMergeRequestDiffsInput {
  readonly path: ListMergeRequestDiffsPath;
  readonly query: ListMergeRequestDiffsQueryWithDefaults;
}

/** The result of {@link ListMergeRequestDiffs}. */
export type ListMergeRequestDiffsResult =
  | {
      readonly status: 200;
      readonly headers?: DescribedHeaders<ListMergeRequestDiffsResponses[200]['headers']>;
      readonly body: MergeRequestDiff[];
    }
  | {
      readonly status: 301;
      readonly headers: DescribedHeaders<ListMergeRequestDiffsResponses[301]['headers']>;
      readonly body: ErrorBody;
    }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 404; readonly body: ErrorBody }
  | { readonly status: 414; readonly body: ErrorBody }
  | { readonly status: 422; readonly body: ErrorBody };

/** The type of {@link MergeRequestsHandlers}.merge. */
export type MergeMergeRequest = (
  input: MergeMergeRequestInput,
  context: OperationContext<PrivateTokenAuth>,
) => MergeMergeRequestResult | Promise<MergeMergeRequestResult>;

/** The input of {@link MergeMergeRequest}. */
export interface MergeMergeRequestInput {
  readonly path: MergeMergeRequestPath;
  /** Options of the merge. */
  readonly body: MergeRequestMerge | undefined;
}

/** The result of {@link MergeMergeRequest}. */
export type MergeMergeRequestResult =
  | { readonly status: 200; readonly body: MergeRequestMerged }
  | {
      readonly status: 301;
      readonly headers: DescribedHeaders<MergeMergeRequestResponses[301]['headers']>;
      readonly body: ErrorBody;
    }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 404; readonly body: ErrorBody }
  | { readonly status: 422; readonly body: ErrorBody };

/** The type of {@link MergeRequestsHandlers}.listPipelines. */
export type ListMergeRequestPipelines = (
  input: ListMergeRequestPipelinesInput,
  context: OperationContext<PrivateTokenAuth>,
) => ListMergeRequestPipelinesResult | Promise<ListMergeRequestPipelinesResult>;

/** The input of {@link ListMergeRequestPipelines}. */
export interface ListMergeRequestPipelinesInput {
  readonly path: ListMergeRequestPipelinesPath;
  readonly query: ListMergeRequestPipelinesQueryWithDefaults;
}

/** The result of {@link ListMergeRequestPipelines}. */
export type ListMergeRequestPipelinesResult =
  | {
      readonly status: 200;
      readonly headers?: DescribedHeaders<ListMergeRequestPipelinesResponses[200]['headers']>;
      readonly body: MergeRequestPipeline[];
    }
  | {
      readonly status: 301;
      readonly headers: DescribedHeaders<ListMergeRequestPipelinesResponses[301]['headers']>;
      readonly body: ErrorBody;
    }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 404; readonly body: ErrorBody }
  | { readonly status: 414; readonly body: ErrorBody }
  | { readonly status: 422; readonly body: ErrorBody };

/** The type of {@link MergeRequestsHandlers}.createPipeline. */
export type CreateMergeRequestPipeline = (
  input: CreateMergeRequestPipelineInput,
  context: OperationContext<PrivateTokenAuth>,
) => CreateMergeRequestPipelineResult | Promise<CreateMergeRequestPipelineResult>;

/** The input of {@link CreateMergeRequestPipeline}. */
export interface CreateMergeRequestPipelineInput {
  readonly path: CreateMergeRequestPipelinePath;
}

/** The result of {@link CreateMergeRequestPipeline}. */
export type CreateMergeRequestPipelineResult =
  | { readonly status: 201; readonly body: MergeRequestPipelineCreated }
  | {
      readonly status: 301;
      readonly headers: DescribedHeaders<CreateMergeRequestPipelineResponses[301]['headers']>;
      readonly body: ErrorBody;
    }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 404; readonly body: ErrorBody }
  | { readonly status: 422; readonly body: ErrorBody };

/** The type of {@link MergeRequestsHandlers}.getRawDiffs. */
export type GetMergeRequestRawDiffs = (
  input: GetMergeRequestRawDiffsInput,
  context: OperationContext<PrivateTokenAuth>,
) => GetMergeRequestRawDiffsResult | Promise<GetMergeRequestRawDiffsResult>;

/** The input of {@link GetMergeRequestRawDiffs}. */
export interface GetMergeRequestRawDiffsInput {
  readonly path: GetMergeRequestRawDiffsPath;
}

/** The result of {@link GetMergeRequestRawDiffs}. */
export type GetMergeRequestRawDiffsResult =
  | { readonly status: 200; readonly body: RawBody }
  | {
      readonly status: 301;
      readonly headers: DescribedHeaders<GetMergeRequestRawDiffsResponses[301]['headers']>;
      readonly body: ErrorBody;
    }
  | { readonly status: 401; readonly body: ErrorBody }
  | { readonly status: 404; readonly body: ErrorBody }
  | { readonly status: 422; readonly body: ErrorBody };
