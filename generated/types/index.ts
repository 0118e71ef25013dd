// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { components } from './openapi.ts';

/** Confirms that the work was accepted and continues in the background. */
export type AcceptedMessage = components['schemas']['AcceptedMessage'];

/**
 * A small linked image on the page of a project. `link_url` and `image_url` may contain placeholders,
 * which are replaced in the rendered addresses: `%{project_path}`, `%{project_title}`,
 * `%{project_name}`, `%{project_id}`, `%{project_namespace}` (full path of the namespace),
 * `%{group_name}` (the top-level group), `%{service_server}` (name of the server),
 * `%{service_pages_domain}` (domain that hosts Pages), `%{default_branch}`, `%{commit_sha}` (last
 * commit) and `%{latest_tag}` (last tag).
 */
export type Badge = components['schemas']['Badge'];

/** A badge to create. Both addresses may contain the placeholders that `Badge` lists. */
export type BadgeCreate = components['schemas']['BadgeCreate'];

/** The addresses of a badge before and after their placeholders were filled in. */
export type BadgeRendering = components['schemas']['BadgeRendering'];

/** Properties of a badge to change. Both addresses may contain the placeholders that `Badge` lists. */
export type BadgeUpdate = components['schemas']['BadgeUpdate'];

/** The commit that last changed a range of lines. */
export type BlameCommit = components['schemas']['BlameCommit'];

/** Consecutive lines of a file that were last changed by the same commit. */
export type BlameRange = components['schemas']['BlameRange'];

/** A count; may be null. */
export type Count = components['schemas']['Count'];

/** The entry to change, and the members of its group that count. */
export type DeployAccessEntryChange = components['schemas']['DeployAccessEntryChange'];

/** The entry to remove. */
export type DeployAccessEntryRemoval = components['schemas']['DeployAccessEntryRemoval'];

/** A deploy entry. It names a user, a group or everyone with an access level, who may deploy. */
export type DeployAccessLevel = components['schemas']['DeployAccessLevel'];

/** A new deploy entry. */
export type DeployAccessLevelCreate = components['schemas']['DeployAccessLevelCreate'];

/**
 * A deploy entry to add, change or remove. An entry without `id` is added. An entry with `id` and a
 * user, group or access level is changed. An entry with `id` and `_destroy` is removed.
 */
export type DeployAccessLevelUpdate = components['schemas']['DeployAccessLevelUpdate'];

/**
 * The user, group or access level of an entry. Exactly one of `user_id`, `group_id` and `access_level`
 * is required.
 */
export type DeployAccessSubject = components['schemas']['DeployAccessSubject'];

/**
 * An approval rule. It names a user, a group or everyone with an access level, who must approve a
 * deployment.
 */
export type DeployApprovalRule = components['schemas']['DeployApprovalRule'];

/** A new approval rule. */
export type DeployApprovalRuleCreate = components['schemas']['DeployApprovalRuleCreate'];

/**
 * An approval rule to add, change or remove. A rule without `id` is added. A rule with `id` and a
 * user, group or access level is changed; the user, group or access level is required also to change
 * only `required_approvals`. A rule with `id` and `_destroy` is removed.
 */
export type DeployApprovalRuleUpdate = components['schemas']['DeployApprovalRuleUpdate'];

/**
 * The body of an error. Its structure is not documented, and the bodies in the examples are invented.
 * Rely on the status, and keep the body as it is.
 */
export type ErrorBody = components['schemas']['ErrorBody'];

/** A key with which clients report errors. */
export type ErrorTrackingClientKey = components['schemas']['ErrorTrackingClientKey'];

/** Error tracking settings of a project. */
export type ErrorTrackingSettings = components['schemas']['ErrorTrackingSettings'];

/** The settings to set. Both are required. */
export type ErrorTrackingSettingsReplace = components['schemas']['ErrorTrackingSettingsReplace'];

/** The settings to change. */
export type ErrorTrackingSettingsUpdate = components['schemas']['ErrorTrackingSettingsUpdate'];

/**
 * Target of the fork, and its differences from the origin. All properties are optional, except that a
 * service account must send `namespace_id` or `namespace_path`, and cannot fork into a personal
 * namespace. The target for other callers who send no namespace is not documented.
 */
export type ForkCreate = components['schemas']['ForkCreate'];

/** API addresses of a fork and of its resources. */
export type ForkLinks = components['schemas']['ForkLinks'];

