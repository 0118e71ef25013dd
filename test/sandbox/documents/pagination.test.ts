import { sql } from '../../../sandbox/database/drizzle.ts';
import { describe, expect, test } from 'vitest';
import { labels, registryTags } from '../../../sandbox/database/schema/index.ts';
import { operations, useService, type Received } from './use-service.ts';

// Document 1, "Pagination".

const { fixture, send, statusOf } = useService();
const labelsOfAnvil = 'GET /projects/31/labels';

/** Returns the URLs of the header `Link`, by relation. */
const linksOf = ({ headers }: Received): Map<string, URL> =>
  new Map(
    [...(headers.get('link') ?? '').matchAll(/<([^>]+)>; rel="(\w+)"/gu)].map(([, url = '', relation = '']) => [
      relation,
      new URL(url),
    ]),
  );

const namesOf = ({ body }: Received): string[] => (body as { name: string }[]).map(({ name }) => name);

const offsetHeaders = ['x-next-page', 'x-page', 'x-per-page', 'x-prev-page', 'x-total', 'x-total-pages'];

describe('offset-based pagination is the default and is available on all endpoints', () => {
  const lists = operations.filter(({ method, operation }) => method === 'GET' && operation.startsWith('list'));

  test.each(lists.map(({ line }) => line))('%s', async (line) => {
    const answer = await send('admin', line, { query: 'page=2&per_page=1&ref=main' });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('x-page')).toBe('2');
    expect(answer.headers.get('x-per-page')).toBe('1');
    expect((answer.body as unknown[]).length).toBeLessThanOrEqual(1);
    // Every paginated response carries a `Link` header.
    expect([...linksOf(answer).keys()]).toEqual(expect.arrayContaining(['first', 'last', 'prev']));
  });
});

describe('with 45 records', () => {
  test('`page` is 1 and `per_page` is 20 by default', async () => {
    const rows = Array.from({ length: 45 }, (_, index) => ({ projectId: 31, title: `l${100 + index}`, color: 'red' }));
    await fixture.sandbox.queries.insert(labels).values(rows);
    const answer = await send('jonas', labelsOfAnvil);
    expect(namesOf(answer)).toEqual(rows.slice(0, 20).map(({ title }) => title));
    expect(offsetHeaders.map((name) => answer.headers.get(name))).toEqual(['2', '1', '20', '', '45', '3']);
  });

  test('the `Link` header has entries with `rel` set to `prev`, `next`, `first` or `last`, which hold the relevant URL', async () => {
    const links = linksOf(await send('jonas', labelsOfAnvil, { query: 'page=2&per_page=10&search=l1' }));
    const pages = [...links].map(([relation, url]) => [relation, url.searchParams.get('page')]);
    expect(Object.fromEntries(pages)).toEqual({ prev: '1', next: '3', first: '1', last: '5' });
    for (const url of links.values()) expect(url.search).toContain('search=l1');
  });

  test('following the links returns all records, each once', async () => {
    const found: string[] = [];
    let url: string | undefined = `${fixture.sandbox.url}/api/v4/projects/31/labels?per_page=7`;
    while (url !== undefined) {
      const response: Response = await fetch(url, { headers: { 'private-token': 'token-of-jonas' } });
      const received = { status: response.status, headers: response.headers, body: await response.json() };
      found.push(...namesOf(received));
      url = linksOf(received).get('next')?.href;
    }
    expect(found.length).toBe(45);
    expect(new Set(found).size).toBe(45);
  });

  test('`page` is at least 1', async () => {
    for (const page of ['0', '-1', '1.5', 'x', ''])
      expect(await statusOf('jonas', labelsOfAnvil, { query: `page=${page}` })).toBe(422);
  });

  test('the maximum of `per_page` is 100', async () => {
    const hundred = await send('jonas', labelsOfAnvil, { query: 'per_page=100' });
    expect(hundred.headers.get('x-per-page')).toBe('100');
    expect(await statusOf('jonas', labelsOfAnvil, { query: 'per_page=101' })).toBe(422);
  });
});

