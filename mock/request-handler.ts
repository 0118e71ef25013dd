import { withAppliedPreferences } from './applied-preferences.ts';
import { isPreflight, preflightResponse, withCorsHeaders } from './cross-origin.ts';
import { parsePreferences, type MockPreferences } from './preferences.ts';
import { errorResponse, RejectedRequestError } from './rejected-request.ts';
import { MalformedBodyError, parseBodyForPrism, readBody } from './request-body.ts';
import { parsePairs, parseRequestTarget, type RequestTarget } from './request-target.ts';
import type { Callbacks } from './outgoing/callbacks.ts';
import type { Scenario } from './scenario/scenario.ts';
import { preferencesOf, stepResponse, withHeadersOf } from './scenario/step-response.ts';
import type { IncomingMessage } from 'node:http';
import { exactJson } from '@forgespec/templates/shared/exact-json';
import { isJson } from '@forgespec/templates/shared/media-type';
import { withQuery } from '@forgespec/templates/shared/query-component';
import { isSuccess } from '@forgespec/templates/shared/statuses';
import type { ReadPages } from './described-pages.ts';
import { withEndedList } from './with-ended-list.ts';
import type { MockedResponse } from './mocked-response.ts';
import type { PrismEngine, MockRequest } from './prism.ts';
import type { RequestParts } from './parameter-placement.ts';
import type { Match, Router } from './router.ts';

export interface RequestLimits {
  /** The maximum length of a request target, in characters. A longer target gets a 414. */
  readonly targetLength: number;
  /** The maximum length of a body, in bytes. A longer body gets a 413. */
  readonly bodyBytes: number;
  /** The maximum time for creating a response, in milliseconds. After that, the client gets a 504. */
  readonly responseMilliseconds: number;
}

/**
 * A response, and the `operationId` of the request. The `operationId` is undefined if no operation matches, or if the
 * operation has no id.
 */
export interface HandledRequest {
  readonly mockResponse: MockedResponse;
  readonly operationId?: string | undefined;
}

export interface RequestHandlerOptions {
  readonly limits: RequestLimits;
  /** Reads the pages of lists, so that lists end with their first page. Default: lists are sent as described. */
  readonly readPages?: ReadPages;
  /** The preferences for requests that do not set them. */
  readonly preferences: Pick<MockPreferences, 'delay' | 'dynamic' | 'seed'>;
  /** Selects the responses to some requests. */
  readonly scenario?: Scenario | undefined;
  /** Sends the callbacks of operations. */
  readonly callbacks?: Callbacks | undefined;
}

/** Creates the response to a request. The promise never rejects. */
export type RequestHandler = (request: IncomingMessage) => Promise<HandledRequest>;

/** Creates a handler that passes requests to Prism. The handler itself rejects requests that Prism cannot process. */
export function createRequestHandler(
  router: Router,
  prism: PrismEngine,
  options: RequestHandlerOptions,
): RequestHandler {
  const { limits, scenario, callbacks } = options;
  /**
   * Returns the response to a request for an operation. `known` receives the preferences and the body as soon as they are known.
   */
  async function respondTo(
    request: IncomingMessage,
    { path, query, queryText }: RequestTarget,
    match: Match,
    known: (part: { readonly preferences?: MockPreferences; readonly body?: Buffer }) => void,
  ): Promise<MockedResponse> {
    const { headers } = request;
    const step = scenario?.next({ ...match, target: withQuery(path, queryText) });
    const own = parsePreferences(headers['prefer'], query);
    const preferences = { ...options.preferences, ...(step && preferencesOf(step)), ...own };
    known({ preferences });
    const body = await readBody(request, limits.bodyBytes);
    known({ body });
    if (step?.body !== undefined) return stepResponse(step.body, step);
    const pending = describedResponse(
      match,
      { query: queryText, headers, body },
      preferences,
      prism,
      options.readPages,
    );
    const described = await withDeadline(pending, limits.responseMilliseconds);
    return step === undefined ? described : withHeadersOf(step, described);
  }
  return async (request) => {
    let match: Match | undefined;
    let preferences: MockPreferences = options.preferences;
    let body: Buffer = Buffer.alloc(0);
    let mockResponse: MockedResponse;
    try {
      const { url = '', headers } = request;
      const method = (request.method ?? '').toLowerCase();
      if (url.length > limits.targetLength) {
        throw new RejectedRequestError(414, `The request target is longer than ${limits.targetLength} characters.`);
      }
      const target = parseRequestTarget(url);
      if (isPreflight(method, headers)) {
        mockResponse = preflightResponse(headers, router.methodsOf(target.path));
      } else {
        match = router.match(method, target.path);
        mockResponse = await respondTo(
          request,
          target,
          match,
          (known) => ({ preferences = preferences, body = body } = known),
        );
      }
    } catch (error) {
      mockResponse = errorResponse(error);
    }
    const applied = await withAppliedPreferences(mockResponse, preferences);
    sendCallbacks(request, match, body, applied, callbacks);
    return { mockResponse: withCorsHeaders(applied, request.headers.origin), operationId: match?.operationId };
  };
}

