import { expect, test } from 'vitest';
import type { JsonValue } from '../../description/json/json.ts';
import { Refusal } from '../../generated/server/index.ts';
import { exampleHandlers } from '../../mock/stubs/example-handlers.ts';
import { bodySampler } from '../../mock/stubs/sampled-bodies.ts';
import { findExampleResponse } from '../../mock/stubs/example-response.ts';

const json = (value: string) => ({ content: { 'application/json': { example: value } } });
const document = { openapi: '3.1.0', paths: {} };

test.each([
  [undefined, 200, 'exact'],
  ['200', 200, 'exact'],
  ['206', 206, 'range of 2'],
  ['404', 404, 'range'],
  ['410', 410, 'gone'],
  ['503', 503, 'default'],
])('the preferred status %s gets the response %s with the example %s', (status, found, body) => {
  const responses = {
    default: json('default'),
    '4XX': json('range'),
    '2XX': json('range of 2'),
    '200': json('exact'),
    '410': json('gone'),
  };
  expect(findExampleResponse(document, { responses }, { status })).toMatchObject({ status: found, body });
});

test('a status that no key documents has no response', () => {
  expect(findExampleResponse(document, { responses: { '200': json('exact') } }, { status: '404' })).toBeUndefined();
});

test('the response default is a success if no other response is one', () => {
  const responses = { default: json('done'), '404': json('none') };
  expect(findExampleResponse(document, { responses }, {})).toMatchObject({ status: 200, body: 'done' });
  expect(findExampleResponse(document, { responses: { '404': json('none') } }, {})).toBeUndefined();
});

test('a redirect is the response of an operation without a success', () => {
  const location = { headers: { Location: { schema: { type: 'string' }, example: 'https://files.example' } } };
  const responses = { '304': {}, '302': location, '404': json('none'), default: json('failed') };
  expect(findExampleResponse(document, { responses }, {})).toEqual({
    status: 302,
    headers: { Location: 'https://files.example' },
  });
  expect(findExampleResponse(document, { responses: { '304': {} } }, {})).toBeUndefined();
});

test('the body is the `dataValue` of an example in OpenAPI 3.2', () => {
  const content = { 'application/json': { examples: { rex: { dataValue: 'Rex' } } } };
  const version32 = { openapi: '3.2.0', paths: {} };
  expect(findExampleResponse(version32, { responses: { 200: { content } } }, {})).toMatchObject({ body: 'Rex' });
});

test('content of a status without a body is left out', () => {
  const responses = { 204: json('none') };
  expect(findExampleResponse(document, { responses }, {})).toEqual({ status: 204, headers: {} });
});

test('a value that is not a text is sent as JSON if the description allows any media type', () => {
  const any = (example: JsonValue) => ({ responses: { 200: { content: { '*/*': { example } } } } });
  expect(findExampleResponse(document, any({ a: 1 }), {})).toMatchObject({ contentType: 'application/json' });
  expect(findExampleResponse(document, any('text'), {})).toMatchObject({ contentType: '*/*' });
});

test('a preference that only the other engine supports is rejected', () => {
  const paths = { '/pets': { get: { responses: { '200': json('exact') } } } };
  const route = { area: 'pets', handler: 'list', operation: 'listPets', method: 'GET', path: '/pets' };
  const { list } =
    exampleHandlers(
      { openapi: '3.1.0', paths },
      // @ts-expect-error the other properties of a route have no effect on the handlers
      [route],
      Refusal,
      async () => new Map(),
      async () => undefined,
    )['pets'] ?? {};
  const preferring = (prefer: string) => list?.({}, { headers: { prefer }, url: 'http://localhost/' });
  expect(preferring('dynamic=false, code=200')).toMatchObject({ status: 200, body: 'exact' });
  for (const prefer of ['code=418', 'example=nobody'])
    expect(() => preferring(prefer)).toThrow(expect.objectContaining({ status: 404 }));
  for (const prefer of ['dynamic=true', 'seed=7', 'code=200, seed=7', 'dynamic', 'code']) {
    expect(() => preferring(prefer)).toThrow(expect.objectContaining({ status: 400 }));
  }
});

test('a response without an example gets the simplest body of its schema', async () => {
  const schema = { type: 'object', required: ['name'], properties: { name: { type: 'string' } } };
  const content = { 'application/json': { schema } };
  const described = {
    openapi: '3.1.0',
    info: { title: 'Pets', version: '1' },
    paths: { '/pets': { get: { responses: { '200': { description: 'A pet.', content } } } } },
  };
  const sample = bodySampler(described);
  const address = { operation: 'get /pets', status: '200', mediaType: 'application/json' };
  expect(await sample(address)).toEqual({ name: 'text' });
  expect(await sample({ ...address, status: '404' })).toBeUndefined();
});
