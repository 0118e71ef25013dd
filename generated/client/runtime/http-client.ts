// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import createFetchClient, { type Client } from 'openapi-fetch';
import type { CoreClient } from './core.ts';
import { serializePath } from './path.ts';
import { serializeQuery } from './query.ts';
import { finish, isRead, type SendContext } from './send.ts';

/** The client of openapi-fetch, typed by path. */
export type HttpClient<Paths extends object> = Client<Paths>;

/** Makes the client of openapi-fetch, which sends in the way of a client of ours. It sends no credential by itself. */
export const createHttpClient = <Paths extends object>({ address, send }: CoreClient): HttpClient<Paths> =>
  createFetchClient<Paths>({
    baseUrl: address,
    async fetch(request: Request) {
      const { url, method, headers, signal } = request;
      const body = isRead(method) ? undefined : await request.arrayBuffer();
      const context: SendContext = { operation: undefined, options: {}, signal, toFinish: [] };
      // Reading the answer is a matter of openapi-fetch, and has no limit of time.
      return send({ url, method, headers, body }, context).finally(() => finish(context, false));
    },
    pathSerializer: serializePath,
    querySerializer: serializeQuery,
  });
