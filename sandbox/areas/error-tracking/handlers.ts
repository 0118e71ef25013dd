import { and, desc, eq } from '../../database/drizzle.ts';
import { randomBytes } from 'node:crypto';
import type { ErrorTrackingHandlers } from '@forgespec/sdk/server';
import { Refusal } from '@forgespec/sdk/server/refusal';
import type { ErrorTrackingClientKey, ErrorTrackingSettings } from '@forgespec/sdk/types';
import { findProjectAs } from '../../access/find-project.ts';
import type { Addresses } from '../../addresses.ts';
import { errorTrackingClientKeys as keys, errorTrackingSettings as settings } from '../../database/schema/index.ts';
import { reading, writing, type AreaServices } from '../../requests/handle.ts';
import { countRows, pageOf } from '../../requests/page.ts';

/** The handlers for error tracking: the settings of a project, and its client keys. */
export const errorTracking = ({ queries, addresses }: AreaServices): ErrorTrackingHandlers => ({
  getSettings: reading(queries, async ({ path }, { queries, caller }) => {
    const project = await findProjectAs('Maintainer', queries, caller, path.id);
    const [row] = await queries.select().from(settings).where(eq(settings.projectId, project.id));
    return { status: 200, body: settingsView(requireSettings(row)) };
  }),

  replaceSettings: writing(queries, async ({ path, body }, { queries, caller }) => {
    const project = await findProjectAs('Maintainer', queries, caller, path.id);
    const { active, integrated } = body;
    const [row] = await queries
      .insert(settings)
      .values({ projectId: project.id, active, integrated })
      .onConflictDoUpdate({ target: settings.projectId, set: { active, integrated } })
      .returning();
    return { status: 200, body: settingsView(requireSettings(row)) };
  }),

  updateSettings: writing(queries, async ({ path, body }, { queries, caller }) => {
    const project = await findProjectAs('Maintainer', queries, caller, path.id);
    const { active, integrated } = body;
    const [row] = await queries
      .update(settings)
      .set({ active, integrated })
      .where(eq(settings.projectId, project.id))
      .returning();
    return { status: 200, body: settingsView(requireSettings(row)) };
  }),

  listClientKeys: reading(queries, async ({ path, query }, { queries, caller, url }) => {
    const project = await findProjectAs('Maintainer', queries, caller, path.id);
    const where = eq(keys.projectId, project.id);
    return pageOf(url, query, await countRows(queries, keys, where), async ({ limit, offset }) => {
      const rows = await queries.select().from(keys).where(where).orderBy(desc(keys.id)).limit(limit).offset(offset);
      return rows.map((row) => keyView(row, addresses));
    });
  }),

  createClientKey: writing(queries, async ({ path }, { queries, caller }) => {
    const project = await findProjectAs('Maintainer', queries, caller, path.id);
    const publicKey = `fek_${randomBytes(8).toString('hex')}`;
    const [row] = await queries.insert(keys).values({ projectId: project.id, publicKey }).returning();
    if (row === undefined) throw new Error('The database returned no key');
    return { status: 201, body: keyView(row, addresses) };
  }),

  deleteClientKey: writing(queries, async ({ path }, { queries, caller }) => {
    const project = await findProjectAs('Maintainer', queries, caller, path.id);
    const condition = and(eq(keys.projectId, project.id), eq(keys.id, path.key_id));
    const removed = await queries.delete(keys).where(condition).returning();
    if (removed.length === 0) throw new Refusal(404, 'There is no such client key');
    return { status: 204 };
  }),
});

function requireSettings(row: typeof settings.$inferSelect | undefined): typeof settings.$inferSelect {
  if (row === undefined) throw new Refusal(404, 'The project has no error tracking settings');
  return row;
}

const settingsView = (row: typeof settings.$inferSelect): ErrorTrackingSettings => ({
  active: row.active,
  project_name: row.projectName,
  tracker_external_url: row.trackerExternalUrl,
  api_url: row.apiUrl,
  integrated: row.integrated,
});

function keyView(row: typeof keys.$inferSelect, { service }: Addresses): ErrorTrackingClientKey {
  const address = new URL(`${service}/api/v4/error_tracking/collector/${row.projectId}`);
  address.username = row.publicKey;
  return { id: row.id, active: row.active, public_key: row.publicKey, tracker_dsn: address.href };
}
