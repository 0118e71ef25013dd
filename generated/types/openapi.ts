// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

export interface paths {
  '/geo_sites': {
    /**
     * List replication sites
     * @description Returns all sites of the instance, the primary and the secondary ones. Administrators of self-managed instances only; paid tiers.
     */
    get: operations['listReplicationSites'];
    /**
     * Create a replication site
     * @description Creates a site of the instance, a secondary one unless `primary` is true. Administrators of self-managed instances only; paid tiers.
     */
    post: operations['createReplicationSite'];
  };
  '/geo_sites/status': {
    /**
     * List the status of all replication sites
     * @description Returns the replication and verification status of each site. Administrators of self-managed instances only; paid tiers. The API has further operations on replication sites, which are not documented; `_links.status` of a site is the address of one of them.
     */
    get: operations['listReplicationSiteStatuses'];
  };
  '/geo_sites/{id}': {
    /**
     * Read a replication site
     * @description Returns one site of the instance. Administrators of self-managed instances only; paid tiers.
     */
    get: operations['getReplicationSite'];
    /**
     * Change a replication site
     * @description Changes the given properties of a site and leaves the others as they are. Administrators of self-managed instances only; paid tiers.
     */
    put: operations['updateReplicationSite'];
    /**
     * Delete a replication site
     * @description Deletes a site of the instance. Administrators of self-managed instances only; paid tiers.
     */
    delete: operations['deleteReplicationSite'];
  };
  '/geo_sites/{id}/repair': {
    /**
     * Repair the authentication of a replication site
     * @description Repairs the OAuth authentication between the sites and returns the site. Administrators of self-managed instances only; paid tiers.
     */
    post: operations['repairReplicationSite'];
  };
  '/groups/{id}/registry/repositories': {
    /**
     * List the image repositories of a group
     * @description Returns the image repositories in the registries of a group. Since 15.0, this list contains neither tags nor their number. A job token gives access only to the registry of the project whose pipeline it belongs to; the content of this list with a job token is not documented.
     */
    get: operations['listGroupRegistryRepositories'];
  };
  '/jwt/auth': {
    /**
     * Obtain a token for the registry
     * @description Returns a token for the endpoints of the registry itself, whose paths begin with `/v2`. Send the token there as `Authorization: Bearer`. It is not an access token. Its lifetime is not documented.
     */
    get: operations['getRegistryToken'];
  };
  '/merge_requests': {
    /**
     * List merge requests
     * @description Returns merge requests of all projects. Without `scope`, returns only those that the caller created; send `scope=all` for all of them.
     */
    get: operations['listMergeRequests'];
  };
  '/namespaces': {
    /**
     * List namespaces
     * @description Returns the namespaces that are available to the caller. Administrators get all of them.
     */
    get: operations['listNamespaces'];
  };
  '/namespaces/{id}': {
    /**
     * Read a namespace
     * @description Returns the namespace of a user or of a group.
     */
    get: operations['getNamespace'];
  };
  '/namespaces/{namespace}/exists': {
    /**
     * Check whether a namespace path is taken
     * @description Returns whether a namespace with this path exists and suggests other names if it does.
     */
    get: operations['checkNamespaceExists'];
  };
  '/projects/{id}/': {
    /**
     * Change the visibility of the container registry
     * @description Sets the visibility of the container registry of a project, or turns the registry off. The path ends with a slash. A job token gives access only to the registry of the project whose pipeline it belongs to.
     */
    put: operations['updateContainerRegistryVisibility'];
  };
  '/projects/{id}/badges': {
    /**
     * List the badges of a project
     * @description Returns the badges of the project and those of its groups; `kind` distinguishes them.
     */
    get: operations['listProjectBadges'];
    /**
     * Create a badge
     * @description Creates a badge that belongs to the project itself.
     */
    post: operations['createProjectBadge'];
  };
  '/projects/{id}/badges/render': {
    /**
     * Render a badge
     * @description Returns both addresses as sent, and with their placeholders filled in for the project. Stores nothing.
     */
    get: operations['renderProjectBadge'];
  };
  '/projects/{id}/badges/{badge_id}': {
    /**
     * Read a badge
     * @description Returns one badge of the project. It is not documented whether a badge of one of its groups can be read here.
     */
    get: operations['getProjectBadge'];
    /**
     * Change a badge
     * @description Changes the given properties of a badge and leaves the others as they are.
     */
    put: operations['updateProjectBadge'];
    /**
     * Delete a badge
     * @description Deletes a badge that belongs to the project itself. A badge of a group cannot be deleted here.
     */
    delete: operations['deleteProjectBadge'];
  };
  '/projects/{id}/error_tracking/client_keys': {
    /**
     * List the client keys of a project
     * @description Returns the keys with which clients report errors of this project. Requires the Maintainer role or a higher one.
     */
    get: operations['listErrorTrackingClientKeys'];
    /**
     * Create a client key
     * @description Creates a client key in the project. No body is sent; the service generates the public key. Requires the Maintainer role or a higher one.
     */
    post: operations['createErrorTrackingClientKey'];
  };
  '/projects/{id}/error_tracking/client_keys/{key_id}': {
    /**
     * Delete a client key
     * @description Deletes a client key of the project. Requires the Maintainer role or a higher one.
     */
    delete: operations['deleteErrorTrackingClientKey'];
  };
  '/projects/{id}/error_tracking/settings': {
    /**
     * Read the error tracking settings of a project
     * @description Returns the error tracking settings of the project. Requires the Maintainer role or a higher one.
     */
    get: operations['getErrorTrackingSettings'];
    /**
     * Replace the error tracking settings of a project
     * @description Sets both settings. Works with the integrated backend only; to switch existing settings on or off, use `PATCH`. Requires the Maintainer role or a higher one.
     */
    put: operations['replaceErrorTrackingSettings'];
    /**
     * Change the error tracking settings of a project
     * @description Switches existing settings of the project on or off. `active` is required, `integrated` is optional. Requires the Maintainer role or a higher one.
     */
    patch: operations['updateErrorTrackingSettings'];
  };
  '/projects/{id}/fork': {
    /**
     * Fork a project
     * @description Starts to copy the project into another namespace and returns at once. The copy continues in the background: read `import_status` of the new project to learn when it is complete. A service account must send `namespace_id` or `namespace_path`, and cannot fork into a personal namespace.
     */
    post: operations['forkProject'];
    /**
     * Delete the fork relationship of a project
     * @description Makes a fork independent of its origin; `id` is the fork. Owners of the project and administrators only. The response body is not documented.
     */
    delete: operations['deleteForkRelationship'];
  };
  '/projects/{id}/fork/{forked_from_id}': {
    /**
     * Create the fork relationship of a project
     * @description Records that the project `id` was forked from the project `forked_from_id`. Owners of the project and administrators only. The response body is not documented.
     */
    post: operations['createForkRelationship'];
  };
  '/projects/{id}/forks': {
    /**
     * List the forks of a project
     * @description Returns the projects that were forked from this one. Requires a credential only for projects that are not public. Without a credential, `simple` has no effect. `statistics=true` and `with_custom_attributes=true` add properties that are not shown.
     */
    get: operations['listProjectForks'];
  };
  '/projects/{id}/issues/{issue_iid}/resource_weight_events': {
    /**
     * List the weight events of an issue
     * @description Returns the changes of the weight of the issue, each with its user, its time and the new weight.
     */
    get: operations['listIssueWeightEvents'];
  };
  '/projects/{id}/issues/{issue_iid}/resource_weight_events/{resource_weight_event_id}': {
    /**
     * Read a weight event of an issue
     * @description Returns one change of the weight of the issue, with its user, its time and the new weight.
     */
    get: operations['getIssueWeightEvent'];
  };
  '/projects/{id}/job_token_scope': {
    /**
     * Read the job token settings of a project
     * @description Returns whether access with job tokens is limited to the allowlists, and whether the project's own job tokens have access to other projects. Requires the Maintainer role or a higher one.
     */
    get: operations['getJobTokenScope'];
    /**
     * Change the job token settings of a project
     * @description Sets which job tokens have access to the project: only those of the project itself and of the projects and groups in its allowlists, or those of all groups and projects. Requires the Maintainer role or a higher one.
     */
    patch: operations['updateJobTokenScope'];
  };
  '/projects/{id}/job_token_scope/allowlist': {
    /**
     * List the projects in the allowlist
     * @description Returns the projects whose job tokens have access to this project while access is limited. Each project has a limited set of properties. Requires the Maintainer role or a higher one.
     */
    get: operations['listJobTokenScopeProjects'];
    /**
     * Add a project to the allowlist
     * @description Gives the job tokens of another project access to this project while access is limited. Requires the Maintainer role or a higher one.
     */
    post: operations['addProjectToJobTokenScope'];
  };
  '/projects/{id}/job_token_scope/allowlist/{target_project_id}': {
    /**
     * Remove a project from the allowlist
     * @description Removes a project from the allowlist. If access is limited, the project loses its access. Requires the Maintainer role or a higher one.
     */
    delete: operations['removeProjectFromJobTokenScope'];
  };
  '/projects/{id}/job_token_scope/groups_allowlist': {
    /**
     * List the groups in the allowlist
     * @description Returns the groups whose job tokens have access to this project while access is limited. Requires the Maintainer role or a higher one.
     */
    get: operations['listJobTokenScopeGroups'];
    /**
     * Add a group to the allowlist
     * @description Gives the job tokens of a group access to this project while access is limited. Requires the Maintainer role or a higher one.
     */
    post: operations['addGroupToJobTokenScope'];
  };
  '/projects/{id}/job_token_scope/groups_allowlist/{target_group_id}': {
    /**
     * Remove a group from the allowlist
     * @description Removes a group from the allowlist. If access is limited, the group loses its access. Requires the Maintainer role or a higher one.
     */
    delete: operations['removeGroupFromJobTokenScope'];
  };
  '/projects/{id}/labels': {
    /**
     * List the labels of a project
     * @description Returns the labels of the project, by default together with those of its ancestor groups; `is_project_label` distinguishes them.
     */
    get: operations['listProjectLabels'];
    /**
     * Change a label named in the body
     * @deprecated
     * @description Changes the label that `name` or `label_id` in the body identifies. Older form of `PUT /projects/{id}/labels/{label_id}`. The response body is not documented.
     */
    put: operations['updateProjectLabelByName'];
    /**
     * Create a label
     * @description Creates a label that belongs to the project itself.
     */
    post: operations['createProjectLabel'];
    /**
     * Delete a label named in the query
     * @deprecated
     * @description Deletes the label that `name` in the query identifies. Older form of `DELETE /projects/{id}/labels/{label_id}`.
     */
    delete: operations['deleteProjectLabelByName'];
  };
  '/projects/{id}/labels/promote': {
    /**
     * Promote a label named in the body to a group label
     * @deprecated
     * @description Turns the label that `name` in the body identifies into a label of its group. Older form of `PUT /projects/{id}/labels/{label_id}/promote`. The response body is not documented.
     */
    put: operations['promoteProjectLabelByName'];
  };
  '/projects/{id}/labels/{label_id}': {
    /**
     * Read a label
     * @description Returns one label, by default also if it belongs to an ancestor group of the project.
     */
    get: operations['getProjectLabel'];
    /**
     * Change a label
     * @description Changes the given properties of a label. `new_name` or `color` is required.
     */
    put: operations['updateProjectLabel'];
    /**
     * Delete a label
     * @description Deletes the label with this ID or name.
     */
    delete: operations['deleteProjectLabel'];
  };
  '/projects/{id}/labels/{label_id}/promote': {
    /**
     * Promote a label to a group label
     * @description Turns a label of the project into a label of its group. The ID of the label stays the same.
     */
    put: operations['promoteProjectLabel'];
  };
  '/projects/{id}/labels/{label_id}/subscribe': {
    /**
     * Subscribe to a label
     * @description Subscribes the caller to a label. Returns 304 without a body if the caller is already subscribed.
     */
    post: operations['subscribeToProjectLabel'];
  };
  '/projects/{id}/labels/{label_id}/unsubscribe': {
    /**
     * Unsubscribe from a label
     * @description Ends the subscription of the caller to a label. Returns 304 without a body if there is none. The body of a success is not shown.
     */
    post: operations['unsubscribeFromProjectLabel'];
  };
  '/projects/{id}/merge_requests': {
    /**
     * Create a merge request
     * @description Creates a merge request from a branch of the project, into the same project or the project `target_project_id`. In the response, `changes_count` and `diff_refs` are still empty. They are filled in the background: read the merge request again to get them.
     */
    post: operations['createMergeRequest'];
  };
  '/projects/{id}/merge_requests/{merge_request_iid}': {
    /**
     * Read a merge request
     * @description Returns one merge request with more properties than a list: its diff refs, its pipelines, and the times of its builds and of its first deployment. Some of them are filled in the background, or returned only on request.
     */
    get: operations['getMergeRequest'];
    /**
     * Change, close or reopen a merge request
     * @description Changes the given properties of a merge request and leaves the others as they are. At least one property is required. `state_event` closes an opened merge request, which sets `closed_by` and `closed_at`, or reopens a closed one. Both require only the permission to update the merge request.
     */
    put: operations['updateMergeRequest'];
    /**
     * Delete a merge request
     * @description Deletes a merge request. Owners of the project and administrators only.
     */
    delete: operations['deleteMergeRequest'];
  };
  '/projects/{id}/merge_requests/{merge_request_iid}/diffs': {
    /**
     * List the diffs of a merge request
     * @description Returns the changes of the merge request, one diff for each file. The diff limits apply: if `collapsed` or `too_large` is true, the diff is left out because of them.
     */
    get: operations['listMergeRequestDiffs'];
  };
  '/projects/{id}/merge_requests/{merge_request_iid}/merge': {
    /**
     * Merge a merge request
     * @description Merges an opened merge request. After the merge is accepted, the state is `merged`, and `merge_commit_sha`, `merged_at` and `merge_user` are set. With `auto_merge`, the merge waits until the pipeline has succeeded. The response body and the other properties of the request body are not documented.
     */
    put: operations['mergeMergeRequest'];
  };
  '/projects/{id}/merge_requests/{merge_request_iid}/pipelines': {
    /**
     * List the pipelines of a merge request
     * @description Returns the pipelines of the merge request, each with a few properties.
     */
    get: operations['listMergeRequestPipelines'];
    /**
     * Create a pipeline for a merge request
     * @description Creates a pipeline for the merge request. It runs jobs only if the CI configuration allows them in pipelines of merge requests.
     */
    post: operations['createMergeRequestPipeline'];
  };
  '/projects/{id}/merge_requests/{merge_request_iid}/raw_diffs': {
    /**
     * Read the diffs of a merge request as text
     * @description Returns the changes of the merge request as one text in the unified format. The text is limited if the diff limits are exceeded.
     */
    get: operations['getMergeRequestRawDiffs'];
  };
  '/projects/{id}/milestones': {
    /**
     * List the milestones of a project
     * @description Returns the milestones of the project and, with `include_ancestors=true`, also those of the groups above it.
     */
    get: operations['listProjectMilestones'];
    /**
     * Create a milestone
     * @description Creates a milestone in the project. The response body is not documented.
     */
    post: operations['createProjectMilestone'];
  };
  '/projects/{id}/milestones/{milestone_id}': {
    /**
     * Read a milestone
     * @description Returns one milestone of the project. The response body is not documented.
     */
    get: operations['getProjectMilestone'];
    /**
     * Change, close or activate a milestone
     * @description Changes the given properties of a milestone and leaves the others as they are. `state_event` closes an active milestone or makes a closed one active again. The response body is not documented.
     */
    put: operations['updateProjectMilestone'];
    /**
     * Delete a milestone
     * @description Deletes a milestone. Requires the Planner role or a higher one.
     */
    delete: operations['deleteProjectMilestone'];
  };
  '/projects/{id}/milestones/{milestone_id}/burndown_events': {
    /**
     * List the burndown events of a milestone
     * @description Returns the events that record the burndown of the milestone. Paid tiers only. The properties of an event are not documented.
     */
    get: operations['listProjectMilestoneBurndownEvents'];
  };
  '/projects/{id}/milestones/{milestone_id}/issues': {
    /**
     * List the issues of a milestone
     * @description Returns the issues that belong to the milestone. Their properties are not documented.
     */
    get: operations['listProjectMilestoneIssues'];
  };
  '/projects/{id}/milestones/{milestone_id}/merge_requests': {
    /**
     * List the merge requests of a milestone
     * @description Returns the merge requests that belong to the milestone. Their properties are not documented.
     */
    get: operations['listProjectMilestoneMergeRequests'];
  };
  '/projects/{id}/milestones/{milestone_id}/promote': {
    /**
     * Promote a milestone to a group milestone
     * @description Turns a milestone of the project into a milestone of its group. Requires the Planner role or a higher one in the group. The response body is not documented.
     */
    post: operations['promoteProjectMilestone'];
  };
  '/projects/{id}/pages': {
    /**
     * Read the Pages settings of a project
     * @description Returns the settings of the project's static site and its deployments. Requires the Pages feature and the Maintainer role or a higher one; before 17.9 only administrators could call this.
     */
    get: operations['getPagesSettings'];
    /**
     * Unpublish the Pages site of a project
     * @description Unpublishes the site of the project. Requires the Pages feature and the Maintainer role or a higher one; before 17.9 only administrators could call this.
     */
    delete: operations['unpublishPages'];
    /**
     * Change the Pages settings of a project
     * @description Changes the given settings of the project's static site and leaves the others as they are. Requires the Pages feature and the Maintainer role or a higher one; before 17.9 only administrators could call this.
     */
    patch: operations['updatePagesSettings'];
  };
  '/projects/{id}/pipeline_schedules': {
    /**
     * List the pipeline schedules of a project
     * @description Returns the schedules of the project without their last pipeline, variables and inputs; read a single schedule for these.
     */
    get: operations['listPipelineSchedules'];
    /**
     * Create a pipeline schedule
     * @description Creates a schedule in the project. It is active unless `active` is `false`.
     */
    post: operations['createPipelineSchedule'];
  };
  '/projects/{id}/pipeline_schedules/{pipeline_schedule_id}': {
    /**
     * Read a pipeline schedule
     * @description Returns one schedule with its last pipeline, its variables and its inputs.
     */
    get: operations['getPipelineSchedule'];
    /**
     * Change a pipeline schedule
     * @description Changes the given properties of a schedule and leaves the others as they are. Every update reschedules the next run.
     */
    put: operations['updatePipelineSchedule'];
    /**
     * Delete a pipeline schedule
     * @description Deletes a schedule and returns it as it was.
     */
    delete: operations['deletePipelineSchedule'];
  };
  '/projects/{id}/pipeline_schedules/{pipeline_schedule_id}/pipelines': {
    /**
     * List the pipelines of a pipeline schedule
     * @description Returns the pipelines that the schedule triggered.
     */
    get: operations['listPipelineSchedulePipelines'];
  };
  '/projects/{id}/pipeline_schedules/{pipeline_schedule_id}/play': {
    /**
     * Run a pipeline schedule now
     * @description Runs a pipeline of the schedule at once. The next scheduled run does not change.
     */
    post: operations['runPipelineSchedule'];
  };
  '/projects/{id}/pipeline_schedules/{pipeline_schedule_id}/take_ownership': {
    /**
     * Take ownership of a pipeline schedule
     * @description Makes the caller the owner of the schedule.
     */
    post: operations['takePipelineScheduleOwnership'];
  };
  '/projects/{id}/pipeline_schedules/{pipeline_schedule_id}/variables': {
    /**
     * Create a variable of a pipeline schedule
     * @description Creates a variable for the pipelines of the schedule.
     */
    post: operations['createPipelineScheduleVariable'];
  };
  '/projects/{id}/pipeline_schedules/{pipeline_schedule_id}/variables/{key}': {
    /**
     * Change a variable of a pipeline schedule
     * @description Changes the value of a variable and, if it is sent, its type.
     */
    put: operations['updatePipelineScheduleVariable'];
    /**
     * Delete a variable of a pipeline schedule
     * @description Deletes a variable and returns it as it was.
     */
    delete: operations['deletePipelineScheduleVariable'];
  };
  '/projects/{id}/protected_environments': {
    /**
     * List the protected environments of a project
     * @description Returns the environments of the project that are protected, each with the users, groups and access levels that may deploy to it. Paid tiers only.
     */
    get: operations['listProtectedEnvironments'];
    /**
     * Protect an environment
     * @description Protects an environment of the project. The body contains the users, groups and access levels that may deploy to it, and optionally those that must approve a deployment. Every named user needs access to the project, and the project must be shared with every named group. Paid tiers only.
     */
    post: operations['createProtectedEnvironment'];
  };
  '/projects/{id}/protected_environments/{name}': {
    /**
     * Read a protected environment
     * @description Returns one protected environment of the project. Paid tiers only.
     */
    get: operations['getProtectedEnvironment'];
    /**
     * Change a protected environment
     * @description Adds, changes and removes single deploy entries and approval rules. An entry without `id` is added. An entry with `id` changes the entry that has this ID, and must name a user, a group or an access level: the same one as before if only the number of approvals or `group_inheritance_type` changes. An entry with `id` and `_destroy` set to `true` is removed. Every named user needs access to the project, and the project must be shared with every named group. Paid tiers only.
     */
    put: operations['updateProtectedEnvironment'];
    /**
     * Unprotect an environment
     * @description Removes the protection of an environment. Paid tiers only.
     */
    delete: operations['unprotectEnvironment'];
  };
  '/projects/{id}/registry/repositories': {
    /**
     * List the image repositories of a project
     * @description Returns the image repositories in the registry of a project. To get the tags or their number, send `tags` or `tags_count`. While the visibility of the registry is `private`, this requires the Reporter role or a higher one. A job token gives access only to the registry of the project whose pipeline it belongs to.
     */
    get: operations['listProjectRegistryRepositories'];
  };
  '/projects/{id}/registry/repositories/{repository_id}': {
    /**
     * Delete an image repository
     * @description Deletes an image repository in the background; its `status` is the state of the deletion. A job token gives access only to the registry of the project whose pipeline it belongs to.
     */
    delete: operations['deleteRegistryRepository'];
  };
  '/projects/{id}/registry/repositories/{repository_id}/tags': {
    /**
     * List the tags of an image repository
     * @description Returns the tags of an image repository. Use keyset pagination if it is available (since 16.10, on the hosted offering only): send `pagination`, `order_by` and `sort` together, then follow the `Link` header until it is absent. Offset pagination is deprecated for this list. While the visibility of the registry is `private`, this requires the Reporter role or a higher one. A job token gives access only to the registry of the project whose pipeline it belongs to.
     */
    get: operations['listRegistryRepositoryTags'];
    /**
     * Delete tags of an image repository in bulk
     * @description Deletes, in the background, the tags that meet all of these conditions:
     *
     *     1. The name matches `name_regex_delete`.
     *     2. If `name_regex_keep` is sent: the name does not match it.
     *     3. The tag is not `latest`, which is never deleted.
     *     4. The tag is not protected.
     *     5. If `keep_n` is sent: the tag is not one of the `keep_n` newest tags that match.
     *     6. If `older_than` is sent: the tag is older.
     *
     *     Tags are ordered by the date on which the manifest was created, not by the time of the push.
     *
     *     Call this at most once an hour for each image repository. On the hosted offering one call deletes only some of the tags. A job
     *     token reaches only the registry of the project whose pipeline it belongs to.
     */
    delete: operations['deleteRegistryRepositoryTagsInBulk'];
  };
  '/projects/{id}/registry/repositories/{repository_id}/tags/{tag_name}': {
    /**
     * Read a tag of an image repository
     * @description Returns one tag with its digest, revision, date and size. While the visibility of the registry is `private`, this requires the Reporter role or a higher one. A job token gives access only to the registry of the project whose pipeline it belongs to.
     */
    get: operations['getRegistryRepositoryTag'];
    /**
     * Delete a tag of an image repository
     * @description Deletes one tag. The blobs of the tag are not deleted. A tag that a protection rule matches cannot be deleted. A job token gives access only to the registry of the project whose pipeline it belongs to.
     */
    delete: operations['deleteRegistryRepositoryTag'];
  };
  '/projects/{id}/repository/files/{file_path}': {
    /**
     * Read a file with its content
     * @description Returns one file at a branch, tag or commit: its metadata, and its content in Base64. Reads of blobs above 10 MB are limited to 5 per minute. A publicly accessible repository needs no token; otherwise the scope `api`, `read_api` or `read_repository` is needed.
     */
    get: operations['getRepositoryFile'];
    /**
     * Change a file with a commit
     * @description Commits new content of one file to a branch. If `start_branch` is sent, the branch is created first. The token needs the scope `api`. To commit several files at once, use the commits API. A commit that fails gets 400, with a message that does not name the cause: for example, the path contains `/../`, the commit would be empty because the content is the same, or the branch received a push in the meantime.
     */
    put: operations['updateRepositoryFile'];
    /**
     * Create a file with a commit
     * @description Commits one new file to a branch. If `start_branch` is sent, the branch is created first. The token needs the scope `api`. To commit several files at once, use the commits API. A commit that fails gets 400, with a message that does not name the cause: for example, the path contains `/../`, the commit would be empty because the content is the same, or the branch received a push in the meantime.
     */
    post: operations['createRepositoryFile'];
    /**
     * Delete a file with a commit
     * @description Commits the deletion of one file to a branch. If `start_branch` is sent, the branch is created first. The request has a body. The token needs the scope `api`. To commit several files at once, use the commits API. A commit that fails gets 400, with a message that does not name the cause: for example, the path contains `/../`, or the branch received a push in the meantime. The response to a successful deletion is not documented.
     */
    delete: operations['deleteRepositoryFile'];
    /**
     * Read the metadata of a file
     * @description Returns the metadata of a file at a branch, tag or commit, in headers and without the content. A publicly accessible repository needs no token; otherwise the scope `api`, `read_api` or `read_repository` is needed. It is not documented whether the limit on large blobs counts these requests too.
     */
    head: operations['getRepositoryFileMetadata'];
  };
  '/projects/{id}/repository/files/{file_path}/blame': {
    /**
     * Read the blame of a file
     * @description Returns the file as ranges of lines, each with the commit that last changed it. `range` selects a part of the file. A publicly accessible repository needs no token; otherwise the scope `api`, `read_api` or `read_repository` is needed.
     */
    get: operations['getRepositoryFileBlame'];
    /**
     * Read the metadata of a blamed file
     * @description Has the same parameters as reading the blame. Returns the metadata of the file in headers, without a body. A publicly accessible repository needs no token; otherwise the scope `api`, `read_api` or `read_repository` is needed.
     */
    head: operations['getRepositoryFileBlameMetadata'];
  };
  '/projects/{id}/repository/files/{file_path}/raw': {
    /**
     * Read the raw content of a file
     * @description Returns only the content of the file, byte for byte, also if it is binary. Decode it as text only if you know that it is text. Reads of blobs above 10 MB are limited to 5 per minute. A publicly accessible repository needs no token; otherwise the scope `api`, `read_api` or `read_repository` is needed.
     */
    get: operations['getRawRepositoryFile'];
    /**
     * Read the metadata of a raw file
     * @description Has the same parameters as reading the raw content. Returns the metadata of the file in headers, without a body. A publicly accessible repository needs no token; otherwise the scope `api`, `read_api` or `read_repository` is needed. It is not documented whether the limit on large blobs counts these requests too.
     */
    head: operations['getRawRepositoryFileMetadata'];
  };
  '/registry/repositories/{id}': {
    /**
     * Read an image repository
     * @description Returns one image repository, addressed by its own ID. To get the tags, their number or the size, send `tags`, `tags_count` or `size`. While the visibility of the registry is `private`, this requires the Reporter role or a higher one. A job token gives access only to the registry of the project whose pipeline it belongs to.
     */
    get: operations['getRegistryRepository'];
  };
  '/snippet_repository_storage_moves': {
    /**
     * List the storage moves of all snippets
     * @description Returns the storage moves of every snippet of the instance. Administrators of self-managed instances only.
     */
    get: operations['listSnippetStorageMoves'];
    /**
     * Move all snippets of a storage
     * @description Moves every snippet of the source storage to another storage, in the background. Each snippet is read-only while it moves, and pushes to it are rejected with a message to try again later. Administrators of self-managed instances only.
     */
    post: operations['moveAllSnippetStorages'];
  };
  '/snippet_repository_storage_moves/{repository_storage_id}': {
    /**
     * Read a storage move
     * @description Returns one storage move of any snippet. Administrators of self-managed instances only.
     */
    get: operations['getSnippetStorageMove'];
  };
  '/snippets/{snippet_id}/repository_storage_moves': {
    /**
     * List the storage moves of a snippet
     * @description Returns the storage moves of one snippet. Administrators of self-managed instances only.
     */
    get: operations['listStorageMovesOfSnippet'];
    /**
     * Move a snippet to another storage
     * @description Records and schedules the move of the snippet's repository, which runs in the background; read the move again to follow its state. Meanwhile the snippet is read-only, and pushes to it are rejected with a message to try again later. Administrators of self-managed instances only.
     */
    post: operations['moveSnippetStorage'];
  };
  '/snippets/{snippet_id}/repository_storage_moves/{repository_storage_id}': {
    /**
     * Read a storage move of a snippet
     * @description Returns one storage move of one snippet. Administrators of self-managed instances only.
     */
    get: operations['getStorageMoveOfSnippet'];
  };
  '/v2/_catalog': {
    /**
     * List all image repositories of the registry
     * @description Returns every image repository of the registry. Requires a token from `GET /jwt/auth` with the scope `registry:catalog:*`, obtained with the credentials of an administrator. It is not documented whether the list is paginated.
     */
    get: operations['listRegistryCatalog'];
  };
  '/v2/{image_path}/manifests/{tag}': {
    /**
     * Delete a tag through the registry
     * @description Deletes a tag at the registry itself. Send `Accept: application/vnd.docker.distribution.manifest.v2+json`, and a token from `GET /jwt/auth` whose scope names this image repository and `delete`. The feature `tag_delete` of the registry must be on.
     */
    delete: operations['deleteRegistryManifest'];
  };
  '/v2/{image_path}/tags/reference/{tag}': {
    /**
     * Delete a tag reference through the registry
     * @deprecated
     * @description Deletes a tag at the registry itself, with a token from `GET /jwt/auth` whose scope names this image repository and `delete`. Deprecated since 16.4, the version that introduced `deleteRegistryManifest`.
     */
    delete: operations['deleteRegistryTagReference'];
  };
}
export interface components {
  schemas: {
    /** @description Confirms that the work was accepted and continues in the background. */
    AcceptedMessage: {
      /** @description The status in words. */
      message: string;
    };
    /** @description A small linked image on the page of a project. `link_url` and `image_url` may contain placeholders, which are replaced in the rendered addresses: `%{project_path}`, `%{project_title}`, `%{project_name}`, `%{project_id}`, `%{project_namespace}` (full path of the namespace), `%{group_name}` (the top-level group), `%{service_server}` (name of the server), `%{service_pages_domain}` (domain that hosts Pages), `%{default_branch}`, `%{commit_sha}` (last commit) and `%{latest_tag}` (last tag). */
    Badge: {
      /** @description ID of the badge. */
      id: number;
      /** @description Name of the badge. */
      name: string | null;
      /** @description Address of the image; may contain placeholders. */
      image_url: string;
      /**
       * @description Whether the badge belongs to the project itself or to one of its groups.
       * @enum {string}
       */
      kind: 'project' | 'group';
      /** @description Address that the badge links to; may contain placeholders. */
      link_url: string;
      /** @description `image_url` with its placeholders filled in. */
      rendered_image_url: string;
      /** @description `link_url` with its placeholders filled in. */
      rendered_link_url: string;
    };
    /** @description A badge to create. Both addresses may contain the placeholders that `Badge` lists. */
    BadgeCreate: {
      /** @description Name of the badge. */
      name?: string;
      /** @description Address of the image. */
      image_url: string;
      /** @description Address that the badge links to. */
      link_url: string;
    };
    /** @description The addresses of a badge before and after their placeholders were filled in. */
    BadgeRendering: {
      /** @description The image address as it was sent. */
      image_url: string;
      /** @description The link address as it was sent. */
      link_url: string;
      /** @description The image address with its placeholders filled in. */
      rendered_image_url: string;
      /** @description The link address with its placeholders filled in. */
      rendered_link_url: string;
    };
    /** @description Properties of a badge to change. Both addresses may contain the placeholders that `Badge` lists. */
    BadgeUpdate: {
      /** @description Name of the badge. */
      name?: string;
      /** @description Address of the image. */
      image_url?: string;
      /** @description Address that the badge links to. */
      link_url?: string;
    };
    /** @description The commit that last changed a range of lines. */
    BlameCommit: {
      /** @description SHA of the commit. */
      id: string;
      /** @description E-mail address of the author. */
      author_email: string;
      /** @description Name of the author. */
      author_name: string;
      /** @description When the author wrote the change, in ISO 8601. */
      authored_date: string;
      /** @description When the change was committed, in ISO 8601. */
      committed_date: string;
      /** @description E-mail address of the committer. */
      committer_email: string;
      /** @description Name of the committer. */
      committer_name: string;
      /** @description Message of the commit. */
      message: string;
      /** @description The parents of the commit. */
      parent_ids: string[];
    };
    /** @description Consecutive lines of a file that were last changed by the same commit. */
    BlameRange: {
      commit: components['schemas']['BlameCommit'];
      /** @description The lines, in the order of the file. */
      lines: string[];
    };
    /** @description A count; may be null. */
    Count: number | null;
    /** @description The entry to change, and the members of its group that count. */
    DeployAccessEntryChange: {
      /** @description ID of the entry to change. */
      id: number;
      /**
       * @description Only `true` removes an entry; leave it out to keep the entry.
       * @constant
       */
      _destroy?: false;
      /**
       * @description Members of a group that count: with 0 only its direct members, with 1 also the members of all inherited groups.
       * @enum {integer}
       */
      group_inheritance_type?: 0 | 1;
    };
    /** @description The entry to remove. */
    DeployAccessEntryRemoval: {
      /** @description ID of the entry to remove. */
      id: number;
      /**
       * @description `true`: the entry is removed.
       * @constant
       */
      _destroy: true;
    };
    /** @description A deploy entry. It names a user, a group or everyone with an access level, who may deploy. */
    DeployAccessLevel: {
      /** @description ID of the entry; needed to change or remove it. */
      id: number;
      /**
       * @description Access level that the entry names. 30 is Developer, 40 Maintainer and 60 Admin; null if it names none.
       * @enum {integer|null}
       */
      access_level: 30 | 40 | 60 | null;
      /** @description The user, group or access level of the entry, in words. */
      access_level_description: string;
      /** @description ID of the group that the entry names; null if it names none. */
      group_id: number | null;
      /**
       * @description Members of a group that count: with 0 only its direct members, with 1 also the members of all inherited groups.
       * @enum {integer}
       */
      group_inheritance_type: 0 | 1;
      /** @description ID of the user that the entry names; null if it names none. */
      user_id: number | null;
    };
    /** @description A new deploy entry. */
    DeployAccessLevelCreate: {
      /**
       * @description Members of a group that count: with 0 only its direct members, with 1 also the members of all inherited groups.
       * @default 0
       * @enum {integer}
       */
      group_inheritance_type?: 0 | 1;
    } & components['schemas']['DeployAccessSubject'];
    /** @description A deploy entry to add, change or remove. An entry without `id` is added. An entry with `id` and a user, group or access level is changed. An entry with `id` and `_destroy` is removed. */
    DeployAccessLevelUpdate:
      | ({
          id?: never;
        } & components['schemas']['DeployAccessLevelCreate'])
      | (components['schemas']['DeployAccessEntryChange'] & components['schemas']['DeployAccessSubject'])
      | components['schemas']['DeployAccessEntryRemoval'];
    /** @description The user, group or access level of an entry. Exactly one of `user_id`, `group_id` and `access_level` is required. */
    DeployAccessSubject:
      | {
          access_level?: never;
          group_id?: never;
          /** @description ID of a user who has access to the project. */
          user_id: number;
        }
      | {
          access_level?: never;
          /** @description ID of a group that the project is shared with. */
          group_id: number;
          user_id?: never;
        }
      | {
          /**
           * @description An access level: 30 Developer, 40 Maintainer, 60 Admin.
           * @enum {integer}
           */
          access_level: 30 | 40 | 60;
          group_id?: never;
          user_id?: never;
        };
    /** @description An approval rule. It names a user, a group or everyone with an access level, who must approve a deployment. */
    DeployApprovalRule: components['schemas']['DeployAccessLevel'] & {
      /** @description Number of approvals that the rule requires. */
      required_approvals: number;
    };
    /** @description A new approval rule. */
    DeployApprovalRuleCreate: {
      /** @description Number of approvals that the rule requires. */
      required_approvals?: number;
    } & components['schemas']['DeployAccessLevelCreate'];
    /** @description An approval rule to add, change or remove. A rule without `id` is added. A rule with `id` and a user, group or access level is changed; the user, group or access level is required also to change only `required_approvals`. A rule with `id` and `_destroy` is removed. */
    DeployApprovalRuleUpdate:
      | ({
          id?: never;
        } & components['schemas']['DeployApprovalRuleCreate'])
      | ({
          /** @description Number of approvals that the rule requires. */
          required_approvals?: number;
        } & components['schemas']['DeployAccessEntryChange'] &
          components['schemas']['DeployAccessSubject'])
      | components['schemas']['DeployAccessEntryRemoval'];
    /** @description The body of an error. Its structure is not documented, and the bodies in the examples are invented. Rely on the status, and keep the body as it is. */
    ErrorBody: unknown;
    /** @description A key with which clients report errors. */
    ErrorTrackingClientKey: {
      /** @description ID of the key. */
      id: number;
      /** @description True if the key is in use. */
      active: boolean | null;
      /** @description The key itself; the service generates it. */
      public_key: string;
      /** @description Address to report errors to; the public key is part of it. */
      tracker_dsn: string;
    };
    /** @description Error tracking settings of a project. */
    ErrorTrackingSettings: {
      /** @description True if error tracking is switched on. */
      active: boolean | null;
      /** @description Address of the tracker's API. */
      api_url: string | null;
      /** @description True if the integrated backend is used. */
      integrated: boolean | null;
      /** @description Name of the project in the tracker. */
      project_name: string | null;
      /** @description Address of the external tracker. */
      tracker_external_url: string | null;
    };
    /** @description The settings to set. Both are required. */
    ErrorTrackingSettingsReplace: {
      /** @description True if error tracking is switched on. */
      active: boolean;
      /** @description True if the integrated backend is used. */
      integrated: boolean;
    };
    /** @description The settings to change. */
    ErrorTrackingSettingsUpdate: {
      /** @description Switches existing settings on or off. */
      active: boolean;
      /** @description True if the integrated backend is used. */
      integrated?: boolean;
    };
    /** @description Target of the fork, and its differences from the origin. All properties are optional, except that a service account must send `namespace_id` or `namespace_path`, and cannot fork into a personal namespace. The target for other callers who send no namespace is not documented. */
    ForkCreate: {
      /** @description Display name of the fork. */
      name?: string;
      /** @description Branches to copy. Empty for all of them. */
      branches?: string;
      /** @description Description of the fork. */
      description?: string;
      /** @description True if merge requests made in the fork have the fork itself as their default target. */
      mr_default_target_self?: boolean;
      /**
       * @deprecated
       * @description ID or path of the namespace to fork into.
       */
      namespace?: number | string;
      /** @description ID of the namespace to fork into. */
      namespace_id?: number;
      /** @description Path of the namespace to fork into. */
      namespace_path?: string;
      /** @description Last segment of the path of the fork. */
      path?: string;
      /** @description Visibility of the fork. The known values are those that the list of forks filters by. */
      visibility?: string;
    };
    /** @description API addresses of a fork and of its resources. */
    ForkLinks: {
      /** @description Address of its cluster agents. */
      cluster_agents: string;
      /** @description Address of its events. */
      events: string;
      /** @description Address of its issues. */
      issues: string;
      /** @description Address of its labels. */
      labels: string;
      /** @description Address of its members. */
      members: string;
      /** @description Address of its merge requests. */
      merge_requests: string;
      /** @description Address of the branches of its repository. */
      repo_branches: string;
      /** @description Address of the fork itself. */
      self: string;
    };
    /** @description The group or user that a fork belongs to. */
    ForkNamespace: {
      /** @description ID of the namespace. */
      id: number;
      /** @description Display name. */
      name: string;
      /** @description Path from the top level down. */
      full_path: string;
      /**
       * @description Kind of the namespace: user or group.
       * @enum {string}
       */
      kind: 'user' | 'group';
      /** @description Last segment of the path. */
      path: string;
    };
    /** @description The response to the creation of a fork relationship. It is not documented. */
    ForkRelationship: unknown;
    /** @description The response to the start of a fork. It is not documented, except that the new project has an `import_status`. The ID is listed as a hint. */
    ForkStarted: {
      /** @description ID of the new project. */
      id?: number;
      /** @description Progress of the copy. */
      import_status?: string;
    } & {
      [key: string]: unknown;
    };
    /** @description A project that was forked from another one. If the type of a property is not documented and not clear from its name, the property is left open. */
    ForkedProject: {
      /** @description ID of the fork. */
      id: number;
      /** @description Display name. */
      name: string;
      _links: components['schemas']['ForkLinks'];
      /** @description True if a merge is allowed if its pipeline was skipped. */
      allow_merge_on_skipped_pipeline: boolean | null;
      /** @description True if the fork is archived. */
      archived: boolean | null;
      /** @description True if issues that are referred to are closed automatically. */
      autoclose_referenced_issues: boolean | null;
      /** @description Address of the avatar. */
      avatar_url: string | null;
      /** @description True if the caller may create merge requests in the fork. */
      can_create_merge_request_in: boolean | null;
      /**
       * @description Visibility of the container registry. `enabled`: everyone with access to the project; `private`: members with the Reporter role or a higher one; `disabled`: nobody, the registry is off.
       * @enum {string}
       */
      container_registry_access_level: 'enabled' | 'private' | 'disabled';
      /**
       * @deprecated
       * @description True if the container registry is on.
       */
      container_registry_enabled: boolean | null;
      /** @description Prefix of the names of the fork's container images. */
      container_registry_image_prefix: string;
      /**
       * Format: date-time
       * @description When the fork was created.
       */
      created_at: string;
      /** @description ID of the user who created the fork. */
      creator_id: number;
      /** @description Name of the default branch. */
      default_branch: string | null;
      /** @description Description of the fork. */
      description: string | null;
      /** @description The description as HTML. */
      description_html: string | null;
      /** @description True if uploaded files are served only after an authorization check. */
      enforce_auth_checks_on_uploads: boolean | null;
      /** @description Number of forks of the fork. */
      forks_count: number;
      /** @description True if runners of the group may run the jobs of the fork. */
      group_runners_enabled: boolean | null;
      /** @description Address to clone from over HTTP. */
      http_url_to_repo: string;
      /** @description Progress of the copy from the origin; it shows when the fork is complete. Its values are not documented. */
      import_status: string;
      /** @description True if the fork has issues. */
      issues_enabled: boolean | null;
      /** @description True if CI/CD jobs are enabled in the fork. */
      jobs_enabled: boolean | null;
      /**
       * Format: date-time
       * @description Time of the last activity in the fork.
       */
      last_activity_at: string;
      /** @description Template for the messages of merge commits. */
      merge_commit_template: string | null;
      /** @description Method by which merge requests are merged. */
      merge_method: string;
      /** @description True if the fork has merge requests. */
      merge_requests_enabled: boolean | null;
      /** @description Display names of its namespaces, followed by that of the fork. */
      name_with_namespace: string;
      namespace: components['schemas']['ForkNamespace'];
      /** @description True if a merge waits until all threads are resolved. */
      only_allow_merge_if_all_discussions_are_resolved: boolean | null;
      /** @description True if a merge waits until the pipeline has succeeded. */
      only_allow_merge_if_pipeline_succeeds: boolean | null;
      /** @description Number of open issues. */
      open_issues_count: number;
      /** @description Last segment of the path. */
      path: string;
      /** @description Path from the top level down. */
      path_with_namespace: string;
      /** @description True if jobs are public. */
      public_jobs: unknown;
      /** @description Address of the README. */
      readme_url: string | null;
      /** @description True if a merge removes the source branch. */
      remove_source_branch_after_merge: boolean | null;
      /** @description Format of the Git objects. */
      repository_object_format: string;
      /** @description True if users may ask for access. */
      request_access_enabled: boolean | null;
      /** @description True if threads on a diff are resolved once the diff is outdated. */
      resolve_outdated_diff_discussions: boolean | null;
      /** @description True if the use of variables that users define is restricted. */
      restrict_user_defined_variables: boolean | null;
      /** @description Visibility of security and compliance. */
      security_and_compliance_access_level: unknown;
      /** @description True if shared runners may run the jobs of the fork. */
      shared_runners_enabled: boolean | null;
      /** @description The groups that the fork is shared with. The properties of an entry are not documented. */
      shared_with_groups: unknown[];
      /** @description True if the fork has snippets. */
      snippets_enabled: boolean | null;
      /** @description Rule by which a merge squashes commits. */
      squash_option: string;
      /** @description Address to clone from over SSH. */
      ssh_url_to_repo: string;
      /** @description Number of stars. */
      star_count: number;
      /** @description Message for the commits that apply suggestions. */
      suggestion_commit_message: string | null;
      /**
       * @deprecated
       * @description Topics of the fork. Older name of `topics`.
       */
      tag_list: string[];
      /** @description Topics of the fork. */
      topics: string[];
      /**
       * Format: date-time
       * @description When the fork was last changed.
       */
      updated_at: string;
      /** @description Visibility of the fork. The known values are those that the list filters by. */
      visibility: string;
      /** @description Address of the page of the fork. */
      web_url: string;
      /** @description True if the fork has a wiki. */
      wiki_enabled: boolean | null;
    };
    /** @description One change of the weight of an issue. */
    IssueWeightEvent: {
      /** @description ID of the event. */
      id: number;
      /**
       * Format: date-time
       * @description When the weight was changed.
       */
      created_at: string;
      /** @description ID of the issue, unique across all projects (its `id`, not its `iid`). */
      issue_id: number;
      /** @description User who changed the weight. */
      user: components['schemas']['UserSummary'];
      /** @description New weight of the issue. */
      weight: number;
    };
    /** @description The access of job tokens to a project, and of its own job tokens to other projects. */
    JobTokenScope: {
      /** @description True if the setting "Limit access" is on. If it is on, only this project and the projects and groups in its allowlists have access with job tokens. If it is off, all projects have access. */
      inbound_enabled: boolean | null;
      /**
       * @deprecated
       * @description True if job tokens of this project have access to other projects. May be absent from 18.0 on.
       */
      outbound_enabled?: boolean | null;
    };
    /** @description A group in the allowlist. */
    JobTokenScopeGroup: {
      /** @description ID of the group. */
      id: number;
      /** @description Display name of the group. */
      name: string;
      /** @description Address of the page of the group. */
      web_url: string;
    };
    /** @description A group to add to the allowlist. */
    JobTokenScopeGroupAdd: {
      /** @description ID of the group that gets access. */
      target_group_id: number;
    };
    /** @description An entry of the allowlist of groups. */
    JobTokenScopeGroupLink: {
      /** @description ID of the project whose allowlist it is. */
      source_project_id: number;
      /** @description ID of the group that has access. */
      target_group_id: number;
    };
    /** @description The namespace of a project in the allowlist. */
    JobTokenScopeNamespace: {
      /** @description ID of the namespace. */
      id: number;
      /** @description Display name of the namespace. */
      name: string;
      /** @description Address of the avatar; null if the namespace has none. */
      avatar_url: string | null;
      /** @description Full path of the namespace, starting at the top level. */
      full_path: string;
      /**
       * @description Kind of the namespace: user or group.
       * @enum {string}
       */
      kind: 'user' | 'group';
      /** @description ID of the parent group; null for a namespace at the top level. */
      parent_id: number | null;
      /** @description Last segment of the full path. */
      path: string;
      /** @description Address of the page of the user or group. */
      web_url: string;
    };
    /** @description A project in the allowlist, with a limited set of properties. */
    JobTokenScopeProject: {
      /** @description ID of the project. */
      id: number;
      /** @description Display name of the project. */
      name: string;
      /** @description Address of the avatar; null if the project has none. */
      avatar_url: string | null;
      /**
       * Format: date-time
       * @description When the project was created.
       */
      created_at: string;
      /** @description Name of the default branch. */
      default_branch: string;
      /** @description Description of the project. */
      description: string | null;
      /** @description Address to clone from over HTTP. */
      http_url_to_repo: string;
      /**
       * Format: date-time
       * @description Time of the last activity in the project.
       */
      last_activity_at: string;
      /** @description Display names of its namespaces, followed by that of the project. */
      name_with_namespace: string;
      namespace: components['schemas']['JobTokenScopeNamespace'];
      /** @description Last segment of the full path. */
      path: string;
      /** @description Full path of the project, starting at the top level. */
      path_with_namespace: string;
      /** @description Address to clone from over SSH. */
      ssh_url_to_repo: string;
      /** @description Number of stars. */
      star_count: number;
      /** @description Topics of the project. Older name of `topics`, deprecated in the list of forks. */
      tag_list: string[];
      /** @description Topics of the project. */
      topics: string[];
      /** @description Address of the page of the project. */
      web_url: string;
    };
    /** @description A project to add to the allowlist. */
    JobTokenScopeProjectAdd: {
      /** @description ID of the project that gets access. */
      target_project_id: number;
    };
    /** @description An entry of the allowlist of projects. */
    JobTokenScopeProjectLink: {
      /** @description ID of the project whose allowlist it is. */
      source_project_id: number;
      /** @description ID of the project that has access. */
      target_project_id: number;
    };
    /** @description The setting for the access of job tokens to a project. */
    JobTokenScopeUpdate: {
      /** @description `true`: only this project and the projects and groups in its allowlists have access; `false`: all groups and projects have access. */
      enabled: boolean;
    };
    /** @description A label that issues and merge requests of a project carry. It belongs to the project itself or to one of its groups. */
    Label: {
      /** @description ID of the label. A promotion does not change it. */
      id: number;
      /** @description Name of the label. */
      name: string;
      /** @description True if the label is archived. It is not documented whether it is returned while the flag `labels_archive` is off. */
      archived?: boolean | null;
      /** @description Number of closed issues with the label. Lists return it with `with_counts=true`; it is not documented whether it is present otherwise. */
      closed_issues_count?: number;
      /** @description Colour of the label. */
      color: string;
      /** @description Description of the label; null if there is none. */
      description: string | null;
      /** @description The description as HTML; null if there is none. */
      description_html: string | null;
      /** @description True if the label belongs to the project itself and not to a group. */
      is_project_label: boolean | null;
      /** @description Number of open issues with the label. Lists return it with `with_counts=true`; it is not documented whether it is present otherwise. */
      open_issues_count?: number;
      /** @description Number of open merge requests with the label. Lists return it with `with_counts=true`; it is not documented whether it is present otherwise. */
      open_merge_requests_count?: number;
      /** @description Priority of the label; null if there is none. */
      priority: number | null;
      /** @description True if the caller is subscribed to the label. */
      subscribed: boolean | null;
      /** @description Colour of the text on the label. */
      text_color: string;
    };
    /** @description A label to create. */
    LabelCreate: {
      /** @description Name of the label. */
      name: string;
      /**
       * @description True if the label is archived. Requires the flag `labels_archive`.
       * @default false
       */
      archived?: boolean;
      /** @description Colour of the label, as `#` and six hexadecimal digits or as the name of a CSS colour. */
      color: string;
      /** @description Description of the label. */
      description?: string;
      /** @description Priority of the label, 0 or more; null removes it. */
      priority?: number | null;
    };
    /** @description Identifies the label to promote. */
    LabelPromotionByName: {
      /** @description Name of the label. */
      name: string;
    };
    /** @description The response to the end of a subscription. It is not documented. */
    LabelUnsubscription: unknown;
    /** @description Properties of a label to change. A new name, a colour or both are required. */
    LabelUpdate: {
      /** @description True if the label is archived. Requires the flag `labels_archive`. */
      archived?: boolean;
      /** @description New colour, as `#` and six hexadecimal digits or as the name of a CSS colour. Required if `new_name` is absent. */
      color?: string;
      /** @description Description of the label. */
      description?: string;
      /** @description New name of the label. Required if `color` is absent. */
      new_name?: string;
      /** @description Priority of the label, 0 or more; null removes it. */
      priority?: number | null;
    } & (
      | {
          /** @description New name of the label. Required if `color` is absent. */
          new_name: string;
        }
      | {
          /** @description New colour, as `#` and six hexadecimal digits or as the name of a CSS colour. Required if `new_name` is absent. */
          color: string;
        }
    );
    /** @description Identifies a label by `name` or `label_id`, and contains the properties to change. The changes that this older form accepts or requires are not documented; the properties of `LabelUpdate` are listed as a hint. */
    LabelUpdateByName: {
      /** @description Name of the label to change. Required if `label_id` is absent. */
      name?: string;
      /** @description True if the label is archived. Requires the flag `labels_archive`. */
      archived?: boolean;
      /** @description Colour of the label, as `#` and six hexadecimal digits or as the name of a CSS colour. */
      color?: string;
      /** @description Description of the label. */
      description?: string;
      /** @description ID or name of the label to change. Required if `name` is absent. */
      label_id?: number | string;
      /** @description New name of the label. */
      new_name?: string;
      /** @description Priority of the label, 0 or more; null removes it. */
      priority?: number | null;
    } & (
      | {
          /** @description Name of the label to change. Required if `label_id` is absent. */
          name: string;
        }
      | {
          /** @description ID or name of the label to change. Required if `name` is absent. */
          label_id: number | string;
        }
    );
    /** @description The response to the older form of the update. It is not documented; the properties of a label are listed as a hint. */
    LabelUpdatedByName: {
      /** @description ID of the label. A promotion does not change it. */
      id?: number;
      /** @description Name of the label. */
      name?: string;
      /** @description True if the label is archived. It is not documented whether it is returned while the flag `labels_archive` is off. */
      archived?: boolean | null;
      /** @description Number of closed issues with the label. Lists return it with `with_counts=true`; it is not documented whether it is present otherwise. */
      closed_issues_count?: number;
      /** @description Colour of the label. */
      color?: string;
      /** @description Description of the label; null if there is none. */
      description?: string | null;
      /** @description The description as HTML; null if there is none. */
      description_html?: string | null;
      /** @description True if the label belongs to the project itself and not to a group. */
      is_project_label?: boolean | null;
      /** @description Number of open issues with the label. Lists return it with `with_counts=true`; it is not documented whether it is present otherwise. */
      open_issues_count?: number;
      /** @description Number of open merge requests with the label. Lists return it with `with_counts=true`; it is not documented whether it is present otherwise. */
      open_merge_requests_count?: number;
      /** @description Priority of the label; null if there is none. */
      priority?: number | null;
      /** @description True if the caller is subscribed to the label. */
      subscribed?: boolean | null;
      /** @description Colour of the text on the label. */
      text_color?: string;
    } & {
      [key: string]: unknown;
    };
    /**
     * @description A request to merge the commits of one branch into another.
     *
     *     Its `state` changes as follows:
     *
     *     | from | by | when | to | also set |
     *     |---|---|---|---|---|
     *     | `opened` | update with `state_event: close` | the caller may update it | `closed` | `closed_by`, `closed_at` |
     *     | `closed` | update with `state_event: reopen` | the caller may update it | `opened` | |
     *     | `opened` | merge | accepted; with `auto_merge: true`, after the pipeline | `merged` | `merge_commit_sha`, `merged_at`, `merge_user` |
     *
     *     `locked` is transitional and lasts only for a moment. Other transitions are not documented.
     */
    MergeRequest: {
      /** @description ID of the merge request, unique across all projects. Paths do not use it. */
      id: number;
      /** @description True if maintainers may push to the source branch too. For merge requests from forks only. */
      allow_collaboration?: boolean | null;
      /**
       * @deprecated
       * @description Older name of `allow_collaboration`. Forks only. Deprecated.
       */
      allow_maintainer_to_push?: boolean | null;
      /**
       * @deprecated
       * @description Number of approvals required before merging; null if none is set. Paid tiers only. Deprecated since 16.0, to be removed in API v5.
       */
      approvals_before_merge?: number | null;
      /**
       * @deprecated
       * @description The single user that the merge request is assigned to; null if there is none. Deprecated.
       */
      assignee?: components['schemas']['User'] | null;
      /** @description The users that the merge request is assigned to. */
      assignees: components['schemas']['User'][];
      /** @description User who created the merge request. */
      author: components['schemas']['User'];
      /** @description True if all threads are resolved, as they must be before merging. */
      blocking_discussions_resolved: boolean | null;
      /**
       * Format: date-time
       * @description When the merge request was closed; null until then.
       */
      closed_at: string | null;
      /** @description User who closed the merge request; null while it is open. */
      closed_by: components['schemas']['User'] | null;
      /**
       * Format: date-time
       * @description When the merge request was created.
       */
      created_at: string;
      /** @description Description of the merge request; null if there is none. */
      description: string | null;
      /** @description The description as HTML. Only with `render_html=true`. */
      description_html?: string;
      /** @description Whether the merge request can be merged, or the reason why it cannot. The values are not documented. */
      detailed_merge_status: string;
      /** @description True if the discussion is locked. */
      discussion_locked: boolean | null;
      /** @description Number of votes against. */
      downvotes: number;
      /** @description True if the merge request is a draft. */
      draft: boolean | null;
      /** @description True if merging is forced to remove the source branch. */
      force_remove_source_branch: boolean | null;
      /** @description True if merging causes conflicts. False unless `merge_status` is `cannot_be_merged`. */
      has_conflicts: boolean | null;
      /** @description Number of the merge request within its project. Paths use this one. */
      iid: number;
      /** @description True if the merge request was imported. */
      imported: boolean | null;
      /** @description Source that the merge request was imported from. */
      imported_from: string;
      /** @description Labels of the merge request: their names, or objects with their details in a list with `with_labels_details=true`. */
      labels: (string | components['schemas']['MergeRequestLabel'])[];
      /**
       * Format: date-time
       * @description Earliest time at which the merge request may be merged; null if there is none. Since 17.8; for lists, 17.5 is named as well.
       */
      merge_after?: string | null;
      /** @description SHA of the merge commit. Null or empty until the merge request is merged. */
      merge_commit_sha: string | null;
      /**
       * @deprecated
       * @description True if the merge request can be merged. Deprecated since 15.6.
       */
      merge_status: string;
      /** @description User who merged the merge request, or set it to be merged automatically; null until then. */
      merge_user: components['schemas']['User'] | null;
      /** @description True if the merge request is set to be merged automatically. */
      merge_when_pipeline_succeeds: boolean | null;
      /**
       * Format: date-time
       * @description When the merge request was merged; null until then.
       */
      merged_at: string | null;
      /**
       * @deprecated
       * @description User who merged the merge request; null until then. Deprecated since 14.7, to be removed in API v5.
       */
      merged_by: components['schemas']['User'] | null;
      /** @description The milestone that the merge request belongs to; null if there is none. */
      milestone: components['schemas']['MergeRequestMilestone'] | null;
      /**
       * Format: date-time
       * @description When all steps of the preparation were done; null until then. Set once and never changed afterwards.
       */
      prepared_at: string | null;
      /** @description ID of the project that the merge request belongs to. */
      project_id: number;
      /**
       * @deprecated
       * @description How to refer to the merge request in text. Deprecated since 12.7.
       */
      reference?: string;
      /** @description How to refer to the merge request in text. */
      references: components['schemas']['MergeRequestReferences'];
      /** @description The users who are asked to review the merge request. */
      reviewers: components['schemas']['User'][];
      /** @description SHA of the head commit of the source branch. */
      sha: string;
      /** @description True if merging should remove the source branch. */
      should_remove_source_branch: boolean | null;
      /** @description Branch whose commits are to be merged. */
      source_branch: string;
      /** @description ID of the project that contains the source branch. */
      source_project_id: number;
      /** @description True if the merge request requests to squash its commits into one. */
      squash: boolean | null;
      /** @description SHA of the squash commit. Null or empty until the merge request is merged. */
      squash_commit_sha: string | null;
      /** @description True if the commits are squashed into one when they are merged. */
      squash_on_merge: boolean | null;
      /**
       * @description State of the merge request. `state_event` of an update turns `opened` into `closed` and back, merging turns `opened` into `merged`. `locked` lasts only for a moment.
       * @enum {string}
       */
      state: 'opened' | 'closed' | 'merged' | 'locked';
      /** @description Branch that the commits are merged into. */
      target_branch: string;
      /** @description ID of the project that contains the target branch. */
      target_project_id: number;
      /** @description Number of tasks, and of completed tasks. */
      task_completion_status: components['schemas']['MergeRequestTaskCompletion'];
      /** @description Estimated and spent time. */
      time_stats: components['schemas']['MergeRequestTimeStats'];
      /** @description Title of the merge request. */
      title: string;
      /** @description The title as HTML. Only with `render_html=true`. */
      title_html?: string;
      /**
       * Format: date-time
       * @description When the merge request was last changed.
       */
      updated_at: string;
      /** @description Number of votes in favour. */
      upvotes: number;
      /** @description Number of comments by users. */
      user_notes_count: number;
      /** @description Address of the page of the merge request. */
      web_url: string;
      /**
       * @deprecated
       * @description Older name of `draft`. Deprecated.
       */
      work_in_progress?: boolean | null;
    };
    /** @description A merge request as returned after it was created or changed. */
    MergeRequestChanged: components['schemas']['MergeRequestDetail'] & {
      /** @description True if the caller is subscribed to the merge request. */
      subscribed: boolean | null;
    };
    /** @description A merge request to create. */
    MergeRequestCreate: {
      /** @description True if maintainers may push to the source branch too. For merge requests from forks only. */
      allow_collaboration?: boolean;
      /**
       * @deprecated
       * @description Older name of `allow_collaboration`. Deprecated.
       */
      allow_maintainer_to_push?: boolean;
      /**
       * @deprecated
       * @description Number of approvals required before merging. Paid tiers only. Deprecated since 16.0, to be removed in API v5.
       */
      approvals_before_merge?: number;
      /** @description ID of the user to assign the merge request to. */
      assignee_id?: number;
      /** @description IDs of the users to assign the merge request to. 0 or an empty value assigns it to nobody. */
      assignee_ids?: number[] | (0 | '');
      /** @description Description of the merge request, in at most 1,048,576 characters. */
      description?: string;
      /** @description Names of the labels, separated by commas. A label that does not exist is created. */
      labels?: string;
      /**
       * Format: date
       * @description Earliest day on which the merge request may be merged, as `YYYY-MM-DD`. Since 17.8.
       */
      merge_after?: string;
      /** @description ID of the milestone that the merge request belongs to. */
      milestone_id?: number;
      /** @description True if merging removes the source branch. */
      remove_source_branch?: boolean;
      /** @description IDs of the users to ask for a review. 0 or an empty value sets no reviewer. */
      reviewer_ids?: number[] | (0 | '');
      /** @description Branch whose commits are to be merged. */
      source_branch: string;
      /** @description True if merging squashes the commits into one. The settings of the project may override it. */
      squash?: boolean;
      /** @description Branch that the commits are merged into. */
      target_branch: string;
      /** @description ID of the project that contains the target branch. */
      target_project_id?: number;
      /** @description Title of the merge request. */
      title: string;
    };
    /** @description A merge request as returned by a single read: the properties of a list, and more. Further properties, with names after `rebase_in_progress` in alphabetical order, are not documented. */
    MergeRequestDetail: components['schemas']['MergeRequest'] & {
      /** @description Number of changes, as a string and not as an integer; `1000+` above 1,000. Empty right after creation, filled in the background. */
      changes_count: string | null;
      /** @description The commits that the diff is made from. Empty right after creation, filled in the background. */
      diff_refs: components['schemas']['MergeRequestDiffRefs'] | null;
      /** @description Number of commits that the source branch is behind the target branch. Only with `include_diverged_commits_count=true`. */
      diverged_commits_count?: number;
      /** @description True if this is the first merge request that the author contributes to the project. */
      first_contribution: boolean | null;
      /**
       * Format: date-time
       * @description When the merge request was first deployed to production; null until then.
       */
      first_deployed_to_production_at: string | null;
      /** @description The pipeline of the head commit of the source branch; null if there is none. Present only for a caller who may view pipelines. */
      head_pipeline?: components['schemas']['MergeRequestHeadPipeline'] | null;
      /**
       * Format: date-time
       * @description When the latest build finished; null until then.
       */
      latest_build_finished_at: string | null;
      /**
       * Format: date-time
       * @description When the latest build started; null until a build starts.
       */
      latest_build_started_at: string | null;
      /** @description Reason why merging failed; null if it did not fail. Read `detailed_merge_status` to learn whether merging is possible. */
      merge_error: string | null;
      /** @description The pipeline of the merge request, with a few properties; null if there is none. Prefer `head_pipeline`. */
      pipeline: components['schemas']['MergeRequestPipelineReference'] | null;
      /** @description True if the source branch is being rebased. Only with `include_rebase_in_progress=true`. */
      rebase_in_progress?: boolean | null;
    };
    /** @description The changes of a merge request to one file. */
    MergeRequestDiff: {
      /** @description Mode of the file before the change. */
      a_mode: string;
      /** @description Mode of the file after the change. */
      b_mode: string;
      /** @description True if the diff is left out here, but can be fetched. */
      collapsed: boolean | null;
      /** @description True if the file is deleted. */
      deleted_file: boolean | null;
      /** @description The change in the form of a diff. */
      diff: string;
      /** @description True if the file is generated. */
      generated_file: boolean | null;
      /** @description True if the file is added. */
      new_file: boolean | null;
      /** @description Path of the file after the change. */
      new_path: string;
      /** @description Path of the file before the change. */
      old_path: string;
      /** @description True if the file is renamed. */
      renamed_file: boolean | null;
      /** @description True if the diff is left out because it is too large. It cannot be fetched. */
      too_large: boolean | null;
    };
    /** @description The commits that the diff of a merge request is made from. They are absent until they are filled in. */
    MergeRequestDiffRefs: {
      /** @description SHA of the commit from which the source branch started. */
      base_sha?: string;
      /** @description SHA of the commit of the source branch that the diff ends at. */
      head_sha?: string;
      /** @description SHA of the commit of the target branch that the diff starts from. */
      start_sha?: string;
    };
    /** @description The pipeline of the head commit of the source branch. */
    MergeRequestHeadPipeline: components['schemas']['MergeRequestPipelineDetail'] & {
      /** @description Number of the pipeline within its project. */
      iid: number;
      /** @description ID of the project that the pipeline belongs to. */
      project_id: number;
      /** @description Waiting time of the pipeline in seconds; null until it is known. */
      queued_duration: number | null;
      /** @description Event that triggered the pipeline. */
      source: string;
      /** @description User who started the pipeline. */
      user: components['schemas']['User'];
    };
    /** @description A label of a merge request with its details. */
    MergeRequestLabel: {
      /** @description ID of the label. */
      id: number;
      /** @description Name of the label. */
      name: string;
      /** @description True if the label is archived. It is not documented whether it is returned while the flag `labels_archive` is off. */
      archived?: boolean | null;
      /** @description Colour of the label. */
      color: string;
      /** @description Description of the label; null if there is none. */
      description: string | null;
      /** @description The description as HTML; null if there is none. */
      description_html: string | null;
      /** @description Colour of the text on the label. */
      text_color: string;
    };
    /** @description Options of the merge. Only some of the properties are shown. */
    MergeRequestMerge: {
      /** @description True if merging waits until the pipeline has succeeded. */
      auto_merge?: boolean;
      /** @description Message of the merge commit. */
      merge_commit_message?: string;
    } & {
      [key: string]: unknown;
    };
    /** @description The response to a merge. It is not documented; the properties of a merge request that a merge is known to set are listed as a hint. */
    MergeRequestMerged: {
      /** @description ID of the merge request, unique across all projects. */
      id?: number;
      /** @description Number of the merge request within its project. */
      iid?: number;
      /** @description SHA of the merge commit. Null or empty until the merge request is merged. */
      merge_commit_sha?: string | null;
      /** @description User who merged the merge request, or set it to be merged automatically; null until then. */
      merge_user?: components['schemas']['User'] | null;
      /**
       * Format: date-time
       * @description When the merge request was merged; null until then.
       */
      merged_at?: string | null;
      /** @description State of the merge request; with `auto_merge: true` not merged yet. */
      state?: string;
    } & {
      [key: string]: unknown;
    };
    /** @description The milestone of a merge request. A milestone of a project has `project_id`, a milestone of a group has `group_id`. */
    MergeRequestMilestone: {
      /** @description ID of the milestone, unique across all projects. */
      id: number;
      /**
       * Format: date-time
       * @description When the milestone was created.
       */
      created_at: string;
      /** @description Description of the milestone; null if there is none. */
      description: string | null;
      /**
       * Format: date
       * @description Last day of the milestone; null if none is set.
       */
      due_date: string | null;
      /** @description True if the milestone has expired. */
      expired: boolean | null;
      /** @description ID of the group. Only for a milestone of a group. */
      group_id?: number;
      /** @description Number of the milestone within its project or group. */
      iid: number;
      /** @description ID of the project. Only for a milestone of a project. */
      project_id?: number;
      /**
       * Format: date
       * @description First day of the milestone; null if none is set.
       */
      start_date: string | null;
      /** @description State of the milestone. A milestone of a project is `active` or `closed`. */
      state: string;
      /** @description Title of the milestone. */
      title: string;
      /**
       * Format: date-time
       * @description When the milestone was last changed.
       */
      updated_at: string;
      /** @description Address of the page of the milestone. */
      web_url: string;
    };
    /** @description A pipeline of a merge request. */
    MergeRequestPipeline: {
      /** @description ID of the pipeline. */
      id: number;
      /** @description Branch or other ref that the pipeline runs on. */
      ref: string;
      /** @description SHA of the commit that the pipeline runs on. */
      sha: string;
      /** @description Status of the pipeline. */
      status: string;
    };
    /** @description A new pipeline of a merge request. */
    MergeRequestPipelineCreated: components['schemas']['MergeRequestPipelineDetail'] & {
      /** @description True if the pipeline is archived. */
      archived: boolean | null;
      /** @description User who started the pipeline. Further properties of the user are not documented. */
      user: components['schemas']['UserSummary'];
    };
    /** @description A pipeline of a merge request, with the properties that the head pipeline and a new pipeline have in common. */
    MergeRequestPipelineDetail: components['schemas']['MergeRequestPipelineReference'] & {
      /** @description SHA of the previous commit of the ref. */
      before_sha: string;
      /**
       * Format: date-time
       * @description When the pipeline was committed; null if it was not.
       */
      committed_at: string | null;
      /** @description Test coverage that the pipeline measured; null if it measured none. */
      coverage: number | null;
      /**
       * Format: date-time
       * @description When the pipeline was created.
       */
      created_at: string;
      /** @description The status in detail. */
      detailed_status: components['schemas']['MergeRequestPipelineStatus'];
      /** @description Run time of the pipeline in seconds; null until it is known. */
      duration: number | null;
      /**
       * Format: date-time
       * @description When the pipeline finished; null until then.
       */
      finished_at: string | null;
      /**
       * Format: date-time
       * @description When the pipeline started; null until then.
       */
      started_at: string | null;
      /** @description True if the pipeline runs on a tag. */
      tag: boolean | null;
      /**
       * Format: date-time
       * @description When the pipeline last changed.
       */
      updated_at: string;
      /** @description Errors in the CI configuration; null if there are none. */
      yaml_errors: string | null;
    };
    /** @description A pipeline of a merge request with the address of its page. */
    MergeRequestPipelineReference: components['schemas']['MergeRequestPipeline'] & {
      /** @description Address of the page of the pipeline. */
      web_url: string;
    };
    /** @description The status of a pipeline in detail. Its properties are not documented. */
    MergeRequestPipelineStatus: {
      [key: string]: unknown;
    };
    /** @description Ways to refer to a merge request in text. */
    MergeRequestReferences: {
      /** @description The form with the full path of the project. */
      full: string;
      /** @description The form relative to the project or group of the request. */
      relative: string;
      /** @description The shortest form. */
      short: string;
    };
    /** @description A merge request as returned with `view=simple`. Its properties are known only in words; here they have the names that they have in `MergeRequest`. */
    MergeRequestSimple: {
      /** @description Description of the merge request; null if there is none. */
      description: string | null;
      /** @description Number of the merge request within its project. */
      iid: number;
      /**
       * @description State of the merge request.
       * @enum {string}
       */
      state: 'opened' | 'closed' | 'merged' | 'locked';
      /** @description Title of the merge request. */
      title: string;
      /** @description Address of the page of the merge request. */
      web_url: string;
    } & {
      [key: string]: unknown;
    };
    /** @description Number of tasks of a merge request, and of completed tasks. */
    MergeRequestTaskCompletion: {
      /** @description Number of completed tasks. */
      completed_count: number;
      /** @description Number of tasks. */
      count: number;
    };
    /** @description Time estimated for a merge request and spent on it. */
    MergeRequestTimeStats: {
      /** @description The estimated time in words; null if there is no estimate. */
      human_time_estimate: string | null;
      /** @description The time spent in words; null if none is recorded. */
      human_total_time_spent: string | null;
      /** @description Estimated time in seconds. */
      time_estimate: number;
      /** @description Time spent in seconds. */
      total_time_spent: number;
    };
    /** @description Properties of a merge request to change, at least one. The others stay as they are. */
    MergeRequestUpdate: {
      /** @description Names of labels to add, separated by commas. */
      add_labels?: string;
      /** @description True if maintainers may push to the source branch too. For merge requests from forks only. */
      allow_collaboration?: boolean;
      /**
       * @deprecated
       * @description Older name of `allow_collaboration`. Deprecated.
       */
      allow_maintainer_to_push?: boolean;
      /** @description ID of the user to assign the merge request to. */
      assignee_id?: number;
      /** @description IDs of the users to assign the merge request to. 0 or an empty value assigns it to nobody. */
      assignee_ids?: number[] | (0 | '');
      /** @description Description of the merge request, in at most 1,048,576 characters. */
      description?: string;
      /** @description True to lock the discussion. */
      discussion_locked?: boolean;
      /** @description New list of the names of the labels, separated by commas. An empty string removes all labels. */
      labels?: string;
      /**
       * Format: date
       * @description Earliest day on which the merge request may be merged, as `YYYY-MM-DD`. Since 17.8.
       */
      merge_after?: string;
      /** @description ID of the new milestone of the merge request. 0 or an empty value removes it from its milestone. */
      milestone_id?: (number | null) | '';
      /** @description Names of labels to remove, separated by commas. */
      remove_labels?: string;
      /** @description True if merging removes the source branch. */
      remove_source_branch?: boolean;
      /** @description IDs of the new reviewers. 0 or an empty value removes all reviewers. */
      reviewer_ids?: number[] | (0 | '');
      /** @description True if merging squashes the commits into one. The settings of the project may override it. */
      squash?: boolean;
      /**
       * @description `close` closes an opened merge request, `reopen` opens a closed one.
       * @enum {string}
       */
      state_event?: 'close' | 'reopen';
      /** @description Branch that the commits are merged into. */
      target_branch?: string;
      /** @description Title of the merge request. */
      title?: string;
    };
    /** @description One burndown event of a milestone. Its properties are not documented. */
    MilestoneBurndownEvent: {
      [key: string]: unknown;
    };
    /** @description An issue of a milestone. Its properties are not documented; `id` and `iid`, which every issue has, are named as a hint. */
    MilestoneIssue: {
      /** @description ID of the issue, unique across all projects. */
      id?: number;
      /** @description Number of the issue within its project. Paths use this one. */
      iid?: number;
    } & {
      [key: string]: unknown;
    };
    /** @description A merge request of a milestone. Its properties are not documented; some properties of `MergeRequest` are named as a hint. */
    MilestoneMergeRequest: {
      /** @description ID of the merge request, unique across all projects. */
      id?: number;
      /** @description Description of the merge request; null if there is none. */
      description?: string | null;
      /** @description Number of the merge request within its project. Paths use this one. */
      iid?: number;
      /** @description ID of the project that the merge request belongs to. */
      project_id?: number;
      /**
       * @description State of the merge request.
       * @enum {string}
       */
      state?: 'opened' | 'closed' | 'merged' | 'locked';
      /** @description Title of the merge request. */
      title?: string;
      /** @description Address of the page of the merge request. */
      web_url?: string;
    } & {
      [key: string]: unknown;
    };
    /** @description The snippet whose repository is moved. */
    MovedSnippet: {
      /** @description ID of the snippet. */
      id: number;
      /**
       * Format: date-time
       * @description When the snippet was created.
       */
      created_at: string;
      /** @description Description of the snippet. */
      description: string | null;
      /** @description Address to clone from over HTTP. */
      http_url_to_repo: string;
      /** @description ID of the project that the snippet belongs to; null if it belongs to no project. */
      project_id: number | null;
      /** @description Address of the raw content of the snippet. */
      raw_url: string;
      /** @description Address to clone from over SSH. */
      ssh_url_to_repo: string;
      /** @description Title of the snippet. */
      title: string;
      /**
       * Format: date-time
       * @description When the snippet was last changed.
       */
      updated_at: string;
      /** @description Visibility of the snippet. */
      visibility: string;
      /** @description Address of the page of the snippet. */
      web_url: string;
    };
    /** @description A user or a group whose path contains projects. The properties about seats are for owners of the group, or on the hosted offering; they may be absent even there. The flag `restrict_namespace_api_billing_fields` (since 18.3, off by default) restricts who gets the billing properties. This description assumes that these are the properties about plan, trial, seats and billable members. */
    Namespace: {
      /** @description ID of the namespace. */
      id: number;
      /** @description Display name of the namespace. */
      name: string;
      /** @description Address of the avatar; null if the namespace has none. */
      avatar_url: string | null;
      /** @description Number of members who are billed. A billing property. */
      billable_members_count?: number;
      /** @description When the plan ends. A billing property. */
      end_date?: string | null;
      /** @description Full path of the namespace, starting at the top level. */
      full_path: string;
      /**
       * @description Kind of the namespace: user or group.
       * @enum {string}
       */
      kind: 'user' | 'group';
      /** @description Largest number of seats that were in use. For owners of the group, or on the hosted offering. A billing property. */
      max_seats_used?: number;
      /**
       * Format: date-time
       * @description When `max_seats_used` last changed. For owners of the group, or on the hosted offering. A billing property.
       */
      max_seats_used_changed_at?: string;
      /** @description Number of members including those of subgroups. Groups only. */
      members_count_with_descendants?: number;
      /** @description ID of the parent group; null for a namespace at the top level. */
      parent_id: number | null;
      /** @description Last segment of the full path. */
      path: string;
      /** @description Name of the plan. A billing property. */
      plan?: string;
      /** @description Number of projects. */
      projects_count: number;
      /** @description Size of the root repository. */
      root_repository_size: number;
      /** @description Number of seats in use. For owners of the group, or on the hosted offering. A billing property. */
      seats_in_use?: number;
      /** @description True if the plan is a trial. A billing property. */
      trial?: boolean | null;
      /** @description When the trial ends. A billing property. */
      trial_ends_on?: string | null;
      /** @description Address of the page of the user or group. */
      web_url: string;
    };
    /** @description The availability of a path. */
    NamespaceExistence: {
      /** @description True if a namespace with this path exists. */
      exists: boolean | null;
      /** @description Other names to choose from if the path is taken. */
      suggests: string[];
    };
    /** @description One published version of the site. */
    PagesDeployment: {
      /**
       * Format: date
       * @description Day of the deployment.
       */
      created_at: string;
      /** @description Path of a parallel deployment below the address of the site; never empty for a parallel deployment. */
      path_prefix: string;
      /** @description Folder that was published as the root of the site. */
      root_directory: string | null;
      /** @description Address of the deployment. */
      url: string;
    };
    /** @description Settings of the static site of a project, and its deployments. */
    PagesSettings: {
      /** @description The deployments of the site; several if there are parallel deployments. */
      deployments: components['schemas']['PagesDeployment'][];
      /** @description True if the site is served over HTTPS only. */
      force_https: boolean | null;
      /** @description True if the site has a domain that no other project shares. */
      is_unique_domain_enabled: boolean | null;
      /** @description Main domain of the site, one of the domains assigned to it; null if none is set. Since 17.8. */
      primary_domain?: string | null;
      /** @description Address of the site. */
      url: string;
    };
    /** @description Settings of the site to change. */
    PagesSettingsUpdate: {
      /** @description True if the site is served over HTTPS only. */
      pages_https_only?: boolean;
      /** @description Main domain of the site. Must be one of the domains already assigned to it. Since 17.8. */
      pages_primary_domain?: string;
      /** @description True if the site gets a domain that no other project shares. */
      pages_unique_domain_enabled?: boolean;
    };
    /** @description A percentage, as text. */
    Percentage: string;
    /**
     * @description A schedule for running a pipeline.
     *
     *     The property `active` changes as follows:
     *
     *     | from | by | to |
     *     |---|---|---|
     *     | not there | create with `active: false` | inactive |
     *     | not there | create with `active: true`, or without `active` | active |
     *     | active or inactive | update with `active` | the given value |
     *
     *     Every update reschedules the next run.
     */
    PipelineSchedule: {
      /** @description ID of the schedule. */
      id: number;
      /** @description True if the schedule runs the pipeline. */
      active: boolean | null;
      /**
       * Format: date-time
       * @description When the schedule was created.
       */
      created_at: string;
      /** @description When the pipeline runs, as a cron expression. */
      cron: string;
      /** @description Time zone of `cron`. */
      cron_timezone: string;
      /** @description Description of the schedule. */
      description: string;
      /**
       * Format: date-time
       * @description When the pipeline runs next.
       */
      next_run_at: string;
      /** @description Owner of the schedule. */
      owner: components['schemas']['UserSummary'];
      /** @description The branch or tag that the pipeline runs on, always as a full ref such as `refs/heads/main` or `refs/tags/v1.4.0`. */
      ref: string;
      /**
       * Format: date-time
       * @description When the schedule was last changed.
       */
      updated_at: string;
    };
    /** @description A schedule to create. */
    PipelineScheduleCreate: {
      /**
       * @description True if the schedule runs the pipeline.
       * @default true
       */
      active?: boolean;
      /** @description When to run the pipeline, as a cron expression. */
      cron: string;
      /**
       * @description Time zone of `cron`: a name from the tz database, such as `Europe/Stockholm`, or from the time-zone list of the web framework, which may be in words, such as `Pacific Time (US & Canada)`.
       * @default UTC
       */
      cron_timezone?: string;
      /** @description Description of the schedule. */
      description: string;
      /** @description Inputs for the pipeline: an array with one entry for each. Since 17.11; generally available since 18.1. A hash can be sent in place of the array; its structure is not documented. */
      inputs?:
        | components['schemas']['PipelineScheduleInputCreate'][]
        | {
            [key: string]: unknown;
          };
      /** @description Branch or tag to run the pipeline on, as a full ref (`refs/heads/main`, `refs/tags/v1.4.0`) or a short one (`main`), which the API expands. A short ref is rejected if both a branch and a tag have the name, or if neither has it; the status is not documented. */
      ref: string;
    };
    /** @description A schedule with its last pipeline, its variables and its inputs. */
    PipelineScheduleDetail: components['schemas']['PipelineSchedule'] & {
      /** @description Inputs that the pipeline gets. Since 17.11; generally available since 18.1. */
      inputs?: components['schemas']['PipelineScheduleInput'][];
      /** @description The pipeline that the schedule ran last; null if it ran none. */
      last_pipeline: components['schemas']['PipelineScheduleLastPipeline'] | null;
      /** @description Variables that the pipeline gets. */
      variables: components['schemas']['PipelineScheduleVariableDetail'][];
    };
    /** @description An input that the scheduled pipeline gets. */
    PipelineScheduleInput: {
      /** @description Name of the input. */
      name: string;
      /** @description Value of the input. Null in place of a boolean counts as `false`. */
      value: string | unknown[] | number | boolean | null;
    };
    /** @description An input for the scheduled pipeline. */
    PipelineScheduleInputCreate: {
      /** @description Name of the input. */
      name: string;
      /** @description Value of the input. */
      value: string | unknown[] | number | boolean;
    };
    /** @description An input to set, or to delete: an entry with the `name` and a destroy flag that is `true` deletes the input. The name of that flag is not documented for schedules; for protected environments it is `_destroy`. */
    PipelineScheduleInputUpdate: {
      /** @description Name of the input. */
      name: string;
      /** @description Value to set. An entry that deletes the input has none. */
      value?: string | unknown[] | number | boolean;
    } & {
      [key: string]: unknown;
    };
    /** @description The pipeline that a schedule ran last, in short. */
    PipelineScheduleLastPipeline: {
      /** @description ID of the pipeline. */
      id: number;
      /** @description Branch or tag that the pipeline runs on. */
      ref: string;
      /** @description SHA of the commit that the pipeline runs on. */
      sha: string;
      /** @description Status of the pipeline. */
      status: string;
    };
    /** @description A pipeline that a schedule triggered. */
    PipelineSchedulePipeline: {
      /** @description ID of the pipeline, unique across all projects. */
      id: number;
      /**
       * Format: date-time
       * @description When the pipeline was created.
       */
      created_at: string;
      /** @description Number of the pipeline within its project. */
      iid: number;
      /** @description ID of the project that the pipeline belongs to. */
      project_id: number;
      /** @description Branch or tag that the pipeline runs on. */
      ref: string;
      /** @description SHA of the commit that the pipeline runs on. */
      sha: string;
      /** @description Event that triggered the pipeline. */
      source: string;
      /** @description Status of the pipeline. */
      status: string;
      /**
       * Format: date-time
       * @description When the pipeline last changed.
       */
      updated_at: string;
      /** @description Address of the page of the pipeline. */
      web_url: string;
    };
    /** @description A schedule as returned by the operations that create, change or delete it. */
    PipelineScheduleResult: components['schemas']['PipelineSchedule'] & {
      /** @description Inputs that the pipeline gets. Since 17.11; generally available since 18.1. */
      inputs?: components['schemas']['PipelineScheduleInput'][];
      /** @description The pipeline that the schedule ran last; null if it ran none. */
      last_pipeline?: components['schemas']['PipelineScheduleLastPipeline'] | null;
      /** @description Variables that the pipeline gets. */
      variables?: components['schemas']['PipelineScheduleVariableDetail'][];
    };
    /** @description The response to running a schedule now. */
    PipelineScheduleRun: {
      /** @description Message that the pipeline was created. */
      message: string;
    };
    /** @description Properties of a schedule to change. */
    PipelineScheduleUpdate: {
      /** @description True if the schedule runs the pipeline. */
      active?: boolean;
      /** @description When to run the pipeline, as a cron expression. */
      cron?: string;
      /** @description Time zone of `cron`: a name from the tz database, such as `Europe/Stockholm`, or from the time-zone list of the web framework, which may be in words, such as `Pacific Time (US & Canada)`. */
      cron_timezone?: string;
      /** @description Description of the schedule. */
      description?: string;
      /** @description Inputs to set or to delete: an array with one entry for each. Since 17.11; generally available since 18.1. The effect on inputs that are left out is not documented, nor the structure of a hash in place of the array. */
      inputs?:
        | components['schemas']['PipelineScheduleInputUpdate'][]
        | {
            [key: string]: unknown;
          };
      /** @description Branch or tag to run the pipeline on, as a full ref (`refs/heads/main`, `refs/tags/v1.4.0`) or a short one (`main`), which the API expands. A short ref is rejected if both a branch and a tag have the name, or if neither has it; the status is not documented. */
      ref?: string;
    };
    /** @description A variable that the scheduled pipeline gets. */
    PipelineScheduleVariable: {
      /** @description Name of the variable. */
      key: string;
      /** @description Value of the variable. */
      value: string;
      /**
       * @description `env_var` for an environment variable, `file` for a file.
       * @enum {string}
       */
      variable_type: 'env_var' | 'file';
    };
    /** @description A variable to create. */
    PipelineScheduleVariableCreate: {
      /** @description Name of the variable: up to 255 letters `A-Z` and `a-z`, digits and underscores. */
      key: string;
      /** @description Value of the variable. */
      value: string;
      /**
       * @description `env_var` for an environment variable, `file` for a file.
       * @default env_var
       * @enum {string}
       */
      variable_type?: 'env_var' | 'file';
    };
    /** @description A variable that was deleted. */
    PipelineScheduleVariableDeletion: {
      /** @description Name of the variable. */
      key: string;
      /** @description Value that the variable had. */
      value: string;
    };
    /** @description A variable as part of its schedule. */
    PipelineScheduleVariableDetail: components['schemas']['PipelineScheduleVariable'] & {
      /** @description True if the variable is raw; its meaning is not documented. */
      raw: boolean | null;
    };
    /** @description The new value of a variable. */
    PipelineScheduleVariableUpdate: {
      /** @description Value of the variable. */
      value: string;
      /**
       * @description `env_var` for an environment variable, `file` for a file.
       * @enum {string}
       */
      variable_type?: 'env_var' | 'file';
    };
    /** @description A goal for issues and merge requests, with a first and a last day. An update with `state_event: close` changes an `active` milestone to `closed`. An update with `state_event: activate` changes a `closed` milestone to `active`. */
    ProjectMilestone: {
      /** @description ID of the milestone, unique across all projects. Paths use this one. */
      id: number;
      /**
       * Format: date-time
       * @description When the milestone was created.
       */
      created_at: string;
      /** @description Description of the milestone; null if there is none. */
      description: string | null;
      /**
       * Format: date
       * @description Last day of the milestone; null if none is set.
       */
      due_date: string | null;
      /** @description True if the milestone has expired. */
      expired: boolean | null;
      /** @description Number of the milestone within its project. Paths do not use it. */
      iid: number;
      /** @description ID of the project. It is not documented whether a milestone of a group, listed with `include_ancestors=true`, has it. */
      project_id?: number;
      /**
       * Format: date
       * @description First day of the milestone; null if none is set.
       */
      start_date: string | null;
      /**
       * @description Whether the milestone is active or closed.
       * @enum {string}
       */
      state: 'active' | 'closed';
      /** @description Title of the milestone. */
      title: string;
      /**
       * Format: date-time
       * @description When the milestone was last changed.
       */
      updated_at: string;
    };
    /** @description A milestone to create. */
    ProjectMilestoneCreate: {
      /** @description Description of the milestone. */
      description?: string;
      /**
       * Format: date
       * @description Last day of the milestone.
       */
      due_date?: string;
      /**
       * Format: date
       * @description First day of the milestone.
       */
      start_date?: string;
      /** @description Title of the milestone. */
      title: string;
    };
    /** @description A milestone as returned when it is read, created or changed. The response is not documented; the properties of the list are named as a hint. */
    ProjectMilestoneHinted: {
      /** @description ID of the milestone, unique across all projects. Paths use this one. */
      id?: number;
      /**
       * Format: date-time
       * @description When the milestone was created.
       */
      created_at?: string;
      /** @description Description of the milestone; null if there is none. */
      description?: string | null;
      /**
       * Format: date
       * @description Last day of the milestone; null if none is set.
       */
      due_date?: string | null;
      /** @description True if the milestone has expired. */
      expired?: boolean | null;
      /** @description Number of the milestone within its project. Paths do not use it. */
      iid?: number;
      /** @description ID of the project. It is not documented whether a milestone of a group, listed with `include_ancestors=true`, has it. */
      project_id?: number;
      /**
       * Format: date
       * @description First day of the milestone; null if none is set.
       */
      start_date?: string | null;
      /**
       * @description Whether the milestone is active or closed.
       * @enum {string}
       */
      state?: 'active' | 'closed';
      /** @description Title of the milestone. */
      title?: string;
      /**
       * Format: date-time
       * @description When the milestone was last changed.
       */
      updated_at?: string;
    } & {
      [key: string]: unknown;
    };
    /** @description Properties of a milestone to change. The others stay as they are. */
    ProjectMilestoneUpdate: {
      /** @description Description of the milestone. */
      description?: string;
      /**
       * Format: date
       * @description Last day of the milestone.
       */
      due_date?: string;
      /**
       * Format: date
       * @description First day of the milestone.
       */
      start_date?: string;
      /**
       * @description `close` closes an active milestone, `activate` makes a closed one active again.
       * @enum {string}
       */
      state_event?: 'close' | 'activate';
      /** @description Title of the milestone. */
      title?: string;
    };
    /** @description An image repository, with its tags and their number if the request asks for them. */
    ProjectRegistryRepository: components['schemas']['RegistryRepository'] & {
      /** @description The tags of the image repository. */
      tags?: components['schemas']['RegistryTag'][];
      /** @description Number of tags of the image repository. */
      tags_count?: number;
    };
    /** @description The response to a promotion. It is not documented, except that the label keeps its ID. */
    PromotedLabel: unknown;
    /** @description The response to a promotion. It is not documented, except that the milestone belongs to the group afterwards. */
    PromotedMilestone: unknown;
    /** @description An environment that only the named users, groups and access levels may deploy to. Creating or updating the protection also returns its approval rules; see `ProtectedEnvironmentDetail`. */
    ProtectedEnvironment: {
      /** @description Name of the environment. */
      name: string;
      /** @description Approval rules: the users, groups and access levels that must approve a deployment. Returned after a create or update; other responses may not contain it. */
      approval_rules?: components['schemas']['DeployApprovalRule'][];
      /** @description Deploy entries: the users, groups and access levels that may deploy to the environment. */
      deploy_access_levels: components['schemas']['DeployAccessLevel'][];
      /** @description Number of approvals that the environment requires. */
      required_approval_count: number;
    };
    /** @description An environment to protect. */
    ProtectedEnvironmentCreate: {
      /** @description Name of the environment. */
      name: string;
      /** @description Approval rules: the users, groups and access levels that must approve a deployment. */
      approval_rules?: components['schemas']['DeployApprovalRuleCreate'][];
      /** @description Deploy entries: the users, groups and access levels that may deploy to the environment. */
      deploy_access_levels: components['schemas']['DeployAccessLevelCreate'][];
    };
    /** @description A protected environment together with its approval rules, as returned when it was created or updated. */
    ProtectedEnvironmentDetail: components['schemas']['ProtectedEnvironment'] & {
      /** @description Approval rules: the users, groups and access levels that must approve a deployment. */
      approval_rules: components['schemas']['DeployApprovalRule'][];
    };
    /** @description The changes to the protection of an environment. */
    ProtectedEnvironmentUpdate: {
      /** @description Approval rules to add, change and remove. */
      approval_rules?: components['schemas']['DeployApprovalRuleUpdate'][];
      /** @description Deploy entries to add, change and remove. */
      deploy_access_levels?: components['schemas']['DeployAccessLevelUpdate'][];
    };
    /** @description All image repositories of the registry. Their form is not documented. */
    RegistryCatalog: unknown;
    /** @description A repository of container images in the registry of a project. */
    RegistryRepository: {
      /** @description ID of the image repository. */
      id: number;
      /** @description Name of the image repository; empty for the image repository at the path of the project itself. */
      name: string;
      /**
       * Format: date-time
       * @description When its cleanup policy started.
       */
      cleanup_policy_started_at: string;
      /**
       * Format: date-time
       * @description When the image repository was created.
       */
      created_at: string;
      /** @description Address of the registry followed by `path`. */
      location: string;
      /** @description Full path of the image repository. */
      path: string;
      /** @description ID of the project that it belongs to. */
      project_id: number;
      /** @description State of the deletion in the background; null if there is none. */
      status: string | null;
    };
    /** @description An image repository, with its tags, their number and its size if the request asks for them. */
    RegistryRepositoryDetail: components['schemas']['ProjectRegistryRepository'] & {
      /** @description Size of all images in bytes, deduplicated. Only on the hosted offering, and there only for repositories created after a certain day in 2021, which is not documented. */
      size?: number;
    };
    /** @description A tag of an image repository. */
    RegistryTag: {
      /** @description Name of the tag. */
      name: string;
      /** @description Address of the registry followed by `path`. */
      location: string;
      /** @description Path of the image repository, a colon and the name of the tag. */
      path: string;
    };
    /** @description A tag with its digest, revision, date and size. */
    RegistryTagDetail: components['schemas']['RegistryTag'] & {
      /**
       * Format: date-time
       * @description When the tag was created.
       */
      created_at: string;
      /** @description Digest: the algorithm (`sha256:`), then hexadecimal digits. */
      digest: string;
      /** @description Revision, a digest in hexadecimal digits. */
      revision: string;
      /** @description The first digits of `revision`. */
      short_revision: string;
      /** @description Total size in bytes. */
      total_size: number;
    };
    /** @description Conditions for the tags to delete. `name_regex_delete` is required, unless its deprecated alias `name_regex` is sent. All regular expressions are RE2, and each is validated. */
    RegistryTagsBulkDelete: {
      /** @description Number of tags to keep, the newest first, among those whose name matches. */
      keep_n?: number;
      /**
       * @deprecated
       * @description Alias of `name_regex_delete`. It is not documented which of the two is used if both are sent.
       */
      name_regex?: string;
      /** @description RE2 expression for the names of the tags to delete; `.*` matches all. */
      name_regex_delete?: string;
      /** @description RE2 expression for the names of the tags to keep. It overrides `name_regex_delete`: with `.*`, nothing is deleted. */
      name_regex_keep?: string;
      /** @description Delete only tags older than this, a duration such as `1h`, `1d` or `1month`. */
      older_than?: string;
    } & (
      | {
          /** @description RE2 expression for the names of the tags to delete; `.*` matches all. */
          name_regex_delete: string;
        }
      | {
          /**
           * @deprecated
           * @description Alias of `name_regex_delete`. It is not documented which of the two is used if both are sent.
           */
          name_regex: string;
        }
    );
    /** @description A token for the endpoints of the registry itself. */
    RegistryTokenGrant: {
      /** @description The token, to be sent as `Authorization: Bearer`. */
      token: string;
    };
    /** @description A project after the visibility of its container registry was set. Its other properties are not documented. */
    RegistryVisibility: {
      /**
       * @description Visibility of the registry. `enabled`: everyone who has access to the project; `private`: only members with the Reporter role or a higher one; `disabled`: nobody, the registry is off.
       * @enum {string}
       */
      container_registry_access_level: 'enabled' | 'private' | 'disabled';
    } & {
      [key: string]: unknown;
    };
    /** @description Visibility of the container registry of a project. */
    RegistryVisibilityUpdate: {
      /**
       * @description Visibility of the registry. `enabled`: visible to everyone who has access to the project, so the registry is public, internal or private like the project; `private`: only members with the Reporter role or a higher one; `disabled`: nobody, the registry is off.
       * @default enabled
       * @enum {string}
       */
      container_registry_access_level?: 'enabled' | 'private' | 'disabled';
    };
    /** @description One site of a replicated instance, either the primary or a secondary. */
    ReplicationSite: {
      /** @description ID of the site. */
      id: number;
      /** @description Unique name of the site. It must equal the node name in the configuration file of the instance or, if the file sets no node name, the external URL that it sets. */
      name: string;
      _links: components['schemas']['ReplicationSiteLinks'];
      /** @description Number of container repositories that are synced at once. */
      container_repositories_max_capacity: number;
      /** @description True if this site sent the response. */
      current: boolean | null;
      /** @description True if the site is switched on. */
      enabled: boolean | null;
      /** @description Number of LFS objects and attachments that are backfilled at once. */
      files_max_capacity: number;
      /** @description Address for communication with the primary site; the same as `url` if none was set. */
      internal_url: string;
      /** @description Minimum time in days between two verifications of the same data. Has no effect on a secondary site. */
      minimum_reverification_interval: number;
      /** @description True if this is the primary site. */
      primary: boolean | null;
      /** @description Number of repositories that are backfilled at once. */
      repos_max_capacity: number;
      /** @description Groups to sync. Used only if `selective_sync_type` is `namespaces`. */
      selective_sync_namespace_ids: number[];
      /** @description Storages to sync. Used only if `selective_sync_type` is `shards`. */
      selective_sync_shards: string[];
      /**
       * @description Type of selective sync: `namespaces` syncs only the listed groups, `shards` only the listed storages; null syncs everything.
       * @enum {string|null}
       */
      selective_sync_type: 'namespaces' | 'shards' | null;
      /** @description True if blobs in object storage are replicated too. */
      sync_object_storage: boolean | null;
      /** @description Address of the site for its users. */
      url: string;
      /** @description Number of verifications that run at once. */
      verification_max_capacity: number;
      /** @description Address of the page that edits the site. */
      web_edit_url: string;
      /** @description Address of the page with the details of the replication. Secondary sites only. */
      web_geo_replication_details_url?: string;
    };
    /** @description A site to create. */
    ReplicationSiteCreate: {
      /** @description Unique name of the site. It must equal the node name in the configuration file of the instance or, if the file sets no node name, the external URL that it sets. */
      name: string;
      /**
       * @description Number of container repositories to sync at once.
       * @default 10
       */
      container_repositories_max_capacity?: number;
      /**
       * @description True if the site is switched on.
       * @default true
       */
      enabled?: boolean;
      /**
       * @description Number of LFS objects and attachments to backfill at once.
       * @default 10
       */
      files_max_capacity?: number;
      /** @description Address for communication with the primary site. If it is not sent, `url` is used. */
      internal_url?: string;
      /** @description Minimum time in days between two verifications of the same data. Has no effect on a secondary site. */
      minimum_reverification_interval?: number;
      /**
       * @description True if this is the primary site.
       * @default false
       */
      primary?: boolean;
      /**
       * @description Number of repositories to backfill at once.
       * @default 25
       */
      repos_max_capacity?: number;
      /** @description Groups to sync. Used only if `selective_sync_type` is `namespaces`. */
      selective_sync_namespace_ids?: number[];
      /** @description Storages to sync. Used only if `selective_sync_type` is `shards`. */
      selective_sync_shards?: string[];
      /**
       * @description Type of selective sync: `namespaces` syncs only the listed groups, `shards` only the listed storages; null syncs everything.
       * @enum {string|null}
       */
      selective_sync_type?: 'namespaces' | 'shards' | null;
      /**
       * @description True to replicate blobs in object storage too.
       * @default false
       */
      sync_object_storage?: boolean;
      /** @description Address of the site for its users. */
      url: string;
      /**
       * @description Number of verifications to run at once.
       * @default 100
       */
      verification_max_capacity?: number;
    };
    /** @description API addresses of a site. */
    ReplicationSiteLinks: {
      /** @description Address that repairs its authentication. */
      repair: string;
      /** @description Address of the site itself. */
      self: string;
      /** @description Address of its status. */
      status: string;
    };
    /** @description Replication and verification status of a site. Each kind of data has ten counts and two percentages. Further fields are not shown. */
    ReplicationSiteStatus: {
      /** @description Number of CI secure files whose checksum failed. */
      ci_secure_files_checksum_failed_count: components['schemas']['Count'];
      /** @description Number of CI secure files to checksum. */
      ci_secure_files_checksum_total_count: components['schemas']['Count'];
      /** @description Number of CI secure files with a checksum. */
      ci_secure_files_checksummed_count: components['schemas']['Count'];
      /** @description Total number of CI secure files. */
      ci_secure_files_count: components['schemas']['Count'];
      /** @description Number of CI secure files that failed to sync. */
      ci_secure_files_failed_count: components['schemas']['Count'];
      /** @description Number of registry entries of CI secure files. */
      ci_secure_files_registry_count: components['schemas']['Count'];
      /** @description Number of synced CI secure files. */
      ci_secure_files_synced_count: components['schemas']['Count'];
      /** @description Percentage of synced CI secure files. */
      ci_secure_files_synced_in_percentage: components['schemas']['Percentage'];
      /** @description Number of CI secure files that failed verification. */
      ci_secure_files_verification_failed_count: components['schemas']['Count'];
      /** @description Number of CI secure files to verify. */
      ci_secure_files_verification_total_count: components['schemas']['Count'];
      /** @description Number of verified CI secure files. */
      ci_secure_files_verified_count: components['schemas']['Count'];
      /** @description Percentage of verified CI secure files. */
      ci_secure_files_verified_in_percentage: components['schemas']['Percentage'];
      /** @description Number of container repositories whose checksum failed. */
      container_repositories_checksum_failed_count: components['schemas']['Count'];
      /** @description Number of container repositories to checksum. */
      container_repositories_checksum_total_count: components['schemas']['Count'];
      /** @description Number of container repositories with a checksum. */
      container_repositories_checksummed_count: components['schemas']['Count'];
      /** @description Total number of container repositories. */
      container_repositories_count: components['schemas']['Count'];
      /** @description Number of container repositories that failed to sync. */
      container_repositories_failed_count: components['schemas']['Count'];
      /** @description Number of registry entries of container repositories. */
      container_repositories_registry_count: components['schemas']['Count'];
      /** @description True if container repositories are replicated. */
      container_repositories_replication_enabled: boolean | null;
      /** @description Number of synced container repositories. */
      container_repositories_synced_count: components['schemas']['Count'];
      /** @description Percentage of synced container repositories. */
      container_repositories_synced_in_percentage: components['schemas']['Percentage'];
      /** @description Number of container repositories that failed verification. */
      container_repositories_verification_failed_count: components['schemas']['Count'];
      /** @description Number of container repositories to verify. */
      container_repositories_verification_total_count: components['schemas']['Count'];
      /** @description Number of verified container repositories. */
      container_repositories_verified_count: components['schemas']['Count'];
      /** @description Percentage of verified container repositories. */
      container_repositories_verified_in_percentage: components['schemas']['Percentage'];
      /** @description Number of dependency proxy blobs whose checksum failed. */
      dependency_proxy_blobs_checksum_failed_count: components['schemas']['Count'];
      /** @description Number of dependency proxy blobs to checksum. */
      dependency_proxy_blobs_checksum_total_count: components['schemas']['Count'];
      /** @description Number of dependency proxy blobs with a checksum. */
      dependency_proxy_blobs_checksummed_count: components['schemas']['Count'];
      /** @description Total number of dependency proxy blobs. */
      dependency_proxy_blobs_count: components['schemas']['Count'];
      /** @description Number of dependency proxy blobs that failed to sync. */
      dependency_proxy_blobs_failed_count: components['schemas']['Count'];
      /** @description Number of registry entries of dependency proxy blobs. */
      dependency_proxy_blobs_registry_count: components['schemas']['Count'];
      /** @description Number of synced dependency proxy blobs. */
      dependency_proxy_blobs_synced_count: components['schemas']['Count'];
      /** @description Percentage of synced dependency proxy blobs. */
      dependency_proxy_blobs_synced_in_percentage: components['schemas']['Percentage'];
      /** @description Number of dependency proxy blobs that failed verification. */
      dependency_proxy_blobs_verification_failed_count: components['schemas']['Count'];
      /** @description Number of dependency proxy blobs to verify. */
      dependency_proxy_blobs_verification_total_count: components['schemas']['Count'];
      /** @description Number of verified dependency proxy blobs. */
      dependency_proxy_blobs_verified_count: components['schemas']['Count'];
      /** @description Percentage of verified dependency proxy blobs. */
      dependency_proxy_blobs_verified_in_percentage: components['schemas']['Percentage'];
      /** @description Number of dependency proxy manifests whose checksum failed. */
      dependency_proxy_manifests_checksum_failed_count: components['schemas']['Count'];
      /** @description Number of dependency proxy manifests to checksum. */
      dependency_proxy_manifests_checksum_total_count: components['schemas']['Count'];
      /** @description Number of dependency proxy manifests with a checksum. */
      dependency_proxy_manifests_checksummed_count: components['schemas']['Count'];
      /** @description Total number of dependency proxy manifests. */
      dependency_proxy_manifests_count: components['schemas']['Count'];
      /** @description Number of dependency proxy manifests that failed to sync. */
      dependency_proxy_manifests_failed_count: components['schemas']['Count'];
      /** @description Number of registry entries of dependency proxy manifests. */
      dependency_proxy_manifests_registry_count: components['schemas']['Count'];
      /** @description Number of synced dependency proxy manifests. */
      dependency_proxy_manifests_synced_count: components['schemas']['Count'];
      /** @description Percentage of synced dependency proxy manifests. */
      dependency_proxy_manifests_synced_in_percentage: components['schemas']['Percentage'];
      /** @description Number of dependency proxy manifests that failed verification. */
      dependency_proxy_manifests_verification_failed_count: components['schemas']['Count'];
      /** @description Number of dependency proxy manifests to verify. */
      dependency_proxy_manifests_verification_total_count: components['schemas']['Count'];
      /** @description Number of verified dependency proxy manifests. */
      dependency_proxy_manifests_verified_count: components['schemas']['Count'];
      /** @description Percentage of verified dependency proxy manifests. */
      dependency_proxy_manifests_verified_in_percentage: components['schemas']['Percentage'];
      /** @description Number of design repositories whose checksum failed. */
      design_management_repositories_checksum_failed_count: components['schemas']['Count'];
      /** @description Number of design repositories to checksum. */
      design_management_repositories_checksum_total_count: components['schemas']['Count'];
      /** @description Number of design repositories with a checksum. */
      design_management_repositories_checksummed_count: components['schemas']['Count'];
      /** @description Total number of design repositories. */
      design_management_repositories_count: components['schemas']['Count'];
      /** @description Number of design repositories that failed to sync. */
      design_management_repositories_failed_count: components['schemas']['Count'];
      /** @description Number of registry entries of design repositories. */
      design_management_repositories_registry_count: components['schemas']['Count'];
      /** @description Number of synced design repositories. */
      design_management_repositories_synced_count: components['schemas']['Count'];
      /** @description Percentage of synced design repositories. */
      design_management_repositories_synced_in_percentage: components['schemas']['Percentage'];
      /** @description Number of design repositories that failed verification. */
      design_management_repositories_verification_failed_count: components['schemas']['Count'];
      /** @description Number of design repositories to verify. */
      design_management_repositories_verification_total_count: components['schemas']['Count'];
      /** @description Number of verified design repositories. */
      design_management_repositories_verified_count: components['schemas']['Count'];
      /** @description Percentage of verified design repositories. */
      design_management_repositories_verified_in_percentage: components['schemas']['Percentage'];
      /** @description ID of the site. */
      geo_node_id: number;
      /** @description Number of Git fetches in a week. */
      git_fetch_event_count_weekly: components['schemas']['Count'];
      /** @description Number of Git pushes in a week. */
      git_push_event_count_weekly: components['schemas']['Count'];
      /** @description Number of group wikis whose checksum failed. */
      group_wiki_repositories_checksum_failed_count: components['schemas']['Count'];
      /** @description Number of group wikis to checksum. */
      group_wiki_repositories_checksum_total_count: components['schemas']['Count'];
      /** @description Number of group wikis with a checksum. */
      group_wiki_repositories_checksummed_count: components['schemas']['Count'];
      /** @description Total number of group wikis. */
      group_wiki_repositories_count: components['schemas']['Count'];
      /** @description Number of group wikis that failed to sync. */
      group_wiki_repositories_failed_count: components['schemas']['Count'];
      /** @description Number of registry entries of group wikis. */
      group_wiki_repositories_registry_count: components['schemas']['Count'];
      /** @description Number of synced group wikis. */
      group_wiki_repositories_synced_count: components['schemas']['Count'];
      /** @description Percentage of synced group wikis. */
      group_wiki_repositories_synced_in_percentage: components['schemas']['Percentage'];
      /** @description Number of group wikis that failed verification. */
      group_wiki_repositories_verification_failed_count: components['schemas']['Count'];
      /** @description Number of group wikis to verify. */
      group_wiki_repositories_verification_total_count: components['schemas']['Count'];
      /** @description Number of verified group wikis. */
      group_wiki_repositories_verified_count: components['schemas']['Count'];
      /** @description Percentage of verified group wikis. */
      group_wiki_repositories_verified_in_percentage: components['schemas']['Percentage'];
      /** @description Number of job artifacts whose checksum failed. */
      job_artifacts_checksum_failed_count: components['schemas']['Count'];
      /** @description Number of job artifacts to checksum. */
      job_artifacts_checksum_total_count: components['schemas']['Count'];
      /** @description Number of job artifacts with a checksum. */
      job_artifacts_checksummed_count: components['schemas']['Count'];
      /** @description Total number of job artifacts. */
      job_artifacts_count: components['schemas']['Count'];
      /** @description Number of job artifacts that failed to sync. */
      job_artifacts_failed_count: components['schemas']['Count'];
      /** @description Number of registry entries of job artifacts. */
      job_artifacts_registry_count: components['schemas']['Count'];
      /** @description Number of synced job artifacts. */
      job_artifacts_synced_count: components['schemas']['Count'];
      /** @description Percentage of synced job artifacts. */
      job_artifacts_synced_in_percentage: components['schemas']['Percentage'];
      /** @description Number of job artifacts that failed verification. */
      job_artifacts_verification_failed_count: components['schemas']['Count'];
      /** @description Number of job artifacts to verify. */
      job_artifacts_verification_total_count: components['schemas']['Count'];
      /** @description Number of verified job artifacts. */
      job_artifacts_verified_count: components['schemas']['Count'];
      /** @description Percentage of verified job artifacts. */
      job_artifacts_verified_in_percentage: components['schemas']['Percentage'];
      /** @description Number of LFS objects whose checksum failed. */
      lfs_objects_checksum_failed_count: components['schemas']['Count'];
      /** @description Number of LFS objects to checksum. */
      lfs_objects_checksum_total_count: components['schemas']['Count'];
      /** @description Number of LFS objects with a checksum. */
      lfs_objects_checksummed_count: components['schemas']['Count'];
      /** @description Total number of LFS objects. */
      lfs_objects_count: components['schemas']['Count'];
      /** @description Number of LFS objects that failed to sync. */
      lfs_objects_failed_count: components['schemas']['Count'];
      /** @description Number of registry entries of LFS objects. */
      lfs_objects_registry_count: components['schemas']['Count'];
      /** @description Number of synced LFS objects. */
      lfs_objects_synced_count: components['schemas']['Count'];
      /** @description Percentage of synced LFS objects. */
      lfs_objects_synced_in_percentage: components['schemas']['Percentage'];
      /** @description Number of LFS objects that failed verification. */
      lfs_objects_verification_failed_count: components['schemas']['Count'];
      /** @description Number of LFS objects to verify. */
      lfs_objects_verification_total_count: components['schemas']['Count'];
      /** @description Number of verified LFS objects. */
      lfs_objects_verified_count: components['schemas']['Count'];
      /** @description Percentage of verified LFS objects. */
      lfs_objects_verified_in_percentage: components['schemas']['Percentage'];
      /** @description Number of merge request diffs whose checksum failed. */
      merge_request_diffs_checksum_failed_count: components['schemas']['Count'];
      /** @description Number of merge request diffs to checksum. */
      merge_request_diffs_checksum_total_count: components['schemas']['Count'];
      /** @description Number of merge request diffs with a checksum. */
      merge_request_diffs_checksummed_count: components['schemas']['Count'];
      /** @description Total number of merge request diffs. */
      merge_request_diffs_count: components['schemas']['Count'];
      /** @description Number of merge request diffs that failed to sync. */
      merge_request_diffs_failed_count: components['schemas']['Count'];
      /** @description Number of registry entries of merge request diffs. */
      merge_request_diffs_registry_count: components['schemas']['Count'];
      /** @description Number of synced merge request diffs. */
      merge_request_diffs_synced_count: components['schemas']['Count'];
      /** @description Percentage of synced merge request diffs. */
      merge_request_diffs_synced_in_percentage: components['schemas']['Percentage'];
      /** @description Number of merge request diffs that failed verification. */
      merge_request_diffs_verification_failed_count: components['schemas']['Count'];
      /** @description Number of merge request diffs to verify. */
      merge_request_diffs_verification_total_count: components['schemas']['Count'];
      /** @description Number of verified merge request diffs. */
      merge_request_diffs_verified_count: components['schemas']['Count'];
      /** @description Percentage of verified merge request diffs. */
      merge_request_diffs_verified_in_percentage: components['schemas']['Percentage'];
      /** @description Number of package files whose checksum failed. */
      package_files_checksum_failed_count: components['schemas']['Count'];
      /** @description Number of package files to checksum. */
      package_files_checksum_total_count: components['schemas']['Count'];
      /** @description Number of package files with a checksum. */
      package_files_checksummed_count: components['schemas']['Count'];
      /** @description Total number of package files. */
      package_files_count: components['schemas']['Count'];
      /** @description Number of package files that failed to sync. */
      package_files_failed_count: components['schemas']['Count'];
      /** @description Number of registry entries of package files. */
      package_files_registry_count: components['schemas']['Count'];
      /** @description Number of synced package files. */
      package_files_synced_count: components['schemas']['Count'];
      /** @description Percentage of synced package files. */
      package_files_synced_in_percentage: components['schemas']['Percentage'];
      /** @description Number of package files that failed verification. */
      package_files_verification_failed_count: components['schemas']['Count'];
      /** @description Number of package files to verify. */
      package_files_verification_total_count: components['schemas']['Count'];
      /** @description Number of verified package files. */
      package_files_verified_count: components['schemas']['Count'];
      /** @description Percentage of verified package files. */
      package_files_verified_in_percentage: components['schemas']['Percentage'];
      /** @description Number of Pages deployments whose checksum failed. */
      pages_deployments_checksum_failed_count: components['schemas']['Count'];
      /** @description Number of Pages deployments to checksum. */
      pages_deployments_checksum_total_count: components['schemas']['Count'];
      /** @description Number of Pages deployments with a checksum. */
      pages_deployments_checksummed_count: components['schemas']['Count'];
      /** @description Total number of Pages deployments. */
      pages_deployments_count: components['schemas']['Count'];
      /** @description Number of Pages deployments that failed to sync. */
      pages_deployments_failed_count: components['schemas']['Count'];
      /** @description Number of registry entries of Pages deployments. */
      pages_deployments_registry_count: components['schemas']['Count'];
      /** @description Number of synced Pages deployments. */
      pages_deployments_synced_count: components['schemas']['Count'];
      /** @description Percentage of synced Pages deployments. */
      pages_deployments_synced_in_percentage: components['schemas']['Percentage'];
      /** @description Number of Pages deployments that failed verification. */
      pages_deployments_verification_failed_count: components['schemas']['Count'];
      /** @description Number of Pages deployments to verify. */
      pages_deployments_verification_total_count: components['schemas']['Count'];
      /** @description Number of verified Pages deployments. */
      pages_deployments_verified_count: components['schemas']['Count'];
      /** @description Percentage of verified Pages deployments. */
      pages_deployments_verified_in_percentage: components['schemas']['Percentage'];
      /** @description Number of pipeline artifacts whose checksum failed. */
      pipeline_artifacts_checksum_failed_count: components['schemas']['Count'];
      /** @description Number of pipeline artifacts to checksum. */
      pipeline_artifacts_checksum_total_count: components['schemas']['Count'];
      /** @description Number of pipeline artifacts with a checksum. */
      pipeline_artifacts_checksummed_count: components['schemas']['Count'];
      /** @description Total number of pipeline artifacts. */
      pipeline_artifacts_count: components['schemas']['Count'];
      /** @description Number of pipeline artifacts that failed to sync. */
      pipeline_artifacts_failed_count: components['schemas']['Count'];
      /** @description Number of registry entries of pipeline artifacts. */
      pipeline_artifacts_registry_count: components['schemas']['Count'];
      /** @description Number of synced pipeline artifacts. */
      pipeline_artifacts_synced_count: components['schemas']['Count'];
      /** @description Percentage of synced pipeline artifacts. */
      pipeline_artifacts_synced_in_percentage: components['schemas']['Percentage'];
      /** @description Number of pipeline artifacts that failed verification. */
      pipeline_artifacts_verification_failed_count: components['schemas']['Count'];
      /** @description Number of pipeline artifacts to verify. */
      pipeline_artifacts_verification_total_count: components['schemas']['Count'];
      /** @description Number of verified pipeline artifacts. */
      pipeline_artifacts_verified_count: components['schemas']['Count'];
      /** @description Percentage of verified pipeline artifacts. */
      pipeline_artifacts_verified_in_percentage: components['schemas']['Percentage'];
      /** @description Number of project repositories whose checksum failed. */
      project_repositories_checksum_failed_count: components['schemas']['Count'];
      /** @description Number of project repositories to checksum. */
      project_repositories_checksum_total_count: components['schemas']['Count'];
      /** @description Number of project repositories with a checksum. */
      project_repositories_checksummed_count: components['schemas']['Count'];
      /** @description Total number of project repositories. */
      project_repositories_count: components['schemas']['Count'];
      /** @description Number of project repositories that failed to sync. */
      project_repositories_failed_count: components['schemas']['Count'];
      /** @description Number of registry entries of project repositories. */
      project_repositories_registry_count: components['schemas']['Count'];
      /** @description Number of synced project repositories. */
      project_repositories_synced_count: components['schemas']['Count'];
      /** @description Percentage of synced project repositories. */
      project_repositories_synced_in_percentage: components['schemas']['Percentage'];
      /** @description Number of project repositories that failed verification. */
      project_repositories_verification_failed_count: components['schemas']['Count'];
      /** @description Number of project repositories to verify. */
      project_repositories_verification_total_count: components['schemas']['Count'];
      /** @description Number of verified project repositories. */
      project_repositories_verified_count: components['schemas']['Count'];
      /** @description Percentage of verified project repositories. */
      project_repositories_verified_in_percentage: components['schemas']['Percentage'];
      /** @description Number of project wikis whose checksum failed. */
      project_wiki_repositories_checksum_failed_count: components['schemas']['Count'];
      /** @description Number of project wikis to checksum. */
      project_wiki_repositories_checksum_total_count: components['schemas']['Count'];
      /** @description Number of project wikis with a checksum. */
      project_wiki_repositories_checksummed_count: components['schemas']['Count'];
      /** @description Total number of project wikis. */
      project_wiki_repositories_count: components['schemas']['Count'];
      /** @description Number of project wikis that failed to sync. */
      project_wiki_repositories_failed_count: components['schemas']['Count'];
      /** @description Number of registry entries of project wikis. */
      project_wiki_repositories_registry_count: components['schemas']['Count'];
      /** @description Number of synced project wikis. */
      project_wiki_repositories_synced_count: components['schemas']['Count'];
      /** @description Percentage of synced project wikis. */
      project_wiki_repositories_synced_in_percentage: components['schemas']['Percentage'];
      /** @description Number of project wikis that failed verification. */
      project_wiki_repositories_verification_failed_count: components['schemas']['Count'];
      /** @description Number of project wikis to verify. */
      project_wiki_repositories_verification_total_count: components['schemas']['Count'];
      /** @description Number of verified project wikis. */
      project_wiki_repositories_verified_count: components['schemas']['Count'];
      /** @description Percentage of verified project wikis. */
      project_wiki_repositories_verified_in_percentage: components['schemas']['Percentage'];
      /** @description Total number of projects. */
      projects_count: components['schemas']['Count'];
      /** @description Number of requests proxied locally in a week. */
      proxy_local_requests_event_count_weekly: components['schemas']['Count'];
      /** @description Number of requests proxied to a remote site in a week. */
      proxy_remote_requests_event_count_weekly: components['schemas']['Count'];
      /** @description Percentage of used replication slots. */
      replication_slots_used_in_percentage: components['schemas']['Percentage'];
      /** @description Percentage of checked repositories. */
      repositories_checked_in_percentage: components['schemas']['Percentage'];
      /** @description Number of snippet repositories whose checksum failed. */
      snippet_repositories_checksum_failed_count: components['schemas']['Count'];
      /** @description Number of snippet repositories to checksum. */
      snippet_repositories_checksum_total_count: components['schemas']['Count'];
      /** @description Number of snippet repositories with a checksum. */
      snippet_repositories_checksummed_count: components['schemas']['Count'];
      /** @description Total number of snippet repositories. */
      snippet_repositories_count: components['schemas']['Count'];
      /** @description Number of snippet repositories that failed to sync. */
      snippet_repositories_failed_count: components['schemas']['Count'];
      /** @description Number of registry entries of snippet repositories. */
      snippet_repositories_registry_count: components['schemas']['Count'];
      /** @description Number of synced snippet repositories. */
      snippet_repositories_synced_count: components['schemas']['Count'];
      /** @description Percentage of synced snippet repositories. */
      snippet_repositories_synced_in_percentage: components['schemas']['Percentage'];
      /** @description Number of snippet repositories that failed verification. */
      snippet_repositories_verification_failed_count: components['schemas']['Count'];
      /** @description Number of snippet repositories to verify. */
      snippet_repositories_verification_total_count: components['schemas']['Count'];
      /** @description Number of verified snippet repositories. */
      snippet_repositories_verified_count: components['schemas']['Count'];
      /** @description Percentage of verified snippet repositories. */
      snippet_repositories_verified_in_percentage: components['schemas']['Percentage'];
      /** @description Number of Terraform state versions whose checksum failed. */
      terraform_state_versions_checksum_failed_count: components['schemas']['Count'];
      /** @description Number of Terraform state versions to checksum. */
      terraform_state_versions_checksum_total_count: components['schemas']['Count'];
      /** @description Number of Terraform state versions with a checksum. */
      terraform_state_versions_checksummed_count: components['schemas']['Count'];
      /** @description Total number of Terraform state versions. */
      terraform_state_versions_count: components['schemas']['Count'];
      /** @description Number of Terraform state versions that failed to sync. */
      terraform_state_versions_failed_count: components['schemas']['Count'];
      /** @description Number of registry entries of Terraform state versions. */
      terraform_state_versions_registry_count: components['schemas']['Count'];
      /** @description Number of synced Terraform state versions. */
      terraform_state_versions_synced_count: components['schemas']['Count'];
      /** @description Percentage of synced Terraform state versions. */
      terraform_state_versions_synced_in_percentage: components['schemas']['Percentage'];
      /** @description Number of Terraform state versions that failed verification. */
      terraform_state_versions_verification_failed_count: components['schemas']['Count'];
      /** @description Number of Terraform state versions to verify. */
      terraform_state_versions_verification_total_count: components['schemas']['Count'];
      /** @description Number of verified Terraform state versions. */
      terraform_state_versions_verified_count: components['schemas']['Count'];
      /** @description Percentage of verified Terraform state versions. */
      terraform_state_versions_verified_in_percentage: components['schemas']['Percentage'];
      /** @description Number of uploads whose checksum failed. */
      uploads_checksum_failed_count: components['schemas']['Count'];
      /** @description Number of uploads to checksum. */
      uploads_checksum_total_count: components['schemas']['Count'];
      /** @description Number of uploads with a checksum. */
      uploads_checksummed_count: components['schemas']['Count'];
      /** @description Total number of uploads. */
      uploads_count: components['schemas']['Count'];
      /** @description Number of uploads that failed to sync. */
      uploads_failed_count: components['schemas']['Count'];
      /** @description Number of registry entries of uploads. */
      uploads_registry_count: components['schemas']['Count'];
      /** @description Number of synced uploads. */
      uploads_synced_count: components['schemas']['Count'];
      /** @description Percentage of synced uploads. */
      uploads_synced_in_percentage: components['schemas']['Percentage'];
      /** @description Number of uploads that failed verification. */
      uploads_verification_failed_count: components['schemas']['Count'];
      /** @description Number of uploads to verify. */
      uploads_verification_total_count: components['schemas']['Count'];
      /** @description Number of verified uploads. */
      uploads_verified_count: components['schemas']['Count'];
      /** @description Percentage of verified uploads. */
      uploads_verified_in_percentage: components['schemas']['Percentage'];
    } & {
      [key: string]: unknown;
    };
    /** @description Properties of a site to change. */
    ReplicationSiteUpdate: {
      /** @description Unique name of the site. It must equal the node name in the configuration file of the instance or, if the file sets no node name, the external URL that it sets. */
      name?: string;
      /** @description Number of container repositories to sync at once. */
      container_repositories_max_capacity?: number;
      /** @description True if the site is switched on. */
      enabled?: boolean;
      /** @description Number of LFS objects and attachments to backfill at once. */
      files_max_capacity?: number;
      /** @description Address for communication with the primary site. */
      internal_url?: string;
      /** @description Minimum time in days between two verifications of the same data. Has no effect on a secondary site. */
      minimum_reverification_interval?: number;
      /** @description True if this is the primary site. It is not documented whether an update can change it. */
      primary?: boolean;
      /** @description Number of repositories to backfill at once. */
      repos_max_capacity?: number;
      /** @description Groups to sync. Used only if `selective_sync_type` is `namespaces`. */
      selective_sync_namespace_ids?: number[];
      /** @description Storages to sync. Used only if `selective_sync_type` is `shards`. */
      selective_sync_shards?: string[];
      /**
       * @description Type of selective sync: `namespaces` syncs only the listed groups, `shards` only the listed storages; null syncs everything.
       * @enum {string|null}
       */
      selective_sync_type?: 'namespaces' | 'shards' | null;
      /** @description True to replicate blobs in object storage too. It is not documented whether an update can change it. */
      sync_object_storage?: boolean;
      /** @description Address of the site for its users. */
      url?: string;
      /** @description Number of verifications to run at once. */
      verification_max_capacity?: number;
    };
    /** @description One file of a repository at a branch, tag or commit, with its content. */
    RepositoryFile: {
      /** @description SHA of the blob that contains the content. */
      blob_id: string;
      /** @description SHA of the commit that the file was read from. */
      commit_id: string;
      /** @description The content of the file, in Base64. */
      content: string;
      /** @description SHA-256 of the content. */
      content_sha256: string;
      /**
       * @description Encoding of `content`; always Base64 on reads.
       * @enum {string}
       */
      encoding: 'base64';
      /** @description True if the execute flag of the file is set. */
      execute_filemode: boolean | null;
      /** @description Name of the file without its folders. */
      file_name: string;
      /** @description Full path of the file in the repository. */
      file_path: string;
      /** @description SHA of the last commit that changed the file. */
      last_commit_id: string;
      /** @description The branch, tag or commit that the file was read from. */
      ref: string;
      /** @description Size of the content in bytes. */
      size: number;
    };
    /** @description Branch and path of the committed file. */
    RepositoryFileCommit: {
      /** @description Branch that received the commit. */
      branch: string;
      /** @description Full path of the file in the repository. */
      file_path: string;
    };
    /** @description A file to create, and the commit that creates it. */
    RepositoryFileCreate: {
      /** @description E-mail address of the commit's author. */
      author_email?: string;
      /** @description Name of the commit's author. */
      author_name?: string;
      /** @description Branch that receives the commit. */
      branch: string;
      /** @description Message of the commit. */
      commit_message: string;
      /** @description The content of the file, in the encoding that `encoding` names. */
      content: string;
      /**
       * @description Encoding of `content`. Use `base64` for content that is not text.
       * @default text
       * @enum {string}
       */
      encoding?: 'text' | 'base64';
      /** @description `true` sets the execute flag of the file, `false` clears it. */
      execute_filemode?: boolean;
      /** @description Existing branch to create `branch` from. */
      start_branch?: string;
    };
    /** @description The commit that deletes a file. */
    RepositoryFileDelete: {
      /** @description E-mail address of the commit's author. */
      author_email?: string;
      /** @description Name of the commit's author. */
      author_name?: string;
      /** @description Branch that receives the commit. */
      branch: string;
      /** @description Message of the commit. */
      commit_message: string;
      /** @description SHA of the last commit that the caller knows to have changed the file. */
      last_commit_id?: string;
      /** @description Existing branch to create `branch` from. */
      start_branch?: string;
    };
    /** @description The response to the deletion of a file. The body is not documented and may be missing; rely on the status. */
    RepositoryFileDeletion: unknown;
    /** @description The new content of a file, and the commit that changes it. */
    RepositoryFileUpdate: {
      /** @description E-mail address of the commit's author. */
      author_email?: string;
      /** @description Name of the commit's author. */
      author_name?: string;
      /** @description Branch that receives the commit. */
      branch: string;
      /** @description Message of the commit. */
      commit_message: string;
      /** @description The content of the file, in the encoding that `encoding` names. */
      content: string;
      /**
       * @description Encoding of `content`. Use `base64` for content that is not text.
       * @default text
       * @enum {string}
       */
      encoding?: 'text' | 'base64';
      /** @description `true` sets the execute flag of the file, `false` clears it. */
      execute_filemode?: boolean;
      /** @description SHA of the last commit that the caller knows to have changed the file. */
      last_commit_id?: string;
      /** @description Existing branch to create `branch` from. */
      start_branch?: string;
    };
    /** @description A forked project with a limited set of properties. The list of these properties is not documented. */
    SimpleForkedProject: {
      [key: string]: unknown;
    };
    /** @description The move of a snippet's repository from one storage to another. Until the move is over, the snippet is read-only. A push is rejected with a message that the repository is temporarily read-only and to try again later. */
    SnippetStorageMove: {
      /** @description ID of the move, called `repository_storage_id` in paths. */
      id: number;
      /**
       * Format: date-time
       * @description When the move was requested.
       */
      created_at: string;
      /** @description Storage that the repository moves to. */
      destination_storage_name: string;
      snippet: components['schemas']['MovedSnippet'];
      /** @description Storage that the repository leaves. */
      source_storage_name: string;
      state: components['schemas']['SnippetStorageMoveState'];
    };
    /** @description The storage that the snippets leave, and the storage that they move to. */
    SnippetStorageMoveAll: {
      /** @description Storage to move the repositories to. It may be left out. The storage that is selected then is not documented; for the move of a single snippet, it is selected by the weights of the storages. */
      destination_storage_name?: string;
      /** @description Storage whose snippets are all moved away. */
      source_storage_name: string;
    };
    /** @description The storage to move the snippet to. */
    SnippetStorageMoveCreate: {
      /** @description Storage to move the repository to. If it is left out, the storage is selected by the weights of the storages. */
      destination_storage_name?: string;
    };
    /**
     * @description State of the move.
     *
     *     - `initial`: recorded, but the background job is not scheduled yet
     *     - `scheduled`: the background job is scheduled
     *     - `started`: the repository is being copied to its new storage
     *     - `replicated`: the snippet has moved
     *     - `failed`: the copy failed, or its checksum does not match
     *     - `finished`: the snippet has moved and the old repository is deleted
     *     - `cleanup failed`: the snippet has moved, but the old repository could not be deleted
     *
     *     A new move was seen with the state `scheduled`. The possible orders of the states are not documented.
     * @enum {string}
     */
    SnippetStorageMoveState:
      | 'initial'
      | 'scheduled'
      | 'started'
      | 'replicated'
      | 'failed'
      | 'finished'
      | 'cleanup failed';
    /** @description A user as part of a merge request. */
    User: {
      /** @description ID of the user. */
      id: number;
      /** @description Display name; may be redacted, depending on the permissions of the caller. */
      name: string;
      /** @description Address of the avatar; null if the user has none. */
      avatar_url: string | null;
      /** @description True if the account is locked. */
      locked: boolean | null;
      /** @description E-mail address that the user shows publicly. */
      public_email: string | null;
      /**
       * @description State of the account.
       * @enum {string}
       */
      state: 'active' | 'blocked' | 'deactivated';
      /** @description Name used in addresses and mentions. */
      username: string;
      /** @description Address of the profile page. */
      web_url: string;
    };
    /** @description A user, with a few properties. */
    UserSummary: {
      /** @description ID of the user. */
      id: number;
      /** @description Display name. */
      name: string;
      /** @description Address of the avatar; null if the user has none. */
      avatar_url: string | null;
      /** @description State of the account. */
      state: string;
      /** @description Name used in addresses and mentions. */
      username: string;
      /** @description Address of the profile page. */
      web_url: string;
    };
  };
  responses: {
    /** @description The commit failed. The message does not name the cause. */
    BadRequest: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description The resource is locked by another operation. */
    Conflict: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description The caller does not have permission. */
    Forbidden: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description The project has a new path. Send the request again to the address in `Location`, which identifies the project by its ID. A response to HEAD has no body. The status is not documented; 301 is derived from the words "moved permanently". */
    HeadMoved: {
      headers: {
        /** @description Address of the same endpoint with the ID of the project in place of its path. Send the request again to this address. */
        Location: string;
        [name: string]: unknown;
      };
      content?: never;
    };
    /** @description The project, file or ref does not exist, or a path value is not URL-encoded as it must be. A response to HEAD has no body. */
    HeadNotFound: {
      headers: {
        [name: string]: unknown;
      };
      content?: never;
    };
    /** @description The request exceeds a rate limit. A response to HEAD has no body. */
    HeadTooManyRequests: {
      headers: {
        [name: string]: unknown;
      };
      content?: never;
    };
    /** @description The credential is missing or not valid. A response to HEAD has no body. */
    HeadUnauthorized: {
      headers: {
        [name: string]: unknown;
      };
      content?: never;
    };
    /** @description A value of the path or the query is not valid. A response to HEAD has no body. */
    HeadUnprocessableContent: {
      headers: {
        [name: string]: unknown;
      };
      content?: never;
    };
    /** @description The query string is too long. A response to HEAD has no body. */
    HeadUriTooLong: {
      headers: {
        [name: string]: unknown;
      };
      content?: never;
    };
    /** @description The project has a new path. Send the same request, with its method and body, to the address in `Location`, which identifies the project by its ID. The message says that the resource moved there permanently. The status is not documented; 301 is derived from this message. */
    Moved: {
      headers: {
        /** @description Address of the same endpoint with the ID of the project in place of its path. Send the request again to this address. */
        Location: string;
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description The resource or its project does not exist, or a path value is not URL-encoded as it must be. */
    NotFound: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description Nothing to change; the resource is already in the requested state. There is no body. */
    NotModified: {
      headers: {
        [name: string]: unknown;
      };
      content?: never;
    };
    /** @description The database query timed out. */
    RequestTimeout: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description The request exceeds a rate limit. */
    TooManyRequests: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description The credential is missing or not valid. */
    Unauthorized: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description A value of the path, the query or the body is not valid. */
    UnprocessableContent: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description The query string is too long. Send the parameters in a body instead. */
    UriTooLong: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
  };
  parameters: {
    /** @description ID of the project, or its full path, URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and gets 404. */
    ForkId: number | string;
    /** @description ID of the group, or its full path, URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and gets 404. */
    GroupId: number | string;
    /** @description Number of the merge request within the project (its `iid`). Its `id` does not work here. */
    MergeRequestIid: number;
    /** @description Return only merge requests without approvers (`None`), or with at least one (`Any`). Paid tiers only. */
    MergeRequestsAnyApprover: 'None' | 'Any';
    /** @description Return only merge requests without an approval (`None`), or with at least one (`Any`). Paid tiers only. */
    MergeRequestsApprovedByAnyone: 'None' | 'Any';
    /** @description Return only merge requests that all of these users have approved, at most 5. Paid tiers only. */
    MergeRequestsApprovedByIds: number[];
    /** @description Return only merge requests that have all of these users as approvers. Paid tiers only. */
    MergeRequestsApproverIds: number[];
    /** @description Return only merge requests assigned to this user, to nobody (`None`), or to somebody (`Any`). */
    MergeRequestsAssigneeId: number | ('None' | 'Any');
    /** @description Return only merge requests created by this user. Use it with `scope=all` or `scope=assigned_to_me`. Cannot be combined with `author_username`. */
    MergeRequestsAuthorId: number;
    /** @description Return only merge requests created by the user with this name. Use it with `scope=all` or `scope=assigned_to_me`. Cannot be combined with `author_id`. */
    MergeRequestsAuthorUsername: string;
    /** @description Return only merge requests created at this time or later. */
    MergeRequestsCreatedAfter: string;
    /** @description Return only merge requests created at this time or earlier. */
    MergeRequestsCreatedBefore: string;
    /** @description Return only merge requests deployed after this time. */
    MergeRequestsDeployedAfter: string;
    /** @description Return only merge requests deployed before this time. */
    MergeRequestsDeployedBefore: string;
    /** @description Return only merge requests deployed to the environment of this name. */
    MergeRequestsDeployedTo: string;
    /** @description Return only drafts (`yes`), or only merge requests that are not drafts (`no`). */
    MergeRequestsDraftsOnly: 'yes' | 'no';
    /** @description Return only merge requests with these labels, separated by commas; without labels (`None`); or with at least one (`Any`). `None` and `Any` are not case-sensitive. */
    MergeRequestsLabels: string[];
    /** @description Return only merge requests merged by this user. Cannot be combined with `merge_user_username`. Since 17.0. */
    MergeRequestsMergeUserId: number;
    /** @description Return only merge requests merged by the user with this name. Cannot be combined with `merge_user_id`. Since 17.0. */
    MergeRequestsMergeUserUsername: string;
    /** @description Return only merge requests in the milestone with this title, in no milestone (`None`), or in any milestone (`Any`). */
    MergeRequestsMilestone: string;
    /** @description Return only merge requests to which the caller reacted with this emoji, with no emoji (`None`), or with at least one (`Any`). */
    MergeRequestsMyReactionEmoji: string;
    /** @description Leave out merge requests that match. Send each key as `not[key]`. A key negates the filter with the same name; `assignee_username` negates `assignee_id`, with the name of the user. */
    MergeRequestsNotMatching: {
      /** @description ID of the assignee to leave out. */
      assignee_id?: number;
      /** @description Name of the assignee to leave out. */
      assignee_username?: string;
      /** @description ID of the author to leave out. */
      author_id?: number;
      /** @description Name of the author to leave out. */
      author_username?: string;
      /** @description Labels to leave out, separated by commas. */
      labels?: string;
      /** @description Title of the milestone to leave out. */
      milestone?: string;
      /** @description Reaction of the caller to leave out. */
      my_reaction_emoji?: string;
      /** @description ID of the reviewer to leave out. */
      reviewer_id?: number;
      /** @description Name of the reviewer to leave out. */
      reviewer_username?: string;
    };
    /** @description Property that the list is ordered by. `merged_at` is available since 17.2. */
    MergeRequestsOrderBy: 'created_at' | 'title' | 'merged_at' | 'updated_at';
    /** @description Add `title_html` and `description_html`, which contain the title and the description as HTML. */
    MergeRequestsRenderHtml: boolean;
    /** @description Return only merge requests with this user as reviewer, without a reviewer (`None`), or with at least one (`Any`). Cannot be combined with `reviewer_username`. */
    MergeRequestsReviewerId: number | ('None' | 'Any');
    /** @description Return only merge requests with the user of this name as reviewer, without a reviewer (`None`), or with at least one (`Any`). Cannot be combined with `reviewer_id`. */
    MergeRequestsReviewerUsername: string;
    /** @description Return only merge requests that the caller created, that are assigned to the caller, or that have the caller as reviewer; `all` returns all merge requests. */
    MergeRequestsScope: 'created_by_me' | 'assigned_to_me' | 'reviews_for_me' | 'all';
    /** @description Return only merge requests whose title or description matches. `in` limits the search to one of them. Too many searches get 429. */
    MergeRequestsSearch: string;
    /** @description Properties to search: one of the values, or both separated by a comma. */
    MergeRequestsSearchIn: ('title' | 'description')[];
    /** @description Direction of the order. */
    MergeRequestsSort: 'asc' | 'desc';
    /** @description Return only merge requests from this branch. */
    MergeRequestsSourceBranch: string;
    /** @description Return only merge requests in this state; `all` returns all merge requests. `locked` is a short transitional state, and usually no merge request has it. */
    MergeRequestsState: 'opened' | 'closed' | 'locked' | 'merged' | 'all';
    /** @description Return only merge requests into this branch. */
    MergeRequestsTargetBranch: string;
    /** @description Return only merge requests last changed at this time or later. */
    MergeRequestsUpdatedAfter: string;
    /** @description Return only merge requests last changed at this time or earlier. */
    MergeRequestsUpdatedBefore: string;
    /** @description `simple` returns only a few properties of each merge request: its `iid`, address, title, description and basic state. */
    MergeRequestsView: 'simple';
    /** @description Return each label as an object with its details instead of by its name. */
    MergeRequestsWithLabelsDetails: boolean;
    /** @description Recalculate `merge_status` in the background; the response does not wait for it. Has no effect for callers below the Developer role while the flag `restrict_merge_status_recheck` is on. */
    MergeRequestsWithMergeStatusRecheck: boolean;
    /** @description ID of the project, or its full path, URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and gets 404. */
    OtherProjectId: number | string;
    /** @description Index of the page to return, counted from 1. The offset is limited; self-managed instances can change the limit. */
    Page: number;
    /** @description Number of items per page, at most 100. */
    PerPage: number;
    /** @description ID of the project, or its full path, URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and gets 404. */
    ProjectId: number | string;
  };
  headers: {
    /** @description Addresses of other pages, each with `rel` set to `first`, `prev`, `next` or `last`. Follow them as given and do not build page addresses yourself. With offset pagination, `rel="last"` is left out above 10,000 records. With keyset pagination, follow `rel="next"` until the header is absent. */
    Link: string;
    /** @description Address of the same endpoint with the ID of the project in place of its path. Send the request again to this address. */
    Location: string;
    /** @description Index of the next page. Absent with keyset pagination, and possibly on the hosted offering. */
    XNextPage: string;
    /** @description Index of this page, counted from 1. Absent with keyset pagination, and possibly on the hosted offering. */
    XPage: number;
    /** @description Number of items per page. Absent with keyset pagination, and possibly on the hosted offering. */
    XPerPage: number;
    /** @description Index of the previous page. Absent with keyset pagination, and possibly on the hosted offering. */
    XPrevPage: string;
    /** @description SHA of the blob that contains the content. */
    XServiceBlobId: string;
    /** @description SHA of the commit that the file was read from. */
    XServiceCommitId: string;
    /** @description SHA-256 of the content. */
    XServiceContentSha256: string;
    /** @description Encoding of the content if the file is read as JSON. */
    XServiceEncoding: 'base64';
    /** @description True if the execute flag of the file is set. */
    XServiceExecuteFilemode: boolean | null;
    /** @description Name of the file without its folders. */
    XServiceFileName: string;
    /** @description Full path of the file in the repository. */
    XServiceFilePath: string;
    /** @description SHA of the last commit that changed the file. */
    XServiceLastCommitId: string;
    /** @description The branch, tag or commit that the file was read from. */
    XServiceRef: string;
    /** @description Size of the content in bytes. */
    XServiceSize: number;
    /** @description Number of items in the whole list. Absent above 10,000 records, with keyset pagination, and possibly on the hosted offering. */
    XTotal: number;
    /** @description Number of pages. Absent above 10,000 records, with keyset pagination, and possibly on the hosted offering. */
    XTotalPages: number;
  };
}
export interface operations {
  listReplicationSites: {
    parameters: {
      query?: {
        /** @description Index of the page to return, counted from 1. The offset is limited; self-managed instances can change the limit. */
        page?: components['parameters']['Page'];
        /** @description Number of items per page, at most 100. */
        per_page?: components['parameters']['PerPage'];
      };
    };
    responses: {
      /** @description The sites of the instance. */
      200: {
        headers: {
          /** @description Addresses of other pages, each with `rel` set to `first`, `prev`, `next` or `last`. Follow them as given and do not build page addresses yourself. With offset pagination, `rel="last"` is left out above 10,000 records. With keyset pagination, follow `rel="next"` until the header is absent. */
          Link?: string;
          /** @description Index of the next page. Absent with keyset pagination, and possibly on the hosted offering. */
          'x-next-page'?: string;
          /** @description Index of this page, counted from 1. Absent with keyset pagination, and possibly on the hosted offering. */
          'x-page'?: number;
          /** @description Number of items per page. Absent with keyset pagination, and possibly on the hosted offering. */
          'x-per-page'?: number;
          /** @description Index of the previous page. Absent with keyset pagination, and possibly on the hosted offering. */
          'x-prev-page'?: string;
          /** @description Number of items in the whole list. Absent above 10,000 records, with keyset pagination, and possibly on the hosted offering. */
          'x-total'?: number;
          /** @description Number of pages. Absent above 10,000 records, with keyset pagination, and possibly on the hosted offering. */
          'x-total-pages'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReplicationSite'][];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      414: components['responses']['UriTooLong'];
      422: components['responses']['UnprocessableContent'];
    };
  };
  createReplicationSite: {
    parameters: {};
    /** @description The site to create. */
    requestBody: {
      content: {
        'application/json': components['schemas']['ReplicationSiteCreate'];
        'application/x-www-form-urlencoded': components['schemas']['ReplicationSiteCreate'];
      };
    };
    responses: {
      /** @description The site that was created. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReplicationSite'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      422: components['responses']['UnprocessableContent'];
    };
  };
  listReplicationSiteStatuses: {
    parameters: {
      query?: {
        /** @description Index of the page to return, counted from 1. The offset is limited; self-managed instances can change the limit. */
        page?: components['parameters']['Page'];
        /** @description Number of items per page, at most 100. */
        per_page?: components['parameters']['PerPage'];
      };
    };
    responses: {
      /** @description The status of each site. */
      200: {
        headers: {
          /** @description Addresses of other pages, each with `rel` set to `first`, `prev`, `next` or `last`. Follow them as given and do not build page addresses yourself. With offset pagination, `rel="last"` is left out above 10,000 records. With keyset pagination, follow `rel="next"` until the header is absent. */
          Link?: string;
          /** @description Index of the next page. Absent with keyset pagination, and possibly on the hosted offering. */
          'x-next-page'?: string;
          /** @description Index of this page, counted from 1. Absent with keyset pagination, and possibly on the hosted offering. */
          'x-page'?: number;
          /** @description Number of items per page. Absent with keyset pagination, and possibly on the hosted offering. */
          'x-per-page'?: number;
          /** @description Index of the previous page. Absent with keyset pagination, and possibly on the hosted offering. */
          'x-prev-page'?: string;
          /** @description Number of items in the whole list. Absent above 10,000 records, with keyset pagination, and possibly on the hosted offering. */
          'x-total'?: number;
          /** @description Number of pages. Absent above 10,000 records, with keyset pagination, and possibly on the hosted offering. */
          'x-total-pages'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReplicationSiteStatus'][];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      414: components['responses']['UriTooLong'];
      422: components['responses']['UnprocessableContent'];
    };
  };
  getReplicationSite: {
    parameters: {
      path: {
        /** @description ID of the site. */
        id: number;
      };
    };
    responses: {
      /** @description The site. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReplicationSite'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['UnprocessableContent'];
    };
  };
  updateReplicationSite: {
    parameters: {
      path: {
        /** @description ID of the site. */
        id: number;
      };
    };
    /** @description The properties to change. */
    requestBody?: {
      content: {
        'application/json': components['schemas']['ReplicationSiteUpdate'];
        'application/x-www-form-urlencoded': components['schemas']['ReplicationSiteUpdate'];
      };
    };
    responses: {
      /** @description The site as it is now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReplicationSite'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['UnprocessableContent'];
    };
  };
  deleteReplicationSite: {
    parameters: {
      path: {
        /** @description ID of the site. */
        id: number;
      };
    };
    responses: {
      /** @description The site is deleted. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['UnprocessableContent'];
    };
  };
  repairReplicationSite: {
    parameters: {
      path: {
        /** @description ID of the site. */
        id: number;
      };
    };
    responses: {
      /** @description The site. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReplicationSite'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['UnprocessableContent'];
    };
  };
  listGroupRegistryRepositories: {
    parameters: {
      query?: {
        /** @description Index of the page to return, counted from 1. The offset is limited; self-managed instances can change the limit. */
        page?: components['parameters']['Page'];
        /** @description Number of items per page, at most 100. */
        per_page?: components['parameters']['PerPage'];
      };
      path: {
        /** @description ID of the group, or its full path, URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and gets 404. */
        id: components['parameters']['GroupId'];
      };
    };
    responses: {
      /** @description The image repositories of the group. */
      200: {
        headers: {
          /** @description Addresses of other pages, each with `rel` set to `first`, `prev`, `next` or `last`. Follow them as given and do not build page addresses yourself. With offset pagination, `rel="last"` is left out above 10,000 records. With keyset pagination, follow `rel="next"` until the header is absent. */
          Link?: string;
          /** @description Index of the next page. Absent with keyset pagination, and possibly on the hosted offering. */
          'x-next-page'?: string;
          /** @description Index of this page, counted from 1. Absent with keyset pagination, and possibly on the hosted offering. */
          'x-page'?: number;
          /** @description Number of items per page. Absent with keyset pagination, and possibly on the hosted offering. */
          'x-per-page'?: number;
          /** @description Index of the previous page. Absent with keyset pagination, and possibly on the hosted offering. */
          'x-prev-page'?: string;
          /** @description Number of items in the whole list. Absent above 10,000 records, with keyset pagination, and possibly on the hosted offering. */
          'x-total'?: number;
          /** @description Number of pages. Absent above 10,000 records, with keyset pagination, and possibly on the hosted offering. */
          'x-total-pages'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RegistryRepository'][];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      414: components['responses']['UriTooLong'];
      422: components['responses']['UnprocessableContent'];
    };
  };
  getRegistryToken: {
    parameters: {
      query: {
        /** @description Service that the token is for; always `container_registry`. */
        service: 'container_registry';
        /** @description Scope of the token. Either `repository:`, the path of an image repository, `:` and an action (`delete`, `push` or `pull`); or `registry:catalog:*`, to list all repositories of the registry, which requires the credentials of an administrator. The separator between several actions is not documented. */
        scope: string;
      };
    };
    responses: {
      /** @description The token. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RegistryTokenGrant'];
        };
      };
      401: components['responses']['Unauthorized'];
      414: components['responses']['UriTooLong'];
      422: components['responses']['UnprocessableContent'];
    };
  };
  listMergeRequests: {
    parameters: {
      query?: {
        /** @description Return only merge requests that the caller created, that are assigned to the caller, or that have the caller as reviewer; `all` returns all merge requests. */
        scope?: components['parameters']['MergeRequestsScope'];
        /** @description Return only merge requests in this state; `all` returns all merge requests. `locked` is a short transitional state, and usually no merge request has it. */
        state?: components['parameters']['MergeRequestsState'];
        /** @description Return only merge requests whose title or description matches. `in` limits the search to one of them. Too many searches get 429. */
        search?: components['parameters']['MergeRequestsSearch'];
        /** @description Properties to search: one of the values, or both separated by a comma. */
        in?: components['parameters']['MergeRequestsSearchIn'];
        /** @description Return only merge requests created by this user. Use it with `scope=all` or `scope=assigned_to_me`. Cannot be combined with `author_username`. */
        author_id?: components['parameters']['MergeRequestsAuthorId'];
        /** @description Return only merge requests created by the user with this name. Use it with `scope=all` or `scope=assigned_to_me`. Cannot be combined with `author_id`. */
        author_username?: components['parameters']['MergeRequestsAuthorUsername'];
        /** @description Return only merge requests assigned to this user, to nobody (`None`), or to somebody (`Any`). */
        assignee_id?: components['parameters']['MergeRequestsAssigneeId'];
        /** @description Return only merge requests with this user as reviewer, without a reviewer (`None`), or with at least one (`Any`). Cannot be combined with `reviewer_username`. */
        reviewer_id?: components['parameters']['MergeRequestsReviewerId'];
        /** @description Return only merge requests with the user of this name as reviewer, without a reviewer (`None`), or with at least one (`Any`). Cannot be combined with `reviewer_id`. */
        reviewer_username?: components['parameters']['MergeRequestsReviewerUsername'];
        /** @description Return only merge requests that have all of these users as approvers. Paid tiers only. */
        'approver_ids[]'?: components['parameters']['MergeRequestsApproverIds'];
        /** @description Return only merge requests without approvers (`None`), or with at least one (`Any`). Paid tiers only. */
        approver_ids?: components['parameters']['MergeRequestsAnyApprover'];
        /** @description Return only merge requests that all of these users have approved, at most 5. Paid tiers only. */
        'approved_by_ids[]'?: components['parameters']['MergeRequestsApprovedByIds'];
        /** @description Return only merge requests without an approval (`None`), or with at least one (`Any`). Paid tiers only. */
        approved_by_ids?: components['parameters']['MergeRequestsApprovedByAnyone'];
        /** @description Return only merge requests merged by this user. Cannot be combined with `merge_user_username`. Since 17.0. */
        merge_user_id?: components['parameters']['MergeRequestsMergeUserId'];
        /** @description Return only merge requests merged by the user with this name. Cannot be combined with `merge_user_id`. Since 17.0. */
        merge_user_username?: components['parameters']['MergeRequestsMergeUserUsername'];
        /** @description Return only merge requests with these labels, separated by commas; without labels (`None`); or with at least one (`Any`). `None` and `Any` are not case-sensitive. */
        labels?: components['parameters']['MergeRequestsLabels'];
        /** @description Return only merge requests in the milestone with this title, in no milestone (`None`), or in any milestone (`Any`). */
        milestone?: components['parameters']['MergeRequestsMilestone'];
        /** @description Return only merge requests to which the caller reacted with this emoji, with no emoji (`None`), or with at least one (`Any`). */
        my_reaction_emoji?: components['parameters']['MergeRequestsMyReactionEmoji'];
        /** @description Return only merge requests from this branch. */
        source_branch?: components['parameters']['MergeRequestsSourceBranch'];
        /** @description Return only merge requests into this branch. */
        target_branch?: components['parameters']['MergeRequestsTargetBranch'];
        /** @description Return only drafts (`yes`), or only merge requests that are not drafts (`no`). */
        wip?: components['parameters']['MergeRequestsDraftsOnly'];
        /** @description Return only merge requests deployed to the environment of this name. */
        environment?: components['parameters']['MergeRequestsDeployedTo'];
        /** @description Return only merge requests deployed after this time. */
        deployed_after?: components['parameters']['MergeRequestsDeployedAfter'];
        /** @description Return only merge requests deployed before this time. */
        deployed_before?: components['parameters']['MergeRequestsDeployedBefore'];
        /** @description Return only merge requests created at this time or later. */
        created_after?: components['parameters']['MergeRequestsCreatedAfter'];
        /** @description Return only merge requests created at this time or earlier. */
        created_before?: components['parameters']['MergeRequestsCreatedBefore'];
        /** @description Return only merge requests last changed at this time or later. */
        updated_after?: components['parameters']['MergeRequestsUpdatedAfter'];
        /** @description Return only merge requests last changed at this time or earlier. */
        updated_before?: components['parameters']['MergeRequestsUpdatedBefore'];
        /** @description Leave out merge requests that match. Send each key as `not[key]`. A key negates the filter with the same name; `assignee_username` negates `assignee_id`, with the name of the user. */
        not?: components['parameters']['MergeRequestsNotMatching'];
        /** @description Property that the list is ordered by. `merged_at` is available since 17.2. */
        order_by?: components['parameters']['MergeRequestsOrderBy'];
        /** @description Direction of the order. */
        sort?: components['parameters']['MergeRequestsSort'];
        /** @description `simple` returns only a few properties of each merge request: its `iid`, address, title, description and basic state. */
        view?: components['parameters']['MergeRequestsView'];
        /** @description Add `title_html` and `description_html`, which contain the title and the description as HTML. */
        render_html?: components['parameters']['MergeRequestsRenderHtml'];
        /** @description Return each label as an object with its details instead of by its name. */
        with_labels_details?: components['parameters']['MergeRequestsWithLabelsDetails'];
        /** @description Recalculate `merge_status` in the background; the response does not wait for it. Has no effect for callers below the Developer role while the flag `restrict_merge_status_recheck` is on. */
        with_merge_status_recheck?: components['parameters']['MergeRequestsWithMergeStatusRecheck'];
        /** @description Index of the page to return, counted from 1. The offset is limited; self-managed instances can change the limit. */
        page?: components['parameters']['Page'];
        /** @description Number of items per page, at most 100. */
        per_page?: components['parameters']['PerPage'];
      };
    };
    responses: {
      /** @description The merge requests that match. */
      200: {
        headers: {
          /** @description Addresses of other pages, each with `rel` set to `first`, `prev`, `next` or `last`. Follow them as given and do not build page addresses yourself. With offset pagination, `rel="last"` is left out above 10,000 records. With keyset pagination, follow `rel="next"` until the header is absent. */
          Link?: string;
          /** @description Index of the next page. Absent with keyset pagination, and possibly on the hosted offering. */
          'x-next-page'?: string;
          /** @description Index of this page, counted from 1. Absent with keyset pagination, and possibly on the hosted offering. */
          'x-page'?: number;
          /** @description Number of items per page. Absent with keyset pagination, and possibly on the hosted offering. */
          'x-per-page'?: number;
          /** @description Index of the previous page. Absent with keyset pagination, and possibly on the hosted offering. */
          'x-prev-page'?: string;
          /** @description Number of items in the whole list. Absent above 10,000 records, with keyset pagination, and possibly on the hosted offering. */
          'x-total'?: number;
          /** @description Number of pages. Absent above 10,000 records, with keyset pagination, and possibly on the hosted offering. */
          'x-total-pages'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': (components['schemas']['MergeRequest'] | components['schemas']['MergeRequestSimple'])[];
        };
      };
      401: components['responses']['Unauthorized'];
      408: components['responses']['RequestTimeout'];
      414: components['responses']['UriTooLong'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
    };
  };
  listNamespaces: {
    parameters: {
      query?: {
        /** @description Return only namespaces whose name or path matches this text. */
        search?: string;
        /** @description Return only namespaces that the caller owns. */
        owned_only?: boolean;
        /** @description Return only namespaces without a parent. */
        top_level_only?: boolean;
        /** @description Match `search` against the full path of a namespace. */
        full_path_search?: boolean;
        /** @description Index of the page to return, counted from 1. The offset is limited; self-managed instances can change the limit. */
        page?: components['parameters']['Page'];
        /** @description Number of items per page, at most 100. */
        per_page?: components['parameters']['PerPage'];
      };
    };
    responses: {
      /** @description The namespaces that match. */
      200: {
        headers: {
          /** @description Addresses of other pages, each with `rel` set to `first`, `prev`, `next` or `last`. Follow them as given and do not build page addresses yourself. With offset pagination, `rel="last"` is left out above 10,000 records. With keyset pagination, follow `rel="next"` until the header is absent. */
          Link?: string;
          /** @description Index of the next page. Absent with keyset pagination, and possibly on the hosted offering. */
          'x-next-page'?: string;
          /** @description Index of this page, counted from 1. Absent with keyset pagination, and possibly on the hosted offering. */
          'x-page'?: number;
          /** @description Number of items per page. Absent with keyset pagination, and possibly on the hosted offering. */
          'x-per-page'?: number;
          /** @description Index of the previous page. Absent with keyset pagination, and possibly on the hosted offering. */
          'x-prev-page'?: string;
          /** @description Number of items in the whole list. Absent above 10,000 records, with keyset pagination, and possibly on the hosted offering. */
          'x-total'?: number;
          /** @description Number of pages. Absent above 10,000 records, with keyset pagination, and possibly on the hosted offering. */
          'x-total-pages'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Namespace'][];
        };
      };
      401: components['responses']['Unauthorized'];
      414: components['responses']['UriTooLong'];
      422: components['responses']['UnprocessableContent'];
    };
  };
  getNamespace: {
    parameters: {
      path: {
        /** @description ID of the namespace, or its full path, URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and gets 404. */
        id: number | string;
      };
    };
    responses: {
      /** @description The namespace. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Namespace'];
        };
      };
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
    };
  };
  checkNamespaceExists: {
    parameters: {
      query?: {
        /** @description ID of the parent namespace to search. Without it, only the top level is searched. */
        parent_id?: number;
      };
      path: {
        /** @description Path to check, URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and gets 404. */
        namespace: string;
      };
    };
    responses: {
      /** @description Whether the path is taken, and suggestions if it is. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NamespaceExistence'];
        };
      };
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      414: components['responses']['UriTooLong'];
      422: components['responses']['UnprocessableContent'];
    };
  };
  updateContainerRegistryVisibility: {
    parameters: {
      path: {
        /** @description ID of the project, or its full path, URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and gets 404. */
        id: components['parameters']['ProjectId'];
      };
    };
    /** @description The visibility to set. */
    requestBody?: {
      content: {
        'application/json': components['schemas']['RegistryVisibilityUpdate'];
        'application/x-www-form-urlencoded': components['schemas']['RegistryVisibilityUpdate'];
      };
    };
    responses: {
      /** @description The project with its new visibility. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RegistryVisibility'];
        };
      };
      301: components['responses']['Moved'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['UnprocessableContent'];
    };
  };
  listProjectBadges: {
    parameters: {
      query?: {
        /** @description Return only badges with this name. The name is case-sensitive. */
        name?: string;
        /** @description Index of the page to return, counted from 1. The offset is limited; self-managed instances can change the limit. */
        page?: components['parameters']['Page'];
        /** @description Number of items per page, at most 100. */
        per_page?: components['parameters']['PerPage'];
      };
      path: {
        /** @description ID of the project, or its full path, URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and gets 404. */
        id: components['parameters']['ProjectId'];
      };
    };
    responses: {
      /** @description The badges of the project and of its groups. */
      200: {
        headers: {
          /** @description Addresses of other pages, each with `rel` set to `first`, `prev`, `next` or `last`. Follow them as given and do not build page addresses yourself. With offset pagination, `rel="last"` is left out above 10,000 records. With keyset pagination, follow `rel="next"` until the header is absent. */
          Link?: string;
          /** @description Index of the next page. Absent with keyset pagination, and possibly on the hosted offering. */
          'x-next-page'?: string;
          /** @description Index of this page, counted from 1. Absent with keyset pagination, and possibly on the hosted offering. */
          'x-page'?: number;
          /** @description Number of items per page. Absent with keyset pagination, and possibly on the hosted offering. */
          'x-per-page'?: number;
          /** @description Index of the previous page. Absent with keyset pagination, and possibly on the hosted offering. */
          'x-prev-page'?: string;
          /** @description Number of items in the whole list. Absent above 10,000 records, with keyset pagination, and possibly on the hosted offering. */
          'x-total'?: number;
          /** @description Number of pages. Absent above 10,000 records, with keyset pagination, and possibly on the hosted offering. */
          'x-total-pages'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Badge'][];
        };
      };
      301: components['responses']['Moved'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      414: components['responses']['UriTooLong'];
      422: components['responses']['UnprocessableContent'];
    };
  };
  createProjectBadge: {
    parameters: {
      path: {
        /** @description ID of the project, or its full path, URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and gets 404. */
        id: components['parameters']['ProjectId'];
      };
    };
    /** @description The badge to create. */
    requestBody: {
      content: {
        'application/json': components['schemas']['BadgeCreate'];
        'application/x-www-form-urlencoded': components['schemas']['BadgeCreate'];
      };
    };
    responses: {
      /** @description The badge that was created. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Badge'];
        };
      };
      301: components['responses']['Moved'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      422: components['responses']['UnprocessableContent'];
    };
  };
  renderProjectBadge: {
    parameters: {
      query: {
        /** @description Address that the badge links to; may contain the placeholders that `Badge` lists. */
        link_url: string;
        /** @description Address of the image; may contain the placeholders that `Badge` lists. */
        image_url: string;
      };
      path: {
        /** @description ID of the project, or its full path, URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and gets 404. */
        id: components['parameters']['ProjectId'];
      };
    };
    responses: {
      /** @description The addresses before and after rendering. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BadgeRendering'];
        };
      };
      301: components['responses']['Moved'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      414: components['responses']['UriTooLong'];
      422: components['responses']['UnprocessableContent'];
    };
  };
  getProjectBadge: {
    parameters: {
      path: {
        /** @description ID of the project, or its full path, URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and gets 404. */
        id: components['parameters']['ProjectId'];
        /** @description ID of the badge. */
        badge_id: number;
      };
    };
    responses: {
      /** @description The badge. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Badge'];
        };
      };
      301: components['responses']['Moved'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      422: components['responses']['UnprocessableContent'];
    };
  };
  updateProjectBadge: {
    parameters: {
      path: {
        /** @description ID of the project, or its full path, URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and gets 404. */
        id: components['parameters']['ProjectId'];
        /** @description ID of the badge. */
        badge_id: number;
      };
    };
    /** @description The properties to change. */
    requestBody?: {
      content: {
        'application/json': components['schemas']['BadgeUpdate'];
        'application/x-www-form-urlencoded': components['schemas']['BadgeUpdate'];
      };
    };
    responses: {
      /** @description The badge as it is now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Badge'];
        };
      };
      301: components['responses']['Moved'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      422: components['responses']['UnprocessableContent'];
    };
  };
  deleteProjectBadge: {
    parameters: {
      path: {
        /** @description ID of the project, or its full path, URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and gets 404. */
        id: components['parameters']['ProjectId'];
        /** @description ID of the badge. */
        badge_id: number;
      };
    };
    responses: {
      /** @description The badge is deleted. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      301: components['responses']['Moved'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      422: components['responses']['UnprocessableContent'];
    };
  };
  listErrorTrackingClientKeys: {
    parameters: {
      query?: {
        /** @description Index of the page to return, counted from 1. The offset is limited; self-managed instances can change the limit. */
        page?: components['parameters']['Page'];
        /** @description Number of items per page, at most 100. */
        per_page?: components['parameters']['PerPage'];
      };
      path: {
        /** @description ID of the project, or its full path, URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and gets 404. */
        id: components['parameters']['ProjectId'];
      };
    };
    responses: {
      /** @description The client keys of the project. */
      200: {
        headers: {
          /** @description Addresses of other pages, each with `rel` set to `first`, `prev`, `next` or `last`. Follow them as given and do not build page addresses yourself. With offset pagination, `rel="last"` is left out above 10,000 records. With keyset pagination, follow `rel="next"` until the header is absent. */
          Link?: string;
          /** @description Index of the next page. Absent with keyset pagination, and possibly on the hosted offering. */
          'x-next-page'?: string;
          /** @description Index of this page, counted from 1. Absent with keyset pagination, and possibly on the hosted offering. */
          'x-page'?: number;
          /** @description Number of items per page. Absent with keyset pagination, and possibly on the hosted offering. */
          'x-per-page'?: number;
          /** @description Index of the previous page. Absent with keyset pagination, and possibly on the hosted offering. */
          'x-prev-page'?: string;
          /** @description Number of items in the whole list. Absent above 10,000 records, with keyset pagination, and possibly on the hosted offering. */
          'x-total'?: number;
          /** @description Number of pages. Absent above 10,000 records, with keyset pagination, and possibly on the hosted offering. */
          'x-total-pages'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorTrackingClientKey'][];
        };
      };
      301: components['responses']['Moved'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      414: components['responses']['UriTooLong'];
      422: components['responses']['UnprocessableContent'];
    };
  };
  createErrorTrackingClientKey: {
    parameters: {
      path: {
        /** @description ID of the project, or its full path, URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and gets 404. */
        id: components['parameters']['ProjectId'];
      };
    };
    responses: {
      /** @description The client key that was created. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorTrackingClientKey'];
        };
      };
      301: components['responses']['Moved'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
    };
  };
  deleteErrorTrackingClientKey: {
    parameters: {
      path: {
        /** @description ID of the project, or its full path, URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and gets 404. */
        id: components['parameters']['ProjectId'];
        /** @description ID of the client key. */
        key_id: number;
      };
    };
    responses: {
      /** @description The client key is deleted. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      301: components['responses']['Moved'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['UnprocessableContent'];
    };
  };
  getErrorTrackingSettings: {
    parameters: {
      path: {
        /** @description ID of the project, or its full path, URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and gets 404. */
        id: components['parameters']['ProjectId'];
      };
    };
    responses: {
      /** @description The settings. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorTrackingSettings'];
        };
      };
      301: components['responses']['Moved'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
    };
  };
  replaceErrorTrackingSettings: {
    parameters: {
      path: {
        /** @description ID of the project, or its full path, URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and gets 404. */
        id: components['parameters']['ProjectId'];
      };
    };
    /** @description The new settings. */
    requestBody: {
      content: {
        'application/json': components['schemas']['ErrorTrackingSettingsReplace'];
        'application/x-www-form-urlencoded': components['schemas']['ErrorTrackingSettingsReplace'];
      };
    };
    responses: {
      /** @description The settings as they are now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorTrackingSettings'];
        };
      };
      301: components['responses']['Moved'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['UnprocessableContent'];
    };
  };
  updateErrorTrackingSettings: {
    parameters: {
      path: {
        /** @description ID of the project, or its full path, URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and gets 404. */
        id: components['parameters']['ProjectId'];
      };
    };
    /** @description The settings to change. */
    requestBody: {
      content: {
        'application/json': components['schemas']['ErrorTrackingSettingsUpdate'];
        'application/x-www-form-urlencoded': components['schemas']['ErrorTrackingSettingsUpdate'];
      };
    };
    responses: {
      /** @description The settings as they are now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorTrackingSettings'];
        };
      };
      301: components['responses']['Moved'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['UnprocessableContent'];
    };
  };
  forkProject: {
    parameters: {
      path: {
        /** @description ID of the project, or its full path, URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and gets 404. */
        id: components['parameters']['ProjectId'];
      };
    };
    /** @description Target of the fork, and its differences from the origin. */
    requestBody?: {
      content: {
        'application/json': components['schemas']['ForkCreate'];
        'application/x-www-form-urlencoded': components['schemas']['ForkCreate'];
      };
    };
    responses: {
      /** @description The fork has started. The body is not documented. */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ForkStarted'];
        };
      };
      301: components['responses']['Moved'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      422: components['responses']['UnprocessableContent'];
    };
  };
  deleteForkRelationship: {
    parameters: {
      path: {
        /** @description ID of the project, or its full path, URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and gets 404. */
        id: components['parameters']['ForkId'];
      };
    };
    responses: {
      /** @description The project is no longer a fork. It is not documented whether there is a body. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      301: components['responses']['Moved'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
    };
  };
  createForkRelationship: {
    parameters: {
      path: {
        /** @description ID of the project, or its full path, URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and gets 404. */
        id: components['parameters']['OtherProjectId'];
        /** @description ID of the project that is the origin. */
        forked_from_id: number;
      };
    };
    responses: {
      /** @description The project is a fork now. The body is not documented. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ForkRelationship'];
        };
      };
      301: components['responses']['Moved'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['UnprocessableContent'];
    };
  };
  listProjectForks: {
    parameters: {
      query?: {
        /** @description `true` returns only forks that are archived, `false` only those that are not. */
        archived?: boolean;
        /** @description Return only forks that the caller is a member of. */
        membership?: boolean;
        /** @description Return only forks in which the caller has at least this access level. The values are not documented. */
        min_access_level?: number;
        /** @description Property that the list is ordered by. */
        order_by?: 'id' | 'name' | 'path' | 'created_at' | 'updated_at' | 'star_count' | 'last_activity_at';
        /** @description Return only forks that the caller owns. */
        owned?: boolean;
        /** @description Words to search for in forks. The searched properties are not documented. */
        search?: string;
        /** @description Return a limited set of properties of each fork. Has no effect without a credential. */
        simple?: boolean;
        /** @description Direction of the order. */
        sort?: 'asc' | 'desc';
        /** @description Return only forks that the caller has starred. */
        starred?: boolean;
        /** @description Add statistics to each fork. Requires the Reporter role or a higher one. */
        statistics?: boolean;
        /** @description Return only forks last changed after this time. Since 15.10. */
        updated_after?: string;
        /** @description Return only forks last changed before this time. Since 15.10. */
        updated_before?: string;
        /** @description Return only forks of this visibility. */
        visibility?: 'public' | 'internal' | 'private';
        /** @description Add custom attributes to each fork. Administrators only. */
        with_custom_attributes?: boolean;
        /** @description Return only forks that have issues. */
        with_issues_enabled?: boolean;
        /** @description Return only forks that have merge requests. */
        with_merge_requests_enabled?: boolean;
        /** @description Index of the page to return, counted from 1. The offset is limited; self-managed instances can change the limit. */
        page?: components['parameters']['Page'];
        /** @description Number of items per page, at most 100. */
        per_page?: components['parameters']['PerPage'];
      };
      path: {
        /** @description ID of the project, or its full path, URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and gets 404. */
        id: components['parameters']['ProjectId'];
      };
    };
    responses: {
      /** @description The forks. */
      200: {
        headers: {
          /** @description Addresses of other pages, each with `rel` set to `first`, `prev`, `next` or `last`. Follow them as given and do not build page addresses yourself. With offset pagination, `rel="last"` is left out above 10,000 records. With keyset pagination, follow `rel="next"` until the header is absent. */
          Link?: string;
          /** @description Index of the next page. Absent with keyset pagination, and possibly on the hosted offering. */
          'x-next-page'?: string;
          /** @description Index of this page, counted from 1. Absent with keyset pagination, and possibly on the hosted offering. */
          'x-page'?: number;
          /** @description Number of items per page. Absent with keyset pagination, and possibly on the hosted offering. */
          'x-per-page'?: number;
          /** @description Index of the previous page. Absent with keyset pagination, and possibly on the hosted offering. */
          'x-prev-page'?: string;
          /** @description Number of items in the whole list. Absent above 10,000 records, with keyset pagination, and possibly on the hosted offering. */
          'x-total'?: number;
          /** @description Number of pages. Absent above 10,000 records, with keyset pagination, and possibly on the hosted offering. */
          'x-total-pages'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': (components['schemas']['ForkedProject'] | components['schemas']['SimpleForkedProject'])[];
        };
      };
      301: components['responses']['Moved'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      414: components['responses']['UriTooLong'];
      422: components['responses']['UnprocessableContent'];
    };
  };
  listIssueWeightEvents: {
    parameters: {
      query?: {
        /** @description Index of the page to return, counted from 1. The offset is limited; self-managed instances can change the limit. */
        page?: components['parameters']['Page'];
        /** @description Number of items per page, at most 100. */
        per_page?: components['parameters']['PerPage'];
      };
      path: {
        /** @description ID of the project, or its full path, URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and gets 404. */
        id: components['parameters']['ProjectId'];
        /** @description Number of the issue within the project (its `iid`). Its `id` does not work here. */
        issue_iid: number;
      };
    };
    responses: {
      /** @description The weight events of the issue. */
      200: {
        headers: {
          /** @description Addresses of other pages, each with `rel` set to `first`, `prev`, `next` or `last`. Follow them as given and do not build page addresses yourself. With offset pagination, `rel="last"` is left out above 10,000 records. With keyset pagination, follow `rel="next"` until the header is absent. */
          Link?: string;
          /** @description Index of the next page. Absent with keyset pagination, and possibly on the hosted offering. */
          'x-next-page'?: string;
          /** @description Index of this page, counted from 1. Absent with keyset pagination, and possibly on the hosted offering. */
          'x-page'?: number;
          /** @description Number of items per page. Absent with keyset pagination, and possibly on the hosted offering. */
          'x-per-page'?: number;
          /** @description Index of the previous page. Absent with keyset pagination, and possibly on the hosted offering. */
          'x-prev-page'?: string;
          /** @description Number of items in the whole list. Absent above 10,000 records, with keyset pagination, and possibly on the hosted offering. */
          'x-total'?: number;
          /** @description Number of pages. Absent above 10,000 records, with keyset pagination, and possibly on the hosted offering. */
          'x-total-pages'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['IssueWeightEvent'][];
        };
      };
      301: components['responses']['Moved'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      414: components['responses']['UriTooLong'];
      422: components['responses']['UnprocessableContent'];
    };
  };
  getIssueWeightEvent: {
    parameters: {
      path: {
        /** @description ID of the project, or its full path, URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and gets 404. */
        id: components['parameters']['ProjectId'];
        /** @description Number of the issue within the project (its `iid`). Its `id` does not work here. */
        issue_iid: number;
        /** @description ID of the event. */
        resource_weight_event_id: number;
      };
    };
    responses: {
      /** @description The weight event. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['IssueWeightEvent'];
        };
      };
      301: components['responses']['Moved'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      422: components['responses']['UnprocessableContent'];
    };
  };
  getJobTokenScope: {
    parameters: {
      path: {
        /** @description ID of the project, or its full path, URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and gets 404. */
        id: components['parameters']['ProjectId'];
      };
    };
    responses: {
      /** @description The settings. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['JobTokenScope'];
        };
      };
      301: components['responses']['Moved'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
    };
  };
  updateJobTokenScope: {
    parameters: {
      path: {
        /** @description ID of the project, or its full path, URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and gets 404. */
        id: components['parameters']['ProjectId'];
      };
    };
    /** @description The option to choose. */
    requestBody: {
      content: {
        'application/json': components['schemas']['JobTokenScopeUpdate'];
        'application/x-www-form-urlencoded': components['schemas']['JobTokenScopeUpdate'];
      };
    };
    responses: {
      /** @description The option is set. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      301: components['responses']['Moved'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['UnprocessableContent'];
    };
  };
  listJobTokenScopeProjects: {
    parameters: {
      query?: {
        /** @description Index of the page to return, counted from 1. The offset is limited; self-managed instances can change the limit. */
        page?: components['parameters']['Page'];
        /** @description Number of items per page, at most 100. */
        per_page?: components['parameters']['PerPage'];
      };
      path: {
        /** @description ID of the project, or its full path, URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and gets 404. */
        id: components['parameters']['ProjectId'];
      };
    };
    responses: {
      /** @description The projects in the allowlist. */
      200: {
        headers: {
          /** @description Addresses of other pages, each with `rel` set to `first`, `prev`, `next` or `last`. Follow them as given and do not build page addresses yourself. With offset pagination, `rel="last"` is left out above 10,000 records. With keyset pagination, follow `rel="next"` until the header is absent. */
          Link?: string;
          /** @description Index of the next page. Absent with keyset pagination, and possibly on the hosted offering. */
          'x-next-page'?: string;
          /** @description Index of this page, counted from 1. Absent with keyset pagination, and possibly on the hosted offering. */
          'x-page'?: number;
          /** @description Number of items per page. Absent with keyset pagination, and possibly on the hosted offering. */
          'x-per-page'?: number;
          /** @description Index of the previous page. Absent with keyset pagination, and possibly on the hosted offering. */
          'x-prev-page'?: string;
          /** @description Number of items in the whole list. Absent above 10,000 records, with keyset pagination, and possibly on the hosted offering. */
          'x-total'?: number;
          /** @description Number of pages. Absent above 10,000 records, with keyset pagination, and possibly on the hosted offering. */
          'x-total-pages'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['JobTokenScopeProject'][];
        };
      };
      301: components['responses']['Moved'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      414: components['responses']['UriTooLong'];
      422: components['responses']['UnprocessableContent'];
    };
  };
  addProjectToJobTokenScope: {
    parameters: {
      path: {
        /** @description ID of the project, or its full path, URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and gets 404. */
        id: components['parameters']['ProjectId'];
      };
    };
    /** @description The project to add. */
    requestBody: {
      content: {
        'application/json': components['schemas']['JobTokenScopeProjectAdd'];
        'application/x-www-form-urlencoded': components['schemas']['JobTokenScopeProjectAdd'];
      };
    };
    responses: {
      /** @description The project is in the allowlist. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['JobTokenScopeProjectLink'];
        };
      };
      301: components['responses']['Moved'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['UnprocessableContent'];
    };
  };
  removeProjectFromJobTokenScope: {
    parameters: {
      path: {
        /** @description ID of the project, or its full path, URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and gets 404. */
        id: components['parameters']['ProjectId'];
        /** @description ID of the project to remove. */
        target_project_id: number;
      };
    };
    responses: {
      /** @description The project is no longer in the allowlist. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      301: components['responses']['Moved'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['UnprocessableContent'];
    };
  };
  listJobTokenScopeGroups: {
    parameters: {
      query?: {
        /** @description Index of the page to return, counted from 1. The offset is limited; self-managed instances can change the limit. */
        page?: components['parameters']['Page'];
        /** @description Number of items per page, at most 100. */
        per_page?: components['parameters']['PerPage'];
      };
      path: {
        /** @description ID of the project, or its full path, URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and gets 404. */
        id: components['parameters']['ProjectId'];
      };
    };
    responses: {
      /** @description The groups in the allowlist. */
      200: {
        headers: {
          /** @description Addresses of other pages, each with `rel` set to `first`, `prev`, `next` or `last`. Follow them as given and do not build page addresses yourself. With offset pagination, `rel="last"` is left out above 10,000 records. With keyset pagination, follow `rel="next"` until the header is absent. */
          Link?: string;
          /** @description Index of the next page. Absent with keyset pagination, and possibly on the hosted offering. */
          'x-next-page'?: string;
          /** @description Index of this page, counted from 1. Absent with keyset pagination, and possibly on the hosted offering. */
          'x-page'?: number;
          /** @description Number of items per page. Absent with keyset pagination, and possibly on the hosted offering. */
          'x-per-page'?: number;
          /** @description Index of the previous page. Absent with keyset pagination, and possibly on the hosted offering. */
          'x-prev-page'?: string;
          /** @description Number of items in the whole list. Absent above 10,000 records, with keyset pagination, and possibly on the hosted offering. */
          'x-total'?: number;
          /** @description Number of pages. Absent above 10,000 records, with keyset pagination, and possibly on the hosted offering. */
          'x-total-pages'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['JobTokenScopeGroup'][];
        };
      };
      301: components['responses']['Moved'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      414: components['responses']['UriTooLong'];
      422: components['responses']['UnprocessableContent'];
    };
  };
  addGroupToJobTokenScope: {
    parameters: {
      path: {
        /** @description ID of the project, or its full path, URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and gets 404. */
        id: components['parameters']['OtherProjectId'];
      };
    };
    /** @description The group to add. */
    requestBody: {
      content: {
        'application/json': components['schemas']['JobTokenScopeGroupAdd'];
        'application/x-www-form-urlencoded': components['schemas']['JobTokenScopeGroupAdd'];
      };
    };
    responses: {
      /** @description The group is in the allowlist. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['JobTokenScopeGroupLink'];
        };
      };
      301: components['responses']['Moved'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['UnprocessableContent'];
    };
  };
  removeGroupFromJobTokenScope: {
    parameters: {
      path: {
        /** @description ID of the project, or its full path, URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and gets 404. */
        id: components['parameters']['ProjectId'];
        /** @description ID of the group to remove. */
        target_group_id: number;
      };
    };
    responses: {
      /** @description The group is no longer in the allowlist. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      301: components['responses']['Moved'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['UnprocessableContent'];
    };
  };
  listProjectLabels: {
    parameters: {
      query?: {
        /** @description Add the numbers of open issues, closed issues and open merge requests of each label. */
        with_counts?: boolean;
        /** @description Include the labels of the ancestor groups. */
        include_ancestor_groups?: boolean;
        /** @description Words to search for in labels. The searched properties are not documented. */
        search?: string;
        /** @description `true` returns only labels that are archived, `false` only those that are not. Without it both are returned. Requires the flag `labels_archive`. */
        archived?: boolean;
        /** @description Index of the page to return, counted from 1. The offset is limited; self-managed instances can change the limit. */
        page?: components['parameters']['Page'];
        /** @description Number of items per page, at most 100. */
        per_page?: components['parameters']['PerPage'];
      };
      path: {
        /** @description ID of the project, or its full path, URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and gets 404. */
        id: components['parameters']['ProjectId'];
      };
    };
    responses: {
      /** @description The labels. */
      200: {
        headers: {
          /** @description Addresses of other pages, each with `rel` set to `first`, `prev`, `next` or `last`. Follow them as given and do not build page addresses yourself. With offset pagination, `rel="last"` is left out above 10,000 records. With keyset pagination, follow `rel="next"` until the header is absent. */
          Link?: string;
          /** @description Index of the next page. Absent with keyset pagination, and possibly on the hosted offering. */
          'x-next-page'?: string;
          /** @description Index of this page, counted from 1. Absent with keyset pagination, and possibly on the hosted offering. */
          'x-page'?: number;
          /** @description Number of items per page. Absent with keyset pagination, and possibly on the hosted offering. */
          'x-per-page'?: number;
          /** @description Index of the previous page. Absent with keyset pagination, and possibly on the hosted offering. */
          'x-prev-page'?: string;
          /** @description Number of items in the whole list. Absent above 10,000 records, with keyset pagination, and possibly on the hosted offering. */
          'x-total'?: number;
          /** @description Number of pages. Absent above 10,000 records, with keyset pagination, and possibly on the hosted offering. */
          'x-total-pages'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Label'][];
        };
      };
      301: components['responses']['Moved'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      414: components['responses']['UriTooLong'];
      422: components['responses']['UnprocessableContent'];
    };
  };
  updateProjectLabelByName: {
    parameters: {
      path: {
        /** @description ID of the project, or its full path, URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and gets 404. */
        id: components['parameters']['ProjectId'];
      };
    };
    /** @description The label, and its properties to change. */
    requestBody: {
      content: {
        'application/json': components['schemas']['LabelUpdateByName'];
        'application/x-www-form-urlencoded': components['schemas']['LabelUpdateByName'];
      };
    };
    responses: {
      /** @description The label is changed. The body is not documented. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LabelUpdatedByName'];
        };
      };
      301: components['responses']['Moved'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      422: components['responses']['UnprocessableContent'];
    };
  };
  createProjectLabel: {
    parameters: {
      path: {
        /** @description ID of the project, or its full path, URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and gets 404. */
        id: components['parameters']['ProjectId'];
      };
    };
    /** @description The label to create. */
    requestBody: {
      content: {
        'application/json': components['schemas']['LabelCreate'];
        'application/x-www-form-urlencoded': components['schemas']['LabelCreate'];
      };
    };
    responses: {
      /** @description The label that was created. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Label'];
        };
      };
      301: components['responses']['Moved'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      422: components['responses']['UnprocessableContent'];
    };
  };
  deleteProjectLabelByName: {
    parameters: {
      query: {
        /** @description Name of the label. */
        name: string;
      };
      path: {
        /** @description ID of the project, or its full path, URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and gets 404. */
        id: components['parameters']['ProjectId'];
      };
    };
    responses: {
      /** @description The label is deleted. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      301: components['responses']['Moved'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      414: components['responses']['UriTooLong'];
      422: components['responses']['UnprocessableContent'];
    };
  };
  promoteProjectLabelByName: {
    parameters: {
      path: {
        /** @description ID of the project, or its full path, URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and gets 404. */
        id: components['parameters']['ProjectId'];
      };
    };
    /** @description The label to promote. */
    requestBody: {
      content: {
        'application/json': components['schemas']['LabelPromotionByName'];
        'application/x-www-form-urlencoded': components['schemas']['LabelPromotionByName'];
      };
    };
    responses: {
      /** @description The label belongs to the group now. The body is not documented. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PromotedLabel'];
        };
      };
      301: components['responses']['Moved'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      422: components['responses']['UnprocessableContent'];
    };
  };
  getProjectLabel: {
    parameters: {
      query?: {
        /** @description Include the labels of the ancestor groups. */
        include_ancestor_groups?: boolean;
      };
      path: {
        /** @description ID of the project, or its full path, URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and gets 404. */
        id: components['parameters']['ProjectId'];
        /** @description ID of the label, or its name, URL-encoded (`/` as `%2F`). */
        label_id: number | string;
      };
    };
    responses: {
      /** @description The label. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Label'];
        };
      };
      301: components['responses']['Moved'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      414: components['responses']['UriTooLong'];
      422: components['responses']['UnprocessableContent'];
    };
  };
  updateProjectLabel: {
    parameters: {
      path: {
        /** @description ID of the project, or its full path, URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and gets 404. */
        id: components['parameters']['ProjectId'];
        /** @description ID of the label, or its name, URL-encoded (`/` as `%2F`). */
        label_id: number | string;
      };
    };
    /** @description The properties to change. */
    requestBody: {
      content: {
        'application/json': components['schemas']['LabelUpdate'];
        'application/x-www-form-urlencoded': components['schemas']['LabelUpdate'];
      };
    };
    responses: {
      /** @description The label as it is now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Label'];
        };
      };
      301: components['responses']['Moved'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      422: components['responses']['UnprocessableContent'];
    };
  };
  deleteProjectLabel: {
    parameters: {
      path: {
        /** @description ID of the project, or its full path, URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and gets 404. */
        id: components['parameters']['ProjectId'];
        /** @description ID of the label, or its name, URL-encoded (`/` as `%2F`). */
        label_id: number | string;
      };
    };
    responses: {
      /** @description The label is deleted. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      301: components['responses']['Moved'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
    };
  };
  promoteProjectLabel: {
    parameters: {
      path: {
        /** @description ID of the project, or its full path, URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and gets 404. */
        id: components['parameters']['ProjectId'];
        /** @description ID of the label, or its name, URL-encoded (`/` as `%2F`). */
        label_id: number | string;
      };
    };
    responses: {
      /** @description The label belongs to the group now. The body is not documented. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PromotedLabel'];
        };
      };
      301: components['responses']['Moved'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
    };
  };
  subscribeToProjectLabel: {
    parameters: {
      path: {
        /** @description ID of the project, or its full path, URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and gets 404. */
        id: components['parameters']['ProjectId'];
        /** @description ID of the label, or its name, URL-encoded (`/` as `%2F`). */
        label_id: number | string;
      };
    };
    responses: {
      /** @description The label, with `subscribed` true. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Label'];
        };
      };
      301: components['responses']['Moved'];
      304: components['responses']['NotModified'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
    };
  };
  unsubscribeFromProjectLabel: {
    parameters: {
      path: {
        /** @description ID of the project, or its full path, URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and gets 404. */
        id: components['parameters']['ProjectId'];
        /** @description ID of the label, or its name, URL-encoded (`/` as `%2F`). */
        label_id: number | string;
      };
    };
    responses: {
      /** @description The caller is no longer subscribed. The body is not documented. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LabelUnsubscription'];
        };
      };
      301: components['responses']['Moved'];
      304: components['responses']['NotModified'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
    };
  };
  createMergeRequest: {
    parameters: {
      path: {
        /** @description ID of the project, or its full path, URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and gets 404. */
        id: components['parameters']['ProjectId'];
      };
    };
    /** @description The merge request to create. */
    requestBody: {
      content: {
        'application/json': components['schemas']['MergeRequestCreate'];
        'application/x-www-form-urlencoded': components['schemas']['MergeRequestCreate'];
      };
    };
    responses: {
      /** @description The merge request that was created. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MergeRequestChanged'];
        };
      };
      301: components['responses']['Moved'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      422: components['responses']['UnprocessableContent'];
    };
  };
  getMergeRequest: {
    parameters: {
      query?: {
        /** @description Add `diverged_commits_count`, the number of commits that the source branch is behind the target branch. */
        include_diverged_commits_count?: boolean;
        /** @description Add `rebase_in_progress`: whether the source branch is being rebased. */
        include_rebase_in_progress?: boolean;
        /** @description Add `title_html` and `description_html`, which contain the title and the description as HTML. */
        render_html?: components['parameters']['MergeRequestsRenderHtml'];
      };
      path: {
        /** @description ID of the project, or its full path, URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and gets 404. */
        id: components['parameters']['ProjectId'];
        /** @description Number of the merge request within the project (its `iid`). Its `id` does not work here. */
        merge_request_iid: components['parameters']['MergeRequestIid'];
      };
    };
    responses: {
      /** @description The merge request. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MergeRequestDetail'];
        };
      };
      301: components['responses']['Moved'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict'];
      414: components['responses']['UriTooLong'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
    };
  };
  updateMergeRequest: {
    parameters: {
      path: {
        /** @description ID of the project, or its full path, URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and gets 404. */
        id: components['parameters']['ProjectId'];
        /** @description Number of the merge request within the project (its `iid`). Its `id` does not work here. */
        merge_request_iid: components['parameters']['MergeRequestIid'];
      };
    };
    /** @description The properties to change. */
    requestBody: {
      content: {
        'application/json': components['schemas']['MergeRequestUpdate'];
        'application/x-www-form-urlencoded': components['schemas']['MergeRequestUpdate'];
      };
    };
    responses: {
      /** @description The merge request as it is now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MergeRequestChanged'];
        };
      };
      301: components['responses']['Moved'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['UnprocessableContent'];
    };
  };
  deleteMergeRequest: {
    parameters: {
      path: {
        /** @description ID of the project, or its full path, URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and gets 404. */
        id: components['parameters']['ProjectId'];
        /** @description Number of the merge request within the project (its `iid`). Its `id` does not work here. */
        merge_request_iid: components['parameters']['MergeRequestIid'];
      };
    };
    responses: {
      /** @description The merge request is deleted. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      301: components['responses']['Moved'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['UnprocessableContent'];
    };
  };
  listMergeRequestDiffs: {
    parameters: {
      query?: {
        /** @description Return the diffs in the unified format. Since 16.5. */
        unidiff?: boolean;
        /** @description Index of the page to return, counted from 1. The offset is limited; self-managed instances can change the limit. */
        page?: components['parameters']['Page'];
        /** @description Number of items per page, at most 100. */
        per_page?: components['parameters']['PerPage'];
      };
      path: {
        /** @description ID of the project, or its full path, URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and gets 404. */
        id: components['parameters']['ProjectId'];
        /** @description Number of the merge request within the project (its `iid`). Its `id` does not work here. */
        merge_request_iid: components['parameters']['MergeRequestIid'];
      };
    };
    responses: {
      /** @description The diffs, one for each file. */
      200: {
        headers: {
          /** @description Addresses of other pages, each with `rel` set to `first`, `prev`, `next` or `last`. Follow them as given and do not build page addresses yourself. With offset pagination, `rel="last"` is left out above 10,000 records. With keyset pagination, follow `rel="next"` until the header is absent. */
          Link?: string;
          /** @description Index of the next page. Absent with keyset pagination, and possibly on the hosted offering. */
          'x-next-page'?: string;
          /** @description Index of this page, counted from 1. Absent with keyset pagination, and possibly on the hosted offering. */
          'x-page'?: number;
          /** @description Number of items per page. Absent with keyset pagination, and possibly on the hosted offering. */
          'x-per-page'?: number;
          /** @description Index of the previous page. Absent with keyset pagination, and possibly on the hosted offering. */
          'x-prev-page'?: string;
          /** @description Number of items in the whole list. Absent above 10,000 records, with keyset pagination, and possibly on the hosted offering. */
          'x-total'?: number;
          /** @description Number of pages. Absent above 10,000 records, with keyset pagination, and possibly on the hosted offering. */
          'x-total-pages'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MergeRequestDiff'][];
        };
      };
      301: components['responses']['Moved'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      414: components['responses']['UriTooLong'];
      422: components['responses']['UnprocessableContent'];
    };
  };
  mergeMergeRequest: {
    parameters: {
      path: {
        /** @description ID of the project, or its full path, URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and gets 404. */
        id: components['parameters']['ProjectId'];
        /** @description Number of the merge request within the project (its `iid`). Its `id` does not work here. */
        merge_request_iid: components['parameters']['MergeRequestIid'];
      };
    };
    /** @description Options of the merge. */
    requestBody?: {
      content: {
        'application/json': components['schemas']['MergeRequestMerge'];
        'application/x-www-form-urlencoded': components['schemas']['MergeRequestMerge'];
      };
    };
    responses: {
      /** @description The merge is accepted. The body is not documented. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MergeRequestMerged'];
        };
      };
      301: components['responses']['Moved'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      422: components['responses']['UnprocessableContent'];
    };
  };
  listMergeRequestPipelines: {
    parameters: {
      query?: {
        /** @description Index of the page to return, counted from 1. The offset is limited; self-managed instances can change the limit. */
        page?: components['parameters']['Page'];
        /** @description Number of items per page, at most 100. */
        per_page?: components['parameters']['PerPage'];
      };
      path: {
        /** @description ID of the project, or its full path, URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and gets 404. */
        id: components['parameters']['ProjectId'];
        /** @description Number of the merge request within the project (its `iid`). Its `id` does not work here. */
        merge_request_iid: components['parameters']['MergeRequestIid'];
      };
    };
    responses: {
      /** @description The pipelines of the merge request. */
      200: {
        headers: {
          /** @description Addresses of other pages, each with `rel` set to `first`, `prev`, `next` or `last`. Follow them as given and do not build page addresses yourself. With offset pagination, `rel="last"` is left out above 10,000 records. With keyset pagination, follow `rel="next"` until the header is absent. */
          Link?: string;
          /** @description Index of the next page. Absent with keyset pagination, and possibly on the hosted offering. */
          'x-next-page'?: string;
          /** @description Index of this page, counted from 1. Absent with keyset pagination, and possibly on the hosted offering. */
          'x-page'?: number;
          /** @description Number of items per page. Absent with keyset pagination, and possibly on the hosted offering. */
          'x-per-page'?: number;
          /** @description Index of the previous page. Absent with keyset pagination, and possibly on the hosted offering. */
          'x-prev-page'?: string;
          /** @description Number of items in the whole list. Absent above 10,000 records, with keyset pagination, and possibly on the hosted offering. */
          'x-total'?: number;
          /** @description Number of pages. Absent above 10,000 records, with keyset pagination, and possibly on the hosted offering. */
          'x-total-pages'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MergeRequestPipeline'][];
        };
      };
      301: components['responses']['Moved'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      414: components['responses']['UriTooLong'];
      422: components['responses']['UnprocessableContent'];
    };
  };
  createMergeRequestPipeline: {
    parameters: {
      path: {
        /** @description ID of the project, or its full path, URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and gets 404. */
        id: components['parameters']['ProjectId'];
        /** @description Number of the merge request within the project (its `iid`). Its `id` does not work here. */
        merge_request_iid: components['parameters']['MergeRequestIid'];
      };
    };
    responses: {
      /** @description The new pipeline. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MergeRequestPipelineCreated'];
        };
      };
      301: components['responses']['Moved'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      422: components['responses']['UnprocessableContent'];
    };
  };
  getMergeRequestRawDiffs: {
    parameters: {
      path: {
        /** @description ID of the project, or its full path, URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and gets 404. */
        id: components['parameters']['ProjectId'];
        /** @description Number of the merge request within the project (its `iid`). Its `id` does not work here. */
        merge_request_iid: components['parameters']['MergeRequestIid'];
      };
    };
    responses: {
      /** @description The diffs in the unified format. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/plain': string;
        };
      };
      301: components['responses']['Moved'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      422: components['responses']['UnprocessableContent'];
    };
  };
  listProjectMilestones: {
    parameters: {
      query?: {
        /** @description Return only the milestones with these `iid`s. Has no effect together with `include_ancestors=true`. */
        'iids[]'?: number[];
        /** @description Return only milestones in this state. */
        state?: 'active' | 'closed';
        /** @description Return only milestones with this title. */
        title?: string;
        /** @description Return only milestones whose title or description matches. */
        search?: string;
        /** @description Include the milestones of all groups above the project. Then `iids[]` has no effect. */
        include_ancestors?: boolean;
        /**
         * @deprecated
         * @description Older option to include milestones of groups above the project. Deprecated in 16.7.
         */
        include_parent_milestones?: boolean;
        /** @description Return only milestones last changed before this time. Since 15.10. */
        updated_before?: string;
        /** @description Return only milestones last changed after this time. Since 15.10. */
        updated_after?: string;
        /** @description Index of the page to return, counted from 1. The offset is limited; self-managed instances can change the limit. */
        page?: components['parameters']['Page'];
        /** @description Number of items per page, at most 100. */
        per_page?: components['parameters']['PerPage'];
      };
      path: {
        /** @description ID of the project, or its full path, URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and gets 404. */
        id: components['parameters']['ProjectId'];
      };
    };
    responses: {
      /** @description The milestones that match. */
      200: {
        headers: {
          /** @description Addresses of other pages, each with `rel` set to `first`, `prev`, `next` or `last`. Follow them as given and do not build page addresses yourself. With offset pagination, `rel="last"` is left out above 10,000 records. With keyset pagination, follow `rel="next"` until the header is absent. */
          Link?: string;
          /** @description Index of the next page. Absent with keyset pagination, and possibly on the hosted offering. */
          'x-next-page'?: string;
          /** @description Index of this page, counted from 1. Absent with keyset pagination, and possibly on the hosted offering. */
          'x-page'?: number;
          /** @description Number of items per page. Absent with keyset pagination, and possibly on the hosted offering. */
          'x-per-page'?: number;
          /** @description Index of the previous page. Absent with keyset pagination, and possibly on the hosted offering. */
          'x-prev-page'?: string;
          /** @description Number of items in the whole list. Absent above 10,000 records, with keyset pagination, and possibly on the hosted offering. */
          'x-total'?: number;
          /** @description Number of pages. Absent above 10,000 records, with keyset pagination, and possibly on the hosted offering. */
          'x-total-pages'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ProjectMilestone'][];
        };
      };
      301: components['responses']['Moved'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      414: components['responses']['UriTooLong'];
      422: components['responses']['UnprocessableContent'];
    };
  };
  createProjectMilestone: {
    parameters: {
      path: {
        /** @description ID of the project, or its full path, URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and gets 404. */
        id: components['parameters']['ProjectId'];
      };
    };
    /** @description The milestone to create. */
    requestBody: {
      content: {
        'application/json': components['schemas']['ProjectMilestoneCreate'];
        'application/x-www-form-urlencoded': components['schemas']['ProjectMilestoneCreate'];
      };
    };
    responses: {
      /** @description The milestone that was created. The body is not documented. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ProjectMilestoneHinted'];
        };
      };
      301: components['responses']['Moved'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      422: components['responses']['UnprocessableContent'];
    };
  };
  getProjectMilestone: {
    parameters: {
      path: {
        /** @description ID of the project, or its full path, URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and gets 404. */
        id: components['parameters']['ProjectId'];
        /** @description ID of the milestone (its `id`, not its `iid`). */
        milestone_id: number;
      };
    };
    responses: {
      /** @description The milestone. The body is not documented. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ProjectMilestoneHinted'];
        };
      };
      301: components['responses']['Moved'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      422: components['responses']['UnprocessableContent'];
    };
  };
  updateProjectMilestone: {
    parameters: {
      path: {
        /** @description ID of the project, or its full path, URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and gets 404. */
        id: components['parameters']['ProjectId'];
        /** @description ID of the milestone (its `id`, not its `iid`). */
        milestone_id: number;
      };
    };
    /** @description The properties to change. */
    requestBody?: {
      content: {
        'application/json': components['schemas']['ProjectMilestoneUpdate'];
        'application/x-www-form-urlencoded': components['schemas']['ProjectMilestoneUpdate'];
      };
    };
    responses: {
      /** @description The milestone as it is now. The body is not documented. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ProjectMilestoneHinted'];
        };
      };
      301: components['responses']['Moved'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      422: components['responses']['UnprocessableContent'];
    };
  };
  deleteProjectMilestone: {
    parameters: {
      path: {
        /** @description ID of the project, or its full path, URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and gets 404. */
        id: components['parameters']['ProjectId'];
        /** @description ID of the milestone (its `id`, not its `iid`). */
        milestone_id: number;
      };
    };
    responses: {
      /** @description The milestone is deleted. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      301: components['responses']['Moved'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['UnprocessableContent'];
    };
  };
  listProjectMilestoneBurndownEvents: {
    parameters: {
      query?: {
        /** @description Index of the page to return, counted from 1. The offset is limited; self-managed instances can change the limit. */
        page?: components['parameters']['Page'];
        /** @description Number of items per page, at most 100. */
        per_page?: components['parameters']['PerPage'];
      };
      path: {
        /** @description ID of the project, or its full path, URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and gets 404. */
        id: components['parameters']['ProjectId'];
        /** @description ID of the milestone (its `id`, not its `iid`). */
        milestone_id: number;
      };
    };
    responses: {
      /** @description The burndown events of the milestone. The body is not documented. */
      200: {
        headers: {
          /** @description Addresses of other pages, each with `rel` set to `first`, `prev`, `next` or `last`. Follow them as given and do not build page addresses yourself. With offset pagination, `rel="last"` is left out above 10,000 records. With keyset pagination, follow `rel="next"` until the header is absent. */
          Link?: string;
          /** @description Index of the next page. Absent with keyset pagination, and possibly on the hosted offering. */
          'x-next-page'?: string;
          /** @description Index of this page, counted from 1. Absent with keyset pagination, and possibly on the hosted offering. */
          'x-page'?: number;
          /** @description Number of items per page. Absent with keyset pagination, and possibly on the hosted offering. */
          'x-per-page'?: number;
          /** @description Index of the previous page. Absent with keyset pagination, and possibly on the hosted offering. */
          'x-prev-page'?: string;
          /** @description Number of items in the whole list. Absent above 10,000 records, with keyset pagination, and possibly on the hosted offering. */
          'x-total'?: number;
          /** @description Number of pages. Absent above 10,000 records, with keyset pagination, and possibly on the hosted offering. */
          'x-total-pages'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MilestoneBurndownEvent'][];
        };
      };
      301: components['responses']['Moved'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      414: components['responses']['UriTooLong'];
      422: components['responses']['UnprocessableContent'];
    };
  };
  listProjectMilestoneIssues: {
    parameters: {
      query?: {
        /** @description Index of the page to return, counted from 1. The offset is limited; self-managed instances can change the limit. */
        page?: components['parameters']['Page'];
        /** @description Number of items per page, at most 100. */
        per_page?: components['parameters']['PerPage'];
      };
      path: {
        /** @description ID of the project, or its full path, URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and gets 404. */
        id: components['parameters']['ProjectId'];
        /** @description ID of the milestone (its `id`, not its `iid`). */
        milestone_id: number;
      };
    };
    responses: {
      /** @description The issues of the milestone. The body is not documented. */
      200: {
        headers: {
          /** @description Addresses of other pages, each with `rel` set to `first`, `prev`, `next` or `last`. Follow them as given and do not build page addresses yourself. With offset pagination, `rel="last"` is left out above 10,000 records. With keyset pagination, follow `rel="next"` until the header is absent. */
          Link?: string;
          /** @description Index of the next page. Absent with keyset pagination, and possibly on the hosted offering. */
          'x-next-page'?: string;
          /** @description Index of this page, counted from 1. Absent with keyset pagination, and possibly on the hosted offering. */
          'x-page'?: number;
          /** @description Number of items per page. Absent with keyset pagination, and possibly on the hosted offering. */
          'x-per-page'?: number;
          /** @description Index of the previous page. Absent with keyset pagination, and possibly on the hosted offering. */
          'x-prev-page'?: string;
          /** @description Number of items in the whole list. Absent above 10,000 records, with keyset pagination, and possibly on the hosted offering. */
          'x-total'?: number;
          /** @description Number of pages. Absent above 10,000 records, with keyset pagination, and possibly on the hosted offering. */
          'x-total-pages'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MilestoneIssue'][];
        };
      };
      301: components['responses']['Moved'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      414: components['responses']['UriTooLong'];
      422: components['responses']['UnprocessableContent'];
    };
  };
  listProjectMilestoneMergeRequests: {
    parameters: {
      query?: {
        /** @description Index of the page to return, counted from 1. The offset is limited; self-managed instances can change the limit. */
        page?: components['parameters']['Page'];
        /** @description Number of items per page, at most 100. */
        per_page?: components['parameters']['PerPage'];
      };
      path: {
        /** @description ID of the project, or its full path, URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and gets 404. */
        id: components['parameters']['ProjectId'];
        /** @description ID of the milestone (its `id`, not its `iid`). */
        milestone_id: number;
      };
    };
    responses: {
      /** @description The merge requests of the milestone. The body is not documented. */
      200: {
        headers: {
          /** @description Addresses of other pages, each with `rel` set to `first`, `prev`, `next` or `last`. Follow them as given and do not build page addresses yourself. With offset pagination, `rel="last"` is left out above 10,000 records. With keyset pagination, follow `rel="next"` until the header is absent. */
          Link?: string;
          /** @description Index of the next page. Absent with keyset pagination, and possibly on the hosted offering. */
          'x-next-page'?: string;
          /** @description Index of this page, counted from 1. Absent with keyset pagination, and possibly on the hosted offering. */
          'x-page'?: number;
          /** @description Number of items per page. Absent with keyset pagination, and possibly on the hosted offering. */
          'x-per-page'?: number;
          /** @description Index of the previous page. Absent with keyset pagination, and possibly on the hosted offering. */
          'x-prev-page'?: string;
          /** @description Number of items in the whole list. Absent above 10,000 records, with keyset pagination, and possibly on the hosted offering. */
          'x-total'?: number;
          /** @description Number of pages. Absent above 10,000 records, with keyset pagination, and possibly on the hosted offering. */
          'x-total-pages'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MilestoneMergeRequest'][];
        };
      };
      301: components['responses']['Moved'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      414: components['responses']['UriTooLong'];
      422: components['responses']['UnprocessableContent'];
    };
  };
  promoteProjectMilestone: {
    parameters: {
      path: {
        /** @description ID of the project, or its full path, URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and gets 404. */
        id: components['parameters']['ProjectId'];
        /** @description ID of the milestone (its `id`, not its `iid`). */
        milestone_id: number;
      };
    };
    responses: {
      /** @description The milestone belongs to the group now. The body is not documented. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PromotedMilestone'];
        };
      };
      301: components['responses']['Moved'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['UnprocessableContent'];
    };
  };
  getPagesSettings: {
    parameters: {
      path: {
        /** @description ID of the project, or its full path, URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and gets 404. */
        id: components['parameters']['ProjectId'];
      };
    };
    responses: {
      /** @description The settings of the site. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PagesSettings'];
        };
      };
      301: components['responses']['Moved'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
    };
  };
  unpublishPages: {
    parameters: {
      path: {
        /** @description ID of the project, or its full path, URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and gets 404. */
        id: components['parameters']['ProjectId'];
      };
    };
    responses: {
      /** @description The site is no longer published. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      301: components['responses']['Moved'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
    };
  };
  updatePagesSettings: {
    parameters: {
      path: {
        /** @description ID of the project, or its full path, URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and gets 404. */
        id: components['parameters']['ProjectId'];
      };
    };
    /** @description The settings to change. */
    requestBody?: {
      content: {
        'application/json': components['schemas']['PagesSettingsUpdate'];
        'application/x-www-form-urlencoded': components['schemas']['PagesSettingsUpdate'];
      };
    };
    responses: {
      /** @description The settings as they are now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PagesSettings'];
        };
      };
      301: components['responses']['Moved'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['UnprocessableContent'];
    };
  };
  listPipelineSchedules: {
    parameters: {
      query?: {
        /** @description Return only schedules that are active, or only those that are not. */
        scope?: 'active' | 'inactive';
        /** @description Index of the page to return, counted from 1. The offset is limited; self-managed instances can change the limit. */
        page?: components['parameters']['Page'];
        /** @description Number of items per page, at most 100. */
        per_page?: components['parameters']['PerPage'];
      };
      path: {
        /** @description ID of the project, or its full path, URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and gets 404. */
        id: components['parameters']['ProjectId'];
      };
    };
    responses: {
      /** @description The schedules of the project. */
      200: {
        headers: {
          /** @description Addresses of other pages, each with `rel` set to `first`, `prev`, `next` or `last`. Follow them as given and do not build page addresses yourself. With offset pagination, `rel="last"` is left out above 10,000 records. With keyset pagination, follow `rel="next"` until the header is absent. */
          Link?: string;
          /** @description Index of the next page. Absent with keyset pagination, and possibly on the hosted offering. */
          'x-next-page'?: string;
          /** @description Index of this page, counted from 1. Absent with keyset pagination, and possibly on the hosted offering. */
          'x-page'?: number;
          /** @description Number of items per page. Absent with keyset pagination, and possibly on the hosted offering. */
          'x-per-page'?: number;
          /** @description Index of the previous page. Absent with keyset pagination, and possibly on the hosted offering. */
          'x-prev-page'?: string;
          /** @description Number of items in the whole list. Absent above 10,000 records, with keyset pagination, and possibly on the hosted offering. */
          'x-total'?: number;
          /** @description Number of pages. Absent above 10,000 records, with keyset pagination, and possibly on the hosted offering. */
          'x-total-pages'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PipelineSchedule'][];
        };
      };
      301: components['responses']['Moved'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      414: components['responses']['UriTooLong'];
      422: components['responses']['UnprocessableContent'];
    };
  };
  createPipelineSchedule: {
    parameters: {
      path: {
        /** @description ID of the project, or its full path, URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and gets 404. */
        id: components['parameters']['ProjectId'];
      };
    };
    /** @description The schedule to create. */
    requestBody: {
      content: {
        'application/json': components['schemas']['PipelineScheduleCreate'];
        'application/x-www-form-urlencoded': components['schemas']['PipelineScheduleCreate'];
      };
    };
    responses: {
      /** @description The schedule that was created. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PipelineScheduleResult'];
        };
      };
      301: components['responses']['Moved'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      422: components['responses']['UnprocessableContent'];
    };
  };
  getPipelineSchedule: {
    parameters: {
      path: {
        /** @description ID of the project, or its full path, URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and gets 404. */
        id: components['parameters']['ProjectId'];
        /** @description ID of the schedule. */
        pipeline_schedule_id: number;
      };
    };
    responses: {
      /** @description The schedule. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PipelineScheduleDetail'];
        };
      };
      301: components['responses']['Moved'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      422: components['responses']['UnprocessableContent'];
    };
  };
  updatePipelineSchedule: {
    parameters: {
      path: {
        /** @description ID of the project, or its full path, URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and gets 404. */
        id: components['parameters']['ProjectId'];
        /** @description ID of the schedule. */
        pipeline_schedule_id: number;
      };
    };
    /** @description The properties to change. */
    requestBody?: {
      content: {
        'application/json': components['schemas']['PipelineScheduleUpdate'];
        'application/x-www-form-urlencoded': components['schemas']['PipelineScheduleUpdate'];
      };
    };
    responses: {
      /** @description The schedule as it is now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PipelineScheduleResult'];
        };
      };
      301: components['responses']['Moved'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      422: components['responses']['UnprocessableContent'];
    };
  };
  deletePipelineSchedule: {
    parameters: {
      path: {
        /** @description ID of the project, or its full path, URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and gets 404. */
        id: components['parameters']['ProjectId'];
        /** @description ID of the schedule. */
        pipeline_schedule_id: number;
      };
    };
    responses: {
      /** @description The schedule that was deleted. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PipelineScheduleResult'];
        };
      };
      301: components['responses']['Moved'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      422: components['responses']['UnprocessableContent'];
    };
  };
  listPipelineSchedulePipelines: {
    parameters: {
      query?: {
        /** @description Return only running, pending or finished pipelines, or only pipelines of branches or of tags. */
        scope?: 'running' | 'pending' | 'finished' | 'branches' | 'tags';
        /** @description Return only pipelines with this status. */
        status?:
          | 'created'
          | 'waiting_for_resource'
          | 'preparing'
          | 'pending'
          | 'running'
          | 'success'
          | 'failed'
          | 'canceled'
          | 'skipped'
          | 'manual'
          | 'scheduled';
        /** @description Return only pipelines created after this time. */
        created_after?: string;
        /** @description Return only pipelines created before this time. */
        created_before?: string;
        /** @description Return only pipelines that last changed after this time. */
        updated_after?: string;
        /** @description Return only pipelines that last changed before this time. */
        updated_before?: string;
        /** @description Direction of the order. The property by which the pipelines are ordered is not documented. */
        sort?: 'asc' | 'desc';
        /** @description Index of the page to return, counted from 1. The offset is limited; self-managed instances can change the limit. */
        page?: components['parameters']['Page'];
        /** @description Number of items per page, at most 100. */
        per_page?: components['parameters']['PerPage'];
      };
      path: {
        /** @description ID of the project, or its full path, URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and gets 404. */
        id: components['parameters']['ProjectId'];
        /** @description ID of the schedule. */
        pipeline_schedule_id: number;
      };
    };
    responses: {
      /** @description The pipelines that the schedule triggered. */
      200: {
        headers: {
          /** @description Addresses of other pages, each with `rel` set to `first`, `prev`, `next` or `last`. Follow them as given and do not build page addresses yourself. With offset pagination, `rel="last"` is left out above 10,000 records. With keyset pagination, follow `rel="next"` until the header is absent. */
          Link?: string;
          /** @description Index of the next page. Absent with keyset pagination, and possibly on the hosted offering. */
          'x-next-page'?: string;
          /** @description Index of this page, counted from 1. Absent with keyset pagination, and possibly on the hosted offering. */
          'x-page'?: number;
          /** @description Number of items per page. Absent with keyset pagination, and possibly on the hosted offering. */
          'x-per-page'?: number;
          /** @description Index of the previous page. Absent with keyset pagination, and possibly on the hosted offering. */
          'x-prev-page'?: string;
          /** @description Number of items in the whole list. Absent above 10,000 records, with keyset pagination, and possibly on the hosted offering. */
          'x-total'?: number;
          /** @description Number of pages. Absent above 10,000 records, with keyset pagination, and possibly on the hosted offering. */
          'x-total-pages'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PipelineSchedulePipeline'][];
        };
      };
      301: components['responses']['Moved'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      414: components['responses']['UriTooLong'];
      422: components['responses']['UnprocessableContent'];
    };
  };
  runPipelineSchedule: {
    parameters: {
      path: {
        /** @description ID of the project, or its full path, URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and gets 404. */
        id: components['parameters']['ProjectId'];
        /** @description ID of the schedule. */
        pipeline_schedule_id: number;
      };
    };
    responses: {
      /** @description The pipeline was created. The response does not identify it. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PipelineScheduleRun'];
        };
      };
      301: components['responses']['Moved'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      422: components['responses']['UnprocessableContent'];
    };
  };
  takePipelineScheduleOwnership: {
    parameters: {
      path: {
        /** @description ID of the project, or its full path, URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and gets 404. */
        id: components['parameters']['ProjectId'];
        /** @description ID of the schedule. */
        pipeline_schedule_id: number;
      };
    };
    responses: {
      /** @description The schedule with the caller as its owner. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PipelineScheduleResult'];
        };
      };
      301: components['responses']['Moved'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      422: components['responses']['UnprocessableContent'];
    };
  };
  createPipelineScheduleVariable: {
    parameters: {
      path: {
        /** @description ID of the project, or its full path, URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and gets 404. */
        id: components['parameters']['ProjectId'];
        /** @description ID of the schedule. */
        pipeline_schedule_id: number;
      };
    };
    /** @description The variable to create. */
    requestBody: {
      content: {
        'application/json': components['schemas']['PipelineScheduleVariableCreate'];
        'application/x-www-form-urlencoded': components['schemas']['PipelineScheduleVariableCreate'];
      };
    };
    responses: {
      /** @description The variable that was created. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PipelineScheduleVariable'];
        };
      };
      301: components['responses']['Moved'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      422: components['responses']['UnprocessableContent'];
    };
  };
  updatePipelineScheduleVariable: {
    parameters: {
      path: {
        /** @description ID of the project, or its full path, URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and gets 404. */
        id: components['parameters']['ProjectId'];
        /** @description ID of the schedule. */
        pipeline_schedule_id: number;
        /** @description Name of the variable. */
        key: string;
      };
    };
    /** @description The new value. */
    requestBody: {
      content: {
        'application/json': components['schemas']['PipelineScheduleVariableUpdate'];
        'application/x-www-form-urlencoded': components['schemas']['PipelineScheduleVariableUpdate'];
      };
    };
    responses: {
      /** @description The variable as it is now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PipelineScheduleVariable'];
        };
      };
      301: components['responses']['Moved'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      422: components['responses']['UnprocessableContent'];
    };
  };
  deletePipelineScheduleVariable: {
    parameters: {
      path: {
        /** @description ID of the project, or its full path, URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and gets 404. */
        id: components['parameters']['ProjectId'];
        /** @description ID of the schedule. */
        pipeline_schedule_id: number;
        /** @description Name of the variable. */
        key: string;
      };
    };
    responses: {
      /** @description The variable that was deleted. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PipelineScheduleVariableDeletion'];
        };
      };
      301: components['responses']['Moved'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      422: components['responses']['UnprocessableContent'];
    };
  };
  listProtectedEnvironments: {
    parameters: {
      query?: {
        /** @description Index of the page to return, counted from 1. The offset is limited; self-managed instances can change the limit. */
        page?: components['parameters']['Page'];
        /** @description Number of items per page, at most 100. */
        per_page?: components['parameters']['PerPage'];
      };
      path: {
        /** @description ID of the project, or its full path, URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and gets 404. */
        id: components['parameters']['ProjectId'];
      };
    };
    responses: {
      /** @description The protected environments of the project. */
      200: {
        headers: {
          /** @description Addresses of other pages, each with `rel` set to `first`, `prev`, `next` or `last`. Follow them as given and do not build page addresses yourself. With offset pagination, `rel="last"` is left out above 10,000 records. With keyset pagination, follow `rel="next"` until the header is absent. */
          Link?: string;
          /** @description Index of the next page. Absent with keyset pagination, and possibly on the hosted offering. */
          'x-next-page'?: string;
          /** @description Index of this page, counted from 1. Absent with keyset pagination, and possibly on the hosted offering. */
          'x-page'?: number;
          /** @description Number of items per page. Absent with keyset pagination, and possibly on the hosted offering. */
          'x-per-page'?: number;
          /** @description Index of the previous page. Absent with keyset pagination, and possibly on the hosted offering. */
          'x-prev-page'?: string;
          /** @description Number of items in the whole list. Absent above 10,000 records, with keyset pagination, and possibly on the hosted offering. */
          'x-total'?: number;
          /** @description Number of pages. Absent above 10,000 records, with keyset pagination, and possibly on the hosted offering. */
          'x-total-pages'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ProtectedEnvironment'][];
        };
      };
      301: components['responses']['Moved'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      414: components['responses']['UriTooLong'];
      422: components['responses']['UnprocessableContent'];
    };
  };
  createProtectedEnvironment: {
    parameters: {
      path: {
        /** @description ID of the project, or its full path, URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and gets 404. */
        id: components['parameters']['ProjectId'];
      };
    };
    /** @description The environment to protect. */
    requestBody: {
      content: {
        'application/json': components['schemas']['ProtectedEnvironmentCreate'];
        'application/x-www-form-urlencoded': components['schemas']['ProtectedEnvironmentCreate'];
      };
    };
    responses: {
      /** @description The protected environment with its approval rules. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ProtectedEnvironmentDetail'];
        };
      };
      301: components['responses']['Moved'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      422: components['responses']['UnprocessableContent'];
    };
  };
  getProtectedEnvironment: {
    parameters: {
      path: {
        /** @description ID of the project, or its full path, URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and gets 404. */
        id: components['parameters']['ProjectId'];
        /** @description Name of the environment, URL-encoded (`/` as `%2F`). */
        name: string;
      };
    };
    responses: {
      /** @description The protected environment. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ProtectedEnvironment'];
        };
      };
      301: components['responses']['Moved'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
    };
  };
  updateProtectedEnvironment: {
    parameters: {
      path: {
        /** @description ID of the project, or its full path, URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and gets 404. */
        id: components['parameters']['ProjectId'];
        /** @description Name of the environment, URL-encoded (`/` as `%2F`). */
        name: string;
      };
    };
    /** @description The entries to add, change and remove. */
    requestBody?: {
      content: {
        'application/json': components['schemas']['ProtectedEnvironmentUpdate'];
        'application/x-www-form-urlencoded': components['schemas']['ProtectedEnvironmentUpdate'];
      };
    };
    responses: {
      /** @description The protected environment as it is now, with its approval rules. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ProtectedEnvironmentDetail'];
        };
      };
      301: components['responses']['Moved'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      422: components['responses']['UnprocessableContent'];
    };
  };
  unprotectEnvironment: {
    parameters: {
      path: {
        /** @description ID of the project, or its full path, URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and gets 404. */
        id: components['parameters']['ProjectId'];
        /** @description Name of the environment, URL-encoded (`/` as `%2F`). */
        name: string;
      };
    };
    responses: {
      /** @description The environment is no longer protected. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      301: components['responses']['Moved'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
    };
  };
  listProjectRegistryRepositories: {
    parameters: {
      query?: {
        /** @description True to return the tags of each repository, in `tags`. */
        tags?: boolean;
        /** @description True to return the number of tags of each repository, in `tags_count`. */
        tags_count?: boolean;
        /** @description Index of the page to return, counted from 1. The offset is limited; self-managed instances can change the limit. */
        page?: components['parameters']['Page'];
        /** @description Number of items per page, at most 100. */
        per_page?: components['parameters']['PerPage'];
      };
      path: {
        /** @description ID of the project, or its full path, URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and gets 404. */
        id: components['parameters']['ProjectId'];
      };
    };
    responses: {
      /** @description The image repositories of the project. */
      200: {
        headers: {
          /** @description Addresses of other pages, each with `rel` set to `first`, `prev`, `next` or `last`. Follow them as given and do not build page addresses yourself. With offset pagination, `rel="last"` is left out above 10,000 records. With keyset pagination, follow `rel="next"` until the header is absent. */
          Link?: string;
          /** @description Index of the next page. Absent with keyset pagination, and possibly on the hosted offering. */
          'x-next-page'?: string;
          /** @description Index of this page, counted from 1. Absent with keyset pagination, and possibly on the hosted offering. */
          'x-page'?: number;
          /** @description Number of items per page. Absent with keyset pagination, and possibly on the hosted offering. */
          'x-per-page'?: number;
          /** @description Index of the previous page. Absent with keyset pagination, and possibly on the hosted offering. */
          'x-prev-page'?: string;
          /** @description Number of items in the whole list. Absent above 10,000 records, with keyset pagination, and possibly on the hosted offering. */
          'x-total'?: number;
          /** @description Number of pages. Absent above 10,000 records, with keyset pagination, and possibly on the hosted offering. */
          'x-total-pages'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ProjectRegistryRepository'][];
        };
      };
      301: components['responses']['Moved'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      414: components['responses']['UriTooLong'];
      422: components['responses']['UnprocessableContent'];
    };
  };
  deleteRegistryRepository: {
    parameters: {
      path: {
        /** @description ID of the project, or its full path, URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and gets 404. */
        id: components['parameters']['ProjectId'];
        /** @description ID of the image repository. */
        repository_id: number;
      };
    };
    responses: {
      /** @description The deletion is accepted and runs in the background. */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      301: components['responses']['Moved'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['UnprocessableContent'];
    };
  };
  listRegistryRepositoryTags: {
    parameters: {
      query?: {
        /** @description Use keyset pagination, which requires `order_by` and `sort` as well. Without it, the list uses offset pagination. */
        pagination?: 'keyset';
        /** @description Column to order by. Required with keyset pagination. `name` is the only value. */
        order_by?: 'name';
        /** @description Direction of the order. Required with keyset pagination. */
        sort?: 'asc' | 'desc';
        /**
         * @deprecated
         * @description Index of the page to return, counted from 1, with offset pagination. The offset is limited; self-managed instances can change the limit.
         */
        page?: number;
        /** @description Number of items per page, at most 100. */
        per_page?: components['parameters']['PerPage'];
      };
      path: {
        /** @description ID of the project, or its full path, URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and gets 404. */
        id: components['parameters']['ProjectId'];
        /** @description ID of the image repository. */
        repository_id: number;
      };
    };
    responses: {
      /** @description The tags of the image repository. With keyset pagination, the list is empty once the end is reached. */
      200: {
        headers: {
          /** @description Addresses of other pages, each with `rel` set to `first`, `prev`, `next` or `last`. Follow them as given and do not build page addresses yourself. With offset pagination, `rel="last"` is left out above 10,000 records. With keyset pagination, follow `rel="next"` until the header is absent. */
          Link?: string;
          /** @description Index of the next page. Absent with keyset pagination, and possibly on the hosted offering. */
          'x-next-page'?: string;
          /** @description Index of this page, counted from 1. Absent with keyset pagination, and possibly on the hosted offering. */
          'x-page'?: number;
          /** @description Number of items per page. Absent with keyset pagination, and possibly on the hosted offering. */
          'x-per-page'?: number;
          /** @description Index of the previous page. Absent with keyset pagination, and possibly on the hosted offering. */
          'x-prev-page'?: string;
          /** @description Number of items in the whole list. Absent above 10,000 records, with keyset pagination, and possibly on the hosted offering. */
          'x-total'?: number;
          /** @description Number of pages. Absent above 10,000 records, with keyset pagination, and possibly on the hosted offering. */
          'x-total-pages'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RegistryTag'][];
        };
      };
      301: components['responses']['Moved'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      414: components['responses']['UriTooLong'];
      422: components['responses']['UnprocessableContent'];
    };
  };
  deleteRegistryRepositoryTagsInBulk: {
    parameters: {
      path: {
        /** @description ID of the project, or its full path, URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and gets 404. */
        id: components['parameters']['ProjectId'];
        /** @description ID of the image repository. */
        repository_id: number;
      };
    };
    /** @description Conditions for the tags to delete. In a form body or a query, send the `+` of a regular expression as `%2B`. */
    requestBody: {
      content: {
        'application/json': components['schemas']['RegistryTagsBulkDelete'];
        'application/x-www-form-urlencoded': components['schemas']['RegistryTagsBulkDelete'];
      };
    };
    responses: {
      /** @description The deletion is accepted and runs in the background. */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      301: components['responses']['Moved'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
    };
  };
  getRegistryRepositoryTag: {
    parameters: {
      path: {
        /** @description ID of the project, or its full path, URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and gets 404. */
        id: components['parameters']['ProjectId'];
        /** @description ID of the image repository. */
        repository_id: number;
        /** @description Name of the tag, URL-encoded (`/` as `%2F`). */
        tag_name: string;
      };
    };
    responses: {
      /** @description The tag. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RegistryTagDetail'];
        };
      };
      301: components['responses']['Moved'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['UnprocessableContent'];
    };
  };
  deleteRegistryRepositoryTag: {
    parameters: {
      path: {
        /** @description ID of the project, or its full path, URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and gets 404. */
        id: components['parameters']['ProjectId'];
        /** @description ID of the image repository. */
        repository_id: number;
        /** @description Name of the tag, URL-encoded (`/` as `%2F`). */
        tag_name: string;
      };
    };
    responses: {
      /** @description The tag is deleted. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      301: components['responses']['Moved'];
      401: components['responses']['Unauthorized'];
      /** @description A protection rule matches the tag, or the caller does not have permission. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      404: components['responses']['NotFound'];
      422: components['responses']['UnprocessableContent'];
    };
  };
  getRepositoryFile: {
    parameters: {
      query: {
        /** @description Branch, tag or commit to read from. `HEAD` stands for the default branch. */
        ref: string;
      };
      path: {
        /** @description ID of the project, or its full path, URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and gets 404. */
        id: components['parameters']['ProjectId'];
        /** @description Full path of the file in the repository, URL-encoded (`/` as `%2F`). */
        file_path: string;
      };
    };
    responses: {
      /** @description The file. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RepositoryFile'];
        };
      };
      301: components['responses']['Moved'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      414: components['responses']['UriTooLong'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
    };
  };
  updateRepositoryFile: {
    parameters: {
      path: {
        /** @description ID of the project, or its full path, URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and gets 404. */
        id: components['parameters']['ProjectId'];
        /** @description Full path of the file in the repository, URL-encoded (`/` as `%2F`). */
        file_path: string;
      };
    };
    /** @description The new content of the file and the commit that changes it. */
    requestBody: {
      content: {
        'application/json': components['schemas']['RepositoryFileUpdate'];
        'application/x-www-form-urlencoded': components['schemas']['RepositoryFileUpdate'];
      };
    };
    responses: {
      /** @description The branch and the path of the file that was changed. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RepositoryFileCommit'];
        };
      };
      301: components['responses']['Moved'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      422: components['responses']['UnprocessableContent'];
    };
  };
  createRepositoryFile: {
    parameters: {
      path: {
        /** @description ID of the project, or its full path, URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and gets 404. */
        id: components['parameters']['ProjectId'];
        /** @description Full path of the file in the repository, URL-encoded (`/` as `%2F`). */
        file_path: string;
      };
    };
    /** @description The content of the file and the commit that creates it. */
    requestBody: {
      content: {
        'application/json': components['schemas']['RepositoryFileCreate'];
        'application/x-www-form-urlencoded': components['schemas']['RepositoryFileCreate'];
      };
    };
    responses: {
      /** @description The branch and the path of the file that was created. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RepositoryFileCommit'];
        };
      };
      301: components['responses']['Moved'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      422: components['responses']['UnprocessableContent'];
    };
  };
  deleteRepositoryFile: {
    parameters: {
      path: {
        /** @description ID of the project, or its full path, URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and gets 404. */
        id: components['parameters']['ProjectId'];
        /** @description Full path of the file in the repository, URL-encoded (`/` as `%2F`). */
        file_path: string;
      };
    };
    /** @description The commit that deletes the file. */
    requestBody: {
      content: {
        'application/json': components['schemas']['RepositoryFileDelete'];
        'application/x-www-form-urlencoded': components['schemas']['RepositoryFileDelete'];
      };
    };
    responses: {
      /** @description The file is deleted on the branch. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RepositoryFileDeletion'];
        };
      };
      301: components['responses']['Moved'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      422: components['responses']['UnprocessableContent'];
    };
  };
  getRepositoryFileMetadata: {
    parameters: {
      query: {
        /** @description Branch, tag or commit to read from. `HEAD` stands for the default branch. */
        ref: string;
      };
      path: {
        /** @description ID of the project, or its full path, URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and gets 404. */
        id: components['parameters']['ProjectId'];
        /** @description Full path of the file in the repository, URL-encoded (`/` as `%2F`). */
        file_path: string;
      };
    };
    responses: {
      /** @description The metadata of the file, in headers. There is no body. */
      200: {
        headers: {
          /** @description SHA of the blob that contains the content. */
          'X-Service-Blob-Id': string;
          /** @description SHA of the commit that the file was read from. */
          'X-Service-Commit-Id': string;
          /** @description SHA-256 of the content. */
          'X-Service-Content-Sha256': string;
          /** @description Encoding of the content if the file is read as JSON. */
          'X-Service-Encoding': 'base64';
          /** @description True if the execute flag of the file is set. */
          'X-Service-Execute-Filemode'?: boolean | null;
          /** @description Name of the file without its folders. */
          'X-Service-File-Name': string;
          /** @description Full path of the file in the repository. */
          'X-Service-File-Path': string;
          /** @description SHA of the last commit that changed the file. */
          'X-Service-Last-Commit-Id': string;
          /** @description The branch, tag or commit that the file was read from. */
          'X-Service-Ref': string;
          /** @description Size of the content in bytes. */
          'X-Service-Size': number;
          [name: string]: unknown;
        };
        content?: never;
      };
      301: components['responses']['HeadMoved'];
      401: components['responses']['HeadUnauthorized'];
      404: components['responses']['HeadNotFound'];
      414: components['responses']['HeadUriTooLong'];
      422: components['responses']['HeadUnprocessableContent'];
      429: components['responses']['HeadTooManyRequests'];
    };
  };
  getRepositoryFileBlame: {
    parameters: {
      query: {
        /** @description Branch, tag or commit to read from. `HEAD` stands for the default branch. */
        ref: string;
        /** @description Lines to return, sent as `range[start]` and `range[end]`. */
        range?: {
          /** @description Last line. */
          end?: number;
          /** @description First line. */
          start?: number;
        };
        /** @description Index of the page to return, counted from 1. The offset is limited; self-managed instances can change the limit. */
        page?: components['parameters']['Page'];
        /** @description Number of items per page, at most 100. */
        per_page?: components['parameters']['PerPage'];
      };
      path: {
        /** @description ID of the project, or its full path, URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and gets 404. */
        id: components['parameters']['ProjectId'];
        /** @description Full path of the file in the repository, URL-encoded (`/` as `%2F`). */
        file_path: string;
      };
    };
    responses: {
      /** @description The ranges of lines. */
      200: {
        headers: {
          /** @description Addresses of other pages, each with `rel` set to `first`, `prev`, `next` or `last`. Follow them as given and do not build page addresses yourself. With offset pagination, `rel="last"` is left out above 10,000 records. With keyset pagination, follow `rel="next"` until the header is absent. */
          Link?: string;
          /** @description Index of the next page. Absent with keyset pagination, and possibly on the hosted offering. */
          'x-next-page'?: string;
          /** @description Index of this page, counted from 1. Absent with keyset pagination, and possibly on the hosted offering. */
          'x-page'?: number;
          /** @description Number of items per page. Absent with keyset pagination, and possibly on the hosted offering. */
          'x-per-page'?: number;
          /** @description Index of the previous page. Absent with keyset pagination, and possibly on the hosted offering. */
          'x-prev-page'?: string;
          /** @description Number of items in the whole list. Absent above 10,000 records, with keyset pagination, and possibly on the hosted offering. */
          'x-total'?: number;
          /** @description Number of pages. Absent above 10,000 records, with keyset pagination, and possibly on the hosted offering. */
          'x-total-pages'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BlameRange'][];
        };
      };
      301: components['responses']['Moved'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      414: components['responses']['UriTooLong'];
      422: components['responses']['UnprocessableContent'];
    };
  };
  getRepositoryFileBlameMetadata: {
    parameters: {
      query: {
        /** @description Branch, tag or commit to read from. `HEAD` stands for the default branch. */
        ref: string;
        /** @description Lines to return, sent as `range[start]` and `range[end]`. */
        range?: {
          /** @description Last line. */
          end?: number;
          /** @description First line. */
          start?: number;
        };
      };
      path: {
        /** @description ID of the project, or its full path, URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and gets 404. */
        id: components['parameters']['ProjectId'];
        /** @description Full path of the file in the repository, URL-encoded (`/` as `%2F`). */
        file_path: string;
      };
    };
    responses: {
      /** @description The metadata of the file, in headers. There is no body. */
      200: {
        headers: {
          /** @description SHA of the blob that contains the content. */
          'X-Service-Blob-Id': string;
          /** @description SHA of the commit that the file was read from. */
          'X-Service-Commit-Id': string;
          /** @description SHA-256 of the content. */
          'X-Service-Content-Sha256': string;
          /** @description Encoding of the content if the file is read as JSON. */
          'X-Service-Encoding': 'base64';
          /** @description True if the execute flag of the file is set. */
          'X-Service-Execute-Filemode'?: boolean | null;
          /** @description Name of the file without its folders. */
          'X-Service-File-Name': string;
          /** @description Full path of the file in the repository. */
          'X-Service-File-Path': string;
          /** @description SHA of the last commit that changed the file. */
          'X-Service-Last-Commit-Id': string;
          /** @description The branch, tag or commit that the file was read from. */
          'X-Service-Ref': string;
          /** @description Size of the content in bytes. */
          'X-Service-Size': number;
          [name: string]: unknown;
        };
        content?: never;
      };
      301: components['responses']['HeadMoved'];
      401: components['responses']['HeadUnauthorized'];
      404: components['responses']['HeadNotFound'];
      414: components['responses']['HeadUriTooLong'];
      422: components['responses']['HeadUnprocessableContent'];
    };
  };
  getRawRepositoryFile: {
    parameters: {
      query?: {
        /** @description Branch, tag or commit to read from. The default is the `HEAD` of the project. */
        ref?: string;
        /** @description Return the content that Git LFS stores instead of the pointer to it. Ignored for a file that is not in LFS. */
        lfs?: boolean;
      };
      path: {
        /** @description ID of the project, or its full path, URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and gets 404. */
        id: components['parameters']['ProjectId'];
        /** @description Full path of the file in the repository, URL-encoded (`/` as `%2F`). */
        file_path: string;
      };
    };
    responses: {
      /** @description The content of the file. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/plain': string;
        };
      };
      301: components['responses']['Moved'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      414: components['responses']['UriTooLong'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
    };
  };
  getRawRepositoryFileMetadata: {
    parameters: {
      query?: {
        /** @description Branch, tag or commit to read from. The default is the `HEAD` of the project. */
        ref?: string;
        /** @description Return the content that Git LFS stores instead of the pointer to it. Ignored for a file that is not in LFS. */
        lfs?: boolean;
      };
      path: {
        /** @description ID of the project, or its full path, URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and gets 404. */
        id: components['parameters']['ProjectId'];
        /** @description Full path of the file in the repository, URL-encoded (`/` as `%2F`). */
        file_path: string;
      };
    };
    responses: {
      /** @description The metadata of the file, in headers. There is no body. */
      200: {
        headers: {
          /** @description SHA of the blob that contains the content. */
          'X-Service-Blob-Id': string;
          /** @description SHA of the commit that the file was read from. */
          'X-Service-Commit-Id': string;
          /** @description SHA-256 of the content. */
          'X-Service-Content-Sha256': string;
          /** @description Encoding of the content if the file is read as JSON. */
          'X-Service-Encoding': 'base64';
          /** @description True if the execute flag of the file is set. */
          'X-Service-Execute-Filemode'?: boolean | null;
          /** @description Name of the file without its folders. */
          'X-Service-File-Name': string;
          /** @description Full path of the file in the repository. */
          'X-Service-File-Path': string;
          /** @description SHA of the last commit that changed the file. */
          'X-Service-Last-Commit-Id': string;
          /** @description The branch, tag or commit that the file was read from. */
          'X-Service-Ref': string;
          /** @description Size of the content in bytes. */
          'X-Service-Size': number;
          [name: string]: unknown;
        };
        content?: never;
      };
      301: components['responses']['HeadMoved'];
      401: components['responses']['HeadUnauthorized'];
      404: components['responses']['HeadNotFound'];
      414: components['responses']['HeadUriTooLong'];
      422: components['responses']['HeadUnprocessableContent'];
      429: components['responses']['HeadTooManyRequests'];
    };
  };
  getRegistryRepository: {
    parameters: {
      query?: {
        /** @description True to return the tags of the repository, in `tags`. */
        tags?: boolean;
        /** @description True to return the number of tags of the repository, in `tags_count`. */
        tags_count?: boolean;
        /** @description True to return the size of the repository, in `size`. Not every repository has a size. */
        size?: boolean;
      };
      path: {
        /** @description ID of the image repository. */
        id: number;
      };
    };
    responses: {
      /** @description The image repository. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RegistryRepositoryDetail'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      414: components['responses']['UriTooLong'];
      422: components['responses']['UnprocessableContent'];
    };
  };
  listSnippetStorageMoves: {
    parameters: {
      query?: {
        /** @description Index of the page to return, counted from 1. The offset is limited; self-managed instances can change the limit. */
        page?: components['parameters']['Page'];
        /** @description Number of items per page, at most 100. */
        per_page?: components['parameters']['PerPage'];
      };
    };
    responses: {
      /** @description The storage moves of all snippets. */
      200: {
        headers: {
          /** @description Addresses of other pages, each with `rel` set to `first`, `prev`, `next` or `last`. Follow them as given and do not build page addresses yourself. With offset pagination, `rel="last"` is left out above 10,000 records. With keyset pagination, follow `rel="next"` until the header is absent. */
          Link?: string;
          /** @description Index of the next page. Absent with keyset pagination, and possibly on the hosted offering. */
          'x-next-page'?: string;
          /** @description Index of this page, counted from 1. Absent with keyset pagination, and possibly on the hosted offering. */
          'x-page'?: number;
          /** @description Number of items per page. Absent with keyset pagination, and possibly on the hosted offering. */
          'x-per-page'?: number;
          /** @description Index of the previous page. Absent with keyset pagination, and possibly on the hosted offering. */
          'x-prev-page'?: string;
          /** @description Number of items in the whole list. Absent above 10,000 records, with keyset pagination, and possibly on the hosted offering. */
          'x-total'?: number;
          /** @description Number of pages. Absent above 10,000 records, with keyset pagination, and possibly on the hosted offering. */
          'x-total-pages'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SnippetStorageMove'][];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      414: components['responses']['UriTooLong'];
      422: components['responses']['UnprocessableContent'];
    };
  };
  moveAllSnippetStorages: {
    parameters: {};
    /** @description The storage that the snippets leave, and the storage that they move to. */
    requestBody: {
      content: {
        'application/json': components['schemas']['SnippetStorageMoveAll'];
        'application/x-www-form-urlencoded': components['schemas']['SnippetStorageMoveAll'];
      };
    };
    responses: {
      /** @description The work was accepted and runs in the background. */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AcceptedMessage'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      422: components['responses']['UnprocessableContent'];
    };
  };
  getSnippetStorageMove: {
    parameters: {
      path: {
        /** @description ID of the storage move. It does not identify a storage. */
        repository_storage_id: number;
      };
    };
    responses: {
      /** @description The storage move. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SnippetStorageMove'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['UnprocessableContent'];
    };
  };
  listStorageMovesOfSnippet: {
    parameters: {
      query?: {
        /** @description Index of the page to return, counted from 1. The offset is limited; self-managed instances can change the limit. */
        page?: components['parameters']['Page'];
        /** @description Number of items per page, at most 100. */
        per_page?: components['parameters']['PerPage'];
      };
      path: {
        /** @description ID of the snippet. */
        snippet_id: number;
      };
    };
    responses: {
      /** @description The storage moves of the snippet. */
      200: {
        headers: {
          /** @description Addresses of other pages, each with `rel` set to `first`, `prev`, `next` or `last`. Follow them as given and do not build page addresses yourself. With offset pagination, `rel="last"` is left out above 10,000 records. With keyset pagination, follow `rel="next"` until the header is absent. */
          Link?: string;
          /** @description Index of the next page. Absent with keyset pagination, and possibly on the hosted offering. */
          'x-next-page'?: string;
          /** @description Index of this page, counted from 1. Absent with keyset pagination, and possibly on the hosted offering. */
          'x-page'?: number;
          /** @description Number of items per page. Absent with keyset pagination, and possibly on the hosted offering. */
          'x-per-page'?: number;
          /** @description Index of the previous page. Absent with keyset pagination, and possibly on the hosted offering. */
          'x-prev-page'?: string;
          /** @description Number of items in the whole list. Absent above 10,000 records, with keyset pagination, and possibly on the hosted offering. */
          'x-total'?: number;
          /** @description Number of pages. Absent above 10,000 records, with keyset pagination, and possibly on the hosted offering. */
          'x-total-pages'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SnippetStorageMove'][];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      414: components['responses']['UriTooLong'];
      422: components['responses']['UnprocessableContent'];
    };
  };
  moveSnippetStorage: {
    parameters: {
      path: {
        /** @description ID of the snippet. */
        snippet_id: number;
      };
    };
    /** @description The storage to move the snippet to. */
    requestBody?: {
      content: {
        'application/json': components['schemas']['SnippetStorageMoveCreate'];
        'application/x-www-form-urlencoded': components['schemas']['SnippetStorageMoveCreate'];
      };
    };
    responses: {
      /** @description The storage move that was recorded. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SnippetStorageMove'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['UnprocessableContent'];
    };
  };
  getStorageMoveOfSnippet: {
    parameters: {
      path: {
        /** @description ID of the snippet. */
        snippet_id: number;
        /** @description ID of the storage move. It does not identify a storage. */
        repository_storage_id: number;
      };
    };
    responses: {
      /** @description The storage move. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SnippetStorageMove'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['UnprocessableContent'];
    };
  };
  listRegistryCatalog: {
    parameters: {};
    responses: {
      /** @description The image repositories of the registry. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RegistryCatalog'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
    };
  };
  deleteRegistryManifest: {
    parameters: {
      path: {
        /** @description Path of the image repository. Its slashes are sent as they are; they are not URL-encoded. */
        image_path: string;
        /** @description Name of the tag. */
        tag: string;
      };
    };
    responses: {
      /** @description The tag is deleted. The response of the registry is not documented. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
    };
  };
  deleteRegistryTagReference: {
    parameters: {
      path: {
        /** @description Path of the image repository. Its slashes are sent as they are; they are not URL-encoded. */
        image_path: string;
        /** @description Name of the tag. */
        tag: string;
      };
    };
    responses: {
      /** @description The tag is deleted. The response of the registry is not documented. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
    };
  };
}
