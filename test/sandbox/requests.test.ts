import { describe, expect, test } from 'vitest';
import { resultOf } from '../../generated/client/index.ts';
import { labels, projectMembers } from '../../sandbox/database/schema/index.ts';
import { statusOf } from './status-of.ts';
import { useSandboxFixture } from './start-test-sandbox.ts';

// Behaviour of all areas: names of projects, limits of values, pagination.

const fixture = useSandboxFixture();

describe('a project is named', () => {
  test('by its id or its path, case-insensitively', async () => {
    const { projectLabels } = fixture.as('jonas');
    const byNumber = await projectLabels.list({ id: 31 });
    expect(await projectLabels.list({ id: 'aurora/tools/anvil' })).toEqual(byNumber);
    expect(await projectLabels.list({ id: 'Aurora/Tools/Anvil' })).toEqual(byNumber);
  });

  test('by a former path, with a redirect to its id', async () => {
    const url = `${fixture.sandbox.url}/api/v4/projects/aurora%2Fpathfinder/labels/docs?include_ancestor_groups=false`;
    const headers = { 'private-token': 'token-of-jonas' };
    const response = await fetch(url, { headers, redirect: 'manual' });
    expect(response.status).toBe(301);
    const location = response.headers.get('location');
    expect(location).toBe(`${fixture.sandbox.url}/api/v4/projects/24/labels/docs?include_ancestor_groups=false`);
    expect(await response.json()).toEqual({ message: `The resource has moved permanently to ${location}` });
    expect(await (await fetch(location ?? '', { headers })).json()).toMatchObject({ name: 'docs' });
  });

  test('not by an unencoded path, and not by an unknown name', async () => {
    const response = await fetch(`${fixture.sandbox.url}/api/v4/projects/aurora/compass/labels`, {
      headers: { 'private-token': 'token-of-jonas' },
    });
    expect(response.status).toBe(404);
    expect(await statusOf(fixture.as('jonas').projectLabels.list({ id: 'aurora/nothing' }))).toBe(404);
    expect(await statusOf(fixture.as('jonas').projectLabels.list({ id: 999 }))).toBe(404);
  });
});

test.each([9000, 20_000, 70_000, 1_000_000])('a query string of %i characters is rejected with 414', async (length) => {
  const response = await fetch(`${fixture.sandbox.url}/api/v4/projects/24/labels?search=${'x'.repeat(length)}`, {
    headers: { 'private-token': 'token-of-jonas' },
  });
  expect(response.status).toBe(414);
  expect(await response.json()).toEqual({ message: expect.stringContaining('request target') });
});

describe('an invalid token yields 401', () => {
  const valid = {
    'private-token': 'token-of-jonas',
    'job-token': 'job-token-of-compass',
    authorization: `Basic ${btoa('jonas:token-of-jonas')}`,
  };
  const invalid: Record<string, string>[] = [
    { 'private-token': 'nonsense' },
    { 'private-token': '' },
    { 'private-token': 'token-of-jonas, token-of-jonas' },
    { 'job-token': 'nonsense' },
    { 'job-token': '' },
    { 'job-token': 'token-of-jonas' },
    { authorization: 'Bearer nonsense' },
    { authorization: `Basic ${btoa('jonas:nonsense')}` },
  ];
  const operations = {
    'with an access token': '/api/v4/projects/24/labels',
    'with an access or a job token': '/api/v4/projects/24/registry/repositories',
    'with a user name and password': '/jwt/auth?service=container_registry&scope=repository:aurora/compass:pull',
    'without a credential': '/api/v4/projects/24/repository/files/README.md/raw',
  };

  test.each(Object.entries(operations))('beside valid tokens, on an operation %s', async (_, path) => {
    const url = fixture.sandbox.url + path;
    expect((await fetch(url, { headers: valid })).status).toBe(200);
    for (const wrong of invalid) {
      const { status } = await fetch(url, { headers: { ...valid, ...wrong } });
      expect({ wrong, status }).toEqual({ wrong, status: 401 });
    }
  });

  test('even if it is the only credential of a request to an operation that needs none', async () => {
    const url = fixture.sandbox.url + operations['without a credential'];
    for (const headers of invalid) {
      const { status } = await fetch(url, { headers });
      expect({ headers, status }).toEqual({ headers, status: 401 });
    }
  });

  test('but a valid token with too few scopes is ignored if the operation does not accept its security scheme', async () => {
    const { authorization, ...headers } = {
      ...valid,
      authorization: `Basic ${btoa('jonas:repository-token-of-jonas')}`,
    };
    const url = `${fixture.sandbox.url}/api/v4/projects/24/labels/bug/subscribe`;
    expect((await fetch(url, { method: 'POST', headers })).status).toBe(200);
    expect((await fetch(url, { method: 'POST', headers: { ...headers, authorization } })).status).toBe(304);
  });
});

