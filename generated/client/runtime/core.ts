// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { mergeHeaders } from 'openapi-fetch';
import { apiCall, type ApiCall } from './api-call.ts';
import type { CallInput, CallOptions } from './call-options.ts';
import { connectionError } from './connection-error.ts';
import { credentialsFor, type CarriedCredentials, type CredentialSource, type Credentials } from './credentials.ts';
import { asDescribed } from './described.ts';
import { within } from './limit-time.ts';
import type { Operation } from './operation.ts';
import { serializePath } from './path.ts';
import { serializeQuery } from './query.ts';
import { readFailure } from './read.ts';
import type { AnswerCheck, Reply } from './reply.ts';
import { resilience, type ResilienceOptions } from './resilience.ts';
import {
  finish,
  isReplayable,
  platformSend,
  sendThrough,
  type Fetch,
  type HttpRequest,
  type Send,
  type SendContext,
} from './send.ts';
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
  /** Sends any request in the way of this client, with no credential. */
  readonly send: Send;
}

/**
 * Makes a client of an API.
 *
 * @param server the URL template of its server.
 * @param addresses the variables of server URLs, and other addresses for servers, by their URL templates.
 */
export function createCore(
  server: string,
  addresses: Readonly<Record<string, string | undefined>>,
  options: CoreOptions,
): CoreClient {
  const address = serverAddress(server, addresses);
  const { auth = {}, fetch, headers: always, check, deadline = Infinity } = options;
  const send = resilience(options).reduceRight(
    (next, around) => around(next),
    fetch ? sendThrough(fetch) : platformSend,
  );
  const call: CoreClient['call'] = (...called) => apiCall(replyTo(...called));
  const source: CredentialSource = { auth, fetchData: call };

  function requestFor(
    operation: Operation,
    { path = {}, query, body }: CallInput,
    options: CallOptions,
    credentials: CarriedCredentials,
  ): HttpRequest {
    const base = operation.server === undefined ? address : serverAddress(operation.server, addresses);
    const { querySerializer = serializeQuery, bodySerializer } = operation;
    const { contentType, write } = options.bodyFormat ?? { contentType: 'application/json', write: JSON.stringify };
    const search = querySerializer({ ...query, ...credentials.query });
    const type = body === undefined || bodySerializer ? undefined : { 'Content-Type': contentType };
    return {
      url: base + serializePath(operation.path, path) + (search && `?${search}`),
      method: operation.method.toUpperCase(),
      headers: mergeHeaders(type, always, operation.headers, credentials.header, asDescribed(options.headers)),
      body: body === undefined ? undefined : (bodySerializer ?? write)(body),
    };
  }

  async function replyTo<Result>(
    operation: Operation,
    input: CallInput,
    options: CallOptions = {},
  ): Promise<Reply<Result>> {
    const endsAt = Date.now() + (options.deadline ?? deadline);
    const newContext = (): SendContext => ({
      operation: operation.id,
      options,
      signal: options.signal,
      endsAt,
      toFinish: [],
    });

    function credentialsInTime(refused?: CarriedCredentials['provided']): Promise<CarriedCredentials> {
      const carried = credentialsFor(operation, input, source, refused);
      const context = within(endsAt - Date.now(), newContext());
      const { signal } = context;
      if (signal === undefined) return carried;
      return unlessAborted(carried, signal)
        .catch((cause: unknown) => {
          // What a provider throws is for whoever wrote it.
          if (cause !== signal.reason) throw cause;
          throw connectionError(requestFor(operation, input, options, none), cause, options.signal);
        })
        .finally(() => finish(context, true));
    }

    async function replyWith(credentials: CarriedCredentials): Promise<Reply<Result>> {
      const request = requestFor(operation, input, options, credentials);
      const context = newContext();
      const { response, error } = await answerTo(request, context);
      return { operation, request, context, response, error, replyTo, check };
    }

    const credentials = await credentialsInTime();
    const reply = await replyWith(credentials);
    if (reply.response.status !== 401 || !isReplayable(reply.request)) return reply;
    const other = await credentialsInTime(credentials.provided);
    return isOther(credentials, other) ? replyWith(other) : reply;
  }

  async function answerTo(request: HttpRequest, context: SendContext): Promise<Pick<Reply, 'error' | 'response'>> {
    try {
      const response = await send(request, context);
      if (response.ok) return { response, error: undefined };
      const error = await readFailure(response);
      finish(context, true);
      return { response, error };
    } catch (cause) {
      finish(context, true);
      throw connectionError(request, cause, context.options.signal);
    }
  }

  return { address, call, send };
}

const none: CarriedCredentials = { header: {}, query: {}, provided: {} };

const isOther = ({ provided }: CarriedCredentials, other: CarriedCredentials): boolean =>
  Object.keys(provided).some((scheme) => provided[scheme] !== other.provided[scheme]);
