import type { Handlers } from '@forgespec/sdk/server';
import { areaServices } from '../requests/handle.ts';
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
export function handlersOf(sandbox: Sandbox): Handlers {
  const services = areaServices(sandbox);
  return {
    containerRegistry: containerRegistry(services),
    errorTracking: errorTracking(services),
    jobTokenScope: jobTokenScope(services),
    mergeRequests: mergeRequestsArea(services),
    namespaces: namespacesArea(services),
    pages: pages(services),
    pipelineSchedules: pipelineSchedulesArea(services),
    projectBadges: projectBadges(services),
    projectForks: projectForks(services),
    projectLabels: projectLabels(services),
    projectMilestones: projectMilestones(services),
    protectedEnvironments: protectedEnvironmentsArea(services),
    replicationSites: replicationSitesArea(services),
    repositoryFiles: repositoryFiles(services),
    resourceWeightEvents: resourceWeightEvents(services),
    snippetStorageMoves: snippetStorageMovesArea(services),
  };
}
