import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { writtenExtension } from '@forgespec/generator/written-extension';
import { logLine, printableLine } from '@forgespec/description/diagnostics';
import {
  allowedMethods,
  serve,
  withObserver,
  wrapping,
  type Dispatch,
  type FindRoute,
  type Log,
  type ResponseCheckOptions,
  type Route,
  type ServerOptions,
  type TransportRequest,
  type TransportResponse,
  type UndescribedOptions,
} from '@forgespec/templates/server';
import { splitAnyTarget } from '@forgespec/templates/shared/absolute-target';
import { isPreflight, preflightResponse, withCorsHeaders } from '../cross-origin.ts';
import type { PaginationSettings } from '@forgespec/description/openapi';
import { pagesReader } from '../described-pages.ts';
import { isOpenApiDocument, type OpenApiDocument } from '../openapi-document.ts';
import type { Mock } from '../start-prism-mock.ts';
import { callbacksTo } from '../outgoing/callbacks.ts';
import { withCallbacks } from '../outgoing/with-callbacks.ts';
import { loadScenario, type Scenario } from '../scenario/scenario.ts';
import { withScenario } from '../scenario/with-scenario.ts';
import { exampleHandlers, type RefusalConstructor } from './example-handlers.ts';
import { bodySampler } from './sampled-bodies.ts';
import { withPreferences } from './request-preferences.ts';
import { importGenerated } from './import-generated.ts';
import { GeneratedServerMissingError } from './generated-server-missing-error.ts';

/** The exports of a generated `server/index.ts` that the mock uses. */
interface GeneratedServer {
  createDispatcher(handlers: ReturnType<typeof exampleHandlers>, options: DispatcherOptions): Dispatch;
  readonly findRoute: FindRoute;
  readonly routes: readonly Route[];
  /** Absent if the description has no security schemes. */
  readonly securitySchemes?: Readonly<Record<string, unknown>>;
  readonly Refusal: RefusalConstructor;
}

type DispatcherOptions = ResponseCheckOptions &
  UndescribedOptions &
  ServerOptions & { readonly authenticate: Readonly<Record<string, () => object>> };

export interface StubMockOptions {
  /** The folder of the generated code. It must also contain `openapi.json`, the description with the examples. */
  readonly generated: string;
  /** The address to listen on. Default: the loopback address. */
  readonly host?: string;
  /** The port to listen on. 0 to use any free port. Default: 4010. */
  readonly port?: number;
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
  /** Receives one line per request, with the method, path, status and operation. */
  readonly log?: (line: string) => void;
}

/** A running mock and its description. */
export interface StubMock extends Mock {
  readonly document: OpenApiDocument;
  /**
   * Imports the generated server again, and passes all further requests to it. Open requests get a response from the earlier server.
   * Node.js imports a module again only if its URL has changed. So `reload` has an effect only together with `followModules` of the
   * generator, which gives new URLs to the changed modules before it calls `reload`.
   *
   * @throws {GeneratedServerMissingError} if the folder has no generated server.
   */
  reload(): Promise<void>;
}

const documentOf = (generated: string): string => join(generated, 'openapi.json');

const serverOf = (generated: string, extension: '.js' | '.ts'): string => join(generated, `server/index${extension}`);

/** The files that a mock of generated code loads. */
export interface StubSource {
  /**
   * The paths of the entry module for TypeScript and for JavaScript. Only one of the two files exists. It imports all other modules of the
   * server.
   */
  readonly entries: readonly string[];
  /** Other files that the mock reads. */
  readonly files: readonly string[];
}

/** Returns the paths of the files that a mock loads from a folder of generated code. */
export const stubSourceIn = (generated: string): StubSource => ({
  entries: [serverOf(generated, '.ts'), serverOf(generated, '.js')],
  files: [documentOf(generated)],
});

/**
 * Starts a generated server whose handlers respond with the examples of the description. The server accepts every
 * credential.
 *
 * @throws {GeneratedServerMissingError} if the folder has no generated server.
 * @throws {ScenarioError} if the scenario is not valid.
 * @throws {Error} with the code `EADDRINUSE` if the port is in use.
 */
