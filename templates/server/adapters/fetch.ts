import { headerEntries } from '../../shared/header-entries.ts';
import { framed, isStreamed, webResponse, type Dispatch, type TransportRequest } from '../transport.ts';

/** Handles web requests, for example of Deno, Bun, workers and hono: `export default { fetch: fetchHandler(dispatch) }`. */
export function fetchHandler(dispatch: Dispatch): (request: Request) => Promise<Response> {
  return async (request) => {
    const { method, signal } = request;
    const response = await dispatch(new WebTransportRequest(request));
    const { body } = response;
    try {
      if (isStreamed(body)) return await body.toWeb(response, method, signal);
      return webResponse(framed({ ...response, body }, method));
    } catch (error) {
      response.failures?.fail(error);
      return new Response(null, { status: 500 });
    }
  };
}

class WebTransportRequest implements TransportRequest {
  readonly method: string;
  readonly target: string;
  readonly origin: string;
  readonly #request: Request;

  constructor(request: Request) {
    const { origin, pathname, search } = new URL(request.url);
    this.method = request.method;
    this.target = pathname + search;
    this.origin = origin;
    this.#request = request;
  }

  get headers(): TransportRequest['headers'] {
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
