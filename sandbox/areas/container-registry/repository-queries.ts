import { and, asc, eq, getTableColumns, inArray, sql, type SQL } from 'drizzle-orm';
import { Refusal } from '@forgespec/sdk/server';
import type { Project } from '../../access/find-project.ts';
import type { Queries } from '../../database/database.ts';
import { projects, registryRepositories } from '../../database/schema/index.ts';

/** Image repositories with the paths of their projects, in the order in which they were made; a query that can go on. */
export const selectRepositories = (queries: Queries, where: SQL | undefined) =>
  queries
    .select({ ...getTableColumns(registryRepositories), projectPath: projects.fullPath })
    .from(registryRepositories)
    .innerJoin(projects, eq(projects.id, registryRepositories.projectId))
    .where(where)
    .orderBy(asc(registryRepositories.id));

export type RepositoryRow = Awaited<ReturnType<typeof selectRepositories>>[number];

/** The path of an image repository: that of its project, and its name below that. */
export const pathOf = ({ projectPath, name }: Pick<RepositoryRow, 'name' | 'projectPath'>): string =>
  name === '' ? projectPath : `${projectPath}/${name}`;

/** The image repository of a project that has a number. @throws {Refusal} 404 when there is none. */
export async function findRepository(queries: Queries, project: Project, id: number): Promise<RepositoryRow> {
  const isIt = and(eq(registryRepositories.id, id), eq(registryRepositories.projectId, project.id));
  const [repository] = await selectRepositories(queries, isIt);
  if (repository === undefined) throw noSuchRepository();
  return repository;
}

/** The image repository at a path, in a registry that is on. @throws {Refusal} 404 when there is none. */
export async function findRepositoryAt(queries: Queries, path: string): Promise<RepositoryRow> {
  const candidates = await selectRepositories(
    queries,
    and(
      inArray(sql`lower(${projects.fullPath})`, pathsAbove(path)),
      sql`${projects.registryAccessLevel} <> 'disabled'`,
    ),
  );
  const repository = candidates.find((row) => pathOf(row).toLowerCase() === path.toLowerCase());
  if (repository === undefined) throw noSuchRepository();
  return repository;
}

/** How many characters the path of an image repository may have: the bound that the OCI distribution specification names. */
const longestPath = 255;

/** Returns the paths that the project of an image repository may have, the longest first, in lower case: `a/b/c`, `a/b`, `a`. */
export function pathsAbove(path: string): string[] {
  if (path.length > longestPath) return [];
  const segments = path.toLowerCase().split('/');
  return segments.map((_, index) => segments.slice(0, segments.length - index).join('/'));
}

export const noSuchRepository = (): Refusal => new Refusal(404, 'There is no such image repository');
