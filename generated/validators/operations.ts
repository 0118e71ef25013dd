// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

export { containerRegistry } from './operations/container-registry.ts';
export { errorTracking } from './operations/error-tracking.ts';
export { jobTokenScope } from './operations/job-token-scope.ts';
export { mergeRequests } from './operations/merge-requests.ts';
export { namespaces } from './operations/namespaces.ts';
export { pages } from './operations/pages.ts';
export { pipelineSchedules } from './operations/pipeline-schedules.ts';
export { projectBadges } from './operations/project-badges.ts';
export { projectForks } from './operations/project-forks.ts';
export { projectLabels } from './operations/project-labels.ts';
export { projectMilestones } from './operations/project-milestones.ts';
export { protectedEnvironments } from './operations/protected-environments.ts';
export { replicationSites } from './operations/replication-sites.ts';
export { repositoryFiles } from './operations/repository-files.ts';
export { resourceWeightEvents } from './operations/resource-weight-events.ts';
export { snippetStorageMoves } from './operations/snippet-storage-moves.ts';

export type { OperationValidators, ValidationIssue, Validator } from './runtime/index.ts';
