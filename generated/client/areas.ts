// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

export * as containerRegistry from './container-registry.ts';
export * as errorTracking from './error-tracking.ts';
export * as jobTokenScope from './job-token-scope.ts';
export * as mergeRequests from './merge-requests.ts';
export * as namespaces from './namespaces.ts';
export * as pages from './pages.ts';
export * as pipelineSchedules from './pipeline-schedules.ts';
export * as projectBadges from './project-badges.ts';
export * as projectForks from './project-forks.ts';
export * as projectLabels from './project-labels.ts';
export * as projectMilestones from './project-milestones.ts';
export * as protectedEnvironments from './protected-environments.ts';
export * as replicationSites from './replication-sites.ts';
export * as repositoryFiles from './repository-files.ts';
export * as resourceWeightEvents from './resource-weight-events.ts';
export * as snippetStorageMoves from './snippet-storage-moves.ts';
