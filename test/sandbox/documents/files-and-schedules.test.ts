import { describe, expect, test } from 'vitest';
import { useService } from './use-service.ts';

// Document 2, "Repository files" and "Pipeline schedules".

const { send, statusOf } = useService();
const files = '/projects/24/repository/files';
const schedules = '/projects/24/pipeline_schedules';
const commit = { branch: 'main', commit_message: 'Change a file' };

describe('repository files: reading', () => {
  test('`ref` is required: a branch, tag or commit; `HEAD` means default branch', async () => {
    const line = `GET ${files}/src%2Frouter.ts`;
    const read = async (ref: string) =>
      (await send(undefined, line, { query: `ref=${ref}` })).body as Record<string, string>;
    expect(await statusOf(undefined, line)).toBe(422);
    const main = await read('main');
    expect(await read('HEAD')).toMatchObject({ ref: 'HEAD', commit_id: main['commit_id'] });
    expect(await read('v1.4.0')).toMatchObject({ ref: 'v1.4.0', blob_id: main['blob_id'] });
    expect(await read(main['commit_id'] ?? '')).toMatchObject({ commit_id: main['commit_id'] });
  });

  test('HEAD gives metadata as headers, of the file, its blame and its raw content', async () => {
    const { body } = await send(undefined, `GET ${files}/src%2Frouter.ts`, { query: 'ref=main' });
    const file = body as Record<string, unknown>;
    for (const suffix of ['', '/blame', '/raw']) {
      const {
        status,
        headers,
        body: none,
      } = await send(undefined, `HEAD ${files}/src%2Frouter.ts${suffix}`, { query: 'ref=main' });
      expect([status, none]).toEqual([200, undefined]);
      expect({
        blob_id: headers.get('X-Service-Blob-Id'),
        commit_id: headers.get('X-Service-Commit-Id'),
        content_sha256: headers.get('X-Service-Content-Sha256'),
        encoding: headers.get('X-Service-Encoding'),
        file_name: headers.get('X-Service-File-Name'),
        file_path: headers.get('X-Service-File-Path'),
        last_commit_id: headers.get('X-Service-Last-Commit-Id'),
        ref: headers.get('X-Service-Ref'),
        size: Number(headers.get('X-Service-Size')),
        execute_filemode: headers.get('X-Service-Execute-Filemode') === 'true',
      }).toEqual({ ...file, content: undefined });
    }
  });

  test('blame: `range[start]` and `range[end]` are the first and last line', async () => {
    const lines = async (query: string) =>
      ((await send(undefined, `GET ${files}/src%2Frouter.ts/blame`, { query })).body as { lines: string[] }[]).flatMap(
        (range) => range.lines,
      );
    const all = await lines('ref=main');
    expect(await lines('ref=main&range[start]=2&range[end]=4')).toEqual(all.slice(1, 4));
    expect(await lines('ref=main&range[start]=3')).toEqual(all.slice(2));
  });

  test('raw: `ref` is the project HEAD by default; `lfs` is false by default, true returns LFS content, ignored for non-LFS files', async () => {
    const raw = async (path: string, query = '') => (await send(undefined, `GET ${files}/${path}/raw`, { query })).body;
    expect(await raw('README.md')).toBe(await raw('README.md', 'ref=main'));
    expect(await raw('README.md', 'lfs=true')).toBe(await raw('README.md'));
    expect(await raw('assets%2Fworld.map')).toMatch(/^version /u);
    expect(await raw('assets%2Fworld.map', 'lfs=false')).toMatch(/^version /u);
    expect(await raw('assets%2Fworld.map', 'lfs=true')).toMatch(/^A map /u);
  });
});

