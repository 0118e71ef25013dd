import { eq, sql } from '../../sandbox/database/drizzle.ts';
import { describe, expect, test } from 'vitest';
import { resultOf } from '../../generated/client/index.ts';
import {
  deleteImageRepository,
  scheduleDeletion,
} from '../../sandbox/areas/container-registry/delete-image-repository.ts';
import * as schema from '../../sandbox/database/schema/index.ts';
import { eventually } from './eventually.ts';
import { statusOf } from './status-of.ts';
import { useSandboxFixture, type Username } from './start-test-sandbox.ts';

const fixture = useSandboxFixture();
const compass = { id: 24 };
const root = { id: 24, repository_id: 5 };

/**
 * Adds an image repository with tags to Anvil. `tags` maps each tag name to the age of its manifest at the initial
 * time, in days.
 */
async function addRepository(name: string, tags: Readonly<Record<string, number>>) {
  const { queries } = fixture.sandbox;
  const [repository] = await queries.insert(schema.registryRepositories).values({ projectId: 31, name }).returning();
  if (repository === undefined) throw new Error('No image repository was made');
  for (const [index, [tag, days]] of Object.entries(tags).entries()) {
    const image = { repositoryId: repository.id, digest: `sha256:${'0'.repeat(60)}${1000 + index}` };
    const createdAt = sql`sandbox_now() - make_interval(days => ${days})`;
    await queries.insert(schema.registryManifests).values({ ...image, revision: 'f'.repeat(64), createdAt });
    await queries
      .insert(schema.registryTags)
      .values({ repositoryId: repository.id, name: tag, manifestDigest: image.digest });
  }
  return { id: 31, repository_id: repository.id };
}

const tagsOf = async (path: { readonly id: number; readonly repository_id: number }): Promise<string[]> =>
  (await fixture.as('mira').containerRegistry.listTags(path, { per_page: 100 })).map(({ name }) => name);

const moveClock = async (seconds: number): Promise<void> => {
  await fixture.sandbox.queries
    .update(schema.clock)
    .set({ ahead: sql`${schema.clock.ahead} + make_interval(secs => ${seconds})` });
};

const jobTokenOfCompass = { JobToken: 'job-token-of-compass' };

const basic = (username: Username, password = `token-of-${username}`) => ({ RegistryBasic: { username, password } });

