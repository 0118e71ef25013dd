// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { operations } from '../types/openapi.ts';
import type { CallOptions, ClientOptions } from './client-options.ts';
import { createCoreClient } from './core-client.ts';
import { type ApiCall, type CoreClient, type OperationError, isErrorOfOperation } from './runtime/calls.ts';
import {
  type AreaMethods,
  type UndescribedResponses,
  areaOf,
  changedOptions,
  fetchAs,
  sendUndescribed,
} from './runtime/client.ts';
import type { CallInput } from './runtime/operations.ts';
import type { Fetch } from './runtime/sending.ts';
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
   * List, read, create, update, merge and delete merge requests, which other services call pull
   * requests; their diffs and pipelines. Other operations on them, such as those of their commits,
   * changes, approvals and notes, are not documented.
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
   * Returns a client with other options. An option replaces that of this client, except `headers` and `middleware`, which are added.
   * Both clients share their connections, and the state of their common options, such as cached credentials and limits of concurrency.
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
export {
  type ApiCall,
  type ApiResult,
  type CoreClient,
  type DataWithResponse,
  type DescribedResponse,
  type OperationError,
  type ResponseHeaders,
  resultOf,
  withResponse,
} from './runtime/calls.ts';
export {
  type BasicCredential,
  type Credential,
  type CredentialProvider,
  type HeaderCredential,
  cachedCredential,
} from './runtime/credentials.ts';
export type { FailedAttempt, RetryOptions, TimeLimits, UndescribedResponses } from './runtime/client.ts';
export {
  type CheckedResponse,
  InvalidResponseError,
  type LogLevel,
  type LogOptions,
  type Logger,
  type ResponseIssue,
  type TraceEvent,
  checkData,
  checkResponses,
  limitConcurrency,
  logCalls,
  traceRequests,
} from './runtime/middleware.ts';
export {
  ApiError,
  ConnectionError,
  type ConnectionFailure,
  type ErrorOptions,
  RequestError,
} from './runtime/errors.ts';
export {
  type DownloadFileOptions,
  type DownloadOptions,
  type DownloadTarget,
  type WritableFiles,
  downloadBlob,
  downloadFile,
  downloadTo,
} from './runtime/files.ts';
export {
  type Fetch,
  type ForeignFetch,
  type Hooks,
  type HttpRequest,
  type Middleware,
  type OwnFetch,
  type Send,
  type SendContext,
  type UrlLimit,
  fetchWith,
  longQueryInBody,
} from './runtime/sending.ts';
export { type FileContent, decodeFileContent, encodeFileContent } from './runtime/multipart.ts';
export { formBody, responseOf } from './runtime/bodies.ts';
export { TimeoutError, type WaitOptions, afterRateLimit, waitFor } from './runtime/attempts.ts';
export type { ListCall, Page } from './runtime/pages.ts';
export type { BodyFormat, CallInput } from './runtime/operations.ts';
export {
  BadRequestError,
  ConflictError,
  ForbiddenError,
  NotFoundError,
  NotModifiedError,
  RateLimitError,
  RedirectError,
  RequestTimeoutError,
  ServerError,
  UnauthorizedError,
  UnprocessableContentError,
  UriTooLongError,
} from './status-errors.ts';
