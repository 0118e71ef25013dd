// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

export interface paths {
  '/geo_sites': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List replication sites
     * @description Returns all sites of the instance, the primary and the secondary ones. Administrators of self-managed instances only; paid tiers.
     */
    get: operations['listReplicationSites'];
    put?: never;
    /**
     * Create a replication site
     * @description Creates a site of the instance, a secondary one unless `primary` is true. Administrators of self-managed instances only; paid tiers.
     */
    post: operations['createReplicationSite'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/geo_sites/status': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the status of all replication sites
     * @description Returns the replication and verification status of each site. Administrators of self-managed instances only; paid tiers. The API has further operations on replication sites, which are not shown; `_links.status` of a site leads to one of them.
     */
    get: operations['listReplicationSiteStatuses'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/geo_sites/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
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
    post?: never;
    /**
     * Delete a replication site
     * @description Deletes a site of the instance. Administrators of self-managed instances only; paid tiers.
     */
    delete: operations['deleteReplicationSite'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/geo_sites/{id}/repair': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Repair the authentication of a replication site
     * @description Repairs the OAuth authentication between the sites and returns the site. Administrators of self-managed instances only; paid tiers.
     */
    post: operations['repairReplicationSite'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/groups/{id}/registry/repositories': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the image repositories of a group
     * @description Returns the image repositories in the registries of a group. Tags and their number are not part of this list since 15.0. A job token reaches only the registry of the project whose pipeline it belongs to; what this list then holds is not shown.
     */
    get: operations['listGroupRegistryRepositories'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/jwt/auth': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Obtain a token for the registry
     * @description Returns a token for the endpoints of the registry itself, those below `/v2`; send it there as `Authorization: Bearer`. It is not an access token. Its lifetime is not shown.
     */
    get: operations['getRegistryToken'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/merge_requests': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List merge requests
     * @description Returns merge requests of all projects. Without `scope` these are only those that the caller created; send `scope=all` for all of them.
     */
    get: operations['listMergeRequests'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/namespaces': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List namespaces
     * @description Returns the namespaces that are available to the caller. Administrators get all of them.
     */
    get: operations['listNamespaces'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/namespaces/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read a namespace
     * @description Returns one namespace, that of a user or of a group.
     */
    get: operations['getNamespace'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/namespaces/{namespace}/exists': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Check whether a namespace path is taken
     * @description Returns whether a namespace with this path exists and, when it does, suggests other names.
     */
    get: operations['checkNamespaceExists'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/projects/{id}/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Change the visibility of the container registry
     * @description Sets who may see the container registry of a project, or turns the registry off. The slash at the end of the path belongs to it. A job token reaches only the registry of the project whose pipeline it belongs to.
     */
    put: operations['updateContainerRegistryVisibility'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/projects/{id}/badges': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the badges of a project
     * @description Returns the badges of the project and those of its groups; `kind` tells them apart.
     */
    get: operations['listProjectBadges'];
    put?: never;
    /**
     * Create a badge
     * @description Creates a badge that belongs to the project itself.
     */
    post: operations['createProjectBadge'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/projects/{id}/badges/render': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Render a badge
     * @description Returns both addresses as sent, and with their placeholders filled in for the project. Stores nothing.
     */
    get: operations['renderProjectBadge'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/projects/{id}/badges/{badge_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read a badge
     * @description Returns one badge of the project. Whether a badge of one of its groups can be read here is not shown.
     */
    get: operations['getProjectBadge'];
    /**
     * Change a badge
     * @description Changes the given properties of a badge and leaves the others as they are.
     */
    put: operations['updateProjectBadge'];
    post?: never;
    /**
     * Delete a badge
     * @description Deletes a badge that belongs to the project itself. A badge of a group cannot be deleted here.
     */
    delete: operations['deleteProjectBadge'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/projects/{id}/error_tracking/client_keys': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the client keys of a project
     * @description Returns the keys that clients report errors of this project with. Requires the Maintainer role or a higher one.
     */
    get: operations['listErrorTrackingClientKeys'];
    put?: never;
    /**
     * Create a client key
     * @description Creates a client key in the project. No body is sent; the service generates the public key. Requires the Maintainer role or a higher one.
     */
    post: operations['createErrorTrackingClientKey'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/projects/{id}/error_tracking/client_keys/{key_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Delete a client key
     * @description Deletes a client key of the project. Requires the Maintainer role or a higher one.
     */
    delete: operations['deleteErrorTrackingClientKey'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/projects/{id}/error_tracking/settings': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
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
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /**
     * Change the error tracking settings of a project
     * @description Switches existing settings of the project on or off. `active` is required, `integrated` is optional. Requires the Maintainer role or a higher one.
     */
    patch: operations['updateErrorTrackingSettings'];
    trace?: never;
  };
  '/projects/{id}/fork': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Fork a project
     * @description Starts to copy the project into another namespace and returns at once. The copy continues in the background: read `import_status` of the new project to learn when it is complete. A service account must give `namespace_id` or `namespace_path`, and cannot fork into a personal namespace.
     */
    post: operations['forkProject'];
    /**
     * Delete the fork relationship of a project
     * @description Makes a fork independent of its origin; `id` is the fork. Owners of the project and administrators only. What is returned is not shown.
     */
    delete: operations['deleteForkRelationship'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/projects/{id}/fork/{forked_from_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create the fork relationship of a project
     * @description Records that the project `id` was forked from the project `forked_from_id`. Owners of the project and administrators only. What is returned is not shown.
     */
    post: operations['createForkRelationship'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/projects/{id}/forks': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the forks of a project
     * @description Returns the projects that were forked from this one. Requires a credential only for what is not public; without one, `simple` has no effect. `statistics=true` and `with_custom_attributes=true` add properties that are not shown.
     */
    get: operations['listProjectForks'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/projects/{id}/issues/{issue_iid}/resource_weight_events': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the weight events of an issue
     * @description Returns the events that record who changed the weight of the issue, when, and to what.
     */
    get: operations['listIssueWeightEvents'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/projects/{id}/issues/{issue_iid}/resource_weight_events/{resource_weight_event_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read a weight event of an issue
     * @description Returns one event, which records who changed the weight of the issue, when, and to what.
     */
    get: operations['getIssueWeightEvent'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/projects/{id}/job_token_scope': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read the job token settings of a project
     * @description Returns whether access with job tokens is limited to the allowlists, and whether the project's own job tokens reach other projects. Requires the Maintainer role or a higher one.
     */
    get: operations['getJobTokenScope'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /**
     * Change the job token settings of a project
     * @description Sets who may reach the project with job tokens: only the project itself and what its allowlists hold, or all groups and projects. Requires the Maintainer role or a higher one.
     */
    patch: operations['updateJobTokenScope'];
    trace?: never;
  };
  '/projects/{id}/job_token_scope/allowlist': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the projects in the allowlist
     * @description Returns the projects whose job tokens reach this project while access is limited, each with a limited set of properties. Requires the Maintainer role or a higher one.
     */
    get: operations['listJobTokenScopeProjects'];
    put?: never;
    /**
     * Add a project to the allowlist
     * @description Lets another project reach this one with its job tokens while access is limited. Requires the Maintainer role or a higher one.
     */
    post: operations['addProjectToJobTokenScope'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/projects/{id}/job_token_scope/allowlist/{target_project_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Remove a project from the allowlist
     * @description Removes a project from the allowlist. Where access is limited, it loses the access that the entry gave. Requires the Maintainer role or a higher one.
     */
    delete: operations['removeProjectFromJobTokenScope'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/projects/{id}/job_token_scope/groups_allowlist': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the groups in the allowlist
     * @description Returns the groups whose job tokens reach this project while access is limited. Requires the Maintainer role or a higher one.
     */
    get: operations['listJobTokenScopeGroups'];
    put?: never;
    /**
     * Add a group to the allowlist
     * @description Lets a group reach this project with its job tokens while access is limited. Requires the Maintainer role or a higher one.
     */
    post: operations['addGroupToJobTokenScope'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/projects/{id}/job_token_scope/groups_allowlist/{target_group_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Remove a group from the allowlist
     * @description Removes a group from the allowlist. Where access is limited, it loses the access that the entry gave. Requires the Maintainer role or a higher one.
     */
    delete: operations['removeGroupFromJobTokenScope'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/projects/{id}/labels': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the labels of a project
     * @description Returns the labels of the project, by default together with those of its ancestor groups; `is_project_label` tells them apart.
     */
    get: operations['listProjectLabels'];
    /**
     * Change a label named in the body
     * @deprecated
     * @description Changes the label that `name` or `label_id` in the body addresses. Older form of `PUT /projects/{id}/labels/{label_id}`. What it returns is not shown.
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
     * @description Deletes the label that `name` in the query addresses. Older form of `DELETE /projects/{id}/labels/{label_id}`.
     */
    delete: operations['deleteProjectLabelByName'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/projects/{id}/labels/promote': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Promote a label named in the body to a group label
     * @deprecated
     * @description Turns the label that `name` in the body addresses into a label of its group. Older form of `PUT /projects/{id}/labels/{label_id}/promote`. What it returns is not shown.
     */
    put: operations['promoteProjectLabelByName'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/projects/{id}/labels/{label_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read a label
     * @description Returns one label, by default also when it belongs to an ancestor group of the project.
     */
    get: operations['getProjectLabel'];
    /**
     * Change a label
     * @description Changes the given properties of a label. `new_name` or `color` must be among them.
     */
    put: operations['updateProjectLabel'];
    post?: never;
    /**
     * Delete a label
     * @description Deletes the label with this number or name.
     */
    delete: operations['deleteProjectLabel'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/projects/{id}/labels/{label_id}/promote': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Promote a label to a group label
     * @description Turns a label of the project into a label of its group. The number of the label stays the same.
     */
    put: operations['promoteProjectLabel'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/projects/{id}/labels/{label_id}/subscribe': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Subscribe to a label
     * @description Subscribes the caller to a label. Returns 304 without a body when the caller is already subscribed.
     */
    post: operations['subscribeToProjectLabel'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/projects/{id}/labels/{label_id}/unsubscribe': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Unsubscribe from a label
     * @description Ends the subscription of the caller to a label. Returns 304 without a body when there is none. What a success returns is not shown.
     */
    post: operations['unsubscribeFromProjectLabel'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/projects/{id}/merge_requests': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create a merge request
     * @description Creates a merge request from a branch of the project, into the same project or the one that `target_project_id` names. `changes_count` and `diff_refs` are still empty in the answer; they are filled in the background, so read the merge request again for them.
     */
    post: operations['createMergeRequest'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/projects/{id}/merge_requests/{merge_request_iid}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read a merge request
     * @description Returns one merge request with more than a list shows of it: its diff refs, its pipelines and when it was built and deployed. Some of that is filled in the background, or given only when asked for.
     */
    get: operations['getMergeRequest'];
    /**
     * Change, close or reopen a merge request
     * @description Changes the given properties of a merge request and leaves the others as they are; at least one must be given. `state_event` closes an opened merge request, which sets `closed_by` and `closed_at`, or reopens a closed one. Whoever may update the merge request may do both.
     */
    put: operations['updateMergeRequest'];
    post?: never;
    /**
     * Delete a merge request
     * @description Deletes a merge request. Owners of the project and administrators only.
     */
    delete: operations['deleteMergeRequest'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/projects/{id}/merge_requests/{merge_request_iid}/diffs': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the diffs of a merge request
     * @description Returns what the merge request changes, file by file. The limits on diffs apply: `collapsed` and `too_large` tell where a diff is left out because of them.
     */
    get: operations['listMergeRequestDiffs'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/projects/{id}/merge_requests/{merge_request_iid}/merge': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Merge a merge request
     * @description Merges an opened merge request. Once this is accepted its state is `merged`, and `merge_commit_sha`, `merged_at` and `merge_user` are set. With `auto_merge` the merge waits until the pipeline has succeeded. What is returned, and what else the body may hold, is not shown.
     */
    put: operations['mergeMergeRequest'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/projects/{id}/merge_requests/{merge_request_iid}/pipelines': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the pipelines of a merge request
     * @description Returns the pipelines of the merge request, each in short.
     */
    get: operations['listMergeRequestPipelines'];
    put?: never;
    /**
     * Create a pipeline for a merge request
     * @description Creates a pipeline for the merge request. It runs jobs only when the CI configuration lets them run in pipelines of merge requests.
     */
    post: operations['createMergeRequestPipeline'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/projects/{id}/merge_requests/{merge_request_iid}/raw_diffs': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read the diffs of a merge request as text
     * @description Returns what the merge request changes as one text in the unified format. The text is limited once the limits on diffs are exceeded.
     */
    get: operations['getMergeRequestRawDiffs'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/projects/{id}/milestones': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the milestones of a project
     * @description Returns the milestones of the project and, with `include_ancestors=true`, also those of the groups above it.
     */
    get: operations['listProjectMilestones'];
    put?: never;
    /**
     * Create a milestone
     * @description Creates a milestone in the project. What is returned is not shown.
     */
    post: operations['createProjectMilestone'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/projects/{id}/milestones/{milestone_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read a milestone
     * @description Returns one milestone of the project. What is returned is not shown.
     */
    get: operations['getProjectMilestone'];
    /**
     * Change, close or activate a milestone
     * @description Changes the given properties of a milestone and leaves the others as they are. `state_event` closes an active milestone or makes a closed one active again. What is returned is not shown.
     */
    put: operations['updateProjectMilestone'];
    post?: never;
    /**
     * Delete a milestone
     * @description Deletes a milestone. Requires the Planner role or a higher one.
     */
    delete: operations['deleteProjectMilestone'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/projects/{id}/milestones/{milestone_id}/burndown_events': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the burndown events of a milestone
     * @description Returns the events that record how the work of the milestone burns down. Paid tiers only. What an event holds is not shown.
     */
    get: operations['listProjectMilestoneBurndownEvents'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/projects/{id}/milestones/{milestone_id}/issues': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the issues of a milestone
     * @description Returns the issues that belong to the milestone. What is returned of each is not shown.
     */
    get: operations['listProjectMilestoneIssues'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/projects/{id}/milestones/{milestone_id}/merge_requests': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the merge requests of a milestone
     * @description Returns the merge requests that belong to the milestone. What is returned of each is not shown.
     */
    get: operations['listProjectMilestoneMergeRequests'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/projects/{id}/milestones/{milestone_id}/promote': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Promote a milestone to a group milestone
     * @description Turns a milestone of the project into a milestone of its group. Requires the Planner role or a higher one in the group. What is returned is not shown.
     */
    post: operations['promoteProjectMilestone'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/projects/{id}/pages': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read the Pages settings of a project
     * @description Returns the settings of the project's static site and its deployments. Requires the Pages feature and the Maintainer role or a higher one; before 17.9 only administrators could call this.
     */
    get: operations['getPagesSettings'];
    put?: never;
    post?: never;
    /**
     * Unpublish the Pages site of a project
     * @description Unpublishes the site of the project. Requires the Pages feature and the Maintainer role or a higher one; before 17.9 only administrators could call this.
     */
    delete: operations['unpublishPages'];
    options?: never;
    head?: never;
    /**
     * Change the Pages settings of a project
     * @description Changes the given settings of the project's static site and leaves the others as they are. Requires the Pages feature and the Maintainer role or a higher one; before 17.9 only administrators could call this.
     */
    patch: operations['updatePagesSettings'];
    trace?: never;
  };
  '/projects/{id}/pipeline_schedules': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the pipeline schedules of a project
     * @description Returns the schedules of the project without their last pipeline, variables and inputs; read a single schedule for these.
     */
    get: operations['listPipelineSchedules'];
    put?: never;
    /**
     * Create a pipeline schedule
     * @description Creates a schedule in the project. It is active unless `active` is `false`.
     */
    post: operations['createPipelineSchedule'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/projects/{id}/pipeline_schedules/{pipeline_schedule_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
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
    post?: never;
    /**
     * Delete a pipeline schedule
     * @description Deletes a schedule and returns it as it was.
     */
    delete: operations['deletePipelineSchedule'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/projects/{id}/pipeline_schedules/{pipeline_schedule_id}/pipelines': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the pipelines of a pipeline schedule
     * @description Returns the pipelines that the schedule triggered.
     */
    get: operations['listPipelineSchedulePipelines'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/projects/{id}/pipeline_schedules/{pipeline_schedule_id}/play': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Run a pipeline schedule now
     * @description Runs a pipeline of the schedule at once. The next run by the calendar stays as planned.
     */
    post: operations['runPipelineSchedule'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/projects/{id}/pipeline_schedules/{pipeline_schedule_id}/take_ownership': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Take ownership of a pipeline schedule
     * @description Makes the caller the owner of the schedule.
     */
    post: operations['takePipelineScheduleOwnership'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/projects/{id}/pipeline_schedules/{pipeline_schedule_id}/variables': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create a variable of a pipeline schedule
     * @description Creates a variable for the pipelines of the schedule.
     */
    post: operations['createPipelineScheduleVariable'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/projects/{id}/pipeline_schedules/{pipeline_schedule_id}/variables/{key}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Change a variable of a pipeline schedule
     * @description Changes the value of a variable and, when given, its type.
     */
    put: operations['updatePipelineScheduleVariable'];
    post?: never;
    /**
     * Delete a variable of a pipeline schedule
     * @description Deletes a variable and returns it as it was.
     */
    delete: operations['deletePipelineScheduleVariable'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/projects/{id}/protected_environments': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the protected environments of a project
     * @description Returns the environments of the project that are protected, each with those who may deploy to it. Paid tiers only.
     */
    get: operations['listProtectedEnvironments'];
    put?: never;
    /**
     * Protect an environment
     * @description Protects an environment of the project. Say who may deploy to it and, where wanted, who must approve. Every user named needs access to the project, and the project must be shared with every group named. Paid tiers only.
     */
    post: operations['createProtectedEnvironment'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/projects/{id}/protected_environments/{name}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read a protected environment
     * @description Returns one protected environment of the project. Paid tiers only.
     */
    get: operations['getProtectedEnvironment'];
    /**
     * Change a protected environment
     * @description Adds, changes and removes single entries of those who may deploy and those who must approve. An entry without `id` is added. One with `id` changes the entry of that number, and must name a user, a group or an access level: the same as before when only the number of approvals or `group_inheritance_type` changes. One with `id` and `_destroy` set to `true` is removed. Every user named needs access to the project, and the project must be shared with every group named. Paid tiers only.
     */
    put: operations['updateProtectedEnvironment'];
    post?: never;
    /**
     * Unprotect an environment
     * @description Removes the protection of an environment. Paid tiers only.
     */
    delete: operations['unprotectEnvironment'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/projects/{id}/registry/repositories': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the image repositories of a project
     * @description Returns the image repositories in the registry of a project. Tags and their number come only when asked for. While the visibility of the registry is `private`, this requires the Reporter role or a higher one. A job token reaches only the registry of the project whose pipeline it belongs to.
     */
    get: operations['listProjectRegistryRepositories'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/projects/{id}/registry/repositories/{repository_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Delete an image repository
     * @description Deletes an image repository in the background; the `status` of the repository has values for this. A job token reaches only the registry of the project whose pipeline it belongs to.
     */
    delete: operations['deleteRegistryRepository'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/projects/{id}/registry/repositories/{repository_id}/tags': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the tags of an image repository
     * @description Returns the tags of an image repository. Prefer keyset pagination where there is any: send `pagination`, `order_by` and `sort` together, then follow the `Link` header until it is absent. It exists since 16.10, and on the hosted offering only; offset pagination is deprecated for this list. While the visibility of the registry is `private`, this requires the Reporter role or a higher one. A job token reaches only the registry of the project whose pipeline it belongs to.
     */
    get: operations['listRegistryRepositoryTags'];
    put?: never;
    post?: never;
    /**
     * Delete tags of an image repository in bulk
     * @description Deletes, in the background, the tags that meet all of these conditions:
     *
     *     1. The name matches `name_regex_delete`.
     *     2. The name does not match `name_regex_keep`, if sent.
     *     3. The tag is not called `latest`: that one is never deleted.
     *     4. The tag is not protected.
     *     5. The tag is not one of the `keep_n` newest that match, if sent.
     *     6. The tag is older than `older_than`, if sent.
     *
     *     Tags are ordered by the date on which the manifest was created, not by the time of the push.
     *
     *     Call this at most once an hour for each image repository. On the hosted offering one call deletes only some of the tags. A job
     *     token reaches only the registry of the project whose pipeline it belongs to.
     */
    delete: operations['deleteRegistryRepositoryTagsInBulk'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/projects/{id}/registry/repositories/{repository_id}/tags/{tag_name}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read a tag of an image repository
     * @description Returns one tag with its digest, revision, date and size. While the visibility of the registry is `private`, this requires the Reporter role or a higher one. A job token reaches only the registry of the project whose pipeline it belongs to.
     */
    get: operations['getRegistryRepositoryTag'];
    put?: never;
    post?: never;
    /**
     * Delete a tag of an image repository
     * @description Deletes one tag. The blobs that it refers to stay. A tag that a protection rule matches cannot be deleted. A job token reaches only the registry of the project whose pipeline it belongs to.
     */
    delete: operations['deleteRegistryRepositoryTag'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/projects/{id}/repository/files/{file_path}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read a file with its content
     * @description Returns one file at a branch, tag or commit: its metadata, and its content in Base64. Reads of blobs above 10 MB are limited to 5 per minute. A publicly accessible repository needs no token; otherwise the scope `api`, `read_api` or `read_repository` is needed.
     */
    get: operations['getRepositoryFile'];
    /**
     * Change a file with a commit
     * @description Commits new content of one file to a branch, which `start_branch` can create on the way. The token needs the scope `api`. To commit several files at once, use the commits API. A commit that fails for any reason is answered with 400 and a message that does not tell the cause: the path contains `/../`, the commit would be empty because the content is the same, or the branch received a push in the meantime.
     */
    put: operations['updateRepositoryFile'];
    /**
     * Create a file with a commit
     * @description Commits one new file to a branch, which `start_branch` can create on the way. The token needs the scope `api`. To commit several files at once, use the commits API. A commit that fails for any reason is answered with 400 and a message that does not tell the cause: the path contains `/../`, the commit would be empty because the content is the same, or the branch received a push in the meantime.
     */
    post: operations['createRepositoryFile'];
    /**
     * Delete a file with a commit
     * @description Commits the deletion of one file to a branch, which `start_branch` can create on the way. The request has a body. The token needs the scope `api`. To commit several files at once, use the commits API. A commit that fails for any reason is answered with 400 and a message that does not tell the cause, for example that the path contains `/../` or that the branch received a push in the meantime. What the answer to a successful deletion holds is not shown.
     */
    delete: operations['deleteRepositoryFile'];
    options?: never;
    /**
     * Read the metadata of a file
     * @description Returns what is known about a file at a branch, tag or commit, as headers and without the content. A publicly accessible repository needs no token; otherwise the scope `api`, `read_api` or `read_repository` is needed. Whether the limit on large blobs counts these requests too is not shown.
     */
    head: operations['getRepositoryFileMetadata'];
    patch?: never;
    trace?: never;
  };
  '/projects/{id}/repository/files/{file_path}/blame': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read the blame of a file
     * @description Returns the file as ranges of lines, each with the commit that last changed it. `range` selects a part of the file. A publicly accessible repository needs no token; otherwise the scope `api`, `read_api` or `read_repository` is needed.
     */
    get: operations['getRepositoryFileBlame'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    /**
     * Read the metadata of a blamed file
     * @description Takes the same parameters as reading the blame and returns the metadata of the file as headers, without a body. A publicly accessible repository needs no token; otherwise the scope `api`, `read_api` or `read_repository` is needed.
     */
    head: operations['getRepositoryFileBlameMetadata'];
    patch?: never;
    trace?: never;
  };
  '/projects/{id}/repository/files/{file_path}/raw': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read the raw content of a file
     * @description Returns only the content of the file, byte for byte, also when it is binary: decode it as text only when it is known to be text. Reads of blobs above 10 MB are limited to 5 per minute. A publicly accessible repository needs no token; otherwise the scope `api`, `read_api` or `read_repository` is needed.
     */
    get: operations['getRawRepositoryFile'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    /**
     * Read the metadata of a raw file
     * @description Takes the same parameters as reading the raw content and returns the metadata of the file as headers, without a body. A publicly accessible repository needs no token; otherwise the scope `api`, `read_api` or `read_repository` is needed. Whether the limit on large blobs counts these requests too is not shown.
     */
    head: operations['getRawRepositoryFileMetadata'];
    patch?: never;
    trace?: never;
  };
  '/registry/repositories/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read an image repository
     * @description Returns one image repository, addressed by its own number. Tags, their number and the size come only when asked for. While the visibility of the registry is `private`, this requires the Reporter role or a higher one. A job token reaches only the registry of the project whose pipeline it belongs to.
     */
    get: operations['getRegistryRepository'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/snippet_repository_storage_moves': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the storage moves of all snippets
     * @description Returns the storage moves of every snippet of the instance. Administrators of self-managed instances only.
     */
    get: operations['listSnippetStorageMoves'];
    put?: never;
    /**
     * Move all snippets of a storage
     * @description Moves every snippet of the source storage to another storage, in the background. Each snippet is read-only while it moves, and pushes to it are refused with a message to try again later. Administrators of self-managed instances only.
     */
    post: operations['moveAllSnippetStorages'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/snippet_repository_storage_moves/{repository_storage_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read a storage move
     * @description Returns one storage move of any snippet. Administrators of self-managed instances only.
     */
    get: operations['getSnippetStorageMove'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/snippets/{snippet_id}/repository_storage_moves': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the storage moves of a snippet
     * @description Returns the storage moves of one snippet. Administrators of self-managed instances only.
     */
    get: operations['listStorageMovesOfSnippet'];
    put?: never;
    /**
     * Move a snippet to another storage
     * @description Records and schedules the move of the snippet's repository, which runs in the background; read the move again to follow its state. Meanwhile the snippet is read-only, and pushes to it are refused with a message to try again later. Administrators of self-managed instances only.
     */
    post: operations['moveSnippetStorage'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/snippets/{snippet_id}/repository_storage_moves/{repository_storage_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read a storage move of a snippet
     * @description Returns one storage move of one snippet. Administrators of self-managed instances only.
     */
    get: operations['getStorageMoveOfSnippet'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v2/_catalog': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List all image repositories of the registry
     * @description Returns every image repository of the registry. It takes a token from `GET /jwt/auth` with the scope `registry:catalog:*`, asked for with the credentials of an administrator. Whether the list comes in pages is not shown.
     */
    get: operations['listRegistryCatalog'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v2/{image_path}/manifests/{tag}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Delete a tag through the registry
     * @description Deletes a tag at the registry itself. Send `Accept: application/vnd.docker.distribution.manifest.v2+json`, and a token from `GET /jwt/auth` whose scope names this image repository and `delete`. The feature `tag_delete` of the registry must be on.
     */
    delete: operations['deleteRegistryManifest'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v2/{image_path}/tags/reference/{tag}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Delete a tag reference through the registry
     * @deprecated
     * @description Deletes a tag at the registry itself, with a token from `GET /jwt/auth` whose scope names this image repository and `delete`. Deprecated since 16.4, the version that brought `deleteRegistryManifest`.
     */
    delete: operations['deleteRegistryTagReference'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    /** @description Confirms that the work was accepted and continues in the background. */
    AcceptedMessage: {
      /** @description The status in words. */
      message: string;
    };
    /** @description A small linked image on the page of a project. `link_url` and `image_url` may hold placeholders, which are replaced in the rendered addresses: `%{project_path}`, `%{project_title}`, `%{project_name}`, `%{project_id}`, `%{project_namespace}` (full path of the namespace), `%{group_name}` (the top-level group), `%{service_server}` (name of the server), `%{service_pages_domain}` (domain that hosts Pages), `%{default_branch}`, `%{commit_sha}` (last commit) and `%{latest_tag}` (last tag). */
    Badge: {
      /** @description Number of the badge. */
      id: number;
      /** @description Name of the badge. */
      name: string | null;
      /** @description Address of the image; may hold placeholders. */
      image_url: string;
      /**
       * @description Whether the badge belongs to the project itself or to one of its groups.
       * @enum {string}
       */
      kind: 'project' | 'group';
      /** @description Address that the badge links to; may hold placeholders. */
      link_url: string;
      /** @description `image_url` with its placeholders filled in. */
      rendered_image_url: string;
      /** @description `link_url` with its placeholders filled in. */
      rendered_link_url: string;
    };
    /** @description A badge to create. Both addresses may hold the placeholders that `Badge` lists. */
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
    /** @description Properties of a badge to change. Both addresses may hold the placeholders that `Badge` lists. */
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
    /** @description A number of things; may be null. */
    Count: number | null;
    /** @description The entry to change, and how its groups count. */
    DeployAccessEntryChange: {
      /** @description Number of the entry to change. */
      id: number;
      /**
       * @description Only `true` removes an entry; leave it out to keep the entry.
       * @constant
       */
      _destroy?: false;
      /**
       * @description Which members of a group count: with 0 only those who belong to it directly, with 1 also those of all inherited groups.
       * @enum {integer}
       */
      group_inheritance_type?: 0 | 1;
    };
    /** @description The entry to remove. */
    DeployAccessEntryRemoval: {
      /** @description Number of the entry to remove. */
      id: number;
      /**
       * @description Says that the entry is to be removed.
       * @constant
       */
      _destroy: true;
    };
    /** @description One entry of those who may deploy. It names a user, a group or everyone with an access level. */
    DeployAccessLevel: {
      /** @description Number of the entry; needed to change or remove it. */
      id: number;
      /**
       * @description Access level that the entry names. 30 is Developer, 40 Maintainer and 60 Admin; null when it names none.
       * @enum {integer|null}
       */
      access_level: 30 | 40 | 60 | null;
      /** @description Whom the entry names, in words. */
      access_level_description: string;
      /** @description Number of the group that the entry names; null when it names none. */
      group_id: number | null;
      /**
       * @description Which members of a group count: with 0 only those who belong to it directly, with 1 also those of all inherited groups.
       * @enum {integer}
       */
      group_inheritance_type: 0 | 1;
      /** @description Number of the user that the entry names; null when it names none. */
      user_id: number | null;
    };
    /** @description A new entry of those who may deploy. */
    DeployAccessLevelCreate: {
      /**
       * @description Which members of a group count: with 0 only those who belong to it directly, with 1 also those of all inherited groups.
       * @default 0
       * @enum {integer}
       */
      group_inheritance_type?: 0 | 1;
    } & components['schemas']['DeployAccessSubject'];
    /** @description One step in changing who may deploy. An entry without `id` is added. With `id` and a user, group or access level, the entry of that number is changed. With `id` and `_destroy` it is removed. */
    DeployAccessLevelUpdate:
      | ({
          id?: never;
        } & components['schemas']['DeployAccessLevelCreate'])
      | (components['schemas']['DeployAccessEntryChange'] & components['schemas']['DeployAccessSubject'])
      | components['schemas']['DeployAccessEntryRemoval'];
    /** @description Whom an entry names. Exactly one of `user_id`, `group_id` and `access_level` is given. */
    DeployAccessSubject:
      | {
          access_level?: never;
          group_id?: never;
          /** @description Number of a user who has access to the project. */
          user_id: number;
        }
      | {
          access_level?: never;
          /** @description Number of a group that the project is shared with. */
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
    /** @description One entry of those who must approve a deployment. It names a user, a group or everyone with an access level. */
    DeployApprovalRule: components['schemas']['DeployAccessLevel'] & {
      /** @description Number of approvals that the rule asks for. */
      required_approvals: number;
    };
    /** @description A new entry of those who must approve a deployment. */
    DeployApprovalRuleCreate: {
      /** @description Number of approvals that the rule asks for. */
      required_approvals?: number;
    } & components['schemas']['DeployAccessLevelCreate'];
    /** @description One step in changing who must approve. A rule without `id` is added. With `id` and a user, group or access level, the rule of that number is changed; this is needed also to change `required_approvals` alone. With `id` and `_destroy` it is removed. */
    DeployApprovalRuleUpdate:
      | ({
          id?: never;
        } & components['schemas']['DeployApprovalRuleCreate'])
      | ({
          /** @description Number of approvals that the rule asks for. */
          required_approvals?: number;
        } & components['schemas']['DeployAccessEntryChange'] &
          components['schemas']['DeployAccessSubject'])
      | components['schemas']['DeployAccessEntryRemoval'];
    /** @description What went wrong. The shape of error bodies is not shown, and those in the examples are made up: keep the body as it came and rely on the status. */
    ErrorBody: unknown;
    /** @description A key that clients report errors with. */
    ErrorTrackingClientKey: {
      /** @description Number of the key. */
      id: number;
      /** @description Whether the key is in use. */
      active: boolean | null;
      /** @description The key itself; the service generates it. */
      public_key: string;
      /** @description Address to report errors to; the public key is part of it. */
      tracker_dsn: string;
    };
    /** @description How a project tracks errors. */
    ErrorTrackingSettings: {
      /** @description Whether error tracking is switched on. */
      active: boolean | null;
      /** @description Address of the tracker's API. */
      api_url: string | null;
      /** @description Whether the integrated backend is used. */
      integrated: boolean | null;
      /** @description Name of the project in the tracker. */
      project_name: string | null;
      /** @description Address of the external tracker. */
      tracker_external_url: string | null;
    };
    /** @description The settings to set. Both are required. */
    ErrorTrackingSettingsReplace: {
      /** @description Whether error tracking is switched on. */
      active: boolean;
      /** @description Whether the integrated backend is used. */
      integrated: boolean;
    };
    /** @description The settings to change. */
    ErrorTrackingSettingsUpdate: {
      /** @description Switches settings that already exist on or off. */
      active: boolean;
      /** @description Whether the integrated backend is used. */
      integrated?: boolean;
    };
    /** @description Where the fork goes and how it differs from its origin. Everything is optional, but a service account names its target by `namespace_id` or `namespace_path`, and not a personal namespace. Where the fork of any other caller goes when no namespace is named is not shown. */
    ForkCreate: {
      /** @description Display name of the fork. */
      name?: string;
      /** @description Branches to copy. Empty for all of them. */
      branches?: string;
      /** @description What the fork is about. */
      description?: string;
      /** @description Whether merge requests made in the fork have the fork itself as their default target. */
      mr_default_target_self?: boolean;
      /**
       * @deprecated
       * @description Number or path of the namespace to fork into.
       */
      namespace?: number | string;
      /** @description Number of the namespace to fork into. */
      namespace_id?: number;
      /** @description Path of the namespace to fork into. */
      namespace_path?: string;
      /** @description Last segment of the path of the fork. */
      path?: string;
      /** @description Who may see the fork. The values known are those that the list of forks filters by. */
      visibility?: string;
    };
    /** @description API addresses of a fork and of what belongs to it. */
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
    /** @description The group or user that a fork lives under. */
    ForkNamespace: {
      /** @description Number of the namespace. */
      id: number;
      /** @description Display name. */
      name: string;
      /** @description Path from the top level down. */
      full_path: string;
      /**
       * @description Whether the namespace is that of a user or a group.
       * @enum {string}
       */
      kind: 'user' | 'group';
      /** @description Last segment of the path. */
      path: string;
    };
    /** @description What is returned when a project becomes a fork of another. It is not shown. */
    ForkRelationship: unknown;
    /** @description What is returned when a fork starts. It is not shown; what is known is that the new project has an `import_status`. The number is listed as a hint. */
    ForkStarted: {
      /** @description Number of the new project. */
      id?: number;
      /** @description Progress of the copy. */
      import_status?: string;
    } & {
      [key: string]: unknown;
    };
    /** @description A project that was forked from another one. Where the type of a property is not shown and its name does not tell it, the property is left open. */
    ForkedProject: {
      /** @description Number of the fork. */
      id: number;
      /** @description Display name. */
      name: string;
      _links: components['schemas']['ForkLinks'];
      /** @description Whether a skipped pipeline lets a merge pass. */
      allow_merge_on_skipped_pipeline: boolean | null;
      /** @description Whether the fork is archived. */
      archived: boolean | null;
      /** @description Whether issues that are referred to are closed automatically. */
      autoclose_referenced_issues: boolean | null;
      /** @description Address of the avatar. */
      avatar_url: string | null;
      /** @description Whether the caller may create merge requests in the fork. */
      can_create_merge_request_in: boolean | null;
      /**
       * @description Who may see the container registry: `enabled` everyone with access to the project, `private` members with the Reporter role or a higher one, `disabled` nobody, as the registry is off.
       * @enum {string}
       */
      container_registry_access_level: 'enabled' | 'private' | 'disabled';
      /**
       * @deprecated
       * @description Whether the container registry is on.
       */
      container_registry_enabled: boolean | null;
      /** @description What the names of the fork's container images begin with. */
      container_registry_image_prefix: string;
      /**
       * Format: date-time
       * @description When the fork was created.
       */
      created_at: string;
      /** @description Number of the user who created the fork. */
      creator_id: number;
      /** @description Name of the default branch. */
      default_branch: string | null;
      /** @description What the fork is about. */
      description: string | null;
      /** @description The description as HTML. */
      description_html: string | null;
      /** @description Whether uploaded files are served only after an authorization check. */
      enforce_auth_checks_on_uploads: boolean | null;
      /** @description Number of forks of the fork. */
      forks_count: number;
      /** @description Whether runners of the group may run the jobs of the fork. */
      group_runners_enabled: boolean | null;
      /** @description Address to clone from over HTTP. */
      http_url_to_repo: string;
      /** @description Progress of the copy from the origin, which tells when the fork is complete. Its values are not shown. */
      import_status: string;
      /** @description Whether the fork has issues. */
      issues_enabled: boolean | null;
      /** @description Whether CI/CD jobs are enabled in the fork. */
      jobs_enabled: boolean | null;
      /**
       * Format: date-time
       * @description When something last happened in the fork.
       */
      last_activity_at: string;
      /** @description Template for the messages of merge commits. */
      merge_commit_template: string | null;
      /** @description How merge requests are merged. */
      merge_method: string;
      /** @description Whether the fork has merge requests. */
      merge_requests_enabled: boolean | null;
      /** @description Display name after those of its namespaces. */
      name_with_namespace: string;
      namespace: components['schemas']['ForkNamespace'];
      /** @description Whether a merge waits until all threads are resolved. */
      only_allow_merge_if_all_discussions_are_resolved: boolean | null;
      /** @description Whether a merge waits until the pipeline has succeeded. */
      only_allow_merge_if_pipeline_succeeds: boolean | null;
      /** @description Number of open issues. */
      open_issues_count: number;
      /** @description Last segment of the path. */
      path: string;
      /** @description Path from the top level down. */
      path_with_namespace: string;
      /** @description Whether jobs are public. */
      public_jobs: unknown;
      /** @description Address of the README. */
      readme_url: string | null;
      /** @description Whether a merge removes the source branch. */
      remove_source_branch_after_merge: boolean | null;
      /** @description Format of the Git objects. */
      repository_object_format: string;
      /** @description Whether users may ask for access. */
      request_access_enabled: boolean | null;
      /** @description Whether threads on a diff are resolved once the diff is outdated. */
      resolve_outdated_diff_discussions: boolean | null;
      /** @description Whether the use of variables that users define is restricted. */
      restrict_user_defined_variables: boolean | null;
      /** @description Who may see security and compliance. */
      security_and_compliance_access_level: unknown;
      /** @description Whether shared runners may run the jobs of the fork. */
      shared_runners_enabled: boolean | null;
      /** @description The groups that the fork is shared with. What an entry holds is not shown. */
      shared_with_groups: unknown[];
      /** @description Whether the fork has snippets. */
      snippets_enabled: boolean | null;
      /** @description When commits are squashed on a merge. */
      squash_option: string;
      /** @description Address to clone from over SSH. */
      ssh_url_to_repo: string;
      /** @description Number of stars. */
      star_count: number;
      /** @description Message for the commits that apply suggestions. */
      suggestion_commit_message: string | null;
      /**
       * @deprecated
       * @description Topics of the fork, under their older name.
       */
      tag_list: string[];
      /** @description Topics of the fork. */
      topics: string[];
      /**
       * Format: date-time
       * @description When the fork was last changed.
       */
      updated_at: string;
      /** @description Who may see the fork. The values known are those that the list filters by. */
      visibility: string;
      /** @description Address of the page of the fork. */
      web_url: string;
      /** @description Whether the fork has a wiki. */
      wiki_enabled: boolean | null;
    };
    /** @description One change of the weight of an issue. */
    IssueWeightEvent: {
      /** @description Number of the event. */
      id: number;
      /**
       * Format: date-time
       * @description When the weight was changed.
       */
      created_at: string;
      /** @description Number of the issue, unique across all projects (its `id`, not its `iid`). */
      issue_id: number;
      /** @description Who changed the weight. */
      user: components['schemas']['UserSummary'];
      /** @description Weight that the issue was given. */
      weight: number;
    };
    /** @description Which access job tokens have to a project, and from it. */
    JobTokenScope: {
      /** @description Whether the Limit access setting is on, so that only this project and what its allowlists hold have access with job tokens. When it is off, all projects have access. */
      inbound_enabled: boolean | null;
      /**
       * @deprecated
       * @description Whether job tokens made in this project reach other projects. May be absent from 18.0 on.
       */
      outbound_enabled?: boolean | null;
    };
    /** @description A group in the allowlist. */
    JobTokenScopeGroup: {
      /** @description Number of the group. */
      id: number;
      /** @description Display name of the group. */
      name: string;
      /** @description Address of the page of the group. */
      web_url: string;
    };
    /** @description A group to add to the allowlist. */
    JobTokenScopeGroupAdd: {
      /** @description Number of the group that gets access. */
      target_group_id: number;
    };
    /** @description An entry of the allowlist of groups. */
    JobTokenScopeGroupLink: {
      /** @description Number of the project whose allowlist it is. */
      source_project_id: number;
      /** @description Number of the group that has access. */
      target_group_id: number;
    };
    /** @description The namespace of a project in the allowlist. */
    JobTokenScopeNamespace: {
      /** @description Number of the namespace. */
      id: number;
      /** @description Display name of the namespace. */
      name: string;
      /** @description Address of the avatar; null for a namespace without one. */
      avatar_url: string | null;
      /** @description Full path of the namespace, from the top level down. */
      full_path: string;
      /**
       * @description Whether the namespace is that of a user or a group.
       * @enum {string}
       */
      kind: 'user' | 'group';
      /** @description Number of the parent group; null at the top level. */
      parent_id: number | null;
      /** @description Last segment of the full path. */
      path: string;
      /** @description Address of the page of the user or group. */
      web_url: string;
    };
    /** @description A project in the allowlist, with a limited set of properties. */
    JobTokenScopeProject: {
      /** @description Number of the project. */
      id: number;
      /** @description Display name of the project. */
      name: string;
      /** @description Address of the avatar; null for a project without one. */
      avatar_url: string | null;
      /**
       * Format: date-time
       * @description When the project was created.
       */
      created_at: string;
      /** @description Name of the default branch. */
      default_branch: string;
      /** @description What the project is about. */
      description: string | null;
      /** @description Address to clone from over HTTP. */
      http_url_to_repo: string;
      /**
       * Format: date-time
       * @description When something last happened in the project.
       */
      last_activity_at: string;
      /** @description Display name of the project after those of its namespaces. */
      name_with_namespace: string;
      namespace: components['schemas']['JobTokenScopeNamespace'];
      /** @description Last segment of the full path. */
      path: string;
      /** @description Full path of the project, from the top level down. */
      path_with_namespace: string;
      /** @description Address to clone from over SSH. */
      ssh_url_to_repo: string;
      /** @description Number of stars. */
      star_count: number;
      /** @description Topics of the project under an old name, which the list of forks calls deprecated; use `topics`. */
      tag_list: string[];
      /** @description Topics of the project. */
      topics: string[];
      /** @description Address of the page of the project. */
      web_url: string;
    };
    /** @description A project to add to the allowlist. */
    JobTokenScopeProjectAdd: {
      /** @description Number of the project that gets access. */
      target_project_id: number;
    };
    /** @description An entry of the allowlist of projects. */
    JobTokenScopeProjectLink: {
      /** @description Number of the project whose allowlist it is. */
      source_project_id: number;
      /** @description Number of the project that has access. */
      target_project_id: number;
    };
    /** @description Who may have access to a project with job tokens. */
    JobTokenScopeUpdate: {
      /** @description `true`: only this project and what its allowlists hold; `false`: all groups and projects. */
      enabled: boolean;
    };
    /** @description A label that issues and merge requests of a project carry. It belongs to the project itself or to one of its groups. */
    Label: {
      /** @description Number of the label. A promotion does not change it. */
      id: number;
      /** @description Name of the label. */
      name: string;
      /** @description Whether the label is archived. Whether it is returned while the flag `labels_archive` is off is not shown. */
      archived?: boolean | null;
      /** @description Number of closed issues with the label. Lists return it with `with_counts=true`; whether it comes otherwise is not shown. */
      closed_issues_count?: number;
      /** @description Colour of the label. */
      color: string;
      /** @description What the label stands for; null without a description. */
      description: string | null;
      /** @description The description as HTML; null without a description. */
      description_html: string | null;
      /** @description Whether the label belongs to the project itself and not to a group. */
      is_project_label: boolean | null;
      /** @description Number of open issues with the label. Lists return it with `with_counts=true`; whether it comes otherwise is not shown. */
      open_issues_count?: number;
      /** @description Number of open merge requests with the label. Lists return it with `with_counts=true`; whether it comes otherwise is not shown. */
      open_merge_requests_count?: number;
      /** @description Priority of the label; null without one. */
      priority: number | null;
      /** @description Whether the caller is subscribed to the label. */
      subscribed: boolean | null;
      /** @description Colour of the text on the label. */
      text_color: string;
    };
    /** @description A label to create. */
    LabelCreate: {
      /** @description Name of the label. */
      name: string;
      /**
       * @description Whether the label is archived. Requires the flag `labels_archive`.
       * @default false
       */
      archived?: boolean;
      /** @description Colour of the label, as `#` and six hexadecimal digits or as the name of a CSS colour. */
      color: string;
      /** @description What the label stands for. */
      description?: string;
      /** @description Priority of the label, 0 or more; null removes it. */
      priority?: number | null;
    };
    /** @description Names the label to promote. */
    LabelPromotionByName: {
      /** @description Name of the label. */
      name: string;
    };
    /** @description What is returned when a subscription ends. It is not shown. */
    LabelUnsubscription: unknown;
    /** @description Properties of a label to change. A new name, a colour or both are required. */
    LabelUpdate: {
      /** @description Whether the label is archived. Requires the flag `labels_archive`. */
      archived?: boolean;
      /** @description New colour, as `#` and six hexadecimal digits or as the name of a CSS colour. Required when `new_name` is absent. */
      color?: string;
      /** @description What the label stands for. */
      description?: string;
      /** @description New name of the label. Required when `color` is absent. */
      new_name?: string;
      /** @description Priority of the label, 0 or more; null removes it. */
      priority?: number | null;
    } & (
      | {
          /** @description New name of the label. Required when `color` is absent. */
          new_name: string;
        }
      | {
          /** @description New colour, as `#` and six hexadecimal digits or as the name of a CSS colour. Required when `new_name` is absent. */
          color: string;
        }
    );
    /** @description Names a label by `name` or by `label_id`, and the properties to change. Which changes this older form takes, and which of them it requires, is not shown; the properties of `LabelUpdate` are listed as a hint. */
    LabelUpdateByName: {
      /** @description Name of the label to change. Required when `label_id` is absent. */
      name?: string;
      /** @description Whether the label is archived. Requires the flag `labels_archive`. */
      archived?: boolean;
      /** @description Colour of the label, as `#` and six hexadecimal digits or as the name of a CSS colour. */
      color?: string;
      /** @description What the label stands for. */
      description?: string;
      /** @description Number or name of the label to change. Required when `name` is absent. */
      label_id?: number | string;
      /** @description New name of the label. */
      new_name?: string;
      /** @description Priority of the label, 0 or more; null removes it. */
      priority?: number | null;
    } & (
      | {
          /** @description Name of the label to change. Required when `label_id` is absent. */
          name: string;
        }
      | {
          /** @description Number or name of the label to change. Required when `name` is absent. */
          label_id: number | string;
        }
    );
    /** @description What the older form of the update returns. It is not shown; the properties of a label are listed as a hint. */
    LabelUpdatedByName: {
      /** @description Number of the label. A promotion does not change it. */
      id?: number;
      /** @description Name of the label. */
      name?: string;
      /** @description Whether the label is archived. Whether it is returned while the flag `labels_archive` is off is not shown. */
      archived?: boolean | null;
      /** @description Number of closed issues with the label. Lists return it with `with_counts=true`; whether it comes otherwise is not shown. */
      closed_issues_count?: number;
      /** @description Colour of the label. */
      color?: string;
      /** @description What the label stands for; null without a description. */
      description?: string | null;
      /** @description The description as HTML; null without a description. */
      description_html?: string | null;
      /** @description Whether the label belongs to the project itself and not to a group. */
      is_project_label?: boolean | null;
      /** @description Number of open issues with the label. Lists return it with `with_counts=true`; whether it comes otherwise is not shown. */
      open_issues_count?: number;
      /** @description Number of open merge requests with the label. Lists return it with `with_counts=true`; whether it comes otherwise is not shown. */
      open_merge_requests_count?: number;
      /** @description Priority of the label; null without one. */
      priority?: number | null;
      /** @description Whether the caller is subscribed to the label. */
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
     *     | from | by | when | to | what else is set |
     *     |---|---|---|---|---|
     *     | `opened` | update with `state_event: close` | the caller may update it | `closed` | `closed_by`, `closed_at` |
     *     | `closed` | update with `state_event: reopen` | the caller may update it | `opened` | |
     *     | `opened` | merge | accepted; with `auto_merge: true`, after the pipeline | `merged` | `merge_commit_sha`, `merged_at`, `merge_user` |
     *
     *     `locked` is transitional and lasts only for a moment. Other transitions are not shown.
     */
    MergeRequest: {
      /** @description Number of the merge request, unique across all projects. Paths do not take it. */
      id: number;
      /** @description Whether maintainers may push to the source branch too. For merge requests from forks only. */
      allow_collaboration?: boolean | null;
      /**
       * @deprecated
       * @description Older name of `allow_collaboration`. Forks only. Deprecated.
       */
      allow_maintainer_to_push?: boolean | null;
      /**
       * @deprecated
       * @description Number of approvals required before merging; null when none is set. Paid tiers only. Deprecated since 16.0, to be removed in API v5.
       */
      approvals_before_merge?: number | null;
      /**
       * @deprecated
       * @description The single user that the merge request is assigned to; null without one. Deprecated.
       */
      assignee?: components['schemas']['User'] | null;
      /** @description The users that the merge request is assigned to. */
      assignees: components['schemas']['User'][];
      /** @description Who created the merge request. */
      author: components['schemas']['User'];
      /** @description Whether all threads are resolved, as they must be before merging. */
      blocking_discussions_resolved: boolean | null;
      /**
       * Format: date-time
       * @description When the merge request was closed; null until then.
       */
      closed_at: string | null;
      /** @description Who closed the merge request; null while it is open. */
      closed_by: components['schemas']['User'] | null;
      /**
       * Format: date-time
       * @description When the merge request was created.
       */
      created_at: string;
      /** @description What the merge request is about; null without a description. */
      description: string | null;
      /** @description The description as HTML. Only with `render_html=true`. */
      description_html?: string;
      /** @description Whether the merge request can be merged, or what keeps it from being merged. The list of its values is not shown. */
      detailed_merge_status: string;
      /** @description Whether the discussion is locked. */
      discussion_locked: boolean | null;
      /** @description Number of votes against. */
      downvotes: number;
      /** @description Whether the merge request is a draft. */
      draft: boolean | null;
      /** @description Whether merging is forced to remove the source branch. */
      force_remove_source_branch: boolean | null;
      /** @description Whether merging runs into conflicts. False unless `merge_status` is `cannot_be_merged`. */
      has_conflicts: boolean | null;
      /** @description Number of the merge request within its project. Paths take this one. */
      iid: number;
      /** @description Whether the merge request was imported. */
      imported: boolean | null;
      /** @description Where the merge request was imported from. */
      imported_from: string;
      /** @description Labels of the merge request: their names, or objects with their details in a list with `with_labels_details=true`. */
      labels: (string | components['schemas']['MergeRequestLabel'])[];
      /**
       * Format: date-time
       * @description Earliest time at which the merge request may be merged; null without one. Since 17.8; for lists 17.5 is named as well.
       */
      merge_after?: string | null;
      /** @description SHA of the merge commit. Null or empty until the merge request is merged. */
      merge_commit_sha: string | null;
      /**
       * @deprecated
       * @description Whether the merge request can be merged. Deprecated since 15.6.
       */
      merge_status: string;
      /** @description Who merged the merge request, or set it to be merged automatically; null until then. */
      merge_user: components['schemas']['User'] | null;
      /** @description Whether the merge request is set to be merged automatically. */
      merge_when_pipeline_succeeds: boolean | null;
      /**
       * Format: date-time
       * @description When the merge request was merged; null until then.
       */
      merged_at: string | null;
      /**
       * @deprecated
       * @description Who merged the merge request; null until then. Deprecated since 14.7, to be removed in API v5.
       */
      merged_by: components['schemas']['User'] | null;
      /** @description The milestone that the merge request belongs to; null without one. */
      milestone: components['schemas']['MergeRequestMilestone'] | null;
      /**
       * Format: date-time
       * @description When all steps of the preparation were done; null until then. Set once and never changed afterwards.
       */
      prepared_at: string | null;
      /** @description Number of the project that the merge request belongs to. */
      project_id: number;
      /**
       * @deprecated
       * @description How to refer to the merge request in text. Deprecated since 12.7.
       */
      reference?: string;
      /** @description How to refer to the merge request in text. */
      references: components['schemas']['MergeRequestReferences'];
      /** @description The users who are asked for a review. */
      reviewers: components['schemas']['User'][];
      /** @description SHA of the head commit of the source branch. */
      sha: string;
      /** @description Whether merging is to remove the source branch. */
      should_remove_source_branch: boolean | null;
      /** @description Branch whose commits are to be merged. */
      source_branch: string;
      /** @description Number of the project that holds the source branch. */
      source_project_id: number;
      /** @description Whether the merge request asks for its commits to be squashed into one. */
      squash: boolean | null;
      /** @description SHA of the squash commit. Null or empty until the merge request is merged. */
      squash_commit_sha: string | null;
      /** @description Whether the commits are squashed into one when they are merged. */
      squash_on_merge: boolean | null;
      /**
       * @description State of the merge request. `state_event` of an update turns `opened` into `closed` and back, merging turns `opened` into `merged`. `locked` lasts only for a moment.
       * @enum {string}
       */
      state: 'opened' | 'closed' | 'merged' | 'locked';
      /** @description Branch that takes the commits in. */
      target_branch: string;
      /** @description Number of the project that holds the target branch. */
      target_project_id: number;
      /** @description Number of its tasks, and of those that are done. */
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
    /** @description A merge request as it is returned to the one who created or changed it. */
    MergeRequestChanged: components['schemas']['MergeRequestDetail'] & {
      /** @description Whether the caller is subscribed to the merge request. */
      subscribed: boolean | null;
    };
    /** @description A merge request to create. */
    MergeRequestCreate: {
      /** @description Whether maintainers may push to the source branch too. For merge requests from forks only. */
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
      /** @description Number of the user to assign the merge request to. */
      assignee_id?: number;
      /** @description Numbers of the users to assign the merge request to. 0 or an empty value assigns it to nobody. */
      assignee_ids?: number[] | (0 | '');
      /** @description What the merge request is about, in at most 1,048,576 characters. */
      description?: string;
      /** @description Names of the labels, separated by commas. A label that does not exist is created. */
      labels?: string;
      /**
       * Format: date
       * @description Earliest day on which the merge request may be merged, as `YYYY-MM-DD`. Since 17.8.
       */
      merge_after?: string;
      /** @description Number of the milestone that the merge request belongs to. */
      milestone_id?: number;
      /** @description Whether merging removes the source branch. */
      remove_source_branch?: boolean;
      /** @description Numbers of the users to ask for a review. 0 or an empty value asks nobody. */
      reviewer_ids?: number[] | (0 | '');
      /** @description Branch whose commits are to be merged. */
      source_branch: string;
      /** @description Whether merging squashes the commits into one. The settings of the project may override it. */
      squash?: boolean;
      /** @description Branch that takes the commits in. */
      target_branch: string;
      /** @description Number of the project that holds the target branch. */
      target_project_id?: number;
      /** @description Title of the merge request. */
      title: string;
    };
    /** @description A merge request as a single read returns it: everything that a list shows, and more. Further properties, with names that come after `rebase_in_progress` in the alphabet, are not shown. */
    MergeRequestDetail: components['schemas']['MergeRequest'] & {
      /** @description Number of changes, as a string and not as an integer; `1000+` above 1,000. Empty right after creation, filled in the background. */
      changes_count: string | null;
      /** @description The commits that the diff is made from. Empty right after creation, filled in the background. */
      diff_refs: components['schemas']['MergeRequestDiffRefs'] | null;
      /** @description Number of commits that the source branch is behind the target branch. Only with `include_diverged_commits_count=true`. */
      diverged_commits_count?: number;
      /** @description Whether this is the first merge request that the author contributes to the project. */
      first_contribution: boolean | null;
      /**
       * Format: date-time
       * @description When the merge request was first deployed to production; null until then.
       */
      first_deployed_to_production_at: string | null;
      /** @description The pipeline of the head commit of the source branch; null without one. Present only for a caller who may view pipelines. */
      head_pipeline?: components['schemas']['MergeRequestHeadPipeline'] | null;
      /**
       * Format: date-time
       * @description When the latest build finished; null until it did.
       */
      latest_build_finished_at: string | null;
      /**
       * Format: date-time
       * @description When the latest build started; null until one did.
       */
      latest_build_started_at: string | null;
      /** @description Why merging failed; null when it did not. Read `detailed_merge_status` to learn whether merging is possible. */
      merge_error: string | null;
      /** @description The pipeline of the merge request, in short; null without one. Prefer `head_pipeline`. */
      pipeline: components['schemas']['MergeRequestPipelineReference'] | null;
      /** @description Whether the source branch is being rebased. Only with `include_rebase_in_progress=true`. */
      rebase_in_progress?: boolean | null;
    };
    /** @description What a merge request changes about one file. */
    MergeRequestDiff: {
      /** @description Mode of the file before the change. */
      a_mode: string;
      /** @description Mode of the file after the change. */
      b_mode: string;
      /** @description Whether the diff is left out here. It can be fetched. */
      collapsed: boolean | null;
      /** @description Whether the file is deleted. */
      deleted_file: boolean | null;
      /** @description The change in the form of a diff. */
      diff: string;
      /** @description Whether the file is generated. */
      generated_file: boolean | null;
      /** @description Whether the file is added. */
      new_file: boolean | null;
      /** @description Path of the file after the change. */
      new_path: string;
      /** @description Path of the file before the change. */
      old_path: string;
      /** @description Whether the file is renamed. */
      renamed_file: boolean | null;
      /** @description Whether the diff is left out because it is too large. It cannot be fetched. */
      too_large: boolean | null;
    };
    /** @description The commits that the diff of a merge request is made from. They are absent until they are filled in. */
    MergeRequestDiffRefs: {
      /** @description SHA of the commit that the source branch grew out of. */
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
      /** @description Number of the project that the pipeline belongs to. */
      project_id: number;
      /** @description Waiting time of the pipeline in seconds; null until it is known. */
      queued_duration: number | null;
      /** @description What triggered the pipeline. */
      source: string;
      /** @description Who started the pipeline. */
      user: components['schemas']['User'];
    };
    /** @description A label of a merge request with its details. */
    MergeRequestLabel: {
      /** @description Number of the label. */
      id: number;
      /** @description Name of the label. */
      name: string;
      /** @description Whether the label is archived. Whether it is returned while the flag `labels_archive` is off is not shown. */
      archived?: boolean | null;
      /** @description Colour of the label. */
      color: string;
      /** @description What the label stands for; null without a description. */
      description: string | null;
      /** @description The description as HTML; null without a description. */
      description_html: string | null;
      /** @description Colour of the text on the label. */
      text_color: string;
    };
    /** @description How to merge. Only some of the properties are shown. */
    MergeRequestMerge: {
      /** @description Whether merging waits until the pipeline has succeeded. */
      auto_merge?: boolean;
      /** @description Message of the merge commit. */
      merge_commit_message?: string;
    } & {
      [key: string]: unknown;
    };
    /** @description What merging returns. It is not shown; the properties of a merge request that merging is known to set are listed as a hint. */
    MergeRequestMerged: {
      /** @description Number of the merge request, unique across all projects. */
      id?: number;
      /** @description Number of the merge request within its project. */
      iid?: number;
      /** @description SHA of the merge commit. Null or empty until the merge request is merged. */
      merge_commit_sha?: string | null;
      /** @description Who merged the merge request, or set it to be merged automatically; null until then. */
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
    /** @description The milestone of a merge request. It belongs to a project, and then has `project_id`, or to a group, and then has `group_id`. */
    MergeRequestMilestone: {
      /** @description Number of the milestone, unique across all projects. */
      id: number;
      /**
       * Format: date-time
       * @description When the milestone was created.
       */
      created_at: string;
      /** @description What the milestone is about; null without a description. */
      description: string | null;
      /**
       * Format: date
       * @description Last day of the milestone; null when none is set.
       */
      due_date: string | null;
      /** @description Whether the milestone has expired. */
      expired: boolean | null;
      /** @description Number of the group. Only for a milestone of a group. */
      group_id?: number;
      /** @description Number of the milestone within its project or group. */
      iid: number;
      /** @description Number of the project. Only for a milestone of a project. */
      project_id?: number;
      /**
       * Format: date
       * @description First day of the milestone; null when none is set.
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
      /** @description Number of the pipeline. */
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
      /** @description Whether the pipeline is archived. */
      archived: boolean | null;
      /** @description Who started the pipeline. What is returned of the user beyond this summary is not shown. */
      user: components['schemas']['UserSummary'];
    };
    /** @description A pipeline of a merge request with all that its head pipeline and a new pipeline have in common. */
    MergeRequestPipelineDetail: components['schemas']['MergeRequestPipelineReference'] & {
      /** @description SHA of the commit that the ref was at before. */
      before_sha: string;
      /**
       * Format: date-time
       * @description When the pipeline was committed; null when it was not.
       */
      committed_at: string | null;
      /** @description Test coverage that the pipeline measured; null when it measured none. */
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
      /** @description Whether the pipeline runs on a tag. */
      tag: boolean | null;
      /**
       * Format: date-time
       * @description When the pipeline last changed.
       */
      updated_at: string;
      /** @description What is wrong with the CI configuration; null when nothing is. */
      yaml_errors: string | null;
    };
    /** @description A pipeline of a merge request with the address of its page. */
    MergeRequestPipelineReference: components['schemas']['MergeRequestPipeline'] & {
      /** @description Address of the page of the pipeline. */
      web_url: string;
    };
    /** @description The status of a pipeline in detail. Its properties are not shown. */
    MergeRequestPipelineStatus: {
      [key: string]: unknown;
    };
    /** @description Ways to refer to a merge request in text. */
    MergeRequestReferences: {
      /** @description The form with the full path of the project. */
      full: string;
      /** @description The form as seen from the place that was asked. */
      relative: string;
      /** @description The shortest form. */
      short: string;
    };
    /** @description A merge request as `view=simple` returns it. Its properties are known in words only; here they are named as in `MergeRequest`. */
    MergeRequestSimple: {
      /** @description What the merge request is about; null without a description. */
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
    /** @description Number of tasks of a merge request, and of those that are done. */
    MergeRequestTaskCompletion: {
      /** @description Number of tasks that are done. */
      completed_count: number;
      /** @description Number of tasks. */
      count: number;
    };
    /** @description Time estimated for a merge request and spent on it. */
    MergeRequestTimeStats: {
      /** @description The estimated time in words; null without an estimate. */
      human_time_estimate: string | null;
      /** @description The time spent in words; null when none is recorded. */
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
      /** @description Whether maintainers may push to the source branch too. For merge requests from forks only. */
      allow_collaboration?: boolean;
      /**
       * @deprecated
       * @description Older name of `allow_collaboration`. Deprecated.
       */
      allow_maintainer_to_push?: boolean;
      /** @description Number of the user to assign the merge request to. */
      assignee_id?: number;
      /** @description Numbers of the users to assign the merge request to. 0 or an empty value assigns it to nobody. */
      assignee_ids?: number[] | (0 | '');
      /** @description What the merge request is about, in at most 1,048,576 characters. */
      description?: string;
      /** @description Whether to lock the discussion. */
      discussion_locked?: boolean;
      /** @description Names of the labels from now on, separated by commas. An empty string removes all labels. */
      labels?: string;
      /**
       * Format: date
       * @description Earliest day on which the merge request may be merged, as `YYYY-MM-DD`. Since 17.8.
       */
      merge_after?: string;
      /** @description Number of the milestone that the merge request is to belong to. 0 or an empty value removes it from its milestone. */
      milestone_id?: (number | null) | '';
      /** @description Names of labels to remove, separated by commas. */
      remove_labels?: string;
      /** @description Whether merging removes the source branch. */
      remove_source_branch?: boolean;
      /** @description Numbers of the users to ask for a review from now on. 0 or an empty value removes all reviewers. */
      reviewer_ids?: number[] | (0 | '');
      /** @description Whether merging squashes the commits into one. The settings of the project may override it. */
      squash?: boolean;
      /**
       * @description `close` closes an opened merge request, `reopen` opens a closed one.
       * @enum {string}
       */
      state_event?: 'close' | 'reopen';
      /** @description Branch that takes the commits in. */
      target_branch?: string;
      /** @description Title of the merge request. */
      title?: string;
    };
    /** @description One step in how the work of a milestone burns down. Its properties are not shown. */
    MilestoneBurndownEvent: {
      [key: string]: unknown;
    };
    /** @description An issue of a milestone. What is returned of it is not shown; the two numbers that every issue has are named as a hint. */
    MilestoneIssue: {
      /** @description Number of the issue, unique across all projects. */
      id?: number;
      /** @description Number of the issue within its project. Paths take this one. */
      iid?: number;
    } & {
      [key: string]: unknown;
    };
    /** @description A merge request of a milestone. What is returned of it is not shown; some properties that `MergeRequest` has are named as a hint. */
    MilestoneMergeRequest: {
      /** @description Number of the merge request, unique across all projects. */
      id?: number;
      /** @description What the merge request is about; null without a description. */
      description?: string | null;
      /** @description Number of the merge request within its project. Paths take this one. */
      iid?: number;
      /** @description Number of the project that the merge request belongs to. */
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
      /** @description Number of the snippet. */
      id: number;
      /**
       * Format: date-time
       * @description When the snippet was created.
       */
      created_at: string;
      /** @description What the snippet is about. */
      description: string | null;
      /** @description Address to clone from over HTTP. */
      http_url_to_repo: string;
      /** @description Number of the project that the snippet belongs to; null for one without a project. */
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
      /** @description Who may see the snippet. */
      visibility: string;
      /** @description Address of the page of the snippet. */
      web_url: string;
    };
    /** @description A user or a group under whose path projects live. The properties on seats are for owners of the group, or come with the hosted offering; they may be absent even there. The flag `restrict_namespace_api_billing_fields` (since 18.3, off by default) restricts who sees the billing properties, here taken to be those on plan, trial, seats and billable members. */
    Namespace: {
      /** @description Number of the namespace. */
      id: number;
      /** @description Display name of the namespace. */
      name: string;
      /** @description Address of the avatar; null for a namespace without one. */
      avatar_url: string | null;
      /** @description Number of members who are billed. A billing property. */
      billable_members_count?: number;
      /** @description When the plan ends. A billing property. */
      end_date?: string | null;
      /** @description Full path of the namespace, from the top level down. */
      full_path: string;
      /**
       * @description Whether the namespace is that of a user or a group.
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
      /** @description Number of the parent group; null at the top level. */
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
      /** @description Whether the plan is a trial. A billing property. */
      trial?: boolean | null;
      /** @description When the trial ends. A billing property. */
      trial_ends_on?: string | null;
      /** @description Address of the page of the user or group. */
      web_url: string;
    };
    /** @description Whether a path is taken. */
    NamespaceExistence: {
      /** @description Whether a namespace with this path exists. */
      exists: boolean | null;
      /** @description Other names to choose from when the path is taken. */
      suggests: string[];
    };
    /** @description One published version of the site. */
    PagesDeployment: {
      /**
       * Format: date
       * @description Day of the deployment.
       */
      created_at: string;
      /** @description Path below the address of the site that a parallel deployment is served at; never empty for one. */
      path_prefix: string;
      /** @description Folder that was published as the root of the site. */
      root_directory: string | null;
      /** @description Address of the deployment. */
      url: string;
    };
    /** @description How the static site of a project is served, and what is deployed to it. */
    PagesSettings: {
      /** @description The deployments of the site; several when there are parallel ones. */
      deployments: components['schemas']['PagesDeployment'][];
      /** @description Whether the site is served over HTTPS only. */
      force_https: boolean | null;
      /** @description Whether the site has a domain that no other project shares. */
      is_unique_domain_enabled: boolean | null;
      /** @description Main domain of the site, one of the domains assigned to it; null when none is set. Since 17.8. */
      primary_domain?: string | null;
      /** @description Address of the site. */
      url: string;
    };
    /** @description Settings of the site to change. */
    PagesSettingsUpdate: {
      /** @description Whether the site is served over HTTPS only. */
      pages_https_only?: boolean;
      /** @description Main domain of the site. Must be one of the domains already assigned to it. Since 17.8. */
      pages_primary_domain?: string;
      /** @description Whether the site gets a domain that no other project shares. */
      pages_unique_domain_enabled?: boolean;
    };
    /** @description A percentage, as text. */
    Percentage: string;
    /**
     * @description A pipeline that runs by a calendar.
     *
     *     Whether it is `active` changes as follows:
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
      /** @description Number of the schedule. */
      id: number;
      /** @description Whether the pipeline runs by its calendar. */
      active: boolean | null;
      /**
       * Format: date-time
       * @description When the schedule was created.
       */
      created_at: string;
      /** @description When the pipeline runs, as a cron expression. */
      cron: string;
      /** @description Time zone that `cron` is read in. */
      cron_timezone: string;
      /** @description What the schedule is for. */
      description: string;
      /**
       * Format: date-time
       * @description When the pipeline runs next.
       */
      next_run_at: string;
      /** @description Who owns the schedule. */
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
       * @description Whether the pipeline runs by its calendar.
       * @default true
       */
      active?: boolean;
      /** @description When to run the pipeline, as a cron expression. */
      cron: string;
      /**
       * @description Time zone that `cron` is read in: a name from the tz database, such as `Europe/Stockholm`, or from the time-zone list of the web framework, which may be in words, such as `Pacific Time (US & Canada)`.
       * @default UTC
       */
      cron_timezone?: string;
      /** @description What the schedule is for. */
      description: string;
      /** @description Inputs for the pipeline: an array with one entry for each. Since 17.11; generally available since 18.1. A hash may stand in place of the array; what it looks like is not shown. */
      inputs?:
        | components['schemas']['PipelineScheduleInputCreate'][]
        | {
            [key: string]: unknown;
          };
      /** @description Branch or tag to run the pipeline on, as a full ref (`refs/heads/main`, `refs/tags/v1.4.0`) or a short one (`main`), which the API expands. A short ref is refused when both a branch and a tag have the name, or neither has; the status of that refusal is not shown. */
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
    /** @description An input to set, or to delete: an entry that holds the `name` and a destroy flag with the value `true` deletes the input. The name of that flag is not shown for schedules; protected environments call theirs `_destroy`. */
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
      /** @description Number of the pipeline. */
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
      /** @description Number of the pipeline, unique across all projects. */
      id: number;
      /**
       * Format: date-time
       * @description When the pipeline was created.
       */
      created_at: string;
      /** @description Number of the pipeline within its project. */
      iid: number;
      /** @description Number of the project that the pipeline belongs to. */
      project_id: number;
      /** @description Branch or tag that the pipeline runs on. */
      ref: string;
      /** @description SHA of the commit that the pipeline runs on. */
      sha: string;
      /** @description What triggered the pipeline. */
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
    /** @description A schedule as it is answered by the operations that create, change or delete it. */
    PipelineScheduleResult: components['schemas']['PipelineSchedule'] & {
      /** @description Inputs that the pipeline gets. Since 17.11; generally available since 18.1. */
      inputs?: components['schemas']['PipelineScheduleInput'][];
      /** @description The pipeline that the schedule ran last; null if it ran none. */
      last_pipeline?: components['schemas']['PipelineScheduleLastPipeline'] | null;
      /** @description Variables that the pipeline gets. */
      variables?: components['schemas']['PipelineScheduleVariableDetail'][];
    };
    /** @description The answer to running a schedule now. */
    PipelineScheduleRun: {
      /** @description Says in words that the pipeline was created. */
      message: string;
    };
    /** @description Properties of a schedule to change. */
    PipelineScheduleUpdate: {
      /** @description Whether the pipeline runs by its calendar. */
      active?: boolean;
      /** @description When to run the pipeline, as a cron expression. */
      cron?: string;
      /** @description Time zone that `cron` is read in: a name from the tz database, such as `Europe/Stockholm`, or from the time-zone list of the web framework, which may be in words, such as `Pacific Time (US & Canada)`. */
      cron_timezone?: string;
      /** @description What the schedule is for. */
      description?: string;
      /** @description Inputs to set or to delete: an array with one entry for each. Since 17.11; generally available since 18.1. What becomes of inputs that are left out is not shown, nor what a hash in place of the array looks like. */
      inputs?:
        | components['schemas']['PipelineScheduleInputUpdate'][]
        | {
            [key: string]: unknown;
          };
      /** @description Branch or tag to run the pipeline on, as a full ref (`refs/heads/main`, `refs/tags/v1.4.0`) or a short one (`main`), which the API expands. A short ref is refused when both a branch and a tag have the name, or neither has; the status of that refusal is not shown. */
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
      /** @description Whether the variable is raw; what that means is not shown. */
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
    /** @description A goal with a first and a last day that issues and merge requests are planned for. An update with `state_event: close` takes an `active` milestone to `closed`, one with `state_event: activate` takes a `closed` one to `active`. */
    ProjectMilestone: {
      /** @description Number of the milestone, unique across all projects. Paths take this one. */
      id: number;
      /**
       * Format: date-time
       * @description When the milestone was created.
       */
      created_at: string;
      /** @description What the milestone is about; null without a description. */
      description: string | null;
      /**
       * Format: date
       * @description Last day of the milestone; null when none is set.
       */
      due_date: string | null;
      /** @description Whether the milestone has expired. */
      expired: boolean | null;
      /** @description Number of the milestone within its project. Paths do not take it. */
      iid: number;
      /** @description Number of the project. Whether a milestone of a group, listed with `include_ancestors=true`, has it is not shown. */
      project_id?: number;
      /**
       * Format: date
       * @description First day of the milestone; null when none is set.
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
      /** @description What the milestone is about. */
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
    /** @description A milestone as single operations return it. What they return is not shown; the properties that the list has are named as a hint. */
    ProjectMilestoneHinted: {
      /** @description Number of the milestone, unique across all projects. Paths take this one. */
      id?: number;
      /**
       * Format: date-time
       * @description When the milestone was created.
       */
      created_at?: string;
      /** @description What the milestone is about; null without a description. */
      description?: string | null;
      /**
       * Format: date
       * @description Last day of the milestone; null when none is set.
       */
      due_date?: string | null;
      /** @description Whether the milestone has expired. */
      expired?: boolean | null;
      /** @description Number of the milestone within its project. Paths do not take it. */
      iid?: number;
      /** @description Number of the project. Whether a milestone of a group, listed with `include_ancestors=true`, has it is not shown. */
      project_id?: number;
      /**
       * Format: date
       * @description First day of the milestone; null when none is set.
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
      /** @description What the milestone is about. */
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
    /** @description An image repository, with its tags and their number when the request asks for them. */
    ProjectRegistryRepository: components['schemas']['RegistryRepository'] & {
      /** @description The tags of the image repository. */
      tags?: components['schemas']['RegistryTag'][];
      /** @description Number of tags of the image repository. */
      tags_count?: number;
    };
    /** @description What a promotion returns. It is not shown; what is known is that the label keeps its number. */
    PromotedLabel: unknown;
    /** @description What a promotion returns. It is not shown; what is known is that the milestone belongs to the group afterwards. */
    PromotedMilestone: unknown;
    /** @description An environment that only the named users, groups and access levels may deploy to. Creating or updating the protection also returns its approval rules; see `ProtectedEnvironmentDetail`. */
    ProtectedEnvironment: {
      /** @description Name of the environment. */
      name: string;
      /** @description Who must approve a deployment. Given in the answer to a create or update; do not count on it elsewhere. */
      approval_rules?: components['schemas']['DeployApprovalRule'][];
      /** @description Who may deploy to the environment. */
      deploy_access_levels: components['schemas']['DeployAccessLevel'][];
      /** @description Number of approvals that the environment asks for. */
      required_approval_count: number;
    };
    /** @description An environment to protect. */
    ProtectedEnvironmentCreate: {
      /** @description Name of the environment. */
      name: string;
      /** @description Who must approve a deployment. */
      approval_rules?: components['schemas']['DeployApprovalRuleCreate'][];
      /** @description Who may deploy to the environment. */
      deploy_access_levels: components['schemas']['DeployAccessLevelCreate'][];
    };
    /** @description A protected environment together with its approval rules, as returned when it was created or updated. */
    ProtectedEnvironmentDetail: components['schemas']['ProtectedEnvironment'] & {
      /** @description Who must approve a deployment. */
      approval_rules: components['schemas']['DeployApprovalRule'][];
    };
    /** @description The steps that change the protection of an environment. */
    ProtectedEnvironmentUpdate: {
      /** @description Rules to add, change and remove among those that ask for approvals. */
      approval_rules?: components['schemas']['DeployApprovalRuleUpdate'][];
      /** @description Entries to add, change and remove among those who may deploy. */
      deploy_access_levels?: components['schemas']['DeployAccessLevelUpdate'][];
    };
    /** @description All image repositories of the registry. Their form is not shown. */
    RegistryCatalog: unknown;
    /** @description A repository of container images in the registry of a project. */
    RegistryRepository: {
      /** @description Number of the image repository. */
      id: number;
      /** @description Name of the image repository; empty for the one at the path of the project itself. */
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
      /** @description Number of the project that it belongs to. */
      project_id: number;
      /** @description State of a deletion that runs in the background; null without one. */
      status: string | null;
    };
    /** @description An image repository, with its tags, their number and its size when the request asks for them. */
    RegistryRepositoryDetail: components['schemas']['ProjectRegistryRepository'] & {
      /** @description Size of all images in bytes, deduplicated. Only on the hosted offering, and there only for repositories created after a certain day in 2021, which is not shown. */
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
    /** @description Which tags to delete. `name_regex_delete` must be sent; only its deprecated alias `name_regex` can stand in for it. All regular expressions are RE2, and each is validated. */
    RegistryTagsBulkDelete: {
      /** @description Number of tags to keep, the newest first, among those whose name matches. */
      keep_n?: number;
      /**
       * @deprecated
       * @description Alias of `name_regex_delete`. Which of the two holds when both are sent is not shown.
       */
      name_regex?: string;
      /** @description RE2 expression for the names of the tags to delete; `.*` stands for all. */
      name_regex_delete?: string;
      /** @description RE2 expression for the names of the tags to keep. It overrides `name_regex_delete`: with `.*`, nothing is deleted. */
      name_regex_keep?: string;
      /** @description Delete only tags older than this, a duration such as `1h`, `1d` or `1month`. */
      older_than?: string;
    } & (
      | {
          /** @description RE2 expression for the names of the tags to delete; `.*` stands for all. */
          name_regex_delete: string;
        }
      | {
          /**
           * @deprecated
           * @description Alias of `name_regex_delete`. Which of the two holds when both are sent is not shown.
           */
          name_regex: string;
        }
    );
    /** @description A token for the endpoints of the registry itself. */
    RegistryTokenGrant: {
      /** @description The token, to be sent as `Authorization: Bearer`. */
      token: string;
    };
    /** @description A project after the visibility of its container registry was set. Its other properties are not shown. */
    RegistryVisibility: {
      /**
       * @description Who may see the registry. `enabled`: everyone who has access to the project; `private`: only members with the Reporter role or a higher one; `disabled`: nobody, the registry is off.
       * @enum {string}
       */
      container_registry_access_level: 'enabled' | 'private' | 'disabled';
    } & {
      [key: string]: unknown;
    };
    /** @description Who may see the container registry of a project. */
    RegistryVisibilityUpdate: {
      /**
       * @description `enabled`: everyone who has access to the project, so that the registry is public, internal or private as the project is; `private`: only members with the Reporter role or a higher one; `disabled`: nobody, the registry is off.
       * @default enabled
       * @enum {string}
       */
      container_registry_access_level?: 'enabled' | 'private' | 'disabled';
    };
    /** @description One site of a replicated instance, either the primary or a secondary. */
    ReplicationSite: {
      /** @description Number of the site. */
      id: number;
      /** @description Unique name of the site. It must equal the node name in the configuration file of the instance or, where the file sets none, the external URL that it sets. */
      name: string;
      _links: components['schemas']['ReplicationSiteLinks'];
      /** @description Number of container repositories that are synced at once. */
      container_repositories_max_capacity: number;
      /** @description Whether this is the site that answers. */
      current: boolean | null;
      /** @description Whether the site is switched on. */
      enabled: boolean | null;
      /** @description Number of LFS objects and attachments that are backfilled at once. */
      files_max_capacity: number;
      /** @description Address for contact with the primary site; the same as `url` when none was set. */
      internal_url: string;
      /** @description Minimum time in days between two verifications of the same data. Has no effect on a secondary site. */
      minimum_reverification_interval: number;
      /** @description Whether this is the primary site. */
      primary: boolean | null;
      /** @description Number of repositories that are backfilled at once. */
      repos_max_capacity: number;
      /** @description Groups to sync. Counts only while `selective_sync_type` is `namespaces`. */
      selective_sync_namespace_ids: number[];
      /** @description Storages to sync. Counts only while `selective_sync_type` is `shards`. */
      selective_sync_shards: string[];
      /**
       * @description What the site limits syncing to, the groups (`namespaces`) or the storages (`shards`) listed; null when it syncs everything.
       * @enum {string|null}
       */
      selective_sync_type: 'namespaces' | 'shards' | null;
      /** @description Whether blobs in object storage are replicated too. */
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
      /** @description Unique name of the site. It must equal the node name in the configuration file of the instance or, where the file sets none, the external URL that it sets. */
      name: string;
      /**
       * @description Number of container repositories to sync at once.
       * @default 10
       */
      container_repositories_max_capacity?: number;
      /**
       * @description Whether the site is switched on.
       * @default true
       */
      enabled?: boolean;
      /**
       * @description Number of LFS objects and attachments to backfill at once.
       * @default 10
       */
      files_max_capacity?: number;
      /** @description Address for contact with the primary site. `url` is used when this is not given. */
      internal_url?: string;
      /** @description Minimum time in days between two verifications of the same data. Has no effect on a secondary site. */
      minimum_reverification_interval?: number;
      /**
       * @description Whether this is the primary site.
       * @default false
       */
      primary?: boolean;
      /**
       * @description Number of repositories to backfill at once.
       * @default 25
       */
      repos_max_capacity?: number;
      /** @description Groups to sync. Counts only while `selective_sync_type` is `namespaces`. */
      selective_sync_namespace_ids?: number[];
      /** @description Storages to sync. Counts only while `selective_sync_type` is `shards`. */
      selective_sync_shards?: string[];
      /**
       * @description What to limit syncing to, the groups (`namespaces`) or the storages (`shards`) listed; null to sync everything.
       * @enum {string|null}
       */
      selective_sync_type?: 'namespaces' | 'shards' | null;
      /**
       * @description Whether to replicate blobs in object storage too.
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
    /** @description Replication and verification status of a site. Each kind of data has ten counts and two percentages. There are more fields than these, which are not shown. */
    ReplicationSiteStatus: {
      /** @description CI secure files whose checksum failed. */
      ci_secure_files_checksum_failed_count: components['schemas']['Count'];
      /** @description CI secure files that get a checksum. */
      ci_secure_files_checksum_total_count: components['schemas']['Count'];
      /** @description CI secure files with a checksum. */
      ci_secure_files_checksummed_count: components['schemas']['Count'];
      /** @description CI secure files in all. */
      ci_secure_files_count: components['schemas']['Count'];
      /** @description CI secure files that failed to sync. */
      ci_secure_files_failed_count: components['schemas']['Count'];
      /** @description Registry entries of CI secure files. */
      ci_secure_files_registry_count: components['schemas']['Count'];
      /** @description CI secure files synced. */
      ci_secure_files_synced_count: components['schemas']['Count'];
      /** @description Share of CI secure files synced. */
      ci_secure_files_synced_in_percentage: components['schemas']['Percentage'];
      /** @description CI secure files failing verification. */
      ci_secure_files_verification_failed_count: components['schemas']['Count'];
      /** @description CI secure files to verify. */
      ci_secure_files_verification_total_count: components['schemas']['Count'];
      /** @description CI secure files verified. */
      ci_secure_files_verified_count: components['schemas']['Count'];
      /** @description Share of CI secure files verified. */
      ci_secure_files_verified_in_percentage: components['schemas']['Percentage'];
      /** @description Container repositories whose checksum failed. */
      container_repositories_checksum_failed_count: components['schemas']['Count'];
      /** @description Container repositories that get a checksum. */
      container_repositories_checksum_total_count: components['schemas']['Count'];
      /** @description Container repositories with a checksum. */
      container_repositories_checksummed_count: components['schemas']['Count'];
      /** @description Container repositories in all. */
      container_repositories_count: components['schemas']['Count'];
      /** @description Container repositories that failed to sync. */
      container_repositories_failed_count: components['schemas']['Count'];
      /** @description Registry entries of container repositories. */
      container_repositories_registry_count: components['schemas']['Count'];
      /** @description Whether container repositories are replicated. */
      container_repositories_replication_enabled: boolean | null;
      /** @description Container repositories synced. */
      container_repositories_synced_count: components['schemas']['Count'];
      /** @description Share of container repositories synced. */
      container_repositories_synced_in_percentage: components['schemas']['Percentage'];
      /** @description Container repositories failing verification. */
      container_repositories_verification_failed_count: components['schemas']['Count'];
      /** @description Container repositories to verify. */
      container_repositories_verification_total_count: components['schemas']['Count'];
      /** @description Container repositories verified. */
      container_repositories_verified_count: components['schemas']['Count'];
      /** @description Share of container repositories verified. */
      container_repositories_verified_in_percentage: components['schemas']['Percentage'];
      /** @description Dependency proxy blobs whose checksum failed. */
      dependency_proxy_blobs_checksum_failed_count: components['schemas']['Count'];
      /** @description Dependency proxy blobs that get a checksum. */
      dependency_proxy_blobs_checksum_total_count: components['schemas']['Count'];
      /** @description Dependency proxy blobs with a checksum. */
      dependency_proxy_blobs_checksummed_count: components['schemas']['Count'];
      /** @description Dependency proxy blobs in all. */
      dependency_proxy_blobs_count: components['schemas']['Count'];
      /** @description Dependency proxy blobs that failed to sync. */
      dependency_proxy_blobs_failed_count: components['schemas']['Count'];
      /** @description Registry entries of dependency proxy blobs. */
      dependency_proxy_blobs_registry_count: components['schemas']['Count'];
      /** @description Dependency proxy blobs synced. */
      dependency_proxy_blobs_synced_count: components['schemas']['Count'];
      /** @description Share of dependency proxy blobs synced. */
      dependency_proxy_blobs_synced_in_percentage: components['schemas']['Percentage'];
      /** @description Dependency proxy blobs failing verification. */
      dependency_proxy_blobs_verification_failed_count: components['schemas']['Count'];
      /** @description Dependency proxy blobs to verify. */
      dependency_proxy_blobs_verification_total_count: components['schemas']['Count'];
      /** @description Dependency proxy blobs verified. */
      dependency_proxy_blobs_verified_count: components['schemas']['Count'];
      /** @description Share of dependency proxy blobs verified. */
      dependency_proxy_blobs_verified_in_percentage: components['schemas']['Percentage'];
      /** @description Dependency proxy manifests whose checksum failed. */
      dependency_proxy_manifests_checksum_failed_count: components['schemas']['Count'];
      /** @description Dependency proxy manifests that get a checksum. */
      dependency_proxy_manifests_checksum_total_count: components['schemas']['Count'];
      /** @description Dependency proxy manifests with a checksum. */
      dependency_proxy_manifests_checksummed_count: components['schemas']['Count'];
      /** @description Dependency proxy manifests in all. */
      dependency_proxy_manifests_count: components['schemas']['Count'];
      /** @description Dependency proxy manifests that failed to sync. */
      dependency_proxy_manifests_failed_count: components['schemas']['Count'];
      /** @description Registry entries of dependency proxy manifests. */
      dependency_proxy_manifests_registry_count: components['schemas']['Count'];
      /** @description Dependency proxy manifests synced. */
      dependency_proxy_manifests_synced_count: components['schemas']['Count'];
      /** @description Share of dependency proxy manifests synced. */
      dependency_proxy_manifests_synced_in_percentage: components['schemas']['Percentage'];
      /** @description Dependency proxy manifests failing verification. */
      dependency_proxy_manifests_verification_failed_count: components['schemas']['Count'];
      /** @description Dependency proxy manifests to verify. */
      dependency_proxy_manifests_verification_total_count: components['schemas']['Count'];
      /** @description Dependency proxy manifests verified. */
      dependency_proxy_manifests_verified_count: components['schemas']['Count'];
      /** @description Share of dependency proxy manifests verified. */
      dependency_proxy_manifests_verified_in_percentage: components['schemas']['Percentage'];
      /** @description Design repositories whose checksum failed. */
      design_management_repositories_checksum_failed_count: components['schemas']['Count'];
      /** @description Design repositories that get a checksum. */
      design_management_repositories_checksum_total_count: components['schemas']['Count'];
      /** @description Design repositories with a checksum. */
      design_management_repositories_checksummed_count: components['schemas']['Count'];
      /** @description Design repositories in all. */
      design_management_repositories_count: components['schemas']['Count'];
      /** @description Design repositories that failed to sync. */
      design_management_repositories_failed_count: components['schemas']['Count'];
      /** @description Registry entries of design repositories. */
      design_management_repositories_registry_count: components['schemas']['Count'];
      /** @description Design repositories synced. */
      design_management_repositories_synced_count: components['schemas']['Count'];
      /** @description Share of design repositories synced. */
      design_management_repositories_synced_in_percentage: components['schemas']['Percentage'];
      /** @description Design repositories failing verification. */
      design_management_repositories_verification_failed_count: components['schemas']['Count'];
      /** @description Design repositories to verify. */
      design_management_repositories_verification_total_count: components['schemas']['Count'];
      /** @description Design repositories verified. */
      design_management_repositories_verified_count: components['schemas']['Count'];
      /** @description Share of design repositories verified. */
      design_management_repositories_verified_in_percentage: components['schemas']['Percentage'];
      /** @description Number of the site. */
      geo_node_id: number;
      /** @description Number of Git fetches in a week. */
      git_fetch_event_count_weekly: components['schemas']['Count'];
      /** @description Number of Git pushes in a week. */
      git_push_event_count_weekly: components['schemas']['Count'];
      /** @description Group wikis whose checksum failed. */
      group_wiki_repositories_checksum_failed_count: components['schemas']['Count'];
      /** @description Group wikis that get a checksum. */
      group_wiki_repositories_checksum_total_count: components['schemas']['Count'];
      /** @description Group wikis with a checksum. */
      group_wiki_repositories_checksummed_count: components['schemas']['Count'];
      /** @description Group wikis in all. */
      group_wiki_repositories_count: components['schemas']['Count'];
      /** @description Group wikis that failed to sync. */
      group_wiki_repositories_failed_count: components['schemas']['Count'];
      /** @description Registry entries of group wikis. */
      group_wiki_repositories_registry_count: components['schemas']['Count'];
      /** @description Group wikis synced. */
      group_wiki_repositories_synced_count: components['schemas']['Count'];
      /** @description Share of group wikis synced. */
      group_wiki_repositories_synced_in_percentage: components['schemas']['Percentage'];
      /** @description Group wikis failing verification. */
      group_wiki_repositories_verification_failed_count: components['schemas']['Count'];
      /** @description Group wikis to verify. */
      group_wiki_repositories_verification_total_count: components['schemas']['Count'];
      /** @description Group wikis verified. */
      group_wiki_repositories_verified_count: components['schemas']['Count'];
      /** @description Share of group wikis verified. */
      group_wiki_repositories_verified_in_percentage: components['schemas']['Percentage'];
      /** @description Job artifacts whose checksum failed. */
      job_artifacts_checksum_failed_count: components['schemas']['Count'];
      /** @description Job artifacts that get a checksum. */
      job_artifacts_checksum_total_count: components['schemas']['Count'];
      /** @description Job artifacts with a checksum. */
      job_artifacts_checksummed_count: components['schemas']['Count'];
      /** @description Job artifacts in all. */
      job_artifacts_count: components['schemas']['Count'];
      /** @description Job artifacts that failed to sync. */
      job_artifacts_failed_count: components['schemas']['Count'];
      /** @description Registry entries of job artifacts. */
      job_artifacts_registry_count: components['schemas']['Count'];
      /** @description Job artifacts synced. */
      job_artifacts_synced_count: components['schemas']['Count'];
      /** @description Share of job artifacts synced. */
      job_artifacts_synced_in_percentage: components['schemas']['Percentage'];
      /** @description Job artifacts failing verification. */
      job_artifacts_verification_failed_count: components['schemas']['Count'];
      /** @description Job artifacts to verify. */
      job_artifacts_verification_total_count: components['schemas']['Count'];
      /** @description Job artifacts verified. */
      job_artifacts_verified_count: components['schemas']['Count'];
      /** @description Share of job artifacts verified. */
      job_artifacts_verified_in_percentage: components['schemas']['Percentage'];
      /** @description LFS objects whose checksum failed. */
      lfs_objects_checksum_failed_count: components['schemas']['Count'];
      /** @description LFS objects that get a checksum. */
      lfs_objects_checksum_total_count: components['schemas']['Count'];
      /** @description LFS objects with a checksum. */
      lfs_objects_checksummed_count: components['schemas']['Count'];
      /** @description LFS objects in all. */
      lfs_objects_count: components['schemas']['Count'];
      /** @description LFS objects that failed to sync. */
      lfs_objects_failed_count: components['schemas']['Count'];
      /** @description Registry entries of LFS objects. */
      lfs_objects_registry_count: components['schemas']['Count'];
      /** @description LFS objects synced. */
      lfs_objects_synced_count: components['schemas']['Count'];
      /** @description Share of LFS objects synced. */
      lfs_objects_synced_in_percentage: components['schemas']['Percentage'];
      /** @description LFS objects failing verification. */
      lfs_objects_verification_failed_count: components['schemas']['Count'];
      /** @description LFS objects to verify. */
      lfs_objects_verification_total_count: components['schemas']['Count'];
      /** @description LFS objects verified. */
      lfs_objects_verified_count: components['schemas']['Count'];
      /** @description Share of LFS objects verified. */
      lfs_objects_verified_in_percentage: components['schemas']['Percentage'];
      /** @description Merge request diffs whose checksum failed. */
      merge_request_diffs_checksum_failed_count: components['schemas']['Count'];
      /** @description Merge request diffs that get a checksum. */
      merge_request_diffs_checksum_total_count: components['schemas']['Count'];
      /** @description Merge request diffs with a checksum. */
      merge_request_diffs_checksummed_count: components['schemas']['Count'];
      /** @description Merge request diffs in all. */
      merge_request_diffs_count: components['schemas']['Count'];
      /** @description Merge request diffs that failed to sync. */
      merge_request_diffs_failed_count: components['schemas']['Count'];
      /** @description Registry entries of merge request diffs. */
      merge_request_diffs_registry_count: components['schemas']['Count'];
      /** @description Merge request diffs synced. */
      merge_request_diffs_synced_count: components['schemas']['Count'];
      /** @description Share of merge request diffs synced. */
      merge_request_diffs_synced_in_percentage: components['schemas']['Percentage'];
      /** @description Merge request diffs failing verification. */
      merge_request_diffs_verification_failed_count: components['schemas']['Count'];
      /** @description Merge request diffs to verify. */
      merge_request_diffs_verification_total_count: components['schemas']['Count'];
      /** @description Merge request diffs verified. */
      merge_request_diffs_verified_count: components['schemas']['Count'];
      /** @description Share of merge request diffs verified. */
      merge_request_diffs_verified_in_percentage: components['schemas']['Percentage'];
      /** @description Package files whose checksum failed. */
      package_files_checksum_failed_count: components['schemas']['Count'];
      /** @description Package files that get a checksum. */
      package_files_checksum_total_count: components['schemas']['Count'];
      /** @description Package files with a checksum. */
      package_files_checksummed_count: components['schemas']['Count'];
      /** @description Package files in all. */
      package_files_count: components['schemas']['Count'];
      /** @description Package files that failed to sync. */
      package_files_failed_count: components['schemas']['Count'];
      /** @description Registry entries of package files. */
      package_files_registry_count: components['schemas']['Count'];
      /** @description Package files synced. */
      package_files_synced_count: components['schemas']['Count'];
      /** @description Share of package files synced. */
      package_files_synced_in_percentage: components['schemas']['Percentage'];
      /** @description Package files failing verification. */
      package_files_verification_failed_count: components['schemas']['Count'];
      /** @description Package files to verify. */
      package_files_verification_total_count: components['schemas']['Count'];
      /** @description Package files verified. */
      package_files_verified_count: components['schemas']['Count'];
      /** @description Share of package files verified. */
      package_files_verified_in_percentage: components['schemas']['Percentage'];
      /** @description Pages deployments whose checksum failed. */
      pages_deployments_checksum_failed_count: components['schemas']['Count'];
      /** @description Pages deployments that get a checksum. */
      pages_deployments_checksum_total_count: components['schemas']['Count'];
      /** @description Pages deployments with a checksum. */
      pages_deployments_checksummed_count: components['schemas']['Count'];
      /** @description Pages deployments in all. */
      pages_deployments_count: components['schemas']['Count'];
      /** @description Pages deployments that failed to sync. */
      pages_deployments_failed_count: components['schemas']['Count'];
      /** @description Registry entries of Pages deployments. */
      pages_deployments_registry_count: components['schemas']['Count'];
      /** @description Pages deployments synced. */
      pages_deployments_synced_count: components['schemas']['Count'];
      /** @description Share of Pages deployments synced. */
      pages_deployments_synced_in_percentage: components['schemas']['Percentage'];
      /** @description Pages deployments failing verification. */
      pages_deployments_verification_failed_count: components['schemas']['Count'];
      /** @description Pages deployments to verify. */
      pages_deployments_verification_total_count: components['schemas']['Count'];
      /** @description Pages deployments verified. */
      pages_deployments_verified_count: components['schemas']['Count'];
      /** @description Share of Pages deployments verified. */
      pages_deployments_verified_in_percentage: components['schemas']['Percentage'];
      /** @description Pipeline artifacts whose checksum failed. */
      pipeline_artifacts_checksum_failed_count: components['schemas']['Count'];
      /** @description Pipeline artifacts that get a checksum. */
      pipeline_artifacts_checksum_total_count: components['schemas']['Count'];
      /** @description Pipeline artifacts with a checksum. */
      pipeline_artifacts_checksummed_count: components['schemas']['Count'];
      /** @description Pipeline artifacts in all. */
      pipeline_artifacts_count: components['schemas']['Count'];
      /** @description Pipeline artifacts that failed to sync. */
      pipeline_artifacts_failed_count: components['schemas']['Count'];
      /** @description Registry entries of pipeline artifacts. */
      pipeline_artifacts_registry_count: components['schemas']['Count'];
      /** @description Pipeline artifacts synced. */
      pipeline_artifacts_synced_count: components['schemas']['Count'];
      /** @description Share of pipeline artifacts synced. */
      pipeline_artifacts_synced_in_percentage: components['schemas']['Percentage'];
      /** @description Pipeline artifacts failing verification. */
      pipeline_artifacts_verification_failed_count: components['schemas']['Count'];
      /** @description Pipeline artifacts to verify. */
      pipeline_artifacts_verification_total_count: components['schemas']['Count'];
      /** @description Pipeline artifacts verified. */
      pipeline_artifacts_verified_count: components['schemas']['Count'];
      /** @description Share of pipeline artifacts verified. */
      pipeline_artifacts_verified_in_percentage: components['schemas']['Percentage'];
      /** @description Project repositories whose checksum failed. */
      project_repositories_checksum_failed_count: components['schemas']['Count'];
      /** @description Project repositories that get a checksum. */
      project_repositories_checksum_total_count: components['schemas']['Count'];
      /** @description Project repositories with a checksum. */
      project_repositories_checksummed_count: components['schemas']['Count'];
      /** @description Project repositories in all. */
      project_repositories_count: components['schemas']['Count'];
      /** @description Project repositories that failed to sync. */
      project_repositories_failed_count: components['schemas']['Count'];
      /** @description Registry entries of project repositories. */
      project_repositories_registry_count: components['schemas']['Count'];
      /** @description Project repositories synced. */
      project_repositories_synced_count: components['schemas']['Count'];
      /** @description Share of project repositories synced. */
      project_repositories_synced_in_percentage: components['schemas']['Percentage'];
      /** @description Project repositories failing verification. */
      project_repositories_verification_failed_count: components['schemas']['Count'];
      /** @description Project repositories to verify. */
      project_repositories_verification_total_count: components['schemas']['Count'];
      /** @description Project repositories verified. */
      project_repositories_verified_count: components['schemas']['Count'];
      /** @description Share of project repositories verified. */
      project_repositories_verified_in_percentage: components['schemas']['Percentage'];
      /** @description Project wikis whose checksum failed. */
      project_wiki_repositories_checksum_failed_count: components['schemas']['Count'];
      /** @description Project wikis that get a checksum. */
      project_wiki_repositories_checksum_total_count: components['schemas']['Count'];
      /** @description Project wikis with a checksum. */
      project_wiki_repositories_checksummed_count: components['schemas']['Count'];
      /** @description Project wikis in all. */
      project_wiki_repositories_count: components['schemas']['Count'];
      /** @description Project wikis that failed to sync. */
      project_wiki_repositories_failed_count: components['schemas']['Count'];
      /** @description Registry entries of project wikis. */
      project_wiki_repositories_registry_count: components['schemas']['Count'];
      /** @description Project wikis synced. */
      project_wiki_repositories_synced_count: components['schemas']['Count'];
      /** @description Share of project wikis synced. */
      project_wiki_repositories_synced_in_percentage: components['schemas']['Percentage'];
      /** @description Project wikis failing verification. */
      project_wiki_repositories_verification_failed_count: components['schemas']['Count'];
      /** @description Project wikis to verify. */
      project_wiki_repositories_verification_total_count: components['schemas']['Count'];
      /** @description Project wikis verified. */
      project_wiki_repositories_verified_count: components['schemas']['Count'];
      /** @description Share of project wikis verified. */
      project_wiki_repositories_verified_in_percentage: components['schemas']['Percentage'];
      /** @description Projects in all. */
      projects_count: components['schemas']['Count'];
      /** @description Number of requests proxied locally in a week. */
      proxy_local_requests_event_count_weekly: components['schemas']['Count'];
      /** @description Number of requests proxied to a remote site in a week. */
      proxy_remote_requests_event_count_weekly: components['schemas']['Count'];
      /** @description Share of replication slots in use. */
      replication_slots_used_in_percentage: components['schemas']['Percentage'];
      /** @description Share of repositories checked. */
      repositories_checked_in_percentage: components['schemas']['Percentage'];
      /** @description Snippet repositories whose checksum failed. */
      snippet_repositories_checksum_failed_count: components['schemas']['Count'];
      /** @description Snippet repositories that get a checksum. */
      snippet_repositories_checksum_total_count: components['schemas']['Count'];
      /** @description Snippet repositories with a checksum. */
      snippet_repositories_checksummed_count: components['schemas']['Count'];
      /** @description Snippet repositories in all. */
      snippet_repositories_count: components['schemas']['Count'];
      /** @description Snippet repositories that failed to sync. */
      snippet_repositories_failed_count: components['schemas']['Count'];
      /** @description Registry entries of snippet repositories. */
      snippet_repositories_registry_count: components['schemas']['Count'];
      /** @description Snippet repositories synced. */
      snippet_repositories_synced_count: components['schemas']['Count'];
      /** @description Share of snippet repositories synced. */
      snippet_repositories_synced_in_percentage: components['schemas']['Percentage'];
      /** @description Snippet repositories failing verification. */
      snippet_repositories_verification_failed_count: components['schemas']['Count'];
      /** @description Snippet repositories to verify. */
      snippet_repositories_verification_total_count: components['schemas']['Count'];
      /** @description Snippet repositories verified. */
      snippet_repositories_verified_count: components['schemas']['Count'];
      /** @description Share of snippet repositories verified. */
      snippet_repositories_verified_in_percentage: components['schemas']['Percentage'];
      /** @description Terraform state versions whose checksum failed. */
      terraform_state_versions_checksum_failed_count: components['schemas']['Count'];
      /** @description Terraform state versions that get a checksum. */
      terraform_state_versions_checksum_total_count: components['schemas']['Count'];
      /** @description Terraform state versions with a checksum. */
      terraform_state_versions_checksummed_count: components['schemas']['Count'];
      /** @description Terraform state versions in all. */
      terraform_state_versions_count: components['schemas']['Count'];
      /** @description Terraform state versions that failed to sync. */
      terraform_state_versions_failed_count: components['schemas']['Count'];
      /** @description Registry entries of Terraform state versions. */
      terraform_state_versions_registry_count: components['schemas']['Count'];
      /** @description Terraform state versions synced. */
      terraform_state_versions_synced_count: components['schemas']['Count'];
      /** @description Share of Terraform state versions synced. */
      terraform_state_versions_synced_in_percentage: components['schemas']['Percentage'];
      /** @description Terraform state versions failing verification. */
      terraform_state_versions_verification_failed_count: components['schemas']['Count'];
      /** @description Terraform state versions to verify. */
      terraform_state_versions_verification_total_count: components['schemas']['Count'];
      /** @description Terraform state versions verified. */
      terraform_state_versions_verified_count: components['schemas']['Count'];
      /** @description Share of Terraform state versions verified. */
      terraform_state_versions_verified_in_percentage: components['schemas']['Percentage'];
      /** @description Uploads whose checksum failed. */
      uploads_checksum_failed_count: components['schemas']['Count'];
      /** @description Uploads that get a checksum. */
      uploads_checksum_total_count: components['schemas']['Count'];
      /** @description Uploads with a checksum. */
      uploads_checksummed_count: components['schemas']['Count'];
      /** @description Uploads in all. */
      uploads_count: components['schemas']['Count'];
      /** @description Uploads that failed to sync. */
      uploads_failed_count: components['schemas']['Count'];
      /** @description Registry entries of uploads. */
      uploads_registry_count: components['schemas']['Count'];
      /** @description Uploads synced. */
      uploads_synced_count: components['schemas']['Count'];
      /** @description Share of uploads synced. */
      uploads_synced_in_percentage: components['schemas']['Percentage'];
      /** @description Uploads failing verification. */
      uploads_verification_failed_count: components['schemas']['Count'];
      /** @description Uploads to verify. */
      uploads_verification_total_count: components['schemas']['Count'];
      /** @description Uploads verified. */
      uploads_verified_count: components['schemas']['Count'];
      /** @description Share of uploads verified. */
      uploads_verified_in_percentage: components['schemas']['Percentage'];
    } & {
      [key: string]: unknown;
    };
    /** @description Properties of a site to change. */
    ReplicationSiteUpdate: {
      /** @description Unique name of the site. It must equal the node name in the configuration file of the instance or, where the file sets none, the external URL that it sets. */
      name?: string;
      /** @description Number of container repositories to sync at once. */
      container_repositories_max_capacity?: number;
      /** @description Whether the site is switched on. */
      enabled?: boolean;
      /** @description Number of LFS objects and attachments to backfill at once. */
      files_max_capacity?: number;
      /** @description Address for contact with the primary site. */
      internal_url?: string;
      /** @description Minimum time in days between two verifications of the same data. Has no effect on a secondary site. */
      minimum_reverification_interval?: number;
      /** @description Whether this is the primary site. Whether an update can change it is not shown. */
      primary?: boolean;
      /** @description Number of repositories to backfill at once. */
      repos_max_capacity?: number;
      /** @description Groups to sync. Counts only while `selective_sync_type` is `namespaces`. */
      selective_sync_namespace_ids?: number[];
      /** @description Storages to sync. Counts only while `selective_sync_type` is `shards`. */
      selective_sync_shards?: string[];
      /**
       * @description What to limit syncing to, the groups (`namespaces`) or the storages (`shards`) listed; null to sync everything.
       * @enum {string|null}
       */
      selective_sync_type?: 'namespaces' | 'shards' | null;
      /** @description Whether to replicate blobs in object storage too. Whether an update can change it is not shown. */
      sync_object_storage?: boolean;
      /** @description Address of the site for its users. */
      url?: string;
      /** @description Number of verifications to run at once. */
      verification_max_capacity?: number;
    };
    /** @description One file of a repository at a branch, tag or commit, with its content. */
    RepositoryFile: {
      /** @description SHA of the blob that holds the content. */
      blob_id: string;
      /** @description SHA of the commit that the file was read from. */
      commit_id: string;
      /** @description The content of the file, in Base64. */
      content: string;
      /** @description SHA-256 of the content. */
      content_sha256: string;
      /**
       * @description How `content` is written; always Base64 on reads.
       * @enum {string}
       */
      encoding: 'base64';
      /** @description Whether the execute flag of the file is set. */
      execute_filemode: boolean | null;
      /** @description Name of the file without its folders. */
      file_name: string;
      /** @description Full path of the file in the repository. */
      file_path: string;
      /** @description SHA of the last commit that changed the file. */
      last_commit_id: string;
      /** @description The branch, tag or commit that the file was read at. */
      ref: string;
      /** @description Size of the content in bytes. */
      size: number;
    };
    /** @description Where the commit put the file. */
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
      /** @description The content of the file, written as `encoding` says. */
      content: string;
      /**
       * @description How `content` is written. Choose `base64` for content that is not text.
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
    /** @description What the API answers after deleting a file. The body is not shown and may be missing; rely on the status. */
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
      /** @description The content of the file, written as `encoding` says. */
      content: string;
      /**
       * @description How `content` is written. Choose `base64` for content that is not text.
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
    /** @description A forked project with a limited set of properties. Which ones it has is not shown. */
    SimpleForkedProject: {
      [key: string]: unknown;
    };
    /** @description The move of a snippet's repository from one storage to another. Until the move is over, the snippet is read-only. A push is refused with a message that the repository is temporarily read-only and to try again later. */
    SnippetStorageMove: {
      /** @description Number of the move, called `repository_storage_id` in paths. */
      id: number;
      /**
       * Format: date-time
       * @description When the move was asked for.
       */
      created_at: string;
      /** @description Storage that the repository goes to. */
      destination_storage_name: string;
      snippet: components['schemas']['MovedSnippet'];
      /** @description Storage that the repository leaves. */
      source_storage_name: string;
      state: components['schemas']['SnippetStorageMoveState'];
    };
    /** @description Which storage to empty of snippets, and where they go. */
    SnippetStorageMoveAll: {
      /** @description Storage to move the repositories to. It may be left out. What is chosen then is shown only for the move of a single snippet, where the weights of the storages decide. */
      destination_storage_name?: string;
      /** @description Storage whose snippets are all moved away. */
      source_storage_name: string;
    };
    /** @description Where to move the snippet. */
    SnippetStorageMoveCreate: {
      /** @description Storage to move the repository to. When it is left out, the weights of the storages decide. */
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
     *     A new move has been seen as `scheduled`. Which state can follow which is not shown.
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
      /** @description Number of the user. */
      id: number;
      /** @description Display name; may be redacted, depending on what the caller may see. */
      name: string;
      /** @description Address of the avatar; null for a user without one. */
      avatar_url: string | null;
      /** @description Whether the account is locked. */
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
    /** @description A user, in short. */
    UserSummary: {
      /** @description Number of the user. */
      id: number;
      /** @description Display name. */
      name: string;
      /** @description Address of the avatar; null for a user without one. */
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
    /** @description The commit failed, for whatever reason; the message names none. */
    BadRequest: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description The resource is locked by other work. */
    Conflict: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description The caller may not do this. */
    Forbidden: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description The project has a new path. Send the request again to the address in `Location`, which names the project by its number. A HEAD answer has no body. The number of the status is not shown; 301 is read from the words "moved permanently". */
    HeadMoved: {
      headers: {
        /** @description Address of the same endpoint with the number of the project in place of its path. Send the request again to this address. */
        Location: string;
        [name: string]: unknown;
      };
      content?: never;
    };
    /** @description The project, file or ref does not exist, or a path value that must be URL-encoded was not. A HEAD answer has no body. */
    HeadNotFound: {
      headers: {
        [name: string]: unknown;
      };
      content?: never;
    };
    /** @description The request was refused by a rate limit. A HEAD answer has no body. */
    HeadTooManyRequests: {
      headers: {
        [name: string]: unknown;
      };
      content?: never;
    };
    /** @description The credential is missing or not valid. A HEAD answer has no body. */
    HeadUnauthorized: {
      headers: {
        [name: string]: unknown;
      };
      content?: never;
    };
    /** @description A value of the path or the query did not pass validation. A HEAD answer has no body. */
    HeadUnprocessableContent: {
      headers: {
        [name: string]: unknown;
      };
      content?: never;
    };
    /** @description The query string is too long. A HEAD answer has no body. */
    HeadUriTooLong: {
      headers: {
        [name: string]: unknown;
      };
      content?: never;
    };
    /** @description The project has a new path. Send the same request, with its method and body, to the address in `Location`, which names the project by its number. The message says that the resource moved there permanently. The number of the status is not shown; 301 is read from these words. */
    Moved: {
      headers: {
        /** @description Address of the same endpoint with the number of the project in place of its path. Send the request again to this address. */
        Location: string;
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description The addressed resource, or the project it belongs to, does not exist; or a path value that must be URL-encoded was not. */
    NotFound: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description Nothing to change; the resource is already in the wanted state. There is no body. */
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
    /** @description The request was refused by a rate limit. */
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
    /** @description A value of the path, the query or the body did not pass validation. */
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
    /** @description Number of the project, or its full path sent URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and is answered with 404. */
    ForkId: number | string;
    /** @description Number of the group, or its full path sent URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and is answered with 404. */
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
    /** @description Return only merge requests created by this user. Send it with `scope=all` or `scope=assigned_to_me`, and not together with `author_username`. */
    MergeRequestsAuthorId: number;
    /** @description Return only merge requests created by the user of this name. Send it with `scope=all` or `scope=assigned_to_me`, and not together with `author_id`. */
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
    /** @description Return only drafts (`yes`), or only what is not a draft (`no`). */
    MergeRequestsDraftsOnly: 'yes' | 'no';
    /** @description Return only merge requests with these labels, separated by commas; without labels (`None`); or with at least one (`Any`). `None` and `Any` may be written in any case. */
    MergeRequestsLabels: string[];
    /** @description Return only merge requests merged by this user. Not together with `merge_user_username`. Since 17.0. */
    MergeRequestsMergeUserId: number;
    /** @description Return only merge requests merged by the user of this name. Not together with `merge_user_id`. Since 17.0. */
    MergeRequestsMergeUserUsername: string;
    /** @description Return only merge requests in the milestone of this title, in no milestone (`None`), or in some milestone (`Any`). */
    MergeRequestsMilestone: string;
    /** @description Return only merge requests to which the caller reacted with this emoji, not at all (`None`), or somehow (`Any`). */
    MergeRequestsMyReactionEmoji: string;
    /** @description Leave out merge requests that match. Each key, sent as `not[key]`, means what the filter of that name means, the other way round; `assignee_username` names the user whom `assignee_id` would give by number. */
    MergeRequestsNotMatching: {
      /** @description Number of the assignee to leave out. */
      assignee_id?: number;
      /** @description Name of the assignee to leave out. */
      assignee_username?: string;
      /** @description Number of the author to leave out. */
      author_id?: number;
      /** @description Name of the author to leave out. */
      author_username?: string;
      /** @description Labels to leave out, separated by commas. */
      labels?: string;
      /** @description Title of the milestone to leave out. */
      milestone?: string;
      /** @description Reaction of the caller to leave out. */
      my_reaction_emoji?: string;
      /** @description Number of the reviewer to leave out. */
      reviewer_id?: number;
      /** @description Name of the reviewer to leave out. */
      reviewer_username?: string;
    };
    /** @description Property that the list is ordered by. `merged_at` since 17.2. */
    MergeRequestsOrderBy: 'created_at' | 'title' | 'merged_at' | 'updated_at';
    /** @description Add `title_html` and `description_html`, which hold the title and the description as HTML. */
    MergeRequestsRenderHtml: boolean;
    /** @description Return only merge requests that this user is to review, without a reviewer (`None`), or with at least one (`Any`). Not together with `reviewer_username`. */
    MergeRequestsReviewerId: number | ('None' | 'Any');
    /** @description Return only merge requests that the user of this name is to review, without a reviewer (`None`), or with at least one (`Any`). Not together with `reviewer_id`. */
    MergeRequestsReviewerUsername: string;
    /** @description Return only merge requests that the caller created, that are assigned to the caller, or that the caller is to review; `all` returns every one. */
    MergeRequestsScope: 'created_by_me' | 'assigned_to_me' | 'reviews_for_me' | 'all';
    /** @description Return only merge requests whose title or description matches. `in` narrows it to one of them. Too many searches are answered with 429. */
    MergeRequestsSearch: string;
    /** @description Properties that `search` looks at: one of the values, or both separated by a comma. */
    MergeRequestsSearchIn: ('title' | 'description')[];
    /** @description Direction of the order. */
    MergeRequestsSort: 'asc' | 'desc';
    /** @description Return only merge requests from this branch. */
    MergeRequestsSourceBranch: string;
    /** @description Return only merge requests in this state; `all` returns every one. `locked` lasts only for a moment and generally finds none. */
    MergeRequestsState: 'opened' | 'closed' | 'locked' | 'merged' | 'all';
    /** @description Return only merge requests into this branch. */
    MergeRequestsTargetBranch: string;
    /** @description Return only merge requests last changed at this time or later. */
    MergeRequestsUpdatedAfter: string;
    /** @description Return only merge requests last changed at this time or earlier. */
    MergeRequestsUpdatedBefore: string;
    /** @description `simple` returns less of each merge request: its `iid`, address, title, description and basic state. */
    MergeRequestsView: 'simple';
    /** @description Return each label as an object with its details instead of by its name. */
    MergeRequestsWithLabelsDetails: boolean;
    /** @description Recalculate `merge_status` in the background; the answer does not wait for it. Has no effect for callers below the Developer role while the flag `restrict_merge_status_recheck` is on. */
    MergeRequestsWithMergeStatusRecheck: boolean;
    /** @description Number of the project, or its full path sent URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and is answered with 404. */
    OtherProjectId: number | string;
    /** @description Index of the page to return, counted from 1. The largest offset that may be reached is limited; self-managed instances can change the limit. */
    Page: number;
    /** @description Number of items per page, at most 100. */
    PerPage: number;
    /** @description Number of the project, or its full path sent URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and is answered with 404. */
    ProjectId: number | string;
  };
  requestBodies: never;
  headers: {
    /** @description Addresses of other pages, each with `rel` set to `first`, `prev`, `next` or `last`. Follow them as given and do not build page addresses yourself. With offset pagination `rel="last"` is left out above 10,000 records. With keyset pagination `rel="next"` leads on, and the header is absent once the end is reached. */
    Link: string;
    /** @description Address of the same endpoint with the number of the project in place of its path. Send the request again to this address. */
    Location: string;
    /** @description Index of the next page. Absent with keyset pagination, and possibly on the hosted offering. */
    XNextPage: string;
    /** @description Index of this page, counted from 1. Absent with keyset pagination, and possibly on the hosted offering. */
    XPage: number;
    /** @description Number of items per page. Absent with keyset pagination, and possibly on the hosted offering. */
    XPerPage: number;
    /** @description Index of the previous page. Absent with keyset pagination, and possibly on the hosted offering. */
    XPrevPage: string;
    /** @description SHA of the blob that holds the content. */
    XServiceBlobId: string;
    /** @description SHA of the commit that the file was read from. */
    XServiceCommitId: string;
    /** @description SHA-256 of the content. */
    XServiceContentSha256: string;
    /** @description How reading the file as JSON writes its content. */
    XServiceEncoding: 'base64';
    /** @description Whether the execute flag of the file is set. */
    XServiceExecuteFilemode: boolean | null;
    /** @description Name of the file without its folders. */
    XServiceFileName: string;
    /** @description Full path of the file in the repository. */
    XServiceFilePath: string;
    /** @description SHA of the last commit that changed the file. */
    XServiceLastCommitId: string;
    /** @description The branch, tag or commit that the file was read at. */
    XServiceRef: string;
    /** @description Size of the content in bytes. */
    XServiceSize: number;
    /** @description Number of items in the whole list. Absent above 10,000 records, with keyset pagination, and possibly on the hosted offering. */
    XTotal: number;
    /** @description Number of pages. Absent above 10,000 records, with keyset pagination, and possibly on the hosted offering. */
    XTotalPages: number;
  };
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  listReplicationSites: {
    parameters: {
      query?: {
        /** @description Index of the page to return, counted from 1. The largest offset that may be reached is limited; self-managed instances can change the limit. */
        page?: components['parameters']['Page'];
        /** @description Number of items per page, at most 100. */
        per_page?: components['parameters']['PerPage'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The sites of the instance. */
      200: {
        headers: {
          /** @description Addresses of other pages, each with `rel` set to `first`, `prev`, `next` or `last`. Follow them as given and do not build page addresses yourself. With offset pagination `rel="last"` is left out above 10,000 records. With keyset pagination `rel="next"` leads on, and the header is absent once the end is reached. */
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
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
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
        /** @description Index of the page to return, counted from 1. The largest offset that may be reached is limited; self-managed instances can change the limit. */
        page?: components['parameters']['Page'];
        /** @description Number of items per page, at most 100. */
        per_page?: components['parameters']['PerPage'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The status of each site. */
      200: {
        headers: {
          /** @description Addresses of other pages, each with `rel` set to `first`, `prev`, `next` or `last`. Follow them as given and do not build page addresses yourself. With offset pagination `rel="last"` is left out above 10,000 records. With keyset pagination `rel="next"` leads on, and the header is absent once the end is reached. */
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
      query?: never;
      header?: never;
      path: {
        /** @description Number of the site. */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
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
      query?: never;
      header?: never;
      path: {
        /** @description Number of the site. */
        id: number;
      };
      cookie?: never;
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
      query?: never;
      header?: never;
      path: {
        /** @description Number of the site. */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
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
      query?: never;
      header?: never;
      path: {
        /** @description Number of the site. */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
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
        /** @description Index of the page to return, counted from 1. The largest offset that may be reached is limited; self-managed instances can change the limit. */
        page?: components['parameters']['Page'];
        /** @description Number of items per page, at most 100. */
        per_page?: components['parameters']['PerPage'];
      };
      header?: never;
      path: {
        /** @description Number of the group, or its full path sent URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and is answered with 404. */
        id: components['parameters']['GroupId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The image repositories of the group. */
      200: {
        headers: {
          /** @description Addresses of other pages, each with `rel` set to `first`, `prev`, `next` or `last`. Follow them as given and do not build page addresses yourself. With offset pagination `rel="last"` is left out above 10,000 records. With keyset pagination `rel="next"` leads on, and the header is absent once the end is reached. */
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
        /** @description What the token is for; always `container_registry`. */
        service: 'container_registry';
        /** @description What the token may do. Either `repository:`, the path of an image repository, `:` and what is allowed there (`delete`, `push`, `pull`); or `registry:catalog:*` to list all repositories of the registry, which takes the credentials of an administrator. How several actions are joined is not shown. */
        scope: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
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
        /** @description Return only merge requests that the caller created, that are assigned to the caller, or that the caller is to review; `all` returns every one. */
        scope?: components['parameters']['MergeRequestsScope'];
        /** @description Return only merge requests in this state; `all` returns every one. `locked` lasts only for a moment and generally finds none. */
        state?: components['parameters']['MergeRequestsState'];
        /** @description Return only merge requests whose title or description matches. `in` narrows it to one of them. Too many searches are answered with 429. */
        search?: components['parameters']['MergeRequestsSearch'];
        /** @description Properties that `search` looks at: one of the values, or both separated by a comma. */
        in?: components['parameters']['MergeRequestsSearchIn'];
        /** @description Return only merge requests created by this user. Send it with `scope=all` or `scope=assigned_to_me`, and not together with `author_username`. */
        author_id?: components['parameters']['MergeRequestsAuthorId'];
        /** @description Return only merge requests created by the user of this name. Send it with `scope=all` or `scope=assigned_to_me`, and not together with `author_id`. */
        author_username?: components['parameters']['MergeRequestsAuthorUsername'];
        /** @description Return only merge requests assigned to this user, to nobody (`None`), or to somebody (`Any`). */
        assignee_id?: components['parameters']['MergeRequestsAssigneeId'];
        /** @description Return only merge requests that this user is to review, without a reviewer (`None`), or with at least one (`Any`). Not together with `reviewer_username`. */
        reviewer_id?: components['parameters']['MergeRequestsReviewerId'];
        /** @description Return only merge requests that the user of this name is to review, without a reviewer (`None`), or with at least one (`Any`). Not together with `reviewer_id`. */
        reviewer_username?: components['parameters']['MergeRequestsReviewerUsername'];
        /** @description Return only merge requests that have all of these users as approvers. Paid tiers only. */
        'approver_ids[]'?: components['parameters']['MergeRequestsApproverIds'];
        /** @description Return only merge requests without approvers (`None`), or with at least one (`Any`). Paid tiers only. */
        approver_ids?: components['parameters']['MergeRequestsAnyApprover'];
        /** @description Return only merge requests that all of these users have approved, at most 5. Paid tiers only. */
        'approved_by_ids[]'?: components['parameters']['MergeRequestsApprovedByIds'];
        /** @description Return only merge requests without an approval (`None`), or with at least one (`Any`). Paid tiers only. */
        approved_by_ids?: components['parameters']['MergeRequestsApprovedByAnyone'];
        /** @description Return only merge requests merged by this user. Not together with `merge_user_username`. Since 17.0. */
        merge_user_id?: components['parameters']['MergeRequestsMergeUserId'];
        /** @description Return only merge requests merged by the user of this name. Not together with `merge_user_id`. Since 17.0. */
        merge_user_username?: components['parameters']['MergeRequestsMergeUserUsername'];
        /** @description Return only merge requests with these labels, separated by commas; without labels (`None`); or with at least one (`Any`). `None` and `Any` may be written in any case. */
        labels?: components['parameters']['MergeRequestsLabels'];
        /** @description Return only merge requests in the milestone of this title, in no milestone (`None`), or in some milestone (`Any`). */
        milestone?: components['parameters']['MergeRequestsMilestone'];
        /** @description Return only merge requests to which the caller reacted with this emoji, not at all (`None`), or somehow (`Any`). */
        my_reaction_emoji?: components['parameters']['MergeRequestsMyReactionEmoji'];
        /** @description Return only merge requests from this branch. */
        source_branch?: components['parameters']['MergeRequestsSourceBranch'];
        /** @description Return only merge requests into this branch. */
        target_branch?: components['parameters']['MergeRequestsTargetBranch'];
        /** @description Return only drafts (`yes`), or only what is not a draft (`no`). */
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
        /** @description Leave out merge requests that match. Each key, sent as `not[key]`, means what the filter of that name means, the other way round; `assignee_username` names the user whom `assignee_id` would give by number. */
        not?: components['parameters']['MergeRequestsNotMatching'];
        /** @description Property that the list is ordered by. `merged_at` since 17.2. */
        order_by?: components['parameters']['MergeRequestsOrderBy'];
        /** @description Direction of the order. */
        sort?: components['parameters']['MergeRequestsSort'];
        /** @description `simple` returns less of each merge request: its `iid`, address, title, description and basic state. */
        view?: components['parameters']['MergeRequestsView'];
        /** @description Add `title_html` and `description_html`, which hold the title and the description as HTML. */
        render_html?: components['parameters']['MergeRequestsRenderHtml'];
        /** @description Return each label as an object with its details instead of by its name. */
        with_labels_details?: components['parameters']['MergeRequestsWithLabelsDetails'];
        /** @description Recalculate `merge_status` in the background; the answer does not wait for it. Has no effect for callers below the Developer role while the flag `restrict_merge_status_recheck` is on. */
        with_merge_status_recheck?: components['parameters']['MergeRequestsWithMergeStatusRecheck'];
        /** @description Index of the page to return, counted from 1. The largest offset that may be reached is limited; self-managed instances can change the limit. */
        page?: components['parameters']['Page'];
        /** @description Number of items per page, at most 100. */
        per_page?: components['parameters']['PerPage'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The merge requests that match. */
      200: {
        headers: {
          /** @description Addresses of other pages, each with `rel` set to `first`, `prev`, `next` or `last`. Follow them as given and do not build page addresses yourself. With offset pagination `rel="last"` is left out above 10,000 records. With keyset pagination `rel="next"` leads on, and the header is absent once the end is reached. */
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
        /** @description Index of the page to return, counted from 1. The largest offset that may be reached is limited; self-managed instances can change the limit. */
        page?: components['parameters']['Page'];
        /** @description Number of items per page, at most 100. */
        per_page?: components['parameters']['PerPage'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The namespaces that match. */
      200: {
        headers: {
          /** @description Addresses of other pages, each with `rel` set to `first`, `prev`, `next` or `last`. Follow them as given and do not build page addresses yourself. With offset pagination `rel="last"` is left out above 10,000 records. With keyset pagination `rel="next"` leads on, and the header is absent once the end is reached. */
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
      query?: never;
      header?: never;
      path: {
        /** @description Number of the namespace, or its full path sent URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and is answered with 404. */
        id: number | string;
      };
      cookie?: never;
    };
    requestBody?: never;
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
        /** @description Number of the parent namespace to look in. Without it only the top level is looked at. */
        parent_id?: number;
      };
      header?: never;
      path: {
        /** @description Path to look for, sent URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and is answered with 404. */
        namespace: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Whether the path is taken, and suggestions when it is. */
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
      query?: never;
      header?: never;
      path: {
        /** @description Number of the project, or its full path sent URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and is answered with 404. */
        id: components['parameters']['ProjectId'];
      };
      cookie?: never;
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
        /** @description Return only badges with this name. Upper and lower case differ. */
        name?: string;
        /** @description Index of the page to return, counted from 1. The largest offset that may be reached is limited; self-managed instances can change the limit. */
        page?: components['parameters']['Page'];
        /** @description Number of items per page, at most 100. */
        per_page?: components['parameters']['PerPage'];
      };
      header?: never;
      path: {
        /** @description Number of the project, or its full path sent URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and is answered with 404. */
        id: components['parameters']['ProjectId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The badges of the project and of its groups. */
      200: {
        headers: {
          /** @description Addresses of other pages, each with `rel` set to `first`, `prev`, `next` or `last`. Follow them as given and do not build page addresses yourself. With offset pagination `rel="last"` is left out above 10,000 records. With keyset pagination `rel="next"` leads on, and the header is absent once the end is reached. */
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
      query?: never;
      header?: never;
      path: {
        /** @description Number of the project, or its full path sent URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and is answered with 404. */
        id: components['parameters']['ProjectId'];
      };
      cookie?: never;
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
        /** @description Address that the badge links to; may hold the placeholders that `Badge` lists. */
        link_url: string;
        /** @description Address of the image; may hold the placeholders that `Badge` lists. */
        image_url: string;
      };
      header?: never;
      path: {
        /** @description Number of the project, or its full path sent URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and is answered with 404. */
        id: components['parameters']['ProjectId'];
      };
      cookie?: never;
    };
    requestBody?: never;
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
      query?: never;
      header?: never;
      path: {
        /** @description Number of the project, or its full path sent URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and is answered with 404. */
        id: components['parameters']['ProjectId'];
        /** @description Number of the badge. */
        badge_id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
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
      query?: never;
      header?: never;
      path: {
        /** @description Number of the project, or its full path sent URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and is answered with 404. */
        id: components['parameters']['ProjectId'];
        /** @description Number of the badge. */
        badge_id: number;
      };
      cookie?: never;
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
      query?: never;
      header?: never;
      path: {
        /** @description Number of the project, or its full path sent URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and is answered with 404. */
        id: components['parameters']['ProjectId'];
        /** @description Number of the badge. */
        badge_id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
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
        /** @description Index of the page to return, counted from 1. The largest offset that may be reached is limited; self-managed instances can change the limit. */
        page?: components['parameters']['Page'];
        /** @description Number of items per page, at most 100. */
        per_page?: components['parameters']['PerPage'];
      };
      header?: never;
      path: {
        /** @description Number of the project, or its full path sent URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and is answered with 404. */
        id: components['parameters']['ProjectId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The client keys of the project. */
      200: {
        headers: {
          /** @description Addresses of other pages, each with `rel` set to `first`, `prev`, `next` or `last`. Follow them as given and do not build page addresses yourself. With offset pagination `rel="last"` is left out above 10,000 records. With keyset pagination `rel="next"` leads on, and the header is absent once the end is reached. */
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
      query?: never;
      header?: never;
      path: {
        /** @description Number of the project, or its full path sent URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and is answered with 404. */
        id: components['parameters']['ProjectId'];
      };
      cookie?: never;
    };
    requestBody?: never;
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
      query?: never;
      header?: never;
      path: {
        /** @description Number of the project, or its full path sent URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and is answered with 404. */
        id: components['parameters']['ProjectId'];
        /** @description Number of the client key. */
        key_id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
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
      query?: never;
      header?: never;
      path: {
        /** @description Number of the project, or its full path sent URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and is answered with 404. */
        id: components['parameters']['ProjectId'];
      };
      cookie?: never;
    };
    requestBody?: never;
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
      query?: never;
      header?: never;
      path: {
        /** @description Number of the project, or its full path sent URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and is answered with 404. */
        id: components['parameters']['ProjectId'];
      };
      cookie?: never;
    };
    /** @description The settings to put in place. */
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
      query?: never;
      header?: never;
      path: {
        /** @description Number of the project, or its full path sent URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and is answered with 404. */
        id: components['parameters']['ProjectId'];
      };
      cookie?: never;
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
      query?: never;
      header?: never;
      path: {
        /** @description Number of the project, or its full path sent URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and is answered with 404. */
        id: components['parameters']['ProjectId'];
      };
      cookie?: never;
    };
    /** @description Where the fork goes and how it differs from its origin. */
    requestBody?: {
      content: {
        'application/json': components['schemas']['ForkCreate'];
        'application/x-www-form-urlencoded': components['schemas']['ForkCreate'];
      };
    };
    responses: {
      /** @description The fork is under way. The body is not shown. */
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
      query?: never;
      header?: never;
      path: {
        /** @description Number of the project, or its full path sent URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and is answered with 404. */
        id: components['parameters']['ForkId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The project is no longer a fork. Whether there is a body is not shown. */
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
      query?: never;
      header?: never;
      path: {
        /** @description Number of the project, or its full path sent URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and is answered with 404. */
        id: components['parameters']['OtherProjectId'];
        /** @description Number of the project that is the origin. */
        forked_from_id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The project is a fork now. The body is not shown. */
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
        /** @description Return only forks in which the caller has at least this access level. The values are not shown. */
        min_access_level?: number;
        /** @description Property that the list is ordered by. */
        order_by?: 'id' | 'name' | 'path' | 'created_at' | 'updated_at' | 'star_count' | 'last_activity_at';
        /** @description Return only forks that the caller owns. */
        owned?: boolean;
        /** @description Words to search forks for. Which properties are searched is not shown. */
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
        /** @description Index of the page to return, counted from 1. The largest offset that may be reached is limited; self-managed instances can change the limit. */
        page?: components['parameters']['Page'];
        /** @description Number of items per page, at most 100. */
        per_page?: components['parameters']['PerPage'];
      };
      header?: never;
      path: {
        /** @description Number of the project, or its full path sent URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and is answered with 404. */
        id: components['parameters']['ProjectId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The forks. */
      200: {
        headers: {
          /** @description Addresses of other pages, each with `rel` set to `first`, `prev`, `next` or `last`. Follow them as given and do not build page addresses yourself. With offset pagination `rel="last"` is left out above 10,000 records. With keyset pagination `rel="next"` leads on, and the header is absent once the end is reached. */
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
        /** @description Index of the page to return, counted from 1. The largest offset that may be reached is limited; self-managed instances can change the limit. */
        page?: components['parameters']['Page'];
        /** @description Number of items per page, at most 100. */
        per_page?: components['parameters']['PerPage'];
      };
      header?: never;
      path: {
        /** @description Number of the project, or its full path sent URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and is answered with 404. */
        id: components['parameters']['ProjectId'];
        /** @description Number of the issue within the project (its `iid`). Its `id` does not work here. */
        issue_iid: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The weight events of the issue. */
      200: {
        headers: {
          /** @description Addresses of other pages, each with `rel` set to `first`, `prev`, `next` or `last`. Follow them as given and do not build page addresses yourself. With offset pagination `rel="last"` is left out above 10,000 records. With keyset pagination `rel="next"` leads on, and the header is absent once the end is reached. */
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
      query?: never;
      header?: never;
      path: {
        /** @description Number of the project, or its full path sent URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and is answered with 404. */
        id: components['parameters']['ProjectId'];
        /** @description Number of the issue within the project (its `iid`). Its `id` does not work here. */
        issue_iid: number;
        /** @description Number of the event. */
        resource_weight_event_id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
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
      query?: never;
      header?: never;
      path: {
        /** @description Number of the project, or its full path sent URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and is answered with 404. */
        id: components['parameters']['ProjectId'];
      };
      cookie?: never;
    };
    requestBody?: never;
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
      query?: never;
      header?: never;
      path: {
        /** @description Number of the project, or its full path sent URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and is answered with 404. */
        id: components['parameters']['ProjectId'];
      };
      cookie?: never;
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
        /** @description Index of the page to return, counted from 1. The largest offset that may be reached is limited; self-managed instances can change the limit. */
        page?: components['parameters']['Page'];
        /** @description Number of items per page, at most 100. */
        per_page?: components['parameters']['PerPage'];
      };
      header?: never;
      path: {
        /** @description Number of the project, or its full path sent URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and is answered with 404. */
        id: components['parameters']['ProjectId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The projects in the allowlist. */
      200: {
        headers: {
          /** @description Addresses of other pages, each with `rel` set to `first`, `prev`, `next` or `last`. Follow them as given and do not build page addresses yourself. With offset pagination `rel="last"` is left out above 10,000 records. With keyset pagination `rel="next"` leads on, and the header is absent once the end is reached. */
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
      query?: never;
      header?: never;
      path: {
        /** @description Number of the project, or its full path sent URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and is answered with 404. */
        id: components['parameters']['ProjectId'];
      };
      cookie?: never;
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
      query?: never;
      header?: never;
      path: {
        /** @description Number of the project, or its full path sent URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and is answered with 404. */
        id: components['parameters']['ProjectId'];
        /** @description Number of the project to remove. */
        target_project_id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
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
        /** @description Index of the page to return, counted from 1. The largest offset that may be reached is limited; self-managed instances can change the limit. */
        page?: components['parameters']['Page'];
        /** @description Number of items per page, at most 100. */
        per_page?: components['parameters']['PerPage'];
      };
      header?: never;
      path: {
        /** @description Number of the project, or its full path sent URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and is answered with 404. */
        id: components['parameters']['ProjectId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The groups in the allowlist. */
      200: {
        headers: {
          /** @description Addresses of other pages, each with `rel` set to `first`, `prev`, `next` or `last`. Follow them as given and do not build page addresses yourself. With offset pagination `rel="last"` is left out above 10,000 records. With keyset pagination `rel="next"` leads on, and the header is absent once the end is reached. */
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
      query?: never;
      header?: never;
      path: {
        /** @description Number of the project, or its full path sent URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and is answered with 404. */
        id: components['parameters']['OtherProjectId'];
      };
      cookie?: never;
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
      query?: never;
      header?: never;
      path: {
        /** @description Number of the project, or its full path sent URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and is answered with 404. */
        id: components['parameters']['ProjectId'];
        /** @description Number of the group to remove. */
        target_group_id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
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
        /** @description Add how many issues, open and closed, and how many open merge requests have each label. */
        with_counts?: boolean;
        /** @description Look at the labels of the ancestor groups as well. */
        include_ancestor_groups?: boolean;
        /** @description Words to search labels for. Which properties are searched is not shown. */
        search?: string;
        /** @description `true` returns only labels that are archived, `false` only those that are not. Without it both are returned. Requires the flag `labels_archive`. */
        archived?: boolean;
        /** @description Index of the page to return, counted from 1. The largest offset that may be reached is limited; self-managed instances can change the limit. */
        page?: components['parameters']['Page'];
        /** @description Number of items per page, at most 100. */
        per_page?: components['parameters']['PerPage'];
      };
      header?: never;
      path: {
        /** @description Number of the project, or its full path sent URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and is answered with 404. */
        id: components['parameters']['ProjectId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The labels. */
      200: {
        headers: {
          /** @description Addresses of other pages, each with `rel` set to `first`, `prev`, `next` or `last`. Follow them as given and do not build page addresses yourself. With offset pagination `rel="last"` is left out above 10,000 records. With keyset pagination `rel="next"` leads on, and the header is absent once the end is reached. */
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
      query?: never;
      header?: never;
      path: {
        /** @description Number of the project, or its full path sent URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and is answered with 404. */
        id: components['parameters']['ProjectId'];
      };
      cookie?: never;
    };
    /** @description The label, and what to change about it. */
    requestBody: {
      content: {
        'application/json': components['schemas']['LabelUpdateByName'];
        'application/x-www-form-urlencoded': components['schemas']['LabelUpdateByName'];
      };
    };
    responses: {
      /** @description The label is changed. The body is not shown. */
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
      query?: never;
      header?: never;
      path: {
        /** @description Number of the project, or its full path sent URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and is answered with 404. */
        id: components['parameters']['ProjectId'];
      };
      cookie?: never;
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
      header?: never;
      path: {
        /** @description Number of the project, or its full path sent URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and is answered with 404. */
        id: components['parameters']['ProjectId'];
      };
      cookie?: never;
    };
    requestBody?: never;
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
      query?: never;
      header?: never;
      path: {
        /** @description Number of the project, or its full path sent URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and is answered with 404. */
        id: components['parameters']['ProjectId'];
      };
      cookie?: never;
    };
    /** @description The label to promote. */
    requestBody: {
      content: {
        'application/json': components['schemas']['LabelPromotionByName'];
        'application/x-www-form-urlencoded': components['schemas']['LabelPromotionByName'];
      };
    };
    responses: {
      /** @description The label belongs to the group now. The body is not shown. */
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
        /** @description Look at the labels of the ancestor groups as well. */
        include_ancestor_groups?: boolean;
      };
      header?: never;
      path: {
        /** @description Number of the project, or its full path sent URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and is answered with 404. */
        id: components['parameters']['ProjectId'];
        /** @description Number of the label, or its name sent URL-encoded (`/` as `%2F`). */
        label_id: number | string;
      };
      cookie?: never;
    };
    requestBody?: never;
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
      query?: never;
      header?: never;
      path: {
        /** @description Number of the project, or its full path sent URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and is answered with 404. */
        id: components['parameters']['ProjectId'];
        /** @description Number of the label, or its name sent URL-encoded (`/` as `%2F`). */
        label_id: number | string;
      };
      cookie?: never;
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
      query?: never;
      header?: never;
      path: {
        /** @description Number of the project, or its full path sent URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and is answered with 404. */
        id: components['parameters']['ProjectId'];
        /** @description Number of the label, or its name sent URL-encoded (`/` as `%2F`). */
        label_id: number | string;
      };
      cookie?: never;
    };
    requestBody?: never;
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
      query?: never;
      header?: never;
      path: {
        /** @description Number of the project, or its full path sent URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and is answered with 404. */
        id: components['parameters']['ProjectId'];
        /** @description Number of the label, or its name sent URL-encoded (`/` as `%2F`). */
        label_id: number | string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The label belongs to the group now. The body is not shown. */
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
      query?: never;
      header?: never;
      path: {
        /** @description Number of the project, or its full path sent URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and is answered with 404. */
        id: components['parameters']['ProjectId'];
        /** @description Number of the label, or its name sent URL-encoded (`/` as `%2F`). */
        label_id: number | string;
      };
      cookie?: never;
    };
    requestBody?: never;
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
      query?: never;
      header?: never;
      path: {
        /** @description Number of the project, or its full path sent URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and is answered with 404. */
        id: components['parameters']['ProjectId'];
        /** @description Number of the label, or its name sent URL-encoded (`/` as `%2F`). */
        label_id: number | string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The caller is no longer subscribed. The body is not shown. */
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
      query?: never;
      header?: never;
      path: {
        /** @description Number of the project, or its full path sent URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and is answered with 404. */
        id: components['parameters']['ProjectId'];
      };
      cookie?: never;
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
        /** @description Add `rebase_in_progress`, which tells whether the source branch is being rebased. */
        include_rebase_in_progress?: boolean;
        /** @description Add `title_html` and `description_html`, which hold the title and the description as HTML. */
        render_html?: components['parameters']['MergeRequestsRenderHtml'];
      };
      header?: never;
      path: {
        /** @description Number of the project, or its full path sent URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and is answered with 404. */
        id: components['parameters']['ProjectId'];
        /** @description Number of the merge request within the project (its `iid`). Its `id` does not work here. */
        merge_request_iid: components['parameters']['MergeRequestIid'];
      };
      cookie?: never;
    };
    requestBody?: never;
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
      query?: never;
      header?: never;
      path: {
        /** @description Number of the project, or its full path sent URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and is answered with 404. */
        id: components['parameters']['ProjectId'];
        /** @description Number of the merge request within the project (its `iid`). Its `id` does not work here. */
        merge_request_iid: components['parameters']['MergeRequestIid'];
      };
      cookie?: never;
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
      query?: never;
      header?: never;
      path: {
        /** @description Number of the project, or its full path sent URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and is answered with 404. */
        id: components['parameters']['ProjectId'];
        /** @description Number of the merge request within the project (its `iid`). Its `id` does not work here. */
        merge_request_iid: components['parameters']['MergeRequestIid'];
      };
      cookie?: never;
    };
    requestBody?: never;
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
        /** @description Index of the page to return, counted from 1. The largest offset that may be reached is limited; self-managed instances can change the limit. */
        page?: components['parameters']['Page'];
        /** @description Number of items per page, at most 100. */
        per_page?: components['parameters']['PerPage'];
      };
      header?: never;
      path: {
        /** @description Number of the project, or its full path sent URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and is answered with 404. */
        id: components['parameters']['ProjectId'];
        /** @description Number of the merge request within the project (its `iid`). Its `id` does not work here. */
        merge_request_iid: components['parameters']['MergeRequestIid'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The diffs, one for each file. */
      200: {
        headers: {
          /** @description Addresses of other pages, each with `rel` set to `first`, `prev`, `next` or `last`. Follow them as given and do not build page addresses yourself. With offset pagination `rel="last"` is left out above 10,000 records. With keyset pagination `rel="next"` leads on, and the header is absent once the end is reached. */
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
      query?: never;
      header?: never;
      path: {
        /** @description Number of the project, or its full path sent URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and is answered with 404. */
        id: components['parameters']['ProjectId'];
        /** @description Number of the merge request within the project (its `iid`). Its `id` does not work here. */
        merge_request_iid: components['parameters']['MergeRequestIid'];
      };
      cookie?: never;
    };
    /** @description How to merge. */
    requestBody?: {
      content: {
        'application/json': components['schemas']['MergeRequestMerge'];
        'application/x-www-form-urlencoded': components['schemas']['MergeRequestMerge'];
      };
    };
    responses: {
      /** @description The merge is accepted. The body is not shown. */
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
        /** @description Index of the page to return, counted from 1. The largest offset that may be reached is limited; self-managed instances can change the limit. */
        page?: components['parameters']['Page'];
        /** @description Number of items per page, at most 100. */
        per_page?: components['parameters']['PerPage'];
      };
      header?: never;
      path: {
        /** @description Number of the project, or its full path sent URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and is answered with 404. */
        id: components['parameters']['ProjectId'];
        /** @description Number of the merge request within the project (its `iid`). Its `id` does not work here. */
        merge_request_iid: components['parameters']['MergeRequestIid'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The pipelines of the merge request. */
      200: {
        headers: {
          /** @description Addresses of other pages, each with `rel` set to `first`, `prev`, `next` or `last`. Follow them as given and do not build page addresses yourself. With offset pagination `rel="last"` is left out above 10,000 records. With keyset pagination `rel="next"` leads on, and the header is absent once the end is reached. */
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
      query?: never;
      header?: never;
      path: {
        /** @description Number of the project, or its full path sent URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and is answered with 404. */
        id: components['parameters']['ProjectId'];
        /** @description Number of the merge request within the project (its `iid`). Its `id` does not work here. */
        merge_request_iid: components['parameters']['MergeRequestIid'];
      };
      cookie?: never;
    };
    requestBody?: never;
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
      query?: never;
      header?: never;
      path: {
        /** @description Number of the project, or its full path sent URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and is answered with 404. */
        id: components['parameters']['ProjectId'];
        /** @description Number of the merge request within the project (its `iid`). Its `id` does not work here. */
        merge_request_iid: components['parameters']['MergeRequestIid'];
      };
      cookie?: never;
    };
    requestBody?: never;
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
        /** @description Include the milestones of all groups above the project. `iids[]` then has no effect. */
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
        /** @description Index of the page to return, counted from 1. The largest offset that may be reached is limited; self-managed instances can change the limit. */
        page?: components['parameters']['Page'];
        /** @description Number of items per page, at most 100. */
        per_page?: components['parameters']['PerPage'];
      };
      header?: never;
      path: {
        /** @description Number of the project, or its full path sent URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and is answered with 404. */
        id: components['parameters']['ProjectId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The milestones that match. */
      200: {
        headers: {
          /** @description Addresses of other pages, each with `rel` set to `first`, `prev`, `next` or `last`. Follow them as given and do not build page addresses yourself. With offset pagination `rel="last"` is left out above 10,000 records. With keyset pagination `rel="next"` leads on, and the header is absent once the end is reached. */
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
      query?: never;
      header?: never;
      path: {
        /** @description Number of the project, or its full path sent URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and is answered with 404. */
        id: components['parameters']['ProjectId'];
      };
      cookie?: never;
    };
    /** @description The milestone to create. */
    requestBody: {
      content: {
        'application/json': components['schemas']['ProjectMilestoneCreate'];
        'application/x-www-form-urlencoded': components['schemas']['ProjectMilestoneCreate'];
      };
    };
    responses: {
      /** @description The milestone that was created. The body is not shown. */
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
      query?: never;
      header?: never;
      path: {
        /** @description Number of the project, or its full path sent URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and is answered with 404. */
        id: components['parameters']['ProjectId'];
        /** @description Number of the milestone (its `id`, not its `iid`). */
        milestone_id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The milestone. The body is not shown. */
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
      query?: never;
      header?: never;
      path: {
        /** @description Number of the project, or its full path sent URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and is answered with 404. */
        id: components['parameters']['ProjectId'];
        /** @description Number of the milestone (its `id`, not its `iid`). */
        milestone_id: number;
      };
      cookie?: never;
    };
    /** @description The properties to change. */
    requestBody?: {
      content: {
        'application/json': components['schemas']['ProjectMilestoneUpdate'];
        'application/x-www-form-urlencoded': components['schemas']['ProjectMilestoneUpdate'];
      };
    };
    responses: {
      /** @description The milestone as it is now. The body is not shown. */
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
      query?: never;
      header?: never;
      path: {
        /** @description Number of the project, or its full path sent URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and is answered with 404. */
        id: components['parameters']['ProjectId'];
        /** @description Number of the milestone (its `id`, not its `iid`). */
        milestone_id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
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
        /** @description Index of the page to return, counted from 1. The largest offset that may be reached is limited; self-managed instances can change the limit. */
        page?: components['parameters']['Page'];
        /** @description Number of items per page, at most 100. */
        per_page?: components['parameters']['PerPage'];
      };
      header?: never;
      path: {
        /** @description Number of the project, or its full path sent URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and is answered with 404. */
        id: components['parameters']['ProjectId'];
        /** @description Number of the milestone (its `id`, not its `iid`). */
        milestone_id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The burndown events of the milestone. The body is not shown. */
      200: {
        headers: {
          /** @description Addresses of other pages, each with `rel` set to `first`, `prev`, `next` or `last`. Follow them as given and do not build page addresses yourself. With offset pagination `rel="last"` is left out above 10,000 records. With keyset pagination `rel="next"` leads on, and the header is absent once the end is reached. */
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
        /** @description Index of the page to return, counted from 1. The largest offset that may be reached is limited; self-managed instances can change the limit. */
        page?: components['parameters']['Page'];
        /** @description Number of items per page, at most 100. */
        per_page?: components['parameters']['PerPage'];
      };
      header?: never;
      path: {
        /** @description Number of the project, or its full path sent URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and is answered with 404. */
        id: components['parameters']['ProjectId'];
        /** @description Number of the milestone (its `id`, not its `iid`). */
        milestone_id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The issues of the milestone. The body is not shown. */
      200: {
        headers: {
          /** @description Addresses of other pages, each with `rel` set to `first`, `prev`, `next` or `last`. Follow them as given and do not build page addresses yourself. With offset pagination `rel="last"` is left out above 10,000 records. With keyset pagination `rel="next"` leads on, and the header is absent once the end is reached. */
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
        /** @description Index of the page to return, counted from 1. The largest offset that may be reached is limited; self-managed instances can change the limit. */
        page?: components['parameters']['Page'];
        /** @description Number of items per page, at most 100. */
        per_page?: components['parameters']['PerPage'];
      };
      header?: never;
      path: {
        /** @description Number of the project, or its full path sent URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and is answered with 404. */
        id: components['parameters']['ProjectId'];
        /** @description Number of the milestone (its `id`, not its `iid`). */
        milestone_id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The merge requests of the milestone. The body is not shown. */
      200: {
        headers: {
          /** @description Addresses of other pages, each with `rel` set to `first`, `prev`, `next` or `last`. Follow them as given and do not build page addresses yourself. With offset pagination `rel="last"` is left out above 10,000 records. With keyset pagination `rel="next"` leads on, and the header is absent once the end is reached. */
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
      query?: never;
      header?: never;
      path: {
        /** @description Number of the project, or its full path sent URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and is answered with 404. */
        id: components['parameters']['ProjectId'];
        /** @description Number of the milestone (its `id`, not its `iid`). */
        milestone_id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The milestone belongs to the group now. The body is not shown. */
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
      query?: never;
      header?: never;
      path: {
        /** @description Number of the project, or its full path sent URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and is answered with 404. */
        id: components['parameters']['ProjectId'];
      };
      cookie?: never;
    };
    requestBody?: never;
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
      query?: never;
      header?: never;
      path: {
        /** @description Number of the project, or its full path sent URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and is answered with 404. */
        id: components['parameters']['ProjectId'];
      };
      cookie?: never;
    };
    requestBody?: never;
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
      query?: never;
      header?: never;
      path: {
        /** @description Number of the project, or its full path sent URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and is answered with 404. */
        id: components['parameters']['ProjectId'];
      };
      cookie?: never;
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
        /** @description Index of the page to return, counted from 1. The largest offset that may be reached is limited; self-managed instances can change the limit. */
        page?: components['parameters']['Page'];
        /** @description Number of items per page, at most 100. */
        per_page?: components['parameters']['PerPage'];
      };
      header?: never;
      path: {
        /** @description Number of the project, or its full path sent URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and is answered with 404. */
        id: components['parameters']['ProjectId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The schedules of the project. */
      200: {
        headers: {
          /** @description Addresses of other pages, each with `rel` set to `first`, `prev`, `next` or `last`. Follow them as given and do not build page addresses yourself. With offset pagination `rel="last"` is left out above 10,000 records. With keyset pagination `rel="next"` leads on, and the header is absent once the end is reached. */
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
      query?: never;
      header?: never;
      path: {
        /** @description Number of the project, or its full path sent URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and is answered with 404. */
        id: components['parameters']['ProjectId'];
      };
      cookie?: never;
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
      query?: never;
      header?: never;
      path: {
        /** @description Number of the project, or its full path sent URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and is answered with 404. */
        id: components['parameters']['ProjectId'];
        /** @description Number of the schedule. */
        pipeline_schedule_id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
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
      query?: never;
      header?: never;
      path: {
        /** @description Number of the project, or its full path sent URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and is answered with 404. */
        id: components['parameters']['ProjectId'];
        /** @description Number of the schedule. */
        pipeline_schedule_id: number;
      };
      cookie?: never;
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
      query?: never;
      header?: never;
      path: {
        /** @description Number of the project, or its full path sent URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and is answered with 404. */
        id: components['parameters']['ProjectId'];
        /** @description Number of the schedule. */
        pipeline_schedule_id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
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
        /** @description Return only pipelines at this stage, or only those of branches or of tags. */
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
        /** @description Direction of the order. What the pipelines are ordered by is not shown. */
        sort?: 'asc' | 'desc';
        /** @description Index of the page to return, counted from 1. The largest offset that may be reached is limited; self-managed instances can change the limit. */
        page?: components['parameters']['Page'];
        /** @description Number of items per page, at most 100. */
        per_page?: components['parameters']['PerPage'];
      };
      header?: never;
      path: {
        /** @description Number of the project, or its full path sent URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and is answered with 404. */
        id: components['parameters']['ProjectId'];
        /** @description Number of the schedule. */
        pipeline_schedule_id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The pipelines that the schedule triggered. */
      200: {
        headers: {
          /** @description Addresses of other pages, each with `rel` set to `first`, `prev`, `next` or `last`. Follow them as given and do not build page addresses yourself. With offset pagination `rel="last"` is left out above 10,000 records. With keyset pagination `rel="next"` leads on, and the header is absent once the end is reached. */
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
      query?: never;
      header?: never;
      path: {
        /** @description Number of the project, or its full path sent URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and is answered with 404. */
        id: components['parameters']['ProjectId'];
        /** @description Number of the schedule. */
        pipeline_schedule_id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The pipeline was created. The answer does not name it. */
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
      query?: never;
      header?: never;
      path: {
        /** @description Number of the project, or its full path sent URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and is answered with 404. */
        id: components['parameters']['ProjectId'];
        /** @description Number of the schedule. */
        pipeline_schedule_id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
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
      query?: never;
      header?: never;
      path: {
        /** @description Number of the project, or its full path sent URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and is answered with 404. */
        id: components['parameters']['ProjectId'];
        /** @description Number of the schedule. */
        pipeline_schedule_id: number;
      };
      cookie?: never;
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
      query?: never;
      header?: never;
      path: {
        /** @description Number of the project, or its full path sent URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and is answered with 404. */
        id: components['parameters']['ProjectId'];
        /** @description Number of the schedule. */
        pipeline_schedule_id: number;
        /** @description Name of the variable. */
        key: string;
      };
      cookie?: never;
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
      query?: never;
      header?: never;
      path: {
        /** @description Number of the project, or its full path sent URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and is answered with 404. */
        id: components['parameters']['ProjectId'];
        /** @description Number of the schedule. */
        pipeline_schedule_id: number;
        /** @description Name of the variable. */
        key: string;
      };
      cookie?: never;
    };
    requestBody?: never;
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
        /** @description Index of the page to return, counted from 1. The largest offset that may be reached is limited; self-managed instances can change the limit. */
        page?: components['parameters']['Page'];
        /** @description Number of items per page, at most 100. */
        per_page?: components['parameters']['PerPage'];
      };
      header?: never;
      path: {
        /** @description Number of the project, or its full path sent URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and is answered with 404. */
        id: components['parameters']['ProjectId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The protected environments of the project. */
      200: {
        headers: {
          /** @description Addresses of other pages, each with `rel` set to `first`, `prev`, `next` or `last`. Follow them as given and do not build page addresses yourself. With offset pagination `rel="last"` is left out above 10,000 records. With keyset pagination `rel="next"` leads on, and the header is absent once the end is reached. */
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
      query?: never;
      header?: never;
      path: {
        /** @description Number of the project, or its full path sent URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and is answered with 404. */
        id: components['parameters']['ProjectId'];
      };
      cookie?: never;
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
      query?: never;
      header?: never;
      path: {
        /** @description Number of the project, or its full path sent URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and is answered with 404. */
        id: components['parameters']['ProjectId'];
        /** @description Name of the environment, sent URL-encoded (`/` as `%2F`). */
        name: string;
      };
      cookie?: never;
    };
    requestBody?: never;
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
      query?: never;
      header?: never;
      path: {
        /** @description Number of the project, or its full path sent URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and is answered with 404. */
        id: components['parameters']['ProjectId'];
        /** @description Name of the environment, sent URL-encoded (`/` as `%2F`). */
        name: string;
      };
      cookie?: never;
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
      query?: never;
      header?: never;
      path: {
        /** @description Number of the project, or its full path sent URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and is answered with 404. */
        id: components['parameters']['ProjectId'];
        /** @description Name of the environment, sent URL-encoded (`/` as `%2F`). */
        name: string;
      };
      cookie?: never;
    };
    requestBody?: never;
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
        /** @description Whether to return the tags of each repository, in `tags`. */
        tags?: boolean;
        /** @description Whether to return the number of tags of each repository, in `tags_count`. */
        tags_count?: boolean;
        /** @description Index of the page to return, counted from 1. The largest offset that may be reached is limited; self-managed instances can change the limit. */
        page?: components['parameters']['Page'];
        /** @description Number of items per page, at most 100. */
        per_page?: components['parameters']['PerPage'];
      };
      header?: never;
      path: {
        /** @description Number of the project, or its full path sent URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and is answered with 404. */
        id: components['parameters']['ProjectId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The image repositories of the project. */
      200: {
        headers: {
          /** @description Addresses of other pages, each with `rel` set to `first`, `prev`, `next` or `last`. Follow them as given and do not build page addresses yourself. With offset pagination `rel="last"` is left out above 10,000 records. With keyset pagination `rel="next"` leads on, and the header is absent once the end is reached. */
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
      query?: never;
      header?: never;
      path: {
        /** @description Number of the project, or its full path sent URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and is answered with 404. */
        id: components['parameters']['ProjectId'];
        /** @description Number of the image repository. */
        repository_id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The deletion is accepted and goes on in the background. */
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
        /** @description Column to order by. Required with keyset pagination, and `name` is the only one. */
        order_by?: 'name';
        /** @description Direction of the order. Required with keyset pagination. */
        sort?: 'asc' | 'desc';
        /**
         * @deprecated
         * @description Index of the page to return, counted from 1, with offset pagination. The largest offset that may be reached is limited; self-managed instances can change the limit.
         */
        page?: number;
        /** @description Number of items per page, at most 100. */
        per_page?: components['parameters']['PerPage'];
      };
      header?: never;
      path: {
        /** @description Number of the project, or its full path sent URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and is answered with 404. */
        id: components['parameters']['ProjectId'];
        /** @description Number of the image repository. */
        repository_id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The tags of the image repository. With keyset pagination, the list is empty once the end is reached. */
      200: {
        headers: {
          /** @description Addresses of other pages, each with `rel` set to `first`, `prev`, `next` or `last`. Follow them as given and do not build page addresses yourself. With offset pagination `rel="last"` is left out above 10,000 records. With keyset pagination `rel="next"` leads on, and the header is absent once the end is reached. */
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
      query?: never;
      header?: never;
      path: {
        /** @description Number of the project, or its full path sent URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and is answered with 404. */
        id: components['parameters']['ProjectId'];
        /** @description Number of the image repository. */
        repository_id: number;
      };
      cookie?: never;
    };
    /** @description Which tags to delete. In a form body, as in a query, send a `+` of a regular expression as `%2B`. */
    requestBody: {
      content: {
        'application/json': components['schemas']['RegistryTagsBulkDelete'];
        'application/x-www-form-urlencoded': components['schemas']['RegistryTagsBulkDelete'];
      };
    };
    responses: {
      /** @description The deletion is accepted and goes on in the background. */
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
      query?: never;
      header?: never;
      path: {
        /** @description Number of the project, or its full path sent URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and is answered with 404. */
        id: components['parameters']['ProjectId'];
        /** @description Number of the image repository. */
        repository_id: number;
        /** @description Name of the tag, sent URL-encoded (`/` as `%2F`). */
        tag_name: string;
      };
      cookie?: never;
    };
    requestBody?: never;
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
      query?: never;
      header?: never;
      path: {
        /** @description Number of the project, or its full path sent URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and is answered with 404. */
        id: components['parameters']['ProjectId'];
        /** @description Number of the image repository. */
        repository_id: number;
        /** @description Name of the tag, sent URL-encoded (`/` as `%2F`). */
        tag_name: string;
      };
      cookie?: never;
    };
    requestBody?: never;
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
      /** @description A protection rule matches the tag, or the caller may not do this. */
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
        /** @description Branch, tag or commit to read at. `HEAD` stands for the default branch. */
        ref: string;
      };
      header?: never;
      path: {
        /** @description Number of the project, or its full path sent URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and is answered with 404. */
        id: components['parameters']['ProjectId'];
        /** @description Full path of the file in the repository, sent URL-encoded (`/` as `%2F`). */
        file_path: string;
      };
      cookie?: never;
    };
    requestBody?: never;
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
      query?: never;
      header?: never;
      path: {
        /** @description Number of the project, or its full path sent URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and is answered with 404. */
        id: components['parameters']['ProjectId'];
        /** @description Full path of the file in the repository, sent URL-encoded (`/` as `%2F`). */
        file_path: string;
      };
      cookie?: never;
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
      query?: never;
      header?: never;
      path: {
        /** @description Number of the project, or its full path sent URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and is answered with 404. */
        id: components['parameters']['ProjectId'];
        /** @description Full path of the file in the repository, sent URL-encoded (`/` as `%2F`). */
        file_path: string;
      };
      cookie?: never;
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
      query?: never;
      header?: never;
      path: {
        /** @description Number of the project, or its full path sent URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and is answered with 404. */
        id: components['parameters']['ProjectId'];
        /** @description Full path of the file in the repository, sent URL-encoded (`/` as `%2F`). */
        file_path: string;
      };
      cookie?: never;
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
        /** @description Branch, tag or commit to read at. `HEAD` stands for the default branch. */
        ref: string;
      };
      header?: never;
      path: {
        /** @description Number of the project, or its full path sent URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and is answered with 404. */
        id: components['parameters']['ProjectId'];
        /** @description Full path of the file in the repository, sent URL-encoded (`/` as `%2F`). */
        file_path: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The metadata of the file, in headers. There is no body. */
      200: {
        headers: {
          /** @description SHA of the blob that holds the content. */
          'X-Service-Blob-Id': string;
          /** @description SHA of the commit that the file was read from. */
          'X-Service-Commit-Id': string;
          /** @description SHA-256 of the content. */
          'X-Service-Content-Sha256': string;
          /** @description How reading the file as JSON writes its content. */
          'X-Service-Encoding': 'base64';
          /** @description Whether the execute flag of the file is set. */
          'X-Service-Execute-Filemode'?: boolean | null;
          /** @description Name of the file without its folders. */
          'X-Service-File-Name': string;
          /** @description Full path of the file in the repository. */
          'X-Service-File-Path': string;
          /** @description SHA of the last commit that changed the file. */
          'X-Service-Last-Commit-Id': string;
          /** @description The branch, tag or commit that the file was read at. */
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
        /** @description Branch, tag or commit to read at. `HEAD` stands for the default branch. */
        ref: string;
        /** @description Lines to look at, sent as `range[start]` and `range[end]`. */
        range?: {
          /** @description Last line. */
          end?: number;
          /** @description First line. */
          start?: number;
        };
        /** @description Index of the page to return, counted from 1. The largest offset that may be reached is limited; self-managed instances can change the limit. */
        page?: components['parameters']['Page'];
        /** @description Number of items per page, at most 100. */
        per_page?: components['parameters']['PerPage'];
      };
      header?: never;
      path: {
        /** @description Number of the project, or its full path sent URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and is answered with 404. */
        id: components['parameters']['ProjectId'];
        /** @description Full path of the file in the repository, sent URL-encoded (`/` as `%2F`). */
        file_path: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The ranges of lines. */
      200: {
        headers: {
          /** @description Addresses of other pages, each with `rel` set to `first`, `prev`, `next` or `last`. Follow them as given and do not build page addresses yourself. With offset pagination `rel="last"` is left out above 10,000 records. With keyset pagination `rel="next"` leads on, and the header is absent once the end is reached. */
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
        /** @description Branch, tag or commit to read at. `HEAD` stands for the default branch. */
        ref: string;
        /** @description Lines to look at, sent as `range[start]` and `range[end]`. */
        range?: {
          /** @description Last line. */
          end?: number;
          /** @description First line. */
          start?: number;
        };
      };
      header?: never;
      path: {
        /** @description Number of the project, or its full path sent URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and is answered with 404. */
        id: components['parameters']['ProjectId'];
        /** @description Full path of the file in the repository, sent URL-encoded (`/` as `%2F`). */
        file_path: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The metadata of the file, in headers. There is no body. */
      200: {
        headers: {
          /** @description SHA of the blob that holds the content. */
          'X-Service-Blob-Id': string;
          /** @description SHA of the commit that the file was read from. */
          'X-Service-Commit-Id': string;
          /** @description SHA-256 of the content. */
          'X-Service-Content-Sha256': string;
          /** @description How reading the file as JSON writes its content. */
          'X-Service-Encoding': 'base64';
          /** @description Whether the execute flag of the file is set. */
          'X-Service-Execute-Filemode'?: boolean | null;
          /** @description Name of the file without its folders. */
          'X-Service-File-Name': string;
          /** @description Full path of the file in the repository. */
          'X-Service-File-Path': string;
          /** @description SHA of the last commit that changed the file. */
          'X-Service-Last-Commit-Id': string;
          /** @description The branch, tag or commit that the file was read at. */
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
        /** @description Branch, tag or commit to read at. Without it, the `HEAD` of the project. */
        ref?: string;
        /** @description Return the content that Git LFS stores instead of the pointer to it. Ignored for a file that is not in LFS. */
        lfs?: boolean;
      };
      header?: never;
      path: {
        /** @description Number of the project, or its full path sent URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and is answered with 404. */
        id: components['parameters']['ProjectId'];
        /** @description Full path of the file in the repository, sent URL-encoded (`/` as `%2F`). */
        file_path: string;
      };
      cookie?: never;
    };
    requestBody?: never;
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
        /** @description Branch, tag or commit to read at. Without it, the `HEAD` of the project. */
        ref?: string;
        /** @description Return the content that Git LFS stores instead of the pointer to it. Ignored for a file that is not in LFS. */
        lfs?: boolean;
      };
      header?: never;
      path: {
        /** @description Number of the project, or its full path sent URL-encoded (`/` as `%2F`). A path that is not encoded matches no endpoint and is answered with 404. */
        id: components['parameters']['ProjectId'];
        /** @description Full path of the file in the repository, sent URL-encoded (`/` as `%2F`). */
        file_path: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The metadata of the file, in headers. There is no body. */
      200: {
        headers: {
          /** @description SHA of the blob that holds the content. */
          'X-Service-Blob-Id': string;
          /** @description SHA of the commit that the file was read from. */
          'X-Service-Commit-Id': string;
          /** @description SHA-256 of the content. */
          'X-Service-Content-Sha256': string;
          /** @description How reading the file as JSON writes its content. */
          'X-Service-Encoding': 'base64';
          /** @description Whether the execute flag of the file is set. */
          'X-Service-Execute-Filemode'?: boolean | null;
          /** @description Name of the file without its folders. */
          'X-Service-File-Name': string;
          /** @description Full path of the file in the repository. */
          'X-Service-File-Path': string;
          /** @description SHA of the last commit that changed the file. */
          'X-Service-Last-Commit-Id': string;
          /** @description The branch, tag or commit that the file was read at. */
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
        /** @description Whether to return the tags of the repository, in `tags`. */
        tags?: boolean;
        /** @description Whether to return the number of tags of the repository, in `tags_count`. */
        tags_count?: boolean;
        /** @description Whether to return the size of the repository, in `size`. Not every repository has it. */
        size?: boolean;
      };
      header?: never;
      path: {
        /** @description Number of the image repository. */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
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
        /** @description Index of the page to return, counted from 1. The largest offset that may be reached is limited; self-managed instances can change the limit. */
        page?: components['parameters']['Page'];
        /** @description Number of items per page, at most 100. */
        per_page?: components['parameters']['PerPage'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The storage moves of all snippets. */
      200: {
        headers: {
          /** @description Addresses of other pages, each with `rel` set to `first`, `prev`, `next` or `last`. Follow them as given and do not build page addresses yourself. With offset pagination `rel="last"` is left out above 10,000 records. With keyset pagination `rel="next"` leads on, and the header is absent once the end is reached. */
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
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description The storage to empty, and where its snippets go. */
    requestBody: {
      content: {
        'application/json': components['schemas']['SnippetStorageMoveAll'];
        'application/x-www-form-urlencoded': components['schemas']['SnippetStorageMoveAll'];
      };
    };
    responses: {
      /** @description The work was accepted and goes on in the background. */
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
      query?: never;
      header?: never;
      path: {
        /** @description Number of the storage move. It does not name a storage. */
        repository_storage_id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
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
        /** @description Index of the page to return, counted from 1. The largest offset that may be reached is limited; self-managed instances can change the limit. */
        page?: components['parameters']['Page'];
        /** @description Number of items per page, at most 100. */
        per_page?: components['parameters']['PerPage'];
      };
      header?: never;
      path: {
        /** @description Number of the snippet. */
        snippet_id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The storage moves of the snippet. */
      200: {
        headers: {
          /** @description Addresses of other pages, each with `rel` set to `first`, `prev`, `next` or `last`. Follow them as given and do not build page addresses yourself. With offset pagination `rel="last"` is left out above 10,000 records. With keyset pagination `rel="next"` leads on, and the header is absent once the end is reached. */
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
      query?: never;
      header?: never;
      path: {
        /** @description Number of the snippet. */
        snippet_id: number;
      };
      cookie?: never;
    };
    /** @description Where to move the snippet. */
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
      query?: never;
      header?: never;
      path: {
        /** @description Number of the snippet. */
        snippet_id: number;
        /** @description Number of the storage move. It does not name a storage. */
        repository_storage_id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
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
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
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
      query?: never;
      header?: never;
      path: {
        /** @description Path of the image repository. Its slashes are sent as they are; they are not URL-encoded. */
        image_path: string;
        /** @description Name of the tag. */
        tag: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The tag is deleted. The answer of the registry is not shown. */
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
      query?: never;
      header?: never;
      path: {
        /** @description Path of the image repository. Its slashes are sent as they are; they are not URL-encoded. */
        image_path: string;
        /** @description Name of the tag. */
        tag: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The tag is deleted. The answer of the registry is not shown. */
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
