import { eq, getTableColumns, sql, type SQL } from '../database/drizzle.ts';
import { Refusal } from '@forgespec/sdk/server/refusal';
import type { Queries } from '../database/database.ts';
import { projectRedirects, projects } from '../database/schema/index.ts';
import type { User } from './authenticate.ts';
import { accessLevels, requireRole, type Role } from './roles.ts';

/** A row of the table of projects. */
export type Project = typeof projects.$inferSelect;

/**
 * A project that the caller can see, and the access level of the caller in it. The level is 0 if the caller is not a
 * member.
 */
export interface VisibleProject extends Project {
  readonly accessLevel: number;
}

/**
 * The error for a request that uses a former path of a project. The response redirects to the same URL with the id of
 * the project in place of the path.
 */
export class ProjectMovedError extends Error {
  override readonly name = 'ProjectMovedError';
  readonly projectId: number;

  constructor(projectId: number) {
    super(`The project ${projectId} has moved`);
    this.projectId = projectId;
  }
}

/**
 * Finds the project that a request names.
 *
 * @param id the id or the full path of the project.
 * @throws {Refusal} 404 if the project does not exist, or the caller cannot see it.
 * @throws {ProjectMovedError} if the given path is a former path of a project.
 */
export async function findProject(
  queries: Queries,
  caller: User | undefined,
  id: number | string,
): Promise<VisibleProject> {
  const project = await findVisible(queries, caller, id);
  if (project !== undefined) return project;
  const moved = isNumber(id) ? undefined : await findMoved(queries, caller, id.toString());
  if (moved !== undefined) throw new ProjectMovedError(moved.id);
  throw new Refusal(404, 'There is no such project');
}

/**
 * Finds the project that a request names, and checks the role of the caller.
 *
 * @throws {Refusal} 404 as {@link findProject} does; 403 if the role of the caller is lower than `role`.
 * @throws {ProjectMovedError} as {@link findProject} does.
 */
export async function findProjectAs(
  role: Role,
  queries: Queries,
  caller: User,
  id: number | string,
): Promise<VisibleProject> {
  const project = await findProject(queries, caller, id);
  requireRole(project, role);
  return project;
}

const isNumber = (id: number | string): boolean => /^\d{1,9}$/u.test(String(id));

async function findVisible(
  queries: Queries,
  caller: User | undefined,
  id: number | string,
): Promise<VisibleProject | undefined> {
  const lookups = lookupsOf.get(queries) ?? prepareLookups(queries);
  lookupsOf.set(queries, lookups);
  const values = { callerId: caller?.id ?? null, isAdministrator: caller?.isAdministrator ?? false };
  const [project] = await (isNumber(id)
    ? lookups.byNumber.execute({ ...values, id: Number(id) })
    : lookups.byPath.execute({ ...values, path: String(id).toLowerCase() }));
  return project !== undefined && mayRead(project, caller) ? project : undefined;
}

// Almost every request looks up a project. The statements are therefore built only once for each database or
// transaction.
const lookupsOf = new WeakMap<Queries, ReturnType<typeof prepareLookups>>();

function prepareLookups(queries: Queries) {
  const accessLevel = sql<number>`case
    when ${sql.placeholder('isAdministrator')}::boolean then ${sql.raw(String(accessLevels.Administrator))}
    else project_access_level(${sql.placeholder('callerId')}::integer, ${projects.id}) end`;
  const select = () => queries.select({ ...getTableColumns(projects), accessLevel }).from(projects);
  return {
    byNumber: select()
      .where(eq(projects.id, sql.placeholder('id')))
      .prepare('project_by_number'),
    byPath: select()
      .where(eq(sql`lower(${projects.fullPath})`, sql.placeholder('path')))
      .prepare('project_by_path'),
  };
}

/** Returns the SQL expression for the access level of a caller in a project. */
export function accessLevelIn(caller: User | undefined): SQL<number> {
  if (caller === undefined) return sql<number>`0`;
  if (caller.isAdministrator) return sql<number>`${accessLevels.Administrator}::integer`;
  return sql<number>`project_access_level(${caller.id}, ${projects.id})`;
}

/** Returns an SQL condition that is true if a caller can see a project. */
export function isVisibleTo(caller: User | undefined): SQL {
  if (caller === undefined) return sql`${projects.visibility} = 'public'`;
  if (caller.isAdministrator) return sql`true`;
  return sql`(${projects.visibility} <> 'private' or project_access_level(${caller.id}, ${projects.id}) > 0)`;
}

function mayRead({ visibility, accessLevel }: VisibleProject, caller: User | undefined): boolean {
  if (accessLevel > 0 || visibility === 'public') return true;
  return visibility === 'internal' && caller !== undefined;
}

async function findMoved(
  queries: Queries,
  caller: User | undefined,
  path: string,
): Promise<VisibleProject | undefined> {
  const [redirect] = await queries
    .select()
    .from(projectRedirects)
    .where(eq(projectRedirects.fullPath, path.toLowerCase()));
  return redirect === undefined ? undefined : findVisible(queries, caller, redirect.projectId);
}
