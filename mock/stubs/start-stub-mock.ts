import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { logLine } from '@forgespec/generator/diagnostics/log-line';
import { serve } from '@forgespec/templates/server/adapters/serve';
import { allowedMethods, type FindRoute } from '@forgespec/templates/server/find-route';
import { withObserver } from '@forgespec/templates/server/observe';
import type { ServerOptions } from '@forgespec/templates/server/options';
import type { Route } from '@forgespec/templates/server/route';
import { splitTarget } from '@forgespec/templates/shared/request-target';
import type { Dispatch, TransportRequest, TransportResponse } from '@forgespec/templates/server/transport';
import { isPreflight, preflightAnswer, shareAcrossOrigins } from '../cross-origin.ts';
import { isOpenApiDocument, type OpenApiDocument } from '../openapi-document.ts';
import type { Mock } from '../start-mock.ts';
import { exampleHandlers, type RefusalConstructor } from './example-handlers.ts';
import { importGenerated } from './import-generated.ts';
import { NotGenerated } from './not-generated.ts';

/** The exports of the module `server/index.ts` of an output that a mock uses. */
interface GeneratedServer {
  createDispatcher(handlers: ReturnType<typeof exampleHandlers>, options: DispatcherOptions): Dispatch;
  readonly findRoute: FindRoute;
  readonly routes: readonly Route[];
  /** Absent if the description has no security schemes. */
  readonly securitySchemes?: Readonly<Record<string, unknown>>;
  readonly Refusal: RefusalConstructor;
}

type DispatcherOptions = ServerOptions & { readonly authenticate: Readonly<Record<string, () => object>> };

export interface StubMockOptions {
  /** The folder that was generated: its server answers, with the examples of its description. */
  readonly generated: string;
  /** The address to listen on; this machine only by default. */
  readonly host?: string;
  /** The port to listen on; 0 takes a free one. */
  readonly port?: number;
  /** Gets one line per request: method, path, status, operation. */
  readonly log?: (line: string) => void;
}

/** A mock, and the description that it serves. */
export interface StubMock extends Mock {
  readonly document: OpenApiDocument;
}

/**
 * Starts a server made of nothing but generated stubs, whose handlers answer with the examples of the description. Any credential
 * is good.
 *
 * @throws {NotGenerated} when the folder holds no generated server.
 * @throws {Error} with `code`, when it cannot listen (`EADDRINUSE`).
 */
export async function startStubMock({ generated, host, port, log }: StubMockOptions): Promise<StubMock> {
  const document = readDocument(join(generated, 'openapi.json'));
  const { createDispatcher, findRoute, routes, securitySchemes, Refusal } = await importServer(
    join(generated, 'server/index.ts'),
  );
  const anyone = Object.fromEntries(Object.keys(securitySchemes ?? {}).map((scheme) => [scheme, () => ({})]));
  const dispatch = createDispatcher(exampleHandlers(document, routes, Refusal), {
    authenticate: anyone,
    judgeResponses: 'off',
  });
  const logged =
    log === undefined
      ? dispatch
      : withObserver(dispatch, ({ method, target, status, route }) =>
          log(logLine(method, target, { status }, route?.operation)),
        );
  const server = await serve(createServer, acrossOrigins(logged, findRoute), {
    port: port ?? 4010,
    ...(host !== undefined && { host }),
  });
  return { ...server, document };
}

function readDocument(file: string): OpenApiDocument {
  if (!existsSync(file)) throw new NotGenerated(file);
  const document: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!isOpenApiDocument(document)) throw new Error(`${file} is not an OpenAPI 3 description.`);
  return document;
}

async function importServer(file: string): Promise<GeneratedServer> {
  if (!existsSync(file)) throw new NotGenerated(file);
  return (await importGenerated(file)) as GeneratedServer;
}

/** Pages of every origin may call a mock. */
function acrossOrigins(dispatch: Dispatch, findRoute: FindRoute): Dispatch {
  async function answerPage(request: TransportRequest, origin: string): Promise<TransportResponse> {
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, value?.toString()]),
    );
    if (!isPreflight(request.method.toLowerCase(), headers)) return shareAcrossOrigins(await dispatch(request), origin);
    const path = splitTarget(request.target)?.path ?? [];
    return {
      ...shareAcrossOrigins(preflightAnswer(headers, allowedMethods(findRoute, path)), origin),
      body: undefined,
    };
  }

  return (request) => {
    const origin = request.header('origin');
    return origin === undefined ? dispatch(request) : answerPage(request, origin);
  };
}
