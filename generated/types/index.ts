// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

export type * from './shared.ts';
export type * from './container-registry.ts';
export type * from './error-tracking.ts';
export type * from './job-token-scope.ts';
export type * from './merge-requests.ts';
export type * from './namespaces.ts';
export type * from './pages.ts';
export type * from './pipeline-schedules.ts';
export type * from './project-badges.ts';
export type * from './project-forks.ts';
export type * from './project-labels.ts';
export type * from './project-milestones.ts';
export type * from './protected-environments.ts';
export type * from './replication-sites.ts';
export type * from './repository-files.ts';
export type * from './resource-weight-events.ts';
export type * from './snippet-storage-moves.ts';