/** The group or user that a fork belongs to. */
export type ForkNamespace = components['schemas']['ForkNamespace'];

/** The response to the creation of a fork relationship. It is not documented. */
export type ForkRelationship = components['schemas']['ForkRelationship'];

/**
 * The response to the start of a fork. It is not documented, except that the new project has an
 * `import_status`. The ID is listed as a hint.
 */
export type ForkStarted = components['schemas']['ForkStarted'];

/**
 * A project that was forked from another one. If the type of a property is not documented and not
 * clear from its name, the property is left open.
 */
export type ForkedProject = components['schemas']['ForkedProject'];

/** One change of the weight of an issue. */
export type IssueWeightEvent = components['schemas']['IssueWeightEvent'];

/** The access of job tokens to a project, and of its own job tokens to other projects. */
export type JobTokenScope = components['schemas']['JobTokenScope'];

/** A group in the allowlist. */
export type JobTokenScopeGroup = components['schemas']['JobTokenScopeGroup'];

/** A group to add to the allowlist. */
export type JobTokenScopeGroupAdd = components['schemas']['JobTokenScopeGroupAdd'];

/** An entry of the allowlist of groups. */
export type JobTokenScopeGroupLink = components['schemas']['JobTokenScopeGroupLink'];

/** The namespace of a project in the allowlist. */
export type JobTokenScopeNamespace = components['schemas']['JobTokenScopeNamespace'];

/** A project in the allowlist, with a limited set of properties. */
export type JobTokenScopeProject = components['schemas']['JobTokenScopeProject'];

/** A project to add to the allowlist. */
export type JobTokenScopeProjectAdd = components['schemas']['JobTokenScopeProjectAdd'];

/** An entry of the allowlist of projects. */
export type JobTokenScopeProjectLink = components['schemas']['JobTokenScopeProjectLink'];

/** The setting for the access of job tokens to a project. */
export type JobTokenScopeUpdate = components['schemas']['JobTokenScopeUpdate'];

/**
 * A label that issues and merge requests of a project carry. It belongs to the project itself or to
 * one of its groups.
 */
export type Label = components['schemas']['Label'];

/** A label to create. */
export type LabelCreate = components['schemas']['LabelCreate'];

/** Identifies the label to promote. */
export type LabelPromotionByName = components['schemas']['LabelPromotionByName'];

/** The response to the end of a subscription. It is not documented. */
export type LabelUnsubscription = components['schemas']['LabelUnsubscription'];

/** Properties of a label to change. A new name, a colour or both are required. */
export type LabelUpdate = components['schemas']['LabelUpdate'];

/**
 * Identifies a label by `name` or `label_id`, and contains the properties to change. The changes that
 * this older form accepts or requires are not documented; the properties of `LabelUpdate` are listed
 * as a hint.
 */
export type LabelUpdateByName = components['schemas']['LabelUpdateByName'];

/**
 * The response to the older form of the update. It is not documented; the properties of a label are
 * listed as a hint.
 */
export type LabelUpdatedByName = components['schemas']['LabelUpdatedByName'];

/**
 * A request to merge the commits of one branch into another.
 *
 * Its `state` changes as follows:
 *
 * | from | by | when | to | also set |
 * |---|---|---|---|---|
 * | `opened` | update with `state_event: close` | the caller may update it | `closed` | `closed_by`, `closed_at` |
 * | `closed` | update with `state_event: reopen` | the caller may update it | `opened` | |
 * | `opened` | merge | accepted; with `auto_merge: true`, after the pipeline | `merged` | `merge_commit_sha`, `merged_at`, `merge_user` |
 *
 * `locked` is transitional and lasts only for a moment. Other transitions are not documented.
 */
export type MergeRequest = components['schemas']['MergeRequest'];

/** A merge request as returned after it was created or changed. */
export type MergeRequestChanged = components['schemas']['MergeRequestChanged'];

/** A merge request to create. */
export type MergeRequestCreate = components['schemas']['MergeRequestCreate'];

/**
 * A merge request as returned by a single read: the properties of a list, and more. Further
 * properties, with names after `rebase_in_progress` in alphabetical order, are not documented.
 */
export type MergeRequestDetail = components['schemas']['MergeRequestDetail'];

/** The changes of a merge request to one file. */
export type MergeRequestDiff = components['schemas']['MergeRequestDiff'];

