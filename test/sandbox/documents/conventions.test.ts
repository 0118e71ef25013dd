import { describe, expect, test } from 'vitest';
import { operations, useService } from './use-service.ts';

// Document 1, "Endpoints: shared conventions".

const { fixture, send, statusOf } = useService();

describe('1: every request URL is `{base_url}/api/v4` followed by the endpoint path', () => {
  test.each([
    ['/api/v4/namespaces', 200],
    ['/namespaces', 404],
    ['/api/namespaces', 404],
    ['/api/v3/namespaces', 404],
    ['/api/v5/namespaces', 404],
  ])('%s: %i', async (path, status) => {
    const headers = { 'private-token': 'token-of-mira' };
    expect((await fetch(fixture.sandbox.url + path, { headers })).status).toBe(status);
  });
});

test('2: responses are JSON; a few endpoints also return plain text (raw file, raw diff)', async () => {
  const plain = new Set(['getRawRepositoryFile', 'getMergeRequestRawDiffs']);
  for (const { line, method, operation } of operations.filter((one) => one.method === 'GET')) {
    const type = (await send('admin', line, { query: 'ref=main' })).headers.get('content-type');
    expect([operation, type]).toEqual([operation, plain.has(operation) ? 'text/plain' : 'application/json']);
    const refused = await send(undefined, line.replace(/\/24\b/u, '/31'));
    expect([operation, method, refused.headers.get('content-type')]).toEqual([operation, method, 'application/json']);
  }
});

describe('4: `:id` accepts an integer ID or the URL-encoded full path', () => {
  test.each([
    ['of a project', '/projects/24/labels', '/projects/aurora%2Fcompass/labels'],
    ['of a project in a subgroup', '/projects/31/labels', '/projects/aurora%2Ftools%2Fanvil/labels'],
    ['of a group', '/groups/12/registry/repositories', '/groups/aurora%2Ftools/registry/repositories'],
    ['of a namespace', '/namespaces/12', '/namespaces/aurora%2Ftools'],
  ])('%s', async (_, byId, byPath) => {
    const expected = await send('mira', `GET ${byId}`);
    expect(expected.status).toBe(200);
    expect((await send('mira', `GET ${byPath}`)).body).toEqual(expected.body);
  });

  test.each(operations.filter(({ path }) => path.startsWith('/projects/{id}/')).map(({ line }) => line))(
    'a path parameter that must be URL-encoded and is not matches no endpoint and the response is 404: %s',
    async (line) => {
      expect(await statusOf('admin', line.replace(/\/projects\/\d+/u, '/projects/aurora/compass'))).toBe(404);
    },
  );
});

test('5: file paths, branch names and tag names that contain `/` are sent URL-encoded in the path', async () => {
  const branch = { branch: 'topic/one', start_branch: 'main', commit_message: 'Add a file', content: 'x' };
  expect(await statusOf('jonas', 'POST /projects/24/repository/files/a%2Fb.md', { json: branch })).toBe(201);
  const encoded = await send(undefined, 'GET /projects/24/repository/files/a%2Fb.md', { query: 'ref=topic/one' });
  expect(encoded.body).toMatchObject({ file_path: 'a/b.md', file_name: 'b.md', ref: 'topic/one' });
  expect(await statusOf(undefined, 'GET /projects/24/repository/files/a/b.md', { query: 'ref=topic/one' })).toBe(404);
});

describe('6: `id` versus `iid`', () => {
  test('a path built with the `id` of a merge request or issue is invalid', async () => {
    expect((await send('mira', 'GET /projects/24/merge_requests/17')).body).toMatchObject({ id: 4081, iid: 17 });
    expect(await statusOf('mira', 'GET /projects/24/merge_requests/4081')).toBe(404);
    expect(await statusOf('mira', 'GET /projects/24/issues/42/resource_weight_events')).toBe(200);
    expect(await statusOf('mira', 'GET /projects/24/issues/9310/resource_weight_events')).toBe(404);
  });

  test('not every resource with an `iid` is addressed by it', async () => {
    expect((await send('mira', 'GET /projects/24/milestones/63')).body).toMatchObject({ id: 63, iid: 5 });
    expect(await statusOf('mira', 'GET /projects/24/milestones/5')).toBe(404);
  });
});

describe('8: arrays, hashes and arrays of hashes', () => {
  test('array parameters are sent as `name[]=v` repeated', async () => {
    const { body } = await send('mira', 'GET /projects/24/milestones', { query: 'iids[]=4&iids[]=5' });
    expect(body).toMatchObject([{ iid: 5 }, { iid: 4 }]);
    const line = 'GET /projects/24/milestones';
    expect((await send('mira', line, { query: 'iids%5B%5D=4' })).body).toMatchObject([{ iid: 4 }]);
  });

  test('hash parameters are sent as `name[key]=v`', async () => {
    const query = 'scope=all&not[labels]=performance&not[milestone]=v2.0';
    const { body } = await send('mira', 'GET /merge_requests', { query });
    expect((body as { iid: number }[]).map(({ iid }) => iid)).not.toContain(17);
    expect(body).not.toEqual([]);
  });

  test.each([
    [
      'as `name[0][key]=v` in a form',
      { form: 'name=by-form&deploy_access_levels[0][access_level]=40&deploy_access_levels[1][user_id]=7' },
    ],
    [
      'as `name[0][key]=v` in a query',
      { query: 'name=by-query&deploy_access_levels[0][access_level]=40&deploy_access_levels[1][user_id]=7' },
    ],
    [
      'as a JSON array of objects in a JSON body',
      { json: { name: 'by-json', deploy_access_levels: [{ access_level: 40 }, { user_id: 7 }] } },
    ],
  ])('arrays of hashes are sent %s', async (_, sent) => {
    const { status, body } = await send('mira', 'POST /projects/24/protected_environments', sent);
    expect(status).toBe(201);
    expect(body).toMatchObject({ deploy_access_levels: [{ access_level: 40 }, { user_id: 7 }] });
  });
});

