// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { operations } from '../types/openapi.ts';
import type { CallOptions, ClientOptions } from './client-options.ts';
import { createCoreClient } from './core-client.ts';
import { type OperationError, isErrorOfOperation } from './runtime/api-result.ts';
import { type AreaMethods, areaOf } from './runtime/area.ts';
import type { ApiCall, CoreClient } from './runtime/core.ts';
import { changedOptions } from './runtime/create-core.ts';
import { fetchAs } from './runtime/fetch-as.ts';
import type { CallInput } from './runtime/operation.ts';
import { type UndescribedResponses, sendUndescribed } from './runtime/send-undescribed.ts';
import type { Fetch } from './runtime/send.ts';
import { privateToken } from './security-schemes.ts';

import * as areas from './areas.ts';

/** A client for the Service REST API, with its operations grouped by area. */
export interface Client extends CoreClient {
  /**
   * Container image repositories of projects and groups, their tags and visibility, and the endpoints of
   * the registry itself.
   */
  readonly containerRegistry: AreaMethods<typeof areas.containerRegistry>;
  /** Error tracking settings of a project and the keys with which clients report errors. */
  readonly errorTracking: AreaMethods<typeof areas.errorTracking>;
  /** The access of the CI job tokens of other projects and groups to a project. */
  readonly jobTokenScope: AreaMethods<typeof areas.jobTokenScope>;
  /**
   * List, read, create, update, merge and delete merge requests; their diffs and pipelines. Other
   * operations on them, such as those of their commits, changes, approvals and notes, are not
   * documented.
   */
  readonly mergeRequests: AreaMethods<typeof areas.mergeRequests>;
  /** The users and groups that projects belong to. */
  readonly namespaces: AreaMethods<typeof areas.namespaces>;
  /** The static site of a project. */
  readonly pages: AreaMethods<typeof areas.pages>;
  /** Schedules for running pipelines, with their variables and inputs. */
  readonly pipelineSchedules: AreaMethods<typeof areas.pipelineSchedules>;
  /** Small linked images on the page of a project. */
  readonly projectBadges: AreaMethods<typeof areas.projectBadges>;
  /** Fork a project, list forks, and manage the relationship between a fork and its origin. */
  readonly projectForks: AreaMethods<typeof areas.projectForks>;
  /** Manage, promote and subscribe to the labels of a project. */
  readonly projectLabels: AreaMethods<typeof areas.projectLabels>;
  /** Milestones of a project, their issues, merge requests and burndown events. */
  readonly projectMilestones: AreaMethods<typeof areas.projectMilestones>;
  /**
   * The users, groups and access levels that may deploy to an environment or must approve a deployment.
   * Paid tiers.
   */
  readonly protectedEnvironments: AreaMethods<typeof areas.protectedEnvironments>;
  /**
   * The sites of a replicated instance, their settings and status. Administrators of self-managed
   * instances, paid tiers.
   */
  readonly replicationSites: AreaMethods<typeof areas.replicationSites>;
  /** Read, blame, create, update and delete single files of a repository. */
  readonly repositoryFiles: AreaMethods<typeof areas.repositoryFiles>;
  /** Changes of the weight of an issue, with their users and times. */
  readonly resourceWeightEvents: AreaMethods<typeof areas.resourceWeightEvents>;
  /** Move snippet repositories between storages. Administrators of self-managed instances. */
  readonly snippetStorageMoves: AreaMethods<typeof areas.snippetStorageMoves>;
  /**
   * Returns a client with other options. An option replaces that of this client, except `headers`, which are added. Both clients share
   * their connections, and the state of their common options, such as cached credentials and limits of concurrency.
   */
  withOptions(options: Partial<ClientOptions>): Client;
}

/**
 * Creates a client with all operations. It repeats requests that are safe to repeat. It limits the time of calls. It does not send a
 * credential to another origin, for example after a redirect.
 */
export function createClient(options: ClientOptions): Client {
  const client = createCoreClient(options);
  return {
    ...client,
    withOptions: (changes) => createClient(changedOptions(options, changes)),
    containerRegistry: areaOf(client, areas.containerRegistry),
    errorTracking: areaOf(client, areas.errorTracking),
    jobTokenScope: areaOf(client, areas.jobTokenScope),
    mergeRequests: areaOf(client, areas.mergeRequests),
    namespaces: areaOf(client, areas.namespaces),
    pages: areaOf(client, areas.pages),
    pipelineSchedules: areaOf(client, areas.pipelineSchedules),
    projectBadges: areaOf(client, areas.projectBadges),
    projectForks: areaOf(client, areas.projectForks),
    projectLabels: areaOf(client, areas.projectLabels),
    projectMilestones: areaOf(client, areas.projectMilestones),
    protectedEnvironments: areaOf(client, areas.protectedEnvironments),
    replicationSites: areaOf(client, areas.replicationSites),
    repositoryFiles: areaOf(client, areas.repositoryFiles),
    resourceWeightEvents: areaOf(client, areas.resourceWeightEvents),
    snippetStorageMoves: areaOf(client, areas.snippetStorageMoves),
  };
}

