import { describe, expect, test } from 'vitest';
import { eventually } from '../eventually.ts';
import { useService } from './use-service.ts';

// Document 3: Pages, milestones, weight events, error tracking, labels and forks.

const { send, statusOf } = useService();

describe('Pages', () => {
  test('PATCH: `pages_unique_domain_enabled`, `pages_https_only`, `pages_primary_domain` (one of the already assigned domains)', async () => {
    const line = 'PATCH /projects/24/pages';
    expect(
      await send('mira', line, { json: { pages_unique_domain_enabled: false, pages_https_only: false } }),
    ).toMatchObject({
      status: 200,
      body: { is_unique_domain_enabled: false, force_https: false },
    });
    const domain = 'https://compass.example.com';
    expect((await send('mira', line, { json: { pages_primary_domain: domain } })).body).toMatchObject({
      primary_domain: domain,
    });
    expect(await statusOf('mira', line, { json: { pages_primary_domain: 'https://other.example.com' } })).toBe(422);
  });

  test('`path_prefix` is non-empty for parallel deployments', async () => {
    const { body } = await send('mira', 'GET /projects/24/pages');
    const prefixes = (body as { deployments: { path_prefix: string | null }[] }).deployments.map(
      ({ path_prefix: prefix }) => prefix ?? '',
    );
    expect(prefixes.filter((prefix) => prefix === '').length).toBe(1);
    expect(prefixes.length).toBeGreaterThan(1);
  });

  test('DELETE unpublishes Pages', async () => {
    expect([200, 204]).toContain(await statusOf('mira', 'DELETE /projects/24/pages'));
    expect(await statusOf('mira', 'GET /projects/24/pages')).toBe(404);
  });
});

describe('project milestones', () => {
  const milestones = '/projects/24/milestones';

  test('`title` is required; `state_event=close` makes `closed`, `state_event=activate` makes `active`', async () => {
    expect(await statusOf('tomas', `POST ${milestones}`, { json: { description: 'x' } })).toBe(422);
    const { status, body } = await send('tomas', `POST ${milestones}`, {
      json: { title: 'New', start_date: '2026-03-01', due_date: '2026-03-31' },
    });
    expect([status, body]).toMatchObject([
      201,
      { state: 'active', start_date: '2026-03-01', due_date: '2026-03-31', expired: false },
    ]);
    const line = `PUT ${milestones}/${(body as { id: number }).id}`;
    expect((await send('tomas', line, { json: { state_event: 'close' } })).body).toMatchObject({ state: 'closed' });
    expect((await send('tomas', line, { json: { state_event: 'activate' } })).body).toMatchObject({ state: 'active' });
    expect(await statusOf('tomas', line, { json: { state_event: 'reopen' } })).toBe(422);
    expect(await statusOf('tomas', `DELETE ${line.split(' ')[1]}`)).toBeLessThan(300);
  });

  test('`iids[]` is ignored when `include_ancestors` is true; `search` looks at title or description', async () => {
    const ids = async (query: string) =>
      ((await send('sora', `GET ${milestones}`, { query })).body as { id: number }[]).map(({ id }) => id);
    expect(await ids('iids[]=4')).toEqual([58]);
    expect(await ids('iids[]=4&include_ancestors=true')).toEqual([63, 58]);
    expect(await ids('search=v1')).toEqual([58]);
    expect(await ids('search=no+time')).toEqual([63]);
    expect(await ids('title=v2.0')).toEqual([63]);
    expect(await ids('state=closed')).toEqual([58]);
  });

  test('issues, merge requests and burndown events of the milestone', async () => {
    const read = async (what: string) => ((await send('sora', `GET ${milestones}/63/${what}`)).body as object[]).length;
    expect([await read('issues'), await read('merge_requests'), await read('burndown_events')]).toEqual([2, 2, 4]);
  });

  test('promotes to a group milestone', async () => {
    const { body } = await send('tomas', `POST ${milestones}`, { json: { title: 'For the group' } });
    const { id } = body as { id: number };
    expect(await statusOf('tomas', `POST ${milestones}/${id}/promote`)).toBe(200);
    expect(await statusOf('tomas', `GET ${milestones}/${id}`)).toBe(404);
    const { body: listed } = await send('tomas', `GET ${milestones}`, { query: 'include_ancestors=true' });
    expect((listed as { id: number }[]).map((one) => one.id)).toContain(id);
  });
});

test('weight events of the issue, and one of them', async () => {
  const { body } = await send('sora', 'GET /projects/24/issues/42/resource_weight_events');
  expect(body).toMatchObject([
    { id: 142, weight: 3 },
    { id: 147, weight: 5 },
  ]);
  expect((await send('sora', 'GET /projects/24/issues/42/resource_weight_events/147')).body).toEqual(
    (body as object[])[1],
  );
  expect(await statusOf('sora', 'GET /projects/24/issues/45/resource_weight_events/147')).toBe(404);
});

