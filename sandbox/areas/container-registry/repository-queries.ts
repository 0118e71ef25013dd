import { and, asc, eq, getTableColumns, inArray, sql, type SQL } from '../../database/drizzle.ts';
import { Refusal } from '@forgespec/sdk/server/refusal';
import type { Project } from '../../access/find-project.ts';
import type { Queries } from '../../database/database.ts';
import { projects, registryRepositories } from '../../database/schema/index.ts';

/**
 * Builds a query for image repositories and the paths of their projects, ordered by id. The calling code may add a
 * limit.
 */
export const selectRepositories = (queries: Queries, where: SQL | undefined) =>
  queries
    .select({ ...getTableColumns(registryRepositories), projectPath: projects.fullPath })
    .from(registryRepositories)
    .innerJoin(projects, eq(projects.id, registryRepositories.projectId))
    .where(where)
    .orderBy(asc(registryRepositories.id));

export type RepositoryRow = Awaited<ReturnType<typeof selectRepositories>>[number];

/** Returns the path of an image repository: the path of its project, and then its name. */
export const imagePath = ({ projectPath, name }: Pick<RepositoryRow, 'name' | 'projectPath'>): string =>
  name === '' ? projectPath : `${projectPath}/${name}`;

/**
 * Finds an image repository of a project by its id.
 *
 * @throws {Refusal} 404 if the project has no image repository with this id.
 */
export async function findRepository(queries: Queries, project: Project, id: number): Promise<RepositoryRow> {
  const condition = and(eq(registryRepositories.id, id), eq(registryRepositories.projectId, project.id));
  const [repository] = await selectRepositories(queries, condition);
  if (repository === undefined) throw noSuchRepository();
  return repository;
}

/**
 * Finds the image repository with a given path. The registry of its project must be enabled.
 *
 * @throws {Refusal} 404 if no image repository has the path, or if the registry is disabled.
 */
export async function findRepositoryAt(queries: Queries, path: string): Promise<RepositoryRow> {
  const candidates = await selectRepositories(
    queries,
    and(
      inArray(sql`lower(${projects.fullPath})`, imagePathPrefixes(path)),
      sql`${projects.registryAccessLevel} <> 'disabled'`,
    ),
  );
  const repository = candidates.find((row) => imagePath(row).toLowerCase() === path.toLowerCase());
  if (repository === undefined) throw noSuchRepository();
  return repository;
}

/**
 * The maximum length of a path, in characters. According to the OCI distribution specification, many clients have this
 * limit.
 */
const longestPath = 255;

/**
 * Returns an image path and all of its prefixes, in lower case, the longest first: `a/b/c`, `a/b`, `a`. If the image
 * repository exists, one of these paths is the path of its project.
 */
export function imagePathPrefixes(path: string): string[] {
  if (path.length > longestPath) return [];
  const segments = path.toLowerCase().split('/');
  return segments.map((_, index) => segments.slice(0, segments.length - index).join('/'));
}

export const noSuchRepository = (): Refusal => new Refusal(404, 'There is no such image repository');
