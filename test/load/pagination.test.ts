import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createDiagnostics } from '../../description/diagnostics/diagnostic.ts';
import { loadDescription } from '../../description/load/load.ts';
import { reservedNames } from '../../generator/reserved-names.ts';
import { buildApi } from '../../model/from-document/build-api.ts';
import type { JsonValue } from '../../description/json/index.ts';
import type { OperationModel } from '../../model/index.ts';
import { folderWith } from '../folder-with.ts';

interface Parts {
  readonly method?: string;
  readonly parameters?: readonly object[];
  readonly headers?: Readonly<Record<string, object>>;
  readonly body?: object;
  /** Keys of the operation, such as `x-pagination`. */
  readonly keys?: object;
  /** The key `pagination` of the config. */
  readonly pagination?: Readonly<Record<string, JsonValue>>;
}

const list = { type: 'array', items: { type: 'object', properties: { id: { type: 'string' } } } };

/** Returns the operation `/things`, and the messages about its declared pagination. */
async function thingsWith({ method = 'get', parameters = [], headers = {}, body = list, keys, pagination }: Parts) {
  const operation = {
    operationId: 'listThings',
    tags: ['things'],
    parameters,
    responses: { 200: { description: 'Things.', headers, content: { 'application/json': { schema: body } } } },
    ...keys,
  };
  const document = {
    openapi: '3.1.0',
    info: { title: 'T', version: '1' },
    paths: { '/things': { [method]: operation } },
  };
  const file = join(folderWith({ 'openapi.json': JSON.stringify(document) }), 'openapi.json');
  const diagnostics = createDiagnostics();
  const description = await loadDescription(file, diagnostics, { pagination });
  assert(description !== undefined);
  const api = buildApi(description, diagnostics, reservedNames);
  const reported = diagnostics.all.filter(({ code }) => code === 'pagination-invalid');
  return { operation: api.areas[0]?.operations[0], messages: reported.map(({ message }) => message) };
}

const nextOf = async (parts: Parts): Promise<OperationModel['pagination']> =>
  (await thingsWith(parts)).operation?.pagination;

const text = { schema: { type: 'string' } };
const query = (name: string, type: string, more: object = {}) => ({ name, in: 'query', schema: { type, ...more } });
const object = (properties: object) => ({ type: 'object', properties });
const data = { data: list };
const cursor = (name: string, ...path: readonly string[]) => ({
  kind: 'cursor',
  parameter: { in: 'query', name },
  from: { in: 'body', path },
});

test.each<[string, Parts, object]>([
  ['the header Link', { headers: { link: text } }, { kind: 'link' }],
  [
    'the header Link, which a parameter names',
    { parameters: [{ ...query('after', 'string'), description: 'See the Link header.' }] },
    { kind: 'link' },
  ],
  [
    'a cursor for a body that is an array',
    { parameters: [{ ...query('after', 'string'), description: 'The cursor of the next page.' }] },
    { kind: 'link' },
  ],
  [
    'the next address in the body',
    { body: object({ ...data, links: object({ next: { type: 'string', format: 'uri' } }) }) },
    { kind: 'url', from: { in: 'body', path: ['links', 'next'] } },
  ],
  [
    'a cursor',
    { parameters: [query('page_token', 'string')], body: object({ ...data, next_page_token: { type: 'string' } }) },
    cursor('page_token', 'next_page_token'),
  ],
  [
    'a cursor inside of an object',
    {
      parameters: [query('after', 'string')],
      body: object({
        ...data,
        paging: object({ next: object({ after: { type: 'string' } }), before: { type: 'string' } }),
      }),
    },
    cursor('after', 'paging', 'next', 'after'),
  ],
  [
    'a cursor whose name only differs by `next`',
    {
      parameters: [query('stream_position', 'string')],
      body: object({ ...data, next_stream_position: { type: 'string' } }),
    },
    cursor('stream_position', 'next_stream_position'),
  ],
  [
    'the id of the last item in the body',
    {
      parameters: [query('after', 'string')],
      body: object({ ...data, first_id: { type: 'string' }, last_id: { type: 'string' } }),
    },
    cursor('after', 'last_id'),
  ],
  [
    'the id of the last item',
    { parameters: [query('starting_after', 'string')], body: object({ ...data, has_more: { type: 'boolean' } }) },
    { kind: 'last-id', parameter: { in: 'query', name: 'starting_after' }, path: ['id'] },
  ],
  [
    'a page number',
    { parameters: [query('page', 'integer'), query('per_page', 'integer')] },
    { kind: 'page', parameter: { in: 'query', name: 'page' }, first: 1 },
  ],
  [
    'a page number from 0',
    { parameters: [query('page[number]', 'integer', { default: 0 }), query('page[size]', 'integer')] },
    { kind: 'page', parameter: { in: 'query', name: 'page[number]' }, first: 0 },
  ],
  [
    'an offset',
    {
      parameters: [query('offset', 'integer'), query('limit', 'integer')],
      body: object({ ...data, total: { type: 'integer' } }),
    },
    { kind: 'offset', parameter: { in: 'query', name: 'offset' }, first: 0 },
  ],
])('a list is recognized by %s', async (_, parts, next) => {
  expect((await nextOf(parts))?.next).toEqual(next);
});

