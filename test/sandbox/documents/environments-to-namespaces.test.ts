import { describe, expect, test } from 'vitest';
import { eventually } from '../eventually.ts';
import { useService } from './use-service.ts';

// Document 3: protected environments, snippet storage moves, badges, replication sites and namespaces.

const { send, statusOf } = useService();

describe('protected environments', () => {
  const environments = '/projects/24/protected_environments';
  const protect = async (json: object) => send('mira', `POST ${environments}`, { json });

  test('`name` and `deploy_access_levels` are required, `approval_rules` is optional; created, with `approval_rules`', async () => {
    const levels = [{ access_level: 40 }];
    expect((await protect({ deploy_access_levels: levels })).status).toBe(422);
    expect((await protect({ name: 'a' })).status).toBe(422);
    expect(await protect({ name: 'a', deploy_access_levels: levels })).toMatchObject({
      status: 201,
      body: { name: 'a', approval_rules: [] },
    });
    expect((await send('mira', `GET ${environments}/a`)).body).toMatchObject({
      name: 'a',
      deploy_access_levels: levels,
    });
    expect([200, 204]).toContain(await statusOf('mira', `DELETE ${environments}/a`));
    expect(await statusOf('mira', `GET ${environments}/a`)).toBe(404);
  });

  test.each([
    ['two', { user_id: 7, access_level: 40 }],
    ['three', { user_id: 7, group_id: 9, access_level: 40 }],
    ['none', { group_inheritance_type: 1 }],
  ])('each array element is exactly one of `user_id`, `group_id`, `access_level`: not %s', async (_, element) => {
    expect((await protect({ name: 'b', deploy_access_levels: [element] })).status).toBe(422);
    const rules = { name: 'b', deploy_access_levels: [{ access_level: 40 }], approval_rules: [element] };
    expect((await protect(rules)).status).toBe(422);
  });

  test('access levels: 30 Developer, 40 Maintainer, 60 Admin; group inheritance types: 0 (default) or 1', async () => {
    const levels = [
      { access_level: 30 },
      { access_level: 40 },
      { access_level: 60 },
      { group_id: 9, group_inheritance_type: 1 },
    ];
    const { body } = await protect({ name: 'c', deploy_access_levels: levels });
    expect(body).toMatchObject({
      deploy_access_levels: [
        { access_level: 30, access_level_description: expect.stringContaining('Developer'), group_inheritance_type: 0 },
        {
          access_level: 40,
          access_level_description: expect.stringContaining('Maintainer'),
          group_inheritance_type: 0,
        },
        { access_level: 60, access_level_description: expect.stringContaining('Admin'), group_inheritance_type: 0 },
        { group_id: 9, group_inheritance_type: 1 },
      ],
    });
    for (const wrong of [{ access_level: 20 }, { access_level: 50 }, { group_id: 9, group_inheritance_type: 2 }]) {
      expect((await protect({ name: 'd', deploy_access_levels: [wrong] })).status).toBe(422);
    }
  });

  test('each user must have project access and each group must have the project shared', async () => {
    for (const wrong of [{ user_id: 23 }, { user_id: 999 }, { group_id: 999 }]) {
      expect((await protect({ name: 'e', deploy_access_levels: [wrong] })).status).toBe(422);
    }
  });

  test('on update an element without `id` creates a record, one with `id` updates it, one with `id` and `_destroy: true` deletes it', async () => {
    const { body } = await protect({ name: 'f', deploy_access_levels: [{ access_level: 30 }, { access_level: 40 }] });
    const [first, second] = (body as { deploy_access_levels: { id: number }[] }).deploy_access_levels;
    const json = {
      deploy_access_levels: [{ user_id: 11 }, { id: first?.id, user_id: 7 }, { id: second?.id, _destroy: true }],
    };
    const { body: updated } = await send('mira', `PUT ${environments}/f`, { json });
    expect((updated as { deploy_access_levels: object[] }).deploy_access_levels).toMatchObject([
      { id: first?.id, user_id: 7, access_level: null },
      { user_id: 11 },
    ]);
  });

  test('approval rule elements may add `required_approvals`', async () => {
    const rules = [{ user_id: 7, required_approvals: 2 }, { access_level: 40 }];
    const { body } = await protect({ name: 'g', deploy_access_levels: [{ access_level: 40 }], approval_rules: rules });
    expect(body).toMatchObject({ approval_rules: [{ user_id: 7, required_approvals: 2 }, { required_approvals: 1 }] });
  });
});

