import { responseFromOutput, responseFromError } from './prism-response.ts';
import { prismHeaders } from './prism-headers.ts';
import type { IncomingHttpHeaders } from 'node:http';
import type { IHttpMockConfig, IHttpOperationConfig, IHttpRequest } from '@stoplight/prism-http';
import type { MockedResponse } from './mocked-response.ts';
import type { OpenApiDocument } from './openapi-document.ts';
import type { MockPreferences } from './preferences.ts';
import type { ValuesByName } from './request-target.ts';
import type { Match } from './router.ts';

/** A request that has passed the checks of the request handler. */
export interface MockRequest {
  readonly match: Match;
  readonly query: ValuesByName;
  readonly headers: IncomingHttpHeaders;
  /** The parsed value of a JSON body; the text of any other body. */
  readonly body: unknown;
  readonly bodyLength: number;
  readonly preferences: MockPreferences;
}

/** Returns the mocked response to a request. */
export type Responder = (request: MockRequest) => Promise<MockedResponse>;

/** The mock engine behind the request handler. */
export interface PrismEngine {
  readonly respond: Responder;
  /**
   * Returns the documented error response to a body that cannot be parsed; undefined if the operation does not document
   * one.
   */
  readonly respondToUnreadableBody: (
    request: Omit<MockRequest, 'body' | 'bodyLength'>,
  ) => Promise<MockedResponse | undefined>;
}

/**
 * Loads the validation and mocking of Prism, but not its HTTP server, which can hang or exit the process.
 *
 * @param document a bundled document. It is not changed.
 * @returns an engine for the operations of this document. It rejects with the errors that Prism throws.
 */
export async function loadPrism(document: OpenApiDocument): Promise<PrismEngine> {
  // Imported on demand, because loading Prism takes half a second, and other commands do not need Prism.
  const { createInstance, getHttpOperationsFromSpec } = await import('@stoplight/prism-http');
  const { createLogger } = await import('@stoplight/prism-core');

  const operations = await getHttpOperationsFromSpec(structuredClone(document));
  const operationByRoute = new Map(
    // Callbacks are removed, because Prism would send requests to their URLs.
    operations.map((operation) => [`${operation.method} ${operation.path}`, { ...operation, callbacks: [] }]),
  );
  const prism = createInstance(configFor({}), { logger: createLogger('mock', { level: 'silent' }) });

  const send = async (
    { match, query, headers, body, bodyLength }: MockRequest,
    config: IHttpMockConfig,
  ): Promise<MockedResponse> => {
    const operation = operationByRoute.get(routeOf(match));
    if (operation === undefined) throw new Error(`Prism does not know ${routeOf(match)}.`);
    const request: IHttpRequest = {
      method: operation.method as IHttpRequest['method'],
      url: { path: match.path, query },
      headers: prismHeaders(headers, bodyLength),
      body,
    };
    const result = await prism.request(request, [operation], config)();
    return result._tag === 'Right' ? responseFromOutput(result.right) : responseFromError(result.left);
  };

  return {
    respond: (request) => send(request, configFor(request.preferences)),
    async respondToUnreadableBody(request) {
      const documented = operationByRoute.get(routeOf(request.match))?.responses.map(({ code }) => code) ?? [];
      const code = unreadable.find((status) => documented.includes(String(status)));
      if (code === undefined) return undefined;
      const config = configFor({ code });
      const unchecked = { ...config, checkSecurity: false, validateRequest: false };
      return send({ ...request, body: undefined, bodyLength: 0 }, unchecked);
    },
  };
}

const routeOf = ({ method, template }: Match): string => `${method} ${template}`;

/** The statuses for a body that cannot be parsed, the most specific first. */
const unreadable = [400, 422];

/**
 * Returns a new configuration for each request, because Prism writes the `Accept` header of the first request into the
 * configuration.
 */
function configFor({ code, example, dynamic = false, seed }: MockPreferences): IHttpMockConfig {
  const mock: IHttpOperationConfig = {
    dynamic,
    ...(code !== undefined && { code }),
    ...(example !== undefined && { exampleKey: example }),
    ...(seed !== undefined && { seed }),
  };
  return {
    mock,
    isProxy: false,
    checkSecurity: true,
    validateRequest: true,
    // True would validate the examples of the document. `forgespec lint` already does that. It also accepts the header
    // `item-count: 0`, which Prism treats as absent.
    validateResponse: false,
    errors: false,
    upstreamProxy: undefined,
  };
}
