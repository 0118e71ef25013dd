// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { operations, paths } from '../types/openapi.ts';
import { type ContainerRegistryOperations, bindContainerRegistry } from './container-registry.ts';
import { type ClientOptions, createCoreClient } from './core-client.ts';
import { type ErrorTrackingOperations, bindErrorTracking } from './error-tracking.ts';
import { type JobTokenScopeOperations, bindJobTokenScope } from './job-token-scope.ts';
import { type MergeRequestsOperations, bindMergeRequests } from './merge-requests.ts';
import { type NamespacesOperations, bindNamespaces } from './namespaces.ts';
import { type PagesOperations, bindPages } from './pages.ts';
import { type PipelineSchedulesOperations, bindPipelineSchedules } from './pipeline-schedules.ts';
import { type ProjectBadgesOperations, bindProjectBadges } from './project-badges.ts';
import { type ProjectForksOperations, bindProjectForks } from './project-forks.ts';
import { type ProjectLabelsOperations, bindProjectLabels } from './project-labels.ts';
import { type ProjectMilestonesOperations, bindProjectMilestones } from './project-milestones.ts';
import { type ProtectedEnvironmentsOperations, bindProtectedEnvironments } from './protected-environments.ts';
import { type ReplicationSitesOperations, bindReplicationSites } from './replication-sites.ts';
import { type RepositoryFilesOperations, bindRepositoryFiles } from './repository-files.ts';
import { type ResourceWeightEventsOperations, bindResourceWeightEvents } from './resource-weight-events.ts';
import type { CoreClient } from './runtime/core.ts';
import { createHttpClient } from './runtime/http-client.ts';
import type { HttpClient } from './runtime/http-types.ts';
import { type BodyLimit, limitBody } from './runtime/limit-body.ts';
import { type OperationError, isAnswerTo } from './runtime/operation-error.ts';
import { privateToken } from './security-schemes.ts';
import { type SnippetStorageMovesOperations, bindSnippetStorageMoves } from './snippet-storage-moves.ts';

/** A client for the Service REST API: its operations by area, and what their functions need. */
export interface Client extends CoreClient {
  /**
   * The client of openapi-fetch, typed by path, for requests that the description does not have. It sends to the main
   * server with the same headers, credential, retries, time limits and errors, and takes `timeout`, `deadline` and
   * `retry` for a request. A failure is a value: `{ data, error, response }`.
   *
   * @see https://openapi-ts.dev/openapi-fetch/
   */
  readonly http: HttpClient<paths>;
  /**
   * Container image repositories of projects and groups, their tags and who may see them; and the
   * endpoints of the registry itself.
   */
  readonly containerRegistry: ContainerRegistryOperations;
  /** Error tracking settings of a project and the keys that clients report with. */
  readonly errorTracking: ErrorTrackingOperations;
  /** Which projects and groups may reach a project with their CI job tokens. */
  readonly jobTokenScope: JobTokenScopeOperations;
  /**
   * List, read, create, update, merge and delete merge requests; their diffs and pipelines. Other
   * operations on them, such as those of their commits, changes, approvals and notes, are not shown.
   */
  readonly mergeRequests: MergeRequestsOperations;
  /** The users and groups that projects live under. */
  readonly namespaces: NamespacesOperations;
  /** The static site of a project. */
  readonly pages: PagesOperations;
  /** Pipelines that run by a calendar, with their variables and inputs. */
  readonly pipelineSchedules: PipelineSchedulesOperations;
  /** Small linked images on the page of a project. */
  readonly projectBadges: ProjectBadgesOperations;
  /** Fork a project, list forks, and manage the relationship between a fork and its origin. */
  readonly projectForks: ProjectForksOperations;
  /** Manage, promote and subscribe to the labels of a project. */
  readonly projectLabels: ProjectLabelsOperations;
  /** Milestones of a project, what belongs to them, and how they burn down. */
  readonly projectMilestones: ProjectMilestonesOperations;
  /** Who may deploy to an environment, and who must approve it. Paid tiers. */
  readonly protectedEnvironments: ProtectedEnvironmentsOperations;
  /**
   * The sites of a replicated instance, their settings and status. Administrators of self-managed
   * instances, paid tiers.
   */
  readonly replicationSites: ReplicationSitesOperations;
  /** Read, blame, create, update and delete single files of a repository. */
  readonly repositoryFiles: RepositoryFilesOperations;
  /** Who changed the weight of an issue, and when. */
  readonly resourceWeightEvents: ResourceWeightEventsOperations;
  /** Move snippet repositories between storages. Administrators of self-managed instances. */
  readonly snippetStorageMoves: SnippetStorageMovesOperations;
}

