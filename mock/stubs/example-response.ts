import { isSuccess, responseKey, statusClass } from '@forgespec/templates/shared/statuses';
import { hasNoBody } from '@forgespec/templates/shared/responses';
import { isJson } from '@forgespec/templates/shared/media-type';
import { valueOfExample } from '@forgespec/description/load';
import { isJsonObject, type JsonObject, type JsonValue } from '@forgespec/description/json';
import type { OpenApiDocument } from '../openapi-document.ts';
import { resolveObject } from '../reference.ts';
import { withoutWriteOnly } from '../without-write-only.ts';

/** A response with the example that the description contains for it. */
export interface ExampleResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly contentType?: string;
  readonly body?: unknown;
}

/** A response with content, for which the description contains no example. */
export interface ResponseWithoutExample extends ExampleResponse {
  /** The key of the response in the description. */
  readonly withoutExample: string;
  readonly contentType: string;
}

/** The example that a request prefers. */
export interface ExampleChoice {
  /**
   * The status. Default: the lowest 2xx status that the operation documents, otherwise its lowest redirect, otherwise 200 if it documents
   * `default`.
   */
  readonly status?: string | undefined;
  /** The name of the example. Default: the first one. */
  readonly example?: string | undefined;
}

/**
 * Returns a response of an operation with its example, or without a body if the description has no example. Returns undefined if the
 * operation does not document the chosen status, or if the response does not have the chosen example.
 */
export function findExampleResponse(
  document: OpenApiDocument,
  operation: JsonObject,
  choice: ExampleChoice,
): ExampleResponse | ResponseWithoutExample | undefined {
  const responses = resolveObject(document, operation['responses']);
  const keys = Object.keys(responses).filter((name) => !name.startsWith('x-'));
  const sorted = keys.toSorted();
  const success = sorted.find((name) => isSuccess(name)) ?? sorted.find(isRedirect) ?? 'default';
  const key = choice.status === undefined ? success : responseKey(keys, Number(choice.status));
  if (key === undefined || !keys.includes(key)) return undefined;
  const status = Number(choice.status ?? (/^\d+$/u.test(key) ? key : isRedirect(key) ? 302 : 200));
  const declared = resolveObject(document, responses[key]);
  const headers = Object.entries(resolveObject(document, declared['headers'])).flatMap(([name, header]) => {
    const value = exampleOf(document, resolveObject(document, header), undefined);
    return value === undefined || value === null || name.toLowerCase() === 'content-type'
      ? []
      : [[name, value] as const];
  });
  const response = { status, headers: Object.fromEntries(headers) };
  // Some descriptions have content for a status that allows no body, such as 204.
  if (hasNoBody(status)) return response;
  const [content] = jsonFirst(resolveObject(document, declared['content']));
  if (content === undefined) return response;
  const media = resolveObject(document, content[1]);
  const body = exampleOf(document, media, choice.example);
  if (body === undefined)
    return choice.example === undefined ? { ...response, contentType: content[0], withoutExample: key } : undefined;
  const shown = withoutWriteOnly(document, media['schema'], body);
  return { ...response, contentType: sentType(content[0], shown), body: shown };
}

/** Returns the media type of a body. If the description allows any media type, a value that is not a text is sent as JSON. */
const sentType = (described: string, body: JsonValue): string =>
  /^(?:\*|application)\/\*/u.test(described) && typeof body !== 'string' ? 'application/json' : described;

/** Returns true for a redirect. The status 304 is not one: it is sent only if the client has the response already. */
const isRedirect = (status: string): boolean => statusClass(status) === 3 && status !== '304';

/**
 * Returns the media types with the JSON media types first. The generator sorts the media types of a response in the
 * same way.
 */
const jsonFirst = (content: JsonObject): [mediaType: string, value: unknown][] =>
  Object.entries(content).toSorted(([a], [b]) => Number(isJson(b)) - Number(isJson(a)));

/**
 * Returns the example of a media type or header (OpenAPI 3.1, Media Type Object). Prefers `examples`, then `example`,
 * then the example or the default of the schema.
 *
 * @param name the name of the example. Undefined for the first example.
 */
function exampleOf(document: OpenApiDocument, node: JsonObject, name: string | undefined): JsonValue | undefined {
  const examples = resolveObject(document, node['examples']);
  const key = name ?? Object.keys(examples)[0];
  if (key !== undefined)
    return Object.hasOwn(examples, key) ? valueOfExample(resolveObject(document, examples[key])) : undefined;
  if (node['example'] !== undefined) return node['example'];
  const schema = resolveObject(document, node['schema']);
  if (schema['example'] !== undefined) return schema['example'];
  const list = schema['examples'];
  return Array.isArray(list) ? list[0] : isJsonObject(schema) ? schema['default'] : undefined;
}
