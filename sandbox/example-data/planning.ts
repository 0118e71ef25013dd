import type { badges, burndownEvents, issueLabels, issues, issueWeightEvents } from '../database/schema/index.ts';
import type { labelPriorities, labels, labelSubscriptions, milestones } from '../database/schema/index.ts';

const at = (text: string): Date => new Date(text);

export const exampleLabels: readonly (typeof labels.$inferInsert & { readonly id: number })[] = [
  { id: 101, projectId: 24, title: 'performance', color: '#1f75cb', description: 'Speed and memory' },
  { id: 102, projectId: 24, title: 'bug', color: '#d9534f', description: 'Something does not work as it should' },
  { id: 103, projectId: 24, title: 'docs', color: '#69d100', archived: true },
];

export const examplePriorities: readonly (typeof labelPriorities.$inferInsert)[] = [
  { projectId: 24, labelId: 101, priority: 1 },
  { projectId: 24, labelId: 102, priority: 0 },
];

export const exampleSubscriptions: readonly (typeof labelSubscriptions.$inferInsert)[] = [
  { projectId: 24, labelId: 102, userId: 1 },
  { projectId: 24, labelId: 102, userId: 7 },
];

export const exampleMilestones: readonly (typeof milestones.$inferInsert & { readonly id: number })[] = [
  {
    id: 58,
    iid: 4,
    projectId: 24,
    title: 'v1.4',
    dueDate: '2026-02-27',
    state: 'closed',
    createdAt: at('2026-01-15T10:00:00.000Z'),
    updatedAt: at('2026-02-27T15:10:00.000Z'),
  },
  {
    id: 63,
    iid: 5,
    projectId: 24,
    title: 'v2.0',
    description: 'Routes are found in no time.',
    startDate: '2026-03-01',
    dueDate: '2026-04-30',
    createdAt: at('2026-02-20T09:00:00.000Z'),
    updatedAt: at('2026-03-02T11:45:00.000Z'),
  },
];

export const exampleIssues: readonly (typeof issues.$inferInsert & { readonly id: number })[] = [
  {
    id: 9310,
    iid: 42,
    projectId: 24,
    title: 'Long routes take seconds to find',
    authorId: 15,
    milestoneId: 63,
    weight: 5,
    createdAt: at('2026-02-25T10:30:00.000Z'),
    updatedAt: at('2026-03-05T13:45:00.000Z'),
  },
  {
    id: 9324,
    iid: 45,
    projectId: 24,
    title: 'Say how patterns are written',
    authorId: 18,
    milestoneId: 63,
    createdAt: at('2026-03-02T15:00:00.000Z'),
    updatedAt: at('2026-03-02T15:00:00.000Z'),
  },
];

export const exampleIssueLabels: readonly (typeof issueLabels.$inferInsert)[] = [
  { issueId: 9310, labelId: 101 },
  { issueId: 9324, labelId: 103 },
];

export const exampleWeightEvents: readonly (typeof issueWeightEvents.$inferInsert & { readonly id: number })[] = [
  { id: 142, issueId: 9310, userId: 18, weight: 3, createdAt: at('2026-03-02T09:20:00.000Z') },
  { id: 147, issueId: 9310, userId: 7, weight: 5, createdAt: at('2026-03-05T13:45:00.000Z') },
];

export const exampleBurndownEvents: readonly (typeof burndownEvents.$inferInsert)[] = [
  { milestoneId: 63, issueId: 9310, action: 'add', createdAt: at('2026-02-25T10:30:00.000Z') },
  { milestoneId: 63, issueId: 9310, action: 'weight', weight: 3, createdAt: at('2026-03-02T09:20:00.000Z') },
  { milestoneId: 63, issueId: 9324, action: 'add', createdAt: at('2026-03-02T15:00:00.000Z') },
  { milestoneId: 63, issueId: 9310, action: 'weight', weight: 5, createdAt: at('2026-03-05T13:45:00.000Z') },
];

export const exampleBadges: readonly (typeof badges.$inferInsert & { readonly id: number })[] = [
  {
    id: 3,
    projectId: 24,
    name: 'Coverage',
    linkUrl: 'https://coverage.example.com/%{project_path}',
    imageUrl: 'https://coverage.example.com/%{project_path}/%{default_branch}.svg',
  },
  {
    id: 8,
    groupId: 9,
    name: 'Aurora',
    linkUrl: 'https://forge.example.com/%{project_namespace}',
    imageUrl: 'https://badges.example.com/aurora.svg',
  },
];
