import type { RegistryRepository, RegistryRepositoryDetail } from '@forgespec/sdk/types';
import type { Addresses } from '../../addresses.ts';
import type { Queries } from '../../database/database.ts';
import { pathOf, type RepositoryRow } from './repository-queries.ts';
import { readSizes, readTagNames } from './tag-queries.ts';
import { tagView } from './tag-view.ts';

/** An image repository as the API shows it. */
export function repositoryView(row: RepositoryRow, { registry }: Addresses): RegistryRepository {
  const path = pathOf(row);
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

/** What of image repositories is told only when it is asked for. */
export interface AskedParts {
  readonly tags?: boolean;
  readonly tags_count?: boolean;
  readonly size?: boolean;
}

/** Image repositories as the API shows them, with what was asked for. */
export async function repositoryDetails(
  queries: Queries,
  rows: readonly RepositoryRow[],
  asked: AskedParts,
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
