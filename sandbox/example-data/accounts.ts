import { tokenDigest } from '../access/token-digest.ts';
import type { accessTokens, namespaceMembers, namespaces, users } from '../database/schema/index.ts';

type UserRow = typeof users.$inferInsert & { readonly id: number };

const user = (id: number, username: string, name: string, more: Partial<UserRow> = {}): UserRow => ({
  id,
  username,
  name,
  email: `${username}@example.com`,
  publicEmail: `${username}@example.com`,
  hasAvatar: true,
  createdAt: new Date('2026-01-12T08:00:00.000Z'),
  ...more,
});

export const exampleUsers: readonly UserRow[] = [
  user(1, 'admin', 'Administrator', { isAdministrator: true }),
  user(4, 'elena', 'Elena Voss'),
  user(7, 'mira', 'Mira Castellanos'),
  user(11, 'jonas', 'Jonas Lindqvist'),
  user(15, 'priya', 'Priya Raman'),
  user(18, 'tomas', 'Tomas Okafor'),
  // This user is not a member of any group or project.
  user(23, 'sora', 'Sora Lind', { publicEmail: null, hasAvatar: false }),
  user(26, 'courier', 'Courier', { isServiceAccount: true, publicEmail: null, hasAvatar: false }),
];

/** A public token, with its user, its name and its scopes. */
export interface KnownToken {
  readonly token: string;
  readonly userId: number;
  readonly name: string;
  readonly scopes: typeof accessTokens.$inferInsert.scopes;
}

/** The tokens that `forgespec sandbox` prints. They are valid only in sandboxes. */
export const knownTokens: readonly KnownToken[] = [
  ...exampleUsers.map(({ id, username }) => ({
    token: `token-of-${username}`,
    userId: id,
    name: 'Everything',
    scopes: ['api' as const],
  })),
  { token: 'reading-token-of-jonas', userId: 11, name: 'Reading', scopes: ['read_api'] },
  { token: 'repository-token-of-jonas', userId: 11, name: 'Reading repositories', scopes: ['read_repository'] },
];

export const exampleTokens: readonly (typeof accessTokens.$inferInsert)[] = [
  ...knownTokens.map(({ token, userId, name, scopes }) => ({ digest: tokenDigest(token), userId, name, scopes })),
  {
    digest: tokenDigest('expired-token-of-jonas'),
    userId: 11,
    name: 'Expired',
    scopes: ['api'],
    expiresAt: new Date('2026-02-28T00:00:00.000Z'),
  },
];

type NamespaceRow = typeof namespaces.$inferInsert & { readonly id: number };

const personal = (id: number, ownerId: number, path: string, name: string): NamespaceRow => ({
  id,
  kind: 'user',
  name,
  path,
  fullPath: path,
  lineage: [id],
  ownerId,
  visibility: 'public',
  createdAt: new Date('2026-01-12T08:00:00.000Z'),
});

export const exampleNamespaces: readonly NamespaceRow[] = [
  {
    id: 9,
    kind: 'group',
    name: 'Aurora',
    path: 'aurora',
    fullPath: 'aurora',
    lineage: [9],
    visibility: 'public',
    avatarFile: 'aurora.png',
    maxSeatsUsed: 5,
    maxSeatsUsedChangedAt: new Date('2026-02-16T09:00:00.000Z'),
    createdAt: new Date('2026-01-12T08:00:00.000Z'),
  },
  {
    id: 12,
    kind: 'group',
    name: 'Tools',
    path: 'tools',
    fullPath: 'aurora/tools',
    parentId: 9,
    lineage: [9, 12],
    visibility: 'private',
    maxSeatsUsed: 2,
    maxSeatsUsedChangedAt: new Date('2026-01-19T10:00:00.000Z'),
    createdAt: new Date('2026-01-19T10:00:00.000Z'),
  },
  personal(19, 1, 'admin', 'Administrator'),
  personal(20, 4, 'elena', 'Elena Voss'),
  personal(21, 7, 'mira', 'Mira Castellanos'),
  personal(22, 11, 'jonas', 'Jonas Lindqvist'),
  personal(23, 15, 'priya', 'Priya Raman'),
  personal(24, 18, 'tomas', 'Tomas Okafor'),
  personal(25, 23, 'sora', 'Sora Lind'),
];

export const exampleMembers: readonly (typeof namespaceMembers.$inferInsert)[] = [
  { namespaceId: 9, userId: 4, accessLevel: 50 },
  { namespaceId: 9, userId: 7, accessLevel: 40 },
  { namespaceId: 9, userId: 11, accessLevel: 30 },
  { namespaceId: 9, userId: 15, accessLevel: 20 },
  { namespaceId: 9, userId: 18, accessLevel: 15 },
  { namespaceId: 12, userId: 7, accessLevel: 40 },
  { namespaceId: 12, userId: 11, accessLevel: 30 },
];
