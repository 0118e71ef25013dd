import { describe, expect, onTestFinished, test } from 'vitest';
import { createClient, createCoreClient, projectBadges } from '../../generated/client/index.ts';
import { createCore } from '../../generated/client/runtime/client.ts';
import { callList } from '../../generated/client/runtime/pages.ts';
import { followLink } from '../../generated/client/runtime/pages.ts';
import { jsonBody } from '../../templates/client/json-body.ts';
import { addToQuery } from '../../templates/client/query-credential.ts';
import { plainQuery } from '../../templates/shared/write-query.ts';
import { json, loopback, type SentResponse, type Loopback } from './loopback.ts';

const list = '/api/v4/projects/24/badges';

/** Starts a server with a list of labels or badges. Each page has its own address, and a link to the next page. */
async function listOf(...pages: readonly (readonly unknown[])[]): Promise<Loopback> {
  const server: Loopback = await loopback(({ line }) => {
    const page = Number(/[?&]page=(\d+)/u.exec(line)?.[1] ?? 1);
    const link = (rel: string, number: number) => `<${server.origin}${list}?per_page=2&page=${number}>; rel="${rel}"`;
    const links = [link('first', 1), ...(page < pages.length ? [link('next', page + 1)] : [])];
    const totals = { 'x-page': String(page), 'x-total': '5', 'x-total-pages': String(pages.length) };
    return json(pages[page - 1], 200, { link: links.join(', '), ...totals });
  });
  return server;
}

const responseHeaders = async (call: { readonly reply: Promise<{ readonly response: Response }> }): Promise<Headers> =>
  (await call.reply).response.headers;

async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = [];
  for await (const item of items) all.push(item);
  return all;
}

