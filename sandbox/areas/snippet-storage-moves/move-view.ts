import { desc, eq, type SQL } from '../../database/drizzle.ts';
import type { SnippetStorageMove } from '@forgespec/sdk/types';
import type { Addresses } from '../../addresses.ts';
import type { Queries } from '../../database/database.ts';
import { projects, snippets, snippetStorageMoves } from '../../database/schema/index.ts';
import type { RowRange } from '../../requests/page.ts';

/** Returns moves with their snippets, the newest first. */
export async function selectMoves(queries: Queries, where: SQL | undefined, { limit, offset }: RowRange) {
  return queries
    .select({ move: snippetStorageMoves, snippet: snippets, projectPath: projects.fullPath })
    .from(snippetStorageMoves)
    .innerJoin(snippets, eq(snippets.id, snippetStorageMoves.snippetId))
    .leftJoin(projects, eq(projects.id, snippets.projectId))
    .where(where)
    .orderBy(desc(snippetStorageMoves.id))
    .limit(limit)
    .offset(offset);
}

type MoveRow = Awaited<ReturnType<typeof selectMoves>>[number];

/** Returns the response body for a move. */
export function moveView({ move, snippet, projectPath }: MoveRow, { service }: Addresses): SnippetStorageMove {
  const path = `${projectPath === null ? '' : `${projectPath}/`}snippets/${snippet.id}`;
  return {
    id: move.id,
    created_at: move.createdAt.toISOString(),
    state: move.state,
    source_storage_name: move.sourceStorageName,
    destination_storage_name: move.destinationStorageName,
    snippet: {
      id: snippet.id,
      title: snippet.title,
      description: snippet.description,
      visibility: snippet.visibility,
      updated_at: snippet.updatedAt.toISOString(),
      created_at: snippet.createdAt.toISOString(),
      project_id: snippet.projectId,
      web_url: `${service}/${path}`,
      raw_url: `${service}/${path}/raw`,
      ssh_url_to_repo: `git@${new URL(service).host}:${path}.git`,
      http_url_to_repo: `${service}/${path}.git`,
    },
  };
}