describe('9: a `+` inside a query value must be sent as `%2B`, otherwise it is read as a space', () => {
  test('in the offset of a timestamp', async () => {
    const after = (offset: string) =>
      statusOf('mira', 'GET /merge_requests', { query: `created_after=2026-03-01T00:00:00${offset}` });
    expect(await after('%2B01:00')).toBe(200);
    expect(await after('+01:00')).toBe(422);
  });

  test('in a text', async () => {
    await send('mira', 'POST /projects/24/labels', { json: { name: 'c++', color: 'red' } });
    await send('mira', 'POST /projects/24/labels', { json: { name: 'c and more', color: 'red' } });
    const found = async (search: string) =>
      ((await send('mira', 'GET /projects/24/labels', { query: `search=${search}` })).body as { name: string }[]).map(
        ({ name }) => name,
      );
    expect(await found('c%2B')).toEqual(['c++']);
    expect(await found('c+a')).toEqual(['c and more']);
    expect(await found('c%20a')).toEqual(['c and more']);
  });
});

describe('10: timestamps are ISO 8601 in both requests and responses', () => {
  test.each([
    '2026-03-01T00:00:00Z',
    '2026-03-01T00:00:00.000Z',
    '2026-03-01T02:00:00%2B02:00',
    '2026-02-28T19:00:00-05:00',
  ])('in a request: %s', async (time) => {
    const query = `scope=all&state=all&created_after=${time}`;
    const { status, body } = await send('mira', 'GET /merge_requests', { query });
    expect(status).toBe(200);
    expect((body as { iid: number }[]).map(({ iid }) => iid).toSorted()).toEqual([15, 16, 17, 18]);
  });

  test('in a response; dates without time are `YYYY-MM-DD`', async () => {
    const { body } = await send('mira', 'GET /projects/24/milestones/63');
    const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/u);
    expect(body).toMatchObject({
      created_at: time,
      updated_at: time,
      due_date: '2026-04-30',
      start_date: '2026-03-01',
    });
    for (const due of ['30.04.2026', '2026-4-30', '2026-04-30T00:00:00Z']) {
      expect(await statusOf('mira', 'POST /projects/24/milestones', { json: { title: due, due_date: due } })).toBe(422);
    }
  });
});

describe('11: boolean request parameters accept only `true` or `false`', () => {
  test.each(['1', '0', 'yes', 'no', 'TRUE', 'on', 'null', ''])('not %j in a query or form', async (value) => {
    expect(await statusOf('mira', 'GET /projects/24/labels', { query: `with_counts=${value}` })).toBe(422);
    const form = `name=x&color=red&archived=${value}`;
    expect(await statusOf('mira', 'POST /projects/24/labels', { form })).toBe(422);
  });

  test.each([1, 0, 'true', 'false', null, ''])('not %j in JSON', async (enabled) => {
    expect(await statusOf('mira', 'PATCH /projects/24/job_token_scope', { json: { enabled } })).toBe(422);
  });

  test.each(['true', 'false'])('%s', async (value) => {
    expect(await statusOf('mira', 'GET /projects/24/labels', { query: `with_counts=${value}` })).toBe(200);
    expect(await statusOf('mira', 'PATCH /projects/24/job_token_scope', { form: `enabled=${value}` })).toBe(204);
    expect(await statusOf('mira', 'PATCH /projects/24/job_token_scope', { json: { enabled: value === 'true' } })).toBe(
      204,
    );
  });
});

describe('12: after a project path changes, a request using the old path gets a redirect notice', () => {
  const moved = operations.filter(({ path }) => path.startsWith('/projects/{id}/'));

  test.each(moved.map(({ line }) => line.replace('/projects/24', '/projects/aurora%2Fpathfinder')))(
    '`Location` holds the new endpoint URL, addressing the project by numeric ID: %s',
    async (line) => {
      const isFile = line.includes('/repository/files/');
      const query = isFile ? 'ref=main&branch=main&commit_message=x&content=y' : requiredQuery;
      const { status, headers, body } = await send('admin', line, { query });
      const location = `${fixture.sandbox.url}/api/v4${(line.split(' ')[1] ?? '').replace('aurora%2Fpathfinder', '24')}?${query}`;
      expect(status).toBe(301);
      expect(headers.get('location')).toBe(location);
      const isHead = line.startsWith('HEAD ');
      expect(body).toEqual(isHead ? undefined : { message: `The resource has moved permanently to ${location}` });
    },
  );
});

/** Parameters that some operations require. The other operations ignore them. */
const requiredQuery = [
  'link_url=https://a.b',
  'image_url=https://a.b',
  'name=x',
  'color=red',
  'new_name=x',
  'active=true',
  'integrated=true',
  'enabled=true',
  'target_project_id=31',
  'target_group_id=12',
  'source_branch=a',
  'target_branch=b',
  'title=x',
  'cron=0',
  'description=x',
  'ref=main',
  'key=x',
  'value=x',
  'name_regex_delete=x',
  'deploy_access_levels[0][access_level]=40',
].join('&');
