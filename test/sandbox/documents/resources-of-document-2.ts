/**
 * A resource, the request that reads it (`GET …`), and the fields of the response. A path after `#` selects a value
 * inside the response.
 */
export type Resource = readonly [resource: string, line: string, fields: string];

export const user = 'id:integer name:string username:string state:string avatar_url:url|null web_url:url';

export const project = `id:integer description:string|null name:string name_with_namespace:string path:string path_with_namespace:string
  created_at:datetime default_branch:string tag_list:array topics:array ssh_url_to_repo:string http_url_to_repo:url web_url:url
  star_count:integer last_activity_at:datetime namespace:object`;

const mergeRequest = `id:integer iid:integer project_id:integer title:string description:string|null state:string imported:boolean
  imported_from:string created_at:datetime updated_at:datetime closed_at:datetime|null merged_at:datetime|null merge_after:datetime|null
  prepared_at:datetime|null closed_by:object|null merge_user:object|null merged_by:object|null author:object assignees:array
  assignee:object|null reviewers:array source_branch:string target_branch:string source_project_id:integer target_project_id:integer
  upvotes:integer downvotes:integer user_notes_count:integer labels:array draft:boolean work_in_progress:boolean milestone:object|null
  merge_when_pipeline_succeeds:boolean merge_status:string detailed_merge_status:string has_conflicts:boolean
  blocking_discussions_resolved:boolean sha:hex merge_commit_sha:hex|null squash_commit_sha:hex|null squash:boolean
  squash_on_merge:boolean discussion_locked:boolean|null should_remove_source_branch:boolean|null force_remove_source_branch:boolean|null
  allow_collaboration?:boolean allow_maintainer_to_push?:boolean web_url:url references:object reference:string time_stats:object
  task_completion_status:object approvals_before_merge:integer|null`;

