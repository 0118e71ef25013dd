// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type {
  ConflictResponse,
  ForbiddenResponse,
  MovedResponse,
  NotFoundResponse,
  RequestTimeoutResponse,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UnprocessableContentResponse,
  UriTooLongResponse,
  UserSummary,
} from './shared.ts';

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
export interface MergeRequest {
  /** ID of the merge request, unique across all projects. Paths do not use it. */
  id: number;
  /** True if maintainers may push to the source branch too. For merge requests from forks only. */
  allow_collaboration?: boolean | null;
  /**
   * Older name of `allow_collaboration`. Forks only. Deprecated.
   *
   * @deprecated Use `allow_collaboration` instead.
   */
  allow_maintainer_to_push?: boolean | null;
  /**
   * Number of approvals required before merging; null if none is set. Deprecated since 16.0, to be
   * removed in API v5. Tiers: paid.
   *
   * @deprecated To be removed in API v5.
   */
  approvals_before_merge?: number | null;
  /**
   * The single user that the merge request is assigned to; null if there is none. Deprecated.
   *
   * @deprecated Use `assignees` instead.
   */
  assignee?: User | null;
  /** The users that the merge request is assigned to. */
  assignees: User[];
  /** User who created the merge request. */
  author: User;
  /** True if all threads are resolved, as they must be before merging. */
  blocking_discussions_resolved: boolean | null;
  /** When the merge request was closed; null until then. Format: `date-time`. */
  closed_at: string | null;
  /** User who closed the merge request; null while it is open. */
  closed_by: User | null;
  /** When the merge request was created. Format: `date-time`. */
  created_at: string;
  /** Description of the merge request; null if there is none. */
  description: string | null;
  /** The description as HTML. Only with `render_html=true`. */
  description_html?: string;
  /** Whether the merge request can be merged, or the reason why it cannot. The values are not documented. */
  detailed_merge_status: string;
  /** True if the discussion is locked. */
  discussion_locked: boolean | null;
  /** Number of votes against. */
  downvotes: number;
  /** True if the merge request is a draft. */
  draft: boolean | null;
  /** True if merging is forced to remove the source branch. */
  force_remove_source_branch: boolean | null;
  /** True if merging causes conflicts. False unless `merge_status` is `cannot_be_merged`. */
  has_conflicts: boolean | null;
  /** Number of the merge request within its project. Paths use this one. */
  iid: number;
  /** True if the merge request was imported. */
  imported: boolean | null;
  /** Source that the merge request was imported from. */
  imported_from: string;
  /**
   * Labels of the merge request: their names, or objects with their details in a list with
   * `with_labels_details=true`.
   */
  labels: (string | MergeRequestLabel)[];
  /**
   * Earliest time at which the merge request may be merged; null if there is none. Since 17.8; for
   * lists, 17.5 is named as well. Format: `date-time`.
   */
  merge_after?: string | null;
  /** SHA of the merge commit. Null or empty until the merge request is merged. */
  merge_commit_sha: string | null;
  /**
   * True if the merge request can be merged. Deprecated since 15.6.
   *
   * @deprecated Use `detailed_merge_status` instead.
   */
  merge_status: string;
  /** User who merged the merge request, or set it to be merged automatically; null until then. */
  merge_user: User | null;
  /** True if the merge request is set to be merged automatically. */
  merge_when_pipeline_succeeds: boolean | null;
  /** When the merge request was merged; null until then. Format: `date-time`. */
  merged_at: string | null;
  /**
   * User who merged the merge request; null until then. Deprecated since 14.7, to be removed in API v5.
   *
   * @deprecated Use `merge_user` instead. To be removed in API v5.
   */
  merged_by: User | null;
  /** The milestone that the merge request belongs to; null if there is none. */
  milestone: MergeRequestMilestone | null;
  /**
   * When all steps of the preparation were done; null until then. Set once and never changed afterwards.
   * Format: `date-time`.
   */
  prepared_at: string | null;
  /** ID of the project that the merge request belongs to. */
  project_id: number;
  /**
   * How to refer to the merge request in text. Deprecated since 12.7.
   *
   * @deprecated Use `references` instead.
   */
  reference?: string;
  /** How to refer to the merge request in text. */
  references: MergeRequestReferences;
  /** The users who are asked to review the merge request. */
  reviewers: User[];
  /** SHA of the head commit of the source branch. */
  sha: string;
  /** True if merging should remove the source branch. */
  should_remove_source_branch: boolean | null;
  /** Branch whose commits are to be merged. */
  source_branch: string;
  /** ID of the project that contains the source branch. */
  source_project_id: number;
  /** True if the merge request requests to squash its commits into one. */
  squash: boolean | null;
  /** SHA of the squash commit. Null or empty until the merge request is merged. */
  squash_commit_sha: string | null;
  /** True if the commits are squashed into one when they are merged. */
  squash_on_merge: boolean | null;
  /**
   * State of the merge request. `state_event` of an update turns `opened` into `closed` and back,
   * merging turns `opened` into `merged`. `locked` lasts only for a moment.
   */
  state: 'opened' | 'closed' | 'merged' | 'locked';
  /** Branch that the commits are merged into. */
  target_branch: string;
  /** ID of the project that contains the target branch. */
  target_project_id: number;
  /** Number of tasks, and of completed tasks. */
  task_completion_status: MergeRequestTaskCompletion;
  /** Estimated and spent time. */
  time_stats: MergeRequestTimeStats;
  /** Title of the merge request. */
  title: string;
  /** The title as HTML. Only with `render_html=true`. */
  title_html?: string;
  /** When the merge request was last changed. Format: `date-time`. */
  updated_at: string;
  /** Number of votes in favour. */
  upvotes: number;
  /** Number of comments by users. */
  user_notes_count: number;
  /** Address of the page of the merge request. */
  web_url: string;
  /**
   * Older name of `draft`. Deprecated.
   *
   * @deprecated Use `draft` instead.
   */
  work_in_progress?: boolean | null;
}

