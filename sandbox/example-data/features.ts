import type {
  approvalRules,
  deployAccessLevels,
  errorTrackingClientKeys,
  errorTrackingSettings,
  jobTokenAllowedGroups,
  jobTokenAllowedProjects,
  pagesDeployments,
  pagesDomains,
  pagesSettings,
  protectedEnvironments,
} from '../database/schema/index.ts';

const at = (text: string): Date => new Date(text);

export const exampleEnvironments: readonly (typeof protectedEnvironments.$inferInsert & { readonly id: number })[] = [
  { id: 6, projectId: 24, name: 'production' },
  { id: 5, projectId: 24, name: 'staging' },
];

export const exampleDeployAccessLevels: readonly (typeof deployAccessLevels.$inferInsert & { readonly id: number })[] =
  [
    { id: 38, environmentId: 5, accessLevel: 30 },
    { id: 41, environmentId: 6, accessLevel: 40 },
    { id: 42, environmentId: 6, groupId: 12, groupInheritanceType: 1 },
  ];

export const exampleApprovalRules: readonly (typeof approvalRules.$inferInsert & { readonly id: number })[] = [
  { id: 18, environmentId: 6, accessLevel: 40 },
  { id: 19, environmentId: 6, userId: 4 },
];

export const exampleErrorTracking: readonly (typeof errorTrackingSettings.$inferInsert)[] = [
  { projectId: 24, active: true, integrated: true },
  {
    projectId: 31,
    active: true,
    integrated: false,
    projectName: 'Anvil',
    trackerExternalUrl: 'https://errors.example.com/aurora/anvil',
    apiUrl: 'https://errors.example.com/api/projects/aurora/anvil',
  },
];

export const exampleClientKeys: readonly (typeof errorTrackingClientKeys.$inferInsert & { readonly id: number })[] = [
  { id: 5, projectId: 24, publicKey: 'fek_90d3c6e1f74b25a8' },
  { id: 6, projectId: 24, publicKey: 'fek_2b9e41d07c5a8f36' },
];

export const examplePages: readonly (typeof pagesSettings.$inferInsert)[] = [
  { projectId: 24, uniqueDomain: 'compass-4f08a2' },
];

export const examplePagesDomains: readonly (typeof pagesDomains.$inferInsert)[] = [
  { projectId: 24, url: 'https://compass.example.com' },
];

export const exampleDeployments: readonly (typeof pagesDeployments.$inferInsert & { readonly id: number })[] = [
  { id: 1, projectId: 24, rootDirectory: 'public', createdAt: at('2026-03-04T16:48:00.000Z') },
  { id: 2, projectId: 24, pathPrefix: 'faster-routing', createdAt: at('2026-03-09T10:21:00.000Z') },
];

export const exampleAllowedProjects: readonly (typeof jobTokenAllowedProjects.$inferInsert)[] = [
  { sourceProjectId: 24, targetProjectId: 31, addedAt: at('2026-02-12T09:00:00.000Z') },
  { sourceProjectId: 24, targetProjectId: 57, addedAt: at('2026-02-12T09:01:00.000Z') },
];

export const exampleAllowedGroups: readonly (typeof jobTokenAllowedGroups.$inferInsert)[] = [
  { sourceProjectId: 24, targetGroupId: 9, addedAt: at('2026-02-12T09:00:00.000Z') },
  { sourceProjectId: 24, targetGroupId: 12, addedAt: at('2026-02-12T09:01:00.000Z') },
];
