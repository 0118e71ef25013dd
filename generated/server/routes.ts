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
import { type FindRoute, type FoundRoute, type Route, isValue, spannedValue } from './runtime/interfaces.ts';

/** All operations, as data. */
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

/**
 * Finds the route for a method and a path. If several path templates with this method match, the first segment in
 * which they differ decides: a fixed text takes precedence over a value.
 *
 * @param path the segments that `splitTarget` returns.
 */
export function findRoute(method: string, path: readonly string[]): FoundRoute | undefined {
  switch (path[0]) {
    case 'api':
      return afterApi(method, path);
    case 'jwt':
      return afterJwt(method, path);
    case 'v2':
      return afterV2(method, path);
    default:
      return undefined;
  }
}

/** `/api/v4` */
const afterApi: FindRoute = (method, path) => {
  if (path[1] !== 'v4') return undefined;
  switch (path[2]) {
    case 'groups':
      return afterApiV4Groups(method, path);
    case 'projects':
      return afterApiV4Projects(method, path);
    case 'registry':
      return afterApiV4Registry(method, path);
    case 'merge_requests':
      return afterApiV4MergeRequests(method, path);
    case 'namespaces':
      return afterApiV4Namespaces(method, path);
    case 'geo_sites':
      return afterApiV4GeoSites(method, path);
    case 'snippet_repository_storage_moves':
      return afterApiV4SnippetRepositoryStorageMoves(method, path);
    case 'snippets':
      return afterApiV4Snippets(method, path);
    default:
      return undefined;
  }
};

/** `/api/v4/groups/{}/registry/repositories` */
const afterApiV4Groups: FindRoute = (method, path) => {
  if (!isValue(path[3]) || path[4] !== 'registry' || path[5] !== 'repositories' || path.length !== 6) return undefined;
  return method === 'GET' ? { route: containerRegistryRoutes.listGroupRepositories, values: [path[3]] } : undefined;
};

/** `/api/v4/projects/{}` */
const afterApiV4Projects: FindRoute = (method, path) => {
  if (!isValue(path[3])) return undefined;
  switch (path[4]) {
    case '':
      return afterApiV4ProjectsValueSlash(method, path);
    case 'registry':
      return afterApiV4ProjectsValueRegistry(method, path);
    case 'error_tracking':
      return afterApiV4ProjectsValueErrorTracking(method, path);
    case 'job_token_scope':
      return afterApiV4ProjectsValueJobTokenScope(method, path);
    case 'merge_requests':
      return afterApiV4ProjectsValueMergeRequests(method, path);
    case 'pages':
      return afterApiV4ProjectsValuePages(method, path);
    case 'pipeline_schedules':
      return afterApiV4ProjectsValuePipelineSchedules(method, path);
    case 'badges':
      return afterApiV4ProjectsValueBadges(method, path);
    case 'fork':
      return afterApiV4ProjectsValueFork(method, path);
    case 'forks':
      return afterApiV4ProjectsValueForks(method, path);
    case 'labels':
      return afterApiV4ProjectsValueLabels(method, path);
    case 'milestones':
      return afterApiV4ProjectsValueMilestones(method, path);
    case 'protected_environments':
      return afterApiV4ProjectsValueProtectedEnvironments(method, path);
    case 'repository':
      return afterApiV4ProjectsValueRepository(method, path);
    case 'issues':
      return afterApiV4ProjectsValueIssues(method, path);
    default:
      return undefined;
  }
};

/** `/api/v4/projects/{}/` */
const afterApiV4ProjectsValueSlash: FindRoute = (method, path) => {
  if (path.length !== 5) return undefined;
  return method === 'PUT' ? { route: containerRegistryRoutes.updateVisibility, values: [path[3]] } : undefined;
};

/** `/api/v4/projects/{}/registry/repositories` */
const afterApiV4ProjectsValueRegistry: FindRoute = (method, path) => {
  if (path[5] !== 'repositories') return undefined;
  if (path.length === 6) {
    return method === 'GET' ? { route: containerRegistryRoutes.listProjectRepositories, values: [path[3]] } : undefined;
  }
  return afterApiV4ProjectsValueRegistryRepositoriesValue(method, path);
};

/** `/api/v4/projects/{}/registry/repositories/{}` */
const afterApiV4ProjectsValueRegistryRepositoriesValue: FindRoute = (method, path) => {
  if (!isValue(path[6])) return undefined;
  if (path.length === 7) {
    return method === 'DELETE'
      ? { route: containerRegistryRoutes.deleteRepository, values: [path[3], path[6]] }
      : undefined;
  }
  return path[7] === 'tags' ? afterApiV4ProjectsValueRegistryRepositoriesValueTags(method, path) : undefined;
};