describe('snippet repository storage moves', () => {
  const states = ['initial', 'scheduled', 'started', 'replicated', 'failed', 'finished', 'cleanup failed'];

  test('scheduling a move creates a record (`scheduled`), with one of the listed states until it is `finished`', async () => {
    const json = { destination_storage_name: 'default' };
    const { status, body } = await send('admin', 'POST /snippets/79/repository_storage_moves', { json });
    expect(status).toBe(201);
    expect(body).toMatchObject({ state: 'scheduled', destination_storage_name: 'default', snippet: { id: 79 } });
    const line = `GET /snippets/79/repository_storage_moves/${(body as { id: number }).id}`;
    const seen = new Set<string>();
    await eventually(
      async () => (await send('admin', line)).body as { state: string },
      ({ state }) => seen.add(state).has('finished'),
    );
    expect(states).toEqual(expect.arrayContaining([...seen]));
  });

  test('`destination_storage_name` is chosen when omitted', async () => {
    const { status, body } = await send('admin', 'POST /snippets/79/repository_storage_moves', { json: {} });
    expect([status, typeof (body as { destination_storage_name: unknown }).destination_storage_name]).toEqual([
      201,
      'string',
    ]);
  });

  test('`source_storage_name` is required to move all snippets; body `{message}` with an accepted-status text (202)', async () => {
    const line = 'POST /snippet_repository_storage_moves';
    expect(await statusOf('admin', line, { json: {} })).toBe(422);
    const moved = await send('admin', line, { json: { source_storage_name: 'default' } });
    expect(moved).toMatchObject({ status: 202, body: { message: '202 Accepted' } });
  });
});

describe('project badges', () => {
  const badges = '/projects/24/badges';

  test('the list has project and group badges; `name` is case-sensitive', async () => {
    const list = async (query: string) =>
      ((await send('jonas', `GET ${badges}`, { query })).body as { kind: string }[]).map(({ kind }) => kind);
    expect((await list('')).toSorted()).toEqual(['group', 'project']);
    expect(await list('name=Coverage')).toEqual(['project']);
    expect(await list('name=coverage')).toEqual([]);
  });

  test('placeholders are replaced in both URLs when rendered', async () => {
    const placeholders = {
      project_path: 'aurora/compass',
      project_title: 'Compass',
      project_name: 'compass',
      project_id: '24',
      project_namespace: 'aurora',
      group_name: 'Aurora',
      service_server: 'forge.example.com',
      service_pages_domain: 'pages.example.com',
      default_branch: 'main',
      latest_tag: 'v1.4.0',
    };
    for (const [name, value] of Object.entries(placeholders)) {
      const address = `https://a.b/%{${name}}`;
      const { body } = await send('mira', `GET ${badges}/render`, {
        query: new URLSearchParams({ link_url: address, image_url: address }).toString(),
      });
      const rendered = `https://a.b/${value}`;
      expect(body).toEqual({
        link_url: address,
        image_url: address,
        rendered_link_url: rendered,
        rendered_image_url: rendered,
      });
    }
    const address = 'https://a.b/%{commit_sha}';
    const { body } = await send('mira', `POST ${badges}`, { json: { link_url: address, image_url: address } });
    expect(body).toMatchObject({
      link_url: address,
      rendered_link_url: expect.stringMatching(/^https:\/\/a\.b\/[0-9a-f]{40}$/u),
    });
  });

  test('`link_url` and `image_url` are required; `PUT` changes any of `link_url`, `image_url`, `name`', async () => {
    const addresses = { link_url: 'https://a.b', image_url: 'https://a.c' };
    for (const name of ['link_url', 'image_url']) {
      expect(await statusOf('mira', `POST ${badges}`, { json: { ...addresses, [name]: undefined } })).toBe(422);
      expect(await statusOf('mira', `GET ${badges}/render`, { query: `${name}=https://a.b` })).toBe(422);
    }
    const { body } = await send('mira', `POST ${badges}`, { json: addresses });
    const line = `PUT ${badges}/${(body as { id: number }).id}`;
    expect((await send('mira', line, { json: { name: 'New' } })).body).toMatchObject({
      ...addresses,
      name: 'New',
      kind: 'project',
    });
    expect((await send('mira', line, { json: { link_url: 'https://d.e' } })).body).toMatchObject({
      link_url: 'https://d.e',
      name: 'New',
    });
  });

  test('DELETE removes a project badge only', async () => {
    expect(await statusOf('elena', `DELETE ${badges}/8`)).toBe(404);
    expect(await statusOf('mira', `GET ${badges}/8`)).toBe(200);
  });
});

