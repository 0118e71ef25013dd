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

/** The optional parts of an image repository, which a request can include. */
export interface OptionalParts {
  readonly tags?: boolean;
  readonly tags_count?: boolean;
  readonly size?: boolean;
}

/** Returns the response bodies for image repositories, with the requested optional parts. */
export async function repositoryDetails(
  queries: Queries,
  rows: readonly RepositoryRow[],
  asked: OptionalParts,
  addresses: Addresses,
): Promise<RegistryRepositoryDetail[]> {
  const ids = rows.map(({ id }) => id);
  const isAskedForTags = asked.tags === true || asked.tags_count === true;
  const names = isAskedForTags ? await readTagNames(queries, ids) : new Map<number, string[]>();
  const sizes = asked.size === true ? await readSizes(queries, ids) : new Map<number, number>();
  return rows.map((row) => {
    const tags = names.get(row.id) ?? [];
    return {
      ...repositoryView(row, addresses),
      ...(asked.tags_count === true ? { tags_count: tags.length } : {}),
      ...(asked.tags === true ? { tags: tags.map((name) => tagView(row, name, addresses)) } : {}),
      ...(asked.size === true ? { size: sizes.get(row.id) ?? 0 } : {}),
    };
  });
}
