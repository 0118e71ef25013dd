import { boolean, integer, pgTable, primaryKey, text } from '../drizzle-columns.ts';
import { id, instant, instantOfInsertion } from './columns.ts';

export const mergeRequests = pgTable('merge_requests', {
  id: id(),
  iid: integer().notNull(),
  projectId: integer().notNull(),
  sourceProjectId: integer().notNull(),
  sourceBranch: text().notNull(),
  targetBranch: text().notNull(),
  title: text().notNull(),
  description: text(),
  state: text().$type<'closed' | 'locked' | 'merged' | 'opened'>().notNull().default('opened'),
  authorId: integer().notNull(),
  milestoneId: integer(),
  squash: boolean().notNull().default(false),
  discussionLocked: boolean(),
  forceRemoveSourceBranch: boolean().notNull().default(false),
  shouldRemoveSourceBranch: boolean(),
  allowCollaboration: boolean().notNull().default(false),
  approvalsBeforeMerge: integer(),
  mergeAfter: instant(),
  autoMerge: boolean().notNull().default(false),
  mergeMessage: text(),
  mergeUserId: integer(),
  mergeCommitSha: text(),
  squashCommitSha: text(),
  mergeError: text(),
  mergeStatus: text().$type<'can_be_merged' | 'cannot_be_merged' | 'unchecked'>().notNull().default('unchecked'),
  hasConflicts: boolean().notNull().default(false),
  headSha: text().notNull(),
  baseSha: text(),
  startSha: text(),
  changesCount: integer(),
  headPipelineId: integer(),
  timeEstimate: integer().notNull().default(0),
  timeSpent: integer().notNull().default(0),
  notesCount: integer().notNull().default(0),
  createdAt: instantOfInsertion(),
  updatedAt: instantOfInsertion(),
  preparedAt: instant(),
  closedAt: instant(),
  closedById: integer(),
  mergedAt: instant(),
});

export const mergeRequestAssignees = pgTable(
  'merge_request_assignees',
  { mergeRequestId: integer().notNull(), userId: integer().notNull() },
  (table) => [primaryKey({ columns: [table.mergeRequestId, table.userId] })],
);

export const mergeRequestReviewers = pgTable(
  'merge_request_reviewers',
  { mergeRequestId: integer().notNull(), userId: integer().notNull() },
  (table) => [primaryKey({ columns: [table.mergeRequestId, table.userId] })],
);

export const mergeRequestLabels = pgTable(
  'merge_request_labels',
  { mergeRequestId: integer().notNull(), labelId: integer().notNull() },
  (table) => [primaryKey({ columns: [table.mergeRequestId, table.labelId] })],
);

export const mergeRequestApprovers = pgTable(
  'merge_request_approvers',
  { mergeRequestId: integer().notNull(), userId: integer().notNull() },
  (table) => [primaryKey({ columns: [table.mergeRequestId, table.userId] })],
);

export const mergeRequestApprovals = pgTable(
  'merge_request_approvals',
  { mergeRequestId: integer().notNull(), userId: integer().notNull() },
  (table) => [primaryKey({ columns: [table.mergeRequestId, table.userId] })],
);

export const mergeRequestReactions = pgTable(
  'merge_request_reactions',
  { mergeRequestId: integer().notNull(), userId: integer().notNull(), emoji: text().notNull() },
  (table) => [primaryKey({ columns: [table.mergeRequestId, table.userId, table.emoji] })],
);

export const mergeRequestDeployments = pgTable('merge_request_deployments', {
  id: id(),
  mergeRequestId: integer().notNull(),
  environment: text().notNull(),
  deployedAt: instant().notNull(),
});

export const mergeRequestPipelines = pgTable(
  'merge_request_pipelines',
  { mergeRequestId: integer().notNull(), pipelineId: integer().notNull() },
  (table) => [primaryKey({ columns: [table.mergeRequestId, table.pipelineId] })],
);
