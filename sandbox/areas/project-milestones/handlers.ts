import { asc, desc, eq } from '../../database/drizzle.ts';
import type { ProjectMilestonesHandlers } from '@forgespec/sdk/server';
import type { User } from '../../access/authenticate.ts';
import { findGroupOf } from '../../access/find-group.ts';
import { findProject, findProjectAs } from '../../access/find-project.ts';
import { requireRole } from '../../access/roles.ts';
import { burndownEvents, issues, mergeRequests, milestones, projects } from '../../database/schema/index.ts';
import { reading, writing, type AreaRequest, type AreaServices } from '../../requests/handle.ts';
import { lockTitles } from '../../requests/lock-titles.ts';
import { countRows, pageOf } from '../../requests/page.ts';
import { findMilestone, isListedMilestone, selectMilestones, type MilestoneRow } from './milestone-queries.ts';
import { milestoneView } from './milestone-view.ts';
import { promoteMilestone } from './promote-milestone.ts';
import { createMilestone, updateMilestone } from './write-milestone.ts';

interface MilestonePath {
  readonly id: number | string;
  readonly milestone_id: number;
}

/** The handlers for the milestones of a project. A caller who changes a milestone needs at least the role Planner. */
export const projectMilestones = ({ queries, addresses }: AreaServices): ProjectMilestonesHandlers => ({
  list: reading(queries, async ({ path, query }, { queries, caller, url }) => {
    const where = isListedMilestone(await findProject(queries, caller, path.id), query);
    return pageOf(url, query, await countRows(queries, milestones, where), async (slice) =>
      (await selectMilestones(queries, where, slice)).map(milestoneView),
    );
  }),

  create: writing(queries, async ({ path, body }, { queries, caller }) => {
    const project = await findProjectAs('Planner', queries, caller, path.id);
    const id = await createMilestone(queries, project, body);
    return { status: 201, body: { ...milestoneView(await findMilestone(queries, project, id)) } };
  }),

  get: reading(queries, async ({ path }, call) => ({
    status: 200,
    body: { ...milestoneView(await read(call, path)) },
  })),

  update: writing(queries, async ({ path, body = {} }, { queries, caller }) => {
    const project = await findProjectAs('Planner', queries, caller, path.id);
    if (body.title !== undefined) await lockTitles(queries, project.namespaceId, 'share');
    const milestone = await findMilestone(queries, project, path.milestone_id, 'for update');
    await updateMilestone(queries, project, milestone, body);
    return { status: 200, body: { ...milestoneView(await findMilestone(queries, project, milestone.id)) } };
  }),

  delete: writing(queries, async ({ path }, { queries, caller }) => {
    const project = await findProjectAs('Planner', queries, caller, path.id);
    const milestone = await findMilestone(queries, project, path.milestone_id, 'for update');
    await queries.delete(milestones).where(eq(milestones.id, milestone.id));
    return { status: 204 };
  }),

  listIssues: reading(queries, async ({ path, query }, call) => {
    const where = eq(issues.milestoneId, (await read(call, path)).id);
    const { queries, url } = call;
    return pageOf(url, query, await countRows(queries, issues, where), async ({ limit, offset }) => {
      const rows = await queries
        .select()
        .from(issues)
        .where(where)
        .orderBy(desc(issues.id))
        .limit(limit)
        .offset(offset);
      return rows.map(({ id, iid, projectId, title, description, state, weight }) => ({
        id,
        iid,
        project_id: projectId,
        title,
        description,
        state,
        weight,
      }));
    });
  }),

  listMergeRequests: reading(queries, async ({ path, query }, call) => {
    const where = eq(mergeRequests.milestoneId, (await read(call, path)).id);
    const { queries, url } = call;
    return pageOf(url, query, await countRows(queries, mergeRequests, where), async ({ limit, offset }) => {
      const rows = await queries
        .select({ request: mergeRequests, projectPath: projects.fullPath })
        .from(mergeRequests)
        .innerJoin(projects, eq(projects.id, mergeRequests.projectId))
        .where(where)
        .orderBy(desc(mergeRequests.id))
        .limit(limit)
        .offset(offset);
      return rows.map(({ request: { id, iid, projectId, title, description, state }, projectPath }) => ({
        id,
        iid,
        project_id: projectId,
        title,
        description,
        state,
        web_url: `${addresses.service}/${projectPath}/merge_requests/${iid}`,
      }));
    });
  }),

  promote: writing(queries, async ({ path }, { queries, caller }) => {
    const project = await findProject(queries, caller, path.id);
    const group = await findGroupOf(queries, caller, project);
    requireRole(group, 'Planner');
    await lockTitles(queries, group.id, 'no key update');
    const milestone = await findMilestone(queries, project, path.milestone_id, 'for update');
    await promoteMilestone(queries, group, milestone);
    const [promoted] = await selectMilestones(queries, eq(milestones.id, milestone.id), { limit: 1, offset: 0 });
    return { status: 200, body: promoted === undefined ? {} : milestoneView(promoted) };
  }),

  listBurndownEvents: reading(queries, async ({ path, query }, call) => {
    const where = eq(burndownEvents.milestoneId, (await read(call, path)).id);
    const { queries, url } = call;
    return pageOf(url, query, await countRows(queries, burndownEvents, where), async ({ limit, offset }) => {
      const order = [asc(burndownEvents.createdAt), asc(burndownEvents.id)];
      const rows = await queries
        .select()
        .from(burndownEvents)
        .where(where)
        .orderBy(...order)
        .limit(limit)
        .offset(offset);
      return rows.map(({ createdAt, weight, action }) => ({ created_at: createdAt.toISOString(), weight, action }));
    });
  }),
});

async function read(
  { queries, caller }: AreaRequest<User>,
  { id, milestone_id: milestoneId }: MilestonePath,
): Promise<MilestoneRow> {
  return findMilestone(queries, await findProject(queries, caller, id), milestoneId);
}
