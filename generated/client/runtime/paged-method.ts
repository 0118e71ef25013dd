// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { ApiCall } from './api-call.ts';
import type { CoreClient } from './core.ts';
import { asDescribed } from '../../shared/described.ts';
import { itemsOf, pagesOf, type Page } from './pages.ts';

/** An operation that lists something, page by page. */
export interface PagedMethod<Input extends readonly unknown[], Item, Operations, Id extends keyof Operations> {
  /** One page: the first, unless the query asks for another. */
  (...input: Input): ApiCall<Item[], Operations, Id>;
  /** Every item, from that page on. Nothing is sent before the first one is asked for, and the next page when this one is used up. */
  all(...input: Input): AsyncGenerator<Item, void, undefined>;
  /** The pages, from that one on, with the totals that the service gives. */
  pages(...input: Input): AsyncGenerator<Page<Item>, void, undefined>;
}

/** Makes the function of an operation one that can read on. */
export function paged<Input extends readonly unknown[], Item, Operations, Id extends keyof Operations>(
  list: (...input: Input) => ApiCall<Item[], Operations, Id>,
): PagedMethod<Input, Item, Operations, Id> {
  return Object.assign((...input: Input) => list(...input), {
    async *all(...input: Input) {
      yield* itemsOf(list(...input));
    },
    async *pages(...input: Input) {
      yield* pagesOf(list(...input));
    },
  });
}

/**
 * The same for an operation whose items depend on what is asked for. Its type cannot be inferred from that of the function, and is
 * taken for the one that the description gives.
 */
export const pagedAs = <Method>(
  client: CoreClient,
  list: (client: CoreClient, ...input: never[]) => ApiCall<unknown[], never, never>,
): Method => asDescribed(paged((...input: never[]) => list(client, ...input)));
