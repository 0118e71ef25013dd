// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { type ContainerRegistryOperations, bindContainerRegistry } from './container-registry.ts';
import { type ClientOptions, type CoreClient, createCoreClient } from './core-client.ts';
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
import { followRedirects } from './runtime/redirect.ts';
import { type SnippetStorageMovesOperations, bindSnippetStorageMoves } from './snippet-storage-moves.ts';

/** A client for the Service REST API: its operations by area, and what their functions need. */
export interface Client extends CoreClient {
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

/** Makes a client with all areas. It follows redirects, and takes no credential to another origin. */
export function createClient(options: ClientOptions = {}): Client {
  const client = createCoreClient({ ...options, fetch: followRedirects(options.fetch) });
  return {
    ...client,
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

export { createCoreClient, type Auth, type ClientOptions, type CoreClient } from './core-client.ts';
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
export type { ApiCall } from './runtime/api-call.ts';
export { ApiError } from './runtime/api-error.ts';
export type { Answer, ApiResult } from './runtime/api-result.ts';
export type { CallOptions } from './runtime/call-options.ts';
export type { BasicCredential } from './runtime/credentials.ts';
export { followRedirects } from './runtime/redirect.ts';
export type { ResponseHeaders } from './runtime/response-headers.ts';
export { responseOf } from './runtime/response-of.ts';
export { resultOf } from './runtime/result-of.ts';
export type { Send } from './runtime/send.ts';