/**
 * Makes a client with all areas. It sends again what may be repeated, gives up what takes too long, and
 * follows redirects. No credential goes to another origin.
 */
export function createClient(options: ClientOptions & BodyLimit): Client {
  const client = createCoreClient({
    ...options,
    middleware: [...(options.middleware ?? []), limitBody(options.longestBody)],
  });
  return {
    ...client,
    http: createHttpClient<paths>(client, [[privateToken]]),
    containerRegistry: bindContainerRegistry(client),
    errorTracking: bindErrorTracking(client),
    jobTokenScope: bindJobTokenScope(client),
    mergeRequests: bindMergeRequests(client),
    namespaces: bindNamespaces(client),
    pages: bindPages(client),
    pipelineSchedules: bindPipelineSchedules(client),
    projectBadges: bindProjectBadges(client),
    projectForks: bindProjectForks(client),
    projectLabels: bindProjectLabels(client),
    projectMilestones: bindProjectMilestones(client),
    protectedEnvironments: bindProtectedEnvironments(client),
    replicationSites: bindReplicationSites(client),
    repositoryFiles: bindRepositoryFiles(client),
    resourceWeightEvents: bindResourceWeightEvents(client),
    snippetStorageMoves: bindSnippetStorageMoves(client),
  };
}

/**
 * Whether something that was thrown is an answer to an operation, by its `operationId`: `error.status` then
 * tells the type of `error.body`.
 */
export function isErrorOf<Id extends keyof operations & string>(
  error: unknown,
  operation: Id,
): error is OperationError<operations, Id> {
  return isAnswerTo(operation, error);
}

export { createCoreClient, type Auth, type ClientOptions } from './core-client.ts';
export * from './container-registry.ts';
export * from './error-tracking.ts';
export * from './job-token-scope.ts';
export * from './merge-requests.ts';
export * from './namespaces.ts';
export * from './pages.ts';
export * from './pipeline-schedules.ts';
export * from './project-badges.ts';
export * from './project-forks.ts';
export * from './project-labels.ts';
export * from './project-milestones.ts';
export * from './protected-environments.ts';
export * from './replication-sites.ts';
export * from './repository-files.ts';
export * from './resource-weight-events.ts';
export * from './snippet-storage-moves.ts';
export { fileBytes, fileContent, type FileContent } from './runtime/file-content.ts';
export { longQueryInBody } from './runtime/long-query.ts';
export type { ApiCall } from './runtime/api-call.ts';
export { ApiError } from './runtime/api-error.ts';
export type { Answer, ApiResult } from './runtime/api-result.ts';
export { cachedCredential } from './runtime/cached-credential.ts';
export type { BodyFormat, CallOptions } from './runtime/call-options.ts';
export { checkAnswers, InvalidAnswerError, type AnswerIssue, type CheckedAnswer } from './runtime/check-answers.ts';
export type { CoreClient } from './runtime/core.ts';
export { ConnectionError, TimeoutError } from './runtime/connection-error.ts';
export type { BasicCredential, Credential, CredentialProvider } from './runtime/credentials.ts';
export { formBody } from './runtime/form-body.ts';
export type { HttpClient, HttpOptions, HttpResult } from './runtime/http-types.ts';
export { limitBody, type BodyLimit } from './runtime/limit-body.ts';
export { limitConcurrency } from './runtime/limit-concurrency.ts';
export type { OperationError } from './runtime/operation-error.ts';
export type { PagedMethod } from './runtime/paged-method.ts';
export { itemsOf, pagesOf, type ListOptions, type Page } from './runtime/pages.ts';
export type { AnswerCheck } from './runtime/reply.ts';
export { RequestError } from './runtime/request-error.ts';
export type { ResilienceOptions } from './runtime/resilience.ts';
export type { ResponseHeaders } from './runtime/response-headers.ts';
export { responseOf } from './runtime/response-of.ts';
export { resultOf } from './runtime/result-of.ts';
export type { RetryOptions } from './runtime/retry-requests.ts';
export type { Fetch, HttpRequest, Middleware, Send, SendContext } from './runtime/send.ts';
export * from './runtime/status-errors.ts';
export { traceRequests, type TraceEvent } from './runtime/trace-requests.ts';
export { waitFor, type WaitOptions } from './runtime/wait-for.ts';
