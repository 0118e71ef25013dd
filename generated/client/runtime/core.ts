// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import createFetchClient, { type Client as FetchClient } from 'openapi-fetch';
import { apiCall, type ApiCall } from './api-call.ts';
import type { CallInput, CallOptions } from './call-options.ts';
import { credentialsFor, type Credential } from './credentials.ts';
import { asDescribed } from './described.ts';
import type { Operation } from './operation.ts';
import { serializePath } from './path.ts';
import { serializeQuery } from './query.ts';
import type { Reply } from './reply.ts';
import { platformFetch, type Send } from './send.ts';
import { serverAddress } from './server-address.ts';

/** What may be said about all calls of a client. */
export interface CoreOptions {
  /** What to authenticate with, by the name of the security scheme. */
  readonly auth?: Readonly<Record<string, Credential | undefined>> | undefined;
  /** Sends each request, in place of the global `fetch`. */
  readonly fetch?: Send | undefined;
  /** Headers for every request, to whichever server: no place for a credential. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** A client without its areas: all that the function of an operation needs. */
export interface Core<Paths extends object> {
  /**
   * The client of openapi-fetch underneath, typed by path. It knows the main server only, and sends no credential by itself.
   *
   * @see https://openapi-ts.dev/openapi-fetch/
   */
  readonly http: FetchClient<Paths>;
  /** Calls an operation. */
  call<Data, Operations, Id extends keyof Operations>(
    operation: Operation,
    input: CallInput,
    options?: CallOptions,
  ): ApiCall<Data, Operations, Id>;
}

/** openapi-fetch as it serves every operation alike; the functions of operations have types of their own. */
interface UntypedClient {
  request(
    method: string,
    path: string,
    init: object,
  ): Promise<{ readonly error?: unknown; readonly response: Response }>;
}

/**
 * Makes a client of an API.
 *
 * @param server the URL template of its server.
 * @param addresses the variables of server URLs, and other addresses for servers, by their URL templates.
 */
export function createCore<Paths extends object>(
  server: string,
  addresses: Readonly<Record<string, string | undefined>>,
  { auth = {}, fetch: send = platformFetch, headers = {} }: CoreOptions,
): Core<Paths> {
  const http = createFetchClient<Paths>({
    baseUrl: serverAddress(server, addresses),
    fetch: send,
    headers,
    pathSerializer: serializePath,
    querySerializer: serializeQuery,
    // `fetch` would take credentials along to wherever a redirect leads.
    redirect: 'manual',
  });

  async function replyTo<Result>(
    operation: Operation,
    input: CallInput,
    options: CallOptions = {},
  ): Promise<Reply<Result>> {
    const { header, query } = credentialsFor(operation.security ?? [], auth);
    const { error, response } = await asDescribed<UntypedClient>(http).request(operation.method, operation.path, {
      baseUrl: operation.server && serverAddress(operation.server, addresses),
      params: { path: input.path, query: { ...input.query, ...query } },
      body: input.body,
      headers: { ...operation.headers, ...header, ...options.headers },
      signal: options.signal,
      querySerializer: operation.querySerializer,
      bodySerializer: operation.bodySerializer,
      // The body of a success is read when it is asked for.
      parseAs: 'stream',
    });
    return { operation, response, error: error === '' ? undefined : error };
  }

  return { http, call: (...call) => apiCall(replyTo(...call)) };
}
