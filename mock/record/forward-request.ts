import type { IncomingMessage, ServerResponse } from 'node:http';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { connectionHeaders } from '@forgespec/templates/shared/connection-headers';
import { isGetOrHead } from '@forgespec/templates/shared/get-or-head';

/** A request that was forwarded, and its response. */
export interface ForwardedExchange {
  readonly method: string;
  readonly target: string;
  readonly response: {
    readonly status: number;
    /** The headers that the client got, without cookies. */
    readonly headers: Readonly<Record<string, string>>;
    /** Undefined if the body has more than {@link longestRecordedBody} bytes. */
    readonly body: Buffer | undefined;
  };
}

/** The maximum length of a body that is kept, in bytes. */
export const longestRecordedBody = 10_000_000;

/**
 * Sends a request to a server, and its response to the client, chunk by chunk. Does not follow redirects.
 *
 * @param upstream the origin of the server.
 * @returns the exchange, when the response is complete.
 * @throws {TypeError} if the server cannot be reached, or breaks off the response.
 */
export async function forwardRequest(
  request: IncomingMessage,
  response: ServerResponse,
  upstream: URL,
): Promise<ForwardedExchange> {
  const { method = 'GET', url: target = '/' } = request;
  // An absolute target, as a client sends it to a proxy for all servers, would reach another server than the client expects.
  if (!target.startsWith('/')) throw new TypeError('this proxy sends all requests to one server, so send it a path');
  const gone = new AbortController();
  response.on('close', () => gone.abort());
  const sent = isGetOrHead(method) ? undefined : await buffer(request);
  const received = await fetch(new URL(`${upstream.origin}${target}`), {
    method,
    headers: forwardedHeaders(request),
    redirect: 'manual',
    signal: gone.signal,
    ...(sent !== undefined && { body: new Uint8Array(sent) }),
  });
  const { status } = received;
  const headers = localHeaders(received.headers, upstream.origin);
  response.writeHead(status, { ...headers, ...cookiesOf(received.headers) });
  const body = await sendBody(received.body, response);
  return { method, target, response: { status, headers, body } };
}

/** Sends a body to the client. Returns its bytes, unless there are too many. */
async function sendBody(body: Response['body'], response: ServerResponse): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.length;
    if (length <= longestRecordedBody) chunks.push(chunk);
    if (!response.write(chunk)) await once(response, 'drain');
  }
  response.end();
  return length <= longestRecordedBody ? Buffer.concat(chunks) : undefined;
}

/** Headers that belong to one connection or one encoding, in both directions. `fetch` sets them again. */
const ownHeaders: ReadonlySet<string> = new Set([
  ...connectionHeaders,
  'accept-encoding',
  'content-encoding',
  'content-length',
  'expect',
  'host',
  'set-cookie',
]);

function forwardedHeaders({ rawHeaders }: IncomingMessage): Headers {
  const headers = new Headers();
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const [name = '', value = ''] = rawHeaders.slice(index, index + 2);
    if (!ownHeaders.has(name.toLowerCase())) headers.append(name, value);
  }
  return headers;
}

/** Returns the headers of a response. In headers with addresses, the origin of the server is left out, so that clients stay at the proxy. */
function localHeaders(headers: Headers, origin: string): Record<string, string> {
  const local = [...headers].flatMap(([name, value]): [string, string][] => {
    if (ownHeaders.has(name)) return [];
    return [[name, addressHeaders.has(name) ? value.replaceAll(origin, '') : value]];
  });
  return Object.fromEntries(local);
}

const addressHeaders: ReadonlySet<string> = new Set(['content-location', 'link', 'location']);

function cookiesOf(headers: Headers): { readonly 'set-cookie'?: string[] } {
  const cookies = headers.getSetCookie();
  return cookies.length === 0 ? {} : { 'set-cookie': cookies };
}