describe('error tracking', () => {
  const settings = '/projects/24/error_tracking/settings';

  test('PUT: `active` and `integrated` are required; PATCH: `active` is required, `integrated` is optional', async () => {
    for (const json of [{}, { active: true }, { integrated: true }])
      expect(await statusOf('mira', `PUT ${settings}`, { json })).toBe(422);
    expect(await send('mira', `PUT ${settings}`, { json: { active: true, integrated: true } })).toMatchObject({
      status: 200,
      body: { active: true, integrated: true },
    });
    for (const json of [{}, { integrated: true }])
      expect(await statusOf('mira', `PATCH ${settings}`, { json })).toBe(422);
    expect((await send('mira', `PATCH ${settings}`, { json: { active: false } })).body).toMatchObject({
      active: false,
    });
  });

  test('client key: `public_key` is generated automatically, `tracker_dsn` embeds the public key', async () => {
    const keys = '/projects/24/error_tracking/client_keys';
    const { status, body } = await send('mira', `POST ${keys}`);
    const {
      id,
      public_key: key,
      tracker_dsn: address,
    } = body as { id: number; public_key: string; tracker_dsn: string };
    expect([status, address.includes(key), key.length > 10]).toEqual([201, true, true]);
    expect(await statusOf('mira', `DELETE ${keys}/${id}`)).toBeLessThan(300);
    expect(await statusOf('mira', `DELETE ${keys}/${id}`)).toBe(404);
  });
});

describe('project labels', () => {
  const labels = '/projects/24/labels';
  const create = async (json: object) => send('tomas', `POST ${labels}`, { json });

  test('`color` is a six-digit hex with leading `#`, or a CSS colour name', async () => {
    for (const [index, color] of ['#12aBcD', 'red', 'rebeccapurple'].entries()) {
      expect(await create({ name: `colour ${index}`, color })).toMatchObject({ status: 201, body: { color } });
    }
    for (const color of ['12abcd', '#12abc', '#12abcg', '#12abcdef', 'reddish', '']) {
      expect((await create({ name: 'colour', color })).status).toBe(422);
    }
    expect((await create({ color: 'red' })).status).toBe(422);
    expect((await create({ name: 'no colour' })).status).toBe(422);
  });

  test('`priority` is an integer >= 0, or null to remove; `archived` is false by default', async () => {
    expect((await create({ name: 'zero', color: 'red', priority: 0 })).body).toMatchObject({
      priority: 0,
      archived: false,
    });
    expect((await create({ name: 'none', color: 'red', priority: null })).body).toMatchObject({ priority: null });
    for (const priority of [-1, 1.5, 'high'])
      expect((await create({ name: 'wrong', color: 'red', priority })).status).toBe(422);
    const json = { new_name: 'zero', priority: null, archived: true };
    expect((await send('tomas', `PUT ${labels}/zero`, { json })).body).toMatchObject({
      priority: null,
      archived: true,
    });
  });

  test('`new_name` is required if `color` is absent, and the other way round', async () => {
    await create({ name: 'change me', color: 'red' });
    const update = async (json: object) => statusOf('tomas', `PUT ${labels}/change%20me`, { json });
    expect([await update({}), await update({ description: 'x' }), await update({ priority: 1 })]).toEqual([
      422, 422, 422,
    ]);
    expect([await update({ color: 'blue' }), await update({ new_name: 'change me' })]).toEqual([200, 200]);
  });

  test('`with_counts` is false by default; `include_ancestor_groups` is true by default; `archived`: all when unset', async () => {
    const { body } = await create({ name: 'promoted', color: 'red' });
    const { id } = body as { id: number };
    // Promotes to a group label; the label keeps its ID.
    expect((await send('mira', `PUT ${labels}/${id}/promote`)).body).toMatchObject({ id, is_project_label: false });
    const list = async (query: string) =>
      (await send('mira', `GET ${labels}`, { query })).body as Record<string, unknown>[];
    const ids = async (query: string) => (await list(query)).map((label) => label['id']);
    expect(await ids('per_page=100')).toContain(id);
    expect(await ids('per_page=100&include_ancestor_groups=false')).not.toContain(id);
    expect(await statusOf('mira', `GET ${labels}/${id}`)).toBe(200);
    expect(await statusOf('mira', `GET ${labels}/${id}`, { query: 'include_ancestor_groups=false' })).toBe(404);
    expect((await list('')).every((label) => label['open_issues_count'] === undefined)).toBe(true);
    expect((await list('per_page=100')).map((label) => label['archived'])).toEqual(
      expect.arrayContaining([true, false]),
    );
  });

  test('subscribe gives the label with `subscribed` true', async () => {
    expect((await send('jonas', `POST ${labels}/docs/subscribe`)).body).toMatchObject({
      name: 'docs',
      subscribed: true,
    });
  });

  test('older deprecated endpoints still exist', async () => {
    await create({ name: 'older', color: 'red' });
    expect(await statusOf('tomas', `PUT ${labels}`, { json: { name: 'older', new_name: 'old' } })).toBe(200);
    const { body } = await send('tomas', `GET ${labels}/old`);
    expect(
      await statusOf('tomas', `PUT ${labels}`, { json: { label_id: (body as { id: number }).id, color: 'blue' } }),
    ).toBe(200);
    expect(await statusOf('mira', `PUT ${labels}/promote`, { json: { name: 'old' } })).toBe(200);
    await create({ name: 'oldest', color: 'red' });
    expect(await statusOf('tomas', `DELETE ${labels}`, { query: 'name=oldest' })).toBe(204);
  });
});

