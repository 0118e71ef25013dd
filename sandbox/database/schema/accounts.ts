import { boolean, date, integer, pgTable, primaryKey, text } from '../drizzle-columns.ts';
import { id, instant, instantOfInsertion } from './columns.ts';

/**
 * The visibility of a project, group or snippet. `public` means visible to everybody, `internal` to all signed-in
 * users, and `private` to its members.
 */
export type Visibility = 'internal' | 'private' | 'public';

/** The access levels of memberships: Guest, Planner, Reporter, Developer, Maintainer, Owner. */
export type AccessLevel = 10 | 15 | 20 | 30 | 40 | 50;

export const users = pgTable('users', {
  id: id(),
  username: text().notNull(),
  name: text().notNull(),
  state: text().$type<'active' | 'blocked' | 'deactivated'>().notNull().default('active'),
  locked: boolean().notNull().default(false),
  email: text().notNull(),
  publicEmail: text(),
  hasAvatar: boolean().notNull().default(false),
  isAdministrator: boolean().notNull().default(false),
  isServiceAccount: boolean().notNull().default(false),
  createdAt: instantOfInsertion(),
});

export const accessTokens = pgTable('access_tokens', {
  digest: text().primaryKey(),
  userId: integer().notNull(),
  name: text().notNull(),
  scopes: text().array().$type<TokenScope[]>().notNull(),
  expiresAt: instant(),
  revokedAt: instant(),
});

/** The scopes of access tokens. */
export type TokenScope = 'api' | 'read_api' | 'read_repository';

export const namespaces = pgTable('namespaces', {
  id: id(),
  kind: text().$type<'group' | 'user'>().notNull(),
  name: text().notNull(),
  path: text().notNull(),
  fullPath: text().notNull(),
  parentId: integer(),
  lineage: integer().array().notNull(),
  ownerId: integer(),
  visibility: text().$type<Visibility>().notNull().default('private'),
  avatarFile: text(),
  plan: text().notNull().default('free'),
  endDate: date(),
  trialEndsOn: date(),
  maxSeatsUsed: integer().notNull().default(0),
  maxSeatsUsedChangedAt: instant(),
  createdAt: instantOfInsertion(),
});

export const namespaceMembers = pgTable(
  'namespace_members',
  {
    namespaceId: integer().notNull(),
    userId: integer().notNull(),
    accessLevel: integer().$type<AccessLevel>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.namespaceId, table.userId] })],
);