test('all items are read, page after page, with the links', async () => {
  const server = await listOf([{ id: 1 }, { id: 2 }], [{ id: 3 }, { id: 4 }], [{ id: 5 }]);
  const client = createClient({ baseUrl: server.origin, auth: { PrivateToken: 'private' } });
  const badges = await collect(client.projectBadges.list({ id: 24 }, { per_page: 2 }));
  expect(badges.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
  expect(server.received.map(({ line }) => line)).toEqual([
    `GET ${list}?per_page=2`,
    `GET ${list}?per_page=2&page=2`,
    `GET ${list}?per_page=2&page=3`,
  ]);
  expect(server.received.map(({ headers }) => headers['private-token'])).toEqual(Array(3).fill('private'));
});

test('pages have the totals that the service sends', async () => {
  const server = await listOf([{ id: 1 }, { id: 2 }], [{ id: 3 }]);
  const client = createClient({ baseUrl: server.origin });
  const pages = await collect(client.projectBadges.list({ id: 24 }).pages());
  expect(pages).toMatchObject([
    { items: [{ id: 1 }, { id: 2 }], headers: { 'x-page': 1, 'x-total': 5, 'x-total-pages': 2 } },
    { items: [{ id: 3 }], headers: { 'x-page': 2, 'x-total': 5, 'x-total-pages': 2 } },
  ]);
});

test('the x- headers may be absent, as above 10,000 records and on the hosted offering', async () => {
  const server: Loopback = await loopback(({ line }) =>
    line.includes('page=2')
      ? json([{ id: 2 }], 200, { 'x-total': 'many' })
      : json([{ id: 1 }], 200, { link: `<${server.origin}${list}?page=2>; rel="next"` }),
  );
  const client = createClient({ baseUrl: server.origin });
  const pages = await collect(client.projectBadges.list({ id: 24 }).pages());
  expect(pages.map(({ items, headers }) => [items, headers['x-total'], headers['x-page']])).toEqual([
    [[{ id: 1 }], undefined, undefined],
    [[{ id: 2 }], undefined, undefined],
  ]);
});

test('a link is followed exactly as it is given, with the filters of keyset pagination', async () => {
  const target = '/api/v4/projects/24/registry/repositories/5/tags?cursor=a%2Bb%2f,[x]&id_after=7&last=~v1';
  const server: Loopback = await loopback(({ line }) =>
    line.endsWith(target)
      ? json([])
      : json([{ name: 'v1' }], 200, { link: `<${server.origin}${target}>; title="a, <b>"; rel="next"` }),
  );
  const client = createClient({ baseUrl: server.origin });
  const query = { pagination: 'keyset', order_by: 'name', sort: 'asc' } as const;
  const pages = await collect(client.containerRegistry.listTags({ id: 24, repository_id: 5 }, query).pages());
  // The list ends with a page without items and without a link. The caller does not get this page.
  expect(pages.map(({ items }) => items)).toEqual([[{ name: 'v1' }]]);
  expect(server.received.map(({ line }) => line)).toEqual([
    'GET /api/v4/projects/24/registry/repositories/5/tags?pagination=keyset&order_by=name&sort=asc',
    `GET ${target}`,
  ]);
});

test.each([
  ['without quotes', (next: string) => `<${next}>; rel=next`],
  ['beside other relations', (next: string) => `<${next}>; rel="last next"`],
  ['after other links', (next: string) => `<${next}&page=9>; rel="last",<${next}>;title=";,";rel="next"`],
  ['in capitals', (next: string) => `<${next}>; REL="NEXT"`],
  ['relative', () => `<${list}?page=2>; rel="next"`],
])('a link that is written %s', async (_, link) => {
  const server: Loopback = await loopback(({ line }) =>
    line.endsWith('page=2') ? json([2]) : json([1], 200, { link: link(`${server.origin}${list}?page=2`) }),
  );
  const client = createClient({ baseUrl: server.origin });
  expect(await collect(client.projectBadges.list({ id: 24 }))).toEqual([1, 2]);
});

test('a page is requested only when its first item is needed', async () => {
  const server = await listOf([{ id: 1 }, { id: 2 }], [{ id: 3 }]);
  const client = createClient({ baseUrl: server.origin });
  const items = client.projectBadges.list({ id: 24 });
  expect(server.received).toEqual([]);
  for await (const { id } of items) if (id === 2) break;
  expect(server.received).toHaveLength(1);
});

test('maxPages limits the number of pages', async () => {
  const server = await listOf([{ id: 1 }], [{ id: 2 }], [{ id: 3 }]);
  const client = createClient({ baseUrl: server.origin });
  expect(await collect(client.projectBadges.list({ id: 24 }, {}, { maxPages: 2 }))).toEqual([{ id: 1 }, { id: 2 }]);
  expect(server.received).toHaveLength(2);
});

test('a signal ends the reading between pages', async () => {
  const server = await listOf([{ id: 1 }], [{ id: 2 }]);
  const client = createClient({ baseUrl: server.origin });
  const controller = new AbortController();
  const seen: unknown[] = [];
  const read = async () => {
    for await (const item of client.projectBadges.list({ id: 24 }, {}, { signal: controller.signal })) {
      seen.push(item);
      controller.abort(new Error('enough'));
    }
  };
  await expect(read()).rejects.toThrow('enough');
  expect(seen).toEqual([{ id: 1 }]);
});

test('if a page fails, the items of earlier pages are returned before the error', async () => {
  const server: Loopback = await loopback(({ line }) =>
    line.endsWith('page=2')
      ? json({ message: 'no' }, 403)
      : json([{ id: 1 }], 200, { link: `<${server.origin}${list}?page=2>; rel="next"` }),
  );
  const client = createClient({ baseUrl: server.origin });
  const seen: unknown[] = [];
  const read = async () => {
    for await (const item of client.projectBadges.list({ id: 24 })) seen.push(item);
  };
  await expect(read()).rejects.toMatchObject({ status: 403, operation: 'listProjectBadges' });
  expect(seen).toEqual([{ id: 1 }]);
});

test('a link back to a page that has been read is an error', async () => {
  const server: Loopback = await loopback((): SentResponse =>
    json([{ id: server.received.length }], 200, { link: `<${server.origin}${list}?page=2>; rel="next"` }),
  );
  const client = createClient({ baseUrl: server.origin });
  await expect(collect(client.projectBadges.list({ id: 24 }))).rejects.toThrow('leads back');
  expect(server.received).toHaveLength(2);
});

test.each(['data:application/json,[]', 'file:///etc/passwd', 'http://[', 'javascript:0'])(
  'a link to %s is not followed',
  async (link) => {
    const server = await loopback(json([1], 200, { link: `<${link}>; rel="next"` }));
    const client = createClient({ baseUrl: server.origin });
    await expect(collect(client.projectBadges.list({ id: 24 }))).rejects.toThrow('cannot be requested');
  },
);

test('a link to another origin is followed without anything that could be a credential', async () => {
  const stranger = await loopback(json([2]));
  const server = await loopback(json([1], 200, { link: `<${stranger.origin}/more?page=2>; rel="next"` }));
  const client = createClient({
    baseUrl: server.origin,
    auth: { PrivateToken: 'private' },
    headers: { 'x-app': 'secret' },
  });
  const options = { headers: { 'x-call': 'secret' } };
  expect(await collect(client.projectBadges.list({ id: 24 }, {}, options))).toEqual([1, 2]);
  expect(server.last().headers).toMatchObject({ 'private-token': 'private', 'x-app': 'secret', 'x-call': 'secret' });
  expect(stranger.last().line).toBe('GET /more?page=2');
  expect(JSON.stringify(stranger.last().headers)).not.toMatch(/private|secret/u);
});

test('a link with a user name and a password is refused', async () => {
  const server = await loopback(json([1], 200, { link: '<http://mira:secret@127.0.0.1:1/>; rel="next"' }));
  const client = createClient({ baseUrl: server.origin });
  const error: unknown = await collect(client.projectBadges.list({ id: 24 })).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(TypeError);
  expect(String(error)).not.toContain('secret');
});

test('a credential in the query is added to a link, unless the link already has it', async () => {
  const key = { scheme: 'Key', name: 'api_key', add: addToQuery } as const;
  const operation = { id: 'listThings', method: 'get', path: '/things', security: [[key]] } as const;
  const server: Loopback = await loopback(({ line }) => {
    if (line.includes('page=3')) return json([3]);
    const next = line.includes('page=2') ? 'page=3&api_key=theirs' : 'page=2';
    return json([1], 200, { link: `<${server.origin}/things?${next}>; rel="next"` });
  });
  const core = createCore(server.origin, {}, {}, { auth: { Key: 'secret' } });
  await collect(callList(core, operation, { next: followLink() }, {}));
  expect(server.received.map(({ line }) => line)).toEqual([
    'GET /things?api_key=secret',
    'GET /things?page=2&api_key=secret',
    'GET /things?page=3&api_key=theirs',
  ]);
});

test('the function of an operation reads all pages', async () => {
  const server = await listOf([{ id: 1 }], [{ id: 2 }]);
  const client = createCoreClient({ baseUrl: server.origin });
  const badges = await collect(projectBadges.list(client)({ id: 24 }));
  expect(badges.map(({ id }) => id)).toEqual([1, 2]);
});

test.each(['null', '{"message":"no"}', '"text"', '3', 'true'])(
  'if a page is %s and not a list, the call fails',
  async (body) => {
    const server: Loopback = await loopback(({ line }) =>
      line.endsWith('page=2')
        ? { body }
        : json([{ id: 1 }], 200, { link: `<${server.origin}${list}?page=2>; rel="next"` }),
    );
    const client = createClient({ baseUrl: server.origin });
    const seen: unknown[] = [];
    const read = async () => {
      for await (const item of client.projectBadges.list({ id: 24 })) seen.push(item);
    };
    const expected = {
      name: 'ApiError',
      operation: 'listProjectBadges',
      status: 200,
      url: `${server.origin}${list}`,
      message: `listProjectBadges (GET ${list}): 200 OK, but the body is not a list`,
      body: JSON.parse(body),
    };
    await expect(read()).rejects.toMatchObject(expected);
    expect(seen).toEqual([{ id: 1 }]);
    const single = await loopback({ body });
    const call = createClient({ baseUrl: single.origin }).projectBadges.list({ id: 24 });
    await expect(call).rejects.toThrow('200 OK, but the body is not a list');
  },
);

test('each page of a list must be an array', async () => {
  const server = await loopback({ body: '"text"' });
  const core = createCore(server.origin, {}, {}, {});
  const call = callList(core, { id: 'a', method: 'get', path: '/a' }, { next: followLink() }, {});
  await expect(collect(call)).rejects.toThrow('200 OK, but the body is not a list');
});

test('one hundred empty pages in a row are an error', async () => {
  const server: Loopback = await loopback(() =>
    json([], 200, { link: `<${server.origin}${list}?page=${server.received.length + 1}>; rel="next"` }),
  );
  const client = createClient({ baseUrl: server.origin });
  await expect(collect(client.projectBadges.list({ id: 24 }))).rejects.toThrow(
    `listProjectBadges, ${server.origin}${list}: The link to the next page follows 100 pages without an item`,
  );
  expect(server.received).toHaveLength(100);
});

test('empty pages do not end a list', async () => {
  const server = await listOf([{ id: 1 }], [], [], [{ id: 2 }]);
  const client = createClient({ baseUrl: server.origin });
  expect(await collect(client.projectBadges.list({ id: 24 }))).toEqual([{ id: 1 }, { id: 2 }]);
});

test('a link back to the first page is an error before the page is read again', async () => {
  const server: Loopback = await loopback((): SentResponse =>
    json([{ id: 1 }], 200, { link: `<${server.origin}${list}>; rel="next"` }),
  );
  const client = createClient({ baseUrl: server.origin });
  await expect(collect(client.projectBadges.list({ id: 24 }))).rejects.toThrow('leads back');
  expect(server.received).toHaveLength(1);
});

test('a link from https to http is not followed', async () => {
  const server = await loopback(json([1], 200, { link: '<http://forge.test/more>; rel="next"' }));
  const forward = (request: Request) =>
    fetch(new Request(request.url.replace('https://forge.test', server.origin), request));
  const client = createClient({ baseUrl: 'https://forge.test', fetch: forward });
  await expect(collect(client.projectBadges.list({ id: 24 }))).rejects.toThrow('cannot be requested');
  expect(server.received).toHaveLength(1);
});

describe('a call of a list', () => {
  test('sends one request if it is awaited, also several times', async () => {
    const server = await listOf([{ id: 1 }], [{ id: 2 }]);
    const call = createClient({ baseUrl: server.origin }).projectBadges.list({ id: 24 });
    expect(server.received).toEqual([]);
    expect(await call).toEqual([{ id: 1 }]);
    expect(await call.finally(() => undefined)).toEqual([{ id: 1 }]);
    expect((await responseHeaders(call)).get('x-total')).toBe('5');
    expect(server.received).toHaveLength(1);
  });

  test('shares the first page if it is awaited and read', async () => {
    const server = await listOf([{ id: 1 }], [{ id: 2 }]);
    const call = createClient({ baseUrl: server.origin }).projectBadges.list({ id: 24 });
    await call;
    expect(await collect(call)).toEqual([{ id: 1 }, { id: 2 }]);
    expect(server.received).toHaveLength(2);
  });

  test('rejects only the promises that a program uses', async () => {
    const rejected: unknown[] = [];
    const onRejection = (reason: unknown): unknown => rejected.push(reason);
    process.on('unhandledRejection', onRejection);
    onTestFinished(() => void process.off('unhandledRejection', onRejection));
    const server = await loopback(json({ message: 'no' }, 403));
    const { projectBadges } = createClient({ baseUrl: server.origin });
    const unused = projectBadges.list({ id: 24 });
    await expect(collect(projectBadges.list({ id: 24 }))).rejects.toMatchObject({ status: 403 });
    await expect(projectBadges.list({ id: 24 })).rejects.toMatchObject({ status: 403 });
    await expect(projectBadges.list({ id: 24 }).page()).rejects.toMatchObject({ status: 403 });
    await new Promise((resolve) => setImmediate(resolve));
    expect(rejected).toEqual([]);
    expect(server.received).toHaveLength(3);
    expect(unused).toBeInstanceOf(Promise);
  });

  test('returns all items up to a limit, and requests no page after it', async () => {
    const server = await listOf([{ id: 1 }, { id: 2 }], [{ id: 3 }, { id: 4 }], [{ id: 5 }]);
    const { projectBadges } = createClient({ baseUrl: server.origin });
    expect(await projectBadges.list({ id: 24 }).all(3)).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }]);
    expect(server.received).toHaveLength(2);
    expect(await projectBadges.list({ id: 24 }).all()).toHaveLength(5);
    expect(await projectBadges.list({ id: 24 }).all(0)).toEqual([]);
  });

  test('returns pages one at a time', async () => {
    const server = await listOf([{ id: 1 }], [{ id: 2 }]);
    const first = await createClient({ baseUrl: server.origin }).projectBadges.list({ id: 24 }).page();
    expect(first).toMatchObject({ items: [{ id: 1 }], data: [{ id: 1 }] });
    const second = await first.next();
    expect(second?.items).toEqual([{ id: 2 }]);
    expect(await second?.next()).toBeUndefined();
    expect(second?.continuationToken).toBeUndefined();
  });

  test('a page whose request failed can be requested again', async () => {
    let isBroken = true;
    const server: Loopback = await loopback(({ line }) => {
      if (!line.includes('page=2'))
        return json([{ id: 1 }], 200, { link: `<${server.origin}${list}?page=2>; rel="next"` });
      return isBroken ? json({}, 403) : json([{ id: 2 }]);
    });
    const page = await createClient({ baseUrl: server.origin }).projectBadges.list({ id: 24 }).page();
    await expect(page.next()).rejects.toMatchObject({ status: 403 });
    isBroken = false;
    expect((await page.next())?.items).toEqual([{ id: 2 }]);
  });
});