test('a member of a single project has a role in that project only', async () => {
  const sora = fixture.as('sora');
  expect(await statusOf(sora.projectLabels.list({ id: 31 }))).toBe(404);
  await fixture.sandbox.queries.insert(projectMembers).values({ projectId: 31, userId: 23, accessLevel: 15 });
  expect(await statusOf(sora.projectLabels.create({ id: 31 }, { name: 'of-a-member', color: 'red' }))).toBe(201);
  expect(
    await statusOf(sora.projectBadges.create({ id: 31 }, { link_url: 'https://a.b', image_url: 'https://a.b' })),
  ).toBe(403);
  expect(await statusOf(sora.projectLabels.create({ id: 24 }, { name: 'elsewhere', color: 'red' }))).toBe(403);
  await fixture.sandbox.queries.delete(projectMembers);
  await fixture.as('jonas').projectLabels.delete({ id: 31, label_id: 'of-a-member' });
});

describe('undocumented values get 422', () => {
  test.each([
    '/merge_requests?state=lost',
    '/merge_requests?scope=everything',
    '/merge_requests?page=two',
    '/merge_requests?page=0',
    '/merge_requests?render_html=1',
    '/merge_requests?created_after=yesterday',
    '/merge_requests?approved_by_ids[]=one',
    '/merge_requests?not[author_id]=x',
    '/projects/24/labels?with_counts=yes',
    '/projects/24/milestones?state=late',
    '/projects/24/milestones?iids[]=x',
    '/projects/24/pipeline_schedules?scope=all',
    '/projects/24/forks?visibility=secret',
    '/projects/24/forks?min_access_level=high',
    '/projects/24/repository/files/README.md',
    '/projects/24/repository/files/README.md/raw?lfs=maybe',
    '/projects/24/repository/files/README.md/blame?ref=main&range[start]=x',
    '/projects/24/repository/files/README.md/blame?ref=main&range[start]=3&range[end]=1',
    '/projects/24/registry/repositories/5/tags?pagination=keyset',
    '/projects/24/badges/render?link_url=https://a.b',
    '/projects/24/badges/one',
    '/namespaces/aurora/exists?parent_id=nine',
  ])('%s', async (path) => {
    const response = await fetch(`${fixture.sandbox.url}/api/v4${path}`, {
      headers: { 'private-token': 'token-of-mira' },
    });
    expect({ status: response.status, body: await response.json() }).toMatchObject({
      status: 422,
      body: { message: expect.any(String) },
    });
  });

  test.each([
    ['a query', '/projects/24/labels?search=%ff', {}],
    ['a form', '/projects/24/labels', { type: 'application/x-www-form-urlencoded', body: 'name=%ff&color=red' }],
    ['JSON', '/projects/24/labels', { type: 'application/json', body: '{"name":' }],
  ])('but %s that cannot be parsed gets 400', async (_, path, { type, body }: { type?: string; body?: string }) => {
    const headers = { 'private-token': 'token-of-mira', ...(type === undefined ? {} : { 'content-type': type }) };
    const init = body === undefined ? { headers } : { method: 'POST', headers, body };
    expect((await fetch(`${fixture.sandbox.url}/api/v4${path}`, init)).status).toBe(400);
  });
});

describe('values that no column can store', () => {
  test.each([2 ** 31, 2 ** 40])('the number %i', async (id) => {
    const client = fixture.as('mira');
    expect(await statusOf(client.projectBadges.get({ id: 24, badge_id: id }))).toBe(404);
    expect(await statusOf(client.projectLabels.get({ id, label_id: 'bug' }))).toBe(404);
    expect(await statusOf(client.projectMilestones.delete({ id: 24, milestone_id: id }))).toBe(404);
    expect(
      await statusOf(client.projectLabels.create({ id: 24 }, { name: `p${id}`, color: 'red', priority: id })),
    ).toBe(422);
  });
});