/** A merge request as returned after it was created or changed. */
export interface MergeRequestChanged extends MergeRequestDetail {
  /** True if the caller is subscribed to the merge request. */
  subscribed: boolean | null;
}

/** A merge request to create. */
export interface MergeRequestCreate {
  /** True if maintainers may push to the source branch too. For merge requests from forks only. */
  allow_collaboration?: boolean;
  /**
   * Older name of `allow_collaboration`. Deprecated.
   *
   * @deprecated Use `allow_collaboration` instead.
   */
  allow_maintainer_to_push?: boolean;
  /**
   * Number of approvals required before merging. Deprecated since 16.0, to be removed in API v5. Tiers:
   * paid.
   *
   * @deprecated To be removed in API v5.
   */
  approvals_before_merge?: number;
  /** ID of the user to assign the merge request to. */
  assignee_id?: number;
  /** IDs of the users to assign the merge request to. 0 or an empty value assigns it to nobody. */
  assignee_ids?: number[] | 0 | '';
  /** Description of the merge request, in at most 1,048,576 characters. Length: at most 1048576. */
  description?: string;
  /** Names of the labels, separated by commas. A label that does not exist is created. */
  labels?: string;
  /** Earliest day on which the merge request may be merged, as `YYYY-MM-DD`. Since 17.8. Format: `date`. */
  merge_after?: string;
  /** ID of the milestone that the merge request belongs to. */
  milestone_id?: number;
  /** True if merging removes the source branch. */
  remove_source_branch?: boolean;
  /** IDs of the users to ask for a review. 0 or an empty value sets no reviewer. */
  reviewer_ids?: number[] | 0 | '';
  /** Branch whose commits are to be merged. */
  source_branch: string;
  /** True if merging squashes the commits into one. The settings of the project may override it. */
  squash?: boolean;
  /** Branch that the commits are merged into. */
  target_branch: string;
  /** ID of the project that contains the target branch. */
  target_project_id?: number;
  /** Title of the merge request. */
  title: string;
}

/**
 * A merge request as returned by a single read: the properties of a list, and more. Further
 * properties, with names after `rebase_in_progress` in alphabetical order, are not documented.
 */
export interface MergeRequestDetail extends MergeRequest {
  /**
   * Number of changes, as a string and not as an integer; `1000+` above 1,000. Empty right after
   * creation, filled in the background.
   */
  changes_count: string | null;
  /** The commits that the diff is made from. Empty right after creation, filled in the background. */
  diff_refs: MergeRequestDiffRefs | null;
  /**
   * Number of commits that the source branch is behind the target branch. Only with
   * `include_diverged_commits_count=true`.
   */
  diverged_commits_count?: number;
  /** True if this is the first merge request that the author contributes to the project. */
  first_contribution: boolean | null;
  /** When the merge request was first deployed to production; null until then. Format: `date-time`. */
  first_deployed_to_production_at: string | null;
  /**
   * The pipeline of the head commit of the source branch; null if there is none. Present only for a
   * caller who may view pipelines.
   */
  head_pipeline?: MergeRequestHeadPipeline | null;
  /** When the latest build finished; null until then. Format: `date-time`. */
  latest_build_finished_at: string | null;
  /** When the latest build started; null until a build starts. Format: `date-time`. */
  latest_build_started_at: string | null;
  /**
   * Reason why merging failed; null if it did not fail. Read `detailed_merge_status` to learn whether
   * merging is possible.
   */
  merge_error: string | null;
  /**
   * The pipeline of the merge request, with a few properties; null if there is none. Prefer
   * `head_pipeline`.
   */
  pipeline: MergeRequestPipelineReference | null;
  /** True if the source branch is being rebased. Only with `include_rebase_in_progress=true`. */
  rebase_in_progress?: boolean | null;
}

