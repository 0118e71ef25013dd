/** Queries of readers, with the operationId of the wanted operation, or the title of the wanted chapter of the guide. */
export const searchQueries: readonly (readonly [query: string, wanted: string])[] = [
  // Typing errors.
  ['mrege request', 'mergeMergeRequest'],
  ['creat merge requets', 'createMergeRequest'],
  ['delete millestone', 'deleteProjectMilestone'],
  ['protcted enviroments', 'listProtectedEnvironments'],
  ['list bagdes', 'listProjectBadges'],
  ['pipline schedule run', 'runPipelineSchedule'],
  ['take onwership', 'takePipelineScheduleOwnership'],
  ['namepsace exists', 'checkNamespaceExists'],
  ['replciation site status', 'listReplicationSiteStatuses'],
  ['subscibe label', 'subscribeToProjectLabel'],
  // Other words for the same thing.
  ['remove badge', 'deleteProjectBadge'],
  ['edit milestone', 'updateProjectMilestone'],
  ['add label', 'createProjectLabel'],
  ['new merge request', 'createMergeRequest'],
  ['fetch a file', 'getRepositoryFile'],
  ['get all namespaces', 'listNamespaces'],
  ['modify pages settings', 'updatePagesSettings'],
  ['show weight event', 'getIssueWeightEvent'],
  ['docker image repositories', 'listProjectRegistryRepositories'],
  ['how do I log in', 'Authentication'],
  // operationIds.
  ['createMergeRequest', 'createMergeRequest'],
  ['listprojectforks', 'listProjectForks'],
  ['getRepositoryFileBlame', 'getRepositoryFileBlame'],
  ['unpublish_pages', 'unpublishPages'],
  ['forkproject', 'forkProject'],
  ['updateErrorTrackingSetings', 'updateErrorTrackingSettings'],
  // Paths.
  ['/projects/{id}/merge_requests', 'createMergeRequest'],
  ['DELETE /projects/:id/labels/:label_id', 'deleteProjectLabel'],
  ['/api/v4/projects/42/fork', 'forkProject'],
  ['geo_sites/status', 'listReplicationSiteStatuses'],
  ['PUT /projects/1/merge_requests/2/merge', 'mergeMergeRequest'],
  ['job_token_scope/allowlist', 'listJobTokenScopeProjects'],
  ['/v2/_catalog', 'listRegistryCatalog'],
  // Parameters, fields and errors.
  ['auto_merge', 'mergeMergeRequest'],
  ['forked_from_id', 'createForkRelationship'],
  ['cron timezone', 'createPipelineSchedule'],
  ['429 too many requests', 'Errors'],
  // The guide.
  ['paginate', 'Pagination'],
  ['keyset', 'Pagination'],
  ['rate limits', 'Limits'],
];
