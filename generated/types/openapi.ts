// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type * as types from './index.ts';

export interface paths {
  '/groups/{id}/registry/repositories': {
    get: operations['listGroupRegistryRepositories'];
  };
  '/jwt/auth': {
    get: operations['getRegistryToken'];
  };
  '/projects/{id}/': {
    put: operations['updateContainerRegistryVisibility'];
  };
  '/projects/{id}/registry/repositories': {
    get: operations['listProjectRegistryRepositories'];
  };
  '/projects/{id}/registry/repositories/{repository_id}': {
    delete: operations['deleteRegistryRepository'];
  };
  '/projects/{id}/registry/repositories/{repository_id}/tags': {
    get: operations['listRegistryRepositoryTags'];
    delete: operations['deleteRegistryRepositoryTagsInBulk'];
  };
  '/projects/{id}/registry/repositories/{repository_id}/tags/{tag_name}': {
    get: operations['getRegistryRepositoryTag'];
    delete: operations['deleteRegistryRepositoryTag'];
  };
  '/registry/repositories/{id}': {
    get: operations['getRegistryRepository'];
  };
  '/v2/_catalog': {
    get: operations['listRegistryCatalog'];
  };
  '/v2/{image_path}/manifests/{tag}': {
    delete: operations['deleteRegistryManifest'];
  };
  '/v2/{image_path}/tags/reference/{tag}': {
    delete: operations['deleteRegistryTagReference'];
  };
  '/projects/{id}/error_tracking/client_keys': {
    get: operations['listErrorTrackingClientKeys'];
    post: operations['createErrorTrackingClientKey'];
  };
  '/projects/{id}/error_tracking/client_keys/{key_id}': {
    delete: operations['deleteErrorTrackingClientKey'];
  };
  '/projects/{id}/error_tracking/settings': {
    get: operations['getErrorTrackingSettings'];
    put: operations['replaceErrorTrackingSettings'];
    patch: operations['updateErrorTrackingSettings'];
  };
  '/projects/{id}/job_token_scope': {
    get: operations['getJobTokenScope'];
    patch: operations['updateJobTokenScope'];
  };
  '/projects/{id}/job_token_scope/allowlist': {
    get: operations['listJobTokenScopeProjects'];
    post: operations['addProjectToJobTokenScope'];
  };
  '/projects/{id}/job_token_scope/allowlist/{target_project_id}': {
    delete: operations['removeProjectFromJobTokenScope'];
  };
  '/projects/{id}/job_token_scope/groups_allowlist': {
    get: operations['listJobTokenScopeGroups'];
    post: operations['addGroupToJobTokenScope'];
  };
  '/projects/{id}/job_token_scope/groups_allowlist/{target_group_id}': {
    delete: operations['removeGroupFromJobTokenScope'];
  };
  '/merge_requests': {
    get: operations['listMergeRequests'];
  };
  '/projects/{id}/merge_requests': {
    post: operations['createMergeRequest'];
  };
  '/projects/{id}/merge_requests/{merge_request_iid}': {
    get: operations['getMergeRequest'];
    put: operations['updateMergeRequest'];
    delete: operations['deleteMergeRequest'];
  };
  '/projects/{id}/merge_requests/{merge_request_iid}/diffs': {
    get: operations['listMergeRequestDiffs'];
  };
  '/projects/{id}/merge_requests/{merge_request_iid}/merge': {
    put: operations['mergeMergeRequest'];
  };
  '/projects/{id}/merge_requests/{merge_request_iid}/pipelines': {
    get: operations['listMergeRequestPipelines'];
    post: operations['createMergeRequestPipeline'];
  };
  '/projects/{id}/merge_requests/{merge_request_iid}/raw_diffs': {
    get: operations['getMergeRequestRawDiffs'];
  };
  '/namespaces': {
    get: operations['listNamespaces'];
  };
  '/namespaces/{id}': {
    get: operations['getNamespace'];
  };
  '/namespaces/{namespace}/exists': {
    get: operations['checkNamespaceExists'];
  };
  '/projects/{id}/pages': {
    get: operations['getPagesSettings'];
    delete: operations['unpublishPages'];
    patch: operations['updatePagesSettings'];
  };
  '/projects/{id}/pipeline_schedules': {
    get: operations['listPipelineSchedules'];
    post: operations['createPipelineSchedule'];
  };
  '/projects/{id}/pipeline_schedules/{pipeline_schedule_id}': {
    get: operations['getPipelineSchedule'];
    put: operations['updatePipelineSchedule'];
    delete: operations['deletePipelineSchedule'];
  };
  '/projects/{id}/pipeline_schedules/{pipeline_schedule_id}/pipelines': {
    get: operations['listPipelineSchedulePipelines'];
  };
  '/projects/{id}/pipeline_schedules/{pipeline_schedule_id}/play': {
    post: operations['runPipelineSchedule'];
  };
  '/projects/{id}/pipeline_schedules/{pipeline_schedule_id}/take_ownership': {
    post: operations['takePipelineScheduleOwnership'];
  };
  '/projects/{id}/pipeline_schedules/{pipeline_schedule_id}/variables': {
    post: operations['createPipelineScheduleVariable'];
  };
  '/projects/{id}/pipeline_schedules/{pipeline_schedule_id}/variables/{key}': {
    put: operations['updatePipelineScheduleVariable'];
    delete: operations['deletePipelineScheduleVariable'];
  };
  '/projects/{id}/badges': {
    get: operations['listProjectBadges'];
    post: operations['createProjectBadge'];
  };
  '/projects/{id}/badges/render': {
    get: operations['renderProjectBadge'];
  };
  '/projects/{id}/badges/{badge_id}': {
    get: operations['getProjectBadge'];
    put: operations['updateProjectBadge'];
    delete: operations['deleteProjectBadge'];
  };
  '/projects/{id}/fork': {
    post: operations['forkProject'];
    delete: operations['deleteForkRelationship'];
  };
  '/projects/{id}/fork/{forked_from_id}': {
    post: operations['createForkRelationship'];
  };
  '/projects/{id}/forks': {
    get: operations['listProjectForks'];
  };
  '/projects/{id}/labels': {
    get: operations['listProjectLabels'];
    put: operations['updateProjectLabelByName'];
    post: operations['createProjectLabel'];
    delete: operations['deleteProjectLabelByName'];
  };
  '/projects/{id}/labels/promote': {
    put: operations['promoteProjectLabelByName'];
  };
  '/projects/{id}/labels/{label_id}': {
    get: operations['getProjectLabel'];
    put: operations['updateProjectLabel'];
    delete: operations['deleteProjectLabel'];
  };
  '/projects/{id}/labels/{label_id}/promote': {
    put: operations['promoteProjectLabel'];
  };
  '/projects/{id}/labels/{label_id}/subscribe': {
    post: operations['subscribeToProjectLabel'];
  };
  '/projects/{id}/labels/{label_id}/unsubscribe': {
    post: operations['unsubscribeFromProjectLabel'];
  };
  '/projects/{id}/milestones': {
    get: operations['listProjectMilestones'];
    post: operations['createProjectMilestone'];
  };
  '/projects/{id}/milestones/{milestone_id}': {
    get: operations['getProjectMilestone'];
    put: operations['updateProjectMilestone'];
    delete: operations['deleteProjectMilestone'];
  };
  '/projects/{id}/milestones/{milestone_id}/burndown_events': {
    get: operations['listProjectMilestoneBurndownEvents'];
  };
  '/projects/{id}/milestones/{milestone_id}/issues': {
    get: operations['listProjectMilestoneIssues'];
  };
  '/projects/{id}/milestones/{milestone_id}/merge_requests': {
    get: operations['listProjectMilestoneMergeRequests'];
  };
  '/projects/{id}/milestones/{milestone_id}/promote': {
    post: operations['promoteProjectMilestone'];
  };
  '/projects/{id}/protected_environments': {
    get: operations['listProtectedEnvironments'];
    post: operations['createProtectedEnvironment'];
  };
  '/projects/{id}/protected_environments/{name}': {
    get: operations['getProtectedEnvironment'];
    put: operations['updateProtectedEnvironment'];
    delete: operations['unprotectEnvironment'];
  };
  '/geo_sites': {
    get: operations['listReplicationSites'];
    post: operations['createReplicationSite'];
  };
  '/geo_sites/status': {
    get: operations['listReplicationSiteStatuses'];
  };
  '/geo_sites/{id}': {
    get: operations['getReplicationSite'];
    put: operations['updateReplicationSite'];
    delete: operations['deleteReplicationSite'];
  };
  '/geo_sites/{id}/repair': {
    post: operations['repairReplicationSite'];
  };
  '/projects/{id}/repository/files/{file_path}': {
    get: operations['getRepositoryFile'];
    put: operations['updateRepositoryFile'];
    post: operations['createRepositoryFile'];
    delete: operations['deleteRepositoryFile'];
    head: operations['getRepositoryFileMetadata'];
  };
  '/projects/{id}/repository/files/{file_path}/blame': {
    get: operations['getRepositoryFileBlame'];
    head: operations['getRepositoryFileBlameMetadata'];
  };
  '/projects/{id}/repository/files/{file_path}/raw': {
    get: operations['getRawRepositoryFile'];
    head: operations['getRawRepositoryFileMetadata'];
  };
  '/projects/{id}/issues/{issue_iid}/resource_weight_events': {
    get: operations['listIssueWeightEvents'];
  };
  '/projects/{id}/issues/{issue_iid}/resource_weight_events/{resource_weight_event_id}': {
    get: operations['getIssueWeightEvent'];
  };
  '/snippet_repository_storage_moves': {
    get: operations['listSnippetStorageMoves'];
    post: operations['moveAllSnippetStorages'];
  };
  '/snippet_repository_storage_moves/{repository_storage_id}': {
    get: operations['getSnippetStorageMove'];
  };
  '/snippets/{snippet_id}/repository_storage_moves': {
    get: operations['listStorageMovesOfSnippet'];
    post: operations['moveSnippetStorage'];
  };
  '/snippets/{snippet_id}/repository_storage_moves/{repository_storage_id}': {
    get: operations['getStorageMoveOfSnippet'];
  };
}

