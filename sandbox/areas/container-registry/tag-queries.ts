import { and, asc, eq, inArray, sql } from '../../database/drizzle.ts';
import { Refusal } from '@forgespec/sdk/server/refusal';
import type { Queries } from '../../database/database.ts';
import { registryBlobs, registryManifestBlobs, registryManifests, registryTags } from '../../database/schema/index.ts';

/** Returns a map from the id of each image repository to the names of its tags. */
export async function readTagNames(
  queries: Queries,
  repositoryIds: readonly number[],
): Promise<ReadonlyMap<number, string[]>> {
  const rows = await queries
    .select()
    .from(registryTags)
    .where(inArray(registryTags.repositoryId, [...repositoryIds]))
    .orderBy(asc(registryTags.name));
  const names = new Map<number, string[]>();
  for (const { repositoryId, name } of rows) names.set(repositoryId, [...(names.get(repositoryId) ?? []), name]);
  return names;
}

/**
 * Returns a map from the id of each image repository to its size in bytes. A blob that several images of a repository
 * share counts only once.
 */
export async function readSizes(
  queries: Queries,
  repositoryIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await queries
    .select({ id: registryBlobs.repositoryId, size: sql<number>`sum(${registryBlobs.size})::float8` })
    .from(registryBlobs)
    .where(inArray(registryBlobs.repositoryId, [...repositoryIds]))
    .groupBy(registryBlobs.repositoryId);
  return new Map(rows.map(({ id, size }) => [id, size]));
}

const isManifestOfTag = and(
  eq(registryManifests.repositoryId, registryTags.repositoryId),
  eq(registryManifests.digest, registryTags.manifestDigest),
);

/** Returns a tag of an image repository, with the properties of its image. */
export async function findTag(queries: Queries, repositoryId: number, name: string) {
  const [tag] = await queries
    .select({
      name: registryTags.name,
      revision: registryManifests.revision,
      digest: registryManifests.digest,
      createdAt: registryManifests.createdAt,
      totalSize: sql<number>`(
        select coalesce(sum(${registryBlobs.size}), 0)::float8
        from ${registryManifestBlobs} join ${registryBlobs}
          on ${registryBlobs.repositoryId} = ${registryManifestBlobs.repositoryId}
          and ${registryBlobs.digest} = ${registryManifestBlobs.blobDigest}
        where ${registryManifestBlobs.repositoryId} = ${registryManifests.repositoryId}
          and ${registryManifestBlobs.manifestDigest} = ${registryManifests.digest})`,
    })
    .from(registryTags)
    .innerJoin(registryManifests, isManifestOfTag)
    .where(and(eq(registryTags.repositoryId, repositoryId), eq(registryTags.name, name)));
  if (tag === undefined) throw new Refusal(404, 'There is no such tag');
  return tag;
}

export type TagRow = Awaited<ReturnType<typeof findTag>>;

/**
 * Builds a query for the tags of an image repository, the newest first. `createdAt` is the creation time of the
 * manifest of the tag.
 */
export const selectDatedTags = (queries: Queries, repositoryId: number) =>
  queries
    .select({ name: registryTags.name, createdAt: registryManifests.createdAt })
    .from(registryTags)
    .innerJoin(registryManifests, isManifestOfTag)
    .where(eq(registryTags.repositoryId, repositoryId))
    .orderBy(sql`${registryManifests.createdAt} desc`, asc(registryTags.name));