export async function startStubMock({
  generated,
  host,
  port,
  log,
  delay,
  pagination = {},
  scenario: scenarioFile,
  callbacks: origins = [],
}: StubMockOptions): Promise<StubMock> {
  const scenario =
    scenarioFile === undefined ? undefined : await loadScenario(scenarioFile, readDocument(documentOf(generated)));
  const load = (): Promise<LoadedStubs> => loadStubs(generated, { pagination, delay, log, scenario, host, origins });
  const { document, dispatch: first } = await load();
  let dispatch = first;
  const serveGenerated = await importAdapter(generated);
  const server = await serveGenerated(
    createServer,
    wrapping(first, (request) => dispatch(request)),
    {
      port: port ?? 4010,
      ...(host !== undefined && { host }),
    },
  );
  return {
    ...server,
    document,
    reload: async () => {
      ({ dispatch } = await load());
    },
  };
}

interface LoadedStubs {
  readonly dispatch: Dispatch;
  readonly document: OpenApiDocument;
}

interface StubSettings {
  readonly delay: number | undefined;
  readonly log: StubMockOptions['log'] | undefined;
  readonly pagination: PaginationSettings;
  readonly scenario: Scenario | undefined;
  readonly host: string | undefined;
  /** The origins that may receive callbacks. */
  readonly origins: readonly string[];
}

async function loadStubs(generated: string, settings: StubSettings): Promise<LoadedStubs> {
  const { pagination, delay, log, scenario } = settings;
  const document = readDocument(documentOf(generated));
  const { createDispatcher, findRoute, routes, securitySchemes, Refusal } = await importServer(generated);
  const anyone = Object.fromEntries(Object.keys(securitySchemes ?? {}).map((scheme) => [scheme, () => ({})]));
  const readPages = pagesReader(document, pagination);
  const handlers = exampleHandlers(document, routes, Refusal, readPages, bodySampler(document));
  const dispatch = createDispatcher(handlers, {
    authenticate: anyone,
    // The author of the description has written the examples, so they are sent as they are.
    checkResponses: 'off',
    undescribedProperties: 'send',
    ...(log !== undefined && { log: errorLog(log) }),
  });
  const logged =
    log === undefined
      ? dispatch
      : withObserver(dispatch, ({ method, target, status, reason, route }) =>
          log(logLine(method, target, { status, reason }, route?.operation)),
        );
  const preferring = withPreferences(logged, delay);
  const selecting = scenario === undefined ? preferring : withScenario(preferring, { scenario, document, delay, log });
  const callbacks = callbacksTo(settings.origins, { document, ...settings });
  const sending = callbacks === undefined ? selecting : withCallbacks(selecting, callbacks, document);
  return { dispatch: withCors(sending, findRoute), document };
}

/** Returns a log for the dispatcher. It writes one line for each error that is a defect of the mock, with the reason. */
function errorLog(log: NonNullable<StubMockOptions['log']>): Log {
  const write = (details: { readonly err?: unknown }, message: string): void =>
    log(printableLine(`${message}: ${String(details.err)}`));
  return { warn: write, error: write };
}

function readDocument(file: string): OpenApiDocument {
  if (!existsSync(file)) throw new GeneratedServerMissingError(file);
  const document: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!isOpenApiDocument(document)) throw new Error(`${file} is not an OpenAPI 3 description.`);
  return document;
}

async function importServer(generated: string): Promise<GeneratedServer> {
  const file = serverOf(generated, writtenExtension(generated));
  if (!existsSync(file)) throw new GeneratedServerMissingError(file);
  return (await importGenerated(generated, file)) as GeneratedServer;
}

/**
 * Returns the function `serve` of the generated server, so that the mock handles requests exactly as this server does. If the adapter
 * `serve` is not generated, returns the same function of this version of forgespec.
 */
async function importAdapter(generated: string): Promise<typeof serve> {
  const file = join(generated, `server/runtime/adapters/serve${writtenExtension(generated)}`);
  if (!existsSync(file)) return serve;
  return ((await importGenerated(generated, file)) as { readonly serve: typeof serve }).serve;
}

/** Returns a dispatcher that adds the headers of CORS, so that pages of every origin can read the responses. */
function withCors(dispatch: Dispatch, findRoute: FindRoute): Dispatch {
  async function respondToPage(request: TransportRequest, origin: string): Promise<TransportResponse> {
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, value?.toString()]),
    );
    if (!isPreflight(request.method.toLowerCase(), headers)) return withCorsHeaders(await dispatch(request), origin);
    const path = splitAnyTarget(request.target)?.path ?? [];
    return {
      ...withCorsHeaders(preflightResponse(headers, allowedMethods(findRoute, path)), origin),
      body: undefined,
    };
  }

  return wrapping(dispatch, (request) => {
    const origin = request.header('origin');
    return origin === undefined ? dispatch(request) : respondToPage(request, origin);
  });
}
