import { and, eq } from '../../database/drizzle.ts';
import type { JobTokenScopeHandlers } from '@forgespec/sdk/server';
import { Refusal } from '@forgespec/sdk/server/refusal';
import { findGroup } from '../../access/find-group.ts';
import { findProject, findProjectAs } from '../../access/find-project.ts';
import { jobTokenAllowedGroups, jobTokenAllowedProjects, projects } from '../../database/schema/index.ts';
import { reading, writing, type AreaServices } from '../../requests/handle.ts';
import { countRows, pageOf } from '../../requests/page.ts';
import { namespaceAddress } from '../../views/project-view.ts';
import { allowedProjectView, selectAllowedGroups, selectAllowedProjects } from './allowlist-queries.ts';

/**
 * The handlers for the allowlist of a project. It contains the projects and groups that can access the project with job
 * tokens. A project is never on its own allowlist, because its own job tokens can always access it.
 */
export const jobTokenScope = ({ queries, addresses }: AreaServices): JobTokenScopeHandlers => ({
  get: reading(queries, async ({ path }, { queries, caller }) => {
    const project = await findProjectAs('Maintainer', queries, caller, path.id);
    return {
      status: 200,
      body: { inbound_enabled: project.jobTokenInboundEnabled, outbound_enabled: project.jobTokenOutboundEnabled },
    };
  }),

  update: writing(queries, async ({ path, body }, { queries, caller }) => {
    const project = await findProjectAs('Maintainer', queries, caller, path.id);
    await queries.update(projects).set({ jobTokenInboundEnabled: body.enabled }).where(eq(projects.id, project.id));
    return { status: 204 };
  }),

  listProjects: reading(queries, async ({ path, query }, { queries, caller, url }) => {
    const { id } = await findProjectAs('Maintainer', queries, caller, path.id);
    const total = await countRows(queries, jobTokenAllowedProjects, eq(jobTokenAllowedProjects.sourceProjectId, id));
    return pageOf(url, query, total, async (slice) =>
      (await selectAllowedProjects(queries, id, slice)).map((row) => allowedProjectView(row, addresses)),
    );
  }),

  addProject: writing(queries, async ({ path, body }, { queries, caller }) => {
    const source = await findProjectAs('Maintainer', queries, caller, path.id);
    const target = await findProject(queries, caller, body.target_project_id);
    if (target.id === source.id) throw new Refusal(422, 'A project can always access itself');
    const entry = { sourceProjectId: source.id, targetProjectId: target.id };
    const added = await queries.insert(jobTokenAllowedProjects).values(entry).onConflictDoNothing().returning();
    if (added.length === 0) throw new Refusal(422, 'The project is on the allowlist already');
    return { status: 201, body: { source_project_id: source.id, target_project_id: target.id } };
  }),

  removeProject: writing(queries, async ({ path }, { queries, caller }) => {
    const { id } = await findProjectAs('Maintainer', queries, caller, path.id);
    const condition = and(
      eq(jobTokenAllowedProjects.sourceProjectId, id),
      eq(jobTokenAllowedProjects.targetProjectId, path.target_project_id),
    );
    const removed = await queries.delete(jobTokenAllowedProjects).where(condition).returning();
    if (removed.length === 0) throw new Refusal(404, 'The project is not on the allowlist');
    return { status: 204 };
  }),

  listGroups: reading(queries, async ({ path, query }, { queries, caller, url }) => {
    const { id } = await findProjectAs('Maintainer', queries, caller, path.id);
    const total = await countRows(queries, jobTokenAllowedGroups, eq(jobTokenAllowedGroups.sourceProjectId, id));
    return pageOf(url, query, total, async (slice) =>
      (await selectAllowedGroups(queries, id, slice)).map((group) => ({
        id: group.id,
        web_url: namespaceAddress(group, addresses),
        name: group.name,
      })),
    );
  }),

  addGroup: writing(queries, async ({ path, body }, { queries, caller }) => {
    const source = await findProjectAs('Maintainer', queries, caller, path.id);
    const target = await findGroup(queries, caller, body.target_group_id);
    const entry = { sourceProjectId: source.id, targetGroupId: target.id };
    const added = await queries.insert(jobTokenAllowedGroups).values(entry).onConflictDoNothing().returning();
    if (added.length === 0) throw new Refusal(422, 'The group is on the allowlist already');
    return { status: 201, body: { source_project_id: source.id, target_group_id: target.id } };
  }),

  removeGroup: writing(queries, async ({ path }, { queries, caller }) => {
    const { id } = await findProjectAs('Maintainer', queries, caller, path.id);
    const condition = and(
      eq(jobTokenAllowedGroups.sourceProjectId, id),
      eq(jobTokenAllowedGroups.targetGroupId, path.target_group_id),
    );
    const removed = await queries.delete(jobTokenAllowedGroups).where(condition).returning();
    if (removed.length === 0) throw new Refusal(404, 'The group is not on the allowlist');
    return { status: 204 };
  }),
});
