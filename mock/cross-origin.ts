import type { IncomingHttpHeaders } from 'node:http';
import type { MockedResponse } from './mocked-response.ts';

/**
 * Returns true if a request is a CORS preflight request.
 *
 * @param method the method in lower case.
 */
export function isPreflight(method: string, headers: IncomingHttpHeaders): boolean {
  return method === 'options' && headers.origin !== undefined && headers['access-control-request-method'] !== undefined;
}

/**
 * Returns the response to a preflight request. It allows every header and every method that the web page requests, even on unknown paths.
 * On an unknown path, the page then sends its request and gets a 404. The 404 shows the cause better than an error of CORS. An unknown
 * method gets a 405.
 *
 * @param methods the documented methods of the path. Empty for an unknown path.
 */
export function preflightResponse(headers: IncomingHttpHeaders, methods: readonly string[]): MockedResponse {
  const requested = headers['access-control-request-method'] ?? '';
  const allowed = new Set([...methods.map((method) => method.toUpperCase()), requested]);
  return {
    status: 204,
    headers: {
      'access-control-allow-methods': [...allowed].join(', '),
      'access-control-allow-headers': headers['access-control-request-headers'] ?? '*',
    },
  };
}

/**
 * Adds headers that allow pages of every origin to read a response. If `origin` is undefined, returns the response unchanged.
 * `Access-Control-Expose-Headers` lists all headers by name, because browsers do not accept `*` if the request has credentials.
 */
export function withCorsHeaders<
  Response extends { readonly headers: Readonly<Record<string, string | readonly string[]>> },
>(response: Response, origin: string | undefined): Response {
  if (origin === undefined) return response;
  const headers = {
    ...response.headers,
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers': Object.keys(response.headers).join(', '),
    vary: ['Origin', response.headers['vary']].flat().filter(Boolean).join(', '),
  };
  return { ...response, headers };
}