describe('repository files: writing', () => {
  test('POST gives 201 `{branch, file_path}`, PUT 200 `{branch, file_path}`, DELETE 200', async () => {
    const line = `${files}/docs%2Fnew.md`;
    const written = { branch: 'main', file_path: 'docs/new.md' };
    expect(await send('jonas', `POST ${line}`, { json: { ...commit, content: 'a' } })).toMatchObject({
      status: 201,
      body: written,
    });
    expect(await send('jonas', `PUT ${line}`, { json: { ...commit, content: 'b' } })).toMatchObject({
      status: 200,
      body: written,
    });
    expect(await statusOf('jonas', `DELETE ${line}`, { json: commit })).toBe(200);
  });

  test.each(['branch', 'commit_message', 'content'])('`%s` is required', async (name) => {
    const json = { ...commit, content: 'x', [name]: undefined };
    expect(await statusOf('jonas', `POST ${files}/required.md`, { json })).toBe(422);
    expect(await statusOf('jonas', `PUT ${files}/README.md`, { json })).toBe(422);
    if (name !== 'content') expect(await statusOf('jonas', `DELETE ${files}/README.md`, { json })).toBe(422);
  });

  test('`start_branch` is the base branch to create the branch from', async () => {
    const json = { ...commit, branch: 'from-start', start_branch: 'faster-routing', content: 'x' };
    expect(await statusOf('jonas', `POST ${files}/new.md`, { json })).toBe(201);
    expect(await statusOf(undefined, `GET ${files}/src%2Ftrie.ts`, { query: 'ref=from-start' })).toBe(200);
    expect(await statusOf(undefined, `GET ${files}/new.md`, { query: 'ref=faster-routing' })).toBe(404);
  });

  test('`author_email` and `author_name` are those of the commit', async () => {
    const author = { author_email: 'ada@example.com', author_name: 'Ada' };
    await send('jonas', `POST ${files}/authored.md`, { json: { ...commit, ...author, content: 'x' } });
    const { body } = await send(undefined, `GET ${files}/authored.md/blame`, { query: 'ref=main' });
    expect(body).toMatchObject([
      { commit: { ...author, committer_name: 'Jonas Lindqvist', message: 'Change a file' } },
    ]);
  });

  test('`encoding` is `text` by default, or `base64`', async () => {
    const content = btoa('bytes');
    await send('jonas', `POST ${files}/as-text`, { json: { ...commit, content } });
    await send('jonas', `POST ${files}/as-base64`, { json: { ...commit, content, encoding: 'base64' } });
    expect((await send(undefined, `GET ${files}/as-text/raw`)).body).toBe(content);
    expect((await send(undefined, `GET ${files}/as-base64/raw`)).body).toBe('bytes');
    expect(await statusOf('jonas', `POST ${files}/x`, { json: { ...commit, content, encoding: 'hex' } })).toBe(422);
  });

  test('`execute_filemode`: true sets, false clears the execute flag', async () => {
    const line = `${files}/run.sh`;
    const isExecutable = async () =>
      ((await send(undefined, `GET ${line}`, { query: 'ref=main' })).body as { execute_filemode: boolean })
        .execute_filemode;
    await send('jonas', `POST ${line}`, { json: { ...commit, content: 'a', execute_filemode: true } });
    expect(await isExecutable()).toBe(true);
    await send('jonas', `PUT ${line}`, { json: { ...commit, content: 'b' } });
    expect(await isExecutable()).toBe(true);
    await send('jonas', `PUT ${line}`, { json: { ...commit, content: 'b', execute_filemode: false } });
    expect(await isExecutable()).toBe(false);
  });
});

