import type { replicationSites, snippets, snippetStorageMoves, storages } from '../database/schema/index.ts';

const at = (text: string): Date => new Date(text);

export const exampleStorages: readonly (typeof storages.$inferInsert)[] = [
  { name: 'default', weight: 0 },
  { name: 'nvme-2', weight: 100 },
];

export const exampleSnippets: readonly (typeof snippets.$inferInsert & { readonly id: number })[] = [
  {
    id: 79,
    authorId: 11,
    title: 'Shell aliases',
    visibility: 'private',
    storageName: 'nvme-2',
    createdAt: at('2026-01-29T17:10:00.000Z'),
    updatedAt: at('2026-01-29T17:10:00.000Z'),
  },
  {
    id: 83,
    projectId: 24,
    authorId: 7,
    title: 'Shortest path by hand',
    description: 'A worked example for the routing tests.',
    visibility: 'public',
    storageName: 'nvme-2',
    createdAt: at('2026-02-18T13:45:00.000Z'),
    updatedAt: at('2026-02-20T09:30:00.000Z'),
  },
];

export const exampleStorageMoves: readonly (typeof snippetStorageMoves.$inferInsert & { readonly id: number })[] = [
  {
    id: 13,
    snippetId: 79,
    sourceStorageName: 'default',
    destinationStorageName: 'nvme-2',
    state: 'cleanup failed',
    createdAt: at('2026-03-10T15:40:00.000Z'),
  },
  {
    id: 14,
    snippetId: 83,
    sourceStorageName: 'default',
    destinationStorageName: 'nvme-2',
    state: 'finished',
    createdAt: at('2026-03-10T16:05:00.000Z'),
  },
  // This move is in progress when the sandbox starts, and the sandbox completes it.
  {
    id: 15,
    snippetId: 83,
    sourceStorageName: 'nvme-2',
    destinationStorageName: 'default',
    state: 'started',
    createdAt: at('2026-03-10T17:40:00.000Z'),
  },
];

export const exampleSites: readonly (typeof replicationSites.$inferInsert & { readonly id: number })[] = [
  {
    id: 1,
    name: 'forge-eu',
    url: 'https://forge.example.com',
    internalUrl: 'https://forge.internal.example.com',
    isPrimary: true,
  },
  { id: 2, name: 'forge-us', url: 'https://forge-us.example.com', syncObjectStorage: true },
];
