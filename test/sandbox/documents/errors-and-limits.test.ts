import { eq } from '../../../sandbox/database/drizzle.ts';
import { describe, expect, test } from 'vitest';
import { mergeRequests } from '../../../sandbox/database/schema/index.ts';
import { eventually } from '../eventually.ts';
import { useService } from './use-service.ts';

// Document 1, "Errors" and "Limits".

const { fixture, send, statusOf } = useService();
const files = '/projects/24/repository/files';
const commit = { branch: 'main', commit_message: 'Change a file' };

describe('304', () => {
  const label = '/projects/24/labels/performance';

  test('subscribe to a label already subscribed', async () => {
    expect(await statusOf('mira', `POST ${label}/subscribe`)).toBe(200);
    const again = await send('mira', `POST ${label}/subscribe`);
    expect([again.status, again.body]).toEqual([304, undefined]);
  });

  test('unsubscribe from a label not subscribed', async () => {
    expect(await statusOf('mira', `POST ${label}/unsubscribe`)).toBe(200);
    expect(await statusOf('mira', `POST ${label}/unsubscribe`)).toBe(304);
  });
});

describe('400: a file create/update/delete commit fails for any reason, with a non-specific message', () => {
  test('`/../` in the file path, content that is identical, a branch that a push has changed meanwhile, and any other reason', async () => {
    const file = await send('mira', `GET ${files}/README.md`, { query: 'ref=main' });
    const { content, last_commit_id: last } = file.body as { content: string; last_commit_id: string };
    await send('mira', `PUT ${files}/README.md`, { json: { ...commit, content: 'pushed meanwhile' } });
    const same = { ...commit, content: 'pushed meanwhile' };
    const answers = [
      await send('mira', `POST ${files}/a%2F..%2Fb.md`, { json: { ...commit, content: 'x' } }),
      await send('mira', `PUT ${files}/README.md`, { json: same }),
      await send('mira', `PUT ${files}/README.md`, {
        json: { ...commit, content, encoding: 'base64', last_commit_id: last },
      }),
      await send('mira', `DELETE ${files}/README.md`, { json: { ...commit, last_commit_id: last } }),
      await send('mira', `POST ${files}/README.md`, { json: { ...commit, content: 'x' } }),
      await send('mira', `PUT ${files}/nothing.md`, { json: { ...commit, content: 'x' } }),
      await send('mira', `DELETE ${files}/nothing.md`, { json: commit }),
      await send('mira', `POST ${files}/new.md`, { json: { ...commit, branch: 'nothing', content: 'x' } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 400));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  });
});

describe('403', () => {
  test('access denied', async () => {
    expect(await statusOf('sora', 'POST /projects/24/labels', { json: { name: 'x', color: 'red' } })).toBe(403);
  });

  test('deleting a registry tag that matches a protection rule', async () => {
    expect(await statusOf('mira', 'DELETE /projects/24/registry/repositories/5/tags/latest')).toBe(403);
  });
});

test('404: project, merge request or other resource does not exist', async () => {
  for (const path of [
    '/projects/999/labels',
    '/projects/24/merge_requests/999',
    '/projects/24/badges/999',
    '/groups/999/registry/repositories',
  ]) {
    expect(await statusOf('mira', `GET ${path}`)).toBe(404);
  }
});

test('409: resource lock conflict (single merge request read)', async () => {
  const isIt = eq(mergeRequests.id, 4081);
  await fixture.sandbox.queries.update(mergeRequests).set({ state: 'locked' }).where(isIt);
  expect(await statusOf('mira', 'GET /projects/24/merge_requests/17')).toBe(409);
  await fixture.sandbox.queries.update(mergeRequests).set({ state: 'opened' }).where(isIt);
  expect(await statusOf('mira', 'GET /projects/24/merge_requests/17')).toBe(200);
});

test('429: request rate-limited (for example merge request list with `search`)', async () => {
  const search = () => send('tomas', 'GET /merge_requests', { query: 'search=x' });
  const limited = await eventually(search, ({ status }) => status === 429);
  expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await statusOf('tomas', 'GET /merge_requests')).toBe(200);
});

describe('limits', () => {
  test('rate limit for large blobs: 5 requests per minute, for blobs larger than 10 MB', async () => {
    const add = (name: string, bytes: number) =>
      statusOf('jonas', `POST ${files}/${name}`, { json: { ...commit, content: 'x'.repeat(bytes) } });
    expect(await add('ten', 10 * 1024 * 1024)).toBe(201);
    expect(await add('more', 10 * 1024 * 1024 + 1)).toBe(201);
    const read = async (name: string) =>
      Promise.all(Array.from({ length: 6 }, () => statusOf('priya', `GET ${files}/${name}`, { query: 'ref=main' })));
    expect(await read('ten')).toEqual([200, 200, 200, 200, 200, 200]);
    expect((await read('more')).toSorted()).toEqual([200, 200, 200, 200, 200, 429]);
  });

  test('bulk tag delete: at most once per hour per container repository', async () => {
    const line = (id: number) => `DELETE /projects/24/registry/repositories/${id}/tags`;
    const json = { name_regex_delete: 'nothing' };
    expect(await statusOf('mira', line(5), { json })).toBe(202);
    expect(await statusOf('mira', line(5), { json })).toBe(429);
    expect(await statusOf('elena', line(5), { json })).toBe(429);
    expect(await statusOf('mira', line(6), { json })).toBe(202);
  });

  test('description length: 1,048,576 characters, merge request description on create/update', async () => {
    const describe = (length: number) =>
      statusOf('mira', 'PUT /projects/24/merge_requests/17', { json: { description: 'ä'.repeat(length) } });
    expect(await describe(1_048_576)).toBe(200);
    expect(await describe(1_048_577)).toBe(422);
    const json = { source_branch: 'preview', target_branch: 'main', title: 'x', description: 'x'.repeat(1_048_577) };
    expect(await statusOf('mira', 'POST /projects/24/merge_requests', { json })).toBe(422);
  });

  test('variable key length: 255 characters, characters `A-Z a-z 0-9 _`', async () => {
    const add = (key: string) =>
      statusOf('mira', 'POST /projects/24/pipeline_schedules/13/variables', { json: { key, value: 'x' } });
    expect(await add('Az09_'.repeat(51))).toBe(201);
    for (const key of ['a'.repeat(256), 'a-b', 'a b', 'ä', '', 'a\n']) expect(await add(key)).toBe(422);
  });

  test('`approved_by_ids`: up to 5 users', async () => {
    const list = (count: number) =>
      statusOf('mira', 'GET /merge_requests', {
        query: Array.from({ length: count }, (_, id) => `approved_by_ids[]=${id + 1}`).join('&'),
      });
    expect(await list(5)).toBe(200);
    expect(await list(6)).toBe(422);
  });

  test('`changes_count` cap: 1000, returned as string `1000+`', async () => {
    const count = async (changesCount: number) => {
      await fixture.sandbox.queries.update(mergeRequests).set({ changesCount }).where(eq(mergeRequests.id, 4052));
      return ((await send('mira', 'GET /projects/24/merge_requests/15')).body as { changes_count: unknown })
        .changes_count;
    };
    expect([await count(1), await count(1000), await count(1001)]).toEqual(['1', '1000', '1000+']);
  });
});
