import { boolean, integer, pgTable, text } from '../drizzle-columns.ts';
import type { Visibility } from './accounts.ts';
import { id, instantOfInsertion } from './columns.ts';

export const storages = pgTable('storages', {
  name: text().primaryKey(),
  weight: integer().notNull().default(0),
  acceptsWrites: boolean().notNull().default(true),
  acceptsDeletions: boolean().notNull().default(true),
});

export const snippets = pgTable('snippets', {
  id: id(),
  projectId: integer(),
  authorId: integer().notNull(),
  title: text().notNull(),
  description: text(),
  visibility: text().$type<Visibility>().notNull(),
  storageName: text().notNull(),
  createdAt: instantOfInsertion(),
  updatedAt: instantOfInsertion(),
});

export const snippetStorageMoves = pgTable('snippet_storage_moves', {
  id: id(),
  snippetId: integer().notNull(),
  sourceStorageName: text().notNull(),
  destinationStorageName: text().notNull(),
  state: text()
    .$type<'cleanup failed' | 'failed' | 'finished' | 'initial' | 'replicated' | 'scheduled' | 'started'>()
    .notNull(),
  createdAt: instantOfInsertion(),
});

export const replicationSites = pgTable('replication_sites', {
  id: id(),
  name: text().notNull(),
  url: text().notNull(),
  internalUrl: text(),
  isPrimary: boolean().notNull().default(false),
  enabled: boolean().notNull().default(true),
  filesMaxCapacity: integer().notNull().default(10),
  reposMaxCapacity: integer().notNull().default(25),
  verificationMaxCapacity: integer().notNull().default(100),
  containerRepositoriesMaxCapacity: integer().notNull().default(10),
  syncObjectStorage: boolean().notNull().default(false),
  selectiveSyncType: text().$type<'namespaces' | 'shards'>(),
  selectiveSyncShards: text().array().notNull().default([]),
  selectiveSyncNamespaceIds: integer().array().notNull().default([]),
  minimumReverificationInterval: integer().notNull().default(7),
});
