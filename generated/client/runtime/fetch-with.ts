// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { assumeType } from '../../shared/assume-type.ts';
import { chunkStream } from '../../shared/chunk-stream.ts';
import { headerEntries } from '../../shared/header-entries.ts';
import { hasNoBody } from '../../shared/responses.ts';
import type { Fetch } from './send.ts';

/** The response of a `fetch` of a package. Its body is a stream of the web or of Node. */
interface ForeignResponse {
  readonly status: number;
  readonly statusText: string;
  readonly headers: Iterable<readonly [string, string]>;
  readonly body: unknown;
  readonly url: string;
}

/** A function of the form of `fetch`, such as those of the packages undici and node-fetch. Its types may differ from those of the platform. */
export type ForeignFetch = (url: string, init: never) => ForeignResponse | Promise<ForeignResponse>;

/**
 * Returns a function for the option `fetch` that sends requests with the `fetch` of a package. Such a function does not accept the `Request`
 * of the platform, and its responses may differ: `fetch: fetchWith(undici.fetch, { dispatcher: new ProxyAgent(address) })`.
 *
 * @param init further properties of the second argument, such as `dispatcher` or `agent`.
 */
export const fetchWith =
  (foreign: ForeignFetch, init: object = {}): Fetch =>
  async (request) => {
    const { url, method, signal } = request;
    // A form or a `Blob` of the platform is not known to the package, and a stream needs options that differ between packages.
    const body = request.body === null ? undefined : new Uint8Array(await request.arrayBuffer());
    const headers = Object.fromEntries(headerEntries(request.headers));
    try {
      const sent = { ...init, method, headers, body, signal, redirect: 'manual' };
      return platformResponse(await foreign(url, assumeType<never>(sent)));
    } catch (cause) {
      if (signal.aborted) throw signal.reason;
      // The client recognizes a network failure by this message.
      throw Object.assign(new TypeError('fetch failed'), { cause });
    }
  };

function platformResponse({ status, statusText, headers, body, url }: ForeignResponse): Response {
  const isEmpty = hasNoBody(status) || body === null || body === undefined;
  const content = isEmpty ? null : assumeType<AsyncIterable<Uint8Array> & ReadableStream<Uint8Array>>(body);
  const stream = content === null || 'getReader' in content ? content : chunkStream(content);
  const entries = Array.from(headers, ([name, value]): [string, string] => [name, value]);
  const response = new Response(stream, { status, headers: entries });
  return Object.defineProperties(response, { url: { value: url }, statusText: { value: statusText } });
}