describe('a continuation token', () => {
  const withQuery = (token: string, query: object): string => {
    const content: { query: object } = JSON.parse(token);
    return JSON.stringify({ ...content, query: { ...content.query, ...query } });
  };
  const withSearch = (token: string, search: string): string => {
    const content: object = JSON.parse(token);
    return JSON.stringify({ ...content, query: undefined, search });
  };
  const tokenOf = async (server: Loopback, query = {}): Promise<string> => {
    const client = createClient({ baseUrl: server.origin, auth: { PrivateToken: 'private' } });
    const page = await client.projectBadges.list({ id: 24 }, query).page();
    return page.continuationToken ?? '';
  };

  test('continues a list after a page, with the credential of the new client', async () => {
    const server = await listOf([{ id: 1 }], [{ id: 2 }], [{ id: 3 }]);
    const continuationToken = await tokenOf(server, { name: 'a' });
    expect(continuationToken).not.toContain('private');
    const client = createClient({ baseUrl: server.origin, auth: { PrivateToken: 'other' } });
    const items = await client.projectBadges.list({ id: 24 }, { name: 'a' }, { continuationToken }).all();
    expect(items).toEqual([{ id: 2 }, { id: 3 }]);
    expect(server.received[1]).toMatchObject({ line: `GET ${list}?name=a&page=2` });
    expect(server.received[1]?.headers['private-token']).toBe('other');
  });

  test('is refused by another operation and another server', async () => {
    const server = await listOf([{ id: 1 }], [{ id: 2 }]);
    const other = await listOf([{ id: 1 }], [{ id: 2 }]);
    const continuationToken = await tokenOf(server);
    const client = createClient({ baseUrl: server.origin });
    const refused = [
      client.projectLabels.list({ id: 24 }, {}, { continuationToken }),
      createClient({ baseUrl: other.origin }).projectBadges.list({ id: 24 }, {}, { continuationToken }),
      client.projectBadges.list({ id: 24 }, {}, { continuationToken: 'page=2' }),
    ];
    for (const call of refused) await expect(call).rejects.toThrow('The continuation token is not a token of');
    expect([server.received.length, other.received.length]).toEqual([1, 0]);
  });

  test('cannot change a value that the call sets', async () => {
    const server = await listOf([{ id: 1 }], [{ id: 2 }]);
    const continuationToken = withQuery(await tokenOf(server), { name: 'theirs' });
    const { projectBadges } = createClient({ baseUrl: server.origin });
    await expect(projectBadges.list({ id: 24 }, { name: 'mine' }, { continuationToken })).rejects.toThrow(
      'changes name',
    );
    expect(server.received).toHaveLength(1);
  });

  test.each(['sudo', 'name', 'private_token', 'per_page'])('cannot add the parameter %s', async (name) => {
    const server = await listOf([{ id: 1 }], [{ id: 2 }]);
    const token = await tokenOf(server);
    const { projectBadges } = createClient({ baseUrl: server.origin, auth: { PrivateToken: 'private' } });
    const tokens = [withQuery(token, { [name]: 'root' }), withSearch(token, `page=2&${name}=root`)];
    for (const continuationToken of tokens)
      await expect(projectBadges.list({ id: 24 }, {}, { continuationToken })).rejects.toThrow(TypeError);
    expect(server.received).toHaveLength(1);
  });

  test('never has a credential, even if the position has the name of one', async () => {
    const operation = { id: 'listThings', method: 'get', path: '/things', writeQuery: plainQuery } as const;
    const server = await loopback(json([1], 200, { link: '</things?page=2&api_key=theirs>; rel="next"' }));
    const core = createCore(server.origin, {}, {}, {});
    const paging = { next: followLink('page', 'api_key') };
    const { continuationToken = '' } = await callList(core, operation, paging, {}).page();
    expect(continuationToken).not.toContain('theirs');
    const changed = { continuationToken: withQuery(continuationToken, { api_key: 'theirs' }) };
    await expect(callList(core, operation, paging, {}, changed)).rejects.toThrow('changes api_key');
  });

  test.each([
    ['in the path', '/query/01g-2000', {}],
    ['in the path, beside the arguments of the call', '/query/01g-2000?page=1&q=a', { page: 1, q: 'a' }],
    ['in a parameter that is not known', '/things?mark=b', {}],
  ])('does not exist if the position is %s', async (_, next, query) => {
    const operation = { id: 'listThings', method: 'get', path: '/things', writeQuery: plainQuery } as const;
    const server = await loopback(json([1], 200, { link: `<${next}>; rel="next"` }));
    const core = createCore(server.origin, {}, {}, {});
    const page = await callList(core, operation, { next: followLink('page') }, { query }).page();
    expect(() => page.continuationToken).toThrow('no continuation token');
  });

  test('does not contain a credential that the service repeats in its links', async () => {
    const key = { scheme: 'Key', name: 'k', add: addToQuery } as const;
    const operation = { id: 'listThings', method: 'get', path: '/things', security: [[key]] } as const;
    const server = await loopback(
      json([1], 200, { link: '</things?page=2&k=secret&access_token=secret>; rel="next"' }),
    );
    const core = createCore(server.origin, {}, {}, { auth: { Key: 'secret' } });
    const page = await callList(core, operation, { next: followLink('page') }, {}).page();
    expect(page.continuationToken).toContain('"page":"2"');
    expect(page.continuationToken).not.toContain('secret');
  });
});