describe('image repositories', () => {
  test('of a project are returned with the requested optional properties', async () => {
    const { containerRegistry } = fixture.as('priya');
    const plain = await containerRegistry.listProjectRepositories(compass);
    expect(plain).toEqual([
      {
        id: 5,
        name: '',
        path: 'aurora/compass',
        project_id: 24,
        location: 'registry.forge.example.com/aurora/compass',
        created_at: '2026-01-14T09:20:00.000Z',
        cleanup_policy_started_at: '2026-03-08T02:00:00.000Z',
        status: null,
      },
      expect.objectContaining({ id: 6, name: 'worker', path: 'aurora/compass/worker' }),
    ]);
    const [, worker] = await containerRegistry.listProjectRepositories(
      { id: 'aurora/compass' },
      { tags: true, tags_count: true },
    );
    expect(worker).toEqual({
      ...plain[1],
      tags_count: 2,
      tags: ['v1.4.0', 'v1.4.0-rc1'].map((name) => ({
        name,
        path: `aurora/compass/worker:${name}`,
        location: `registry.forge.example.com/aurora/compass/worker:${name}`,
      })),
    });
    const { headers, data } = await resultOf(containerRegistry.listProjectRepositories(compass, { per_page: 1 }));
    expect(data).toHaveLength(1);
    expect(headers).toMatchObject({ 'x-total': 2, 'x-next-page': '2' });
  });

  test('of a group are listed if the caller can read the registry of their project', async () => {
    await addRepository('of-the-group', {});
    const idsFor = async (username: Username, id: number | string = 9) =>
      (await fixture.as(username).containerRegistry.listGroupRepositories({ id })).map(({ path }) => path);
    expect(await idsFor('jonas')).toEqual([
      'aurora/compass',
      'aurora/compass/worker',
      'aurora/tools/anvil/of-the-group',
    ]);
    expect(await idsFor('jonas', 'aurora/tools')).toEqual(['aurora/tools/anvil/of-the-group']);
    expect(await idsFor('sora')).toEqual(['aurora/compass', 'aurora/compass/worker']);
    expect(await statusOf(fixture.as('sora').containerRegistry.listGroupRepositories({ id: 12 }))).toBe(404);
    const [first] = await fixture.as('jonas').containerRegistry.listGroupRepositories({ id: 9 });
    expect(first).not.toHaveProperty('tags_count');
  });

  test('are found by id, with a size in which shared blobs are counted once', async () => {
    const { containerRegistry } = fixture.as('sora');
    expect(await containerRegistry.getRepository({ id: 5 })).not.toHaveProperty('size');
    expect(
      await containerRegistry.getRepository({ id: 5 }, { tags: true, tags_count: true, size: true }),
    ).toMatchObject({
      path: 'aurora/compass',
      tags_count: 2,
      tags: [{ name: 'latest' }, { name: 'v1.4.0' }],
      size: 48_219_736,
    });
    const { repository_id: ofAnvil } = await addRepository('hidden', {});
    expect(await statusOf(containerRegistry.getRepository({ id: ofAnvil }))).toBe(404);
    expect(await statusOf(containerRegistry.getRepository({ id: 999 }))).toBe(404);
    expect(await statusOf(containerRegistry.getRepository({ id: 2 ** 40 }))).toBe(404);
    expect(await fixture.as('jonas').containerRegistry.getRepository({ id: ofAnvil }, { size: true })).toMatchObject({
      size: 0,
    });
  });

  test('are deleted in the background', async () => {
    const doomed = await addRepository('doomed', { v1: 1 });
    const { containerRegistry } = fixture.as('mira');
    expect(await statusOf(fixture.as('jonas').containerRegistry.deleteRepository(doomed))).toBe(403);
    expect(await statusOf(containerRegistry.deleteRepository(doomed))).toBe(202);
    const read = () => statusOf(containerRegistry.getRepository({ id: doomed.repository_id }));
    await eventually(read, (status) => status === 404);
    expect(await statusOf(containerRegistry.deleteRepository(doomed))).toBe(404);
    expect(await statusOf(containerRegistry.listTags(doomed))).toBe(404);
  });

  test('are deleted in two steps, and an interrupted deletion continues', async () => {
    const { repository_id: id } = await addRepository('states', { v1: 1 });
    const { queries, jobs } = fixture.sandbox;
    const isIt = eq(schema.registryRepositories.id, id);
    const statuses = await queries.transaction(async (transaction) => {
      const status = async () =>
        (await transaction.select().from(schema.registryRepositories).where(isIt)).map((row) => row.status);
      await scheduleDeletion(transaction, jobs, id);
      const scheduled = await status();
      await deleteImageRepository({ ...fixture.sandbox, queries: transaction }, id);
      return [scheduled, await status()];
    });
    expect(statuses).toEqual([['delete_scheduled'], ['delete_ongoing']]);
    const { containerRegistry } = fixture.as('mira');
    const read = () => statusOf(containerRegistry.getRepository({ id }));
    await eventually(read, (status) => status === 404);

    const { repository_id: left } = await addRepository('left', {});
    await queries
      .update(schema.registryRepositories)
      .set({ status: 'delete_ongoing' })
      .where(eq(schema.registryRepositories.id, left));
    expect(await containerRegistry.getRepository({ id: left })).toMatchObject({ status: 'delete_ongoing' });
    // A deletion in progress does not start again.
    expect(await statusOf(containerRegistry.deleteRepository({ id: 31, repository_id: left }))).toBe(202);
    expect(await containerRegistry.getRepository({ id: left })).toMatchObject({ status: 'delete_ongoing' });
  });

  test('are found only in their own project', async () => {
    const { containerRegistry } = fixture.as('mira');
    expect(await statusOf(containerRegistry.deleteRepository({ id: 31, repository_id: 5 }))).toBe(404);
    expect(await statusOf(containerRegistry.listTags({ id: 31, repository_id: 5 }))).toBe(404);
    const path = { id: 31, repository_id: 5, tag_name: 'v1.4.0' };
    expect(await statusOf(containerRegistry.getTag(path))).toBe(404);
    expect(await statusOf(containerRegistry.deleteTag(path))).toBe(404);
    expect(await statusOf(containerRegistry.deleteTagsInBulk(path, {}, { body: { name_regex_delete: '.*' } }))).toBe(
      404,
    );
  });
});