/** `/api/v4/projects/{}/registry/repositories/{}/tags` */
const afterApiV4ProjectsValueRegistryRepositoriesValueTags: FindRoute = (method, path) => {
  if (path.length === 8) {
    switch (method) {
      case 'GET':
        return { route: containerRegistryRoutes.listTags, values: [path[3], path[6]] };
      case 'DELETE':
        return { route: containerRegistryRoutes.deleteTagsInBulk, values: [path[3], path[6]] };
      default:
        return undefined;
    }
  }
  return afterApiV4ProjectsValueRegistryRepositoriesValueTagsValue(method, path);
};

/** `/api/v4/projects/{}/registry/repositories/{}/tags/{}` */
const afterApiV4ProjectsValueRegistryRepositoriesValueTagsValue: FindRoute = (method, path) => {
  if (!isValue(path[8]) || path.length !== 9) return undefined;
  switch (method) {
    case 'GET':
      return { route: containerRegistryRoutes.getTag, values: [path[3], path[6], path[8]] };
    case 'DELETE':
      return { route: containerRegistryRoutes.deleteTag, values: [path[3], path[6], path[8]] };
    default:
      return undefined;
  }
};

/** `/api/v4/projects/{}/error_tracking` */
const afterApiV4ProjectsValueErrorTracking: FindRoute = (method, path) => {
  switch (path[5]) {
    case 'client_keys':
      return afterApiV4ProjectsValueErrorTrackingClientKeys(method, path);
    case 'settings':
      return afterApiV4ProjectsValueErrorTrackingSettings(method, path);
    default:
      return undefined;
  }
};

/** `/api/v4/projects/{}/error_tracking/client_keys` */
const afterApiV4ProjectsValueErrorTrackingClientKeys: FindRoute = (method, path) => {
  if (path.length === 6) {
    switch (method) {
      case 'GET':
        return { route: errorTrackingRoutes.listClientKeys, values: [path[3]] };
      case 'POST':
        return { route: errorTrackingRoutes.createClientKey, values: [path[3]] };
      default:
        return undefined;
    }
  }
  return afterApiV4ProjectsValueErrorTrackingClientKeysValue(method, path);
};

/** `/api/v4/projects/{}/error_tracking/client_keys/{}` */
const afterApiV4ProjectsValueErrorTrackingClientKeysValue: FindRoute = (method, path) => {
  if (!isValue(path[6]) || path.length !== 7) return undefined;
  return method === 'DELETE' ? { route: errorTrackingRoutes.deleteClientKey, values: [path[3], path[6]] } : undefined;
};

/** `/api/v4/projects/{}/error_tracking/settings` */
const afterApiV4ProjectsValueErrorTrackingSettings: FindRoute = (method, path) => {
  if (path.length !== 6) return undefined;
  switch (method) {
    case 'GET':
      return { route: errorTrackingRoutes.getSettings, values: [path[3]] };
    case 'PUT':
      return { route: errorTrackingRoutes.replaceSettings, values: [path[3]] };
    case 'PATCH':
      return { route: errorTrackingRoutes.updateSettings, values: [path[3]] };
    default:
      return undefined;
  }
};

/** `/api/v4/projects/{}/job_token_scope` */
const afterApiV4ProjectsValueJobTokenScope: FindRoute = (method, path) => {
  if (path.length === 5) {
    switch (method) {
      case 'GET':
        return { route: jobTokenScopeRoutes.get, values: [path[3]] };
      case 'PATCH':
        return { route: jobTokenScopeRoutes.update, values: [path[3]] };
      default:
        return undefined;
    }
  }
  switch (path[5]) {
    case 'allowlist':
      return afterApiV4ProjectsValueJobTokenScopeAllowlist(method, path);
    case 'groups_allowlist':
      return afterApiV4ProjectsValueJobTokenScopeGroupsAllowlist(method, path);
    default:
      return undefined;
  }
};

/** `/api/v4/projects/{}/job_token_scope/allowlist` */
const afterApiV4ProjectsValueJobTokenScopeAllowlist: FindRoute = (method, path) => {
  if (path.length === 6) {
    switch (method) {
      case 'GET':
        return { route: jobTokenScopeRoutes.listProjects, values: [path[3]] };
      case 'POST':
        return { route: jobTokenScopeRoutes.addProject, values: [path[3]] };
      default:
        return undefined;
    }
  }
  return afterApiV4ProjectsValueJobTokenScopeAllowlistValue(method, path);
};

/** `/api/v4/projects/{}/job_token_scope/allowlist/{}` */
const afterApiV4ProjectsValueJobTokenScopeAllowlistValue: FindRoute = (method, path) => {
  if (!isValue(path[6]) || path.length !== 7) return undefined;
  return method === 'DELETE' ? { route: jobTokenScopeRoutes.removeProject, values: [path[3], path[6]] } : undefined;
};