test('a page with the same items as the page before it is an error', async () => {
  const server: Loopback = await loopback((): SentResponse =>
    json([{ id: 1 }], 200, { link: `<${server.origin}${list}?page=${server.received.length + 1}>; rel="next"` }),
  );
  const client = createClient({ baseUrl: server.origin });
  await expect(collect(client.projectBadges.list({ id: 24 }))).rejects.toThrow('leads to the same items again');
  expect(server.received).toHaveLength(2);
});

test('a body is sent again with a link to the next page, except to another origin', async () => {
  const stranger = await loopback(json([3]));
  const server: Loopback = await loopback(({ line }) =>
    line.includes('page=2')
      ? json([2], 200, { link: `<${stranger.origin}/things?page=3>; rel="next"` })
      : json([1], 200, { link: '</things?page=2>; rel="next"' }),
  );
  const search = { id: 'search', method: 'post', path: '/things', writeQuery: plainQuery, bodyFormat: jsonBody };
  const call = callList(
    createCore(server.origin, {}, {}, {}),
    search,
    { next: followLink('page') },
    { body: { q: 'a' } },
  );
  expect(await collect(call)).toEqual([1, 2, 3]);
  expect(server.received.map(({ body }) => body)).toEqual(['{"q":"a"}', '{"q":"a"}']);
  expect(stranger.last().body).toBe('');
});
