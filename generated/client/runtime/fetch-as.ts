// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { assumeType } from '../../shared/assume-type.ts';
import { headerEntries } from '../../shared/header-entries.ts';
import { hasNoBody } from '../../shared/responses.ts';
import { streamedResponse } from './body-stream.ts';
import type { CoreClient } from './core.ts';
import { type ApiError, printableAscii } from './errors.ts';
import { type Operation, operationAt, type RequestOptions } from './operation.ts';
import { isGetOrHead } from '../../shared/get-or-head.ts';
import type { Fetch, Reply } from './send.ts';
import { unencoded } from './unencoded.ts';

/** The options of all requests of a `fetch`. Each request has its own headers and its own signal. */
type FetchAsOptions = Omit<RequestOptions, 'headers' | 'signal'>;

/**
 * Returns a function like `fetch` that sends requests as calls of a client. A failure is a response, and not an exception. Credentials are sent
 * only to the origin of the main server.
 *
 * @param security alternative lists of security schemes. A request to the origin of the main server needs all schemes of one list.
 */
export function fetchAs(
  client: CoreClient,
  security: NonNullable<Operation['security']>,
  options: FetchAsOptions,
): Fetch {
  const { origin } = new URL(client.address);
  return async (request) => {
    const { url, method, headers, signal } = request;
    const body = isGetOrHead(method) ? undefined : await request.arrayBuffer();
    const operation = operationAt(url, {
      id: '',
      method: assumeType(method.toLowerCase()),
      path: '',
      security: new URL(url).origin === origin ? security : [],
      bodyFormat: { write: unencoded },
    });
    const own = Object.fromEntries(headerEntries(headers));
    const input = { body: body?.byteLength ? body : undefined };
    const reply = await client.call(operation, input, { ...options, headers: own, signal }).reply;
    return reply.error === undefined ? streamedResponse(reply) : failure(reply, reply.error);
  };
}

/** Returns the response of a failure. The client has already read its body, so the response has a copy of the body. */
function failure({ response, request }: Reply, { body }: ApiError): Response {
  const { status, headers, statusText } = response;
  const isEmpty = body === undefined || hasNoBody(status);
  const copy = new Response(isEmpty ? null : sendable(body), {
    status,
    headers,
    statusText: printableAscii(statusText),
  });
  return Object.defineProperty(copy, 'url', { value: response.url || request.url });
}

function sendable(body: unknown): Blob | string {
  if (body instanceof Uint8Array) return new Blob([body.slice()]);
  return typeof body === 'string' ? body : JSON.stringify(body);
}