export interface operations {
  listGroupRegistryRepositories: {
    parameters: {
      query?: types.ListGroupRegistryRepositoriesQuery;
      path: types.ListGroupRegistryRepositoriesPath;
    };
    responses: types.ListGroupRegistryRepositoriesResponses;
  };
  getRegistryToken: {
    parameters: {
      query: types.GetRegistryTokenQuery;
    };
    responses: types.GetRegistryTokenResponses;
  };
  updateContainerRegistryVisibility: {
    parameters: {
      path: types.UpdateContainerRegistryVisibilityPath;
    };
    requestBody?: {
      content: {
        'application/json': types.RegistryVisibilityUpdate;
        'application/x-www-form-urlencoded': types.RegistryVisibilityUpdate;
      };
    };
    responses: types.UpdateContainerRegistryVisibilityResponses;
  };
  listProjectRegistryRepositories: {
    parameters: {
      query?: types.ListProjectRegistryRepositoriesQuery;
      path: types.ListProjectRegistryRepositoriesPath;
    };
    responses: types.ListProjectRegistryRepositoriesResponses;
  };
  deleteRegistryRepository: {
    parameters: {
      path: types.DeleteRegistryRepositoryPath;
    };
    responses: types.DeleteRegistryRepositoryResponses;
  };
  listRegistryRepositoryTags: {
    parameters: {
      query?: types.ListRegistryRepositoryTagsQuery;
      path: types.ListRegistryRepositoryTagsPath;
    };
    responses: types.ListRegistryRepositoryTagsResponses;
  };
  deleteRegistryRepositoryTagsInBulk: {
    parameters: {
      path: types.DeleteRegistryRepositoryTagsInBulkPath;
    };
    requestBody: {
      content: {
        'application/json': types.RegistryTagsBulkDelete;
        'application/x-www-form-urlencoded': types.RegistryTagsBulkDelete;
      };
    };
    responses: types.DeleteRegistryRepositoryTagsInBulkResponses;
  };
  getRegistryRepositoryTag: {
    parameters: {
      path: types.GetRegistryRepositoryTagPath;
    };
    responses: types.GetRegistryRepositoryTagResponses;
  };
  deleteRegistryRepositoryTag: {
    parameters: {
      path: types.DeleteRegistryRepositoryTagPath;
    };
    responses: types.DeleteRegistryRepositoryTagResponses;
  };
  getRegistryRepository: {
    parameters: {
      query?: types.GetRegistryRepositoryQuery;
      path: types.GetRegistryRepositoryPath;
    };
    responses: types.GetRegistryRepositoryResponses;
  };
  listRegistryCatalog: {
    responses: types.ListRegistryCatalogResponses;
  };
  deleteRegistryManifest: {
    parameters: {
      path: types.DeleteRegistryManifestPath;
    };
    responses: types.DeleteRegistryManifestResponses;
  };
  deleteRegistryTagReference: {
    parameters: {
      path: types.DeleteRegistryTagReferencePath;
    };
    responses: types.DeleteRegistryTagReferenceResponses;
  };
  listErrorTrackingClientKeys: {
    parameters: {
      query?: types.ListErrorTrackingClientKeysQuery;
      path: types.ListErrorTrackingClientKeysPath;
    };
    responses: types.ListErrorTrackingClientKeysResponses;
  };
  createErrorTrackingClientKey: {
    parameters: {
      path: types.CreateErrorTrackingClientKeyPath;
    };
    responses: types.CreateErrorTrackingClientKeyResponses;
  };
  deleteErrorTrackingClientKey: {
    parameters: {
      path: types.DeleteErrorTrackingClientKeyPath;
    };
    responses: types.DeleteErrorTrackingClientKeyResponses;
  };
  getErrorTrackingSettings: {
    parameters: {
      path: types.GetErrorTrackingSettingsPath;
    };
    responses: types.GetErrorTrackingSettingsResponses;
  };
  replaceErrorTrackingSettings: {
    parameters: {
      path: types.ReplaceErrorTrackingSettingsPath;
    };
    requestBody: {
      content: {
        'application/json': types.ErrorTrackingSettingsReplace;
        'application/x-www-form-urlencoded': types.ErrorTrackingSettingsReplace;
      };
    };
    responses: types.ReplaceErrorTrackingSettingsResponses;
  };
  updateErrorTrackingSettings: {
    parameters: {
      path: types.UpdateErrorTrackingSettingsPath;
    };
    requestBody: {
      content: {
        'application/json': types.ErrorTrackingSettingsUpdate;
        'application/x-www-form-urlencoded': types.ErrorTrackingSettingsUpdate;
      };
    };
    responses: types.UpdateErrorTrackingSettingsResponses;
  };
  getJobTokenScope: {
    parameters: {
      path: types.GetJobTokenScopePath;
    };
    responses: types.GetJobTokenScopeResponses;
  };
  updateJobTokenScope: {
    parameters: {
      path: types.UpdateJobTokenScopePath;
    };
    requestBody: {
      content: {
        'application/json': types.JobTokenScopeUpdate;
        'application/x-www-form-urlencoded': types.JobTokenScopeUpdate;
      };
    };
    responses: types.UpdateJobTokenScopeResponses;
  };
  listJobTokenScopeProjects: {
    parameters: {
      query?: types.ListJobTokenScopeProjectsQuery;
      path: types.ListJobTokenScopeProjectsPath;
    };
    responses: types.ListJobTokenScopeProjectsResponses;
  };
  addProjectToJobTokenScope: {
    parameters: {
      path: types.AddProjectToJobTokenScopePath;
    };
    requestBody: {
      content: {
        'application/json': types.JobTokenScopeProjectAdd;
        'application/x-www-form-urlencoded': types.JobTokenScopeProjectAdd;
      };
    };
    responses: types.AddProjectToJobTokenScopeResponses;
  };
  removeProjectFromJobTokenScope: {
    parameters: {
      path: types.RemoveProjectFromJobTokenScopePath;
    };
    responses: types.RemoveProjectFromJobTokenScopeResponses;
  };
  listJobTokenScopeGroups: {
    parameters: {
      query?: types.ListJobTokenScopeGroupsQuery;
      path: types.ListJobTokenScopeGroupsPath;
    };
    responses: types.ListJobTokenScopeGroupsResponses;
  };
  addGroupToJobTokenScope: {
    parameters: {
      path: types.AddGroupToJobTokenScopePath;
    };
    requestBody: {
      content: {
        'application/json': types.JobTokenScopeGroupAdd;
        'application/x-www-form-urlencoded': types.JobTokenScopeGroupAdd;
      };
    };
    responses: types.AddGroupToJobTokenScopeResponses;
  };
  removeGroupFromJobTokenScope: {
    parameters: {
      path: types.RemoveGroupFromJobTokenScopePath;
    };
    responses: types.RemoveGroupFromJobTokenScopeResponses;
  };
  listMergeRequests: {
    parameters: {
      query?: types.ListMergeRequestsQuery;
    };
    responses: types.ListMergeRequestsResponses;
  };
  createMergeRequest: {
    parameters: {
      path: types.CreateMergeRequestPath;
    };
    requestBody: {
      content: {
        'application/json': types.MergeRequestCreate;
        'application/x-www-form-urlencoded': types.MergeRequestCreate;
      };
    };
    responses: types.CreateMergeRequestResponses;
  };
  getMergeRequest: {
    parameters: {
      query?: types.GetMergeRequestQuery;
      path: types.GetMergeRequestPath;
    };
    responses: types.GetMergeRequestResponses;
  };
  updateMergeRequest: {
    parameters: {
      path: types.UpdateMergeRequestPath;
    };
    requestBody: {
      content: {
        'application/json': types.MergeRequestUpdate;
        'application/x-www-form-urlencoded': types.MergeRequestUpdate;
      };
    };
    responses: types.UpdateMergeRequestResponses;
  };
  deleteMergeRequest: {
    parameters: {
      path: types.DeleteMergeRequestPath;
    };
    responses: types.DeleteMergeRequestResponses;
  };
  listMergeRequestDiffs: {
    parameters: {
      query?: types.ListMergeRequestDiffsQuery;
      path: types.ListMergeRequestDiffsPath;
    };
    responses: types.ListMergeRequestDiffsResponses;
  };
  mergeMergeRequest: {
    parameters: {
      path: types.MergeMergeRequestPath;
    };
    requestBody?: {
      content: {
        'application/json': types.MergeRequestMerge;
        'application/x-www-form-urlencoded': types.MergeRequestMerge;
      };
    };
    responses: types.MergeMergeRequestResponses;
  };
  listMergeRequestPipelines: {
    parameters: {
      query?: types.ListMergeRequestPipelinesQuery;
      path: types.ListMergeRequestPipelinesPath;
    };
    responses: types.ListMergeRequestPipelinesResponses;
  };
  createMergeRequestPipeline: {
    parameters: {
      path: types.CreateMergeRequestPipelinePath;
    };
    responses: types.CreateMergeRequestPipelineResponses;
  };
  getMergeRequestRawDiffs: {
    parameters: {
      path: types.GetMergeRequestRawDiffsPath;
    };
    responses: types.GetMergeRequestRawDiffsResponses;
  };
  listNamespaces: {
    parameters: {
      query?: types.ListNamespacesQuery;
    };
    responses: types.ListNamespacesResponses;
  };
  getNamespace: {
    parameters: {
      path: types.GetNamespacePath;
    };
    responses: types.GetNamespaceResponses;
  };
  checkNamespaceExists: {
    parameters: {
      query?: types.CheckNamespaceExistsQuery;
      path: types.CheckNamespaceExistsPath;
    };
    responses: types.CheckNamespaceExistsResponses;
  };
  getPagesSettings: {
    parameters: {
      path: types.GetPagesSettingsPath;
    };
    responses: types.GetPagesSettingsResponses;
  };
  unpublishPages: {
    parameters: {
      path: types.UnpublishPagesPath;
    };
    responses: types.UnpublishPagesResponses;
  };
  updatePagesSettings: {
    parameters: {
      path: types.UpdatePagesSettingsPath;
    };
    requestBody?: {
      content: {
        'application/json': types.PagesSettingsUpdate;
        'application/x-www-form-urlencoded': types.PagesSettingsUpdate;
      };
    };
    responses: types.UpdatePagesSettingsResponses;
  };
  listPipelineSchedules: {
    parameters: {
      query?: types.ListPipelineSchedulesQuery;
      path: types.ListPipelineSchedulesPath;
    };
    responses: types.ListPipelineSchedulesResponses;
  };
  createPipelineSchedule: {
    parameters: {
      path: types.CreatePipelineSchedulePath;
    };
    requestBody: {
      content: {
        'application/json': types.PipelineScheduleCreate;
        'application/x-www-form-urlencoded': types.PipelineScheduleCreate;
      };
    };
    responses: types.CreatePipelineScheduleResponses;
  };
  getPipelineSchedule: {
    parameters: {
      path: types.GetPipelineSchedulePath;
    };
    responses: types.GetPipelineScheduleResponses;
  };
  updatePipelineSchedule: {
    parameters: {
      path: types.UpdatePipelineSchedulePath;
    };
    requestBody?: {
      content: {
        'application/json': types.PipelineScheduleUpdate;
        'application/x-www-form-urlencoded': types.PipelineScheduleUpdate;
      };
    };
    responses: types.UpdatePipelineScheduleResponses;
  };
  deletePipelineSchedule: {
    parameters: {
      path: types.DeletePipelineSchedulePath;
    };
    responses: types.DeletePipelineScheduleResponses;
  };
  listPipelineSchedulePipelines: {
    parameters: {
      query?: types.ListPipelineSchedulePipelinesQuery;
      path: types.ListPipelineSchedulePipelinesPath;
    };
    responses: types.ListPipelineSchedulePipelinesResponses;
  };
  runPipelineSchedule: {
    parameters: {
      path: types.RunPipelineSchedulePath;
    };
    responses: types.RunPipelineScheduleResponses;
  };
  takePipelineScheduleOwnership: {
    parameters: {
      path: types.TakePipelineScheduleOwnershipPath;
    };
    responses: types.TakePipelineScheduleOwnershipResponses;
  };
  createPipelineScheduleVariable: {
    parameters: {
      path: types.CreatePipelineScheduleVariablePath;
    };
    requestBody: {
      content: {
        'application/json': types.PipelineScheduleVariableCreate;
        'application/x-www-form-urlencoded': types.PipelineScheduleVariableCreate;
      };
    };
    responses: types.CreatePipelineScheduleVariableResponses;
  };
  updatePipelineScheduleVariable: {
    parameters: {
      path: types.UpdatePipelineScheduleVariablePath;
    };
    requestBody: {
      content: {
        'application/json': types.PipelineScheduleVariableUpdate;
        'application/x-www-form-urlencoded': types.PipelineScheduleVariableUpdate;
      };
    };
    responses: types.UpdatePipelineScheduleVariableResponses;
  };
  deletePipelineScheduleVariable: {
    parameters: {
      path: types.DeletePipelineScheduleVariablePath;
    };
    responses: types.DeletePipelineScheduleVariableResponses;
  };
  listProjectBadges: {
    parameters: {
      query?: types.ListProjectBadgesQuery;
      path: types.ListProjectBadgesPath;
    };
    responses: types.ListProjectBadgesResponses;
  };
  createProjectBadge: {
    parameters: {
      path: types.CreateProjectBadgePath;
    };
    requestBody: {
      content: {
        'application/json': types.BadgeCreate;
        'application/x-www-form-urlencoded': types.BadgeCreate;
      };
    };
    responses: types.CreateProjectBadgeResponses;
  };
  renderProjectBadge: {
    parameters: {
      query: types.RenderProjectBadgeQuery;
      path: types.RenderProjectBadgePath;
    };
    responses: types.RenderProjectBadgeResponses;
  };
  getProjectBadge: {
    parameters: {
      path: types.GetProjectBadgePath;
    };
    responses: types.GetProjectBadgeResponses;
  };
  updateProjectBadge: {
    parameters: {
      path: types.UpdateProjectBadgePath;
    };
    requestBody?: {
      content: {
        'application/json': types.BadgeUpdate;
        'application/x-www-form-urlencoded': types.BadgeUpdate;
      };
    };
    responses: types.UpdateProjectBadgeResponses;
  };
  deleteProjectBadge: {
    parameters: {
      path: types.DeleteProjectBadgePath;
    };
    responses: types.DeleteProjectBadgeResponses;
  };
  forkProject: {
    parameters: {
      path: types.ForkProjectPath;
    };
    requestBody?: {
      content: {
        'application/json': types.ForkCreate;
        'application/x-www-form-urlencoded': types.ForkCreate;
      };
    };
    responses: types.ForkProjectResponses;
  };
  deleteForkRelationship: {
    parameters: {
      path: types.DeleteForkRelationshipPath;
    };
    responses: types.DeleteForkRelationshipResponses;
  };
  createForkRelationship: {
    parameters: {
      path: types.CreateForkRelationshipPath;
    };
    responses: types.CreateForkRelationshipResponses;
  };
  listProjectForks: {
    parameters: {
      query?: types.ListProjectForksQuery;
      path: types.ListProjectForksPath;
    };
    responses: types.ListProjectForksResponses;
  };
  listProjectLabels: {
    parameters: {
      query?: types.ListProjectLabelsQuery;
      path: types.ListProjectLabelsPath;
    };
    responses: types.ListProjectLabelsResponses;
  };
  updateProjectLabelByName: {
    parameters: {
      path: types.UpdateProjectLabelByNamePath;
    };
    requestBody: {
      content: {
        'application/json': types.LabelUpdateByName;
        'application/x-www-form-urlencoded': types.LabelUpdateByName;
      };
    };
    responses: types.UpdateProjectLabelByNameResponses;
  };
  createProjectLabel: {
    parameters: {
      path: types.CreateProjectLabelPath;
    };
    requestBody: {
      content: {
        'application/json': types.LabelCreate;
        'application/x-www-form-urlencoded': types.LabelCreate;
      };
    };
    responses: types.CreateProjectLabelResponses;
  };
  deleteProjectLabelByName: {
    parameters: {
      query: types.DeleteProjectLabelByNameQuery;
      path: types.DeleteProjectLabelByNamePath;
    };
    responses: types.DeleteProjectLabelByNameResponses;
  };
  promoteProjectLabelByName: {
    parameters: {
      path: types.PromoteProjectLabelByNamePath;
    };
    requestBody: {
      content: {
        'application/json': types.LabelPromotionByName;
        'application/x-www-form-urlencoded': types.LabelPromotionByName;
      };
    };
    responses: types.PromoteProjectLabelByNameResponses;
  };
  getProjectLabel: {
    parameters: {
      query?: types.GetProjectLabelQuery;
      path: types.GetProjectLabelPath;
    };
    responses: types.GetProjectLabelResponses;
  };
  updateProjectLabel: {
    parameters: {
      path: types.UpdateProjectLabelPath;
    };
    requestBody: {
      content: {
        'application/json': types.LabelUpdate;
        'application/x-www-form-urlencoded': types.LabelUpdate;
      };
    };
    responses: types.UpdateProjectLabelResponses;
  };
  deleteProjectLabel: {
    parameters: {
      path: types.DeleteProjectLabelPath;
    };
    responses: types.DeleteProjectLabelResponses;
  };
  promoteProjectLabel: {
    parameters: {
      path: types.PromoteProjectLabelPath;
    };
    responses: types.PromoteProjectLabelResponses;
  };
  subscribeToProjectLabel: {
    parameters: {
      path: types.SubscribeToProjectLabelPath;
    };
    responses: types.SubscribeToProjectLabelResponses;
  };
  unsubscribeFromProjectLabel: {
    parameters: {
      path: types.UnsubscribeFromProjectLabelPath;
    };
    responses: types.UnsubscribeFromProjectLabelResponses;
  };
  listProjectMilestones: {
    parameters: {
      query?: types.ListProjectMilestonesQuery;
      path: types.ListProjectMilestonesPath;
    };
    responses: types.ListProjectMilestonesResponses;
  };
  createProjectMilestone: {
    parameters: {
      path: types.CreateProjectMilestonePath;
    };
    requestBody: {
      content: {
        'application/json': types.ProjectMilestoneCreate;
        'application/x-www-form-urlencoded': types.ProjectMilestoneCreate;
      };
    };
    responses: types.CreateProjectMilestoneResponses;
  };
  getProjectMilestone: {
    parameters: {
      path: types.GetProjectMilestonePath;
    };
    responses: types.GetProjectMilestoneResponses;
  };
  updateProjectMilestone: {
    parameters: {
      path: types.UpdateProjectMilestonePath;
    };
    requestBody?: {
      content: {
        'application/json': types.ProjectMilestoneUpdate;
        'application/x-www-form-urlencoded': types.ProjectMilestoneUpdate;
      };
    };
    responses: types.UpdateProjectMilestoneResponses;
  };
  deleteProjectMilestone: {
    parameters: {
      path: types.DeleteProjectMilestonePath;
    };
    responses: types.DeleteProjectMilestoneResponses;
  };
  listProjectMilestoneBurndownEvents: {
    parameters: {
      query?: types.ListProjectMilestoneBurndownEventsQuery;
      path: types.ListProjectMilestoneBurndownEventsPath;
    };
    responses: types.ListProjectMilestoneBurndownEventsResponses;
  };
  listProjectMilestoneIssues: {
    parameters: {
      query?: types.ListProjectMilestoneIssuesQuery;
      path: types.ListProjectMilestoneIssuesPath;
    };
    responses: types.ListProjectMilestoneIssuesResponses;
  };
  listProjectMilestoneMergeRequests: {
    parameters: {
      query?: types.ListProjectMilestoneMergeRequestsQuery;
      path: types.ListProjectMilestoneMergeRequestsPath;
    };
    responses: types.ListProjectMilestoneMergeRequestsResponses;
  };
  promoteProjectMilestone: {
    parameters: {
      path: types.PromoteProjectMilestonePath;
    };
    responses: types.PromoteProjectMilestoneResponses;
  };
  listProtectedEnvironments: {
    parameters: {
      query?: types.ListProtectedEnvironmentsQuery;
      path: types.ListProtectedEnvironmentsPath;
    };
    responses: types.ListProtectedEnvironmentsResponses;
  };
  createProtectedEnvironment: {
    parameters: {
      path: types.CreateProtectedEnvironmentPath;
    };
    requestBody: {
      content: {
        'application/json': types.ProtectedEnvironmentCreate;
        'application/x-www-form-urlencoded': types.ProtectedEnvironmentCreate;
      };
    };
    responses: types.CreateProtectedEnvironmentResponses;
  };
  getProtectedEnvironment: {
    parameters: {
      path: types.GetProtectedEnvironmentPath;
    };
    responses: types.GetProtectedEnvironmentResponses;
  };
  updateProtectedEnvironment: {
    parameters: {
      path: types.UpdateProtectedEnvironmentPath;
    };
    requestBody?: {
      content: {
        'application/json': types.ProtectedEnvironmentUpdate;
        'application/x-www-form-urlencoded': types.ProtectedEnvironmentUpdate;
      };
    };
    responses: types.UpdateProtectedEnvironmentResponses;
  };
  unprotectEnvironment: {
    parameters: {
      path: types.UnprotectEnvironmentPath;
    };
    responses: types.UnprotectEnvironmentResponses;
  };
  listReplicationSites: {
    parameters: {
      query?: types.ListReplicationSitesQuery;
    };
    responses: types.ListReplicationSitesResponses;
  };
  createReplicationSite: {
    requestBody: {
      content: {
        'application/json': types.ReplicationSiteCreate;
        'application/x-www-form-urlencoded': types.ReplicationSiteCreate;
      };
    };
    responses: types.CreateReplicationSiteResponses;
  };
  listReplicationSiteStatuses: {
    parameters: {
      query?: types.ListReplicationSiteStatusesQuery;
    };
    responses: types.ListReplicationSiteStatusesResponses;
  };
  getReplicationSite: {
    parameters: {
      path: types.GetReplicationSitePath;
    };
    responses: types.GetReplicationSiteResponses;
  };
  updateReplicationSite: {
    parameters: {
      path: types.UpdateReplicationSitePath;
    };
    requestBody?: {
      content: {
        'application/json': types.ReplicationSiteUpdate;
        'application/x-www-form-urlencoded': types.ReplicationSiteUpdate;
      };
    };
    responses: types.UpdateReplicationSiteResponses;
  };
  deleteReplicationSite: {
    parameters: {
      path: types.DeleteReplicationSitePath;
    };
    responses: types.DeleteReplicationSiteResponses;
  };
  repairReplicationSite: {
    parameters: {
      path: types.RepairReplicationSitePath;
    };
    responses: types.RepairReplicationSiteResponses;
  };
  getRepositoryFile: {
    parameters: {
      query: types.GetRepositoryFileQuery;
      path: types.GetRepositoryFilePath;
    };
    responses: types.GetRepositoryFileResponses;
  };
  updateRepositoryFile: {
    parameters: {
      path: types.UpdateRepositoryFilePath;
    };
    requestBody: {
      content: {
        'application/json': types.RepositoryFileUpdate;
        'application/x-www-form-urlencoded': types.RepositoryFileUpdate;
      };
    };
    responses: types.UpdateRepositoryFileResponses;
  };
  createRepositoryFile: {
    parameters: {
      path: types.CreateRepositoryFilePath;
    };
    requestBody: {
      content: {
        'application/json': types.RepositoryFileCreate;
        'application/x-www-form-urlencoded': types.RepositoryFileCreate;
      };
    };
    responses: types.CreateRepositoryFileResponses;
  };
  deleteRepositoryFile: {
    parameters: {
      path: types.DeleteRepositoryFilePath;
    };
    requestBody: {
      content: {
        'application/json': types.RepositoryFileDelete;
        'application/x-www-form-urlencoded': types.RepositoryFileDelete;
      };
    };
    responses: types.DeleteRepositoryFileResponses;
  };
  getRepositoryFileMetadata: {
    parameters: {
      query: types.GetRepositoryFileMetadataQuery;
      path: types.GetRepositoryFileMetadataPath;
    };
    responses: types.GetRepositoryFileMetadataResponses;
  };
  getRepositoryFileBlame: {
    parameters: {
      query: types.GetRepositoryFileBlameQuery;
      path: types.GetRepositoryFileBlamePath;
    };
    responses: types.GetRepositoryFileBlameResponses;
  };
  getRepositoryFileBlameMetadata: {
    parameters: {
      query: types.GetRepositoryFileBlameMetadataQuery;
      path: types.GetRepositoryFileBlameMetadataPath;
    };
    responses: types.GetRepositoryFileBlameMetadataResponses;
  };
  getRawRepositoryFile: {
    parameters: {
      query?: types.GetRawRepositoryFileQuery;
      path: types.GetRawRepositoryFilePath;
    };
    responses: types.GetRawRepositoryFileResponses;
  };
  getRawRepositoryFileMetadata: {
    parameters: {
      query?: types.GetRawRepositoryFileMetadataQuery;
      path: types.GetRawRepositoryFileMetadataPath;
    };
    responses: types.GetRawRepositoryFileMetadataResponses;
  };
  listIssueWeightEvents: {
    parameters: {
      query?: types.ListIssueWeightEventsQuery;
      path: types.ListIssueWeightEventsPath;
    };
    responses: types.ListIssueWeightEventsResponses;
  };
  getIssueWeightEvent: {
    parameters: {
      path: types.GetIssueWeightEventPath;
    };
    responses: types.GetIssueWeightEventResponses;
  };
  listSnippetStorageMoves: {
    parameters: {
      query?: types.ListSnippetStorageMovesQuery;
    };
    responses: types.ListSnippetStorageMovesResponses;
  };
  moveAllSnippetStorages: {
    requestBody: {
      content: {
        'application/json': types.SnippetStorageMoveAll;
        'application/x-www-form-urlencoded': types.SnippetStorageMoveAll;
      };
    };
    responses: types.MoveAllSnippetStoragesResponses;
  };
  getSnippetStorageMove: {
    parameters: {
      path: types.GetSnippetStorageMovePath;
    };
    responses: types.GetSnippetStorageMoveResponses;
  };
  listStorageMovesOfSnippet: {
    parameters: {
      query?: types.ListStorageMovesOfSnippetQuery;
      path: types.ListStorageMovesOfSnippetPath;
    };
    responses: types.ListStorageMovesOfSnippetResponses;
  };
  moveSnippetStorage: {
    parameters: {
      path: types.MoveSnippetStoragePath;
    };
    requestBody?: {
      content: {
        'application/json': types.SnippetStorageMoveCreate;
        'application/x-www-form-urlencoded': types.SnippetStorageMoveCreate;
      };
    };
    responses: types.MoveSnippetStorageResponses;
  };
  getStorageMoveOfSnippet: {
    parameters: {
      path: types.GetStorageMoveOfSnippetPath;
    };
    responses: types.GetStorageMoveOfSnippetResponses;
  };
}
