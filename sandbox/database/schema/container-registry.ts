import { bigint, boolean, integer, pgTable, primaryKey, text } from '../drizzle-columns.ts';
import { id, instantOfInsertion } from './columns.ts';

export const registryRepositories = pgTable('registry_repositories', {
  id: id(),
  projectId: integer().notNull(),
  name: text().notNull(),
  status: text().$type<'delete_ongoing' | 'delete_scheduled'>(),
  cleanupPolicyStartedAt: instantOfInsertion(),
  createdAt: instantOfInsertion(),
});

export const registryBlobs = pgTable(
  'registry_blobs',
  { repositoryId: integer().notNull(), digest: text().notNull(), size: bigint({ mode: 'number' }).notNull() },
  (table) => [primaryKey({ columns: [table.repositoryId, table.digest] })],
);

export const registryManifests = pgTable(
  'registry_manifests',
  {
    repositoryId: integer().notNull(),
    digest: text().notNull(),
    revision: text().notNull(),
    createdAt: instantOfInsertion(),
  },
  (table) => [primaryKey({ columns: [table.repositoryId, table.digest] })],
);

export const registryManifestBlobs = pgTable(
  'registry_manifest_blobs',
  { repositoryId: integer().notNull(), manifestDigest: text().notNull(), blobDigest: text().notNull() },
  (table) => [primaryKey({ columns: [table.repositoryId, table.manifestDigest, table.blobDigest] })],
);

export const registryTags = pgTable(
  'registry_tags',
  { repositoryId: integer().notNull(), name: text().notNull(), manifestDigest: text().notNull() },
  (table) => [primaryKey({ columns: [table.repositoryId, table.name] })],
);

export const registryProtectionRules = pgTable('registry_protection_rules', {
  id: id(),
  projectId: integer().notNull(),
  tagNamePattern: text().notNull(),
});

export const registrySigningKeys = pgTable('registry_signing_keys', {
  onlyRow: boolean().primaryKey().default(true),
  secret: text().notNull(),
});
