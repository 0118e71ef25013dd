import { answerToOutput, answerToError } from './prism-answer.ts';
import { prismHeaders } from './prism-headers.ts';
import type { IncomingHttpHeaders } from 'node:http';
import type { IHttpMockConfig, IHttpOperationConfig, IHttpRequest } from '@stoplight/prism-http';
import type { Answer } from './answer.ts';
import type { OpenApiDocument } from './openapi-document.ts';
import type { Preferences } from './preferences.ts';
import type { NameValues } from './request-target.ts';
import type { Match } from './router.ts';

/** A request that the guard has let through. */
export interface GuardedRequest {
  readonly match: Match;
  readonly query: NameValues;
  readonly headers: IncomingHttpHeaders;
  /** A value for JSON, the text for other media types. */
  readonly body: unknown;
  readonly bodyLength: number;
  readonly preferences: Preferences;
}

/** Makes up the answer to a request. */
export type Responder = (request: GuardedRequest) => Promise<Answer>;

/** What stands behind the guard. */
export interface Engine {
  readonly respond: Responder;
  /** The documented answer to a body that cannot be read; undefined where the operation documents none. */
  readonly refuse: (request: Omit<GuardedRequest, 'body' | 'bodyLength'>) => Promise<Answer | undefined>;
}

/**
 * Loads Prism's validation and mocking, without its HTTP server: what hangs or ends the process is there.
 *
 * @param document A bundled document. It is not changed.
 * @returns An engine that expects operations of this document, and rejects with whatever Prism throws.
 */
export async function loadPrism(document: OpenApiDocument): Promise<Engine> {
  // Takes half a second: whoever imports this module for another command should not pay for it.
  const { createInstance, getHttpOperationsFromSpec } = await import('@stoplight/prism-http');
  const { createLogger } = await import('@stoplight/prism-core');

  const operations = await getHttpOperationsFromSpec(structuredClone(document));
  const operationByRoute = new Map(
    // Prism would send each callback to wherever the request says. A mock calls nobody.
    operations.map((operation) => [`${operation.method} ${operation.path}`, { ...operation, callbacks: [] }]),
  );
  const prism = createInstance(configFor({}), { logger: createLogger('mock', { level: 'silent' }) });

  const ask = async (
    { match, query, headers, body, bodyLength }: GuardedRequest,
    config: IHttpMockConfig,
  ): Promise<Answer> => {
    const operation = operationByRoute.get(routeOf(match));
    if (operation === undefined) throw new Error(`Prism does not know ${routeOf(match)}.`);
    const request: IHttpRequest = {
      method: operation.method as IHttpRequest['method'],
      url: { path: match.path, query },
      headers: prismHeaders(headers, bodyLength),
      body,
    };
    const result = await prism.request(request, [operation], config)();
    return result._tag === 'Right' ? answerToOutput(result.right) : answerToError(result.left);
  };

  return {
    respond: (request) => ask(request, configFor(request.preferences)),
    async refuse(request) {
      const documented = operationByRoute.get(routeOf(request.match))?.responses.map(({ code }) => code) ?? [];
      const code = unreadable.find((status) => documented.includes(String(status)));
      if (code === undefined) return undefined;
      const config = configFor({ code });
      const unjudged = { ...config, checkSecurity: false, validateRequest: false };
      return ask({ ...request, body: undefined, bodyLength: 0 }, unjudged);
    },
  };
}

const routeOf = ({ method, template }: Match): string => `${method} ${template}`;

/** How a service says that it cannot read a body, the plainest first. */
const unreadable = [400, 422];

/** A new object for each request: Prism writes the `Accept` header of the first one into it. */
function configFor({ code, example, dynamic = false, seed }: Preferences): IHttpMockConfig {
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
    // Would hold the examples of the document against its schemas: lint does that, and does not take the header
    // `item-count: 0` for none.
    validateResponse: false,
    errors: false,
    upstreamProxy: undefined,
  };
}
