import type { HandlerContext, Refusal, Route } from '@forgespec/templates/server';
import { operationOf } from '@forgespec/description/openapi';
import { isJson } from '@forgespec/templates/shared/media-type';
import { isSuccess } from '@forgespec/templates/shared/statuses';
import type { ReadPages } from '../described-pages.ts';
import { withEndedList } from '../with-ended-list.ts';
import type { OpenApiDocument } from '../openapi-document.ts';
import { hasPreferences, readPreferences } from './request-preferences.ts';
import {
  findExampleResponse,
  type ExampleChoice,
  type ExampleResponse,
  type ResponseWithoutExample,
} from './example-response.ts';
import type { BodySampler } from './sampled-bodies.ts';
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
  sampleBody: BodySampler,
): Record<string, Record<string, Handler>> {
  const handlers: Record<string, Record<string, Handler>> = {};
  for (const route of routes)
    (handlers[route.area] ??= {})[route.handler] = exampleHandler(document, route, Refusal, readPages, sampleBody);
  return handlers;
}

function exampleHandler(
  document: OpenApiDocument,
  { path, method, operation: name }: Route,
  Refusal: RefusalConstructor,
  readPages: ReadPages,
  sampleBody: BodySampler,
): Handler {
  const operation = resolveObject(
    document,
    operationOf(resolveObject(document, document.paths?.[path]), method.toLowerCase()),
  );
  // Most requests have no preference. The response to such requests is looked up only once.
  const defaultResponse = findExampleResponse(document, operation, {});
  const sampled = async ({ withoutExample, ...response }: ResponseWithoutExample): Promise<ExampleResponse> => {
    const { contentType } = response;
    const address = { operation: `${method.toLowerCase()} ${path}`, status: withoutExample, mediaType: contentType };
    const sample = await sampleBody(address);
    // A file has no sample, because its content is not JSON. Its body is a text that stands for the content.
    const isFile = !isJson(contentType) && !isText(contentType);
    const body = isFile ? new TextEncoder().encode(typeof sample === 'string' ? sample : 'string') : sample;
    if (body === undefined) throw new Refusal(501, `The description has no example of ${name} that fits this request.`);
    return { ...response, body };
  };
  const firstPage = (response: ExampleResponse, url: string): ExampleResponse | Promise<ExampleResponse> => {
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
  return (_, { headers, url }) => {
    const prefers = hasPreferences(headers['prefer'], url);
    const choice = prefers ? choiceOf(headers['prefer']?.toString(), url, Refusal) : {};
    const response = prefers ? findExampleResponse(document, operation, choice) : defaultResponse;
    if (response === undefined) throw new Refusal(...missing(name, choice));
    return lacksExample(response)
      ? sampled(response).then((complete) => firstPage(complete, url))
      : firstPage(response, url);
  };
}

const lacksExample = (response: ExampleResponse | ResponseWithoutExample): response is ResponseWithoutExample =>
  'withoutExample' in response;

const isText = (mediaType: string): boolean => mediaType.startsWith('text/');

/** Returns the status and the message for a response that the description does not have. */
function missing(operation: string, { status, example }: ExampleChoice): [status: number, message: string] {
  if (example !== undefined) return [404, `No response of ${operation} has an example ${JSON.stringify(example)}.`];
  if (status !== undefined) return [404, `The description of ${operation} has no response with the status ${status}.`];
  return [501, `The description of ${operation} has no response with a success.`];
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
