import { isSuccess } from '@forgespec/templates/shared/responses';
import type { OpenApiDocument } from '../openapi-document.ts';
import { isJson } from '@forgespec/templates/shared/media-type';
import { isJsonObject, type JsonObject } from '@forgespec/generator/json';
import { resolve } from './resolve.ts';

/** What the description gives as an example of an answer. */
export interface ExampleAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly contentType?: string;
  readonly body?: unknown;
}

/** Which of the examples is wanted. */
export interface Wanted {
  /** Default: the lowest success. */
  readonly status?: string | undefined;
  /** The name of an example. Default: the first one. */
  readonly example?: string | undefined;
}

/** @returns undefined when the operation has no such answer, or no example of it. */
export function exampleAnswer(
  document: OpenApiDocument,
  operation: JsonObject,
  wanted: Wanted,
): ExampleAnswer | undefined {
  const responses = resolve(document, operation['responses']);
  const status =
    wanted.status ??
    Object.keys(responses)
      .toSorted()
      .find((key) => isSuccess(key));
  if (status === undefined || !Object.hasOwn(responses, status)) return undefined;
  const response = resolve(document, responses[status]);
  const headers = Object.entries(resolve(document, response['headers'])).flatMap(([name, header]) => {
    const value = exampleOf(document, resolve(document, header), undefined);
    return value === undefined || value === null || name.toLowerCase() === 'content-type'
      ? []
      : [[name, value] as const];
  });
  const answer = { status: /^\d+$/u.test(status) ? Number(status) : 200, headers: Object.fromEntries(headers) };
  const [content] = preferred(resolve(document, response['content']));
  if (content === undefined) return answer;
  const body = exampleOf(document, resolve(document, content[1]), wanted.example);
  return body === undefined ? undefined : { ...answer, contentType: content[0], body };
}

/** JSON first, as the model of the generator has it. */
const preferred = (content: JsonObject): [mediaType: string, value: unknown][] =>
  Object.entries(content).toSorted(([a], [b]) => Number(isJson(b)) - Number(isJson(a)));

/** OpenAPI 3.1, Media Type Object: `example` or `examples`; else what the schema gives. */
function exampleOf(document: OpenApiDocument, node: JsonObject, name: string | undefined): unknown {
  const examples = resolve(document, node['examples']);
  const key = name ?? Object.keys(examples)[0];
  if (key !== undefined) return Object.hasOwn(examples, key) ? resolve(document, examples[key])['value'] : undefined;
  if (node['example'] !== undefined) return node['example'];
  const schema = resolve(document, node['schema']);
  if (schema['example'] !== undefined) return schema['example'];
  const list = schema['examples'];
  return Array.isArray(list) ? list[0] : isJsonObject(schema) ? schema['default'] : undefined;
}
