import { isPreflight, preflightResponse, withCorsHeaders } from './cross-origin.ts';
import { parsePreferences, type MockPreferences } from './preferences.ts';
import { errorResponse, RejectedRequestError } from './rejected-request.ts';
import { MalformedBodyError, parseBodyForPrism, readBody } from './request-body.ts';
import { parsePairs, parseRequestTarget } from './request-target.ts';
import type { IncomingMessage } from 'node:http';
import type { MockedResponse } from './mocked-response.ts';
import type { PrismEngine, MockRequest } from './prism.ts';
import type { Match, Router } from './router.ts';

export interface RequestLimits {
  /** The maximum length of a request target, in characters. A longer target gets a 414. */
  readonly targetLength: number;
  /** The maximum length of a body, in bytes. A longer body gets a 413. */
  readonly bodyBytes: number;
  /** The time limit for creating a response, in milliseconds. If it is exceeded, the client gets a 504. */
  readonly responseMilliseconds: number;
}

/** A response, and the operation of the request if it is known. */
export interface HandledRequest {
  readonly mockResponse: MockedResponse;
  readonly operationId?: string | undefined;
}

export interface RequestHandlerOptions {
  readonly limits: RequestLimits;
  /** The defaults for requests that do not state a preference. */
  readonly preferences: Pick<MockPreferences, 'dynamic' | 'seed'>;
}

/** Returns the response to a request. Never rejects. */
export type RequestHandler = (request: IncomingMessage) => Promise<HandledRequest>;

/**
 * Creates a handler that rejects the requests that Prism cannot process, and passes the others to Prism. Every request
 * gets a response.
 */
export function createRequestHandler(
  router: Router,
  { respond, respondToUnreadableBody }: PrismEngine,
  options: RequestHandlerOptions,
): RequestHandler {
  const { limits } = options;
  const respondTo = async (
    request: Omit<MockRequest, 'body' | 'bodyLength'>,
    bytes: Buffer,
  ): Promise<MockedResponse> => {
    try {
      const body = parseBodyForPrism(bytes, request.headers);
      return await respond({ ...request, body, bodyLength: bytes.length });
    } catch (error) {
      if (!(error instanceof MalformedBodyError)) throw error;
      const documented = await respondToUnreadableBody(request);
      if (documented === undefined) throw error;
      return { ...documented, reason: error.message };
    }
  };
  return async (request) => {
    let match: Match | undefined;
    let mockResponse: MockedResponse;
    try {
      const { url = '', headers } = request;
      const method = (request.method ?? '').toLowerCase();
      if (url.length > limits.targetLength) {
        throw new RejectedRequestError(414, `The request target is longer than ${limits.targetLength} characters.`);
      }
      const { path, query, queryText } = parseRequestTarget(url);
      if (isPreflight(method, headers)) {
        mockResponse = preflightResponse(headers, router.methodsOf(path));
      } else {
        match = router.match(method, path);
        const preferences = { ...options.preferences, ...parsePreferences(headers['prefer'], query) };
        const body = await readBody(request, limits.bodyBytes);
        const placed = match.placeParameters({ query: queryText, headers, body });
        const valid = { match, query: parsePairs(placed.query, 'query'), headers: placed.headers, preferences };
        const pending = respondTo(valid, placed.body);
        mockResponse = await withDeadline(pending, limits.responseMilliseconds);
      }
    } catch (error) {
      mockResponse = errorResponse(error);
    }
    return { mockResponse: withCorsHeaders(mockResponse, request.headers.origin), operationId: match?.operationId };
  };
}

/**
 * Returns the result of `work`. If `work` fails after the deadline, the error is ignored. Synchronous work cannot be
 * interrupted.
 *
 * @throws {RejectedRequestError} 504 if `work` takes too long.
 */
async function withDeadline<Result>(work: Promise<Result>, milliseconds: number): Promise<Result> {
  const { promise: timedOut, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new RejectedRequestError(504, `No response within ${milliseconds} ms.`)),
    milliseconds,
  );
  try {
    return await Promise.race([work, timedOut]);
  } finally {
    clearTimeout(timer);
  }
}
