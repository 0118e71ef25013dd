import createFetchClient, { type Client as FetchClient } from 'openapi-fetch';
import { PendingCall, type ApiCall } from './api-call.ts';
import type { DescribedOperation } from './api-result.ts';
import { credentialsFor, type BasicCredential, type SecurityScheme } from './credentials.ts';
import { asDescribed } from './described.ts';
import type { Endpoint } from './endpoint.ts';
import { serializePath } from './path.ts';
import { serializeQuery } from './query.ts';
import { followRedirects, type Send } from './redirect.ts';
import type { Reply } from './reply.ts';
import type { HeaderType } from './response-headers.ts';

type Fields = Readonly<Record<string, unknown>>;

/** What an operation is called with. */
export interface CallInput {
  readonly path?: Fields | undefined;
  readonly query?: Fields | undefined;
  readonly body?: unknown;
}

/** What may be said about a single call. */
export interface CallOptions {
  /** Gives the call up when it is aborted. */
  readonly signal?: AbortSignal | undefined;
  /** Headers for this request. They replace others of the same name. */
  readonly headers?: Readonly<Record<string, boolean | number | string | undefined>> | undefined;
}

/** What may be said about all calls of a client. */
export interface CoreOptions {
  /** Sends each request, in place of the global `fetch`. */
  readonly fetch?: Send | undefined;
  /** Headers for every request, to whichever server: no place for a credential. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** What the description says of the API as a whole. */
export interface CoreSettings {
  /** The address of each server, by its URL template. */
  readonly servers: Readonly<Record<string, string>>;
  /** The URL template of the server of operations that do not name another. */
  readonly mainServer: string;
  readonly securitySchemes: Readonly<Record<string, SecurityScheme>>;
  /** The response headers that are not text. */
  readonly headerTypes: Readonly<Record<string, HeaderType>>;
  /** The credentials that there are, by scheme. */
  readonly auth: ReadonlyMap<string, BasicCredential | string | undefined>;
}

/** A client without its areas: what the function of an operation needs to make a call. */
export interface Core<Paths extends object> {
  /**
   * The client of openapi-fetch underneath, typed by path. It sends no credential by itself, and only to the main server.
   *
   * @see https://openapi-ts.dev/openapi-fetch/
   */
  readonly http: FetchClient<Paths>;
  /** Calls an operation. */
  call<Data, Operation extends DescribedOperation>(
    endpoint: Endpoint,
    input: CallInput,
    options?: CallOptions,
  ): ApiCall<Data, Operation>;
}

/** A client for an API. */
export function createCore<Paths extends object>(settings: CoreSettings, options: CoreOptions): Core<Paths> {
  const { servers, securitySchemes, mainServer, headerTypes, auth } = settings;
  const send = followRedirects(options.fetch ?? ((request) => fetch(request)));
  const http = createFetchClient<AnyPaths>({
    baseUrl: servers[mainServer] ?? '',
    fetch: send,
    headers: options.headers,
    pathSerializer: serializePath,
    querySerializer: serializeQuery,
    // Redirects are followed by us, because `fetch` would take credentials along.
    redirect: 'manual',
  });
  return { http: asDescribed(http), call: (...call) => new PendingCall(reply(...call)) };
}
