// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { apiCall, type ApiCall } from './api-call.ts';
import { checkNumbers } from './check-numbers.ts';
import type { BodyFormat, CallInput, CallOptions } from './call-options.ts';
import { credentialsFor, type CarriedCredentials, type CredentialSource, type Credentials } from './credentials.ts';
import { headersOf } from './headers.ts';
import { within } from './limit-time.ts';
import type { Operation } from './operation.ts';
import { serializePath } from '../../shared/path-template.ts';
import { plainQuery } from '../../shared/plain-query.ts';
import { readFailure } from './read.ts';
import type { AnswerCheck, Reply } from './reply.ts';
import { resilience, type ResilienceOptions } from './resilience.ts';
import { finish, isReplayable, sendWith, type Fetch } from './send.ts';
import { serverAddress } from './server-address.ts';
import { unlessAborted } from './unless-aborted.ts';

/** What may be said about all calls of a client. */
export interface CoreOptions extends ResilienceOptions {
  /** What to authenticate with, by the name of the security scheme. */
  readonly auth?: Credentials | undefined;
  /** Sends each request, in place of the global `fetch`. */
  readonly fetch?: Fetch | undefined;
  /** Headers for every request, to whichever server: no place for a credential. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Judges the data of each success. */
  readonly check?: AnswerCheck | undefined;
}

/** A client without its areas: all that the function of an operation needs. */
export interface CoreClient {
  /** The address of the main server. */
  readonly address: string;
  /** Calls an operation. */
  call<Data, Operations, Id extends keyof Operations>(
    operation: Operation,
    input: CallInput,
    options?: CallOptions,
  ): ApiCall<Data, Operations, Id>;
}

/**
 * Makes a client of an API.
 *
 * @param server the URL template of its server.
 * @param addresses the variables of server URLs, and other addresses for servers, by their URL templates.
 * @throws {RangeError} if a number of the options is negative or not a number.
 * @throws {TypeError} if the address of the server is missing or invalid.
 */
export function createCore(
  server: string,
  addresses: Readonly<Record<string, string | undefined>>,
  options: CoreOptions,
): CoreClient {
  const address = serverAddress(server, addresses);
  checkNumbers(options);
  const { auth = {}, fetch, headers: always, check, deadline = Infinity } = options;
  const send = resilience(options, sendWith(fetch));
  const call: CoreClient['call'] = (...called) => apiCall(replyTo(...called));
  const source: CredentialSource = { auth, fetchData: call };

  async function replyTo<Result>(
    operation: Operation,
    input: CallInput,
    options: CallOptions = {},
  ): Promise<Reply<Result>> {
    const { query, body } = input;
    const write = operation.bodySerializer;
    const base = operation.server ? serverAddress(operation.server, addresses) : address;
    const url = base + serializePath(operation.path, input.path ?? {});
    const target = { method: operation.method.toUpperCase(), url };
    const given = write ? { write } : (options.bodyFormat ?? operation.bodyFormat);
    const format: Partial<BodyFormat> | undefined = body === undefined ? undefined : given;
    if (Symbol.iterator in Object(query)) throw new TypeError('The query must be a plain object');
    checkNumbers(options);
    const time = options.deadline ?? deadline;
    const context = within(
      time,
      {
        operation: operation.id || undefined,
        options,
        signal: options.signal,
        endsAt: Date.now() + time,
        progress: { toFinish: [] },
      },
      target,
    );

    /** Sends the request with a credential. If the service refuses it (401), sends it once more with another one, if there is one. */
    async function attempt(refused?: CarriedCredentials, last?: Reply<Result>): Promise<Reply<Result>> {
      const provided = credentialsFor(operation, input, source, refused?.provided);
      const credentials = await unlessAborted(provided, context.signal);
      if (last && JSON.stringify(refused) === JSON.stringify(credentials)) return last;
      const search = (operation.querySerializer ?? plainQuery)({ ...query, ...credentials.query });
      const type = { 'Content-Type': format?.contentType };
      const request = {
        ...target,
        url: url + (search && `?${search}`),
        headers: headersOf(type, always, operation.headers, credentials.header, options.headers),
        body: format?.write?.(body),
      };
      const response = await send(request, context);
      const received = { operation, request, context, response };
      const error = response.ok ? undefined : await readFailure(received);
      const reply = { ...received, error, replyTo, check };
      return response.status === 401 && !refused && isReplayable(request) ? attempt(credentials, reply) : reply;
    }

    let isOpen = false;
    try {
      const reply = await attempt();
      isOpen = reply.response.ok;
      return reply;
    } finally {
      if (!isOpen) finish(context, true);
    }
  }

  return { address, call };
}
