import { and, eq, isNotNull } from '../../database/drizzle.ts';
import type { ProjectForksHandlers } from '@forgespec/sdk/server';
import { Refusal } from '@forgespec/sdk/server/refusal';
import type { ForkedProject, SimpleForkedProject } from '@forgespec/sdk/types';
import type { User } from '../../access/authenticate.ts';
import { findProject, findProjectAs } from '../../access/find-project.ts';
import type { Addresses } from '../../addresses.ts';
import { projects } from '../../database/schema/index.ts';
import { reading, writing, type AreaServices } from '../../requests/handle.ts';
import { countRows, pageOf } from '../../requests/page.ts';
import { forkedProjectView, selectProjects } from '../../views/forked-project-view.ts';
import { forkOrder, isListedFork, requireReadableProperties } from './fork-list.ts';
import { startFork } from './start-fork.ts';

/** The handlers for forks. */
export const projectForks = (sandbox: AreaServices): ProjectForksHandlers => ({
  create: writing(sandbox.queries, async ({ path, body = {} }, { queries, caller }) => {
    const origin = await findProject(queries, caller, path.id);
    const id = await startFork(sandbox, queries, caller, origin, body);
    const [row] = await selectProjects(queries, caller).where(eq(projects.id, id));
    if (row === undefined) throw new Error('The database returned no fork');
    return { status: 202, body: { ...forkedProjectView(row, caller, sandbox.addresses) } };
  }),

  list: reading(sandbox.queries, async ({ path, query }, { queries, caller, url }) => {
    const origin = await findProject(queries, caller, path.id);
    requireReadableProperties(query, origin, caller);
    const where = isListedFork(origin, query, caller);
    return pageOf(url, query, await countRows(queries, projects, where), async ({ limit, offset }) => {
      const rows = await selectProjects(queries, caller)
        .where(where)
        .orderBy(...forkOrder(query))
        .limit(limit)
        .offset(offset);
      return rows.map((row) => listedFork(row, query, caller, sandbox.addresses));
    });
  }),

  createRelationship: writing(sandbox.queries, async ({ path }, { queries, caller }) => {
    const project = await findProjectAs('Owner', queries, caller, path.id);
    const origin = await findProject(queries, caller, path.forked_from_id);
    if (origin.id === project.id) throw new Refusal(404, 'A project cannot be a fork of itself');
    await queries.update(projects).set({ forkedFromId: origin.id }).where(eq(projects.id, project.id));
    return {
      status: 201,
      body: { id: project.id, path_with_namespace: project.fullPath, forked_from_project: { id: origin.id } },
    };
  }),

  deleteRelationship: writing(sandbox.queries, async ({ path }, { queries, caller }) => {
    const project = await findProjectAs('Owner', queries, caller, path.id);
    const removed = await queries
      .update(projects)
      .set({ forkedFromId: null })
      .where(and(eq(projects.id, project.id), isNotNull(projects.forkedFromId)))
      .returning({ id: projects.id });
    if (removed.length === 0) throw new Refusal(404, 'The project is not a fork');
    return { status: 204 };
  }),
});

type ListQuery = Parameters<ProjectForksHandlers['list']>[0]['query'];

/** Returns a fork as an item of a list, with the properties that the query requires. */
function listedFork(
  row: Parameters<typeof forkedProjectView>[0],
  query: ListQuery,
  caller: User | undefined,
  addresses: Addresses,
): ForkedProject | SimpleForkedProject {
  const fork = forkedProjectView(row, caller, addresses);
  if (query.simple === true && caller !== undefined) return simplified(fork);
  return {
    ...fork,
    ...(query.statistics === true ? { statistics: { repository_size: row.project.repositorySize } } : {}),
    ...(query.with_custom_attributes === true ? { custom_attributes: [] } : {}),
  };
}

/** Returns a fork with fewer properties, for a list with `simple=true`. */
const simplified = (fork: ForkedProject): SimpleForkedProject => ({
  id: fork.id,
  description: fork.description,
  name: fork.name,
  name_with_namespace: fork.name_with_namespace,
  path: fork.path,
  path_with_namespace: fork.path_with_namespace,
  default_branch: fork.default_branch,
  topics: fork.topics,
  ssh_url_to_repo: fork.ssh_url_to_repo,
  http_url_to_repo: fork.http_url_to_repo,
  web_url: fork.web_url,
  star_count: fork.star_count,
  forks_count: fork.forks_count,
  created_at: fork.created_at,
  last_activity_at: fork.last_activity_at,
  namespace: fork.namespace,
});
