import { asc, eq, getTableColumns, sql } from '../../database/drizzle.ts';
import type { JobTokenScopeProject } from '@forgespec/sdk/types';
import type { Addresses } from '../../addresses.ts';
import type { Queries } from '../../database/database.ts';
import {
  jobTokenAllowedGroups,
  jobTokenAllowedProjects,
  namespaces,
  projects,
  users,
} from '../../database/schema/index.ts';
import type { RowRange } from '../../requests/page.ts';
import { namespaceAddress, namespaceAvatar, projectAddresses } from '../../views/project-view.ts';

/** Returns a page of the allowlist of the project `sourceId`: the projects whose job tokens can access it. */
export async function selectAllowedProjects(queries: Queries, sourceId: number, { limit, offset }: RowRange) {
  return queries
    .select({
      project: projects,
      namespace: namespaces,
      ownerHasAvatar: users.hasAvatar,
      namespaceNames: sql<string[]>`(
        select array_agg(above.name order by array_length(above.lineage, 1))
        from namespaces above where above.id = any (${namespaces.lineage}))`,
      starCount: sql<number>`(select count(*)::integer from project_stars where project_id = ${projects.id})`,
    })
    .from(jobTokenAllowedProjects)
    .innerJoin(projects, eq(projects.id, jobTokenAllowedProjects.targetProjectId))
    .innerJoin(namespaces, eq(namespaces.id, projects.namespaceId))
    .leftJoin(users, eq(users.id, namespaces.ownerId))
    .where(eq(jobTokenAllowedProjects.sourceProjectId, sourceId))
    .orderBy(asc(projects.id))
    .limit(limit)
    .offset(offset);
}

type AllowedProject = Awaited<ReturnType<typeof selectAllowedProjects>>[number];

/** Returns the response body for a project of an allowlist. */
export const allowedProjectView = (
  { project, namespace, namespaceNames, ownerHasAvatar, starCount }: AllowedProject,
  addresses: Addresses,
): JobTokenScopeProject => ({
  id: project.id,
  description: project.description,
  name: project.name,
  name_with_namespace: [...namespaceNames, project.name].join(' / '),
  path: project.path,
  path_with_namespace: project.fullPath,
  created_at: project.createdAt.toISOString(),
  default_branch: project.defaultBranch,
  tag_list: project.topics,
  topics: project.topics,
  ...projectAddresses(project, addresses),
  avatar_url: null,
  star_count: starCount,
  last_activity_at: project.lastActivityAt.toISOString(),
  namespace: {
    id: namespace.id,
    name: namespace.name,
    path: namespace.path,
    kind: namespace.kind,
    full_path: namespace.fullPath,
    parent_id: namespace.parentId,
    avatar_url: namespaceAvatar(namespace, ownerHasAvatar, addresses),
    web_url: namespaceAddress(namespace, addresses),
  },
});

/** Returns a page of the allowlist of the project `sourceId`: the groups whose projects can access it with their job tokens. */
export async function selectAllowedGroups(queries: Queries, sourceId: number, { limit, offset }: RowRange) {
  return queries
    .select(getTableColumns(namespaces))
    .from(jobTokenAllowedGroups)
    .innerJoin(namespaces, eq(namespaces.id, jobTokenAllowedGroups.targetGroupId))
    .where(eq(jobTokenAllowedGroups.sourceProjectId, sourceId))
    .orderBy(asc(namespaces.id))
    .limit(limit)
    .offset(offset);
}