test.each<[string, Parts]>([
  [
    'a single object with a page',
    { parameters: [query('page', 'integer')], body: object({ title: { type: 'string' } }) },
  ],
  [
    'a resource with a list inside of it',
    {
      parameters: [query('page', 'integer'), query('size', 'integer')],
      body: object({ id: { type: 'string' }, name: { type: 'string' }, colors: list }),
    },
  ],
  ['a page without a size', { parameters: [query('page', 'integer')] }],
  ['a cursor without its next value', { parameters: [query('cursor', 'string')], body: object(data) }],
  ['a start time', { parameters: [query('start', 'string', { format: 'date-time' }), query('limit', 'integer')] }],
  ['a method that is not GET', { method: 'post', parameters: [query('page', 'integer'), query('limit', 'integer')] }],
  ['a list without a position', { parameters: [query('limit', 'integer')] }],
])('%s is not a list with pages', async (_, parts) => {
  const { operation, messages } = await thingsWith(parts);
  expect(operation?.pagination).toBeUndefined();
  expect(operation?.unpagedReason).toMatch(/\.$/u);
  expect(messages).toEqual([]);
});

test('the items, the last page, and other parameters and headers are recognized', async () => {
  const parts = {
    parameters: [query('page', 'integer'), query('page_size', 'integer')],
    headers: { 'X-Total-Count': { schema: { type: 'integer' } } },
    body: object({
      meta: object({ total_pages: { type: 'integer' } }),
      errors: list,
      result: object({ things: list }),
    }),
  };
  expect(await nextOf(parts)).toMatchObject({
    items: ['result', 'things'],
    last: { kind: 'page-count', from: { in: 'body', path: ['meta', 'total_pages'] } },
    parameters: { page: 'page', size: 'page_size' },
    headers: { total: 'x-total-count' },
    source: { kind: 'recognized' },
  });
});

