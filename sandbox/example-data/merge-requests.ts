import type {
  mergeRequestApprovals,
  mergeRequestApprovers,
  mergeRequestAssignees,
  mergeRequestDeployments,
  mergeRequestLabels,
  mergeRequestReactions,
  mergeRequestReviewers,
  mergeRequests,
} from '../database/schema/index.ts';

const at = (text: string): Date => new Date(text);

/**
 * The properties `headSha`, `baseSha`, `startSha` and `mergeCommitSha` of these rows contain the full name of a branch
 * or tag. `insertExampleData` replaces each name by the hash of its commit.
 */
export const exampleMergeRequests: readonly (typeof mergeRequests.$inferInsert & { readonly id: number })[] = [
  {
    id: 4052,
    iid: 15,
    projectId: 24,
    sourceProjectId: 24,
    sourceBranch: 'route-format',
    targetBranch: 'main',
    title: 'Explain the route format',
    description: 'Adds a page on how routes are written.',
    state: 'merged',
    authorId: 11,
    milestoneId: 63,
    forceRemoveSourceBranch: true,
    shouldRemoveSourceBranch: true,
    mergeUserId: 7,
    mergeCommitSha: 'refs/heads/main',
    mergeStatus: 'can_be_merged',
    headSha: 'refs/heads/route-format',
    baseSha: 'refs/tags/v1.4.0',
    startSha: 'refs/tags/v1.4.0',
    changesCount: 2,
    createdAt: at('2026-03-03T08:20:00.000Z'),
    updatedAt: at('2026-03-04T16:40:00.000Z'),
    preparedAt: at('2026-03-03T08:20:03.000Z'),
    mergedAt: at('2026-03-04T16:40:00.000Z'),
  },
  {
    id: 4067,
    iid: 16,
    projectId: 24,
    sourceProjectId: 24,
    sourceBranch: 'preview',
    targetBranch: 'main',
    title: 'Draft: Show a preview',
    state: 'closed',
    authorId: 7,
    headSha: 'refs/heads/preview',
    baseSha: 'refs/tags/v1.4.0',
    startSha: 'refs/tags/v1.4.0',
    mergeStatus: 'can_be_merged',
    changesCount: 0,
    createdAt: at('2026-03-06T09:00:00.000Z'),
    updatedAt: at('2026-03-06T14:30:00.000Z'),
    preparedAt: at('2026-03-06T09:00:02.000Z'),
    closedAt: at('2026-03-06T14:30:00.000Z'),
    closedById: 7,
  },
  {
    id: 4081,
    iid: 17,
    projectId: 24,
    sourceProjectId: 24,
    sourceBranch: 'faster-routing',
    targetBranch: 'main',
    title: 'Look up routes in a trie',
    description: 'Walks down a trie instead of trying one route after the other.',
    authorId: 11,
    milestoneId: 63,
    forceRemoveSourceBranch: true,
    mergeStatus: 'can_be_merged',
    headSha: 'refs/heads/faster-routing',
    baseSha: 'refs/tags/v1.4.0',
    startSha: 'refs/heads/main',
    changesCount: 2,
    headPipelineId: 940,
    timeEstimate: 14_400,
    timeSpent: 9000,
    notesCount: 3,
    createdAt: at('2026-03-09T10:15:00.000Z'),
    updatedAt: at('2026-03-10T09:30:00.000Z'),
    preparedAt: at('2026-03-09T10:15:04.000Z'),
  },
  {
    id: 4083,
    iid: 18,
    projectId: 24,
    sourceProjectId: 24,
    sourceBranch: 'shorter-readme',
    targetBranch: 'main',
    title: 'Say it shorter',
    authorId: 11,
    mergeStatus: 'cannot_be_merged',
    hasConflicts: true,
    headSha: 'refs/heads/shorter-readme',
    baseSha: 'refs/tags/v1.4.0',
    startSha: 'refs/heads/main',
    changesCount: 1,
    createdAt: at('2026-03-09T15:00:00.000Z'),
    updatedAt: at('2026-03-09T15:00:00.000Z'),
    preparedAt: at('2026-03-09T15:00:03.000Z'),
  },
];

export const exampleMergeRequestAssignees: readonly (typeof mergeRequestAssignees.$inferInsert)[] = [
  { mergeRequestId: 4081, userId: 11 },
];

export const exampleMergeRequestReviewers: readonly (typeof mergeRequestReviewers.$inferInsert)[] = [
  { mergeRequestId: 4052, userId: 7 },
  { mergeRequestId: 4081, userId: 7 },
];

export const exampleMergeRequestLabels: readonly (typeof mergeRequestLabels.$inferInsert)[] = [
  { mergeRequestId: 4052, labelId: 103 },
  { mergeRequestId: 4081, labelId: 101 },
  { mergeRequestId: 4081, labelId: 102 },
];

export const exampleMergeRequestReactions: readonly (typeof mergeRequestReactions.$inferInsert)[] = [
  { mergeRequestId: 4052, userId: 7, emoji: 'thumbsup' },
  { mergeRequestId: 4081, userId: 7, emoji: 'thumbsup' },
  { mergeRequestId: 4081, userId: 15, emoji: 'thumbsup' },
];

export const exampleMergeRequestDeployments: readonly (typeof mergeRequestDeployments.$inferInsert)[] = [
  { mergeRequestId: 4052, environment: 'production', deployedAt: at('2026-03-04T17:10:00.000Z') },
];

export const exampleMergeRequestApprovers: readonly (typeof mergeRequestApprovers.$inferInsert)[] = [
  { mergeRequestId: 4052, userId: 7 },
  { mergeRequestId: 4081, userId: 4 },
  { mergeRequestId: 4081, userId: 7 },
];

export const exampleMergeRequestApprovals: readonly (typeof mergeRequestApprovals.$inferInsert)[] = [
  { mergeRequestId: 4052, userId: 7 },
];