describe('tags', () => {
  test('are returned with their images', async () => {
    const { containerRegistry } = fixture.as('sora');
    expect(await containerRegistry.getTag({ ...root, tag_name: 'v1.4.0' })).toEqual({
      name: 'v1.4.0',
      path: 'aurora/compass:v1.4.0',
      location: 'registry.forge.example.com/aurora/compass:v1.4.0',
      revision: 'd7a55aca758154ee2147853c02ec6716f4a7ea0418c685978f5d4b8c7b0be25a',
      short_revision: 'd7a55aca7',
      digest: 'sha256:4a1c8beeb96a6a79937661d5cc9f290dddaa5730e64b7ab2b238078a1194c614',
      created_at: '2026-03-02T11:30:00.000Z',
      total_size: 48_219_736,
    });
    expect(await statusOf(containerRegistry.getTag({ ...root, tag_name: 'v9' }))).toBe(404);
  });

  test('are paginated by offset and by keyset', async () => {
    const names = ['B', '_x', ...Array.from({ length: 9 }, (_, index) => `a${index}`)];
    const many = await addRepository('many', Object.fromEntries(names.map((name) => [name, 1])));
    const inOrder = [...names].sort();
    const { containerRegistry } = fixture.as('mira');
    const { headers } = await resultOf(containerRegistry.listTags(many, { page: 2, per_page: 4 }));
    expect(headers).toMatchObject({ 'x-total': 11, 'x-total-pages': 3, 'x-prev-page': '1', 'x-next-page': '3' });
    expect(await tagsOf(many)).toEqual(inOrder);

    for (const sort of ['asc', 'desc'] as const) {
      const keyset = { pagination: 'keyset', order_by: 'name', sort, per_page: 4 } as const;
      const all: string[] = [];
      for await (const tag of containerRegistry.listTags(many, keyset)) all.push(tag.name);
      expect(all).toEqual(sort === 'asc' ? inOrder : inOrder.toReversed());
    }
    const page = async (url: string) => {
      const response = await fetch(url, { headers: { 'private-token': 'token-of-mira' } });
      const body: unknown = await response.json();
      return { body, link: response.headers.get('link'), total: response.headers.get('x-total') };
    };
    const url = `${fixture.sandbox.url}/api/v4/projects/31/registry/repositories/${many.repository_id}/tags`;
    const first = await page(`${url}?pagination=keyset&order_by=name&sort=asc`);
    expect(first).toMatchObject({ body: names.map(() => ({})), total: null });
    const [, next = ''] = /^<([^>]+)>; rel="next"$/u.exec(first.link ?? '') ?? [];
    expect(await page(next)).toEqual({ body: [], link: null, total: null });
  });

  test.each(['pagination=keyset', 'pagination=keyset&order_by=name', 'pagination=keyset&sort=asc', 'page=9000'])(
    'rejects %s',
    async (query) => {
      const many = await addRepository(`by ${query}`, {});
      if (query === 'page=9000') await makeTooMany(many.repository_id);
      const url = `${fixture.sandbox.url}/api/v4/projects/31/registry/repositories/${many.repository_id}/tags?${query}`;
      expect((await fetch(url, { headers: { 'private-token': 'token-of-mira' } })).status).toBe(422);
    },
  );

  test('are deleted one by one, without their images, unless they are protected', async () => {
    const { containerRegistry } = fixture.as('jonas');
    const repository = await addRepository('one-by-one', { v1: 1, v2: 2 });
    await fixture.sandbox.queries
      .insert(schema.registryBlobs)
      .values({ repositoryId: repository.repository_id, digest: 'sha256:aa', size: 700 });
    const v1 = { ...repository, tag_name: 'v1' };
    expect(await statusOf(containerRegistry.deleteTag(v1))).toBe(204);
    expect(await statusOf(containerRegistry.deleteTag(v1))).toBe(404);
    expect(await tagsOf(repository)).toEqual(['v2']);
    const rest = await containerRegistry.getRepository({ id: repository.repository_id }, { size: true });
    expect(rest.size).toBe(700);

    expect(await statusOf(fixture.as('elena').containerRegistry.deleteTag({ ...root, tag_name: 'latest' }))).toBe(403);
    expect(await tagsOf(root)).toEqual(['latest', 'v1.4.0']);
    expect(await statusOf(fixture.as('priya').containerRegistry.deleteTag({ ...root, tag_name: 'v1.4.0' }))).toBe(403);
  });
});

