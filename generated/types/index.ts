// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { components } from './openapi.ts';

/** Confirms that the work was accepted and continues in the background. */
export type AcceptedMessage = components['schemas']['AcceptedMessage'];

/**
 * A small linked image on the page of a project. `link_url` and `image_url` may hold placeholders,
 * which are replaced in the rendered addresses: `%{project_path}`, `%{project_title}`,
 * `%{project_name}`, `%{project_id}`, `%{project_namespace}` (full path of the namespace),
 * `%{group_name}` (the top-level group), `%{service_server}` (name of the server),
 * `%{service_pages_domain}` (domain that hosts Pages), `%{default_branch}`, `%{commit_sha}` (last
 * commit) and `%{latest_tag}` (last tag).
 */
export type Badge = components['schemas']['Badge'];

/** A badge to create. Both addresses may hold the placeholders that `Badge` lists. */
export type BadgeCreate = components['schemas']['BadgeCreate'];

/** The addresses of a badge before and after their placeholders were filled in. */
export type BadgeRendering = components['schemas']['BadgeRendering'];

/** Properties of a badge to change. Both addresses may hold the placeholders that `Badge` lists. */
export type BadgeUpdate = components['schemas']['BadgeUpdate'];

/** The commit that last changed a range of lines. */
export type BlameCommit = components['schemas']['BlameCommit'];

/** Consecutive lines of a file that were last changed by the same commit. */
export type BlameRange = components['schemas']['BlameRange'];

/** A number of things; may be null. */
export type Count = components['schemas']['Count'];

/** The entry to change, and how its groups count. */
export type DeployAccessEntryChange = components['schemas']['DeployAccessEntryChange'];

/** The entry to remove. */
export type DeployAccessEntryRemoval = components['schemas']['DeployAccessEntryRemoval'];

/** One entry of those who may deploy. It names a user, a group or everyone with an access level. */
export type DeployAccessLevel = components['schemas']['DeployAccessLevel'];

/** A new entry of those who may deploy. */
export type DeployAccessLevelCreate = components['schemas']['DeployAccessLevelCreate'];

/**
 * One step in changing who may deploy. An entry without `id` is added. With `id` and a user, group or
 * access level, the entry of that number is changed. With `id` and `_destroy` it is removed.
 */
export type DeployAccessLevelUpdate = components['schemas']['DeployAccessLevelUpdate'];

/** Whom an entry names. Exactly one of `user_id`, `group_id` and `access_level` is given. */
export type DeployAccessSubject = components['schemas']['DeployAccessSubject'];

/**
 * One entry of those who must approve a deployment. It names a user, a group or everyone with an
 * access level.
 */
export type DeployApprovalRule = components['schemas']['DeployApprovalRule'];

/** A new entry of those who must approve a deployment. */
export type DeployApprovalRuleCreate = components['schemas']['DeployApprovalRuleCreate'];

/**
 * One step in changing who must approve. A rule without `id` is added. With `id` and a user, group or
 * access level, the rule of that number is changed; this is needed also to change `required_approvals`
 * alone. With `id` and `_destroy` it is removed.
 */
export type DeployApprovalRuleUpdate = components['schemas']['DeployApprovalRuleUpdate'];

/**
 * What went wrong. The shape of error bodies is not shown, and those in the examples are made up: keep
 * the body as it came and rely on the status.
 */
export type ErrorBody = components['schemas']['ErrorBody'];

/** A key that clients report errors with. */
export type ErrorTrackingClientKey = components['schemas']['ErrorTrackingClientKey'];

/** How a project tracks errors. */
export type ErrorTrackingSettings = components['schemas']['ErrorTrackingSettings'];

/** The settings to set. Both are required. */
export type ErrorTrackingSettingsReplace = components['schemas']['ErrorTrackingSettingsReplace'];

/** The settings to change. */
export type ErrorTrackingSettingsUpdate = components['schemas']['ErrorTrackingSettingsUpdate'];

/**
 * Where the fork goes and how it differs from its origin. Everything is optional, but a service
 * account names its target by `namespace_id` or `namespace_path`, and not a personal namespace. Where
 * the fork of any other caller goes when no namespace is named is not shown.
 */
export type ForkCreate = components['schemas']['ForkCreate'];

/** API addresses of a fork and of what belongs to it. */
export type ForkLinks = components['schemas']['ForkLinks'];

/** The group or user that a fork lives under. */
export type ForkNamespace = components['schemas']['ForkNamespace'];