describe('pages', () => {
  test('are disjoint, cover the whole list, and have the page headers', async () => {
    const rows = Array.from({ length: 45 }, (_, index) => ({ projectId: 31, title: `l${100 + index}`, color: 'red' }));
    await fixture.sandbox.queries.insert(labels).values(rows);
    const { projectLabels } = fixture.as('jonas');
    const page = async (query: Parameters<typeof projectLabels.list>[1]) =>
      resultOf(projectLabels.list({ id: 31 }, query));

    const pages = [await page({}), await page({ page: 2 }), await page({ page: 3 })];
    const titles = pages.flatMap((answer) => (answer.status === 200 ? answer.data.map(({ name }) => name) : []));
    expect(titles).toEqual(rows.map(({ title }) => title));
    expect(pages.map(({ headers }) => headers)).toMatchObject([
      { 'x-page': 1, 'x-per-page': 20, 'x-total': 45, 'x-total-pages': 3, 'x-next-page': '2', 'x-prev-page': '' },
      { 'x-page': 2, 'x-next-page': '3', 'x-prev-page': '1' },
      { 'x-page': 3, 'x-next-page': '', 'x-prev-page': '2' },
    ]);
    const beyond = await page({ page: 9, per_page: 100 });
    expect(beyond).toMatchObject({
      status: 200,
      data: [],
      headers: { 'x-total': 45, 'x-total-pages': 1, 'x-prev-page': '1' },
    });
  });

  test('have links that keep the other query parameters', async () => {
    const answer = await resultOf(
      fixture.as('jonas').projectLabels.list({ id: 31 }, { page: 2, per_page: 10, search: 'l1' }),
    );
    const headers = answer.status === 200 ? answer.headers : {};
    const links = new Map(
      [
        ...String(Object.entries(headers).find(([name]) => name === 'link')?.[1]).matchAll(/<([^>]+)>; rel="(\w+)"/gu),
      ].map(([, url = '', relation = '']) => [relation, new URL(url)]),
    );
    expect([...links].map(([relation, url]) => [relation, url.searchParams.get('page')])).toEqual([
      ['prev', '1'],
      ['next', '3'],
      ['first', '1'],
      ['last', '5'],
    ]);
    const next = await fetch(links.get('next') ?? '', { headers: { 'private-token': 'token-of-jonas' } });
    expect(links.get('next')?.searchParams.get('search')).toBe('l1');
    expect((await next.json()) as unknown[]).toMatchObject([
      { name: 'l120' },
      ...Array.from({ length: 9 }, () => ({})),
    ]);
  });

  test('have no totals above 10,000 records, and skip at most 50,000', async () => {
    const rows = Array.from({ length: 10_001 }, (_, index) => ({ projectId: 57, title: `l${index}`, color: 'red' }));
    for (let start = 0; start < rows.length; start += 2000) {
      await fixture.sandbox.queries.insert(labels).values(rows.slice(start, start + 2000));
    }
    const { projectLabels } = fixture.as('mira');
    const answer = await resultOf(projectLabels.list({ id: 57 }, { page: 2 }));
    expect(answer.headers).toMatchObject({ 'x-page': 2, 'x-next-page': '3' });
    expect(answer.headers).not.toHaveProperty('x-total');
    expect(answer.headers).not.toHaveProperty('x-total-pages');
    expect(JSON.stringify(answer.headers)).not.toContain('rel=\\"last\\"');
  });

  test('above 10,000 records, the last page and the pages beyond it have no next link', async () => {
    const { projectLabels } = fixture.as('mira');
    const page = async (number: number) =>
      resultOf(projectLabels.list({ id: 57 }, { page: number, per_page: 100, include_ancestor_groups: false }));
    const [before, last, beyond] = [await page(100), await page(101), await page(102)];
    expect(before.headers).toMatchObject({ 'x-next-page': '101', link: expect.stringContaining('rel="next"') });
    for (const end of [last, beyond]) {
      expect(end.headers).toMatchObject({ 'x-next-page': '', link: expect.not.stringContaining('rel="next"') });
      expect(end.headers).not.toHaveProperty('x-total');
    }
    expect([before, last, beyond].map(({ data }) => (data as unknown[]).length)).toEqual([100, 1, 0]);
    expect(await statusOf(projectLabels.list({ id: 57 }, { page: 502, per_page: 100 }))).toBe(422);
  });
});