/** The changes of a merge request to one file. */
export interface MergeRequestDiff {
  /** Mode of the file before the change. */
  a_mode: string;
  /** Mode of the file after the change. */
  b_mode: string;
  /** True if the diff is left out here, but can be fetched. */
  collapsed: boolean | null;
  /** True if the file is deleted. */
  deleted_file: boolean | null;
  /** The change in the form of a diff. */
  diff: string;
  /** True if the file is generated. */
  generated_file: boolean | null;
  /** True if the file is added. */
  new_file: boolean | null;
  /** Path of the file after the change. */
  new_path: string;
  /** Path of the file before the change. */
  old_path: string;
  /** True if the file is renamed. */
  renamed_file: boolean | null;
  /** True if the diff is left out because it is too large. It cannot be fetched. */
  too_large: boolean | null;
}

/** The commits that the diff of a merge request is made from. They are absent until they are filled in. */
export interface MergeRequestDiffRefs {
  /** SHA of the commit from which the source branch started. */
  base_sha?: string;
  /** SHA of the commit of the source branch that the diff ends at. */
  head_sha?: string;
  /** SHA of the commit of the target branch that the diff starts from. */
  start_sha?: string;
}

/** The pipeline of the head commit of the source branch. */
export interface MergeRequestHeadPipeline extends MergeRequestPipelineDetail {
  /** Number of the pipeline within its project. */
  iid: number;
  /** ID of the project that the pipeline belongs to. */
  project_id: number;
  /** Waiting time of the pipeline in seconds; null until it is known. */
  queued_duration: number | null;
  /** Event that triggered the pipeline. */
  source: string;
  /** User who started the pipeline. */
  user: User;
}

/** A label of a merge request with its details. */
export interface MergeRequestLabel {
  /** ID of the label. */
  id: number;
  /** Name of the label. */
  name: string;
  /**
   * True if the label is archived. It is not documented whether it is returned while the flag
   * `labels_archive` is off.
   */
  archived?: boolean | null;
  /** Colour of the label. */
  color: string;
  /** Description of the label; null if there is none. */
  description: string | null;
  /** The description as HTML; null if there is none. */
  description_html: string | null;
  /** Colour of the text on the label. */
  text_color: string;
}

/** Options of the merge. Only some of the properties are shown. */
export interface MergeRequestMerge {
  /** True if merging waits until the pipeline has succeeded. */
  auto_merge?: boolean;
  /** Message of the merge commit. */
  merge_commit_message?: string;
  [key: string]: unknown;
}

/**
 * The response to a merge. It is not documented; the properties of a merge request that a merge is
 * known to set are listed as a hint.
 */
export interface MergeRequestMerged {
  /** ID of the merge request, unique across all projects. */
  id?: number;
  /** Number of the merge request within its project. */
  iid?: number;
  /** SHA of the merge commit. Null or empty until the merge request is merged. */
  merge_commit_sha?: string | null;
  /** User who merged the merge request, or set it to be merged automatically; null until then. */
  merge_user?: User | null;
  /** When the merge request was merged; null until then. Format: `date-time`. */
  merged_at?: string | null;
  /** State of the merge request; with `auto_merge: true` not merged yet. */
  state?: string;
  [key: string]: unknown;
}

/**
 * The milestone of a merge request. A milestone of a project has `project_id`, a milestone of a group
 * has `group_id`.
 */
export interface MergeRequestMilestone {
  /** ID of the milestone, unique across all projects. */
  id: number;
  /** When the milestone was created. Format: `date-time`. */
  created_at: string;
  /** Description of the milestone; null if there is none. */
  description: string | null;
  /** Last day of the milestone; null if none is set. Format: `date`. */
  due_date: string | null;
  /** True if the milestone has expired. */
  expired: boolean | null;
  /** ID of the group. Only for a milestone of a group. */
  group_id?: number;
  /** Number of the milestone within its project or group. */
  iid: number;
  /** ID of the project. Only for a milestone of a project. */
  project_id?: number;
  /** First day of the milestone; null if none is set. Format: `date`. */
  start_date: string | null;
  /** State of the milestone. A milestone of a project is `active` or `closed`. */
  state: string;
  /** Title of the milestone. */
  title: string;
  /** When the milestone was last changed. Format: `date-time`. */
  updated_at: string;
  /** Address of the page of the milestone. */
  web_url: string;
}

/** A pipeline of a merge request. */
export interface MergeRequestPipeline {
  /** ID of the pipeline. */
  id: number;
  /** Branch or other ref that the pipeline runs on. */
  ref: string;
  /** SHA of the commit that the pipeline runs on. */
  sha: string;
  /** Status of the pipeline. */
  status: string;
}

/** A new pipeline of a merge request. */
export interface MergeRequestPipelineCreated extends MergeRequestPipelineDetail {
  /** True if the pipeline is archived. */
  archived: boolean | null;
  /** User who started the pipeline. Further properties of the user are not documented. */
  user: UserSummary;
}

