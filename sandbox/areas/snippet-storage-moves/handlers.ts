import { and, eq, type SQL } from '../../database/drizzle.ts';
import type { SnippetStorageMovesHandlers } from '@forgespec/sdk/server';
import { Refusal } from '@forgespec/sdk/server/refusal';
import type { SnippetStorageMove } from '@forgespec/sdk/types';
import { requireAdministrator } from '../../access/require-administrator.ts';
import type { Addresses } from '../../addresses.ts';
import type { Queries } from '../../database/database.ts';
import { snippets, snippetStorageMoves } from '../../database/schema/index.ts';
import { reading, writing, type AreaServices } from '../../requests/handle.ts';
import { countRows, pageOf } from '../../requests/page.ts';
import { moveView, selectMoves } from './move-view.ts';
import { scheduleMove, scheduleMovesFrom } from './schedule-move.ts';

/** The handlers for moves of snippet repositories between storages. */
export const snippetStorageMovesArea = ({ queries, addresses, jobs }: AreaServices): SnippetStorageMovesHandlers => ({
  list: reading(queries, async ({ query }, { queries, caller, url }) => {
    requireAdministrator(caller);
    return pageOf(url, query, await countRows(queries, snippetStorageMoves, undefined), async (slice) =>
      (await selectMoves(queries, undefined, slice)).map((row) => moveView(row, addresses)),
    );
  }),

  listForSnippet: reading(queries, async ({ path, query }, { queries, caller, url }) => {
    requireAdministrator(caller);
    const { id } = await findSnippet(queries, path.snippet_id);
    const where = eq(snippetStorageMoves.snippetId, id);
    return pageOf(url, query, await countRows(queries, snippetStorageMoves, where), async (slice) =>
      (await selectMoves(queries, where, slice)).map((row) => moveView(row, addresses)),
    );
  }),

  get: reading(queries, async ({ path }, { queries, caller }) => {
    requireAdministrator(caller);
    const condition = eq(snippetStorageMoves.id, path.repository_storage_id);
    return { status: 200, body: await readMove(queries, condition, addresses) };
  }),

  getForSnippet: reading(queries, async ({ path }, { queries, caller }) => {
    requireAdministrator(caller);
    const condition = and(
      eq(snippetStorageMoves.id, path.repository_storage_id),
      eq(snippetStorageMoves.snippetId, path.snippet_id),
    );
    return { status: 200, body: await readMove(queries, condition, addresses) };
  }),

  move: writing(queries, async ({ path, body = {} }, { queries, caller }) => {
    requireAdministrator(caller);
    const snippet = await findSnippet(queries, path.snippet_id);
    const id = await scheduleMove(queries, jobs, snippet, body.destination_storage_name);
    return { status: 201, body: await readMove(queries, eq(snippetStorageMoves.id, id), addresses) };
  }),

  moveAll: writing(queries, async ({ body }, { queries, caller }) => {
    requireAdministrator(caller);
    await scheduleMovesFrom(queries, jobs, body.source_storage_name, body.destination_storage_name);
    return { status: 202, body: { message: '202 Accepted' } };
  }),
});

async function findSnippet(queries: Queries, id: number): Promise<typeof snippets.$inferSelect> {
  const [snippet] = await queries.select().from(snippets).where(eq(snippets.id, id));
  if (snippet === undefined) throw new Refusal(404, 'There is no such snippet');
  return snippet;
}

async function readMove(queries: Queries, where: SQL | undefined, addresses: Addresses): Promise<SnippetStorageMove> {
  const [row] = await selectMoves(queries, where, { limit: 1, offset: 0 });
  if (row === undefined) throw new Refusal(404, 'There is no such move');
  return moveView(row, addresses);
}
