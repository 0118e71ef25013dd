import { boolean, integer, pgTable, primaryKey, text } from '../drizzle-columns.ts';
import { id, instantOfInsertion } from './columns.ts';

export const protectedEnvironments = pgTable('protected_environments', {
  id: id(),
  projectId: integer().notNull(),
  name: text().notNull(),
});

/**
 * The columns for the users who can deploy or approve: all users with an access level, one user, or a group. In each
 * row, exactly one of `accessLevel`, `userId` and `groupId` is not null.
 */
const subject = {
  accessLevel: integer().$type<30 | 40 | 60>(),
  userId: integer(),
  groupId: integer(),
  groupInheritanceType: integer().$type<0 | 1>().notNull().default(0),
};

export const deployAccessLevels = pgTable('deploy_access_levels', {
  id: id(),
  environmentId: integer().notNull(),
  ...subject,
});

export const approvalRules = pgTable('approval_rules', {
  id: id(),
  environmentId: integer().notNull(),
  ...subject,
  requiredApprovals: integer().notNull().default(1),
});

export const errorTrackingSettings = pgTable('error_tracking_settings', {
  projectId: integer().primaryKey(),
  active: boolean().notNull(),
  integrated: boolean().notNull(),
  projectName: text(),
  trackerExternalUrl: text(),
  apiUrl: text(),
});

export const errorTrackingClientKeys = pgTable('error_tracking_client_keys', {
  id: id(),
  projectId: integer().notNull(),
  publicKey: text().notNull(),
  active: boolean().notNull().default(true),
});

export const pagesSettings = pgTable('pages_settings', {
  projectId: integer().primaryKey(),
  uniqueDomain: text().notNull(),
  uniqueDomainEnabled: boolean().notNull().default(true),
  httpsOnly: boolean().notNull().default(false),
  primaryDomain: text(),
});

export const pagesDomains = pgTable(
  'pages_domains',
  { projectId: integer().notNull(), url: text().notNull() },
  (table) => [primaryKey({ columns: [table.projectId, table.url] })],
);

export const pagesDeployments = pgTable('pages_deployments', {
  id: id(),
  projectId: integer().notNull(),
  pathPrefix: text().notNull().default(''),
  rootDirectory: text(),
  createdAt: instantOfInsertion(),
});

export const jobTokenAllowedProjects = pgTable(
  'job_token_allowed_projects',
  { sourceProjectId: integer().notNull(), targetProjectId: integer().notNull(), addedAt: instantOfInsertion() },
  (table) => [primaryKey({ columns: [table.sourceProjectId, table.targetProjectId] })],
);

export const jobTokenAllowedGroups = pgTable(
  'job_token_allowed_groups',
  { sourceProjectId: integer().notNull(), targetGroupId: integer().notNull(), addedAt: instantOfInsertion() },
  (table) => [primaryKey({ columns: [table.sourceProjectId, table.targetGroupId] })],
);
