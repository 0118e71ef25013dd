import { expect, test } from 'vitest';
import { load } from './model.ts';

/** Returns the pagination facts of the operation `GET /things`, which returns a list. */
async function pagingOf(method: string, parameters: readonly object[], headers: Readonly<Record<string, object>>) {
  const content = { 'application/json': { schema: { type: 'array', items: { type: 'string' } } } };
  const get = {
    operationId: 'listThings',
    tags: ['things'],
    ...(method === '' ? {} : { 'x-pagination': method }),
    parameters,
    responses: { 200: { description: 'Things.', headers, content } },
  };
  const document = { openapi: '3.1.0', info: { title: 'T', version: '1' }, paths: { '/things': { get } } };
  const { api } = await load({ 'openapi.json': JSON.stringify(document) }, 'openapi.json');
  return api.areas[0]?.operations[0]?.paging;
}

const integer = { schema: { type: 'integer' } };
const text = { schema: { type: 'string' } };
const page = { name: 'p', in: 'query', 'x-paging': 'page', ...integer };
const cursor = { name: 'mark', in: 'query', 'x-paging': 'cursor', ...text };
const size = { name: 'most', in: 'query', 'x-paging': 'size', ...integer };

test.each([
  ['the header Link, without a key: RFC 8288', '', [], { Link: text }, { kind: 'link' }],
  [
    'the header Link before other headers',
    'both',
    [page],
    { link: text, N: { 'x-paging': 'next', ...text } },
    { kind: 'link' },
  ],
  [
    'a cursor in a header',
    'keyset',
    [page, cursor],
    { N: { 'x-paging': 'next', ...text } },
    { kind: 'header', header: 'n', parameter: 'mark' },
  ],
  [
    'a number in a header',
    'offset',
    [page],
    { N: { 'x-paging': 'next', ...text } },
    { kind: 'header', header: 'n', parameter: 'p' },
  ],
  ['the number after the present one', 'offset', [page], {}, { kind: 'number', parameter: 'p' }],
  ['nothing, without a method', '', [page], {}, undefined],
  ['nothing, with the method none', 'none', [page], { Link: text }, undefined],
  ['nothing, with a cursor that no header has', 'keyset', [cursor], {}, undefined],
])('the method for the next page of a list is %s', async (_, method, parameters, headers, next) => {
  expect((await pagingOf(method, parameters, headers))?.next).toEqual(next);
});

test('parameters and headers are identified by their purpose, not by their names', async () => {
  const total = { 'x-paging': 'total', ...integer };
  const unknown = { name: 'page', in: 'query', 'x-paging': 'constructor', ...text };
  const path = { ...size, 'x-paging': undefined, name: 'per_page' };
  expect(await pagingOf('offset', [page, size, path, unknown], { 'Item-Count': total, 'x-total': text })).toEqual({
    parameters: { page: 'p', size: 'most' },
    headers: { total: 'item-count' },
    next: { kind: 'number', parameter: 'p' },
  });
});