/**
 * A pipeline of a merge request, with the properties that the head pipeline and a new pipeline have in
 * common.
 */
export interface MergeRequestPipelineDetail extends MergeRequestPipelineReference {
  /** SHA of the previous commit of the ref. */
  before_sha: string;
  /** When the pipeline was committed; null if it was not. Format: `date-time`. */
  committed_at: string | null;
  /** Test coverage that the pipeline measured; null if it measured none. */
  coverage: number | null;
  /** When the pipeline was created. Format: `date-time`. */
  created_at: string;
  /** The status in detail. */
  detailed_status: MergeRequestPipelineStatus;
  /** Run time of the pipeline in seconds; null until it is known. */
  duration: number | null;
  /** When the pipeline finished; null until then. Format: `date-time`. */
  finished_at: string | null;
  /** When the pipeline started; null until then. Format: `date-time`. */
  started_at: string | null;
  /** True if the pipeline runs on a tag. */
  tag: boolean | null;
  /** When the pipeline last changed. Format: `date-time`. */
  updated_at: string;
  /** Errors in the CI configuration; null if there are none. */
  yaml_errors: string | null;
}

/** A pipeline of a merge request with the address of its page. */
export interface MergeRequestPipelineReference extends MergeRequestPipeline {
  /** Address of the page of the pipeline. */
  web_url: string;
}

/** The status of a pipeline in detail. Its properties are not documented. */
export type MergeRequestPipelineStatus = { [key: string]: unknown };

/** Ways to refer to a merge request in text. */
export interface MergeRequestReferences {
  /** The form with the full path of the project. */
  full: string;
  /** The form relative to the project or group of the request. */
  relative: string;
  /** The shortest form. */
  short: string;
}

/**
 * A merge request as returned with `view=simple`. Its properties are known only in words; here they
 * have the names that they have in `MergeRequest`.
 */
export interface MergeRequestSimple {
  /** Description of the merge request; null if there is none. */
  description: string | null;
  /** Number of the merge request within its project. */
  iid: number;
  /** State of the merge request. */
  state: 'opened' | 'closed' | 'merged' | 'locked';
  /** Title of the merge request. */
  title: string;
  /** Address of the page of the merge request. */
  web_url: string;
  [key: string]: unknown;
}

/** Number of tasks of a merge request, and of completed tasks. */
export interface MergeRequestTaskCompletion {
  /** Number of completed tasks. */
  completed_count: number;
  /** Number of tasks. */
  count: number;
}

/** Time estimated for a merge request and spent on it. */
export interface MergeRequestTimeStats {
  /** The estimated time in words; null if there is no estimate. */
  human_time_estimate: string | null;
  /** The time spent in words; null if none is recorded. */
  human_total_time_spent: string | null;
  /** Estimated time in seconds. */
  time_estimate: number;
  /** Time spent in seconds. */
  total_time_spent: number;
}

/** Properties of a merge request to change, at least one. The others stay as they are. */
export interface MergeRequestUpdate {
  /** Names of labels to add, separated by commas. */
  add_labels?: string;
  /** True if maintainers may push to the source branch too. For merge requests from forks only. */
  allow_collaboration?: boolean;
  /**
   * Older name of `allow_collaboration`. Deprecated.
   *
   * @deprecated Use `allow_collaboration` instead.
   */
  allow_maintainer_to_push?: boolean;
  /** ID of the user to assign the merge request to. */
  assignee_id?: number;
  /** IDs of the users to assign the merge request to. 0 or an empty value assigns it to nobody. */
  assignee_ids?: number[] | 0 | '';
  /** Description of the merge request, in at most 1,048,576 characters. Length: at most 1048576. */
  description?: string;
  /** True to lock the discussion. */
  discussion_locked?: boolean;
  /** New list of the names of the labels, separated by commas. An empty string removes all labels. */
  labels?: string;
  /** Earliest day on which the merge request may be merged, as `YYYY-MM-DD`. Since 17.8. Format: `date`. */
  merge_after?: string;
  /** ID of the new milestone of the merge request. 0 or an empty value removes it from its milestone. */
  milestone_id?: number | '' | null;
  /** Names of labels to remove, separated by commas. */
  remove_labels?: string;
  /** True if merging removes the source branch. */
  remove_source_branch?: boolean;
  /** IDs of the new reviewers. 0 or an empty value removes all reviewers. */
  reviewer_ids?: number[] | 0 | '';
  /** True if merging squashes the commits into one. The settings of the project may override it. */
  squash?: boolean;
  /** `close` closes an opened merge request, `reopen` opens a closed one. */
  state_event?: 'close' | 'reopen';
  /** Branch that the commits are merged into. */
  target_branch?: string;
  /** Title of the merge request. */
  title?: string;
}

