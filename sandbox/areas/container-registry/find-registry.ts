import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import { Refusal } from '@forgespec/sdk/server';
import type { User } from '../../access/authenticate.ts';
import type { CredentialLimits } from '../../access/credential-limits.ts';
import type { Group } from '../../access/find-group.ts';
import { accessLevelIn, findProject, isVisibleTo, type VisibleProject } from '../../access/find-project.ts';
import { accessLevels, requireRole } from '../../access/roles.ts';
import type { Queries } from '../../database/database.ts';
import { namespaces, projects, registryRepositories } from '../../database/schema/index.ts';
import type { Call } from '../../requests/handle.ts';

/**
 * The project that a request names, whose registry the caller may read.
 *
 * @throws {Refusal} 404 when there is no such project, or its registry is off; 403 when the registry is for members and the caller
 *   has a lower role than Reporter, or comes from a job of another project.
 * @throws {ProjectMoved} when it had this path before.
 */
export async function findRegistry(
  { queries, caller, limits }: Call<User>,
  id: number | string,
): Promise<VisibleProject> {
  const project = await findProject(queries, caller, id);
  requireReach(project, limits);
  if (project.registryAccessLevel === 'disabled') throw new Refusal(404, 'The registry of the project is off');
  if (project.registryAccessLevel === 'private') requireRole(project, 'Reporter');
  return project;
}

/** @throws {Refusal} 403 when the credential is that of a job of another project. */
export function requireReach({ id }: VisibleProject, { onlyProject }: CredentialLimits): void {
  if (onlyProject === undefined || onlyProject === id) return;
  throw new Refusal(403, 'The token of a job reaches the registry of its own project only');
}

/** The condition that an image repository is in a group or in one below it, and that the caller may read it. */
export const isInGroup = (queries: Queries, group: Group, caller: User, { onlyProject }: CredentialLimits): SQL =>
  inArray(
    registryRepositories.projectId,
    queries
      .select({ id: projects.id })
      .from(projects)
      .innerJoin(namespaces, eq(namespaces.id, projects.namespaceId))
      .where(
        and(
          sql`${group.id} = any (${namespaces.lineage})`,
          isVisibleTo(caller),
          or(
            eq(projects.registryAccessLevel, 'enabled'),
            and(eq(projects.registryAccessLevel, 'private'), sql`${accessLevelIn(caller)} >= ${accessLevels.Reporter}`),
          ),
          onlyProject === undefined ? undefined : eq(projects.id, onlyProject),
        ),
      ),
  );