test('when a query matches more than 10,000 records, `x-total`, `x-total-pages` and the `rel="last"` link are omitted', async () => {
  const add = async (first: number, last: number) =>
    fixture.sandbox.queries.execute(sql`
      insert into labels (project_id, title, color)
      select 57, 'l' || number, 'red' from generate_series(${first}::integer, ${last}::integer) as number`);
  await add(1, 10_000);
  const line = 'GET /projects/57/labels';
  const all = await send('mira', line, { query: 'per_page=100' });
  expect([all.headers.get('x-total'), all.headers.get('x-total-pages'), linksOf(all).has('last')]).toEqual([
    '10000',
    '100',
    true,
  ]);
  await add(10_001, 10_001);
  const more = await send('mira', line, { query: 'per_page=100' });
  expect([more.headers.get('x-total'), more.headers.get('x-total-pages'), linksOf(more).has('last')]).toEqual([
    null,
    null,
    false,
  ]);
  expect([more.headers.get('x-page'), more.headers.get('x-next-page'), linksOf(more).has('next')]).toEqual([
    '1',
    '2',
    true,
  ]);
});

describe('keyset pagination of registry repository tags', () => {
  const line = 'GET /projects/24/registry/repositories/5/tags';
  const keyset = 'pagination=keyset&order_by=name';

  test.each([
    ['`pagination` must be `keyset`', 'pagination=cursor&order_by=name&sort=asc'],
    ['`order_by` is required', 'pagination=keyset&sort=asc'],
    ['`sort` is required', keyset],
    ['`order_by` is `name`', 'pagination=keyset&order_by=created_at&sort=asc'],
    ['`sort` is `asc` or `desc`', `${keyset}&sort=up`],
  ])('%s', async (_, query) => {
    expect(await statusOf('mira', line, { query })).toBe(422);
  });

  test.each(['asc', 'desc'])(
    'the `next` link carries an extra filter, and leads through all tags in the order %s',
    async (sort) => {
      const names = Array.from({ length: 5 }, (_, index) => `tag-${sort}-${index}`);
      const [image] = await fixture.sandbox.queries.select().from(registryTags);
      for (const name of names) await fixture.sandbox.queries.insert(registryTags).values({ ...image!, name });
      const offset = namesOf(await send('mira', line, { query: 'per_page=100' }));

      const found: string[] = [];
      let next: URL | undefined = new URL(
        `${fixture.sandbox.url}/api/v4/projects/24/registry/repositories/5/tags?${keyset}&sort=${sort}&per_page=2`,
      );
      while (next !== undefined) {
        const received = await send('mira', `GET ${next.pathname.replace('/api/v4', '')}`, {
          query: next.search.slice(1),
        });
        const links = linksOf(received);
        // No further pagination headers are exposed; the obsolete `Links` header does not exist.
        expect([...offsetHeaders, 'links'].filter((name) => received.headers.has(name))).toEqual([]);
        found.push(...namesOf(received));
        next = links.get('next');
        if (next === undefined) {
          // When the end is reached the `Link` header is absent and the returned array is empty.
          expect([received.headers.get('link'), received.body]).toEqual([null, []]);
        } else {
          expect([...links.keys()]).toEqual(['next']);
          expect(
            [...next.searchParams.keys()].some(
              (name) => !['pagination', 'order_by', 'sort', 'per_page'].includes(name),
            ),
          ).toBe(true);
        }
      }
      expect(found.toSorted()).toEqual(offset.toSorted());
      expect(new Set(found).size).toBe(found.length);
      expect(found.length).toBeGreaterThan(5);
    },
  );

  test('`per_page` is 20 by default, and at most 100', async () => {
    const first = await send('mira', line, { query: `${keyset}&sort=asc` });
    expect((first.body as unknown[]).length).toBeLessThanOrEqual(20);
    expect(await statusOf('mira', line, { query: `${keyset}&sort=asc&per_page=101` })).toBe(422);
  });
});