describe('a declaration', () => {
  const body = object({ stuff: list, others: list, mark: { type: 'string' }, more: { type: 'boolean' } });
  const parameters = [query('mark', 'string'), query('most', 'integer')];
  const declared = {
    method: 'cursor',
    parameter: 'mark',
    items: '/stuff',
    next: '/mark',
    hasMore: '/more',
    size: 'most',
  };
  const expected = {
    next: cursor('mark', 'mark'),
    items: ['stuff'],
    last: { kind: 'has-more', from: { in: 'body', path: ['more'] } },
    parameters: { cursor: 'mark', size: 'most' },
  };

  test('of the operation takes precedence over recognition', async () => {
    const found = await nextOf({ parameters, body, keys: { 'x-pagination': declared } });
    expect(found).toMatchObject({ ...expected, source: { kind: 'extension', key: 'x-pagination' } });
  });

  test('of the config applies to all operations that match, and takes precedence over the operation', async () => {
    const keys = { 'x-pagination': 'none' };
    const found = await nextOf({ parameters, body, keys, pagination: { 'GET *': 'none', 'GET /thing*': declared } });
    expect(found).toMatchObject({ ...expected, source: { kind: 'config', key: 'GET /thing*' } });
    expect(await nextOf({ headers: { link: text }, pagination: { listThings: 'none' } })).toBeUndefined();
  });

  test('may use parts of the request body and response headers', async () => {
    const keys = {
      requestBody: { content: { 'application/json': { schema: object({ mark: { type: 'string' } }) } } },
      'x-pagination': { method: 'cursor', parameter: '$request.body#/mark', next: '$response.header.X-Next' },
    };
    expect((await nextOf({ method: 'post', headers: { 'X-Next': text }, keys }))?.next).toEqual({
      kind: 'cursor',
      parameter: { in: 'body', name: 'mark' },
      from: { in: 'header', name: 'x-next' },
    });
  });

  test.each<[string, object, object]>([
    [
      'x-ms-pageable',
      { nextLinkName: 'mark', itemName: 'stuff' },
      { next: { kind: 'url', from: { in: 'body', path: ['mark'] } }, items: ['stuff'] },
    ],
    [
      'x-speakeasy-pagination',
      {
        type: 'cursor',
        inputs: [{ name: 'mark', in: 'parameters', type: 'cursor' }],
        outputs: { results: '$.stuff', nextCursor: '$.mark' },
      },
      { next: cursor('mark', 'mark'), items: ['stuff'] },
    ],
    [
      'x-speakeasy-pagination',
      {
        type: 'offsetLimit',
        inputs: [{ name: 'most', in: 'parameters', type: 'page' }],
        outputs: { results: '$.stuff' },
      },
      { next: { kind: 'page', parameter: { in: 'query', name: 'most' }, first: 1 }, items: ['stuff'] },
    ],
    [
      'x-fern-pagination',
      { cursor: '$request.mark', next_cursor: '$response.mark', results: '$response.others' },
      { next: cursor('mark', 'mark'), items: ['others'] },
    ],
  ])('of another generator is understood: %s', async (key, value, found) => {
    const { operation, messages } = await thingsWith({ parameters, body, keys: { [key]: value } });
    expect(operation?.pagination).toMatchObject({ ...found, source: { kind: 'extension', key } });
    expect(messages).toEqual([]);
  });

  test.each<[string, Parts, string]>([
    ['another form', { keys: { 'x-pagination': 3 } }, 'is neither a method nor an object'],
    ['an unknown method', { keys: { 'x-pagination': 'pages' } }, 'has the method "pages"'],
    ['an unknown key', { keys: { 'x-pagination': { method: 'link', itmes: '' } } }, 'has the unknown key `itmes`'],
    ['an unknown parameter', { keys: { 'x-pagination': { method: 'page', parameter: 'p' } } }, 'names `p`'],
    ['an unknown pointer', { keys: { 'x-pagination': { method: 'url', next: '/none' } } }, 'names `/none`'],
    [
      'an unknown pointer with a slash in a name',
      { keys: { 'x-pagination': { method: 'url', next: '/a~1b' } } },
      'names `/a~1b`',
    ],
    [
      'an unknown property of the items',
      {
        parameters: [query('after', 'string')],
        keys: { 'x-pagination': { method: 'last-id', parameter: 'after', next: '/key' } },
      },
      'The items have no `/key`.',
    ],
    ['a missing part', { keys: { 'x-pagination': 'cursor' } }, 'It has no parameter for the position of a page.'],
    ['a key that no operation matches', { pagination: { listThing: 'link' } }, 'which no operation matches'],
  ])('with %s is reported, and the pages are recognized', async (_, parts, message) => {
    const { operation, messages } = await thingsWith({ headers: { link: text }, ...parts });
    expect(messages).toEqual([expect.stringContaining(message)]);
    expect(operation?.pagination?.next).toEqual({ kind: 'link' });
  });

  test('with an unknown property of the request body is reported', async () => {
    const keys = {
      requestBody: { content: { 'application/json': { schema: object({ mark: { type: 'string' } }) } } },
      'x-pagination': { method: 'cursor', parameter: '$request.body#/mrk', next: '/mark' },
    };
    const { messages } = await thingsWith({ method: 'post', body, keys });
    expect(messages).toEqual([expect.stringContaining('names `mrk`')]);
  });

  test('may name a value of a large body', async () => {
    const many = Object.fromEntries(Array.from({ length: 450 }, (_, index) => [`value${index}`, text.schema]));
    const large = object({ ...many, page: object({ next: { type: 'string' }, stuff: list }) });
    const keys = { 'x-pagination': { method: 'url', items: '/page/stuff', next: '/page/next' } };
    const { operation, messages } = await thingsWith({ body: large, keys });
    expect(messages).toEqual([]);
    expect(operation?.pagination?.items).toEqual(['page', 'stuff']);
  });

  test('is for the only successful response with a body', async () => {
    const responses = {
      200: { description: 'Nothing.' },
      206: { description: 'Things.', content: { 'application/json': { schema: body } } },
    };
    const { operation, messages } = await thingsWith({ parameters, keys: { responses, 'x-pagination': declared } });
    expect(messages).toEqual([]);
    expect(operation?.pagination).toMatchObject(expected);
  });
});