/** A user as part of a merge request. */
export interface User {
  /** ID of the user. */
  id: number;
  /** Display name; may be redacted, depending on the permissions of the caller. */
  name: string;
  /** Address of the avatar; null if the user has none. */
  avatar_url: string | null;
  /** True if the account is locked. */
  locked: boolean | null;
  /** E-mail address that the user shows publicly. */
  public_email: string | null;
  /** State of the account. */
  state: 'active' | 'blocked' | 'deactivated';
  /** Name used in addresses and mentions. */
  username: string;
  /** Address of the profile page. */
  web_url: string;
}

/** The query of `GET /merge_requests`. */
export type ListMergeRequestsQuery = {
  /** Return only merge requests without an approval (`None`), or with at least one (`Any`). Tiers: paid. */
  approved_by_ids?: 'None' | 'Any';
  /**
   * Return only merge requests that all of these users have approved, at most 5. Tiers: paid. Number of
   * items: at most 5.
   */
  'approved_by_ids[]'?: readonly number[];
  /** Return only merge requests without approvers (`None`), or with at least one (`Any`). Tiers: paid. */
  approver_ids?: 'None' | 'Any';
  /** Return only merge requests that have all of these users as approvers. Tiers: paid. */
  'approver_ids[]'?: readonly number[];
  /** Return only merge requests assigned to this user, to nobody (`None`), or to somebody (`Any`). */
  assignee_id?: number | 'None' | 'Any';
  /**
   * Return only merge requests created by this user. Use it with `scope=all` or `scope=assigned_to_me`.
   * Cannot be combined with `author_username`.
   */
  author_id?: number;
  /**
   * Return only merge requests created by the user with this name. Use it with `scope=all` or
   * `scope=assigned_to_me`. Cannot be combined with `author_id`.
   */
  author_username?: string;
  /** Return only merge requests created at this time or later. Format: `date-time`. */
  created_after?: string;
  /** Return only merge requests created at this time or earlier. Format: `date-time`. */
  created_before?: string;
  /** Return only merge requests deployed after this time. Format: `date-time`. */
  deployed_after?: string;
  /** Return only merge requests deployed before this time. Format: `date-time`. */
  deployed_before?: string;
  /** Return only merge requests deployed to the environment of this name. */
  environment?: string;
  /**
   * Properties to search: one of the values, or both separated by a comma. Pass an array: the client
   * writes its items. Default: `["title","description"]`.
   */
  in?: readonly ('title' | 'description')[];
  /**
   * Return only merge requests with these labels, separated by commas; without labels (`None`); or with
   * at least one (`Any`). `None` and `Any` are not case-sensitive. Pass an array: the client writes its
   * items.
   */
  labels?: readonly string[];
  /**
   * Return only merge requests merged by this user. Cannot be combined with `merge_user_username`. Since
   * 17.0.
   */
  merge_user_id?: number;
  /**
   * Return only merge requests merged by the user with this name. Cannot be combined with
   * `merge_user_id`. Since 17.0.
   */
  merge_user_username?: string;
  /**
   * Return only merge requests in the milestone with this title, in no milestone (`None`), or in any
   * milestone (`Any`).
   */
  milestone?: string;
  /**
   * Return only merge requests to which the caller reacted with this emoji, with no emoji (`None`), or
   * with at least one (`Any`).
   */
  my_reaction_emoji?: string;
  /**
   * Leave out merge requests that match. Send each key as `not[key]`. A key negates the filter with the
   * same name; `assignee_username` negates `assignee_id`, with the name of the user.
   */
  not?: {
    /** ID of the assignee to leave out. */
    assignee_id?: number;
    /** Name of the assignee to leave out. */
    assignee_username?: string;
    /** ID of the author to leave out. */
    author_id?: number;
    /** Name of the author to leave out. */
    author_username?: string;
    /** Labels to leave out, separated by commas. */
    labels?: string;
    /** Title of the milestone to leave out. */
    milestone?: string;
    /** Reaction of the caller to leave out. */
    my_reaction_emoji?: string;
    /** ID of the reviewer to leave out. */
    reviewer_id?: number;
    /** Name of the reviewer to leave out. */
    reviewer_username?: string;
  };
  /** Property that the list is ordered by. `merged_at` is available since 17.2. Default: `created_at`. */
  order_by?: 'created_at' | 'title' | 'merged_at' | 'updated_at';
  /**
   * Index of the page to return, counted from 1. The offset is limited; self-managed instances can
   * change the limit. Default: `1`. Value: at least 1.
   */
  page?: number;
  /** Number of items per page, at most 100. Default: `20`. Value: at most 100. */
  per_page?: number;
  /** Add `title_html` and `description_html`, which contain the title and the description as HTML. */
  render_html?: boolean;
  /**
   * Return only merge requests with this user as reviewer, without a reviewer (`None`), or with at least
   * one (`Any`). Cannot be combined with `reviewer_username`.
   */
  reviewer_id?: number | 'None' | 'Any';
  /**
   * Return only merge requests with the user of this name as reviewer, without a reviewer (`None`), or
   * with at least one (`Any`). Cannot be combined with `reviewer_id`.
   */
  reviewer_username?: string;
  /**
   * Return only merge requests that the caller created, that are assigned to the caller, or that have
   * the caller as reviewer; `all` returns all merge requests. Default: `created_by_me`.
   */
  scope?: 'created_by_me' | 'assigned_to_me' | 'reviews_for_me' | 'all';
  /**
   * Return only merge requests whose title or description matches. `in` limits the search to one of
   * them. Too many searches get 429.
   */
  search?: string;
  /** Direction of the order. Default: `desc`. */
  sort?: 'asc' | 'desc';
  /** Return only merge requests from this branch. */
  source_branch?: string;
  /**
   * Return only merge requests in this state; `all` returns all merge requests. `locked` is a short
   * transitional state, and usually no merge request has it.
   */
  state?: 'opened' | 'closed' | 'locked' | 'merged' | 'all';
  /** Return only merge requests into this branch. */
  target_branch?: string;
  /** Return only merge requests last changed at this time or later. Format: `date-time`. */
  updated_after?: string;
  /** Return only merge requests last changed at this time or earlier. Format: `date-time`. */
  updated_before?: string;
  /**
   * `simple` returns only a few properties of each merge request: its `iid`, address, title, description
   * and basic state.
   */
  view?: 'simple';
  /** Return only drafts (`yes`), or only merge requests that are not drafts (`no`). */
  wip?: 'yes' | 'no';
  /** Return each label as an object with its details instead of by its name. Default: `false`. */
  with_labels_details?: boolean;
  /**
   * Recalculate `merge_status` in the background; the response does not wait for it. Has no effect for
   * callers below the Developer role while the flag `restrict_merge_status_recheck` is on.
   */
  with_merge_status_recheck?: boolean;
};

