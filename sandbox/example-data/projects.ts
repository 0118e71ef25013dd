import type { projectGroupLinks, projectRedirects, projects, projectStars } from '../database/schema/index.ts';

type ProjectRow = typeof projects.$inferInsert & { readonly id: number };

const at = (text: string): Date => new Date(text);

export const exampleProjects: readonly ProjectRow[] = [
  {
    id: 24,
    namespaceId: 9,
    name: 'Compass',
    path: 'compass',
    fullPath: 'aurora/compass',
    description: 'Finds the shortest way.',
    visibility: 'public',
    topics: ['routing', 'maps'],
    creatorId: 4,
    repositorySize: 48_230_912,
    createdAt: at('2026-01-14T09:00:00.000Z'),
    updatedAt: at('2026-03-10T12:00:00.000Z'),
    lastActivityAt: at('2026-03-10T17:05:00.000Z'),
  },
  {
    id: 31,
    namespaceId: 12,
    name: 'Anvil',
    path: 'anvil',
    fullPath: 'aurora/tools/anvil',
    creatorId: 7,
    repositorySize: 9_175_040,
    createdAt: at('2026-01-19T10:05:00.000Z'),
    updatedAt: at('2026-03-10T08:12:00.000Z'),
    lastActivityAt: at('2026-03-10T08:12:00.000Z'),
  },
  {
    id: 52,
    namespaceId: 21,
    name: 'Compass trials',
    path: 'compass-trials',
    fullPath: 'mira/compass-trials',
    description: 'Finds the shortest way.',
    creatorId: 7,
    forkedFromId: 24,
    importStatus: 'finished',
    archived: true,
    repositorySize: 7_864_320,
    createdAt: at('2026-01-28T16:10:00.000Z'),
    updatedAt: at('2026-02-11T14:35:00.000Z'),
    lastActivityAt: at('2026-02-10T10:50:00.000Z'),
  },
  {
    id: 57,
    namespaceId: 21,
    name: 'Compass',
    path: 'compass',
    fullPath: 'mira/compass',
    description: 'Finds the shortest way.',
    visibility: 'public',
    topics: ['routing', 'maps'],
    creatorId: 7,
    forkedFromId: 24,
    importStatus: 'finished',
    repositorySize: 7_864_320,
    createdAt: at('2026-02-11T14:20:00.000Z'),
    updatedAt: at('2026-03-06T09:05:00.000Z'),
    lastActivityAt: at('2026-03-06T09:05:00.000Z'),
  },
];

/** A former path of Compass. */
export const exampleRedirects: readonly (typeof projectRedirects.$inferInsert)[] = [
  { fullPath: 'aurora/pathfinder', projectId: 24 },
];

export const exampleGroupLinks: readonly (typeof projectGroupLinks.$inferInsert)[] = [
  { projectId: 24, groupId: 12, accessLevel: 30 },
];

export const exampleStars: readonly (typeof projectStars.$inferInsert)[] = [
  ...[4, 7, 11, 15, 18].map((userId) => ({ projectId: 24, userId })),
  { projectId: 57, userId: 11 },
];
