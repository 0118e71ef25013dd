import { expect, onTestFinished, test } from 'vitest';
import { type DescribedList, endedList } from '../../mock/ended-list.ts';
import { startPrismMock } from '../../mock/start-prism-mock.ts';

const text = { type: 'string' };
const list = { type: 'array', items: text };
const query = (name: string, type: string) => ({ name, in: 'query', schema: { type } });
const listOf = (parameters: readonly object[], properties: object, example: object, required: string[] = []) => ({
  get: {
    parameters,
    responses: {
      200: {
        description: 'D.',
        content: { 'application/json': { schema: { type: 'object', properties, required }, example } },
      },
    },
  },
});

test('a list of the mock ends with its first page', async () => {
  const paths = {
    '/cursor': listOf(
      [query('cursor', 'string')],
      { data: list, next_cursor: text },
      { data: ['a'], next_cursor: 'b' },
    ),
    '/required': listOf(
      [query('cursor', 'string')],
      { data: list, next_cursor: { type: ['string', 'null'] } },
      { data: ['a'], next_cursor: 'b' },
      ['next_cursor'],
    ),
    '/more': listOf(
      [query('after', 'string')],
      { data: list, last_id: text, has_more: { type: 'boolean' } },
      { data: ['a'], last_id: 'a', has_more: true },
    ),
    '/page': listOf([query('page', 'integer'), query('per_page', 'integer')], { data: list }, { data: ['a'] }),
    '/other': listOf([query('cursor', 'string')], { next_step: text }, { next_step: 'b' }),
  };
  const document = { openapi: '3.1.0', info: { title: 'T', version: '1' }, servers: [{ url: '/v1' }], paths };
  const mock = await startPrismMock({ document, port: 0 });
  onTestFinished(() => mock.close());
  const get = async (target: string): Promise<unknown> => (await fetch(`${mock.url}/v1${target}`)).json();
  expect(await get('/cursor')).toEqual({ data: ['a'] });
  expect(await get('/required')).toEqual({ data: ['a'], next_cursor: null });
  expect(await get('/more')).toEqual({ data: ['a'], last_id: 'a', has_more: false });
  expect(await get('/page')).toEqual({ data: ['a'] });
  expect(await get('/page?page=2')).toEqual({ data: [] });
  expect(await get('/other')).toEqual({ next_step: 'b' });
});

const pagination = (next: DescribedList['next']): DescribedList => ({
  next,
  items: [],
  last: undefined,
  parameters: {},
  headers: {},
  source: { kind: 'recognized' },
  end: undefined,
});

test('the links of the mock have no next page', () => {
  const link = '</a?page=1>; rel="first", </a?page=2>; rel="next", </a?page=9>; rel=last';
  const { headers } = endedList({ headers: { Link: link }, body: [] }, pagination({ kind: 'link' }), () => undefined);
  expect(headers).toEqual({ Link: '</a?page=1>; rel="first", </a?page=9>; rel=last' });
  const quoted = '</a?page=2>; rel="next"; title="a, <b>", </a?page=9>; rel=last';
  const ended = endedList({ headers: { Link: quoted }, body: [] }, pagination({ kind: 'link' }), () => undefined);
  expect(ended.headers).toEqual({ Link: '</a?page=9>; rel=last' });
});

test('a list after the last id of the mock is empty', () => {
  const next = { kind: 'last-id', parameter: { in: 'query', name: 'after' }, path: ['id'] } as const;
  const response = { headers: {}, body: [{ id: 1 }] };
  expect(endedList(response, pagination(next), () => undefined).body).toEqual([{ id: 1 }]);
  expect(endedList(response, pagination(next), () => '1').body).toEqual([]);
});

test.each([
  ['has-more', 'true', 'false'],
  ['is-last', 'false', 'true'],
  ['page-count', '7', '1'],
] as const)('the header of the mock that marks the last page does so (%s)', (kind, sent, expected) => {
  const next = { kind: 'page', parameter: { in: 'query', name: 'page' }, first: 1 } as const;
  const last = { kind, from: { in: 'header', name: 'x-mark' } } as const;
  const read = (page: string) =>
    endedList({ headers: { 'X-Mark': sent }, body: ['a'] }, { ...pagination(next), last }, () => page);
  expect(read('1')).toEqual({ headers: { 'X-Mark': expected }, body: ['a'] });
  expect(read('2').body).toEqual([]);
});
