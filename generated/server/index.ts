// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { responses } from '../validators/responses.ts';
import { plainForm } from '../validators/runtime/forms.ts';
import { parseJson } from '../validators/runtime/parameters.ts';
import type { ContainerRegistryHandlers } from './container-registry.ts';
import type { ErrorTrackingHandlers } from './error-tracking.ts';
import type { JobTokenScopeHandlers } from './job-token-scope.ts';
import type { MergeRequestsHandlers } from './merge-requests.ts';
import type { NamespacesHandlers } from './namespaces.ts';
import type { PagesHandlers } from './pages.ts';
import type { PipelineSchedulesHandlers } from './pipeline-schedules.ts';
import type { ProjectBadgesHandlers } from './project-badges.ts';
import type { ProjectForksHandlers } from './project-forks.ts';
import type { ProjectLabelsHandlers } from './project-labels.ts';
import type { ProjectMilestonesHandlers } from './project-milestones.ts';
import type { ProtectedEnvironmentsHandlers } from './protected-environments.ts';
import type { ReplicationSitesHandlers } from './replication-sites.ts';
import type { RepositoryFilesHandlers } from './repository-files.ts';
import type { ResourceWeightEventsHandlers } from './resource-weight-events.ts';
import { findRoute, routes } from './routes.ts';
import type { SecurityOptions } from './runtime/auth.ts';
import { CallerContext, authenticationPart, authorizationPart } from './runtime/authentication.ts';
import type { BodyOptions } from './runtime/body-limits.ts';
import { type ServerOptions, createDispatch, decodeParameters, negotiate } from './runtime/dispatch.ts';
import type { ContextOptions } from './runtime/handler-context.ts';
import type { Dispatch } from './runtime/interfaces.ts';
import { streamedBody } from './runtime/raw-bodies.ts';
import { bodyPart, queryPart } from './runtime/request-bodies.ts';
import {
  type ResponseCheckOptions,
  type UndescribedOptions,
  omitPart,
  responseCheckPart,
} from './runtime/response-checks.ts';
import { responsePart } from './runtime/responses.ts';
import { type Authenticators, securitySchemes } from './security.ts';
import type { SnippetStorageMovesHandlers } from './snippet-storage-moves.ts';

/** The handlers of the operations of the Service REST API, grouped by area. */
export interface Handlers {
  /**
   * Container image repositories of projects and groups, their tags and visibility, and the endpoints of
   * the registry itself.
   */
  readonly containerRegistry: ContainerRegistryHandlers;
  /** Error tracking settings of a project and the keys with which clients report errors. */
  readonly errorTracking: ErrorTrackingHandlers;
  /** The access of the CI job tokens of other projects and groups to a project. */
  readonly jobTokenScope: JobTokenScopeHandlers;
  /**
   * List, read, create, update, merge and delete merge requests, which other services call pull
   * requests; their diffs and pipelines. Other operations on them, such as those of their commits,
   * changes, approvals and notes, are not documented.
   */
  readonly mergeRequests: MergeRequestsHandlers;
  /** The users and groups that projects belong to. */
  readonly namespaces: NamespacesHandlers;
  /** The static site of a project. */
  readonly pages: PagesHandlers;
  /** Schedules for running pipelines, with their variables and inputs. */
  readonly pipelineSchedules: PipelineSchedulesHandlers;
  /** Small linked images on the page of a project. */
  readonly projectBadges: ProjectBadgesHandlers;
  /** Fork a project, list forks, and manage the relationship between a fork and its origin. */
  readonly projectForks: ProjectForksHandlers;
  /** Manage, promote and subscribe to the labels of a project. */
  readonly projectLabels: ProjectLabelsHandlers;
  /** Milestones of a project, their issues, merge requests and burndown events. */
  readonly projectMilestones: ProjectMilestonesHandlers;
  /**
   * The users, groups and access levels that may deploy to an environment or must approve a deployment.
   * Paid tiers.
   */
  readonly protectedEnvironments: ProtectedEnvironmentsHandlers;
  /**
   * The sites of a replicated instance, their settings and status. Administrators of self-managed
   * instances, paid tiers.
   */
  readonly replicationSites: ReplicationSitesHandlers;
  /** Read, blame, create, update and delete single files of a repository. */
  readonly repositoryFiles: RepositoryFilesHandlers;
  /** Changes of the weight of an issue, with their users and times. */
  readonly resourceWeightEvents: ResourceWeightEventsHandlers;
  /** Move snippet repositories between storages. Administrators of self-managed instances. */
  readonly snippetStorageMoves: SnippetStorageMovesHandlers;
}

/** Some of the handlers. An operation without a handler responds with 501. */
export type PartialHandlers = { readonly [Area in keyof Handlers]?: Partial<Handlers[Area]> };

/** The options of a server. */
export type DispatcherOptions = ContextOptions<CallerContext> &
  ServerOptions &
  BodyOptions &
  ResponseCheckOptions &
  UndescribedOptions &
  SecurityOptions & { readonly authenticate: Authenticators };

/**
 * Returns a server of the Service REST API without a transport: a function that handles requests.
 *
 * Adapters pass requests to it: `createServer(nodeListener(createDispatcher(handlers, options)))`.
 */
export function createDispatcher(handlers: PartialHandlers, options: DispatcherOptions): Dispatch {
  return createDispatch(
    {
      findRoute,
      routes,
      steps: [
        authenticationPart(securitySchemes, options),
        negotiate,
        queryPart({ parseJson, plainForm }, options),
        decodeParameters,
        authorizationPart(options),
        bodyPart({ parseJson, plainForm }, options, routes),
      ],
      Context: CallerContext,
      resultSteps: [omitPart(options), responseCheckPart(responses, options)],
      ...responsePart({ streamOf: streamedBody }),
    },
    handlers,
    options,
  );
}

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
export * from './security.ts';
export { findRoute, routes } from './routes.ts';
export type { HandlerContext } from './runtime/handler-context.ts';
export { type Exchange, type Log, logExchanges, withHealth, withObserver } from './runtime/dispatch.ts';
export { Refusal, notImplemented } from './runtime/refusal.ts';
export type { Issue } from '../shared/types.ts';
export type { Dispatch, Route, TransportRequest, TransportResponse } from './runtime/interfaces.ts';
export type { Principals } from './runtime/auth.ts';
export type { RawBody } from './runtime/raw-bodies.ts';
export { offsetPage, sliceOf } from './pagination.ts';
export { keysetPage } from './runtime/pages.ts';
