import { headerEntries } from '../../shared/header-entries.ts';
import { framed, isStreamed } from '../framed.ts';
import type { Dispatch, RequestHeaders, TransportRequest, TransportResponse, WebResponse } from '../transport.ts';

/** Answers requests of the web, as Deno, Bun, workers and hono have them: `export default { fetch: fetchHandler(dispatch) }`. */
export function fetchHandler(dispatch: Dispatch): (request: Request) => Promise<Response> {
  return async (request) => {
    const answer = await dispatch(new WebTransportRequest(request));
    const { status, headers, body } = await webResponse(answer, request);
    try {
      // A copy, because the types of the web take no bytes in memory that is shared.
      return new Response(body instanceof Uint8Array ? Uint8Array.from(body) : body, { status, headers });
    } catch (error) {
      if (body instanceof ReadableStream) void body.cancel();
      answer.failures?.fail(error);
      return new Response(null, { status: 500 });
    }
  };
}

async function webResponse(answer: TransportResponse, { method, signal }: Request): Promise<WebResponse> {
  const { body } = answer;
  if (isStreamed(body)) return body.start(answer, method, (closed) => whenAborted(signal, closed));
  const whole = framed(answer, method);
  return { ...whole, body: isStreamed(whole.body) ? undefined : whole.body };
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

  toRequest(): Request {
    return this.#request;
  }
}