/** The responses of `GET /merge_requests`. */
export interface ListMergeRequestsResponses {
  /** The merge requests that match. */
  200: {
    headers: {
      /**
       * Addresses of other pages, each with `rel` set to `first`, `prev`, `next` or `last`. Follow them as
       * given and do not build page addresses yourself. With offset pagination, `rel="last"` is left out
       * above 10,000 records. With keyset pagination, follow `rel="next"` until the header is absent.
       */
      Link?: string;
      /** Index of the next page. Absent with keyset pagination, and possibly on the hosted offering. */
      'x-next-page'?: string;
      /**
       * Index of this page, counted from 1. Absent with keyset pagination, and possibly on the hosted
       * offering.
       */
      'x-page'?: number;
      /** Number of items per page. Absent with keyset pagination, and possibly on the hosted offering. */
      'x-per-page'?: number;
      /** Index of the previous page. Absent with keyset pagination, and possibly on the hosted offering. */
      'x-prev-page'?: string;
      /**
       * Number of items in the whole list. Absent above 10,000 records, with keyset pagination, and possibly
       * on the hosted offering.
       */
      'x-total'?: number;
      /**
       * Number of pages. Absent above 10,000 records, with keyset pagination, and possibly on the hosted
       * offering.
       */
      'x-total-pages'?: number;
    };
    content: { 'application/json': (MergeRequest | MergeRequestSimple)[] };
  };
  401: UnauthorizedResponse;
  408: RequestTimeoutResponse;
  414: UriTooLongResponse;
  422: UnprocessableContentResponse;
  429: TooManyRequestsResponse;
}

/** The path parameters of `POST /projects/{id}/merge_requests`. */
export type CreateMergeRequestPath = {
  /**
   * ID of the project, or its full path. Pass the value itself: the client encodes it, and the server
   * decodes it.
   */
  id: number | string;
};

/** The responses of `POST /projects/{id}/merge_requests`. */
export interface CreateMergeRequestResponses {
  /** The merge request that was created. */
  201: { content: { 'application/json': MergeRequestChanged } };
  301: MovedResponse;
  401: UnauthorizedResponse;
  404: NotFoundResponse;
  422: UnprocessableContentResponse;
}

/** The path parameters of `GET /projects/{id}/merge_requests/{merge_request_iid}`. */
export type GetMergeRequestPath = {
  /**
   * ID of the project, or its full path. Pass the value itself: the client encodes it, and the server
   * decodes it.
   */
  id: number | string;
  /** Number of the merge request within the project (its `iid`). Its `id` does not work here. */
  merge_request_iid: number;
};

/** The query of `GET /projects/{id}/merge_requests/{merge_request_iid}`. */
export type GetMergeRequestQuery = {
  /**
   * Add `diverged_commits_count`, the number of commits that the source branch is behind the target
   * branch.
   */
  include_diverged_commits_count?: boolean;
  /** Add `rebase_in_progress`: whether the source branch is being rebased. */
  include_rebase_in_progress?: boolean;
  /** Add `title_html` and `description_html`, which contain the title and the description as HTML. */
  render_html?: boolean;
};

