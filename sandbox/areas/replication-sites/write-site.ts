import { eq, inArray, sql } from '../../database/drizzle.ts';
import { Refusal } from '@forgespec/sdk/server/refusal';
import type { ReplicationSiteUpdate } from '@forgespec/sdk/types';
import type { Queries } from '../../database/database.ts';
import { namespaces, replicationSites, storages } from '../../database/schema/index.ts';
import { isHttpAddress } from '../../requests/http-address.ts';

/**
 * Returns the columns to set for the properties of a request.
 *
 * @throws {Refusal} 422 if the name is empty, a URL is not valid, a number is below 1, or a group or storage does not
 * exist.
 */
export async function readSiteColumns(queries: Queries, body: ReplicationSiteUpdate) {
  requireName(body.name);
  requireAddress('url', body.url);
  if (body.internal_url !== '') requireAddress('internal_url', body.internal_url);
  requirePositive(body);
  await requireGroups(queries, body.selective_sync_namespace_ids ?? []);
  await requireStorages(queries, body.selective_sync_shards ?? []);
  return {
    name: body.name,
    url: body.url?.replace(/\/$/u, ''),
    internalUrl: body.internal_url === '' ? null : body.internal_url?.replace(/\/$/u, ''),
    isPrimary: body.primary,
    enabled: body.enabled,
    filesMaxCapacity: body.files_max_capacity,
    reposMaxCapacity: body.repos_max_capacity,
    verificationMaxCapacity: body.verification_max_capacity,
    containerRepositoriesMaxCapacity: body.container_repositories_max_capacity,
    syncObjectStorage: body.sync_object_storage,
    selectiveSyncType: body.selective_sync_type,
    selectiveSyncShards: body.selective_sync_shards,
    selectiveSyncNamespaceIds: body.selective_sync_namespace_ids,
    minimumReverificationInterval: body.minimum_reverification_interval,
  };
}

/**
 * Checks that no other site is the primary site.
 *
 * @param id the id of the site that the request makes the primary site. Undefined if the site is new.
 * @throws {Refusal} 422 if another site is the primary site.
 */
export async function requireNoOtherPrimary(queries: Queries, id: number | undefined): Promise<void> {
  const primaries = await queries.select().from(replicationSites).where(eq(replicationSites.isPrimary, true));
  if (primaries.some((site) => site.id !== id)) throw new Refusal(422, 'There is a primary site already');
}

function requireName(name: string | undefined): void {
  if (name?.trim() === '') throw new Refusal(422, 'The name of a site must not be empty');
}

function requireAddress(property: string, address: string | undefined): void {
  if (address === undefined || isHttpAddress(address)) return;
  throw new Refusal(422, `${property} is not a URL that starts with http:// or https://`);
}

const quantities = [
  'files_max_capacity',
  'repos_max_capacity',
  'verification_max_capacity',
  'container_repositories_max_capacity',
  'minimum_reverification_interval',
] as const;

function requirePositive(body: ReplicationSiteUpdate): void {
  for (const property of quantities) {
    if ((body[property] ?? 1) < 1) throw new Refusal(422, `${property} must be at least 1`);
  }
}

async function requireGroups(queries: Queries, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const found = await queries
    .select({ id: namespaces.id })
    .from(namespaces)
    .where(sql`${namespaces.kind} = 'group' and ${inArray(namespaces.id, [...ids])}`);
  const missing = ids.find((id) => !found.some((group) => group.id === id));
  if (missing !== undefined) throw new Refusal(422, `There is no group ${missing}`);
}

async function requireStorages(queries: Queries, names: readonly string[]): Promise<void> {
  const known = new Set((await queries.select().from(storages)).map(({ name }) => name));
  const missing = names.find((name) => !known.has(name));
  if (missing !== undefined) throw new Refusal(422, `There is no storage ${missing}`);
}
