import { and, eq, isNull, ne, or, sql } from '../../database/drizzle.ts';
import type { NamespacesHandlers } from '@forgespec/sdk/server';
import { Refusal } from '@forgespec/sdk/server/refusal';
import type { User } from '../../access/authenticate.ts';
import { namespaceNamed } from '../../access/find-group.ts';
import type { Queries } from '../../database/database.ts';
import { namespaces } from '../../database/schema/index.ts';
import { reading, type AreaServices } from '../../requests/handle.ts';
import { countRows, pageOf } from '../../requests/page.ts';
import { isAvailable, isListedNamespace, namespaceView, selectNamespaces } from './namespace-queries.ts';

/** The handlers for namespaces: the users and groups that own projects. */
export const namespacesArea = ({ queries, addresses }: AreaServices): NamespacesHandlers => ({
  list: reading(queries, async ({ query }, { queries, caller, url }) => {
    const where = isListedNamespace(caller, query);
    return pageOf(url, query, await countRows(queries, namespaces, where), async (slice) =>
      (await selectNamespaces(queries, caller, where, slice)).map((row) => namespaceView(row, addresses)),
    );
  }),

  get: reading(queries, async ({ path }, { queries, caller }) => {
    const condition = and(namespaceNamed(path.id), isAvailable(caller));
    const [row] = await selectNamespaces(queries, caller, condition, { limit: 1, offset: 0 });
    if (row === undefined) throw new Refusal(404, 'There is no such namespace');
    return { status: 200, body: namespaceView(row, addresses) };
  }),

  checkExists: reading(queries, async ({ path, query }, { queries, caller }) => {
    const taken = await takenPaths(queries, caller, query.parent_id);
    const wanted = path.namespace.toLowerCase();
    const exists = taken.has(wanted);
    return { status: 200, body: { exists, suggests: exists ? [freePath(path.namespace, taken)] : [] } };
  }),
});

/**
 * Returns the paths of all namespaces inside a parent namespace, in lower case. If `parentId` is undefined, returns the
 * paths of the namespaces without a parent.
 *
 * @throws {Refusal} 404 if the parent does not exist, or the caller cannot see it.
 */
async function takenPaths(queries: Queries, caller: User, parentId: number | undefined): Promise<ReadonlySet<string>> {
  if (parentId !== undefined) {
    const isShown = caller.isAdministrator ? undefined : or(ne(namespaces.visibility, 'private'), isAvailable(caller));
    const [parent] = await queries
      .select()
      .from(namespaces)
      .where(and(eq(namespaces.id, parentId), isShown));
    if (parent === undefined) throw new Refusal(404, 'There is no such parent');
  }
  const rows = await queries
    .select({ path: sql<string>`lower(${namespaces.path})` })
    .from(namespaces)
    .where(parentId === undefined ? isNull(namespaces.parentId) : eq(namespaces.parentId, parentId));
  return new Set(rows.map(({ path }) => path));
}

/**
 * Returns a path that is not taken. Appends the smallest possible number to the given path: `docs` becomes `docs1`, or
 * `docs2` if `docs1` is taken.
 */
function freePath(path: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number += 1) {
    const suggested = `${path}${number}`;
    if (!taken.has(suggested.toLowerCase())) return suggested;
  }
}
