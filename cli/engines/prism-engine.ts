import { isOpenApiDocument } from '@forgespec/mock/openapi-document';
import { startPrismMock, type Mock } from '@forgespec/mock/prism';
import { anyCredential, mockWords, type Engine } from '@forgespec/reference/engine';

/**
 * Creates an engine that uses Prism as its server. The server starts only when the first request arrives. Therefore, after an edit of the
 * description, the pages of the reference need not wait until the server has started again.
 *
 * @param log receives one line for each request.
 */
export function createPrismEngine(log: (line: string) => void): Engine {
  let document: object = {};
  let starting: Promise<Mock> | undefined;

  const start = async (): Promise<Mock> => {
    if (!isOpenApiDocument(document)) throw new Error('The document is not an OpenAPI 3 description.');
    return startPrismMock({ document, port: 0, log });
  };
  const stop = async (deadline?: AbortSignal): Promise<void> => {
    const before = starting;
    starting = undefined;
    // If the mock failed to start, the request that started the mock has already received the error.
    const mock = await before?.catch(() => undefined);
    await mock?.close(deadline);
  };

  return {
    words: mockWords,
    credentials: anyCredential,
    async url() {
      starting ??= start();
      return (await starting).url;
    },
    async follow(changed) {
      document = changed;
      await stop();
    },
    close: stop,
  };
}