/** The commits that the diff of a merge request is made from. They are absent until they are filled in. */
export type MergeRequestDiffRefs = components['schemas']['MergeRequestDiffRefs'];

/** The pipeline of the head commit of the source branch. */
export type MergeRequestHeadPipeline = components['schemas']['MergeRequestHeadPipeline'];

/** A label of a merge request with its details. */
export type MergeRequestLabel = components['schemas']['MergeRequestLabel'];

/** Options of the merge. Only some of the properties are shown. */
export type MergeRequestMerge = components['schemas']['MergeRequestMerge'];

/**
 * The response to a merge. It is not documented; the properties of a merge request that a merge is
 * known to set are listed as a hint.
 */
export type MergeRequestMerged = components['schemas']['MergeRequestMerged'];

/**
 * The milestone of a merge request. A milestone of a project has `project_id`, a milestone of a group
 * has `group_id`.
 */
export type MergeRequestMilestone = components['schemas']['MergeRequestMilestone'];

/** A pipeline of a merge request. */
export type MergeRequestPipeline = components['schemas']['MergeRequestPipeline'];

/** A new pipeline of a merge request. */
export type MergeRequestPipelineCreated = components['schemas']['MergeRequestPipelineCreated'];

/**
 * A pipeline of a merge request, with the properties that the head pipeline and a new pipeline have in
 * common.
 */
export type MergeRequestPipelineDetail = components['schemas']['MergeRequestPipelineDetail'];

/** A pipeline of a merge request with the address of its page. */
export type MergeRequestPipelineReference = components['schemas']['MergeRequestPipelineReference'];

/** The status of a pipeline in detail. Its properties are not documented. */
export type MergeRequestPipelineStatus = components['schemas']['MergeRequestPipelineStatus'];

/** Ways to refer to a merge request in text. */
export type MergeRequestReferences = components['schemas']['MergeRequestReferences'];

/**
 * A merge request as returned with `view=simple`. Its properties are known only in words; here they
 * have the names that they have in `MergeRequest`.
 */
export type MergeRequestSimple = components['schemas']['MergeRequestSimple'];

/** Number of tasks of a merge request, and of completed tasks. */
export type MergeRequestTaskCompletion = components['schemas']['MergeRequestTaskCompletion'];

/** Time estimated for a merge request and spent on it. */
export type MergeRequestTimeStats = components['schemas']['MergeRequestTimeStats'];

/** Properties of a merge request to change, at least one. The others stay as they are. */
export type MergeRequestUpdate = components['schemas']['MergeRequestUpdate'];

/** One burndown event of a milestone. Its properties are not documented. */
export type MilestoneBurndownEvent = components['schemas']['MilestoneBurndownEvent'];

/**
 * An issue of a milestone. Its properties are not documented; `id` and `iid`, which every issue has,
 * are named as a hint.
 */
export type MilestoneIssue = components['schemas']['MilestoneIssue'];

/**
 * A merge request of a milestone. Its properties are not documented; some properties of `MergeRequest`
 * are named as a hint.
 */
export type MilestoneMergeRequest = components['schemas']['MilestoneMergeRequest'];

/** The snippet whose repository is moved. */
export type MovedSnippet = components['schemas']['MovedSnippet'];

/**
 * A user or a group whose path contains projects. The properties about seats are for owners of the
 * group, or on the hosted offering; they may be absent even there. The flag
 * `restrict_namespace_api_billing_fields` (since 18.3, off by default) restricts who gets the billing
 * properties. This description assumes that these are the properties about plan, trial, seats and
 * billable members.
 */
export type Namespace = components['schemas']['Namespace'];

/** The availability of a path. */
export type NamespaceExistence = components['schemas']['NamespaceExistence'];

/** One published version of the site. */
export type PagesDeployment = components['schemas']['PagesDeployment'];

/** Settings of the static site of a project, and its deployments. */
export type PagesSettings = components['schemas']['PagesSettings'];

/** Settings of the site to change. */
export type PagesSettingsUpdate = components['schemas']['PagesSettingsUpdate'];

/** A percentage, as text. */
export type Percentage = components['schemas']['Percentage'];

/**
 * A schedule for running a pipeline.
 *
 * The property `active` changes as follows:
 *
 * | from | by | to |
 * |---|---|---|
 * | not there | create with `active: false` | inactive |
 * | not there | create with `active: true`, or without `active` | active |
 * | active or inactive | update with `active` | the given value |
 *
 * Every update reschedules the next run.
 */
