import { onTestFinished } from 'vitest';
import { startPrismMock } from '../../mock/start-prism-mock.ts';
import type { OpenApiDocument } from '../../mock/openapi-document.ts';
import type { Mock, MockOptions } from '../../mock/start-prism-mock.ts';

/** Returns a minimal document that contains `paths`. */
export function documentWith(paths: object, rest: object = {}): OpenApiDocument {
  return { openapi: '3.1.0', info: { title: 'Test', version: '1' }, ...rest, paths } as OpenApiDocument;
}

/** Starts a mock of some paths. The mock stops at the end of the test. */
export async function mockOf(paths: object, rest: object = {}, options: Partial<MockOptions> = {}): Promise<Mock> {
  const mock = await startPrismMock({ document: documentWith(paths, rest), port: 0, ...options });
  onTestFinished(() => mock.close());
  return mock;
}

/** Returns a response object with a JSON example. */
export function json(value: unknown, schema: object = {}): object {
  return { description: 'A body.', content: { 'application/json': { schema, examples: { first: { value } } } } };
}

/** Returns a request body object with a JSON schema. */
export function jsonBody(schema: object): object {
  return { required: true, content: { 'application/json': { schema } } };
}

/** Returns an operation that contains `parts`, and that responds with `true`. */
export function taking(parts: object): object {
  return { ...parts, responses: { 200: json(true) } };
}

/** Sends a POST request with a JSON body. */
export function post(url: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  });
}