/** Inserts more tags than an offset can skip into an image repository, in one statement. */
async function makeTooMany(repositoryId: number): Promise<void> {
  const digest = 'sha256:bb';
  const { queries } = fixture.sandbox;
  await queries.insert(schema.registryManifests).values({ repositoryId, digest, revision: 'bb' });
  await queries.execute(sql`
    insert into registry_tags (repository_id, name, manifest_digest)
    select ${repositoryId}, 't' || n, ${digest} from generate_series(1, 10001) n`);
}

describe('bulk deletion of tags', () => {
  /** The age of each tag in days. */
  const ages = { latest: 90, 'v1.0.0': 80, 'v1.1.0': 60, 'dev-1': 40, 'dev-2': 20, 'dev-3': 3, 'dev-4': 0 };
  let made = 0;

  test.each([
    ['deletes all tags except latest', { name_regex_delete: '.*' }, ['latest']],
    ['matches the whole name', { name_regex_delete: 'dev' }, Object.keys(ages)],
    ['accepts the older name of the property', { name_regex: 'v.*' }, ['dev-1', 'dev-2', 'dev-3', 'dev-4', 'latest']],
    [
      'keeps tags that name_regex_keep matches',
      { name_regex_delete: '.*', name_regex_keep: String.raw`v\d+\.\d+\.\d+` },
      ['latest', 'v1.0.0', 'v1.1.0'],
    ],
    ['keeps the newest matching tags', { name_regex_delete: 'dev-.*', keep_n: 3 }, dropped('dev-1')],
    ['deletes only older tags', { name_regex_delete: 'dev-.*', older_than: '1 week' }, dropped('dev-1', 'dev-2')],
    [
      'deletes only tags that are older than the given duration',
      { name_regex_delete: '.*', older_than: '1month' },
      dropped('v1.0.0', 'v1.1.0', 'dev-1'),
    ],
    [
      'all at once',
      { name_regex_delete: '.*', name_regex_keep: 'v.*', keep_n: 2, older_than: '30d' },
      dropped('dev-1'),
    ],
    ['accepts an RE2 flag', { name_regex_delete: '(?i)DEV-[12]' }, dropped('dev-1', 'dev-2')],
  ])('%s', async (_, body, rest) => {
    const repository = await addRepository(`bulk-${(made += 1)}`, ages);
    const mark = await addRepository(`mark-${made}`, { gone: 1 });
    const { containerRegistry } = fixture.as('mira');
    expect(await statusOf(containerRegistry.deleteTagsInBulk(repository, {}, { body }))).toBe(202);
    // Jobs run in order. When the job of this request has finished, the job of the first request has finished too.
    await containerRegistry.deleteTagsInBulk(mark, {}, { body: { name_regex_delete: '.*' } });
    await eventually(
      () => tagsOf(mark),
      (tags) => tags.length === 0,
    );
    expect(await tagsOf(repository)).toEqual([...rest].sort());
  });

  function dropped(...names: readonly string[]): string[] {
    return Object.keys(ages).filter((name) => !names.includes(name));
  }

  test('does not delete protected tags', async () => {
    const repository = await addRepository('protected', { stable: 9, 'stable-1': 8, other: 7 });
    const [rule] = await fixture.sandbox.queries
      .insert(schema.registryProtectionRules)
      .values({ projectId: 31, tagNamePattern: 'stab.*e' })
      .returning();
    await fixture.as('mira').containerRegistry.deleteTagsInBulk(repository, {}, { body: { name_regex_delete: '.*' } });
    await eventually(
      () => tagsOf(repository),
      (tags) => tags.length === 1,
    );
    expect(await tagsOf(repository)).toEqual(['stable']);
    await fixture.sandbox.queries
      .delete(schema.registryProtectionRules)
      .where(eq(schema.registryProtectionRules.id, rule?.id ?? 0));
  });

  test('is allowed once an hour', async () => {
    const repository = await addRepository('hourly', { a: 1, b: 1 });
    const { containerRegistry } = fixture.as('mira');
    const bulk = () =>
      statusOf(containerRegistry.deleteTagsInBulk(repository, {}, { body: { name_regex_delete: 'a' } }));
    expect(
      await statusOf(containerRegistry.deleteTagsInBulk(repository, {}, { body: { name_regex_delete: '(' } })),
    ).toBe(422);
    expect((await Promise.all([bulk(), bulk(), bulk()])).sort()).toEqual([202, 429, 429]);
    await moveClock(3500);
    expect(await bulk()).toBe(429);
    await moveClock(100);
    expect(await bulk()).toBe(202);
  });

  test.each([
    ['an invalid expression', { name_regex_delete: '*' }],
    ['an expression that RE2 does not support', { name_regex_delete: '(?=a)' }],
    ['an invalid expression under the older name', { name_regex: '(' }],
    ['to keep', { name_regex_delete: '.*', name_regex_keep: '[' }],
    ['an invalid duration', { name_regex_delete: '.*', older_than: 'yesterday' }],
    ['a long text that is almost a duration', { name_regex_delete: '.*', older_than: `${'1d '.repeat(5_000)}!` }],
    ['an unknown unit', { name_regex_delete: '.*', older_than: '1constructor' }],
    ['a negative number of tags to keep', { name_regex_delete: '.*', keep_n: -1 }],
    ['no expression', {}],
  ])('rejects %s', async (_, body) => {
    const { containerRegistry } = fixture.as('mira');
    // @ts-expect-error one of them names no tags
    expect(await statusOf(containerRegistry.deleteTagsInBulk(root, {}, { body }))).toBe(422);
  });

  test('needs the role Maintainer', async () => {
    const call = fixture.as('jonas').containerRegistry.deleteTagsInBulk(root, {}, { body: { name_regex_delete: 'x' } });
    expect(await statusOf(call)).toBe(403);
  });
});

