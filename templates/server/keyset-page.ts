import { linkHeader } from '../shared/link-header.ts';
import { withParameters } from '../shared/with-parameters.ts';
import type { HandlerContext } from './handler-context.ts';

/** A page of a list with a cursor. Spread it into a result: `{ status: 200, ...keysetPage(items, next, context) }`. */
export interface KeysetPage<Item> {
  readonly headers: { readonly Link: string | undefined };
  readonly body: Item[];
}

/**
 * Returns a page of a list with a cursor.
 *
 * @param next the query parameters of the next page, such as `{ id_after: 7 }`. Undefined for the last page, which has no header `Link`.
 */
export function keysetPage<Item>(
  items: readonly Item[],
  next: Readonly<Record<string, number | string>> | undefined,
  { url }: Pick<HandlerContext, 'url'>,
): KeysetPage<Item> {
  const link = next === undefined ? undefined : linkHeader([{ relation: 'next', address: withParameters(url, next) }]);
  return { headers: { Link: link }, body: [...items] };
}
