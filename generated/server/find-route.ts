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
import { isValue, spannedValue } from './runtime/path-value.ts';
import type { FoundRoute } from './runtime/route.ts';

/**
 * Finds the route that a method has on a path. Text in a template wins over a value, looked at from the left, among the
 * paths that have the method.
 *
 * @param path the segments, each decoded: `%2F` is part of a value and not a border.
 */
export function findRoute(method: string, path: readonly string[]): FoundRoute | undefined {
  return afterRoot(method, path);
}

/** `/` */
function afterRoot(method: string, path: readonly string[]): FoundRoute | undefined {
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

/** `/api` */
function afterApi(method: string, path: readonly string[]): FoundRoute | undefined {
  return path[1] === 'v4' ? afterApiV4(method, path) : undefined;
}

/** `/api/v4` */
function afterApiV4(method: string, path: readonly string[]): FoundRoute | undefined {
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
}

/** `/api/v4/groups` */
function afterApiV4Groups(method: string, path: readonly string[]): FoundRoute | undefined {
  return afterApiV4GroupsValue(method, path);
}

/** `/api/v4/groups/{}` */
function afterApiV4GroupsValue(method: string, path: readonly string[]): FoundRoute | undefined {
  if (!isValue(path[3])) return undefined;
  return path[4] === 'registry' ? afterApiV4GroupsValueRegistry(method, path) : undefined;
}

/** `/api/v4/groups/{}/registry` */
function afterApiV4GroupsValueRegistry(method: string, path: readonly string[]): FoundRoute | undefined {
  return path[5] === 'repositories' ? afterApiV4GroupsValueRegistryRepositories(method, path) : undefined;
}

/** `/api/v4/groups/{}/registry/repositories` */
function afterApiV4GroupsValueRegistryRepositories(method: string, path: readonly string[]): FoundRoute | undefined {
  if (path.length === 6) {
    switch (method) {
      case 'GET':
        return { route: containerRegistryRoutes.listGroupRepositories, values: [path[3]] };
      default:
        return undefined;
    }
  }
  return undefined;
}

/** `/api/v4/projects` */
function afterApiV4Projects(method: string, path: readonly string[]): FoundRoute | undefined {
  return afterApiV4ProjectsValue(method, path);
}

/** `/api/v4/projects/{}` */
function afterApiV4ProjectsValue(method: string, path: readonly string[]): FoundRoute | undefined {
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
}

/** `/api/v4/projects/{}/` */
function afterApiV4ProjectsValueSlash(method: string, path: readonly string[]): FoundRoute | undefined {
  if (path.length === 5) {
    switch (method) {
      case 'PUT':
        return { route: containerRegistryRoutes.updateVisibility, values: [path[3]] };
      default:
        return undefined;
    }
  }
  return undefined;
}

/** `/api/v4/projects/{}/registry` */
function afterApiV4ProjectsValueRegistry(method: string, path: readonly string[]): FoundRoute | undefined {
  return path[5] === 'repositories' ? afterApiV4ProjectsValueRegistryRepositories(method, path) : undefined;
}

/** `/api/v4/projects/{}/registry/repositories` */
function afterApiV4ProjectsValueRegistryRepositories(method: string, path: readonly string[]): FoundRoute | undefined {
  if (path.length === 6) {
    switch (method) {
      case 'GET':
        return { route: containerRegistryRoutes.listProjectRepositories, values: [path[3]] };
      default:
        return undefined;
    }
  }
  return afterApiV4ProjectsValueRegistryRepositoriesValue(method, path);
}

/** `/api/v4/projects/{}/registry/repositories/{}` */
function afterApiV4ProjectsValueRegistryRepositoriesValue(
  method: string,
  path: readonly string[],
): FoundRoute | undefined {
  if (!isValue(path[6])) return undefined;
  if (path.length === 7) {
    switch (method) {
      case 'DELETE':
        return { route: containerRegistryRoutes.deleteRepository, values: [path[3], path[6]] };
      default:
        return undefined;
    }
  }
  return path[7] === 'tags' ? afterApiV4ProjectsValueRegistryRepositoriesValueTags(method, path) : undefined;
}

/** `/api/v4/projects/{}/registry/repositories/{}/tags` */
function afterApiV4ProjectsValueRegistryRepositoriesValueTags(
  method: string,
  path: readonly string[],
): FoundRoute | undefined {
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
}

/** `/api/v4/projects/{}/registry/repositories/{}/tags/{}` */
function afterApiV4ProjectsValueRegistryRepositoriesValueTagsValue(
  method: string,
  path: readonly string[],
): FoundRoute | undefined {
  if (!isValue(path[8])) return undefined;
  if (path.length === 9) {
    switch (method) {
      case 'GET':
        return { route: containerRegistryRoutes.getTag, values: [path[3], path[6], path[8]] };
      case 'DELETE':
        return { route: containerRegistryRoutes.deleteTag, values: [path[3], path[6], path[8]] };
      default:
        return undefined;
    }
  }
  return undefined;
}

/** `/api/v4/projects/{}/error_tracking` */
function afterApiV4ProjectsValueErrorTracking(method: string, path: readonly string[]): FoundRoute | undefined {
  switch (path[5]) {
    case 'client_keys':
      return afterApiV4ProjectsValueErrorTrackingClientKeys(method, path);
    case 'settings':
      return afterApiV4ProjectsValueErrorTrackingSettings(method, path);
    default:
      return undefined;
  }
}

/** `/api/v4/projects/{}/error_tracking/client_keys` */
function afterApiV4ProjectsValueErrorTrackingClientKeys(
  method: string,
  path: readonly string[],
): FoundRoute | undefined {
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
}

/** `/api/v4/projects/{}/error_tracking/client_keys/{}` */
function afterApiV4ProjectsValueErrorTrackingClientKeysValue(
  method: string,
  path: readonly string[],
): FoundRoute | undefined {
  if (!isValue(path[6])) return undefined;
  if (path.length === 7) {
    switch (method) {
      case 'DELETE':
        return { route: errorTrackingRoutes.deleteClientKey, values: [path[3], path[6]] };
      default:
        return undefined;
    }
  }
  return undefined;
}

/** `/api/v4/projects/{}/error_tracking/settings` */
function afterApiV4ProjectsValueErrorTrackingSettings(method: string, path: readonly string[]): FoundRoute | undefined {
  if (path.length === 6) {
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
  }
  return undefined;
}

/** `/api/v4/projects/{}/job_token_scope` */
function afterApiV4ProjectsValueJobTokenScope(method: string, path: readonly string[]): FoundRoute | undefined {
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
}

/** `/api/v4/projects/{}/job_token_scope/allowlist` */
function afterApiV4ProjectsValueJobTokenScopeAllowlist(
  method: string,
  path: readonly string[],
): FoundRoute | undefined {
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
}

/** `/api/v4/projects/{}/job_token_scope/allowlist/{}` */
function afterApiV4ProjectsValueJobTokenScopeAllowlistValue(
  method: string,
  path: readonly string[],
): FoundRoute | undefined {
  if (!isValue(path[6])) return undefined;
  if (path.length === 7) {
    switch (method) {
      case 'DELETE':
        return { route: jobTokenScopeRoutes.removeProject, values: [path[3], path[6]] };
      default:
        return undefined;
    }
  }
  return undefined;
}

/** `/api/v4/projects/{}/job_token_scope/groups_allowlist` */
function afterApiV4ProjectsValueJobTokenScopeGroupsAllowlist(
  method: string,
  path: readonly string[],
): FoundRoute | undefined {
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
}

/** `/api/v4/projects/{}/job_token_scope/groups_allowlist/{}` */
function afterApiV4ProjectsValueJobTokenScopeGroupsAllowlistValue(
  method: string,
  path: readonly string[],
): FoundRoute | undefined {
  if (!isValue(path[6])) return undefined;
  if (path.length === 7) {
    switch (method) {
      case 'DELETE':
        return { route: jobTokenScopeRoutes.removeGroup, values: [path[3], path[6]] };
      default:
        return undefined;
    }
  }
  return undefined;
}

/** `/api/v4/projects/{}/merge_requests` */
function afterApiV4ProjectsValueMergeRequests(method: string, path: readonly string[]): FoundRoute | undefined {
  if (path.length === 5) {
    switch (method) {
      case 'POST':
        return { route: mergeRequestsRoutes.create, values: [path[3]] };
      default:
        return undefined;
    }
  }
  return afterApiV4ProjectsValueMergeRequestsValue(method, path);
}

/** `/api/v4/projects/{}/merge_requests/{}` */
function afterApiV4ProjectsValueMergeRequestsValue(method: string, path: readonly string[]): FoundRoute | undefined {
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
}

/** `/api/v4/projects/{}/merge_requests/{}/diffs` */
function afterApiV4ProjectsValueMergeRequestsValueDiffs(
  method: string,
  path: readonly string[],
): FoundRoute | undefined {
  if (path.length === 7) {
    switch (method) {
      case 'GET':
        return { route: mergeRequestsRoutes.listDiffs, values: [path[3], path[5]] };
      default:
        return undefined;
    }
  }
  return undefined;
}

/** `/api/v4/projects/{}/merge_requests/{}/merge` */
function afterApiV4ProjectsValueMergeRequestsValueMerge(
  method: string,
  path: readonly string[],
): FoundRoute | undefined {
  if (path.length === 7) {
    switch (method) {
      case 'PUT':
        return { route: mergeRequestsRoutes.merge, values: [path[3], path[5]] };
      default:
        return undefined;
    }
  }
  return undefined;
}

/** `/api/v4/projects/{}/merge_requests/{}/pipelines` */
function afterApiV4ProjectsValueMergeRequestsValuePipelines(
  method: string,
  path: readonly string[],
): FoundRoute | undefined {
  if (path.length === 7) {
    switch (method) {
      case 'GET':
        return { route: mergeRequestsRoutes.listPipelines, values: [path[3], path[5]] };
      case 'POST':
        return { route: mergeRequestsRoutes.createPipeline, values: [path[3], path[5]] };
      default:
        return undefined;
    }
  }
  return undefined;
}

/** `/api/v4/projects/{}/merge_requests/{}/raw_diffs` */
function afterApiV4ProjectsValueMergeRequestsValueRawDiffs(
  method: string,
  path: readonly string[],
): FoundRoute | undefined {
  if (path.length === 7) {
    switch (method) {
      case 'GET':
        return { route: mergeRequestsRoutes.getRawDiffs, values: [path[3], path[5]] };
      default:
        return undefined;
    }
  }
  return undefined;
}

/** `/api/v4/projects/{}/pages` */
function afterApiV4ProjectsValuePages(method: string, path: readonly string[]): FoundRoute | undefined {
  if (path.length === 5) {
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
  }
  return undefined;
}

/** `/api/v4/projects/{}/pipeline_schedules` */
function afterApiV4ProjectsValuePipelineSchedules(method: string, path: readonly string[]): FoundRoute | undefined {
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
}

/** `/api/v4/projects/{}/pipeline_schedules/{}` */
function afterApiV4ProjectsValuePipelineSchedulesValue(
  method: string,
  path: readonly string[],
): FoundRoute | undefined {
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
}

/** `/api/v4/projects/{}/pipeline_schedules/{}/pipelines` */
function afterApiV4ProjectsValuePipelineSchedulesValuePipelines(
  method: string,
  path: readonly string[],
): FoundRoute | undefined {
  if (path.length === 7) {
    switch (method) {
      case 'GET':
        return { route: pipelineSchedulesRoutes.listPipelines, values: [path[3], path[5]] };
      default:
        return undefined;
    }
  }
  return undefined;
}

/** `/api/v4/projects/{}/pipeline_schedules/{}/play` */
function afterApiV4ProjectsValuePipelineSchedulesValuePlay(
  method: string,
  path: readonly string[],
): FoundRoute | undefined {
  if (path.length === 7) {
    switch (method) {
      case 'POST':
        return { route: pipelineSchedulesRoutes.play, values: [path[3], path[5]] };
      default:
        return undefined;
    }
  }
  return undefined;
}

/** `/api/v4/projects/{}/pipeline_schedules/{}/take_ownership` */
function afterApiV4ProjectsValuePipelineSchedulesValueTakeOwnership(
  method: string,
  path: readonly string[],
): FoundRoute | undefined {
  if (path.length === 7) {
    switch (method) {
      case 'POST':
        return { route: pipelineSchedulesRoutes.takeOwnership, values: [path[3], path[5]] };
      default:
        return undefined;
    }
  }
  return undefined;
}

/** `/api/v4/projects/{}/pipeline_schedules/{}/variables` */
function afterApiV4ProjectsValuePipelineSchedulesValueVariables(
  method: string,
  path: readonly string[],
): FoundRoute | undefined {
  if (path.length === 7) {
    switch (method) {
      case 'POST':
        return { route: pipelineSchedulesRoutes.createVariable, values: [path[3], path[5]] };
      default:
        return undefined;
    }
  }
  return afterApiV4ProjectsValuePipelineSchedulesValueVariablesValue(method, path);
}

/** `/api/v4/projects/{}/pipeline_schedules/{}/variables/{}` */
function afterApiV4ProjectsValuePipelineSchedulesValueVariablesValue(
  method: string,
  path: readonly string[],
): FoundRoute | undefined {
  if (!isValue(path[7])) return undefined;
  if (path.length === 8) {
    switch (method) {
      case 'PUT':
        return { route: pipelineSchedulesRoutes.updateVariable, values: [path[3], path[5], path[7]] };
      case 'DELETE':
        return { route: pipelineSchedulesRoutes.deleteVariable, values: [path[3], path[5], path[7]] };
      default:
        return undefined;
    }
  }
  return undefined;
}

/** `/api/v4/projects/{}/badges` */
function afterApiV4ProjectsValueBadges(method: string, path: readonly string[]): FoundRoute | undefined {
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
}

/** `/api/v4/projects/{}/badges/render` */
function afterApiV4ProjectsValueBadgesRender(method: string, path: readonly string[]): FoundRoute | undefined {
  if (path.length === 6) {
    switch (method) {
      case 'GET':
        return { route: projectBadgesRoutes.render, values: [path[3]] };
      default:
        return undefined;
    }
  }
  return undefined;
}

/** `/api/v4/projects/{}/badges/{}` */
function afterApiV4ProjectsValueBadgesValue(method: string, path: readonly string[]): FoundRoute | undefined {
  if (!isValue(path[5])) return undefined;
  if (path.length === 6) {
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
  }
  return undefined;
}

/** `/api/v4/projects/{}/fork` */
function afterApiV4ProjectsValueFork(method: string, path: readonly string[]): FoundRoute | undefined {
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
}

/** `/api/v4/projects/{}/fork/{}` */
function afterApiV4ProjectsValueForkValue(method: string, path: readonly string[]): FoundRoute | undefined {
  if (!isValue(path[5])) return undefined;
  if (path.length === 6) {
    switch (method) {
      case 'POST':
        return { route: projectForksRoutes.createRelationship, values: [path[3], path[5]] };
      default:
        return undefined;
    }
  }
  return undefined;
}

/** `/api/v4/projects/{}/forks` */
function afterApiV4ProjectsValueForks(method: string, path: readonly string[]): FoundRoute | undefined {
  if (path.length === 5) {
    switch (method) {
      case 'GET':
        return { route: projectForksRoutes.list, values: [path[3]] };
      default:
        return undefined;
    }
  }
  return undefined;
}

/** `/api/v4/projects/{}/labels` */
function afterApiV4ProjectsValueLabels(method: string, path: readonly string[]): FoundRoute | undefined {
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
}

/** `/api/v4/projects/{}/labels/promote` */
function afterApiV4ProjectsValueLabelsPromote(method: string, path: readonly string[]): FoundRoute | undefined {
  if (path.length === 6) {
    switch (method) {
      case 'PUT':
        return { route: projectLabelsRoutes.promoteByName, values: [path[3]] };
      default:
        return undefined;
    }
  }
  return undefined;
}

/** `/api/v4/projects/{}/labels/{}` */
function afterApiV4ProjectsValueLabelsValue(method: string, path: readonly string[]): FoundRoute | undefined {
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
}

/** `/api/v4/projects/{}/labels/{}/promote` */
function afterApiV4ProjectsValueLabelsValuePromote(method: string, path: readonly string[]): FoundRoute | undefined {
  if (path.length === 7) {
    switch (method) {
      case 'PUT':
        return { route: projectLabelsRoutes.promote, values: [path[3], path[5]] };
      default:
        return undefined;
    }
  }
  return undefined;
}

/** `/api/v4/projects/{}/labels/{}/subscribe` */
function afterApiV4ProjectsValueLabelsValueSubscribe(method: string, path: readonly string[]): FoundRoute | undefined {
  if (path.length === 7) {
    switch (method) {
      case 'POST':
        return { route: projectLabelsRoutes.subscribe, values: [path[3], path[5]] };
      default:
        return undefined;
    }
  }
  return undefined;
}

/** `/api/v4/projects/{}/labels/{}/unsubscribe` */
function afterApiV4ProjectsValueLabelsValueUnsubscribe(
  method: string,
  path: readonly string[],
): FoundRoute | undefined {
  if (path.length === 7) {
    switch (method) {
      case 'POST':
        return { route: projectLabelsRoutes.unsubscribe, values: [path[3], path[5]] };
      default:
        return undefined;
    }
  }
  return undefined;
}

/** `/api/v4/projects/{}/milestones` */
function afterApiV4ProjectsValueMilestones(method: string, path: readonly string[]): FoundRoute | undefined {
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
}

/** `/api/v4/projects/{}/milestones/{}` */
function afterApiV4ProjectsValueMilestonesValue(method: string, path: readonly string[]): FoundRoute | undefined {
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
}

/** `/api/v4/projects/{}/milestones/{}/burndown_events` */
function afterApiV4ProjectsValueMilestonesValueBurndownEvents(
  method: string,
  path: readonly string[],
): FoundRoute | undefined {
  if (path.length === 7) {
    switch (method) {
      case 'GET':
        return { route: projectMilestonesRoutes.listBurndownEvents, values: [path[3], path[5]] };
      default:
        return undefined;
    }
  }
  return undefined;
}

/** `/api/v4/projects/{}/milestones/{}/issues` */
function afterApiV4ProjectsValueMilestonesValueIssues(method: string, path: readonly string[]): FoundRoute | undefined {
  if (path.length === 7) {
    switch (method) {
      case 'GET':
        return { route: projectMilestonesRoutes.listIssues, values: [path[3], path[5]] };
      default:
        return undefined;
    }
  }
  return undefined;
}

/** `/api/v4/projects/{}/milestones/{}/merge_requests` */
function afterApiV4ProjectsValueMilestonesValueMergeRequests(
  method: string,
  path: readonly string[],
): FoundRoute | undefined {
  if (path.length === 7) {
    switch (method) {
      case 'GET':
        return { route: projectMilestonesRoutes.listMergeRequests, values: [path[3], path[5]] };
      default:
        return undefined;
    }
  }
  return undefined;
}

/** `/api/v4/projects/{}/milestones/{}/promote` */
function afterApiV4ProjectsValueMilestonesValuePromote(
  method: string,
  path: readonly string[],
): FoundRoute | undefined {
  if (path.length === 7) {
    switch (method) {
      case 'POST':
        return { route: projectMilestonesRoutes.promote, values: [path[3], path[5]] };
      default:
        return undefined;
    }
  }
  return undefined;
}

/** `/api/v4/projects/{}/protected_environments` */
function afterApiV4ProjectsValueProtectedEnvironments(method: string, path: readonly string[]): FoundRoute | undefined {
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
}

/** `/api/v4/projects/{}/protected_environments/{}` */
function afterApiV4ProjectsValueProtectedEnvironmentsValue(
  method: string,
  path: readonly string[],
): FoundRoute | undefined {
  if (!isValue(path[5])) return undefined;
  if (path.length === 6) {
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
  }
  return undefined;
}

/** `/api/v4/projects/{}/repository` */
function afterApiV4ProjectsValueRepository(method: string, path: readonly string[]): FoundRoute | undefined {
  return path[5] === 'files' ? afterApiV4ProjectsValueRepositoryFiles(method, path) : undefined;
}

/** `/api/v4/projects/{}/repository/files` */
function afterApiV4ProjectsValueRepositoryFiles(method: string, path: readonly string[]): FoundRoute | undefined {
  return afterApiV4ProjectsValueRepositoryFilesValue(method, path);
}

/** `/api/v4/projects/{}/repository/files/{}` */
function afterApiV4ProjectsValueRepositoryFilesValue(method: string, path: readonly string[]): FoundRoute | undefined {
  if (!isValue(path[6])) return undefined;
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
}

/** `/api/v4/projects/{}/repository/files/{}/blame` */
function afterApiV4ProjectsValueRepositoryFilesValueBlame(
  method: string,
  path: readonly string[],
): FoundRoute | undefined {
  if (path.length === 8) {
    switch (method) {
      case 'GET':
        return { route: repositoryFilesRoutes.getBlame, values: [path[3], path[6]] };
      case 'HEAD':
        return { route: repositoryFilesRoutes.getBlameMetadata, values: [path[3], path[6]] };
      default:
        return undefined;
    }
  }
  return undefined;
}

/** `/api/v4/projects/{}/repository/files/{}/raw` */
function afterApiV4ProjectsValueRepositoryFilesValueRaw(
  method: string,
  path: readonly string[],
): FoundRoute | undefined {
  if (path.length === 8) {
    switch (method) {
      case 'GET':
        return { route: repositoryFilesRoutes.getRaw, values: [path[3], path[6]] };
      case 'HEAD':
        return { route: repositoryFilesRoutes.getRawMetadata, values: [path[3], path[6]] };
      default:
        return undefined;
    }
  }
  return undefined;
}

/** `/api/v4/projects/{}/issues` */
function afterApiV4ProjectsValueIssues(method: string, path: readonly string[]): FoundRoute | undefined {
  return afterApiV4ProjectsValueIssuesValue(method, path);
}

/** `/api/v4/projects/{}/issues/{}` */
function afterApiV4ProjectsValueIssuesValue(method: string, path: readonly string[]): FoundRoute | undefined {
  if (!isValue(path[5])) return undefined;
  return path[6] === 'resource_weight_events'
    ? afterApiV4ProjectsValueIssuesValueResourceWeightEvents(method, path)
    : undefined;
}

/** `/api/v4/projects/{}/issues/{}/resource_weight_events` */
function afterApiV4ProjectsValueIssuesValueResourceWeightEvents(
  method: string,
  path: readonly string[],
): FoundRoute | undefined {
  if (path.length === 7) {
    switch (method) {
      case 'GET':
        return { route: resourceWeightEventsRoutes.list, values: [path[3], path[5]] };
      default:
        return undefined;
    }
  }
  return afterApiV4ProjectsValueIssuesValueResourceWeightEventsValue(method, path);
}

/** `/api/v4/projects/{}/issues/{}/resource_weight_events/{}` */
function afterApiV4ProjectsValueIssuesValueResourceWeightEventsValue(
  method: string,
  path: readonly string[],
): FoundRoute | undefined {
  if (!isValue(path[7])) return undefined;
  if (path.length === 8) {
    switch (method) {
      case 'GET':
        return { route: resourceWeightEventsRoutes.get, values: [path[3], path[5], path[7]] };
      default:
        return undefined;
    }
  }
  return undefined;
}

/** `/api/v4/registry` */
function afterApiV4Registry(method: string, path: readonly string[]): FoundRoute | undefined {
  return path[3] === 'repositories' ? afterApiV4RegistryRepositories(method, path) : undefined;
}

/** `/api/v4/registry/repositories` */
function afterApiV4RegistryRepositories(method: string, path: readonly string[]): FoundRoute | undefined {
  return afterApiV4RegistryRepositoriesValue(method, path);
}

/** `/api/v4/registry/repositories/{}` */
function afterApiV4RegistryRepositoriesValue(method: string, path: readonly string[]): FoundRoute | undefined {
  if (!isValue(path[4])) return undefined;
  if (path.length === 5) {
    switch (method) {
      case 'GET':
        return { route: containerRegistryRoutes.getRepository, values: [path[4]] };
      default:
        return undefined;
    }
  }
  return undefined;
}

/** `/api/v4/merge_requests` */
function afterApiV4MergeRequests(method: string, path: readonly string[]): FoundRoute | undefined {
  if (path.length === 3) {
    switch (method) {
      case 'GET':
        return { route: mergeRequestsRoutes.list, values: [] };
      default:
        return undefined;
    }
  }
  return undefined;
}

/** `/api/v4/namespaces` */
function afterApiV4Namespaces(method: string, path: readonly string[]): FoundRoute | undefined {
  if (path.length === 3) {
    switch (method) {
      case 'GET':
        return { route: namespacesRoutes.list, values: [] };
      default:
        return undefined;
    }
  }
  return afterApiV4NamespacesValue(method, path);
}

/** `/api/v4/namespaces/{}` */
function afterApiV4NamespacesValue(method: string, path: readonly string[]): FoundRoute | undefined {
  if (!isValue(path[3])) return undefined;
  if (path.length === 4) {
    switch (method) {
      case 'GET':
        return { route: namespacesRoutes.get, values: [path[3]] };
      default:
        return undefined;
    }
  }
  return path[4] === 'exists' ? afterApiV4NamespacesValueExists(method, path) : undefined;
}

/** `/api/v4/namespaces/{}/exists` */
function afterApiV4NamespacesValueExists(method: string, path: readonly string[]): FoundRoute | undefined {
  if (path.length === 5) {
    switch (method) {
      case 'GET':
        return { route: namespacesRoutes.checkExists, values: [path[3]] };
      default:
        return undefined;
    }
  }
  return undefined;
}

/** `/api/v4/geo_sites` */
function afterApiV4GeoSites(method: string, path: readonly string[]): FoundRoute | undefined {
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
}

/** `/api/v4/geo_sites/status` */
function afterApiV4GeoSitesStatus(method: string, path: readonly string[]): FoundRoute | undefined {
  if (path.length === 4) {
    switch (method) {
      case 'GET':
        return { route: replicationSitesRoutes.listStatuses, values: [] };
      default:
        return undefined;
    }
  }
  return undefined;
}

/** `/api/v4/geo_sites/{}` */
function afterApiV4GeoSitesValue(method: string, path: readonly string[]): FoundRoute | undefined {
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
}

/** `/api/v4/geo_sites/{}/repair` */
function afterApiV4GeoSitesValueRepair(method: string, path: readonly string[]): FoundRoute | undefined {
  if (path.length === 5) {
    switch (method) {
      case 'POST':
        return { route: replicationSitesRoutes.repair, values: [path[3]] };
      default:
        return undefined;
    }
  }
  return undefined;
}

/** `/api/v4/snippet_repository_storage_moves` */
function afterApiV4SnippetRepositoryStorageMoves(method: string, path: readonly string[]): FoundRoute | undefined {
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
}

/** `/api/v4/snippet_repository_storage_moves/{}` */
function afterApiV4SnippetRepositoryStorageMovesValue(method: string, path: readonly string[]): FoundRoute | undefined {
  if (!isValue(path[3])) return undefined;
  if (path.length === 4) {
    switch (method) {
      case 'GET':
        return { route: snippetStorageMovesRoutes.get, values: [path[3]] };
      default:
        return undefined;
    }
  }
  return undefined;
}

/** `/api/v4/snippets` */
function afterApiV4Snippets(method: string, path: readonly string[]): FoundRoute | undefined {
  return afterApiV4SnippetsValue(method, path);
}

/** `/api/v4/snippets/{}` */
function afterApiV4SnippetsValue(method: string, path: readonly string[]): FoundRoute | undefined {
  if (!isValue(path[3])) return undefined;
  return path[4] === 'repository_storage_moves'
    ? afterApiV4SnippetsValueRepositoryStorageMoves(method, path)
    : undefined;
}

/** `/api/v4/snippets/{}/repository_storage_moves` */
function afterApiV4SnippetsValueRepositoryStorageMoves(
  method: string,
  path: readonly string[],
): FoundRoute | undefined {
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
}

/** `/api/v4/snippets/{}/repository_storage_moves/{}` */
function afterApiV4SnippetsValueRepositoryStorageMovesValue(
  method: string,
  path: readonly string[],
): FoundRoute | undefined {
  if (!isValue(path[5])) return undefined;
  if (path.length === 6) {
    switch (method) {
      case 'GET':
        return { route: snippetStorageMovesRoutes.getForSnippet, values: [path[3], path[5]] };
      default:
        return undefined;
    }
  }
  return undefined;
}

/** `/jwt` */
function afterJwt(method: string, path: readonly string[]): FoundRoute | undefined {
  return path[1] === 'auth' ? afterJwtAuth(method, path) : undefined;
}

/** `/jwt/auth` */
function afterJwtAuth(method: string, path: readonly string[]): FoundRoute | undefined {
  if (path.length === 2) {
    switch (method) {
      case 'GET':
        return { route: containerRegistryRoutes.getToken, values: [] };
      default:
        return undefined;
    }
  }
  return undefined;
}

/** `/v2` */
function afterV2(method: string, path: readonly string[]): FoundRoute | undefined {
  return path[1] === '_catalog'
    ? (afterV2Catalog(method, path) ??
        afterV2SpanTagsReferenceValue(method, path) ??
        afterV2SpanManifestsValue(method, path))
    : (afterV2SpanTagsReferenceValue(method, path) ?? afterV2SpanManifestsValue(method, path));
}

/** `/v2/{…}/tags/reference/{}` */
function afterV2SpanTagsReferenceValue(method: string, path: readonly string[]): FoundRoute | undefined {
  const end = path.length - 3;
  if (path[end] !== 'tags' || path[end + 1] !== 'reference' || !isValue(path[end + 2])) return undefined;
  const span = spannedValue(path, 1, end);
  if (span === undefined) return undefined;
  switch (method) {
    case 'DELETE':
      return { route: containerRegistryRoutes.deleteTagReference, values: [span, path[end + 2]] };
    default:
      return undefined;
  }
}

/** `/v2/{…}/manifests/{}` */
function afterV2SpanManifestsValue(method: string, path: readonly string[]): FoundRoute | undefined {
  const end = path.length - 2;
  if (path[end] !== 'manifests' || !isValue(path[end + 1])) return undefined;
  const span = spannedValue(path, 1, end);
  if (span === undefined) return undefined;
  switch (method) {
    case 'DELETE':
      return { route: containerRegistryRoutes.deleteManifest, values: [span, path[end + 1]] };
    default:
      return undefined;
  }
}

/** `/v2/_catalog` */
function afterV2Catalog(method: string, path: readonly string[]): FoundRoute | undefined {
  if (path.length === 2) {
    switch (method) {
      case 'GET':
        return { route: containerRegistryRoutes.listCatalog, values: [] };
      default:
        return undefined;
    }
  }
  return undefined;
}
