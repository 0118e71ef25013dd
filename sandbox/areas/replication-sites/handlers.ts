import { asc, eq, sql } from '../../database/drizzle.ts';
import type { ReplicationSitesHandlers } from '@forgespec/sdk/server';
import { Refusal } from '@forgespec/sdk/server/refusal';
import type { ReplicationSite } from '@forgespec/sdk/types';
import { requireAdministrator } from '../../access/require-administrator.ts';
import type { Addresses } from '../../addresses.ts';
import type { Queries } from '../../database/database.ts';
import { replicationSites as sites } from '../../database/schema/index.ts';
import { reading, writing, type AreaServices } from '../../requests/handle.ts';
import { countRows, pageOf, type RowRange } from '../../requests/page.ts';
import { countReplicable, siteStatus } from './site-status.ts';
import { requireNoOtherPrimary, readSiteColumns } from './write-site.ts';

type SiteRow = typeof sites.$inferSelect;

/** The handlers for replication sites. */
export const replicationSitesArea = ({ queries, addresses }: AreaServices): ReplicationSitesHandlers => ({
  list: reading(queries, async ({ query }, { queries, caller, url }) => {
    requireAdministrator(caller);
    return pageOf(url, query, await countRows(queries, sites, undefined), async (slice) =>
      (await selectSites(queries, slice)).map((row) => siteView(row, addresses)),
    );
  }),

  listStatuses: reading(queries, async ({ query }, { queries, caller, url }) => {
    requireAdministrator(caller);
    const replicable = await countReplicable(queries);
    return pageOf(url, query, await countRows(queries, sites, undefined), async (slice) =>
      (await selectSites(queries, slice)).map((row) => siteStatus(row, replicable)),
    );
  }),

  create: writing(queries, async ({ body }, { queries, caller }) => {
    requireAdministrator(caller);
    if (body.primary === true) await requireNoOtherPrimary(queries, undefined);
    const { name, url } = body;
    const [row] = await queries
      .insert(sites)
      .values({ ...(await readSiteColumns(queries, body)), name, url: url.replace(/\/$/u, '') })
      .onConflictDoNothing({ target: sites.name })
      .returning();
    if (row === undefined) throw new Refusal(422, `There is a site ${name} already`);
    return { status: 201, body: siteView(row, addresses) };
  }),

  get: reading(queries, async ({ path }, { queries, caller }) => {
    requireAdministrator(caller);
    return { status: 200, body: siteView(await findSite(queries, path.id), addresses) };
  }),

  update: writing(queries, async ({ path, body = {} }, { queries, caller }) => {
    requireAdministrator(caller);
    const { id } = await findSite(queries, path.id, 'for update');
    if (body.primary === true) await requireNoOtherPrimary(queries, id);
    await queries
      .update(sites)
      .set({ id: sql`${sites.id}`, ...(await readSiteColumns(queries, body)) })
      .where(eq(sites.id, id));
    return { status: 200, body: siteView(await findSite(queries, id), addresses) };
  }),

  delete: writing(queries, async ({ path }, { queries, caller }) => {
    requireAdministrator(caller);
    const { id } = await findSite(queries, path.id, 'for update');
    await queries.delete(sites).where(eq(sites.id, id));
    return { status: 204 };
  }),

  // The sites of a sandbox have no real connections. There is nothing to repair.
  repair: reading(queries, async ({ path }, { queries, caller }) => {
    requireAdministrator(caller);
    return { status: 200, body: siteView(await findSite(queries, path.id), addresses) };
  }),
});

const selectSites = async (queries: Queries, { limit, offset }: RowRange): Promise<SiteRow[]> =>
  queries.select().from(sites).orderBy(asc(sites.id)).limit(limit).offset(offset);

/**
 * Finds a site.
 *
 * @param lock `for update` to lock the site. Other transactions that change the site then wait until the current
 * transaction ends.
 * @throws {Refusal} 404 if there is no such site.
 */
async function findSite(queries: Queries, id: number, lock?: 'for update'): Promise<SiteRow> {
  const query = queries.select().from(sites).where(eq(sites.id, id));
  const [row] = await (lock === undefined ? query : query.for('update'));
  if (row === undefined) throw new Refusal(404, 'There is no such site');
  return row;
}

/** Returns the response body for a site. `current` is true if the URL of the site is the address of the service. */
const siteView = (row: SiteRow, { service }: Addresses): ReplicationSite => ({
  id: row.id,
  name: row.name,
  url: row.url,
  internal_url: row.internalUrl ?? row.url,
  primary: row.isPrimary,
  enabled: row.enabled,
  current: row.url === service,
  files_max_capacity: row.filesMaxCapacity,
  repos_max_capacity: row.reposMaxCapacity,
  verification_max_capacity: row.verificationMaxCapacity,
  container_repositories_max_capacity: row.containerRepositoriesMaxCapacity,
  sync_object_storage: row.syncObjectStorage,
  selective_sync_type: row.selectiveSyncType,
  selective_sync_shards: row.selectiveSyncShards,
  selective_sync_namespace_ids: row.selectiveSyncNamespaceIds,
  minimum_reverification_interval: row.minimumReverificationInterval,
  web_edit_url: `${service}/admin/geo/sites/${row.id}/edit`,
  ...(row.isPrimary ? {} : { web_geo_replication_details_url: `${row.url}/admin/geo/sites/${row.id}/replication` }),
  _links: {
    self: `${service}/api/v4/geo_sites/${row.id}`,
    status: `${service}/api/v4/geo_sites/${row.id}/status`,
    repair: `${service}/api/v4/geo_sites/${row.id}/repair`,
  },
});