/** What is returned when a project becomes a fork of another. It is not shown. */
export type ForkRelationship = components['schemas']['ForkRelationship'];

/**
 * What is returned when a fork starts. It is not shown; what is known is that the new project has an
 * `import_status`. The number is listed as a hint.
 */
export type ForkStarted = components['schemas']['ForkStarted'];

/**
 * A project that was forked from another one. Where the type of a property is not shown and its name
 * does not tell it, the property is left open.
 */
export type ForkedProject = components['schemas']['ForkedProject'];

/** One change of the weight of an issue. */
export type IssueWeightEvent = components['schemas']['IssueWeightEvent'];

/** Which access job tokens have to a project, and from it. */
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

/** Who may have access to a project with job tokens. */
export type JobTokenScopeUpdate = components['schemas']['JobTokenScopeUpdate'];

/**
 * A label that issues and merge requests of a project carry. It belongs to the project itself or to
 * one of its groups.
 */
export type Label = components['schemas']['Label'];

/** A label to create. */
export type LabelCreate = components['schemas']['LabelCreate'];

/** Names the label to promote. */
export type LabelPromotionByName = components['schemas']['LabelPromotionByName'];

/** What is returned when a subscription ends. It is not shown. */
export type LabelUnsubscription = components['schemas']['LabelUnsubscription'];

/** Properties of a label to change. A new name, a colour or both are required. */
export type LabelUpdate = components['schemas']['LabelUpdate'];

/**
 * Names a label by `name` or by `label_id`, and the properties to change. Which changes this older
 * form takes, and which of them it requires, is not shown; the properties of `LabelUpdate` are listed
 * as a hint.
 */
export type LabelUpdateByName = components['schemas']['LabelUpdateByName'];

/**
 * What the older form of the update returns. It is not shown; the properties of a label are listed as
 * a hint.
 */
export type LabelUpdatedByName = components['schemas']['LabelUpdatedByName'];

/**
 * A request to merge the commits of one branch into another.
 *
 * Its `state` changes as follows:
 *
 * | from | by | when | to | what else is set |
 * |---|---|---|---|---|
 * | `opened` | update with `state_event: close` | the caller may update it | `closed` | `closed_by`, `closed_at` |
 * | `closed` | update with `state_event: reopen` | the caller may update it | `opened` | |
 * | `opened` | merge | accepted; with `auto_merge: true`, after the pipeline | `merged` | `merge_commit_sha`, `merged_at`, `merge_user` |
 *
 * `locked` is transitional and lasts only for a moment. Other transitions are not shown.
 */
export type MergeRequest = components['schemas']['MergeRequest'];

/** A merge request as it is returned to the one who created or changed it. */
export type MergeRequestChanged = components['schemas']['MergeRequestChanged'];

/** A merge request to create. */
export type MergeRequestCreate = components['schemas']['MergeRequestCreate'];

/**
 * A merge request as a single read returns it: everything that a list shows, and more. Further
 * properties, with names that come after `rebase_in_progress` in the alphabet, are not shown.
 */
export type MergeRequestDetail = components['schemas']['MergeRequestDetail'];

/** What a merge request changes about one file. */
export type MergeRequestDiff = components['schemas']['MergeRequestDiff'];

/** The commits that the diff of a merge request is made from. They are absent until they are filled in. */
export type MergeRequestDiffRefs = components['schemas']['MergeRequestDiffRefs'];

/** The pipeline of the head commit of the source branch. */
export type MergeRequestHeadPipeline = components['schemas']['MergeRequestHeadPipeline'];

/** A label of a merge request with its details. */
export type MergeRequestLabel = components['schemas']['MergeRequestLabel'];

/** How to merge. Only some of the properties are shown. */
export type MergeRequestMerge = components['schemas']['MergeRequestMerge'];

/**
 * What merging returns. It is not shown; the properties of a merge request that merging is known to
 * set are listed as a hint.
 */
export type MergeRequestMerged = components['schemas']['MergeRequestMerged'];

/**
 * The milestone of a merge request. It belongs to a project, and then has `project_id`, or to a group,
 * and then has `group_id`.
 */
export type MergeRequestMilestone = components['schemas']['MergeRequestMilestone'];

/** A pipeline of a merge request. */
export type MergeRequestPipeline = components['schemas']['MergeRequestPipeline'];

/** A new pipeline of a merge request. */
export type MergeRequestPipelineCreated = components['schemas']['MergeRequestPipelineCreated'];