/** `/api/v4/projects/{}/job_token_scope/groups_allowlist` */
const afterApiV4ProjectsValueJobTokenScopeGroupsAllowlist: FindRoute = (method, path) => {
  if (path.length === 6) {
    switch (method) {
      case 'GET':
        return { route: jobTokenScopeRoutes.listGroups, values: [path[3]] };
      case 'POST':
        return { route: jobTokenScopeRoutes.addGroup, values: [path[3]] };
      default:
        return undefined;
    }
  }
  return afterApiV4ProjectsValueJobTokenScopeGroupsAllowlistValue(method, path);
};

/** `/api/v4/projects/{}/job_token_scope/groups_allowlist/{}` */
const afterApiV4ProjectsValueJobTokenScopeGroupsAllowlistValue: FindRoute = (method, path) => {
  if (!isValue(path[6]) || path.length !== 7) return undefined;
  return method === 'DELETE' ? { route: jobTokenScopeRoutes.removeGroup, values: [path[3], path[6]] } : undefined;
};

/** `/api/v4/projects/{}/merge_requests` */
const afterApiV4ProjectsValueMergeRequests: FindRoute = (method, path) => {
  if (path.length === 5) {
    return method === 'POST' ? { route: mergeRequestsRoutes.create, values: [path[3]] } : undefined;
  }
  return afterApiV4ProjectsValueMergeRequestsValue(method, path);
};

/** `/api/v4/projects/{}/merge_requests/{}` */
const afterApiV4ProjectsValueMergeRequestsValue: FindRoute = (method, path) => {
  if (!isValue(path[5])) return undefined;
  if (path.length === 6) {
    switch (method) {
      case 'GET':
        return { route: mergeRequestsRoutes.get, values: [path[3], path[5]] };
      case 'PUT':
        return { route: mergeRequestsRoutes.update, values: [path[3], path[5]] };
      case 'DELETE':
        return { route: mergeRequestsRoutes.delete, values: [path[3], path[5]] };
      default:
        return undefined;
    }
  }
  switch (path[6]) {
    case 'diffs':
      return afterApiV4ProjectsValueMergeRequestsValueDiffs(method, path);
    case 'merge':
      return afterApiV4ProjectsValueMergeRequestsValueMerge(method, path);
    case 'pipelines':
      return afterApiV4ProjectsValueMergeRequestsValuePipelines(method, path);
    case 'raw_diffs':
      return afterApiV4ProjectsValueMergeRequestsValueRawDiffs(method, path);
    default:
      return undefined;
  }
};

/** `/api/v4/projects/{}/merge_requests/{}/diffs` */
const afterApiV4ProjectsValueMergeRequestsValueDiffs: FindRoute = (method, path) => {
  if (path.length !== 7) return undefined;
  return method === 'GET' ? { route: mergeRequestsRoutes.listDiffs, values: [path[3], path[5]] } : undefined;
};

/** `/api/v4/projects/{}/merge_requests/{}/merge` */
const afterApiV4ProjectsValueMergeRequestsValueMerge: FindRoute = (method, path) => {
  if (path.length !== 7) return undefined;
  return method === 'PUT' ? { route: mergeRequestsRoutes.merge, values: [path[3], path[5]] } : undefined;
};

/** `/api/v4/projects/{}/merge_requests/{}/pipelines` */
const afterApiV4ProjectsValueMergeRequestsValuePipelines: FindRoute = (method, path) => {
  if (path.length !== 7) return undefined;
  switch (method) {
    case 'GET':
      return { route: mergeRequestsRoutes.listPipelines, values: [path[3], path[5]] };
    case 'POST':
      return { route: mergeRequestsRoutes.createPipeline, values: [path[3], path[5]] };
    default:
      return undefined;
  }
};

/** `/api/v4/projects/{}/merge_requests/{}/raw_diffs` */
const afterApiV4ProjectsValueMergeRequestsValueRawDiffs: FindRoute = (method, path) => {
  if (path.length !== 7) return undefined;
  return method === 'GET' ? { route: mergeRequestsRoutes.getRawDiffs, values: [path[3], path[5]] } : undefined;
};

/** `/api/v4/projects/{}/pages` */
const afterApiV4ProjectsValuePages: FindRoute = (method, path) => {
  if (path.length !== 5) return undefined;
  switch (method) {
    case 'GET':
      return { route: pagesRoutes.get, values: [path[3]] };
    case 'PATCH':
      return { route: pagesRoutes.update, values: [path[3]] };
    case 'DELETE':
      return { route: pagesRoutes.unpublish, values: [path[3]] };
    default:
      return undefined;
  }
};

