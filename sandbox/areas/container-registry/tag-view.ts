import type { RegistryTag, RegistryTagDetail } from '@forgespec/sdk/types';
import type { Addresses } from '../../addresses.ts';
import { imagePath, type RepositoryRow } from './repository-queries.ts';
import type { TagRow } from './tag-queries.ts';

/** Returns a tag as an item of a list. */
export function tagView(repository: RepositoryRow, name: string, { registry }: Addresses): RegistryTag {
  const path = `${imagePath(repository)}:${name}`;
  return { name, path, location: `${registry}/${path}` };
}

/** Returns the response body for a single tag. It includes the properties of the tagged image. */
export const tagDetailView = (repository: RepositoryRow, tag: TagRow, addresses: Addresses): RegistryTagDetail => ({
  ...tagView(repository, tag.name, addresses),
  revision: tag.revision,
  short_revision: tag.revision.slice(0, 9),
  digest: tag.digest,
  created_at: tag.createdAt.toISOString(),
  total_size: tag.totalSize,
});
