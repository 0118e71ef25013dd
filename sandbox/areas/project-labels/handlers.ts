import { and, eq } from '../../database/drizzle.ts';
import type { Label } from '@forgespec/sdk/types';
import type { ProjectLabelsHandlers } from '@forgespec/sdk/server';
import type { User } from '../../access/authenticate.ts';
import { findGroupOf } from '../../access/find-group.ts';
import { findProject, findProjectAs, type Project } from '../../access/find-project.ts';
import { requireRole } from '../../access/roles.ts';
import type { Queries } from '../../database/database.ts';
import { labels, labelSubscriptions } from '../../database/schema/index.ts';
import { reading, writing, type AreaRequest, type AreaServices } from '../../requests/handle.ts';
import { lockTitles } from '../../requests/lock-titles.ts';
import { countRows, pageOf } from '../../requests/page.ts';
import { findLabel } from './find-label.ts';
import { countUses, matchesLabelFilter, isLabelAvailableIn, isOfProject, selectLabels } from './label-queries.ts';
import { labelView } from './label-view.ts';
import { promoteLabel } from './promote-label.ts';
import { createLabel, updateLabel, type LabelChanges } from './write-label.ts';

type UserCall = AreaRequest<User>;

/**
 * The handlers for the labels of a project and of its groups. A caller who changes a label needs at least the role
 * Planner.
 */
export const projectLabels = ({ queries }: AreaServices): ProjectLabelsHandlers => ({
  list: reading(queries, async ({ path, query }, { queries, caller, url }) => {
    const project = await findProject(queries, caller, path.id);
    const where = and(
      query.include_ancestor_groups === false ? isOfProject(project) : isLabelAvailableIn(project),
      matchesLabelFilter(query),
    );
    return pageOf(url, query, await countRows(queries, labels, where), async (slice) => {
      const rows = await selectLabels(queries, project, caller, where, slice);
      if (query.with_counts !== true) return rows.map((row) => labelView(row));
      const counts = await countUses(
        queries,
        project,
        rows.map(({ id }) => id),
      );
      return rows.map((row) => labelView(row, counts.get(row.id)));
    });
  }),

  create: writing(queries, async ({ path, body }, { queries, caller }) => {
    const project = await findProjectAs('Planner', queries, caller, path.id);
    const id = await createLabel(queries, project, body);
    return { status: 201, body: await readLabel(queries, project, caller, id) };
  }),

  get: reading(queries, async ({ path, query }, { queries, caller }) => {
    const project = await findProject(queries, caller, path.id);
    const scope = query.include_ancestor_groups === false ? 'project' : 'groups';
    return { status: 200, body: labelView(await findLabel(queries, project, caller, path.label_id, scope)) };
  }),

  update: writing(queries, async ({ path, body }, call) => ({
    status: 200,
    body: await update(call, path.id, path.label_id, body),
  })),

  updateByName: writing(queries, async ({ path, body }, call) => ({
    status: 200,
    body: { ...(await update(call, path.id, body.label_id ?? body.name ?? '', body)) },
  })),

  delete: writing(queries, async ({ path }, call) => remove(call, path.id, path.label_id)),

  deleteByName: writing(queries, async ({ path, query }, call) => remove(call, path.id, query.name)),

  promote: writing(queries, async ({ path }, call) => promote(call, path.id, path.label_id)),

  promoteByName: writing(queries, async ({ path, body }, call) => promote(call, path.id, body.name)),

  subscribe: writing(queries, async ({ path }, { queries, caller }) => {
    const project = await findProject(queries, caller, path.id);
    const label = await findLabel(queries, project, caller, path.label_id, 'groups', 'for update');
    const added = await queries
      .insert(labelSubscriptions)
      .values({ projectId: project.id, labelId: label.id, userId: caller.id })
      .onConflictDoNothing()
      .returning();
    return added.length === 0 ? { status: 304 } : { status: 200, body: labelView({ ...label, subscribed: true }) };
  }),

  unsubscribe: writing(queries, async ({ path }, { queries, caller }) => {
    const project = await findProject(queries, caller, path.id);
    const label = await findLabel(queries, project, caller, path.label_id, 'groups', 'for update');
    const condition = and(
      eq(labelSubscriptions.projectId, project.id),
      eq(labelSubscriptions.labelId, label.id),
      eq(labelSubscriptions.userId, caller.id),
    );
    const removed = await queries.delete(labelSubscriptions).where(condition).returning();
    return removed.length === 0 ? { status: 304 } : { status: 200, body: labelView({ ...label, subscribed: false }) };
  }),
});

async function readLabel(queries: Queries, project: Project, caller: User, id: number): Promise<Label> {
  return labelView(await findLabel(queries, project, caller, id, 'groups'));
}

async function update(
  { queries, caller }: UserCall,
  projectId: number | string,
  idOrTitle: number | string,
  changes: LabelChanges,
): Promise<Label> {
  const project = await findProjectAs('Planner', queries, caller, projectId);
  if (changes.new_name !== undefined) await lockTitles(queries, project.namespaceId, 'share');
  const { id } = await findLabel(queries, project, caller, idOrTitle, 'project', 'for update');
  await updateLabel(queries, project, id, changes);
  return readLabel(queries, project, caller, id);
}

async function remove({ queries, caller }: UserCall, projectId: number | string, idOrTitle: number | string) {
  const project = await findProjectAs('Planner', queries, caller, projectId);
  const { id } = await findLabel(queries, project, caller, idOrTitle, 'project', 'for update');
  await queries.delete(labels).where(eq(labels.id, id));
  return { status: 204 } as const;
}

async function promote({ queries, caller }: UserCall, projectId: number | string, idOrTitle: number | string) {
  const project = await findProject(queries, caller, projectId);
  const group = await findGroupOf(queries, caller, project);
  requireRole(group, 'Planner');
  await lockTitles(queries, group.id, 'no key update');
  const label = await findLabel(queries, project, caller, idOrTitle, 'project', 'for update');
  await promoteLabel(queries, group, label);
  return { status: 200, body: await readLabel(queries, project, caller, label.id) } as const;
}