/** The responses of `GET /projects/{id}/merge_requests/{merge_request_iid}`. */
export interface GetMergeRequestResponses {
  /** The merge request. */
  200: { content: { 'application/json': MergeRequestDetail } };
  301: MovedResponse;
  401: UnauthorizedResponse;
  403: ForbiddenResponse;
  404: NotFoundResponse;
  408: RequestTimeoutResponse;
  409: ConflictResponse;
  414: UriTooLongResponse;
  422: UnprocessableContentResponse;
  429: TooManyRequestsResponse;
}

/** The path parameters of `PUT /projects/{id}/merge_requests/{merge_request_iid}`. */
export type UpdateMergeRequestPath = {
  /**
   * ID of the project, or its full path. Pass the value itself: the client encodes it, and the server
   * decodes it.
   */
  id: number | string;
  /** Number of the merge request within the project (its `iid`). Its `id` does not work here. */
  merge_request_iid: number;
};

/** The responses of `PUT /projects/{id}/merge_requests/{merge_request_iid}`. */
export interface UpdateMergeRequestResponses {
  /** The merge request as it is now. */
  200: { content: { 'application/json': MergeRequestChanged } };
  301: MovedResponse;
  401: UnauthorizedResponse;
  403: ForbiddenResponse;
  404: NotFoundResponse;
  422: UnprocessableContentResponse;
}

/** The path parameters of `DELETE /projects/{id}/merge_requests/{merge_request_iid}`. */
export type DeleteMergeRequestPath = {
  /**
   * ID of the project, or its full path. Pass the value itself: the client encodes it, and the server
   * decodes it.
   */
  id: number | string;
  /** Number of the merge request within the project (its `iid`). Its `id` does not work here. */
  merge_request_iid: number;
};

/** The responses of `DELETE /projects/{id}/merge_requests/{merge_request_iid}`. */
export interface DeleteMergeRequestResponses {
  /** The merge request is deleted. */
  204: { content?: never };
  301: MovedResponse;
  401: UnauthorizedResponse;
  403: ForbiddenResponse;
  404: NotFoundResponse;
  422: UnprocessableContentResponse;
}

/** The path parameters of `GET /projects/{id}/merge_requests/{merge_request_iid}/diffs`. */
export type ListMergeRequestDiffsPath = {
  /**
   * ID of the project, or its full path. Pass the value itself: the client encodes it, and the server
   * decodes it.
   */
  id: number | string;
  /** Number of the merge request within the project (its `iid`). Its `id` does not work here. */
  merge_request_iid: number;
};

/** The query of `GET /projects/{id}/merge_requests/{merge_request_iid}/diffs`. */
export type ListMergeRequestDiffsQuery = {
  /**
   * Index of the page to return, counted from 1. The offset is limited; self-managed instances can
   * change the limit. Default: `1`. Value: at least 1.
   */
  page?: number;
  /** Number of items per page, at most 100. Default: `20`. Value: at most 100. */
  per_page?: number;
  /** Return the diffs in the unified format. Since 16.5. Default: `false`. */
  unidiff?: boolean;
};

/** The responses of `GET /projects/{id}/merge_requests/{merge_request_iid}/diffs`. */
export interface ListMergeRequestDiffsResponses {
  /** The diffs, one for each file. */
  200: {
    headers: {
      /**
       * Addresses of other pages, each with `rel` set to `first`, `prev`, `next` or `last`. Follow them as
       * given and do not build page addresses yourself. With offset pagination, `rel="last"` is left out
       * above 10,000 records. With keyset pagination, follow `rel="next"` until the header is absent.
       */
      Link?: string;
      /** Index of the next page. Absent with keyset pagination, and possibly on the hosted offering. */
      'x-next-page'?: string;
      /**
       * Index of this page, counted from 1. Absent with keyset pagination, and possibly on the hosted
       * offering.
       */
      'x-page'?: number;
      /** Number of items per page. Absent with keyset pagination, and possibly on the hosted offering. */
      'x-per-page'?: number;
      /** Index of the previous page. Absent with keyset pagination, and possibly on the hosted offering. */
      'x-prev-page'?: string;
      /**
       * Number of items in the whole list. Absent above 10,000 records, with keyset pagination, and possibly
       * on the hosted offering.
       */
      'x-total'?: number;
      /**
       * Number of pages. Absent above 10,000 records, with keyset pagination, and possibly on the hosted
       * offering.
       */
      'x-total-pages'?: number;
    };
    content: { 'application/json': MergeRequestDiff[] };
  };
  301: MovedResponse;
  401: UnauthorizedResponse;
  404: NotFoundResponse;
  414: UriTooLongResponse;
  422: UnprocessableContentResponse;
}

