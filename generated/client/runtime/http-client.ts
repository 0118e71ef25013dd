// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import createFetchClient, { type Client } from 'openapi-fetch';
import type { CoreClient } from './core.ts';
import { serializePath } from './path.ts';
import { serializeQuery } from './query.ts';

/** The client of openapi-fetch, typed by path. */
export type HttpClient<Paths extends object> = Client<Paths>;

/** Makes the client of openapi-fetch, which sends in the way of a client of ours. It sends no credential by itself. */
export const createHttpClient = <Paths extends object>({ address, fetch }: CoreClient): HttpClient<Paths> =>
  createFetchClient<Paths>({
    baseUrl: address,
    fetch,
    pathSerializer: serializePath,
    querySerializer: serializeQuery,
    redirect: 'manual',
  });
