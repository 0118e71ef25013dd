// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { type Dispatch, endOnClose, framed, isForUnknownPath, isStreamed, webResponse } from '../interfaces.ts';

/** Options of a handler of web requests. */
export interface FetchOptions {
  /** Handles requests for paths that the API does not have. Default: a 404. */
  readonly otherwise?: (request: Request) => Response | Promise<Response>;
  /** A signal that aborts when the server starts to close. Event streams then end. */
  readonly closing?: AbortSignal;
}

/** Returns a handler of web requests, for example for Deno, Bun, workers and hono: `export default { fetch: fetchHandler(dispatch) }`. */
export function fetchHandler(
  dispatch: Dispatch,
  { otherwise, closing }: FetchOptions = {},
): (request: Request) => Promise<Response> {
  return async (request) => {
    const { method } = request;
    const ended = closing === undefined ? undefined : controllerFollowing(request.signal);
    const signal = ended?.signal ?? request.signal;
    const { origin, pathname, search } = new URL(request.url);
    const result = await dispatch({
      method,
      target: pathname + search,
      origin,
      signal,
      get headers() {
        const headers: Record<string, string> = {};
        request.headers.forEach((value, name) => {
          headers[name] = value;
        });
        return headers;
      },
      header: (name) => request.headers.get(name) ?? undefined,
      toRequest: () => request,
    });
    if (otherwise !== undefined && isForUnknownPath(result)) return otherwise(request);
    const response = endOnClose(result, closing, () => ended?.abort());
    const { body } = response;
    try {
      if (isStreamed(body)) return await body.toWeb(response, method, request.signal);
      return webResponse(framed({ ...response, body }, method));
    } catch (error) {
      response.failures?.fail(error);
      return new Response(null, { status: 500 });
    }
  };
}

/** Returns a controller that also aborts if a signal aborts. */
function controllerFollowing(signal: AbortSignal): AbortController {
  const controller = new AbortController();
  const follow = (): void => controller.abort(signal.reason);
  if (signal.aborted) follow();
  else signal.addEventListener('abort', follow, { once: true });
  return controller;
}