describe('replication sites', () => {
  const create = async (json: object) => send('admin', 'POST /geo_sites', { json });

  test('`name` and `url` are required; the other fields have defaults', async () => {
    expect((await create({ name: 'x' })).status).toBe(422);
    expect((await create({ url: 'https://x.example.com' })).status).toBe(422);
    expect(await create({ name: 'x', url: 'https://x.example.com' })).toMatchObject({
      status: 201,
      body: {
        primary: false,
        enabled: true,
        // `internal_url` equals `url` when unset.
        internal_url: 'https://x.example.com',
        files_max_capacity: 10,
        repos_max_capacity: 25,
        verification_max_capacity: 100,
        container_repositories_max_capacity: 10,
        sync_object_storage: false,
        selective_sync_type: null,
      },
    });
  });

  test('`name` is a unique identifier', async () => {
    expect((await create({ name: 'forge-us', url: 'https://y.example.com' })).status).toBe(422);
  });

  test('all of the create fields are optional in an update', async () => {
    const changes = [
      { name: 'forge-us-2' },
      { url: 'https://us.example.com' },
      { enabled: false },
      {
        files_max_capacity: 1,
        repos_max_capacity: 2,
        verification_max_capacity: 3,
        container_repositories_max_capacity: 4,
      },
      { internal_url: 'https://internal.example.com' },
      { minimum_reverification_interval: 30 },
      { selective_sync_type: 'namespaces', selective_sync_namespace_ids: [9] },
      { selective_sync_type: 'shards', selective_sync_shards: ['default'] },
    ];
    for (const json of changes)
      expect(await send('admin', 'PUT /geo_sites/2', { json })).toMatchObject({ status: 200, body: json });
    expect(await statusOf('admin', 'PUT /geo_sites/2', { json: { selective_sync_type: 'everything' } })).toBe(422);
  });

  test('repair returns the site; DELETE removes it', async () => {
    expect((await send('admin', 'POST /geo_sites/2/repair')).body).toMatchObject({ id: 2 });
    expect([200, 204]).toContain(await statusOf('admin', 'DELETE /geo_sites/2'));
    expect(await statusOf('admin', 'GET /geo_sites/2')).toBe(404);
  });
});

describe('namespaces', () => {
  const paths = async (query: string, username: 'admin' | 'mira' = 'mira') =>
    ((await send(username, 'GET /namespaces', { query })).body as { full_path: string }[]).map(
      ({ full_path: path }) => path,
    );

  test('namespaces available to the caller (all for administrators)', async () => {
    expect(await paths('')).toEqual(['aurora', 'aurora/tools', 'mira']);
    expect((await paths('', 'admin')).length).toBeGreaterThan(3);
  });

  test('`search` by name or path, `full_path_search`, `owned_only`, `top_level_only`', async () => {
    expect(await paths('search=Castellanos')).toEqual(['mira']);
    expect(await paths('search=tool')).toEqual(['aurora/tools']);
    expect(await paths('search=aurora/tools')).toEqual([]);
    expect(await paths('search=aurora/tools&full_path_search=true')).toEqual(['aurora/tools']);
    expect(await paths('owned_only=true')).toEqual(['mira']);
    expect(await paths('top_level_only=true')).toEqual(['aurora', 'mira']);
  });

  test('existence: `parent_id`, top-level only when omitted; alternate names when it exists', async () => {
    const exists = async (path: string, query = '') =>
      (await send('mira', `GET /namespaces/${path}/exists`, { query })).body;
    expect(await exists('aurora')).toEqual({ exists: true, suggests: [expect.not.stringMatching(/^aurora$/u)] });
    expect(await exists('nothing')).toEqual({ exists: false, suggests: [] });
    expect(await exists('tools')).toMatchObject({ exists: false });
    expect(await exists('tools', 'parent_id=9')).toMatchObject({ exists: true });
  });
});