describe('project forks', () => {
  test('starts an asynchronous fork; completion is checked through `import_status` of the new project', async () => {
    const json = {
      path: 'my-compass',
      name: 'My Compass',
      description: 'Mine',
      visibility: 'private',
      branches: 'main',
      mr_default_target_self: true,
    };
    const { status, body } = await send('sora', 'POST /projects/24/fork', { json });
    expect([status, body]).toMatchObject([
      202,
      { path_with_namespace: 'sora/my-compass', name: 'My Compass', description: 'Mine', visibility: 'private' },
    ]);
    const { id } = body as { id: number };
    const read = async () =>
      ((await send('sora', 'GET /projects/24/forks')).body as { id: number; import_status: string }[]).find(
        (one) => one.id === id,
      );
    expect(await eventually(read, (fork) => fork?.import_status === 'finished')).toMatchObject({ id });
    // Only the given branches are forked.
    const file = `GET /projects/${id}/repository/files/README.md`;
    expect(await statusOf('sora', file, { query: 'ref=main' })).toBe(200);
    expect(await statusOf('sora', file, { query: 'ref=faster-routing' })).toBe(404);
  });

  test('a service account must give `namespace_id` or `namespace_path` and cannot fork into a personal namespace', async () => {
    for (const json of [{}, { namespace: 9 }, { namespace_path: 'jonas' }, { namespace_id: 22 }]) {
      expect(await statusOf('courier', 'POST /projects/24/fork', { json: { path: 'x', ...json } })).toBe(422);
    }
  });

  const orders = ['id', 'name', 'path', 'created_at', 'updated_at', 'star_count', 'last_activity_at'];
  test.each(orders)('the list is ordered by %s; `created_at` and `desc` by default', async (order) => {
    const ids = async (query: string) =>
      ((await send('mira', 'GET /projects/24/forks', { query })).body as { id: number }[]).map(({ id }) => id);
    const up = await ids(`order_by=${order}&sort=asc`);
    expect(up.toReversed()).toEqual(await ids(`order_by=${order}&sort=desc`));
    if (order === 'created_at') expect(await ids('')).toEqual(up.toReversed());
  });

  test('`simple` limits the fields, and is a no-op without authentication', async () => {
    const fields = async (username: 'mira' | undefined, query: string) =>
      Object.keys(((await send(username, 'GET /projects/24/forks', { query })).body as object[])[0] ?? {}).length;
    expect(await fields('mira', 'simple=true')).toBeLessThan(await fields('mira', ''));
    expect(await fields(undefined, 'simple=true')).toBe(await fields(undefined, ''));
  });

  test('`statistics` needs Reporter or higher, `with_custom_attributes` an administrator', async () => {
    const list = async (username: 'admin' | 'priya' | 'sora' | 'mira', query: string) =>
      statusOf(username, 'GET /projects/24/forks', { query });
    expect([await list('priya', 'statistics=true'), await list('sora', 'statistics=true')]).toEqual([200, 403]);
    expect([
      await list('admin', 'with_custom_attributes=true'),
      await list('mira', 'with_custom_attributes=true'),
    ]).toEqual([200, 403]);
  });

  test('filters: `archived`, `owned`, `membership`, `starred`, `search`, `visibility`, `min_access_level`, enabled features', async () => {
    const ids = async (query: string) =>
      ((await send('mira', 'GET /projects/24/forks', { query })).body as { id: number }[])
        .map(({ id }) => id)
        .filter((id) => id < 60)
        .toSorted();
    expect(await ids('')).toEqual([52, 57]);
    expect([await ids('archived=true'), await ids('archived=false')]).toEqual([[52], [57]]);
    expect([await ids('owned=true'), await ids('membership=true'), await ids('starred=true')]).toEqual([
      [52, 57],
      [52, 57],
      [],
    ]);
    expect([await ids('visibility=private'), await ids('visibility=public')]).toEqual([[52], [57]]);
    expect([await ids('search=trials'), await ids('min_access_level=50')]).toEqual([[52], [52, 57]]);
    expect(
      [await ids('with_issues_enabled=true'), await ids('with_merge_requests_enabled=true')].map((found) =>
        found.includes(57),
      ),
    ).toEqual([true, true]);
    expect(await ids('updated_after=2100-01-01T00:00:00Z')).toEqual([]);
    expect(await ids('updated_before=2100-01-01T00:00:00Z')).toEqual([52, 57]);
  });
});