/** A pipeline of a merge request with all that its head pipeline and a new pipeline have in common. */
export type MergeRequestPipelineDetail = components['schemas']['MergeRequestPipelineDetail'];

/** A pipeline of a merge request with the address of its page. */
export type MergeRequestPipelineReference = components['schemas']['MergeRequestPipelineReference'];

/** The status of a pipeline in detail. Its properties are not shown. */
export type MergeRequestPipelineStatus = components['schemas']['MergeRequestPipelineStatus'];

/** Ways to refer to a merge request in text. */
export type MergeRequestReferences = components['schemas']['MergeRequestReferences'];

/**
 * A merge request as `view=simple` returns it. Its properties are known in words only; here they are
 * named as in `MergeRequest`.
 */
export type MergeRequestSimple = components['schemas']['MergeRequestSimple'];

/** Number of tasks of a merge request, and of those that are done. */
export type MergeRequestTaskCompletion = components['schemas']['MergeRequestTaskCompletion'];

/** Time estimated for a merge request and spent on it. */
export type MergeRequestTimeStats = components['schemas']['MergeRequestTimeStats'];

/** Properties of a merge request to change, at least one. The others stay as they are. */
export type MergeRequestUpdate = components['schemas']['MergeRequestUpdate'];

/** One step in how the work of a milestone burns down. Its properties are not shown. */
export type MilestoneBurndownEvent = components['schemas']['MilestoneBurndownEvent'];

/**
 * An issue of a milestone. What is returned of it is not shown; the two numbers that every issue has
 * are named as a hint.
 */
export type MilestoneIssue = components['schemas']['MilestoneIssue'];

/**
 * A merge request of a milestone. What is returned of it is not shown; some properties that
 * `MergeRequest` has are named as a hint.
 */
export type MilestoneMergeRequest = components['schemas']['MilestoneMergeRequest'];

/** The snippet whose repository is moved. */
export type MovedSnippet = components['schemas']['MovedSnippet'];

/**
 * A user or a group under whose path projects live. The properties on seats are for owners of the
 * group, or come with the hosted offering; they may be absent even there. The flag
 * `restrict_namespace_api_billing_fields` (since 18.3, off by default) restricts who sees the billing
 * properties, here taken to be those on plan, trial, seats and billable members.
 */
export type Namespace = components['schemas']['Namespace'];

/** Whether a path is taken. */
export type NamespaceExistence = components['schemas']['NamespaceExistence'];

/** One published version of the site. */
export type PagesDeployment = components['schemas']['PagesDeployment'];

/** How the static site of a project is served, and what is deployed to it. */
export type PagesSettings = components['schemas']['PagesSettings'];

/** Settings of the site to change. */
export type PagesSettingsUpdate = components['schemas']['PagesSettingsUpdate'];

/** A percentage, as text. */
export type Percentage = components['schemas']['Percentage'];

/**
 * A pipeline that runs by a calendar.
 *
 * Whether it is `active` changes as follows:
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
 * An input to set, or to delete: an entry that holds the `name` and a destroy flag with the value
 * `true` deletes the input. The name of that flag is not shown for schedules; protected environments
 * call theirs `_destroy`.
 */
export type PipelineScheduleInputUpdate = components['schemas']['PipelineScheduleInputUpdate'];

/** The pipeline that a schedule ran last, in short. */
export type PipelineScheduleLastPipeline = components['schemas']['PipelineScheduleLastPipeline'];

/** A pipeline that a schedule triggered. */
export type PipelineSchedulePipeline = components['schemas']['PipelineSchedulePipeline'];

/** A schedule as it is answered by the operations that create, change or delete it. */
export type PipelineScheduleResult = components['schemas']['PipelineScheduleResult'];

/** The answer to running a schedule now. */
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
 * A goal with a first and a last day that issues and merge requests are planned for. An update with
 * `state_event: close` takes an `active` milestone to `closed`, one with `state_event: activate` takes
 * a `closed` one to `active`.
 */
export type ProjectMilestone = components['schemas']['ProjectMilestone'];

/** A milestone to create. */
export type ProjectMilestoneCreate = components['schemas']['ProjectMilestoneCreate'];

/**
 * A milestone as single operations return it. What they return is not shown; the properties that the
 * list has are named as a hint.
 */
export type ProjectMilestoneHinted = components['schemas']['ProjectMilestoneHinted'];

