import type { IncomingHttpHeaders } from 'node:http';
import type { JsonValue } from '@forgespec/description/json';
import { matchingMediaTypes } from '@forgespec/templates/shared/matching-media-types';
import { responseKey } from '@forgespec/templates/shared/statuses';
import { operationOf } from '@forgespec/description/openapi';
import type { IHttpMockConfig, IHttpOperationConfig, IHttpRequest, IHttpResponse } from '@stoplight/prism-http';
import { readAccept } from './media-type.ts';
import { mockedHeaders } from './mocked-headers.ts';
import { prismOperations, withReadableParameters } from './prism-operations.ts';
import { resolveObject } from './reference.ts';
import { withoutWriteOnly } from './without-write-only.ts';
import { responseFromOutput, responseFromError } from './prism-response.ts';
import type { MockedResponse } from './mocked-response.ts';
import type { OpenApiDocument } from './openapi-document.ts';
import type { MockPreferences } from './preferences.ts';
import type { ValuesByName } from './request-target.ts';
import type { Match } from './router.ts';

/** A request that the request handler has checked. */
export interface MockRequest {
  readonly match: Match;
  readonly query: ValuesByName;
  readonly headers: IncomingHttpHeaders;
  /** The parsed value of a JSON body, or the text of any other body. Undefined for an empty body. */
  readonly body: unknown;
  readonly bodyLength: number;
  readonly preferences: MockPreferences;
}

/** Creates the mocked response to a request. */
export type Responder = (request: MockRequest) => Promise<MockedResponse>;

/** Prism, prepared for the operations of one document. */
export interface PrismEngine {
  readonly respond: Responder;
  /**
   * Returns the documented error response to a body that cannot be parsed. Returns undefined if the operation does not
   * document such a response.
   */
  readonly respondToUnreadableBody: (
    request: Omit<MockRequest, 'body' | 'bodyLength'>,
  ) => Promise<MockedResponse | undefined>;
}

/**
 * Loads the validation and mocking of Prism, but not its HTTP server, which can hang or exit the process.
 *
 * @param document a bundled document without references into `paths`. The function does not change it.
 * @returns an engine for the operations of the document. Its functions reject with the errors that Prism throws.
 */
export async function loadPrism(document: OpenApiDocument): Promise<PrismEngine> {
  // Prism is imported on demand: loading it takes half a second, and other commands do not need it.
  const { createInstance, getHttpOperationsFromSpec } = await import('@stoplight/prism-http');
  const { createLogger } = await import('@stoplight/prism-core');

  const operations = await prismOperations(document, getHttpOperationsFromSpec);
  // Callbacks are removed. Otherwise, Prism would send requests to their URLs.
  const operationByRoute = new Map(
    Array.from(operations, ([route, operation]) => [route, { ...withReadableParameters(operation), callbacks: [] }]),
  );
  const hasWriteOnly = JSON.stringify(document).includes('"writeOnly":true');
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
    if (result._tag === 'Left') return responseFromError(result.left);
    const { output } = result.right;
    // Prism removes `writeOnly` properties only from generated bodies, and not from examples.
    const visible = hasWriteOnly ? visibleBody(document, match, output) : output.body;
    return responseFromOutput({ ...result.right, output: { ...output, body: visible } });
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

/**
 * Changes the headers of a request, so that Prism reads them correctly:
 * - `Accept` contains only ranges that can be parsed, because Prism throws an error for other ranges.
 * - `Content-Length` contains the real length of the body. If the header is absent, as with chunked bodies, Prism accepts
 *   every content type.
 * - `Bearer` begins with a capital letter. The scheme is case-insensitive in HTTP, but not in Prism.
 *
 * @param bodyLength the length of the body in bytes.
 */
function prismHeaders(headers: IncomingHttpHeaders, bodyLength: number): Record<string, string> {
  const { accept, authorization, 'content-length': _, ...others } = headers;
  const ranges = readAccept(accept);
  const values = {
    ...others,
    ...(ranges !== undefined && { accept: ranges }),
    ...(authorization !== undefined && { authorization: authorization.replace(/^bearer\b/i, 'Bearer') }),
    ...(bodyLength > 0 && { 'content-length': String(bodyLength) }),
  };
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, [value].flat().join(', ')]));
}

/** Returns the body of a response without its `writeOnly` properties. */
function visibleBody(document: OpenApiDocument, { template, method }: Match, output: IHttpResponse): unknown {
  const operation = resolveObject(document, operationOf(resolveObject(document, document.paths?.[template]), method));
  const responses = resolveObject(document, operation['responses']);
  const key = responseKey(Object.keys(responses), output.statusCode);
  const content = resolveObject(document, resolveObject(document, key && responses[key])['content']);
  const received = mockedHeaders(output.headers ?? {})['content-type'] ?? '';
  const [type] = matchingMediaTypes(Object.keys(content), received);
  const schema = resolveObject(document, type && content[type])['schema'];
  // The body is an example of the document, or a value that Prism generated from a schema. Both are JSON values.
  return withoutWriteOnly(document, schema, output.body as JsonValue);
}

const routeOf = ({ method, template }: Match): string => `${method} ${template}`;

/**
 * The statuses for the response to a body that cannot be parsed. The first one that the operation documents is used.
 */
const unreadable = [400, 422];

/**
 * Returns a new configuration for each request. Prism changes the configuration: it stores the `Accept` header of the
 * first request in it.
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
    // With true, Prism would validate the examples of the document. `forgespec lint` already validates them. Prism
    // would also reject the header `item-count: 0`, because it treats the value 0 as absent.
    validateResponse: false,
    errors: false,
    upstreamProxy: undefined,
  };
}