/** `/api/v4/projects/{}/pipeline_schedules` */
const afterApiV4ProjectsValuePipelineSchedules: FindRoute = (method, path) => {
  if (path.length === 5) {
    switch (method) {
      case 'GET':
        return { route: pipelineSchedulesRoutes.list, values: [path[3]] };
      case 'POST':
        return { route: pipelineSchedulesRoutes.create, values: [path[3]] };
      default:
        return undefined;
    }
  }
  return afterApiV4ProjectsValuePipelineSchedulesValue(method, path);
};

/** `/api/v4/projects/{}/pipeline_schedules/{}` */
const afterApiV4ProjectsValuePipelineSchedulesValue: FindRoute = (method, path) => {
  if (!isValue(path[5])) return undefined;
  if (path.length === 6) {
    switch (method) {
      case 'GET':
        return { route: pipelineSchedulesRoutes.get, values: [path[3], path[5]] };
      case 'PUT':
        return { route: pipelineSchedulesRoutes.update, values: [path[3], path[5]] };
      case 'DELETE':
        return { route: pipelineSchedulesRoutes.delete, values: [path[3], path[5]] };
      default:
        return undefined;
    }
  }
  switch (path[6]) {
    case 'pipelines':
      return afterApiV4ProjectsValuePipelineSchedulesValuePipelines(method, path);
    case 'play':
      return afterApiV4ProjectsValuePipelineSchedulesValuePlay(method, path);
    case 'take_ownership':
      return afterApiV4ProjectsValuePipelineSchedulesValueTakeOwnership(method, path);
    case 'variables':
      return afterApiV4ProjectsValuePipelineSchedulesValueVariables(method, path);
    default:
      return undefined;
  }
};

/** `/api/v4/projects/{}/pipeline_schedules/{}/pipelines` */
const afterApiV4ProjectsValuePipelineSchedulesValuePipelines: FindRoute = (method, path) => {
  if (path.length !== 7) return undefined;
  return method === 'GET' ? { route: pipelineSchedulesRoutes.listPipelines, values: [path[3], path[5]] } : undefined;
};

/** `/api/v4/projects/{}/pipeline_schedules/{}/play` */
const afterApiV4ProjectsValuePipelineSchedulesValuePlay: FindRoute = (method, path) => {
  if (path.length !== 7) return undefined;
  return method === 'POST' ? { route: pipelineSchedulesRoutes.play, values: [path[3], path[5]] } : undefined;
};

/** `/api/v4/projects/{}/pipeline_schedules/{}/take_ownership` */
const afterApiV4ProjectsValuePipelineSchedulesValueTakeOwnership: FindRoute = (method, path) => {
  if (path.length !== 7) return undefined;
  return method === 'POST' ? { route: pipelineSchedulesRoutes.takeOwnership, values: [path[3], path[5]] } : undefined;
};

/** `/api/v4/projects/{}/pipeline_schedules/{}/variables` */
const afterApiV4ProjectsValuePipelineSchedulesValueVariables: FindRoute = (method, path) => {
  if (path.length === 7) {
    return method === 'POST'
      ? { route: pipelineSchedulesRoutes.createVariable, values: [path[3], path[5]] }
      : undefined;
  }
  return afterApiV4ProjectsValuePipelineSchedulesValueVariablesValue(method, path);
};

/** `/api/v4/projects/{}/pipeline_schedules/{}/variables/{}` */
const afterApiV4ProjectsValuePipelineSchedulesValueVariablesValue: FindRoute = (method, path) => {
  if (!isValue(path[7]) || path.length !== 8) return undefined;
  switch (method) {
    case 'PUT':
      return { route: pipelineSchedulesRoutes.updateVariable, values: [path[3], path[5], path[7]] };
    case 'DELETE':
      return { route: pipelineSchedulesRoutes.deleteVariable, values: [path[3], path[5], path[7]] };
    default:
      return undefined;
  }
};

/** `/api/v4/projects/{}/badges` */
const afterApiV4ProjectsValueBadges: FindRoute = (method, path) => {
  if (path.length === 5) {
    switch (method) {
      case 'GET':
        return { route: projectBadgesRoutes.list, values: [path[3]] };
      case 'POST':
        return { route: projectBadgesRoutes.create, values: [path[3]] };
      default:
        return undefined;
    }
  }
  return path[5] === 'render'
    ? (afterApiV4ProjectsValueBadgesRender(method, path) ?? afterApiV4ProjectsValueBadgesValue(method, path))
    : afterApiV4ProjectsValueBadgesValue(method, path);
};

/** `/api/v4/projects/{}/badges/render` */
const afterApiV4ProjectsValueBadgesRender: FindRoute = (method, path) => {
  if (path.length !== 6) return undefined;
  return method === 'GET' ? { route: projectBadgesRoutes.render, values: [path[3]] } : undefined;
};

