import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text } from '../drizzle-columns.ts';
import type { AccessLevel, Visibility } from './accounts.ts';
import { id, instantOfInsertion } from './columns.ts';

/**
 * Project settings that no SQL condition uses. If a setting is missing, the code that reads the setting chooses a default.
 */
export interface ProjectSettings {
  readonly wiki_enabled?: boolean;
  readonly snippets_enabled?: boolean;
  readonly jobs_enabled?: boolean;
  readonly merge_requests_target_self?: boolean;
  readonly only_allow_merge_if_pipeline_succeeds?: boolean;
  readonly remove_source_branch_after_merge?: boolean;
  readonly squash_option?: 'always' | 'default_off' | 'default_on' | 'never';
}

export const projects = pgTable('projects', {
  id: id(),
  namespaceId: integer().notNull(),
  name: text().notNull(),
  path: text().notNull(),
  fullPath: text().notNull(),
  description: text(),
  visibility: text().$type<Visibility>().notNull().default('private'),
  defaultBranch: text().notNull().default('main'),
  topics: text().array().notNull().default([]),
  creatorId: integer().notNull(),
  forkedFromId: integer(),
  importStatus: text().$type<'failed' | 'finished' | 'none' | 'scheduled' | 'started'>().notNull().default('none'),
  importError: text(),
  archived: boolean().notNull().default(false),
  issuesEnabled: boolean().notNull().default(true),
  mergeRequestsEnabled: boolean().notNull().default(true),
  registryAccessLevel: text().$type<'disabled' | 'enabled' | 'private'>().notNull().default('enabled'),
  jobTokenInboundEnabled: boolean().notNull().default(true),
  jobTokenOutboundEnabled: boolean().notNull().default(false),
  repositorySize: bigint({ mode: 'number' }).notNull().default(0),
  settings: jsonb().$type<ProjectSettings>().notNull().default({}),
  createdAt: instantOfInsertion(),
  updatedAt: instantOfInsertion(),
  lastActivityAt: instantOfInsertion(),
});

export const projectRedirects = pgTable('project_redirects', {
  fullPath: text().primaryKey(),
  projectId: integer().notNull(),
});

/**
 * The users who are members of a project directly, and not through a group. The SQL function `project_access_level` takes these members
 * into account. No operation of the API adds such members, and the example data has none, but tests can insert some.
 */
export const projectMembers = pgTable(
  'project_members',
  {
    projectId: integer().notNull(),
    userId: integer().notNull(),
    accessLevel: integer().$type<AccessLevel>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.userId] })],
);

export const projectGroupLinks = pgTable(
  'project_group_links',
  {
    projectId: integer().notNull(),
    groupId: integer().notNull(),
    accessLevel: integer().$type<AccessLevel>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.groupId] })],
);

export const projectStars = pgTable(
  'project_stars',
  { projectId: integer().notNull(), userId: integer().notNull() },
  (table) => [primaryKey({ columns: [table.projectId, table.userId] })],
);

/**
 * The types of resources that have an internal id (iid). In each project or group, the iids of each type form a
 * separate sequence.
 */
export type ResourceWithIid = 'issue' | 'merge_request' | 'milestone' | 'pipeline';

export const iids = pgTable(
  'iids',
  {
    parentKind: text().$type<'group' | 'project'>().notNull(),
    parentId: integer().notNull(),
    kind: text().$type<ResourceWithIid>().notNull(),
    last: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.parentKind, table.parentId, table.kind] })],
);
