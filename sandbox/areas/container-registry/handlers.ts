import { eq, sql } from '../../database/drizzle.ts';
import type { ContainerRegistryHandlers } from '@forgespec/sdk/server';
import { Refusal } from '@forgespec/sdk/server/refusal';
import { findGroup } from '../../access/find-group.ts';
import { findProjectAs } from '../../access/find-project.ts';
import { requireRole } from '../../access/roles.ts';
import { readNow } from '../../database/now.ts';
import { projects, registryRepositories } from '../../database/schema/index.ts';
import { reading, writing, type AreaServices } from '../../requests/handle.ts';
import { countRows, pageOf } from '../../requests/page.ts';
import { countUse, type RateLimit } from '../../requests/rate-limit.ts';
import { forkedProjectView, selectProjects } from '../../views/forked-project-view.ts';
import { readBulkRule } from './bulk-rule.ts';
import { scheduleDeletion } from './delete-image-repository.ts';
import { deleteTag } from './delete-tags.ts';
import { findRegistry, isInGroup, requireOwnRegistry } from './find-registry.ts';
import { nativeRegistry } from './native-handlers.ts';
import { findRepository, noSuchRepository, selectRepositories } from './repository-queries.ts';
import { repositoryDetails, repositoryView } from './repository-view.ts';
import { tagPage } from './tag-page.ts';
import { findTag } from './tag-queries.ts';
import { tagDetailView } from './tag-view.ts';

const onceAnHour: RateLimit = { times: 1, seconds: 3600 };

/**
 * The handlers for image registries. Developers can delete single tags. Only Maintainers can delete repositories, or
 * several tags at once.
 */
export const containerRegistry = (sandbox: AreaServices): ContainerRegistryHandlers => ({
  ...nativeRegistry(sandbox),

  updateVisibility: writing(sandbox.queries, async ({ path, body = {} }, { queries, caller, limits }) => {
    const project = await findProjectAs('Maintainer', queries, caller, path.id);
    requireOwnRegistry(project, limits);
    if (body.container_registry_access_level !== undefined) {
      await queries
        .update(projects)
        .set({ registryAccessLevel: body.container_registry_access_level, updatedAt: sql`sandbox_now()` })
        .where(eq(projects.id, project.id));
    }
    const [row] = await selectProjects(queries, caller).where(eq(projects.id, project.id));
    if (row === undefined) throw new Error('The database returned no project');
    const changed = forkedProjectView(row, caller, sandbox.addresses);
    return { status: 200, body: { ...changed, container_registry_access_level: row.project.registryAccessLevel } };
  }),

  listProjectRepositories: reading(sandbox.queries, async ({ path, query }, call) => {
    const { queries, url } = call;
    const where = eq(registryRepositories.projectId, (await findRegistry(call, path.id)).id);
    return pageOf(url, query, await countRows(queries, registryRepositories, where), async ({ limit, offset }) => {
      const rows = await selectRepositories(queries, where).limit(limit).offset(offset);
      const { tags = false, tags_count: tagsCount = false } = query;
      return repositoryDetails(queries, rows, { tags, tags_count: tagsCount }, sandbox.addresses);
    });
  }),

  listGroupRepositories: reading(sandbox.queries, async ({ path, query }, { queries, caller, limits, url }) => {
    const where = isInGroup(queries, await findGroup(queries, caller, path.id), caller, limits);
    return pageOf(url, query, await countRows(queries, registryRepositories, where), async ({ limit, offset }) => {
      const rows = await selectRepositories(queries, where).limit(limit).offset(offset);
      return rows.map((row) => repositoryView(row, sandbox.addresses));
    });
  }),

  getRepository: reading(sandbox.queries, async ({ path, query }, call) => {
    const [repository] = await selectRepositories(call.queries, eq(registryRepositories.id, path.id));
    if (repository === undefined) throw noSuchRepository();
    await findRegistry(call, repository.projectId).catch((error: unknown) => {
      // If the caller cannot see the image repository, respond as for an unknown id.
      throw error instanceof Refusal && error.status === 404 ? noSuchRepository() : error;
    });
    const [body] = await repositoryDetails(call.queries, [repository], query, sandbox.addresses);
    if (body === undefined) throw new Error('The database returned no image repository');
    return { status: 200, body };
  }),

  deleteRepository: writing(sandbox.queries, async ({ path }, call) => {
    const project = await findRegistry(call, path.id);
    requireRole(project, 'Maintainer');
    const { id } = await findRepository(call.queries, project, path.repository_id);
    await scheduleDeletion(call.queries, sandbox.jobs, id);
    return { status: 202 };
  }),

  listTags: reading(sandbox.queries, async ({ path, query }, call) => {
    const repository = await findRepository(call.queries, await findRegistry(call, path.id), path.repository_id);
    return tagPage(call.queries, repository, query, call.url, sandbox.addresses);
  }),

  getTag: reading(sandbox.queries, async ({ path }, call) => {
    const repository = await findRepository(call.queries, await findRegistry(call, path.id), path.repository_id);
    const tag = await findTag(call.queries, repository.id, path.tag_name);
    return { status: 200, body: tagDetailView(repository, tag, sandbox.addresses) };
  }),

  deleteTag: writing(sandbox.queries, async ({ path }, call) => {
    const project = await findRegistry(call, path.id);
    requireRole(project, 'Developer');
    await deleteTag(call.queries, await findRepository(call.queries, project, path.repository_id), path.tag_name);
    return { status: 204 };
  }),

  deleteTagsInBulk: writing(sandbox.queries, async ({ path, body }, call) => {
    const { queries } = call;
    const project = await findRegistry(call, path.id);
    requireRole(project, 'Maintainer');
    const repository = await findRepository(queries, project, path.repository_id);
    const rule = readBulkRule(body, await readNow(queries));
    await countUse(queries, `bulk deletion of tags in ${repository.id}`, onceAnHour);
    await sandbox.jobs.send(queries, { kind: 'delete-tags', repositoryId: repository.id, rule });
    return { status: 202 };
  }),
});
