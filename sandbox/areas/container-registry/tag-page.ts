import { and, asc, desc, eq, gt, lt } from '../../database/drizzle.ts';
import type { ListRegistryRepositoryTagsResult } from '@forgespec/sdk/server';
import { Refusal } from '@forgespec/sdk/server/refusal';
import { linkHeader, withParameters } from '@forgespec/templates/shared/pages';
import type { Addresses } from '../../addresses.ts';
import type { Queries } from '../../database/database.ts';
import { registryTags } from '../../database/schema/index.ts';
import { countRows, pageOf, pageSize, requireLinkable, type PageQuery } from '../../requests/page.ts';
import type { RepositoryRow } from './repository-queries.ts';
import { tagView } from './tag-view.ts';

/** The query parameters of the list of tags. */
export interface TagQuery extends PageQuery {
  readonly pagination?: 'keyset';
  readonly order_by?: 'name';
  readonly sort?: 'asc' | 'desc';
}

/**
 * Returns a page of the tags of an image repository, sorted by name.
 *
 * @throws {Refusal} 422 if keyset pagination is requested without `order_by` or without `sort`, or if offset pagination
 * would skip too many tags.
 */
export async function tagPage(
  queries: Queries,
  repository: RepositoryRow,
  query: TagQuery,
  url: string,
  addresses: Addresses,
): Promise<ListRegistryRepositoryTagsResult> {
  const isOfRepository = eq(registryTags.repositoryId, repository.id);
  const order = query.sort === 'desc' ? desc(registryTags.name) : asc(registryTags.name);
  const view = ({ name }: { readonly name: string }) => tagView(repository, name, addresses);
  if (query.pagination === undefined) {
    return pageOf(url, query, await countRows(queries, registryTags, isOfRepository), async ({ limit, offset }) => {
      const rows = queries.select().from(registryTags).where(isOfRepository).orderBy(order).limit(limit).offset(offset);
      return (await rows).map(view);
    });
  }
  if (query.order_by === undefined || query.sort === undefined) {
    throw new Refusal(422, 'Keyset pagination needs order_by and sort');
  }
  requireLinkable(url);
  const previous = readCursor(url);
  const isAfter = query.sort === 'asc' ? gt : lt;
  const rows = await queries
    .select()
    .from(registryTags)
    .where(and(isOfRepository, previous === undefined ? undefined : isAfter(registryTags.name, previous)))
    .orderBy(order)
    .limit(pageSize(query));
  const last = rows.at(-1);
  // A page that contains tags always has a link to the next page, even if there are no more tags. The next page is then
  // empty, and has no link.
  return {
    status: 200,
    headers: { Link: last && linkHeader([{ relation: 'next', address: withCursor(url, last.name) }]) },
    body: rows.map(view),
  };
}

/**
 * Returns the cursor of a request: the name of the last tag on the previous page. Returns undefined for the first page.
 *
 * @throws {Refusal} 400 if the cursor contains a NUL character.
 */
function readCursor(url: string): string | undefined {
  const cursor = new URL(url).searchParams.get('cursor');
  if (cursor === null) return undefined;
  const name = Buffer.from(cursor, 'base64url').toString();
  if (name.includes('\0')) throw new Refusal(400, 'The cursor does not come from a Link header');
  return name;
}

const withCursor = (url: string, name: string): string =>
  withParameters(url, { cursor: Buffer.from(name).toString('base64url') });
