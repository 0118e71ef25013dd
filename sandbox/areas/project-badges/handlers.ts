import { and, asc, eq, sql, type SQL } from '../../database/drizzle.ts';
import type { ProjectBadgesHandlers } from '@forgespec/sdk/server';
import { Refusal } from '@forgespec/sdk/server/refusal';
import type { Badge } from '@forgespec/sdk/types';
import { findProject, findProjectAs, type Project } from '../../access/find-project.ts';
import { badges, namespaces } from '../../database/schema/index.ts';
import { reading, writing, type AreaServices } from '../../requests/handle.ts';
import { countRows, pageOf } from '../../requests/page.ts';
import { placeholdersOf, renderAddress, requireAddress, type BadgePlaceholders } from './render-badge.ts';

type BadgeRow = typeof badges.$inferSelect;

/** The handlers for the badges of a project. The lists also contain the badges of the groups above the project. */
export const projectBadges = (sandbox: AreaServices): ProjectBadgesHandlers => ({
  list: reading(sandbox.queries, async ({ path, query }, { queries, caller, url }) => {
    const project = await findProject(queries, caller, path.id);
    const where = and(isForProject(project), query.name === undefined ? undefined : eq(badges.name, query.name));
    return pageOf(url, query, await countRows(queries, badges, where), async ({ limit, offset }) => {
      const rows = await queries.select().from(badges).where(where).orderBy(asc(badges.id)).limit(limit).offset(offset);
      const placeholders = placeholdersOf(sandbox, queries, project);
      return Promise.all(rows.map((row) => badgeView(row, placeholders)));
    });
  }),

  create: writing(sandbox.queries, async ({ path, body }, { queries, caller }) => {
    const project = await findProjectAs('Maintainer', queries, caller, path.id);
    requireAddress('link_url', body.link_url);
    requireAddress('image_url', body.image_url);
    const [row] = await queries
      .insert(badges)
      .values({ projectId: project.id, name: body.name ?? null, linkUrl: body.link_url, imageUrl: body.image_url })
      .returning();
    return { status: 201, body: await badgeView(requireBadge(row), placeholdersOf(sandbox, queries, project)) };
  }),

  get: reading(sandbox.queries, async ({ path }, { queries, caller }) => {
    const project = await findProject(queries, caller, path.id);
    const [row] = await queries
      .select()
      .from(badges)
      .where(and(isForProject(project), eq(badges.id, path.badge_id)));
    return { status: 200, body: await badgeView(requireBadge(row), placeholdersOf(sandbox, queries, project)) };
  }),

  update: writing(sandbox.queries, async ({ path, body = {} }, { queries, caller }) => {
    const project = await findProjectAs('Maintainer', queries, caller, path.id);
    const { link_url: linkUrl, image_url: imageUrl, name } = body;
    if (linkUrl !== undefined) requireAddress('link_url', linkUrl);
    if (imageUrl !== undefined) requireAddress('image_url', imageUrl);
    const [row] = await queries
      .update(badges)
      // A request may change nothing, and an update without columns is not valid SQL. The update therefore also sets
      // the id to its current value.
      .set({ id: sql`${badges.id}`, linkUrl, imageUrl, name })
      .where(isOwn(project, path.badge_id))
      .returning();
    return { status: 200, body: await badgeView(requireBadge(row), placeholdersOf(sandbox, queries, project)) };
  }),

  delete: writing(sandbox.queries, async ({ path }, { queries, caller }) => {
    const project = await findProjectAs('Maintainer', queries, caller, path.id);
    const [row] = await queries.delete(badges).where(isOwn(project, path.badge_id)).returning();
    requireBadge(row);
    return { status: 204 };
  }),

  render: reading(sandbox.queries, async ({ path, query }, { queries, caller }) => {
    const project = await findProject(queries, caller, path.id);
    const placeholders = placeholdersOf(sandbox, queries, project);
    return {
      status: 200,
      body: {
        link_url: query.link_url,
        image_url: query.image_url,
        rendered_link_url: await renderAddress(query.link_url, placeholders),
        rendered_image_url: await renderAddress(query.image_url, placeholders),
      },
    };
  }),
});

const isForProject = ({ id, namespaceId }: Project): SQL =>
  sql`(${badges.projectId} = ${id} or ${badges.groupId} = any ((
    select ${namespaces.lineage} from ${namespaces} where ${namespaces.id} = ${namespaceId})::integer[]))`;

/**
 * Returns an SQL condition that is true if a badge belongs to the project itself. The operations of a project cannot
 * change the badges of a group.
 */
const isOwn = (project: Project, id: number): SQL | undefined =>
  and(eq(badges.projectId, project.id), eq(badges.id, id));

function requireBadge(row: BadgeRow | undefined): BadgeRow {
  if (row === undefined) throw new Refusal(404, 'There is no such badge');
  return row;
}

const badgeView = async (row: BadgeRow, placeholders: BadgePlaceholders): Promise<Badge> => ({
  id: row.id,
  name: row.name,
  link_url: row.linkUrl,
  image_url: row.imageUrl,
  rendered_link_url: await renderAddress(row.linkUrl, placeholders),
  rendered_image_url: await renderAddress(row.imageUrl, placeholders),
  kind: row.groupId === null ? 'project' : 'group',
});
