import { and, eq, sql } from '../../database/drizzle.ts';
import { Refusal } from '@forgespec/sdk/server/refusal';
import type { ForkCreate } from '@forgespec/sdk/types';
import type { User } from '../../access/authenticate.ts';
import { namespaceNamed, type GroupRow } from '../../access/find-group.ts';
import type { Project } from '../../access/find-project.ts';
import { accessLevels } from '../../access/roles.ts';
import type { Queries } from '../../database/database.ts';
import { namespaces, projects, type Visibility } from '../../database/schema/index.ts';
import { isRefName, resolveCommit } from '../../git/refs.ts';
import { readNames } from '../../requests/input-bounds.ts';
import type { Services } from '../../sandbox.ts';

/**
 * Creates a fork of a project. A job then copies the repository.
 *
 * @returns the id of the fork.
 * @throws {Refusal} 404 if the namespace does not exist.
 * @throws {Refusal} 403 if the caller may not create projects in the namespace.
 * @throws {Refusal} 422 if the path is not valid or is taken, or if a branch does not exist.
 * @throws {Refusal} 422 if the fork would be visible to more users than its origin or its namespace.
 */
export async function startFork(
  { repositories, jobs }: Services,
  queries: Queries,
  caller: User,
  origin: Project,
  body: ForkCreate,
): Promise<number> {
  const namespace = await findTarget(queries, caller, body);
  const path = readPath(body.path ?? origin.path);
  const name = body.name ?? origin.name;
  if (name.trim() === '') throw new Refusal(422, 'The name of a project must not be empty');
  const branches = readBranches(body.branches);
  for (const branch of branches) {
    const exists =
      isRefName(branch) && (await resolveCommit(repositories.of(origin.id), `refs/heads/${branch}`)) !== undefined;
    if (!exists) throw new Refusal(422, `There is no branch ${branch}`);
  }
  const fullPath = `${namespace.fullPath}/${path}`;
  const [row] = await queries
    .insert(projects)
    .values({
      namespaceId: namespace.id,
      name,
      path,
      fullPath,
      description: body.description ?? origin.description,
      visibility: chooseVisibility(origin, namespace, body.visibility),
      defaultBranch:
        branches.length === 0 || branches.includes(origin.defaultBranch) ? origin.defaultBranch : branches[0]!,
      topics: origin.topics,
      creatorId: caller.id,
      forkedFromId: origin.id,
      importStatus: 'scheduled',
      settings: { ...origin.settings, merge_requests_target_self: body.mr_default_target_self ?? false },
    })
    .onConflictDoNothing()
    .returning({ id: projects.id });
  if (row === undefined) throw new Refusal(422, `The path ${fullPath} is taken`);
  await jobs.send(queries, { kind: 'import-fork', projectId: row.id, branches });
  return row.id;
}

/**
 * Returns the namespace for the fork. It is the namespace that the request names, otherwise the personal namespace of
 * the caller.
 */
async function findTarget(queries: Queries, caller: User, body: ForkCreate): Promise<GroupRow> {
  const named = body.namespace_id ?? body.namespace_path ?? body.namespace;
  if (caller.isServiceAccount && body.namespace_id === undefined && body.namespace_path === undefined) {
    throw new Refusal(422, 'A service account must send namespace_id or namespace_path');
  }
  const condition = named === undefined ? eq(namespaces.ownerId, caller.id) : namespaceNamed(named);
  const [found] = await queries
    .select({ namespace: namespaces, level: sql<number>`group_access_level(${caller.id}, ${namespaces.id})` })
    .from(namespaces)
    .where(and(condition));
  if (found === undefined) throw new Refusal(404, 'There is no such namespace');
  const { namespace, level } = found;
  if (caller.isServiceAccount && namespace.kind === 'user') {
    throw new Refusal(422, 'A service account cannot fork into the namespace of a user');
  }
  if (level >= accessLevels.Maintainer || caller.isAdministrator) return namespace;
  if (level === 0 && namespace.visibility === 'private') throw new Refusal(404, 'There is no such namespace');
  throw new Refusal(403, 'Creating a project in this namespace needs the role Maintainer');
}

function readPath(path: string): string {
  if (/^[A-Za-z0-9_][A-Za-z0-9_.-]{0,254}$/u.test(path) && !/\.(?:git|atom)$|\.$/u.test(path)) return path;
  throw new Refusal(
    422,
    'A path may have letters, digits, underscores, dashes and dots, and must not begin with a dash or a dot',
  );
}

const readBranches = (list = ''): string[] => readNames('branches', list);

const visibilityOrder: Readonly<Record<Visibility, number>> = { private: 0, internal: 1, public: 2 };

const isVisibility = (text: string): text is Visibility => Object.hasOwn(visibilityOrder, text);

/** Returns the visibility of a fork. The fork must not be visible to more users than its origin or its namespace. */
function chooseVisibility(origin: Project, namespace: GroupRow, wanted: string | undefined): Visibility {
  const widest =
    visibilityOrder[origin.visibility] < visibilityOrder[namespace.visibility]
      ? origin.visibility
      : namespace.visibility;
  if (wanted === undefined) return widest;
  if (!isVisibility(wanted)) throw new Refusal(422, 'visibility must be public, internal or private');
  if (visibilityOrder[wanted] <= visibilityOrder[widest]) return wanted;
  throw new Refusal(422, `The fork cannot be ${wanted}: its origin and namespace allow at most ${widest}`);
}
