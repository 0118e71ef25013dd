import { expect, test } from 'vitest';
import { createCore } from '../../generated/client/runtime/client.ts';
import { jsonBody } from '../../templates/client/json-body.ts';
import { callList } from '../../templates/client/list-call.ts';
import {
  followUrl,
  inBody,
  inHeader,
  sendLastId,
  sendNumber,
  sendOffset,
  sendValue,
  untilFalse,
  untilNumber,
  untilTrue,
} from '../../templates/client/next-page.ts';
import type { Paging } from '../../templates/client/pages.ts';
import { plainQuery } from '../../templates/shared/write-query.ts';
import { json, loopback, type Loopback, type SentResponse } from './loopback.ts';

const operation = { id: 'listThings', method: 'get', path: '/things', writeQuery: plainQuery } as const;

/** Reads a list from a server that sends the given responses, one after the other. Returns the items and the request targets. */
async function read(paging: Paging, ...responses: readonly SentResponse[]) {
  const server: Loopback = await loopback(
    () => responses[server.received.length - 1] ?? json({ message: 'no page' }, 404),
  );
  const core = createCore(server.origin, {}, {}, {});
  const items = await callList<unknown, unknown, object>(core, operation, paging, { query: { q: 'a' } }).all();
  return { items, targets: server.received.map(({ line }) => line.replace('GET /things?q=a', '')) };
}

const page = (ids: readonly number[], others: object = {}): SentResponse =>
  json({ data: { things: ids.map((id) => ({ id })) }, ...others });
const items = ['data', 'things'];
const ids = (...numbers: readonly number[]) => numbers.map((id) => ({ id }));

test.each<[string, Paging, readonly SentResponse[], readonly string[]]>([
  [
    'a cursor in the body, until it is null',
    { items, next: sendValue(inBody('meta', 'next'), 'after') },
    [page([1, 2], { meta: { next: 'b' } }), page([3], { meta: { next: null } })],
    ['', '&after=b'],
  ],
  [
    'a cursor in the body, until a value is false',
    { items, next: sendValue(inBody('last'), 'after'), isLast: untilFalse(inBody('more')) },
    [page([1, 2], { last: 2, more: true }), page([3], { last: 3, more: false })],
    ['', '&after=2'],
  ],
  [
    'an address in the body, until it is missing',
    { items, next: followUrl(inBody('links', 'next')) },
    [page([1, 2], { links: { next: '/things?q=a&p=2' } }), page([3], { links: {} })],
    ['', '&p=2'],
  ],
  [
    'the id of the last item, until a page is empty',
    { items, next: sendLastId(['id'], 'since') },
    [page([1, 2]), page([3]), page([])],
    ['', '&since=2', '&since=3'],
  ],
  [
    'a number, until a page is empty',
    { items, next: sendNumber('page', 0) },
    [page([1, 2]), page([3]), page([])],
    ['', '&page=1', '&page=2'],
  ],
  [
    'a number, until the number of pages',
    { items, next: sendNumber('page', 1), isLast: untilNumber(inBody('pages'), 'page', 1) },
    [page([1, 2], { pages: 2 }), page([3], { pages: 2 })],
    ['', '&page=2'],
  ],
  [
    'an offset, until a value is true',
    { items, next: sendOffset('skip', 0), isLast: untilTrue(inBody('last')) },
    [page([1, 2], { last: false }), page([3], { last: true })],
    ['', '&skip=2'],
  ],
])('the next page is found by %s', async (_, paging, responses, targets) => {
  expect(await read(paging, ...responses)).toEqual({ items: ids(1, 2, 3), targets });
});

test('the next page is requested with a value of a header', async () => {
  const server: Loopback = await loopback(() =>
    json([server.received.length], 200, server.received.length === 1 ? { 'next-mark': 'b' } : {}),
  );
  const call = callList(
    createCore(server.origin, {}, {}, {}),
    operation,
    { next: sendValue(inHeader('next-mark'), 'm') },
    {},
  );
  expect(await call.all()).toEqual([1, 2]);
});

test('a page number that the caller passes is the first page', async () => {
  const server: Loopback = await loopback(({ line }) => json(line.includes('page=9') ? [] : [line]));
  const core = createCore(server.origin, {}, {}, {});
  const call = callList(core, operation, { next: sendNumber('page', 1) }, { query: { page: 7 } });
  expect(await call.all()).toEqual(['GET /things?page=7', 'GET /things?page=8']);
});

test('the position of a page can be a property of the request body', async () => {
  const search = { ...operation, method: 'post', bodyFormat: jsonBody };
  const server: Loopback = await loopback(({ body }) =>
    json({ items: [JSON.parse(body)], next: body.includes('mark') ? '' : 'b' }),
  );
  const paging = { items: ['items'], next: sendValue(inBody('next'), 'mark', 'body') };
  const call = callList(createCore(server.origin, {}, {}, {}), search, paging, { body: { text: 'a' } });
  expect(await call.all()).toEqual([{ text: 'a' }, { text: 'a', mark: 'b' }]);
});

test('a cursor that a service repeats is an error', async () => {
  const server: Loopback = await loopback(() => json({ data: [server.received.length], next: 'b' }));
  const paging = { items: ['data'], next: sendValue(inBody('next'), 'cursor') };
  const call = callList(createCore(server.origin, {}, {}, {}), operation, paging, {});
  await expect(call.all()).rejects.toThrow('leads back to a page that was already read');
  expect(server.received).toHaveLength(2);
});

test('a body without the list is a page without items', async () => {
  const result = await read({ items, next: sendOffset('skip', 0) }, json({ total: 0 }));
  expect(result).toEqual({ items: [], targets: [''] });
});

test.each<[string, Paging, object, object]>([
  [
    'false',
    { next: sendOffset('skip', 0), isLast: untilFalse(inHeader('x-mark')) },
    { 'x-mark': 'true' },
    { 'x-mark': 'False' },
  ],
  [
    'true',
    { next: sendOffset('skip', 0), isLast: untilTrue(inHeader('x-mark')) },
    { 'x-mark': 'false' },
    { 'x-mark': 'true' },
  ],
  [
    'the number of pages',
    { next: sendNumber('page', 1), isLast: untilNumber(inHeader('x-mark'), 'page', 1) },
    { 'x-mark': '2' },
    { 'x-mark': '2' },
  ],
  [
    'absent',
    { next: sendNumber('page', 1), isLast: untilNumber(inHeader('x-mark'), 'page', 1) },
    { 'x-mark': '' },
    { 'x-mark': '2' },
  ],
])('a list ends if the header that marks the last page is %s', async (_, paging, first, last) => {
  const result = await read(paging, json([1], 200, { ...first }), json([2], 200, { ...last }));
  expect(result.items).toEqual([1, 2]);
});

test.each([
  ['number', { next: sendNumber('page', 1) }],
  ['offset', { next: sendOffset('skip', 0) }],
])('a server that ignores the %s of a page, and always sends the same texts, is an error', async (_, paging) => {
  const server = await loopback(json(['a', 'b']));
  const call = callList(createCore(server.origin, {}, {}, {}), operation, paging, {});
  await expect(call.all(100)).rejects.toThrow('leads to the same items again');
  expect(server.received).toHaveLength(5);
});

test('a few pages may have the same numbers', async () => {
  const result = await read({ next: sendNumber('page', 1) }, json([0, 0]), json([0, 0]), json([0, 0]), json([]));
  expect(result.items).toEqual([0, 0, 0, 0, 0, 0]);
});