/** `/api/v4/projects/{}/badges/{}` */
const afterApiV4ProjectsValueBadgesValue: FindRoute = (method, path) => {
  if (!isValue(path[5]) || path.length !== 6) return undefined;
  switch (method) {
    case 'GET':
      return { route: projectBadgesRoutes.get, values: [path[3], path[5]] };
    case 'PUT':
      return { route: projectBadgesRoutes.update, values: [path[3], path[5]] };
    case 'DELETE':
      return { route: projectBadgesRoutes.delete, values: [path[3], path[5]] };
    default:
      return undefined;
  }
};

/** `/api/v4/projects/{}/fork` */
const afterApiV4ProjectsValueFork: FindRoute = (method, path) => {
  if (path.length === 5) {
    switch (method) {
      case 'POST':
        return { route: projectForksRoutes.create, values: [path[3]] };
      case 'DELETE':
        return { route: projectForksRoutes.deleteRelationship, values: [path[3]] };
      default:
        return undefined;
    }
  }
  return afterApiV4ProjectsValueForkValue(method, path);
};

/** `/api/v4/projects/{}/fork/{}` */
const afterApiV4ProjectsValueForkValue: FindRoute = (method, path) => {
  if (!isValue(path[5]) || path.length !== 6) return undefined;
  return method === 'POST' ? { route: projectForksRoutes.createRelationship, values: [path[3], path[5]] } : undefined;
};

/** `/api/v4/projects/{}/forks` */
const afterApiV4ProjectsValueForks: FindRoute = (method, path) => {
  if (path.length !== 5) return undefined;
  return method === 'GET' ? { route: projectForksRoutes.list, values: [path[3]] } : undefined;
};

/** `/api/v4/projects/{}/labels` */
const afterApiV4ProjectsValueLabels: FindRoute = (method, path) => {
  if (path.length === 5) {
    switch (method) {
      case 'GET':
        return { route: projectLabelsRoutes.list, values: [path[3]] };
      case 'POST':
        return { route: projectLabelsRoutes.create, values: [path[3]] };
      case 'PUT':
        return { route: projectLabelsRoutes.updateByName, values: [path[3]] };
      case 'DELETE':
        return { route: projectLabelsRoutes.deleteByName, values: [path[3]] };
      default:
        return undefined;
    }
  }
  return path[5] === 'promote'
    ? (afterApiV4ProjectsValueLabelsPromote(method, path) ?? afterApiV4ProjectsValueLabelsValue(method, path))
    : afterApiV4ProjectsValueLabelsValue(method, path);
};

/** `/api/v4/projects/{}/labels/promote` */
const afterApiV4ProjectsValueLabelsPromote: FindRoute = (method, path) => {
  if (path.length !== 6) return undefined;
  return method === 'PUT' ? { route: projectLabelsRoutes.promoteByName, values: [path[3]] } : undefined;
};

/** `/api/v4/projects/{}/labels/{}` */
const afterApiV4ProjectsValueLabelsValue: FindRoute = (method, path) => {
  if (!isValue(path[5])) return undefined;
  if (path.length === 6) {
    switch (method) {
      case 'GET':
        return { route: projectLabelsRoutes.get, values: [path[3], path[5]] };
      case 'PUT':
        return { route: projectLabelsRoutes.update, values: [path[3], path[5]] };
      case 'DELETE':
        return { route: projectLabelsRoutes.delete, values: [path[3], path[5]] };
      default:
        return undefined;
    }
  }
  switch (path[6]) {
    case 'promote':
      return afterApiV4ProjectsValueLabelsValuePromote(method, path);
    case 'subscribe':
      return afterApiV4ProjectsValueLabelsValueSubscribe(method, path);
    case 'unsubscribe':
      return afterApiV4ProjectsValueLabelsValueUnsubscribe(method, path);
    default:
      return undefined;
  }
};

/** `/api/v4/projects/{}/labels/{}/promote` */
const afterApiV4ProjectsValueLabelsValuePromote: FindRoute = (method, path) => {
  if (path.length !== 7) return undefined;
  return method === 'PUT' ? { route: projectLabelsRoutes.promote, values: [path[3], path[5]] } : undefined;
};

/** `/api/v4/projects/{}/labels/{}/subscribe` */
const afterApiV4ProjectsValueLabelsValueSubscribe: FindRoute = (method, path) => {
  if (path.length !== 7) return undefined;
  return method === 'POST' ? { route: projectLabelsRoutes.subscribe, values: [path[3], path[5]] } : undefined;
};

/** `/api/v4/projects/{}/labels/{}/unsubscribe` */
const afterApiV4ProjectsValueLabelsValueUnsubscribe: FindRoute = (method, path) => {
  if (path.length !== 7) return undefined;
  return method === 'POST' ? { route: projectLabelsRoutes.unsubscribe, values: [path[3], path[5]] } : undefined;
};

