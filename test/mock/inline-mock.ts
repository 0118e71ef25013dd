import { onTestFinished } from 'vitest';
import { startMock } from '../../mock/start-mock.ts';
import type { OpenApiDocument } from '../../mock/openapi-document.ts';
import type { Mock, MockOptions } from '../../mock/start-mock.ts';

/** A small document around the paths that a test is about. */
export function documentWith(paths: object, rest: object = {}): OpenApiDocument {
  return { openapi: '3.1.0', info: { title: 'Test', version: '1' }, ...rest, paths } as OpenApiDocument;
}

/** A mock of some paths that ends with the test. */
export async function mockOf(paths: object, rest: object = {}, options: Partial<MockOptions> = {}): Promise<Mock> {
  const mock = await startMock({ document: documentWith(paths, rest), port: 0, ...options });
  onTestFinished(() => mock.close());
  return mock;
}

/** A response with a JSON body. */
export function json(value: unknown, schema: object = {}): object {
  return { description: 'A body.', content: { 'application/json': { schema, examples: { first: { value } } } } };
}

/** A request body in JSON. */
export function jsonBody(schema: object): object {
  return { required: true, content: { 'application/json': { schema } } };
}

/** An operation that takes something and says `true`. */
export function taking(parts: object): object {
  return { ...parts, responses: { 200: json(true) } };
}

/** Posts JSON. */
export function post(url: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  });
}
