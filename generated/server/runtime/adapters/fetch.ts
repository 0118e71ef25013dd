// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { chunksOf, framed, type FramedResponse } from '../framed.ts';
import type { Dispatch, RequestHeaders, TransportRequest } from '../transport.ts';
import { joinChunks } from './join-chunks.ts';

/** Answers requests of the web, as Deno, Bun, workers and hono have them: `export default { fetch: fetchHandler(dispatch) }`. */
export function fetchHandler(dispatch: Dispatch): (request: Request) => Promise<Response> {
  return async (request) => {
    const answer = await dispatch(new WebTransportRequest(request));
    const { status, headers, body } = framed(answer, request.method);
    return new Response(contentOf(body), { status, headers });
  };
}

/** Splits an absolute URL into the origin and the rest, without credentials and fragment. The path of a URL starts with a slash. */
function splitUrl(url: string): { origin: string; target: string } {
  const authority = url.indexOf('//') + 2;
  const path = url.indexOf('/', authority);
  const host = Math.max(authority, url.lastIndexOf('@', path) + 1);
  const fragment = url.indexOf('#', path);
  return {
    origin: url.slice(0, authority) + url.slice(host, path),
    target: url.slice(path, fragment === -1 ? url.length : fragment),
  };
}

class WebTransportRequest implements TransportRequest {
  readonly method: string;
  readonly target: string;
  readonly origin: string;
  readonly #request: Request;

  constructor(request: Request) {
    this.method = request.method;
    const { origin, target } = splitUrl(request.url);
    this.origin = origin;
    this.target = target;
    this.#request = request;
  }

  get headers(): RequestHeaders {
    return Object.fromEntries(this.#request.headers);
  }

  header(name: string): string | undefined {
    return this.#request.headers.get(name) ?? undefined;
  }

  get signal(): AbortSignal {
    return this.#request.signal;
  }

  async readBody(limit: number): Promise<Uint8Array | undefined> {
    const chunks: Uint8Array[] = [];
    let length = 0;
    for await (const chunk of this.streamBody()) {
      length += chunk.length;
      if (length > limit) return undefined;
      chunks.push(chunk);
    }
    return joinChunks(chunks, length);
  }

  async *streamBody(): AsyncGenerator<Uint8Array, void, undefined> {
    const { body } = this.#request;
    if (body !== null) yield* chunksOf(body);
  }

  toRequest(): Request {
    return this.#request;
  }
}

function contentOf(body: FramedResponse['body']): ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer> | string | null {
  if (body === undefined) return null;
  // A copy, because the types of the web take no bytes in memory that is shared.
  if (body instanceof Uint8Array) return Uint8Array.from(body);
  return typeof body === 'string' || 'getReader' in body ? body : streamOf(body);
}

function streamOf(body: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const chunks = chunksOf(body);
  return new ReadableStream({
    async pull(controller) {
      const next = await chunks.next();
      if (next.done === true) controller.close();
      else controller.enqueue(next.value);
    },
    async cancel() {
      await chunks.return();
    },
  });
}