/** Begins to send the callbacks of an operation. */
function sendCallbacks(
  { url: target = '', headers }: IncomingMessage,
  match: Match | undefined,
  body: Buffer,
  { status, headers: sent, body: content }: MockedResponse,
  callbacks: Callbacks | undefined,
): void {
  if (match === undefined || callbacks?.has(match) !== true) return;
  void callbacks.send({ match, target, headers, body, response: { status, headers: sent, body: content } });
}

/** Returns the response that the description has for a request. */
async function describedResponse(
  match: Match,
  parts: RequestParts,
  preferences: MockPreferences,
  prism: PrismEngine,
  readPages: ReadPages | undefined,
): Promise<MockedResponse> {
  const placed = match.placeParameters(parts);
  const { headers, body } = match.hasBody ? placed : withoutBody(placed);
  const request = { match, query: parsePairs(placed.query, 'query'), headers, preferences };
  const response = await prismResponse(request, body, prism);
  return readPages === undefined ? response : withoutNextPage(response, match, placed.query, readPages);
}

/** Returns the parts of a request without its body. */
function withoutBody({ query, headers }: RequestParts): RequestParts {
  const { 'content-type': _type, 'content-encoding': _encoding, ...others } = headers;
  return { query, headers: others, body: Buffer.alloc(0) };
}

/** Returns a response of a list that has no next page. Other responses, such as refusals, are not changed. */
async function withoutNextPage(
  response: MockedResponse,
  { method, template }: Match,
  query: string,
  readPages: ReadPages,
): Promise<MockedResponse> {
  const isList = method === 'get' && isSuccess(response.status) && isJson(response.headers['content-type'] ?? '');
  if (!isList || typeof response.body !== 'string') return response;
  const list = { headers: response.headers, body: exactJson.parse(response.body) };
  const ended = await withEndedList(list, `${method} ${template}`, new URLSearchParams(query), readPages);
  if (ended === list) return response;
  const headers = Object.fromEntries(Object.entries(ended.headers).map(([name, value]) => [name, String(value)]));
  return { ...response, headers, body: exactJson.stringify(ended.body) };
}

/** Returns the response of Prism. If the body cannot be parsed, returns a documented response for such a body. */
async function prismResponse(
  request: Omit<MockRequest, 'body' | 'bodyLength'>,
  bytes: Buffer,
  { respond, respondToUnreadableBody }: PrismEngine,
): Promise<MockedResponse> {
  try {
    const body = parseBodyForPrism(bytes, request.headers);
    return await respond({ ...request, body, bodyLength: bytes.length });
  } catch (error) {
    if (!(error instanceof MalformedBodyError)) throw error;
    const documented = await respondToUnreadableBody(request);
    if (documented === undefined) throw error;
    return { ...documented, reason: error.message };
  }
}

/**
 * Returns the result of `work`. Ignores an error that `work` throws after the deadline. Cannot interrupt synchronous
 * work.
 *
 * @throws {RejectedRequestError} 504 if `work` takes longer than the given time.
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