describe('pipeline schedules', () => {
  const nightly = { cron: '0 1 * * *', description: 'Nightly', ref: 'main' };

  test.each(['cron', 'description', 'ref'])('create: `%s` is required', async (name) => {
    expect(await statusOf('mira', `POST ${schedules}`, { json: { ...nightly, [name]: undefined } })).toBe(422);
  });

  test('create with `active` omitted or true: active; with `active=false`: inactive; `PUT` with `active`: the given value', async () => {
    for (const [given, active] of [
      [{}, true],
      [{ active: true }, true],
      [{ active: false }, false],
    ] as const) {
      const { status, body } = await send('mira', `POST ${schedules}`, { json: { ...nightly, ...given } });
      expect([status, (body as { active: boolean }).active]).toEqual([201, active]);
      const line = `PUT ${schedules}/${(body as { id: number }).id}`;
      expect((await send('mira', line, { json: { active: !active } })).body).toMatchObject({ active: !active });
      expect((await send('mira', line, { json: { active } })).body).toMatchObject({ active });
    }
  });

  test('`cron_timezone` is `UTC` by default, and accepts a name in words or of the tz database', async () => {
    const nextRun = async (zone: object) => {
      const { body } = await send('mira', `POST ${schedules}`, { json: { ...nightly, ...zone } });
      return [(body as { cron_timezone: string }).cron_timezone, (body as { next_run_at: string }).next_run_at];
    };
    expect(await nextRun({})).toEqual(['UTC', '2026-03-11T01:00:00.000Z']);
    expect(await nextRun({ cron_timezone: 'America/New_York' })).toEqual([
      'America/New_York',
      '2026-03-11T05:00:00.000Z',
    ]);
    const inWords = 'Eastern Time (US & Canada)';
    expect(await nextRun({ cron_timezone: inWords })).toEqual([inWords, '2026-03-11T05:00:00.000Z']);
  });

  test('`ref` accepts a short ref, expanded to the full ref, or a full ref', async () => {
    for (const [ref, full] of [
      ['main', 'refs/heads/main'],
      ['v1.4.0', 'refs/tags/v1.4.0'],
      ['refs/tags/preview', 'refs/tags/preview'],
    ]) {
      expect((await send('mira', `POST ${schedules}`, { json: { ...nightly, ref } })).body).toMatchObject({
        ref: full,
      });
    }
    // The request is rejected when a short ref is ambiguous or names nothing.
    for (const ref of ['preview', 'nothing'])
      expect(await statusOf('mira', `POST ${schedules}`, { json: { ...nightly, ref } })).toBe(422);
  });

  test('`inputs` values may be string, array, number or boolean; an entry with `name` and the destroy flag deletes it', async () => {
    const inputs = [
      { name: 'a', value: 'text' },
      { name: 'b', value: ['x', 'y'] },
      { name: 'c', value: 1.5 },
      { name: 'd', value: true },
    ];
    const { body } = await send('mira', `POST ${schedules}`, { json: { ...nightly, inputs } });
    expect(body).toMatchObject({ inputs });
    const line = `PUT ${schedules}/${(body as { id: number }).id}`;
    const changed = await send('mira', line, {
      json: {
        inputs: [
          { name: 'a', destroy: true },
          { name: 'd', value: false },
        ],
      },
    });
    expect(changed.body).toMatchObject({ inputs: [inputs[1], inputs[2], { name: 'd', value: false }] });
    expect(
      await statusOf('mira', `POST ${schedules}`, { json: { ...nightly, inputs: [{ name: 'e', value: { a: 1 } }] } }),
    ).toBe(422);
  });

  test('`last_pipeline` is null when none ran', async () => {
    const { body } = await send('mira', `POST ${schedules}`, { json: nightly });
    const read = await send('mira', `GET ${schedules}/${(body as { id: number }).id}`);
    expect(read.body).toMatchObject({ last_pipeline: null, variables: [], inputs: [] });
  });

  test('the schedule is rescheduled automatically after any update', async () => {
    const { body } = await send('mira', `POST ${schedules}`, { json: nightly });
    const line = `PUT ${schedules}/${(body as { id: number }).id}`;
    expect((await send('mira', line, { json: { cron: '30 2 * * *' } })).body).toMatchObject({
      next_run_at: '2026-03-11T02:30:00.000Z',
    });
  });

  test('take_ownership gives the schedule with the caller as `owner`; DELETE gives the deleted schedule', async () => {
    const { body } = await send('mira', `POST ${schedules}`, { json: nightly });
    const { id } = body as { id: number };
    expect((await send('elena', `POST ${schedules}/${id}/take_ownership`)).body).toMatchObject({
      id,
      owner: { username: 'elena' },
    });
    expect(await send('elena', `DELETE ${schedules}/${id}`)).toMatchObject({
      status: 200,
      body: { id, description: 'Nightly' },
    });
    expect(await statusOf('elena', `GET ${schedules}/${id}`)).toBe(404);
  });

  test('play runs a pipeline now; body `{message}`; next scheduled run unaffected', async () => {
    const { body } = await send('mira', `GET ${schedules}/13`);
    const played = await send('mira', `POST ${schedules}/13/play`);
    expect(played.body).toEqual({ message: expect.stringContaining('Created') });
    const after = await send('mira', `GET ${schedules}/13`);
    expect(after.body).toMatchObject({ next_run_at: (body as { next_run_at: string }).next_run_at });
  });

  test('variables: `variable_type` is `env_var` by default, or `file`; the responses have exactly the listed fields', async () => {
    const line = `${schedules}/13/variables`;
    const added = await send('mira', `POST ${line}`, { json: { key: 'A', value: '1' } });
    expect(added).toMatchObject({ status: 201, body: { key: 'A', variable_type: 'env_var', value: '1' } });
    const changed = await send('mira', `PUT ${line}/A`, { json: { value: '2', variable_type: 'file' } });
    expect(changed.body).toEqual({ key: 'A', value: '2', variable_type: 'file' });
    expect((await send('mira', `DELETE ${line}/A`)).body).toEqual({ key: 'A', value: '2' });
    for (const json of [{ key: 'A' }, { value: '1' }, { key: 'A', value: '1', variable_type: 'secret' }]) {
      expect(await statusOf('mira', `POST ${line}`, { json })).toBe(422);
    }
    expect(await statusOf('mira', `PUT ${line}/BUILD_PROFILE`, { json: {} })).toBe(422);
  });
});
