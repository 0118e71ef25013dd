// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { DescribedProperties } from '../runtime/properties.ts';
import { propertiesOfUserSummary } from './shared.ts';

/** The described properties of a `MergeRequest`. */
export const propertiesOfMergeRequest: DescribedProperties = {
  names: [
    'id',
    'allow_collaboration',
    'allow_maintainer_to_push',
    'approvals_before_merge',
    'assignee',
    'assignees',
    'author',
    'blocking_discussions_resolved',
    'closed_at',
    'closed_by',
    'created_at',
    'description',
    'description_html',
    'detailed_merge_status',
    'discussion_locked',
    'downvotes',
    'draft',
    'force_remove_source_branch',
    'has_conflicts',
    'iid',
    'imported',
    'imported_from',
    'labels',
    'merge_after',
    'merge_commit_sha',
    'merge_status',
    'merge_user',
    'merge_when_pipeline_succeeds',
    'merged_at',
    'merged_by',
    'milestone',
    'prepared_at',
    'project_id',
    'reference',
    'references',
    'reviewers',
    'sha',
    'should_remove_source_branch',
    'source_branch',
    'source_project_id',
    'squash',
    'squash_commit_sha',
    'squash_on_merge',
    'state',
    'target_branch',
    'target_project_id',
    'task_completion_status',
    'time_stats',
    'title',
    'title_html',
    'updated_at',
    'upvotes',
    'user_notes_count',
    'web_url',
    'work_in_progress',
  ],
  inner: () => ({
    properties: {
      assignee: propertiesOfUser,
      assignees: { inner: () => ({ items: propertiesOfUser }) },
      author: propertiesOfUser,
      closed_by: propertiesOfUser,
      labels: { inner: () => ({ items: propertiesOfMergeRequestLabel }) },
      merge_user: propertiesOfUser,
      merged_by: propertiesOfUser,
      milestone: propertiesOfMergeRequestMilestone,
      references: propertiesOfMergeRequestReferences,
      reviewers: { inner: () => ({ items: propertiesOfUser }) },
      task_completion_status: propertiesOfMergeRequestTaskCompletion,
      time_stats: propertiesOfMergeRequestTimeStats,
    },
  }),
};

/** The described properties of a `MergeRequestChanged`. */
export const propertiesOfMergeRequestChanged: DescribedProperties = {
  inner: () => ({ all: [propertiesOfMergeRequestDetail, { names: ['subscribed'] }] }),
};

/** The described properties of a `MergeRequestDetail`. */
export const propertiesOfMergeRequestDetail: DescribedProperties = {
  inner: () => ({
    all: [
      propertiesOfMergeRequest,
      {
        names: [
          'changes_count',
          'diff_refs',
          'diverged_commits_count',
          'first_contribution',
          'first_deployed_to_production_at',
          'head_pipeline',
          'latest_build_finished_at',
          'latest_build_started_at',
          'merge_error',
          'pipeline',
          'rebase_in_progress',
        ],
        inner: () => ({
          properties: {
            diff_refs: propertiesOfMergeRequestDiffRefs,
            head_pipeline: propertiesOfMergeRequestHeadPipeline,
            pipeline: propertiesOfMergeRequestPipelineReference,
          },
        }),
      },
    ],
  }),
};

/** The described properties of a `MergeRequestDiff`. */
export const propertiesOfMergeRequestDiff: DescribedProperties = {
  names: [
    'a_mode',
    'b_mode',
    'collapsed',
    'deleted_file',
    'diff',
    'generated_file',
    'new_file',
    'new_path',
    'old_path',
    'renamed_file',
    'too_large',
  ],
};

/** The described properties of a `MergeRequestDiffRefs`. */
export const propertiesOfMergeRequestDiffRefs: DescribedProperties = { names: ['base_sha', 'head_sha', 'start_sha'] };

/** The described properties of a `MergeRequestHeadPipeline`. */
export const propertiesOfMergeRequestHeadPipeline: DescribedProperties = {
  inner: () => ({
    all: [
      propertiesOfMergeRequestPipelineDetail,
      {
        names: ['iid', 'project_id', 'queued_duration', 'source', 'user'],
        inner: () => ({ properties: { user: propertiesOfUser } }),
      },
    ],
  }),
};

/** The described properties of a `MergeRequestLabel`. */
export const propertiesOfMergeRequestLabel: DescribedProperties = {
  names: ['id', 'name', 'archived', 'color', 'description', 'description_html', 'text_color'],
};

/** The described properties of a `MergeRequestMerged`. */
export const propertiesOfMergeRequestMerged: DescribedProperties = {
  names: ['id', 'iid', 'merge_commit_sha', 'merge_user', 'merged_at', 'state'],
  allowsOthers: true,
  inner: () => ({ properties: { merge_user: propertiesOfUser } }),
};

/** The described properties of a `MergeRequestMilestone`. */
export const propertiesOfMergeRequestMilestone: DescribedProperties = {
  names: [
    'id',
    'created_at',
    'description',
    'due_date',
    'expired',
    'group_id',
    'iid',
    'project_id',
    'start_date',
    'state',
    'title',
    'updated_at',
    'web_url',
  ],
};

/** The described properties of a `MergeRequestPipeline`. */
export const propertiesOfMergeRequestPipeline: DescribedProperties = { names: ['id', 'ref', 'sha', 'status'] };

/** The described properties of a `MergeRequestPipelineCreated`. */
export const propertiesOfMergeRequestPipelineCreated: DescribedProperties = {
  inner: () => ({
    all: [
      propertiesOfMergeRequestPipelineDetail,
      { names: ['archived', 'user'], inner: () => ({ properties: { user: propertiesOfUserSummary } }) },
    ],
  }),
};

/** The described properties of a `MergeRequestPipelineDetail`. */
export const propertiesOfMergeRequestPipelineDetail: DescribedProperties = {
  inner: () => ({
    all: [
      propertiesOfMergeRequestPipelineReference,
      {
        names: [
          'before_sha',
          'committed_at',
          'coverage',
          'created_at',
          'detailed_status',
          'duration',
          'finished_at',
          'started_at',
          'tag',
          'updated_at',
          'yaml_errors',
        ],
      },
    ],
  }),
};

/** The described properties of a `MergeRequestPipelineReference`. */
export const propertiesOfMergeRequestPipelineReference: DescribedProperties = {
  inner: () => ({ all: [propertiesOfMergeRequestPipeline, { names: ['web_url'] }] }),
};

/** The described properties of a `MergeRequestReferences`. */
export const propertiesOfMergeRequestReferences: DescribedProperties = { names: ['full', 'relative', 'short'] };

/** The described properties of a `MergeRequestSimple`. */
export const propertiesOfMergeRequestSimple: DescribedProperties = {
  names: ['description', 'iid', 'state', 'title', 'web_url'],
  allowsOthers: true,
};

/** The described properties of a `MergeRequestTaskCompletion`. */
export const propertiesOfMergeRequestTaskCompletion: DescribedProperties = { names: ['completed_count', 'count'] };

/** The described properties of a `MergeRequestTimeStats`. */
export const propertiesOfMergeRequestTimeStats: DescribedProperties = {
  names: ['human_time_estimate', 'human_total_time_spent', 'time_estimate', 'total_time_spent'],
};

/** The described properties of a `User`. */
export const propertiesOfUser: DescribedProperties = {
  names: ['id', 'name', 'avatar_url', 'locked', 'public_email', 'state', 'username', 'web_url'],
};
