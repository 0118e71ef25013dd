import type { MergeRequest, MergeRequestLabel, MergeRequestMilestone, User as UserView } from '@forgespec/sdk/types';
import type { User } from '../../access/authenticate.ts';
import type { Addresses } from '../../addresses.ts';
import { escapeHtml } from '@forgespec/templates/shared/escape-html';
import { userSummary } from '../../views/user-view.ts';
import { textColorOn } from '../project-labels/label-color.ts';
import { milestoneView } from '../project-milestones/milestone-view.ts';
import { detailedStatus, isDraft } from './detailed-status.ts';
import type { SelectedMergeRequest } from './select-merge-requests.ts';
import { timeStats } from './time-stats.ts';

/** The query parameters that add details to the response body for a merge request. */
export interface ViewOptions {
  readonly render_html?: boolean | undefined;
  readonly with_labels_details?: boolean | undefined;
}

/** Returns a merge request as an item of a list. */
export function mergeRequestView(
  selected: SelectedMergeRequest,
  addresses: Addresses,
  options: ViewOptions = {},
): MergeRequest {
  const { request, project, people, milestone } = selected;
  const personOf = (id: number | null): UserView | null => {
    const user = id === null ? undefined : people.get(id);
    return user === undefined ? null : userView(user, addresses);
  };
  const author = personOf(request.authorId);
  if (author === null) throw new Error('The merge request has no author');
  const assignees = selected.assigneeIds.flatMap((id) => personOf(id) ?? []);
  const isFromFork = request.sourceProjectId !== request.projectId;
  const full = `${project.fullPath}!${request.iid}`;
  const draft = isDraft(request.title);
  return {
    id: request.id,
    iid: request.iid,
    project_id: request.projectId,
    title: request.title,
    description: request.description,
    ...(options.render_html === true ? html(request) : {}),
    state: request.state,
    imported: false,
    imported_from: 'none',
    created_at: request.createdAt.toISOString(),
    updated_at: request.updatedAt.toISOString(),
    closed_at: timeOf(request.closedAt),
    merged_at: timeOf(request.mergedAt),
    merge_after: timeOf(request.mergeAfter),
    prepared_at: timeOf(request.preparedAt),
    closed_by: personOf(request.closedById),
    merge_user: personOf(request.mergeUserId),
    merged_by: request.state === 'merged' ? personOf(request.mergeUserId) : null,
    author,
    assignees,
    assignee: assignees[0] ?? null,
    reviewers: selected.reviewerIds.flatMap((id) => personOf(id) ?? []),
    source_branch: request.sourceBranch,
    target_branch: request.targetBranch,
    source_project_id: request.sourceProjectId,
    target_project_id: request.projectId,
    upvotes: selected.upvotes,
    downvotes: selected.downvotes,
    user_notes_count: request.notesCount,
    labels: selected.labels.map((label) => (options.with_labels_details === true ? labelView(label) : label.title)),
    draft,
    work_in_progress: draft,
    milestone: milestone === undefined ? null : milestoneIn(milestone, addresses),
    merge_when_pipeline_succeeds: request.autoMerge,
    merge_status: request.mergeStatus,
    detailed_merge_status: detailedStatus(request, { ...selected, settings: project.settings }),
    has_conflicts: request.hasConflicts,
    blocking_discussions_resolved: true,
    sha: request.headSha,
    // While a merge is in progress, the merge commit and the squash commit are already stored, but the target branch
    // does not contain them yet.
    merge_commit_sha: request.state === 'merged' ? request.mergeCommitSha : null,
    squash_commit_sha: request.state === 'merged' ? request.squashCommitSha : null,
    squash: request.squash,
    squash_on_merge: request.squash,
    discussion_locked: request.discussionLocked,
    should_remove_source_branch: request.shouldRemoveSourceBranch,
    force_remove_source_branch: request.forceRemoveSourceBranch,
    ...(isFromFork ? collaboration(request.allowCollaboration) : {}),
    web_url: `${addresses.service}/${project.fullPath}/merge_requests/${request.iid}`,
    references: { short: `!${request.iid}`, relative: full, full },
    reference: `!${request.iid}`,
    time_stats: timeStats(request),
    task_completion_status: countTasks(request.description ?? ''),
    approvals_before_merge: request.approvalsBeforeMerge,
  };
}

/** Returns a time in ISO 8601. Returns null for null. */
export const timeOf = (time: Date | null): string | null => time?.toISOString() ?? null;

/** Returns a user as a part of the response body for a merge request. */
export const userView = (user: User, addresses: Addresses): UserView => ({
  ...userSummary(user, addresses),
  state: user.state,
  locked: user.locked,
  public_email: user.publicEmail,
});

const collaboration = (isAllowed: boolean) => ({ allow_collaboration: isAllowed, allow_maintainer_to_push: isAllowed });

/** Returns the title and the description as HTML. The text is escaped. Each empty line begins a new paragraph. */
const html = ({ title, description }: SelectedMergeRequest['request']) => ({
  title_html: escapeHtml(title),
  description_html: (description ?? '')
    .split(/\n\s*\n/u)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => `<p>${escapeHtml(paragraph.trim())}</p>`)
    .join('\n'),
});

/**
 * Counts the tasks in a description, such as `- [ ] write tests`, and the completed tasks, such as `- [x] write tests`.
 */
function countTasks(description: string): MergeRequest['task_completion_status'] {
  const tasks = [...description.matchAll(/^[ \t]*(?:[-*+]|\d+[.)]) \[([ x])\] /gimu)];
  return { count: tasks.length, completed_count: tasks.filter(([, mark]) => mark !== ' ').length };
}

const labelView = (label: SelectedMergeRequest['labels'][number]): MergeRequestLabel => ({
  id: label.id,
  name: label.title,
  color: label.color,
  text_color: textColorOn(label.color),
  description: label.description,
  description_html: label.description === null ? null : escapeHtml(label.description),
  archived: label.archived,
});

const milestoneIn = (
  { milestone, parentPath }: NonNullable<SelectedMergeRequest['milestone']>,
  { service }: Addresses,
): MergeRequestMilestone => ({
  ...milestoneView(milestone),
  web_url: `${service}/${parentPath}/milestones/${milestone.iid}`,
});
