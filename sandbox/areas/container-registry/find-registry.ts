import { and, eq, inArray, or, sql, type SQL } from '../../database/drizzle.ts';
import { Refusal } from '@forgespec/sdk/server/refusal';
import type { User } from '../../access/authenticate.ts';
import type { CredentialLimits } from '../../access/credential-limits.ts';
import type { GroupRow } from '../../access/find-group.ts';
import { accessLevelIn, findProject, isVisibleTo, type VisibleProject } from '../../access/find-project.ts';
import { accessLevels, requireRole } from '../../access/roles.ts';
import type { Queries } from '../../database/database.ts';
import { namespaces, projects, registryRepositories } from '../../database/schema/index.ts';
import type { AreaRequest } from '../../requests/handle.ts';

/**
 * Finds the project that a request names. Checks that the caller can read the registry of the project.
 *
 * @throws {Refusal} 404 if the project does not exist, or if its registry is disabled.
 * @throws {Refusal} 403 if the registry is private and the caller has a lower role than Reporter.
 * @throws {Refusal} 403 if the credential is a job token of another project.
 * @throws {ProjectMovedError} if the given path is a former path of a project.
 */
export async function findRegistry(
  { queries, caller, limits }: AreaRequest<User>,
  id: number | string,
): Promise<VisibleProject> {
  const project = await findProject(queries, caller, id);
  requireOwnRegistry(project, limits);
  if (project.registryAccessLevel === 'disabled') throw new Refusal(404, 'The registry of the project is disabled');
  if (project.registryAccessLevel === 'private') requireRole(project, 'Reporter');
  return project;
}

/**
 * Checks that the credential allows access to the registry of a project.
 *
 * @throws {Refusal} 403 for a job token of another project.
 */
export function requireOwnRegistry({ id }: VisibleProject, { onlyProject }: CredentialLimits): void {
  if (onlyProject === undefined || onlyProject === id) return;
  throw new Refusal(403, 'A job token allows access to the registry of its own project only');
}

/**
 * Returns an SQL condition that is true if an image repository is in a group or one of its subgroups, and the caller
 * can read the image repository.
 */
export const isInGroup = (queries: Queries, group: GroupRow, caller: User, { onlyProject }: CredentialLimits): SQL =>
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
