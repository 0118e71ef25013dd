import createFetchClient, { type Client as FetchClient } from 'openapi-fetch';
import { PendingCall, type ApiCall } from './api-call.ts';
import type { ApiSettings } from './api-settings.ts';
import type { CallInput, CallOptions } from './call-options.ts';
import type { CoreOptions } from './core-options.ts';
import { credentialsFor, type Credential } from './credentials.ts';
import { asDescribed } from './described.ts';
import type { Operation } from './operation.ts';
import { serializePath } from './path.ts';
import { serializeQuery } from './query.ts';
import { followRedirects } from './redirect.ts';
import type { Reply } from './reply.ts';
import { requestInit } from './request-init.ts';
import { serverAddress } from './server-address.ts';
import { withoutParameters } from './without-parameters.ts';

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
 * @param addresses the variables of server URLs, and other addresses for servers, by their URL templates.
 */
export function createCore<Paths extends object>(
  { servers, securitySchemes, headerTypes }: ApiSettings,
  addresses: Readonly<Record<string, string | undefined>>,
  { auth = {}, fetch: send = (request) => fetch(request), headers = {} }: CoreOptions,
): Core<Paths> {
  const credentials = new Map<string, Credential | undefined>(Object.entries(auth));
  const baseUrls = new Map(servers.map((server) => [server, serverAddress(server, addresses)]));
  const follow = followRedirects(send);
  const http = createFetchClient<Paths>({
    baseUrl: serverAddress(servers[0], addresses),
    fetch: follow,
    headers,
    pathSerializer: (template, values) => serializePath(template, values),
    querySerializer: (query) => serializeQuery(query),
    redirect: 'manual',
  });

  async function replyTo(operation: Operation, input: CallInput, options: CallOptions = {}): Promise<Reply> {
    const carried = credentialsFor(operation.security ?? [], securitySchemes, credentials);
    let url = '';
    const { error, response } = await asDescribed<UntypedClient>(http).request(operation.method, operation.path, {
      ...requestInit(operation, input, options, carried),
      baseUrl: baseUrls.get(operation.server ?? servers[0]),
      fetch: (sent: Request) => {
        ({ url } = sent);
        return follow(sent);
      },
    });
    return { operation, url: withoutParameters(url, Object.keys(carried.query)), response, error, headerTypes };
  }

  return { http, call: (...call) => new PendingCall(replyTo(...call)) };
}
