import type { RegistryRepository, RegistryRepositoryDetail } from '@forgespec/sdk/types';
import type { Addresses } from '../../addresses.ts';
import type { Queries } from '../../database/database.ts';
import { imagePath, type RepositoryRow } from './repository-queries.ts';
import { readSizes, readTagNames } from './tag-queries.ts';
import { tagView } from './tag-view.ts';

/** Returns the response body for an image repository. */
export function repositoryView(row: RepositoryRow, { registry }: Addresses): RegistryRepository {
  const path = imagePath(row);
  return {
    id: row.id,
    name: row.name,
    path,
    project_id: row.projectId,
    location: `${registry}/${path}`,
    created_at: row.createdAt.toISOString(),
    cleanup_policy_started_at: row.cleanupPolicyStartedAt.toISOString(),
    status: row.status,
  };
}

/**
 * The optional properties of an image repository. A response includes a property if the query parameter with the same
 * name is true.
 */
export interface OptionalProperties {
  readonly tags?: boolean;
  readonly tags_count?: boolean;
  readonly size?: boolean;
}

/** Returns the response bodies for image repositories. They include the requested optional properties. */
export async function repositoryDetails(
  queries: Queries,
  rows: readonly RepositoryRow[],
  requested: OptionalProperties,
  addresses: Addresses,
): Promise<RegistryRepositoryDetail[]> {
  const ids = rows.map(({ id }) => id);
  const needsTags = requested.tags === true || requested.tags_count === true;
  const names = needsTags ? await readTagNames(queries, ids) : new Map<number, string[]>();
  const sizes = requested.size === true ? await readSizes(queries, ids) : new Map<number, number>();
  return rows.map((row) => {
    const tags = names.get(row.id) ?? [];
    return {
      ...repositoryView(row, addresses),
      ...(requested.tags_count === true ? { tags_count: tags.length } : {}),
      ...(requested.tags === true ? { tags: tags.map((name) => tagView(row, name, addresses)) } : {}),
      ...(requested.size === true ? { size: sizes.get(row.id) ?? 0 } : {}),
    };
  });
}
