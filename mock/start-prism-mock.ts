import { httpOrigin } from '@forgespec/templates/shared/origin';
import { once } from 'node:events';
import type { Closable } from '@forgespec/templates/shared/graceful-close';
import type { PaginationSettings } from '@forgespec/description/openapi';
import { pagesReader } from './described-pages.ts';
import { createRequestHandler } from './request-handler.ts';
import { callbacksTo } from './outgoing/callbacks.ts';
import { createMockServer } from './mock-server.ts';
import { loadPrism } from './prism.ts';
import { createRouter } from './router.ts';
import { loadScenario } from './scenario/scenario.ts';
import { isOpenApiDocument } from './openapi-document.ts';
import { withServerPaths } from './server-paths.ts';
import type { AddressInfo } from 'node:net';
import type { RequestHandler, RequestLimits } from './request-handler.ts';
import type { OpenApiDocument } from './openapi-document.ts';

export interface MockOptions {
  /** The bundled description. The mock does not change it. */
  readonly document: OpenApiDocument;
  /** The address to listen on. Default: the loopback address. */
  readonly host?: string;
  /** The port to listen on. 0 to use any free port. Default: 4010. */
  readonly port?: number;
  /**
   * Receives one line per request, with the method, path, status and operationId. After an error, the line also
   * contains the reason.
   */
  readonly log?: (line: string) => void;
  readonly limits?: Partial<RequestLimits>;
  /**
   * True to generate bodies from their schemas by default. The header `Prefer` of a request can change this for its
   * response.
   */
  readonly dynamic?: boolean | undefined;
  /** The seed of the generated bodies. The same seed creates the same bodies in every run. */
  readonly seed?: string | undefined;
  /**
   * The time that the mock waits before it sends a response, in milliseconds. Default: 0. The header `Prefer` of a request can change this
   * for its response.
   */
  readonly delay?: number | undefined;
  /** The pagination that the config declares for operations. */
  readonly pagination?: PaginationSettings | undefined;
  /** The path of a scenario: a YAML or JSON file with the responses to some requests. */
  readonly scenario?: string | undefined;
  /**
   * The origins to which the mock may send the callbacks of operations, such as `http://localhost:3000`. A callback is sent after the response
   * to a request that states its URL. Default: none.
   */
  readonly callbacks?: readonly string[] | undefined;
}

export interface Mock extends Closable {
  /**
   * The URL of the mock: `http://127.0.0.1:4010`. It has no slash at the end, and does not include the base path of the
   * API.
   */
  readonly url: string;
  readonly port: number;
}

/** A mock that can serve other versions of its description. */
export interface FollowingMock extends Mock {
  /** Serves another version of the description from now on. Open requests get a response from the earlier version. */
  follow(document: OpenApiDocument): Promise<void>;
}

const LIMITS: RequestLimits = { targetLength: 8 * 1024, bodyBytes: 10 * 1024 * 1024, responseMilliseconds: 10_000 };

/**
 * Starts a server that responds to each operation with the examples of the description. The paths are those of the real
 * service.
 *
 * @throws {Error} if the document is not OpenAPI 3 or is not bundled. If the port is in use, the error has the code
 * `EADDRINUSE`.
 * @throws {ScenarioError} if the scenario is not valid.
 */
export async function startPrismMock({
  document,
  host = '127.0.0.1',
  port = 4010,
  log = () => {},
  limits,
  dynamic,
  seed,
  delay,
  pagination = {},
  scenario: scenarioFile,
  callbacks: origins = [],
}: MockOptions): Promise<FollowingMock> {
  const scenario = scenarioFile === undefined ? undefined : await loadScenario(scenarioFile, document);
  const handlerFor = async (described: OpenApiDocument): Promise<RequestHandler> => {
    if (!isOpenApiDocument(described)) throw new Error('The document is not an OpenAPI 3 description.');
    const served = withServerPaths(withSchemaDialect(described));
    return createRequestHandler(createRouter(served), await loadPrism(served), {
      limits: { ...LIMITS, ...limits },
      readPages: pagesReader(described, pagination),
      scenario,
      callbacks: callbacksTo(origins, { document: described, host, log }),
      preferences: {
        ...(dynamic !== undefined && { dynamic }),
        ...(seed !== undefined && { seed }),
        ...(delay !== undefined && { delay }),
      },
    });
  };
  let handle = await handlerFor(document);
  const { server, connections } = createMockServer((request) => handle(request), log);
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address() as AddressInfo;
  return {
    url: httpOrigin(address.address, address.port),
    port: address.port,
    unfinished: connections.unfinished,
    close: connections.close,
    follow: async (changed) => {
      handle = await handlerFor(changed);
    },
  };
}

const JSON_SCHEMA_2020_12 = 'https://json-schema.org/draft/2020-12/schema';
const OPENAPI_DIALECT = 'https://spec.openapis.org/oas/3.1/dialect/base';

/**
 * Sets a schema dialect that Prism supports. The default dialect of OpenAPI 3.1 is based on JSON Schema 2020-12, but
 * Prism uses draft 7 by default. If a document names the dialect of OpenAPI itself, Prism validates no body.
 *
 * @returns the document itself if it names a dialect other than the one of OpenAPI, or if its version is 3.0.
 */
function withSchemaDialect(document: OpenApiDocument): OpenApiDocument {
  if (document.openapi.startsWith('3.0')) return document;
  const dialect = document.jsonSchemaDialect ?? OPENAPI_DIALECT;
  return dialect === OPENAPI_DIALECT ? { ...document, jsonSchemaDialect: JSON_SCHEMA_2020_12 } : document;
}
