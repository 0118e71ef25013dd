import type { Handlers } from '@forgespec/sdk/server';
import type { Sandbox } from '../sandbox.ts';
import { containerRegistry } from './container-registry/handlers.ts';
import { errorTracking } from './error-tracking/handlers.ts';
import { jobTokenScope } from './job-token-scope/handlers.ts';
import { mergeRequestsArea } from './merge-requests/handlers.ts';
import { namespacesArea } from './namespaces/handlers.ts';
import { pages } from './pages/handlers.ts';
import { pipelineSchedulesArea } from './pipeline-schedules/handlers.ts';
import { projectBadges } from './project-badges/handlers.ts';
import { projectForks } from './project-forks/handlers.ts';
import { projectLabels } from './project-labels/handlers.ts';
import { projectMilestones } from './project-milestones/handlers.ts';
import { protectedEnvironmentsArea } from './protected-environments/handlers.ts';
import { replicationSitesArea } from './replication-sites/handlers.ts';
import { repositoryFiles } from './repository-files/handlers.ts';
import { resourceWeightEvents } from './resource-weight-events/handlers.ts';
import { snippetStorageMovesArea } from './snippet-storage-moves/handlers.ts';

/** Returns the handlers of all areas. */
export const handlersOf = (sandbox: Sandbox): Handlers => ({
  containerRegistry: containerRegistry(sandbox),
  errorTracking: errorTracking(sandbox),
  jobTokenScope: jobTokenScope(sandbox),
  mergeRequests: mergeRequestsArea(sandbox),
  namespaces: namespacesArea(sandbox),
  pages: pages(sandbox),
  pipelineSchedules: pipelineSchedulesArea(sandbox),
  projectBadges: projectBadges(sandbox),
  projectForks: projectForks(sandbox),
  projectLabels: projectLabels(sandbox),
  projectMilestones: projectMilestones(sandbox),
  protectedEnvironments: protectedEnvironmentsArea(sandbox),
  replicationSites: replicationSitesArea(sandbox),
  repositoryFiles: repositoryFiles(sandbox),
  resourceWeightEvents: resourceWeightEvents(sandbox),
  snippetStorageMoves: snippetStorageMovesArea(sandbox),
});