/** `/api/v4/projects/{}/milestones` */
const afterApiV4ProjectsValueMilestones: FindRoute = (method, path) => {
  if (path.length === 5) {
    switch (method) {
      case 'GET':
        return { route: projectMilestonesRoutes.list, values: [path[3]] };
      case 'POST':
        return { route: projectMilestonesRoutes.create, values: [path[3]] };
      default:
        return undefined;
    }
  }
  return afterApiV4ProjectsValueMilestonesValue(method, path);
};

/** `/api/v4/projects/{}/milestones/{}` */
const afterApiV4ProjectsValueMilestonesValue: FindRoute = (method, path) => {
  if (!isValue(path[5])) return undefined;
  if (path.length === 6) {
    switch (method) {
      case 'GET':
        return { route: projectMilestonesRoutes.get, values: [path[3], path[5]] };
      case 'PUT':
        return { route: projectMilestonesRoutes.update, values: [path[3], path[5]] };
      case 'DELETE':
        return { route: projectMilestonesRoutes.delete, values: [path[3], path[5]] };
      default:
        return undefined;
    }
  }
  switch (path[6]) {
    case 'burndown_events':
      return afterApiV4ProjectsValueMilestonesValueBurndownEvents(method, path);
    case 'issues':
      return afterApiV4ProjectsValueMilestonesValueIssues(method, path);
    case 'merge_requests':
      return afterApiV4ProjectsValueMilestonesValueMergeRequests(method, path);
    case 'promote':
      return afterApiV4ProjectsValueMilestonesValuePromote(method, path);
    default:
      return undefined;
  }
};

/** `/api/v4/projects/{}/milestones/{}/burndown_events` */
const afterApiV4ProjectsValueMilestonesValueBurndownEvents: FindRoute = (method, path) => {
  if (path.length !== 7) return undefined;
  return method === 'GET'
    ? { route: projectMilestonesRoutes.listBurndownEvents, values: [path[3], path[5]] }
    : undefined;
};

/** `/api/v4/projects/{}/milestones/{}/issues` */
const afterApiV4ProjectsValueMilestonesValueIssues: FindRoute = (method, path) => {
  if (path.length !== 7) return undefined;
  return method === 'GET' ? { route: projectMilestonesRoutes.listIssues, values: [path[3], path[5]] } : undefined;
};

/** `/api/v4/projects/{}/milestones/{}/merge_requests` */
const afterApiV4ProjectsValueMilestonesValueMergeRequests: FindRoute = (method, path) => {
  if (path.length !== 7) return undefined;
  return method === 'GET'
    ? { route: projectMilestonesRoutes.listMergeRequests, values: [path[3], path[5]] }
    : undefined;
};

/** `/api/v4/projects/{}/milestones/{}/promote` */
const afterApiV4ProjectsValueMilestonesValuePromote: FindRoute = (method, path) => {
  if (path.length !== 7) return undefined;
  return method === 'POST' ? { route: projectMilestonesRoutes.promote, values: [path[3], path[5]] } : undefined;
};

/** `/api/v4/projects/{}/protected_environments` */
const afterApiV4ProjectsValueProtectedEnvironments: FindRoute = (method, path) => {
  if (path.length === 5) {
    switch (method) {
      case 'GET':
        return { route: protectedEnvironmentsRoutes.list, values: [path[3]] };
      case 'POST':
        return { route: protectedEnvironmentsRoutes.protect, values: [path[3]] };
      default:
        return undefined;
    }
  }
  return afterApiV4ProjectsValueProtectedEnvironmentsValue(method, path);
};

/** `/api/v4/projects/{}/protected_environments/{}` */
const afterApiV4ProjectsValueProtectedEnvironmentsValue: FindRoute = (method, path) => {
  if (!isValue(path[5]) || path.length !== 6) return undefined;
  switch (method) {
    case 'GET':
      return { route: protectedEnvironmentsRoutes.get, values: [path[3], path[5]] };
    case 'PUT':
      return { route: protectedEnvironmentsRoutes.update, values: [path[3], path[5]] };
    case 'DELETE':
      return { route: protectedEnvironmentsRoutes.unprotect, values: [path[3], path[5]] };
    default:
      return undefined;
  }
};

/** `/api/v4/projects/{}/repository/files/{}` */
const afterApiV4ProjectsValueRepository: FindRoute = (method, path) => {
  if (path[5] !== 'files' || !isValue(path[6])) return undefined;
  if (path.length === 7) {
    switch (method) {
      case 'GET':
        return { route: repositoryFilesRoutes.get, values: [path[3], path[6]] };
      case 'HEAD':
        return { route: repositoryFilesRoutes.getMetadata, values: [path[3], path[6]] };
      case 'POST':
        return { route: repositoryFilesRoutes.create, values: [path[3], path[6]] };
      case 'PUT':
        return { route: repositoryFilesRoutes.update, values: [path[3], path[6]] };
      case 'DELETE':
        return { route: repositoryFilesRoutes.delete, values: [path[3], path[6]] };
      default:
        return undefined;
    }
  }
  switch (path[7]) {
    case 'blame':
      return afterApiV4ProjectsValueRepositoryFilesValueBlame(method, path);
    case 'raw':
      return afterApiV4ProjectsValueRepositoryFilesValueRaw(method, path);
    default:
      return undefined;
  }
};