export type PipelineSchedule = components['schemas']['PipelineSchedule'];

/** A schedule to create. */
export type PipelineScheduleCreate = components['schemas']['PipelineScheduleCreate'];

/** A schedule with its last pipeline, its variables and its inputs. */
export type PipelineScheduleDetail = components['schemas']['PipelineScheduleDetail'];

/** An input that the scheduled pipeline gets. */
export type PipelineScheduleInput = components['schemas']['PipelineScheduleInput'];

/** An input for the scheduled pipeline. */
export type PipelineScheduleInputCreate = components['schemas']['PipelineScheduleInputCreate'];

/**
 * An input to set, or to delete: an entry with the `name` and a destroy flag that is `true` deletes
 * the input. The name of that flag is not documented for schedules; for protected environments it is
 * `_destroy`.
 */
export type PipelineScheduleInputUpdate = components['schemas']['PipelineScheduleInputUpdate'];

/** The pipeline that a schedule ran last, in short. */
export type PipelineScheduleLastPipeline = components['schemas']['PipelineScheduleLastPipeline'];

/** A pipeline that a schedule triggered. */
export type PipelineSchedulePipeline = components['schemas']['PipelineSchedulePipeline'];

/** A schedule as returned by the operations that create, change or delete it. */
export type PipelineScheduleResult = components['schemas']['PipelineScheduleResult'];

/** The response to running a schedule now. */
export type PipelineScheduleRun = components['schemas']['PipelineScheduleRun'];

/** Properties of a schedule to change. */
export type PipelineScheduleUpdate = components['schemas']['PipelineScheduleUpdate'];

/** A variable that the scheduled pipeline gets. */
export type PipelineScheduleVariable = components['schemas']['PipelineScheduleVariable'];

/** A variable to create. */
export type PipelineScheduleVariableCreate = components['schemas']['PipelineScheduleVariableCreate'];

/** A variable that was deleted. */
export type PipelineScheduleVariableDeletion = components['schemas']['PipelineScheduleVariableDeletion'];

/** A variable as part of its schedule. */
export type PipelineScheduleVariableDetail = components['schemas']['PipelineScheduleVariableDetail'];

/** The new value of a variable. */
export type PipelineScheduleVariableUpdate = components['schemas']['PipelineScheduleVariableUpdate'];

/**
 * A goal for issues and merge requests, with a first and a last day. An update with `state_event:
 * close` changes an `active` milestone to `closed`. An update with `state_event: activate` changes a
 * `closed` milestone to `active`.
 */
export type ProjectMilestone = components['schemas']['ProjectMilestone'];

/** A milestone to create. */
export type ProjectMilestoneCreate = components['schemas']['ProjectMilestoneCreate'];

/**
 * A milestone as returned when it is read, created or changed. The response is not documented; the
 * properties of the list are named as a hint.
 */
export type ProjectMilestoneHinted = components['schemas']['ProjectMilestoneHinted'];

/** Properties of a milestone to change. The others stay as they are. */
export type ProjectMilestoneUpdate = components['schemas']['ProjectMilestoneUpdate'];

/** An image repository, with its tags and their number if the request asks for them. */
export type ProjectRegistryRepository = components['schemas']['ProjectRegistryRepository'];

/** The response to a promotion. It is not documented, except that the label keeps its ID. */
export type PromotedLabel = components['schemas']['PromotedLabel'];

/**
 * The response to a promotion. It is not documented, except that the milestone belongs to the group
 * afterwards.
 */
export type PromotedMilestone = components['schemas']['PromotedMilestone'];

/**
 * An environment that only the named users, groups and access levels may deploy to. Creating or
 * updating the protection also returns its approval rules; see `ProtectedEnvironmentDetail`.
 */
export type ProtectedEnvironment = components['schemas']['ProtectedEnvironment'];

/** An environment to protect. */
export type ProtectedEnvironmentCreate = components['schemas']['ProtectedEnvironmentCreate'];

/**
 * A protected environment together with its approval rules, as returned when it was created or
 * updated.
 */
export type ProtectedEnvironmentDetail = components['schemas']['ProtectedEnvironmentDetail'];

/** The changes to the protection of an environment. */
export type ProtectedEnvironmentUpdate = components['schemas']['ProtectedEnvironmentUpdate'];