/** Properties of a milestone to change. The others stay as they are. */
export type ProjectMilestoneUpdate = components['schemas']['ProjectMilestoneUpdate'];

/** An image repository, with its tags and their number when the request asks for them. */
export type ProjectRegistryRepository = components['schemas']['ProjectRegistryRepository'];

/** What a promotion returns. It is not shown; what is known is that the label keeps its number. */
export type PromotedLabel = components['schemas']['PromotedLabel'];

/**
 * What a promotion returns. It is not shown; what is known is that the milestone belongs to the group
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

/** The steps that change the protection of an environment. */
export type ProtectedEnvironmentUpdate = components['schemas']['ProtectedEnvironmentUpdate'];

/** All image repositories of the registry. Their form is not shown. */
export type RegistryCatalog = components['schemas']['RegistryCatalog'];

/** A repository of container images in the registry of a project. */
export type RegistryRepository = components['schemas']['RegistryRepository'];

/** An image repository, with its tags, their number and its size when the request asks for them. */
export type RegistryRepositoryDetail = components['schemas']['RegistryRepositoryDetail'];

/** A tag of an image repository. */
export type RegistryTag = components['schemas']['RegistryTag'];

/** A tag with its digest, revision, date and size. */
export type RegistryTagDetail = components['schemas']['RegistryTagDetail'];

/**
 * Which tags to delete. `name_regex_delete` must be sent; only its deprecated alias `name_regex` can
 * stand in for it. All regular expressions are RE2, and each is validated.
 */
export type RegistryTagsBulkDelete = components['schemas']['RegistryTagsBulkDelete'];

/** A token for the endpoints of the registry itself. */
export type RegistryTokenGrant = components['schemas']['RegistryTokenGrant'];

/**
 * A project after the visibility of its container registry was set. Its other properties are not
 * shown.
 */
export type RegistryVisibility = components['schemas']['RegistryVisibility'];

/** Who may see the container registry of a project. */
export type RegistryVisibilityUpdate = components['schemas']['RegistryVisibilityUpdate'];

/** One site of a replicated instance, either the primary or a secondary. */
export type ReplicationSite = components['schemas']['ReplicationSite'];

/** A site to create. */
export type ReplicationSiteCreate = components['schemas']['ReplicationSiteCreate'];

/** API addresses of a site. */
export type ReplicationSiteLinks = components['schemas']['ReplicationSiteLinks'];

/**
 * Replication and verification status of a site. Each kind of data has ten counts and two percentages.
 * There are more fields than these, which are not shown.
 */
export type ReplicationSiteStatus = components['schemas']['ReplicationSiteStatus'];

/** Properties of a site to change. */
export type ReplicationSiteUpdate = components['schemas']['ReplicationSiteUpdate'];

/** One file of a repository at a branch, tag or commit, with its content. */
export type RepositoryFile = components['schemas']['RepositoryFile'];

/** Where the commit put the file. */
export type RepositoryFileCommit = components['schemas']['RepositoryFileCommit'];

/** A file to create, and the commit that creates it. */
export type RepositoryFileCreate = components['schemas']['RepositoryFileCreate'];

/** The commit that deletes a file. */
export type RepositoryFileDelete = components['schemas']['RepositoryFileDelete'];

/**
 * What the API answers after deleting a file. The body is not shown and may be missing; rely on the
 * status.
 */
export type RepositoryFileDeletion = components['schemas']['RepositoryFileDeletion'];

/** The new content of a file, and the commit that changes it. */
export type RepositoryFileUpdate = components['schemas']['RepositoryFileUpdate'];

/** A forked project with a limited set of properties. Which ones it has is not shown. */
export type SimpleForkedProject = components['schemas']['SimpleForkedProject'];

/**
 * The move of a snippet's repository from one storage to another. Until the move is over, the snippet
 * is read-only. A push is refused with a message that the repository is temporarily read-only and to
 * try again later.
 */
export type SnippetStorageMove = components['schemas']['SnippetStorageMove'];

/** Which storage to empty of snippets, and where they go. */
export type SnippetStorageMoveAll = components['schemas']['SnippetStorageMoveAll'];

/** Where to move the snippet. */
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
 * A new move has been seen as `scheduled`. Which state can follow which is not shown.
 */
export type SnippetStorageMoveState = components['schemas']['SnippetStorageMoveState'];

/** A user as part of a merge request. */
export type User = components['schemas']['User'];

/** A user, in short. */
export type UserSummary = components['schemas']['UserSummary'];