/** `/api/v4/projects/{}/repository/files/{}/blame` */
const afterApiV4ProjectsValueRepositoryFilesValueBlame: FindRoute = (method, path) => {
  if (path.length !== 8) return undefined;
  switch (method) {
    case 'GET':
      return { route: repositoryFilesRoutes.getBlame, values: [path[3], path[6]] };
    case 'HEAD':
      return { route: repositoryFilesRoutes.getBlameMetadata, values: [path[3], path[6]] };
    default:
      return undefined;
  }
};

/** `/api/v4/projects/{}/repository/files/{}/raw` */
const afterApiV4ProjectsValueRepositoryFilesValueRaw: FindRoute = (method, path) => {
  if (path.length !== 8) return undefined;
  switch (method) {
    case 'GET':
      return { route: repositoryFilesRoutes.getRaw, values: [path[3], path[6]] };
    case 'HEAD':
      return { route: repositoryFilesRoutes.getRawMetadata, values: [path[3], path[6]] };
    default:
      return undefined;
  }
};

/** `/api/v4/projects/{}/issues/{}/resource_weight_events` */
const afterApiV4ProjectsValueIssues: FindRoute = (method, path) => {
  if (!isValue(path[5]) || path[6] !== 'resource_weight_events') return undefined;
  if (path.length === 7) {
    return method === 'GET' ? { route: resourceWeightEventsRoutes.list, values: [path[3], path[5]] } : undefined;
  }
  return afterApiV4ProjectsValueIssuesValueResourceWeightEventsValue(method, path);
};

/** `/api/v4/projects/{}/issues/{}/resource_weight_events/{}` */
const afterApiV4ProjectsValueIssuesValueResourceWeightEventsValue: FindRoute = (method, path) => {
  if (!isValue(path[7]) || path.length !== 8) return undefined;
  return method === 'GET' ? { route: resourceWeightEventsRoutes.get, values: [path[3], path[5], path[7]] } : undefined;
};

/** `/api/v4/registry/repositories/{}` */
const afterApiV4Registry: FindRoute = (method, path) => {
  if (path[3] !== 'repositories' || !isValue(path[4]) || path.length !== 5) return undefined;
  return method === 'GET' ? { route: containerRegistryRoutes.getRepository, values: [path[4]] } : undefined;
};

/** `/api/v4/merge_requests` */
const afterApiV4MergeRequests: FindRoute = (method, path) => {
  if (path.length !== 3) return undefined;
  return method === 'GET' ? { route: mergeRequestsRoutes.list, values: [] } : undefined;
};

/** `/api/v4/namespaces` */
const afterApiV4Namespaces: FindRoute = (method, path) => {
  if (path.length === 3) {
    return method === 'GET' ? { route: namespacesRoutes.list, values: [] } : undefined;
  }
  return afterApiV4NamespacesValue(method, path);
};

/** `/api/v4/namespaces/{}` */
const afterApiV4NamespacesValue: FindRoute = (method, path) => {
  if (!isValue(path[3])) return undefined;
  if (path.length === 4) {
    return method === 'GET' ? { route: namespacesRoutes.get, values: [path[3]] } : undefined;
  }
  return path[4] === 'exists' ? afterApiV4NamespacesValueExists(method, path) : undefined;
};

/** `/api/v4/namespaces/{}/exists` */
const afterApiV4NamespacesValueExists: FindRoute = (method, path) => {
  if (path.length !== 5) return undefined;
  return method === 'GET' ? { route: namespacesRoutes.checkExists, values: [path[3]] } : undefined;
};

/** `/api/v4/geo_sites` */
const afterApiV4GeoSites: FindRoute = (method, path) => {
  if (path.length === 3) {
    switch (method) {
      case 'GET':
        return { route: replicationSitesRoutes.list, values: [] };
      case 'POST':
        return { route: replicationSitesRoutes.create, values: [] };
      default:
        return undefined;
    }
  }
  return path[3] === 'status'
    ? (afterApiV4GeoSitesStatus(method, path) ?? afterApiV4GeoSitesValue(method, path))
    : afterApiV4GeoSitesValue(method, path);
};

/** `/api/v4/geo_sites/status` */
const afterApiV4GeoSitesStatus: FindRoute = (method, path) => {
  if (path.length !== 4) return undefined;
  return method === 'GET' ? { route: replicationSitesRoutes.listStatuses, values: [] } : undefined;
};

