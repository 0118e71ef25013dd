import type { Dispatch } from '@forgespec/sdk/server';

/**
 * Adds a Content Security Policy to every response with a body. Files and diffs can contain any text. With the policy,
 * a browser that opens such a response loads no other resources and runs no scripts.
 *
 * @see https://www.w3.org/TR/CSP3/#directive-sandbox
 */
export const withContentPolicy =
  (dispatch: Dispatch): Dispatch =>
  async (request) => {
    const response = await dispatch(request);
    if (response.body === undefined) return response;
    const headers = {
      ...response.headers,
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    };
    return { ...response, headers };
  };
