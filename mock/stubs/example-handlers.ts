import type { HandlerContext, Refusal, Route } from '@forgespec/templates/server';
import { operationOf } from '@forgespec/description/openapi';
import { isJson } from '@forgespec/templates/shared/media-type';
import { isSuccess } from '@forgespec/templates/shared/statuses';
import type { ReadPages } from '../described-pages.ts';
import { withEndedList } from '../with-ended-list.ts';
import type { OpenApiDocument } from '../openapi-document.ts';
import { hasPreferences, readPreferences } from './request-preferences.ts';
import { findExampleResponse, type ExampleResponse, type ExampleChoice } from './example-response.ts';
import { resolveObject } from '../reference.ts';

type Handler = (
  input: unknown,
  context: Pick<HandlerContext, 'headers' | 'url'>,
) => ExampleResponse | Promise<ExampleResponse>;

/**
 * The class `Refusal` of a generated server. If a handler throws an error of this class, the dispatcher of the server
 * converts it to a response.
 */
export type RefusalConstructor = new (status: number, message: string) => Refusal;

/**
 * Returns the handlers of all operations: for each area, an object with one handler for each operation. The handlers respond with the
 * examples of the description.
 */
export function exampleHandlers(
  document: OpenApiDocument,
  routes: readonly Route[],
  Refusal: RefusalConstructor,
  readPages: ReadPages,
): Record<string, Record<string, Handler>> {
  const handlers: Record<string, Record<string, Handler>> = {};
  for (const route of routes)
    (handlers[route.area] ??= {})[route.handler] = exampleHandler(document, route, Refusal, readPages);
  return handlers;
}

function exampleHandler(
  document: OpenApiDocument,
  { path, method, operation: name }: Route,
  Refusal: RefusalConstructor,
  readPages: ReadPages,
): Handler {
  const operation = resolveObject(
    document,
    operationOf(resolveObject(document, document.paths?.[path]), method.toLowerCase()),
  );
  // Most requests have no preference. The response to such requests is looked up only once.
  const defaultResponse = findExampleResponse(document, operation, {});
  return (_, { headers, url }) => {
    const response = hasPreferences(headers['prefer'], url)
      ? findExampleResponse(document, operation, choiceOf(headers['prefer']?.toString(), url, Refusal))
      : defaultResponse;
    if (response === undefined)
      throw new Refusal(501, `The description has no example of ${name} that fits this request.`);
    const isList = method === 'GET' && isSuccess(response.status) && isJson(response.contentType ?? '');
    if (!isList) return response;
    const list = withEndedList(
      { headers: response.headers, body: response.body },
      `get ${path}`,
      new URL(url).searchParams,
      readPages,
    );
    return list instanceof Promise ? list.then((ended) => ({ ...response, ...ended })) : response;
  };
}

function choiceOf(prefer: string | undefined, url: string, Refusal: RefusalConstructor): ExampleChoice {
  try {
    const { code, example, dynamic = false, seed } = readPreferences(prefer, url);
    if (dynamic || seed !== undefined) {
      throw new Error(
        'Prefer: dynamic and seed are preferences of the engine prism; the engine stubs serves only examples.',
      );
    }
    return { status: code === undefined ? undefined : String(code), example };
  } catch (error) {
    throw new Refusal(400, error instanceof Error ? error.message : 'The header Prefer is not valid.');
  }
}