describe('the visibility of a registry', () => {
  const setVisibility = async (id: number | string, level: 'disabled' | 'enabled' | 'private') =>
    fixture.as('mira').containerRegistry.updateVisibility({ id }, { container_registry_access_level: level });

  test('can be set by Maintainers', async () => {
    expect(await setVisibility('aurora/tools/anvil', 'private')).toMatchObject({
      id: 31,
      path_with_namespace: 'aurora/tools/anvil',
      container_registry_access_level: 'private',
    });
    const { containerRegistry } = fixture.as('mira');
    expect(await containerRegistry.updateVisibility({ id: 31 }, {})).toMatchObject({
      container_registry_access_level: 'private',
    });
    expect(await setVisibility(31, 'enabled')).toMatchObject({ container_registry_access_level: 'enabled' });
    expect(await statusOf(fixture.as('jonas').containerRegistry.updateVisibility({ id: 31 }, {}))).toBe(403);
    expect(await statusOf(fixture.as('sora').containerRegistry.updateVisibility({ id: 31 }, {}))).toBe(404);
    // @ts-expect-error this visibility does not exist
    const unknown = containerRegistry.updateVisibility({ id: 31 }, { container_registry_access_level: 'secret' });
    expect(await statusOf(unknown)).toBe(422);
  });

  const reads = async (username: Username) => {
    const { containerRegistry } = fixture.as(username);
    const tag = { ...root, tag_name: 'v1.4.0' };
    const listed = await containerRegistry.listGroupRepositories({ id: 9 });
    return [
      await statusOf(containerRegistry.listProjectRepositories(compass)),
      await statusOf(containerRegistry.getRepository({ id: 5 })),
      await statusOf(containerRegistry.listTags(root)),
      await statusOf(containerRegistry.getTag(tag)),
      listed.some(({ project_id: project }) => project === 24),
      await statusOf(fixture.with(basic(username)).containerRegistry.getToken(pullScope)),
    ];
  };
  const pullScope = { service: 'container_registry', scope: 'repository:aurora/compass:pull' } as const;

  test('private: only members with the role Reporter or higher have access', async () => {
    await setVisibility(24, 'private');
    expect(await reads('priya')).toEqual([200, 200, 200, 200, true, 200]);
    expect(await reads('tomas')).toEqual([403, 403, 403, 403, false, 403]);
    expect(await reads('sora')).toEqual([403, 403, 403, 403, false, 403]);
    expect(await reads('admin')).toEqual([200, 200, 200, 200, true, 200]);
  });

  test('disabled: all operations get 404', async () => {
    const { token } = await fixture.with(basic('mira')).containerRegistry.getToken({
      service: 'container_registry',
      scope: 'repository:aurora/compass:delete',
    });
    await setVisibility(24, 'disabled');
    expect(await reads('elena')).toEqual([404, 404, 404, 404, false, 403]);
    const { containerRegistry } = fixture.as('mira');
    expect(await statusOf(containerRegistry.deleteRepository(root))).toBe(404);
    expect(await statusOf(containerRegistry.deleteTag({ ...root, tag_name: 'v1.4.0' }))).toBe(404);
    expect(await statusOf(containerRegistry.deleteTagsInBulk(root, {}, { body: { name_regex_delete: '.*' } }))).toBe(
      404,
    );
    const native = fixture.with({ RegistryToken: token }).containerRegistry;
    expect(await statusOf(native.deleteManifest({ image_path: 'aurora/compass', tag: 'v1.4.0' }))).toBe(404);
  });

  test('enabled: everyone who can see the project has access', async () => {
    await setVisibility(24, 'enabled');
    expect(await reads('sora')).toEqual([200, 200, 200, 200, true, 200]);
    expect(await statusOf(fixture.as('sora').containerRegistry.listProjectRepositories({ id: 31 }))).toBe(404);
    expect(await statusOf(fixture.with({}).containerRegistry.listProjectRepositories(compass))).toBe(401);
  });

  test('a former path of the project redirects to it', async () => {
    const url = `${fixture.sandbox.url}/api/v4/projects/aurora%2Fpathfinder/registry/repositories/5/tags/v1.4.0`;
    const response = await fetch(url, { headers: { 'private-token': 'token-of-jonas' }, redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([
      301,
      `${fixture.sandbox.url}/api/v4/projects/24/registry/repositories/5/tags/v1.4.0`,
    ]);
    expect(
      await fixture
        .as('jonas')
        .containerRegistry.getTag({ id: 'aurora/pathfinder', repository_id: 5, tag_name: 'latest' }),
    ).toMatchObject({ name: 'latest' });
  });
});

describe('a job token', () => {
  test('allows access to the registry of its project only, with the role of its user', async () => {
    const { containerRegistry } = fixture.with(jobTokenOfCompass);
    const elsewhere = await addRepository('elsewhere', { v1: 1 });
    expect(await containerRegistry.listProjectRepositories(compass)).toHaveLength(2);
    expect(await containerRegistry.getRepository({ id: 5 })).toMatchObject({ id: 5 });
    expect(await containerRegistry.listTags(root)).toHaveLength(2);
    expect(await containerRegistry.getTag({ ...root, tag_name: 'v1.4.0' })).toMatchObject({ name: 'v1.4.0' });
    const inGroup = await containerRegistry.listGroupRepositories({ id: 9 });
    expect(inGroup.map(({ project_id: project }) => project)).toEqual([24, 24]);
    expect(await statusOf(containerRegistry.deleteTag({ ...root, tag_name: 'none' }))).toBe(404);
    // The user of the job, Jonas, is not a Maintainer.
    expect(await statusOf(containerRegistry.deleteRepository(root))).toBe(403);
    expect(await statusOf(containerRegistry.updateVisibility(compass, {}))).toBe(403);

    expect(await statusOf(containerRegistry.listProjectRepositories({ id: 31 }))).toBe(403);
    expect(await statusOf(containerRegistry.getRepository({ id: elsewhere.repository_id }))).toBe(403);
    expect(await statusOf(containerRegistry.listTags(elsewhere))).toBe(403);
    expect(await statusOf(containerRegistry.deleteTag({ ...elsewhere, tag_name: 'v1' }))).toBe(403);
    expect(await tagsOf(elsewhere)).toEqual(['v1']);
  });

  test('does not allow access to other projects of a Maintainer', async () => {
    const { queries } = fixture.sandbox;
    await queries.update(schema.jobTokens).set({ userId: 7 }).where(eq(schema.jobTokens.userId, 11));
    const { containerRegistry } = fixture.with(jobTokenOfCompass);
    expect(await statusOf(containerRegistry.updateVisibility(compass, {}))).toBe(200);
    expect(await statusOf(containerRegistry.updateVisibility({ id: 31 }, {}))).toBe(403);
  });

  test('is valid while the job runs, and only for the registry', async () => {
    const over = fixture.with({ JobToken: 'finished-job-token-of-compass' }).containerRegistry;
    expect(await statusOf(over.listProjectRepositories(compass))).toBe(401);
    expect(await statusOf(fixture.with({ JobToken: 'nonsense' }).containerRegistry.listTags(root))).toBe(401);
    const headers = { 'job-token': 'job-token-of-compass' };
    expect((await fetch(`${fixture.sandbox.url}/api/v4/projects/24/labels`, { headers })).status).toBe(401);
  });
});

describe('the registry protocol', () => {
  const tokenFor = async (username: Username, scope: string, password?: string): Promise<string> => {
    const { containerRegistry } = fixture.with(basic(username, password));
    return (await containerRegistry.getToken({ service: 'container_registry', scope })).token;
  };

  const actionsIn = (token: string): unknown => {
    const [, claims = ''] = token.split('.');
    return JSON.parse(Buffer.from(claims, 'base64url').toString()).access;
  };

  test('a token allows those requested actions that its user may perform', async () => {
    const asked = 'repository:aurora/compass/worker:pull,push,delete';
    const access = (actions: readonly string[]) => [{ type: 'repository', name: 'aurora/compass/worker', actions }];
    expect(actionsIn(await tokenFor('jonas', asked))).toEqual(access(['pull', 'push', 'delete']));
    expect(actionsIn(await tokenFor('priya', asked))).toEqual(access(['pull']));
    expect(actionsIn(await tokenFor('jonas', asked, 'reading-token-of-jonas'))).toEqual(access(['pull']));
    expect(actionsIn(await tokenFor('jonas', 'repository:aurora/compass/to/come:push'))).toHaveLength(1);
  });

  test.each([
    ['sora', 'repository:aurora/compass:delete'],
    ['sora', 'repository:aurora/tools/anvil:pull'],
    ['jonas', 'repository:nothing/there:pull'],
    ['jonas', 'repository:aurora/compass:'],
    ['jonas', 'repository:aurora/compass:*'],
    ['elena', 'registry:catalog:*'],
    ['admin', 'registry:other:*'],
    ['admin', 'nonsense'],
  ] as const)('there is none for %s with the scope %s', async (username, scope) => {
    const call = fixture.with(basic(username)).containerRegistry.getToken({ service: 'container_registry', scope });
    expect(await statusOf(call)).toBe(403);
  });

  test('a request for a token needs the name and the access token of a user', async () => {
    const scope = 'repository:aurora/compass:pull';
    const asked = { service: 'container_registry', scope } as const;
    const status = (auth: Parameters<typeof fixture.with>[0]) =>
      statusOf(fixture.with(auth).containerRegistry.getToken(asked));
    expect(await status({})).toBe(401);
    expect(await status(basic('jonas', 'nonsense'))).toBe(401);
    expect(await status(basic('priya', 'token-of-jonas'))).toBe(401);
    expect(await status(basic('jonas', 'expired-token-of-jonas'))).toBe(401);
    expect(await status(basic('jonas', 'repository-token-of-jonas'))).toBe(403);
    expect(await status(basic('jonas'))).toBe(200);
  });

  test.each(['deleteManifest', 'deleteTagReference'] as const)('%s deletes a tag', async (method) => {
    const repository = await addRepository(`deep/below/${method}`, { v1: 1, v2: 1, stable: 1 });
    const image = `aurora/tools/anvil/deep/below/${method}`;
    await fixture.sandbox.queries
      .insert(schema.registryProtectionRules)
      .values({ projectId: 31, tagNamePattern: `stable` })
      .onConflictDoNothing();
    // The client requests the token itself.
    const native = fixture.with(basic('jonas')).containerRegistry;
    expect(await statusOf(native[method]({ image_path: image, tag: 'v1' }))).toBe(204);
    expect(await tagsOf(repository)).toEqual(['stable', 'v2']);
    expect(await statusOf(native[method]({ image_path: image, tag: 'v1' }))).toBe(404);
    expect(await statusOf(native[method]({ image_path: image, tag: 'stable' }))).toBe(403);
    expect(await statusOf(native[method]({ image_path: `${image}/nothing`, tag: 'v2' }))).toBe(404);

    const statusWith = (auth: Parameters<typeof fixture.with>[0]) =>
      statusOf(fixture.with(auth).containerRegistry[method]({ image_path: image, tag: 'v2' }));
    expect(await statusWith({})).toBe(401);
    expect(await statusWith({ RegistryToken: 'nonsense' })).toBe(401);
    expect(await statusWith({ RegistryToken: 'token-of-jonas' })).toBe(401);
    expect(await statusWith({ RegistryToken: await tokenFor('jonas', `repository:${image}:pull`) })).toBe(403);
    expect(await statusWith({ RegistryToken: await tokenFor('jonas', 'repository:aurora/compass:delete') })).toBe(403);
    const [head, , signature] = (await tokenFor('jonas', `repository:${image}:pull`)).split('.');
    const claims = (await tokenFor('jonas', `repository:${image}:delete`)).split('.')[1];
    expect(await statusWith({ RegistryToken: `${head}.${claims}.${signature}` })).toBe(401);
    expect(await tagsOf(repository)).toEqual(['stable', 'v2']);
    expect(await statusWith({ RegistryToken: await tokenFor('jonas', `repository:${image}:delete`) })).toBe(204);
  });

  test('a token is valid for 15 minutes, while its user is active', async () => {
    const scope = 'repository:aurora/compass:delete';
    const token = await tokenFor('jonas', scope);
    const use = (shown: string) =>
      statusOf(
        fixture
          .with({ RegistryToken: shown })
          .containerRegistry.deleteManifest({ image_path: 'aurora/compass', tag: 'x' }),
      );
    expect(await use(token)).toBe(404);
    await moveClock(14 * 60);
    expect(await use(token)).toBe(404);
    await moveClock(61);
    expect(await use(token)).toBe(401);

    const { queries } = fixture.sandbox;
    const another = await tokenFor('jonas', scope);
    const setState = (state: 'active' | 'blocked') =>
      queries.update(schema.users).set({ state }).where(eq(schema.users.username, 'jonas'));
    await setState('blocked');
    expect(await use(another)).toBe(401);
    await setState('active');
    expect(await use(another)).toBe(404);
  });

  test('only administrators can read the catalog', async () => {
    const catalog = await fixture.with(basic('admin')).containerRegistry.listCatalog();
    expect(catalog).toEqual({
      repositories: expect.arrayContaining(['aurora/compass', 'aurora/compass/worker']),
    });
    const token = await tokenFor('admin', 'repository:aurora/compass:pull,push,delete');
    expect(await statusOf(fixture.with({ RegistryToken: token }).containerRegistry.listCatalog())).toBe(403);
    expect(await statusOf(fixture.with({ RegistryToken: 'nonsense' }).containerRegistry.listCatalog())).toBe(401);
    // The client gets no token and sends no request.
    const refused = fixture.with(basic('elena')).containerRegistry.listCatalog();
    await expect(refused).rejects.toMatchObject({ status: 403 });
  });
});
