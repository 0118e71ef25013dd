import { httpOrigin } from '@forgespec/templates/shared/origin';
import { once } from 'node:events';
import type { Closable } from '@forgespec/templates/shared/graceful-close';
import { createGuard } from './guard.ts';
import { createMockServer } from './mock-server.ts';
import { loadPrism } from './prism.ts';
import { createRouter } from './router.ts';
import { isOpenApiDocument } from './openapi-document.ts';
import { withSchemaDialect } from './schema-dialect.ts';
import { withServerPaths } from './server-paths.ts';
import type { AddressInfo } from 'node:net';
import type { Limits } from './guard.ts';
import type { OpenApiDocument } from './openapi-document.ts';

export interface MockOptions {
  /** The API description, bundled: its references stay inside it. It is not changed. */
  readonly document: OpenApiDocument;
  /** The address to listen on; this machine only by default. */
  readonly host?: string;
  /** The port to listen on; 0 takes a free one. */
  readonly port?: number;
  /** Gets one line per request: method, path, status, operationId, and what was wrong if anything was. */
  readonly log?: (line: string) => void;
  readonly limits?: Partial<Limits>;
  /** Make bodies up from their schemas, for clients that do not say what they prefer. */
  readonly dynamic?: boolean | undefined;
  /** Makes what is made up the same in every run. */
  readonly seed?: string | undefined;
}

export interface Mock extends Closable {
  /** `http://127.0.0.1:4010`, without a slash at the end and without the base path of the API. */
  readonly url: string;
  readonly port: number;
}

const LIMITS: Limits = { targetLength: 8 * 1024, bodyBytes: 10 * 1024 * 1024, answerMilliseconds: 10_000 };

/**
 * Starts a server that answers each operation of an API description with its examples, on the paths of the real
 * service.
 *
 * @throws {Error} when the document is no OpenAPI 3 or not bundled, or, with `code`, when it cannot listen
 *   (`EADDRINUSE`).
 */
export async function startMock({
  document,
  host = '127.0.0.1',
  port = 4010,
  log = () => {},
  limits,
  dynamic,
  seed,
}: MockOptions): Promise<Mock> {
  if (!isOpenApiDocument(document)) throw new Error('The document is not an OpenAPI 3 description.');
  const served = withServerPaths(withSchemaDialect(document));
  const guard = createGuard(createRouter(served), await loadPrism(served), {
    limits: { ...LIMITS, ...limits },
    preferences: { ...(dynamic !== undefined && { dynamic }), ...(seed !== undefined && { seed }) },
  });
  const { server, connections } = createMockServer(guard, log);
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address() as AddressInfo;
  return {
    url: httpOrigin(address.address, address.port),
    port: address.port,
    unfinished: connections.unfinished,
    close: connections.close,
  };
}