/** The path parameters of `PUT /projects/{id}/merge_requests/{merge_request_iid}/merge`. */
export type MergeMergeRequestPath = {
  /**
   * ID of the project, or its full path. Pass the value itself: the client encodes it, and the server
   * decodes it.
   */
  id: number | string;
  /** Number of the merge request within the project (its `iid`). Its `id` does not work here. */
  merge_request_iid: number;
};

/** The responses of `PUT /projects/{id}/merge_requests/{merge_request_iid}/merge`. */
export interface MergeMergeRequestResponses {
  /** The merge is accepted. The body is not documented. */
  200: { content: { 'application/json': MergeRequestMerged } };
  301: MovedResponse;
  401: UnauthorizedResponse;
  404: NotFoundResponse;
  422: UnprocessableContentResponse;
}

/** The path parameters of `GET /projects/{id}/merge_requests/{merge_request_iid}/pipelines`. */
export type ListMergeRequestPipelinesPath = {
  /**
   * ID of the project, or its full path. Pass the value itself: the client encodes it, and the server
   * decodes it.
   */
  id: number | string;
  /** Number of the merge request within the project (its `iid`). Its `id` does not work here. */
  merge_request_iid: number;
};

/** The query of `GET /projects/{id}/merge_requests/{merge_request_iid}/pipelines`. */
export type ListMergeRequestPipelinesQuery = {
  /**
   * Index of the page to return, counted from 1. The offset is limited; self-managed instances can
   * change the limit. Default: `1`. Value: at least 1.
   */
  page?: number;
  /** Number of items per page, at most 100. Default: `20`. Value: at most 100. */
  per_page?: number;
};

/** The responses of `GET /projects/{id}/merge_requests/{merge_request_iid}/pipelines`. */
export interface ListMergeRequestPipelinesResponses {
  /** The pipelines of the merge request. */
  200: {
    headers: {
      /**
       * Addresses of other pages, each with `rel` set to `first`, `prev`, `next` or `last`. Follow them as
       * given and do not build page addresses yourself. With offset pagination, `rel="last"` is left out
       * above 10,000 records. With keyset pagination, follow `rel="next"` until the header is absent.
       */
      Link?: string;
      /** Index of the next page. Absent with keyset pagination, and possibly on the hosted offering. */
      'x-next-page'?: string;
      /**
       * Index of this page, counted from 1. Absent with keyset pagination, and possibly on the hosted
       * offering.
       */
      'x-page'?: number;
      /** Number of items per page. Absent with keyset pagination, and possibly on the hosted offering. */
      'x-per-page'?: number;
      /** Index of the previous page. Absent with keyset pagination, and possibly on the hosted offering. */
      'x-prev-page'?: string;
      /**
       * Number of items in the whole list. Absent above 10,000 records, with keyset pagination, and possibly
       * on the hosted offering.
       */
      'x-total'?: number;
      /**
       * Number of pages. Absent above 10,000 records, with keyset pagination, and possibly on the hosted
       * offering.
       */
      'x-total-pages'?: number;
    };
    content: { 'application/json': MergeRequestPipeline[] };
  };
  301: MovedResponse;
  401: UnauthorizedResponse;
  404: NotFoundResponse;
  414: UriTooLongResponse;
  422: UnprocessableContentResponse;
}

/** The path parameters of `POST /projects/{id}/merge_requests/{merge_request_iid}/pipelines`. */
export type CreateMergeRequestPipelinePath = {
  /**
   * ID of the project, or its full path. Pass the value itself: the client encodes it, and the server
   * decodes it.
   */
  id: number | string;
  /** Number of the merge request within the project (its `iid`). Its `id` does not work here. */
  merge_request_iid: number;
};

/** The responses of `POST /projects/{id}/merge_requests/{merge_request_iid}/pipelines`. */
export interface CreateMergeRequestPipelineResponses {
  /** The new pipeline. */
  201: { content: { 'application/json': MergeRequestPipelineCreated } };
  301: MovedResponse;
  401: UnauthorizedResponse;
  404: NotFoundResponse;
  422: UnprocessableContentResponse;
}

/** The path parameters of `GET /projects/{id}/merge_requests/{merge_request_iid}/raw_diffs`. */
export type GetMergeRequestRawDiffsPath = {
  /**
   * ID of the project, or its full path. Pass the value itself: the client encodes it, and the server
   * decodes it.
   */
  id: number | string;
  /** Number of the merge request within the project (its `iid`). Its `id` does not work here. */
  merge_request_iid: number;
};

/** The responses of `GET /projects/{id}/merge_requests/{merge_request_iid}/raw_diffs`. */
export interface GetMergeRequestRawDiffsResponses {
  /** The diffs in the unified format. */
  200: { content: { 'text/plain': string } };
  301: MovedResponse;
  401: UnauthorizedResponse;
  404: NotFoundResponse;
  422: UnprocessableContentResponse;
}
