import { readDocument } from './read-document.ts';
import { startPrismMock, type Mock, type MockOptions } from './start-prism-mock.ts';

export interface StartMockOptions extends Omit<MockOptions, 'document'> {
  /** The description, in OpenAPI 3 or Swagger 2.0: the path of a file, a URL, or the description itself as an object. */
  readonly spec: string | URL | object;
}

/**
 * Starts a server that responds to each operation of a description with the examples of the description, and that validates requests. Call
 * `close` of the result at the end: it finishes open requests, and closes all connections.
 *
 * @throws {Error} if the description cannot be read or has errors. The message has their locations. If the port is in use, the error has
 * the code `EADDRINUSE`.
 */
export async function startMock({ spec, ...options }: StartMockOptions): Promise<Mock> {
  const document = await readDocument(spec, { pagination: options.pagination ?? {} });
  const { url, port, unfinished, close } = await startPrismMock({ ...options, document });
  return { url, port, unfinished, close };
}