/** The resources in the section "Resources and their fields" of document 2. */
export const resourcesOfDocument2: readonly Resource[] = [
  [
    'registry repository',
    'GET /registry/repositories/5?tags=true&tags_count=true&size=true',
    `id:integer name:string path:string project_id:integer
    location:string created_at:datetime cleanup_policy_started_at:datetime|null status:string|null tags_count:integer tags:array size:integer`,
  ],
  [
    'registry repository of a project',
    'GET /projects/24/registry/repositories#0',
    'id:integer name:string path:string project_id:integer location:string created_at:datetime status:string|null',
  ],
  ['tag entry', 'GET /projects/24/registry/repositories/5/tags#0', 'name:string path:string location:string'],
  [
    'tag detail',
    'GET /projects/24/registry/repositories/5/tags/v1.4.0',
    'name:string path:string location:string revision:hex short_revision:hex digest:string created_at:datetime total_size:integer',
  ],
  ['job token scope settings', 'GET /projects/24/job_token_scope', 'inbound_enabled:boolean outbound_enabled:boolean'],
  ['allowlist project entry', 'GET /projects/24/job_token_scope/allowlist#0', `${project} avatar_url:url|null`],
  [
    'namespace of an allowlist project entry',
    'GET /projects/24/job_token_scope/allowlist#0/namespace',
    'id:integer name:string path:string kind:string full_path:string parent_id:integer|null avatar_url:string|null web_url:url',
  ],
  [
    'allowlist group entry',
    'GET /projects/24/job_token_scope/groups_allowlist#0',
    'id:integer web_url:url name:string',
  ],
  [
    'repository file',
    'GET /projects/24/repository/files/src%2Frouter.ts?ref=main',
    `file_name:string file_path:string size:integer encoding:string content:string
    content_sha256:hex ref:string blob_id:hex commit_id:hex last_commit_id:hex execute_filemode:boolean`,
  ],
  [
    'commit of a blame range',
    'GET /projects/24/repository/files/src%2Frouter.ts/blame?ref=main#0/commit',
    `id:hex message:string parent_ids:array authored_date:datetime
    author_name:string author_email:string committed_date:datetime committer_name:string committer_email:string`,
  ],
  ['blame range', 'GET /projects/24/repository/files/src%2Frouter.ts/blame?ref=main#0', 'commit:object lines:array'],
  [
    'pipeline schedule',
    'GET /projects/24/pipeline_schedules/13',
    `id:integer description:string ref:string cron:string cron_timezone:string next_run_at:datetime
    active:boolean created_at:datetime updated_at:datetime owner:object last_pipeline:object variables:array inputs:array`,
  ],
  ['owner of a pipeline schedule', 'GET /projects/24/pipeline_schedules/13#owner', user],
  [
    'last pipeline of a schedule',
    'GET /projects/24/pipeline_schedules/13#last_pipeline',
    'id:integer sha:hex ref:string status:string',
  ],
  [
    'variable of a pipeline schedule',
    'GET /projects/24/pipeline_schedules/13#variables/0',
    'key:string variable_type:string value:string raw:boolean',
  ],
  ['input of a pipeline schedule', 'GET /projects/24/pipeline_schedules/13#inputs/0', 'name:string value:array'],
  [
    'pipeline triggered by a schedule',
    'GET /projects/24/pipeline_schedules/13/pipelines#0',
    'id:integer iid:integer project_id:integer status:string source:string ref:string sha:hex web_url:url created_at:datetime updated_at:datetime',
  ],
  ['merge request of a list', 'GET /merge_requests?scope=all#1', mergeRequest],
  [
    'merge request',
    'GET /projects/24/merge_requests/17',
    `${mergeRequest} changes_count:string diff_refs:object first_contribution:boolean
    first_deployed_to_production_at:datetime|null latest_build_started_at:datetime|null latest_build_finished_at:datetime|null
    merge_error:string|null pipeline:object head_pipeline:object`,
  ],
  [
    'author of a merge request',
    'GET /projects/24/merge_requests/17#author',
    `${user} locked:boolean public_email?:string|null`,
  ],
  [
    'milestone of a merge request',
    'GET /projects/24/merge_requests/17#milestone',
    `id:integer iid:integer project_id:integer title:string description:string|null state:string
    created_at:datetime updated_at:datetime due_date:date|null start_date:date|null expired:boolean web_url:url`,
  ],
  [
    'references of a merge request',
    'GET /projects/24/merge_requests/17#references',
    'short:string relative:string full:string',
  ],
  [
    'time statistics of a merge request',
    'GET /projects/24/merge_requests/17#time_stats',
    'time_estimate:integer total_time_spent:integer human_time_estimate:string|null human_total_time_spent:string|null',
  ],
  [
    'tasks of a merge request',
    'GET /projects/24/merge_requests/17#task_completion_status',
    'count:integer completed_count:integer',
  ],
  [
    'labels of a merge request in detail',
    'GET /merge_requests?scope=all&with_labels_details=true#1/labels/0',
    'id:integer name:string color:string text_color:string description:string|null description_html:string|null archived:boolean',
  ],
  [
    'diff references of a merge request',
    'GET /projects/24/merge_requests/17#diff_refs',
    'base_sha:hex start_sha:hex head_sha:hex',
  ],
  [
    'pipeline of a merge request',
    'GET /projects/24/merge_requests/17#pipeline',
    'id:integer sha:hex ref:string status:string web_url:url',
  ],
  [
    'head pipeline of a merge request',
    'GET /projects/24/merge_requests/17#head_pipeline',
    `before_sha:hex committed_at:datetime|null coverage:number|null created_at:datetime
    detailed_status:object duration:integer|null queued_duration:integer|null finished_at:datetime|null id:integer iid:integer project_id:integer
    ref:string sha:hex source:string started_at:datetime|null status:string tag:boolean updated_at:datetime user:object web_url:url yaml_errors:string|null`,
  ],
  [
    'diff entry',
    'GET /projects/24/merge_requests/17/diffs#0',
    `old_path:string new_path:string a_mode:string b_mode:string diff:string collapsed:boolean
    too_large:boolean new_file:boolean renamed_file:boolean deleted_file:boolean generated_file:boolean`,
  ],
  [
    'entry of the pipelines of a merge request',
    'GET /projects/24/merge_requests/17/pipelines#0',
    'id:integer sha:hex ref:string status:string',
  ],
];
