// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { serializePath, plainQuery } from '../../shared/write-url.ts';
import { apiCall, readText, type ApiCall } from './api-call.ts';
import { headersOf } from './headers.ts';
import { within } from './limit-time.ts';
import type { CallInput, CallOptions, Operation } from './operation.ts';
import { checkNumbers, resilience, type ResilienceOptions } from './resilience.ts';
import { around, finish, sendWith, type AnswerCheck, type Fetch, type Middleware, type Reply } from './send.ts';
import { serverAddress } from './server-address.ts';

/** The options of a client. */
export interface CoreOptions extends ResilienceOptions {
  /** Sends each request, in place of the global `fetch`. */
  readonly fetch?: Fetch | undefined;
  /** Headers for every request, to any server. A credential does not belong here. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Checks the data of each success. */
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
 * Creates a client of an API.
 *
 * @param server the URL template of its server.
 * @param addresses the variables of server URLs, and other addresses for servers, by their URL templates.
 * @param outermost functions around all attempts of a call.
 * @throws {RangeError} if a number of the options is negative or not a number.
 * @throws {TypeError} if the address of the server is missing or invalid.
 */
export function createCore(
  server: string,
  addresses: Readonly<Record<string, string | undefined>>,
  options: CoreOptions,
  outermost: readonly Middleware[] = [],
): CoreClient {
  const address = serverAddress(server, addresses);
  checkNumbers(options, options.retry);
  const send = around(outermost, resilience(options, sendWith(options.fetch)));
  const client: CoreClient = { address, call: (...called) => apiCall(replyTo(...called)) };

  async function replyTo<Described>(
    operation: Operation,
    input: CallInput,
    own: CallOptions = {},
  ): Promise<Reply<Described>> {
    const { query = {}, body } = input;
    if (Symbol.iterator in query) throw new TypeError('The query must be a plain object');
    checkNumbers(own, own.retry);
    const base = operation.server ? serverAddress(operation.server, addresses) : address;
    const search = (operation.querySerializer ?? plainQuery)(query);
    const format = body === undefined ? undefined : (own.bodyFormat ?? operation.bodyFormat);
    const type = { 'Content-Type': format?.contentType };
    const request = {
      method: operation.method.toUpperCase(),
      url: base + serializePath(operation.path, input.path ?? {}) + (search && `?${search}`),
      headers: headersOf(type, options.headers, operation.headers, own.headers),
      body: format?.write(body),
    };
    const time = own.deadline ?? options.deadline ?? Infinity;
    const call = { operation, input, options: own, client, check: options.check, signal: own.signal };
    const context = within(time, { ...call, endsAt: Date.now() + time, progress: { toFinish: [] } }, request);
    let isOpen = false;
    try {
      const response = await send(request, context);
      isOpen = response.ok;
      const reply = { request, context, response };
      return isOpen ? reply : { ...reply, error: await readFailure(reply) };
    } finally {
      if (!isOpen) finish(context, true);
    }
  }

  return client;
}

/** Returns the value of JSON, other content as text, and undefined for an empty body. */
async function readFailure(reply: Reply): Promise<unknown> {
  const text = await readText(reply);
  try {
    return JSON.parse(text);
  } catch {
    return text || undefined;
  }
}
