// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { framed, isForUnknownPath, isStreamed, webResponse, type Dispatch } from '../transport.ts';

/** Options of a handler of web requests. */
export interface FetchOptions {
  /** Handles requests for paths that the API does not have. Default: a 404. */
  readonly otherwise?: (request: Request) => Response | Promise<Response>;
}

/** Returns a handler of web requests, for example for Deno, Bun, workers and hono: `export default { fetch: fetchHandler(dispatch) }`. */
export function fetchHandler(
  dispatch: Dispatch,
  { otherwise }: FetchOptions = {},
): (request: Request) => Promise<Response> {
  return async (request) => {
    const { method, signal } = request;
    const { origin, pathname, search } = new URL(request.url);
    const response = await dispatch({
      method,
      target: pathname + search,
      origin,
      signal,
      get headers() {
        const headers: Record<string, string> = {};
        request.headers.forEach((value, name) => (headers[name] = value));
        return headers;
      },
      header: (name) => request.headers.get(name) ?? undefined,
      toRequest: () => request,
    });
    if (otherwise !== undefined && isForUnknownPath(response)) return otherwise(request);
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