/** `/api/v4/geo_sites/{}` */
const afterApiV4GeoSitesValue: FindRoute = (method, path) => {
  if (!isValue(path[3])) return undefined;
  if (path.length === 4) {
    switch (method) {
      case 'GET':
        return { route: replicationSitesRoutes.get, values: [path[3]] };
      case 'PUT':
        return { route: replicationSitesRoutes.update, values: [path[3]] };
      case 'DELETE':
        return { route: replicationSitesRoutes.delete, values: [path[3]] };
      default:
        return undefined;
    }
  }
  return path[4] === 'repair' ? afterApiV4GeoSitesValueRepair(method, path) : undefined;
};

/** `/api/v4/geo_sites/{}/repair` */
const afterApiV4GeoSitesValueRepair: FindRoute = (method, path) => {
  if (path.length !== 5) return undefined;
  return method === 'POST' ? { route: replicationSitesRoutes.repair, values: [path[3]] } : undefined;
};

/** `/api/v4/snippet_repository_storage_moves` */
const afterApiV4SnippetRepositoryStorageMoves: FindRoute = (method, path) => {
  if (path.length === 3) {
    switch (method) {
      case 'GET':
        return { route: snippetStorageMovesRoutes.list, values: [] };
      case 'POST':
        return { route: snippetStorageMovesRoutes.moveAll, values: [] };
      default:
        return undefined;
    }
  }
  return afterApiV4SnippetRepositoryStorageMovesValue(method, path);
};

/** `/api/v4/snippet_repository_storage_moves/{}` */
const afterApiV4SnippetRepositoryStorageMovesValue: FindRoute = (method, path) => {
  if (!isValue(path[3]) || path.length !== 4) return undefined;
  return method === 'GET' ? { route: snippetStorageMovesRoutes.get, values: [path[3]] } : undefined;
};

/** `/api/v4/snippets/{}/repository_storage_moves` */
const afterApiV4Snippets: FindRoute = (method, path) => {
  if (!isValue(path[3]) || path[4] !== 'repository_storage_moves') return undefined;
  if (path.length === 5) {
    switch (method) {
      case 'GET':
        return { route: snippetStorageMovesRoutes.listForSnippet, values: [path[3]] };
      case 'POST':
        return { route: snippetStorageMovesRoutes.move, values: [path[3]] };
      default:
        return undefined;
    }
  }
  return afterApiV4SnippetsValueRepositoryStorageMovesValue(method, path);
};

/** `/api/v4/snippets/{}/repository_storage_moves/{}` */
const afterApiV4SnippetsValueRepositoryStorageMovesValue: FindRoute = (method, path) => {
  if (!isValue(path[5]) || path.length !== 6) return undefined;
  return method === 'GET' ? { route: snippetStorageMovesRoutes.getForSnippet, values: [path[3], path[5]] } : undefined;
};

/** `/jwt/auth` */
const afterJwt: FindRoute = (method, path) => {
  if (path[1] !== 'auth' || path.length !== 2) return undefined;
  return method === 'GET' ? { route: containerRegistryRoutes.getToken, values: [] } : undefined;
};

/** `/v2` */
const afterV2: FindRoute = (method, path) => {
  return path[1] === '_catalog'
    ? (afterV2Catalog(method, path) ??
        afterV2SpanTagsReferenceValue(method, path) ??
        afterV2SpanManifestsValue(method, path))
    : (afterV2SpanTagsReferenceValue(method, path) ?? afterV2SpanManifestsValue(method, path));
};

/** `/v2/_catalog` */
const afterV2Catalog: FindRoute = (method, path) => {
  if (path.length !== 2) return undefined;
  return method === 'GET' ? { route: containerRegistryRoutes.listCatalog, values: [] } : undefined;
};

/** `/v2/{…}/tags/reference/{}` */
const afterV2SpanTagsReferenceValue: FindRoute = (method, path) => {
  const end = path.length - 3;
  if (path[end] !== 'tags' || path[end + 1] !== 'reference' || !isValue(path[end + 2])) return undefined;
  const span = spannedValue(path, 1, end);
  if (span === undefined) return undefined;
  return method === 'DELETE'
    ? { route: containerRegistryRoutes.deleteTagReference, values: [span, path[end + 2]] }
    : undefined;
};

/** `/v2/{…}/manifests/{}` */
const afterV2SpanManifestsValue: FindRoute = (method, path) => {
  const end = path.length - 2;
  if (path[end] !== 'manifests' || !isValue(path[end + 1])) return undefined;
  const span = spannedValue(path, 1, end);
  if (span === undefined) return undefined;
  return method === 'DELETE'
    ? { route: containerRegistryRoutes.deleteManifest, values: [span, path[end + 1]] }
    : undefined;
};
