// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { openBody, type BodySource } from '../body-source.ts';
import { startedResponse, streamOf, type StartedResponse } from '../started-body.ts';
import { headerEntries } from '../../../shared/header-entries.ts';
import type { Dispatch, RequestHeaders, TransportRequest, TransportResponse } from '../transport.ts';
import { brokenOff } from './broken-off.ts';
import { joinChunks } from './join-chunks.ts';

/** Answers requests of the web, as Deno, Bun, workers and hono have them: `export default { fetch: fetchHandler(dispatch) }`. */
export function fetchHandler(dispatch: Dispatch): (request: Request) => Promise<Response> {
  return async (request) => {
    const answer = await dispatch(new WebTransportRequest(request));
    const onClose = (closed: () => void): void => whenAborted(request.signal, closed);
    const started = await startedResponse(answer, request.method, onClose);
    const { status, headers } = started;
    try {
      return new Response(contentOf(started, answer), { status, headers });
    } catch (error) {
      started.source?.cancel();
      answer.failures?.fail(error);
      return new Response(null, { status: 500 });
    }
  };
}

function whenAborted(signal: AbortSignal, aborted: () => void): void {
  if (signal.aborted) aborted();
  else signal.addEventListener('abort', aborted, { once: true });
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
    return Object.fromEntries(headerEntries(this.#request.headers));
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
    const { body, bodyUsed } = this.#request;
    if (body === null) return;
    if (bodyUsed || body.locked)
      throw new Error('Something else has read the body: put the API before parsers of bodies.');
    const source = openBody(body);
    try {
      for (let chunk = await nextOf(source); chunk !== undefined; chunk = await nextOf(source)) yield chunk;
    } finally {
      source.cancel();
    }
  }

  toRequest(): Request {
    return this.#request;
  }
}

/** @throws {Refusal} 400 if the body breaks off. */
async function nextOf(source: BodySource): Promise<Uint8Array | undefined> {
  try {
    return await source.next();
  } catch {
    throw brokenOff();
  }
}

function contentOf(
  started: StartedResponse,
  answer: TransportResponse,
): ReadableStream<Uint8Array> | ReturnType<typeof Uint8Array.from> | string | null {
  if (started.source !== undefined) return streamOf(started, answer);
  const { body } = started;
  // A copy, because the types of the web take no bytes in memory that is shared.
  return body instanceof Uint8Array ? Uint8Array.from(body) : (body ?? null);
}