/**
 * Sends a request that the description does not have, with the headers, credentials, retries and time limits of the client.
 * `await` returns the value of a JSON body, the text of a text, and a `Blob` of any other body. A body of the request is sent as
 * JSON, except a `Blob`, a stream, a text, `FormData`, `URLSearchParams` or bytes, which are sent unchanged.
 */
export function callUndescribed(
  client: CoreClient,
  method: string,
  path: `/${string}`,
  input: CallInput = {},
  options: CallOptions = {},
): ApiCall<unknown, UndescribedResponses> {
  return sendUndescribed(client, { method, path, security: [[privateToken]] }, input, options);
}

/**
 * Returns a function like `fetch` that sends requests with the headers, credentials, retries and time limits of a client. Other
 * libraries, such as openapi-fetch, can use it. A failure is a response, and not an exception.
 */
export function fetchOf(client: CoreClient, options: Omit<CallOptions, 'headers' | 'signal'> = {}): Fetch {
  return fetchAs(client, [[privateToken]], options);
}

/**
 * Returns true if a thrown value is an `ApiError` of the operation with this `operationId`. In this case, `error.status`
 * determines the type of `error.body`.
 */
export function isErrorOf<Id extends keyof operations & string>(
  error: unknown,
  operation: Id,
): error is OperationError<operations[Id]['responses']> {
  return isErrorOfOperation(operation, error);
}

export * from './areas.ts';
export * from './client-options.ts';
export * from './core-client.ts';
export type { ApiResult, DescribedResponse, OperationError } from './runtime/api-result.ts';
export { cachedCredential } from './runtime/cached-credential.ts';
export type { FailedAttempt, RetryOptions, TimeLimits } from './runtime/call-options.ts';
export {
  type CheckedResponse,
  type ResponseIssue,
  InvalidResponseError,
  checkData,
  checkResponses,
} from './runtime/check-responses.ts';
export type { ConnectionFailure } from './runtime/connection-failure.ts';
export type { ApiCall, CoreClient } from './runtime/core.ts';
export type { BasicCredential, Credential, CredentialProvider, HeaderCredential } from './runtime/credentials.ts';
export {
  type DownloadFileOptions,
  type DownloadOptions,
  type DownloadTarget,
  type WritableFiles,
  downloadBlob,
  downloadFile,
  downloadTo,
} from './runtime/download.ts';
export { type ErrorOptions, ApiError, ConnectionError, RequestError } from './runtime/errors.ts';
export { type ForeignFetch, fetchWith } from './runtime/fetch-with.ts';
export { type FileContent, decodeFileContent, encodeFileContent } from './runtime/file-content.ts';
export { formBody } from './runtime/form-body.ts';
export { limitConcurrency } from './runtime/limit-concurrency.ts';
export { TimeoutError } from './runtime/limit-time.ts';
export type { UrlLimit } from './runtime/limit-url.ts';
export type { ListCall } from './runtime/list-call.ts';
export { type LogLevel, type LogOptions, type Logger, logCalls } from './runtime/log-calls.ts';
export { longQueryInBody } from './runtime/long-query.ts';
export type { BodyFormat, CallInput } from './runtime/operation.ts';
export type { Page } from './runtime/pages.ts';
export { afterRateLimit } from './runtime/rate-limits.ts';
export type { ResponseHeaders } from './runtime/response-headers.ts';
export { responseOf } from './runtime/response-of.ts';
export { resultOf } from './runtime/result-of.ts';
export type { UndescribedResponses } from './runtime/send-undescribed.ts';
export type { Fetch, Hooks, HttpRequest, Middleware, OwnFetch, Send, SendContext } from './runtime/send.ts';
export { type TraceEvent, traceRequests } from './runtime/trace-requests.ts';
export { type WaitOptions, waitFor } from './runtime/wait-for.ts';
export { type DataWithResponse, withResponse } from './runtime/with-response.ts';
export {
  RedirectError,
  NotModifiedError,
  BadRequestError,
  UnauthorizedError,
  ForbiddenError,
  NotFoundError,
  RequestTimeoutError,
  ConflictError,
  UriTooLongError,
  UnprocessableContentError,
  RateLimitError,
  ServerError,
} from './status-errors.ts';