/** All image repositories of the registry. Their form is not documented. */
export type RegistryCatalog = components['schemas']['RegistryCatalog'];

/** A repository of container images in the registry of a project. */
export type RegistryRepository = components['schemas']['RegistryRepository'];

/** An image repository, with its tags, their number and its size if the request asks for them. */
export type RegistryRepositoryDetail = components['schemas']['RegistryRepositoryDetail'];

/** A tag of an image repository. */
export type RegistryTag = components['schemas']['RegistryTag'];

/** A tag with its digest, revision, date and size. */
export type RegistryTagDetail = components['schemas']['RegistryTagDetail'];

/**
 * Conditions for the tags to delete. `name_regex_delete` is required, unless its deprecated alias
 * `name_regex` is sent. All regular expressions are RE2, and each is validated.
 */
export type RegistryTagsBulkDelete = components['schemas']['RegistryTagsBulkDelete'];

/** A token for the endpoints of the registry itself. */
export type RegistryTokenGrant = components['schemas']['RegistryTokenGrant'];

/**
 * A project after the visibility of its container registry was set. Its other properties are not
 * documented.
 */
export type RegistryVisibility = components['schemas']['RegistryVisibility'];

/** Visibility of the container registry of a project. */
export type RegistryVisibilityUpdate = components['schemas']['RegistryVisibilityUpdate'];

/** One site of a replicated instance, either the primary or a secondary. */
export type ReplicationSite = components['schemas']['ReplicationSite'];

/** A site to create. */
export type ReplicationSiteCreate = components['schemas']['ReplicationSiteCreate'];

/** API addresses of a site. */
export type ReplicationSiteLinks = components['schemas']['ReplicationSiteLinks'];

/**
 * Replication and verification status of a site. Each kind of data has ten counts and two percentages.
 * Further fields are not shown.
 */
export type ReplicationSiteStatus = components['schemas']['ReplicationSiteStatus'];

/** Properties of a site to change. */
export type ReplicationSiteUpdate = components['schemas']['ReplicationSiteUpdate'];

/** One file of a repository at a branch, tag or commit, with its content. */
export type RepositoryFile = components['schemas']['RepositoryFile'];

/** Branch and path of the committed file. */
export type RepositoryFileCommit = components['schemas']['RepositoryFileCommit'];

/** A file to create, and the commit that creates it. */
export type RepositoryFileCreate = components['schemas']['RepositoryFileCreate'];

/** The commit that deletes a file. */
export type RepositoryFileDelete = components['schemas']['RepositoryFileDelete'];

/**
 * The response to the deletion of a file. The body is not documented and may be missing; rely on the
 * status.
 */
export type RepositoryFileDeletion = components['schemas']['RepositoryFileDeletion'];

/** The new content of a file, and the commit that changes it. */
export type RepositoryFileUpdate = components['schemas']['RepositoryFileUpdate'];

/** A forked project with a limited set of properties. The list of these properties is not documented. */
export type SimpleForkedProject = components['schemas']['SimpleForkedProject'];

/**
 * The move of a snippet's repository from one storage to another. Until the move is over, the snippet
 * is read-only. A push is rejected with a message that the repository is temporarily read-only and to
 * try again later.
 */
export type SnippetStorageMove = components['schemas']['SnippetStorageMove'];

/** The storage that the snippets leave, and the storage that they move to. */
export type SnippetStorageMoveAll = components['schemas']['SnippetStorageMoveAll'];

/** The storage to move the snippet to. */
export type SnippetStorageMoveCreate = components['schemas']['SnippetStorageMoveCreate'];

/**
 * State of the move.
 *
 * - `initial`: recorded, but the background job is not scheduled yet
 * - `scheduled`: the background job is scheduled
 * - `started`: the repository is being copied to its new storage
 * - `replicated`: the snippet has moved
 * - `failed`: the copy failed, or its checksum does not match
 * - `finished`: the snippet has moved and the old repository is deleted
 * - `cleanup failed`: the snippet has moved, but the old repository could not be deleted
 *
 * A new move was seen with the state `scheduled`. The possible orders of the states are not
 * documented.
 */
export type SnippetStorageMoveState = components['schemas']['SnippetStorageMoveState'];

/** A user as part of a merge request. */
export type User = components['schemas']['User'];

/** A user, with a few properties. */
export type UserSummary = components['schemas']['UserSummary'];
