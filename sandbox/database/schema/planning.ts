import { boolean, date, integer, pgTable, primaryKey, text } from '../drizzle-columns.ts';
import { id, instant, instantOfInsertion } from './columns.ts';

export const labels = pgTable('labels', {
  id: id(),
  projectId: integer(),
  groupId: integer(),
  title: text().notNull(),
  color: text().notNull(),
  description: text(),
  archived: boolean().notNull().default(false),
  createdAt: instantOfInsertion(),
  updatedAt: instantOfInsertion(),
});

export const labelPriorities = pgTable(
  'label_priorities',
  { projectId: integer().notNull(), labelId: integer().notNull(), priority: integer().notNull() },
  (table) => [primaryKey({ columns: [table.projectId, table.labelId] })],
);

export const labelSubscriptions = pgTable(
  'label_subscriptions',
  { projectId: integer().notNull(), labelId: integer().notNull(), userId: integer().notNull() },
  (table) => [primaryKey({ columns: [table.projectId, table.labelId, table.userId] })],
);

export const milestones = pgTable('milestones', {
  id: id(),
  iid: integer().notNull(),
  projectId: integer(),
  groupId: integer(),
  title: text().notNull(),
  description: text(),
  startDate: date(),
  dueDate: date(),
  state: text().$type<'active' | 'closed'>().notNull().default('active'),
  createdAt: instantOfInsertion(),
  updatedAt: instantOfInsertion(),
});

export const issues = pgTable('issues', {
  id: id(),
  iid: integer().notNull(),
  projectId: integer().notNull(),
  title: text().notNull(),
  description: text(),
  state: text().$type<'closed' | 'opened'>().notNull().default('opened'),
  authorId: integer().notNull(),
  milestoneId: integer(),
  weight: integer(),
  createdAt: instantOfInsertion(),
  updatedAt: instantOfInsertion(),
  closedAt: instant(),
});

export const issueLabels = pgTable(
  'issue_labels',
  { issueId: integer().notNull(), labelId: integer().notNull() },
  (table) => [primaryKey({ columns: [table.issueId, table.labelId] })],
);

export const issueWeightEvents = pgTable('issue_weight_events', {
  id: id(),
  issueId: integer().notNull(),
  userId: integer().notNull(),
  weight: integer().notNull(),
  createdAt: instantOfInsertion(),
});

export const burndownEvents = pgTable('burndown_events', {
  id: id(),
  milestoneId: integer().notNull(),
  issueId: integer().notNull(),
  action: text().$type<'add' | 'close' | 'remove' | 'reopen' | 'weight'>().notNull(),
  weight: integer(),
  createdAt: instantOfInsertion(),
});

export const badges = pgTable('badges', {
  id: id(),
  projectId: integer(),
  groupId: integer(),
  name: text(),
  linkUrl: text().notNull(),
  imageUrl: text().notNull(),
});
