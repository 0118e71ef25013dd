// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { chunkStream } from '../../shared/chunk-stream.ts';
import { headerEntries } from '../../shared/header-entries.ts';
import { hasNoBody } from '../../shared/responses.ts';
import { isGetOrHead } from '../../shared/get-or-head.ts';
import { discard, type Fetch } from './send.ts';

/** The function `request` of `node:http` or `node:https`, with the options that are used here. */
export type NodeRequestFunction = (
  url: string,
  options: { readonly headers: Readonly<Record<string, string>>; readonly signal: AbortSignal },
  onResponse: (response: NodeResponse) => void,
) => { on(event: 'error', listener: (error: Error) => void): unknown; end(body: string): unknown };

interface NodeResponse extends AsyncIterable<Uint8Array> {
  readonly statusCode?: number | undefined;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  resume(): unknown;
}

/**
 * Returns a `fetch` for a service that reads parameters from the query and from the body. If the URL is longer than `limit`, or if the
 * service has responded with 414, this `fetch` sends the whole query in the body, even if the query contains a credential. The `fetch` of
 * the platform refuses a GET with a body, so the `request` function of Node sends such a request.
 *
 * ```ts
 * createClient({ baseUrl, longestUrl: Infinity, fetch: longQueryInBody(request) });
 * ```
 *
 * @param request `request` of `node:https`, or of `node:http` if the service is reached without TLS.
 * @param limit the length of the longest URL that is sent with its query, in characters.
 */
export const longQueryInBody =
  (request: NodeRequestFunction, limit = 8000): Fetch =>
  async (whole) => {
    const { method, url, body, signal } = whole;
    const start = url.indexOf('?');
    if (start === -1 || body !== null || method === 'HEAD') return fetch(whole);
    if (url.length <= limit) {
      const response = await fetch(whole);
      if (response.status !== 414) return response;
      discard(response);
    }
    const address = url.slice(0, start);
    const query = url.slice(start + 1);
    const headers = new Headers(whole.headers);
    headers.set('content-type', 'application/x-www-form-urlencoded');
    return isGetOrHead(method)
      ? getWithBody(request, address, headers, query, signal)
      : fetch(address, { method, headers, body: query, signal, redirect: 'manual' });
  };

function getWithBody(
  request: NodeRequestFunction,
  url: string,
  headers: Headers,
  body: string,
  signal: AbortSignal,
): Promise<Response> {
  // Node does not add `content-length` to a GET. A query is ASCII: it has as many bytes as characters.
  headers.set('content-length', String(body.length));
  return new Promise((resolve, reject) => {
    const sent = request(url, { headers: Object.fromEntries(headerEntries(headers)), signal }, (response) => {
      const { statusCode: status = 0 } = response;
      const content = hasNoBody(status) ? null : chunkStream(response);
      // Node uses the connection again only after a response is read.
      if (content === null) response.resume();
      resolve(new Response(content, { status, headers: headersOf(response) }));
    });
    // The client recognizes a network failure by this message.
    sent.on('error', (cause) =>
      reject(signal.aborted ? signal.reason : Object.assign(new TypeError('fetch failed'), { cause })),
    );
    sent.end(body);
  });
}

const headersOf = ({ headers }: NodeResponse): [string, string][] =>
  Object.entries(headers).flatMap(([name, value]) =>
    [value ?? []].flat().map((text): [string, string] => [name, text]),
  );
