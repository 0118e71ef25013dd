// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { containerRegistryRoutes } from './routes/container-registry.ts';
import { errorTrackingRoutes } from './routes/error-tracking.ts';
import { jobTokenScopeRoutes } from './routes/job-token-scope.ts';
import { mergeRequestsRoutes } from './routes/merge-requests.ts';
import { namespacesRoutes } from './routes/namespaces.ts';
import { pagesRoutes } from './routes/pages.ts';
import { pipelineSchedulesRoutes } from './routes/pipeline-schedules.ts';
import { projectBadgesRoutes } from './routes/project-badges.ts';
import { projectForksRoutes } from './routes/project-forks.ts';
import { projectLabelsRoutes } from './routes/project-labels.ts';
import { projectMilestonesRoutes } from './routes/project-milestones.ts';
import { protectedEnvironmentsRoutes } from './routes/protected-environments.ts';
import { replicationSitesRoutes } from './routes/replication-sites.ts';
import { repositoryFilesRoutes } from './routes/repository-files.ts';
import { resourceWeightEventsRoutes } from './routes/resource-weight-events.ts';
import { snippetStorageMovesRoutes } from './routes/snippet-storage-moves.ts';
import type { Route } from './runtime/route.ts';

/** Every operation, as data. */
export const routes: readonly Route[] = [
  ...Object.values(containerRegistryRoutes),
  ...Object.values(errorTrackingRoutes),
  ...Object.values(jobTokenScopeRoutes),
  ...Object.values(mergeRequestsRoutes),
  ...Object.values(namespacesRoutes),
  ...Object.values(pagesRoutes),
  ...Object.values(pipelineSchedulesRoutes),
  ...Object.values(projectBadgesRoutes),
  ...Object.values(projectForksRoutes),
  ...Object.values(projectLabelsRoutes),
  ...Object.values(projectMilestonesRoutes),
  ...Object.values(protectedEnvironmentsRoutes),
  ...Object.values(replicationSitesRoutes),
  ...Object.values(repositoryFilesRoutes),
  ...Object.values(resourceWeightEventsRoutes),
  ...Object.values(snippetStorageMovesRoutes),
];
