import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPrismMock, type Mock } from '../../mock/start-prism-mock.ts';
import document from '../../generated/openapi.json' with { type: 'json' };
import { json, loopback, type SentResponse, type Loopback, type Received } from '../client/loopback.ts';

// The examples run as programs, with arguments and environment variables. They first run against the mock, which
// validates each request, and then against a server with fixed responses.

const folder = join(import.meta.dirname, '..', '..', 'examples');

async function run(example: string, origin: string, ...args: readonly string[]): Promise<string> {
  const env = { ...process.env, FORGE_URL: origin, FORGE_TOKEN: 'token' };
  const { stdout } = await promisify(execFile)(process.execPath, [join(folder, `${example}.ts`), ...args], { env });
  return stdout;
}

let mock: Mock;
let files: string;

beforeAll(async () => {
  mock = await startPrismMock({ document, port: 0 });
  files = await mkdtemp(join(tmpdir(), 'forgespec-examples-'));
  await writeFile(join(files, 'logo.png'), Buffer.from([0x89, 0x50, 0x4e, 0x47, 0xff]));
  await writeFile(join(files, 'notes.md'), '# Größe\n');
});

afterAll(async () => {
  await mock.close();
  await rm(files, { recursive: true });
});

// The tests can run at the same time, because each one starts its own program.
describe.concurrent('against the mock', () => {
  test('export-merge-requests', async () => {
    expect(await run('export-merge-requests', mock.url, '2026-03-01')).toBe(
      [
        'reference,state,author,created,title',
        'aurora/compass!17,opened,jonas,2026-03-09T10:15:00.000Z,Look up routes in a trie',
        'aurora/compass!15,merged,jonas,2026-03-03T08:20:00.000Z,Explain the route format',
        '',
      ].join('\n'),
    );
  });

  test('sync-labels', async () => {
    expect(await run('sync-labels', mock.url, 'aurora/compass', 'aurora/tools/anvil')).toBe('');
  });

  test('commit-file', async () => {
    const output = await run('commit-file', mock.url, '24', 'main', 'src/router.ts', join(files, 'notes.md'));
    expect(output).toMatch(/^changed src\//u);
  });

  test('clean-registry-tags', async () => {
    expect(await run('clean-registry-tags', mock.url, 'aurora/compass')).toBe(
      'aurora/compass: cleaning up its tags\naurora/compass/worker: cleaning up its tags\n',
    );
  });

  test('schedule-pipeline', async () => {
    const output = await run('schedule-pipeline', mock.url, '24', 'main', 'Nightly build', 'BUILD_PROFILE=release');
    expect(output).toMatch(/^schedule 13, next at 2026-[^ ]+: /u);
  });

  test('mirror-badges', async () => {
    expect(await run('mirror-badges', mock.url, 'aurora/compass', 'mira/compass')).toBe('');
  });
});

/** Returns the requests of a program that change data, with their bodies. */
const changes = (server: Loopback): (readonly [string, unknown])[] =>
  server.received
    .filter(({ line }) => !/^(?:GET|HEAD) /u.test(line))
    .map(({ line, body }) => [line, body === '' ? undefined : JSON.parse(body)]);

/**
 * Starts a server. The response to a GET has the body that is given for its path. The response to a DELETE has no body.
 * Any other response has the properties of its request body.
 */
const serverOf = (answers: Readonly<Record<string, unknown>>): Promise<Loopback> =>
  loopback(({ line, body }: Received): SentResponse => {
    const [, method, path = ''] = /^(\w+) ([^?]+)/u.exec(line) ?? [];
    if (method === 'DELETE') return { status: 204 };
    const answer =
      method === 'GET' ? answers[path] : { id: 1, file_path: path, message: 'created', ...JSON.parse(body || '{}') };
    return answer === undefined ? json({ message: 'Not found' }, 404) : json(answer);
  });

const labels = (project: string): string => `/api/v4/projects/${project}/labels`;
const badges = (project: string): string => `/api/v4/projects/${project}/badges`;

test('sync-labels creates missing labels, updates different labels, and does not change other labels', async () => {
  const server = await serverOf({
    [labels('a%2Fone')]: [
      { name: 'bug', color: '#d9534f', description: 'Wrong' },
      { name: 'docs', color: '#69d100', description: null },
      { name: 'same', color: '#000000', description: null },
    ],
    [labels('a%2Ftwo')]: [
      { name: 'bug', color: '#ffffff', description: 'Wrong' },
      { name: 'same', color: '#000000', description: null },
      { name: 'own', color: '#111111', description: null },
    ],
  });
  expect(await run('sync-labels', server.origin, 'a/one', 'a/two')).toBe('changed bug\ncreated docs\n');
  expect(changes(server)).toEqual([
    [`PUT ${labels('a%2Ftwo')}/bug`, { color: '#d9534f', description: 'Wrong' }],
    [`POST ${labels('a%2Ftwo')}`, { name: 'docs', color: '#69d100' }],
  ]);
});

test('mirror-badges creates, changes and deletes badges, but does not change the badges of groups', async () => {
  const badge = (id: number, name: string, kind = 'project', link_url = 'https://a') => ({
    id,
    name,
    kind,
    link_url,
    image_url: 'https://i',
  });
  const server = await serverOf({
    [badges('1')]: [badge(1, 'A'), badge(2, 'B'), badge(3, 'G', 'group')],
    [badges('2')]: [badge(4, 'B', 'project', 'https://old'), badge(5, 'C'), badge(6, 'H', 'group')],
  });
  expect(await run('mirror-badges', server.origin, '1', '2')).toBe('created A\nchanged B\ndeleted C\n');
  expect(changes(server)).toEqual([
    [`POST ${badges('2')}`, { name: 'A', link_url: 'https://a', image_url: 'https://i' }],
    [`PUT ${badges('2')}/4`, { link_url: 'https://a', image_url: 'https://i' }],
    [`DELETE ${badges('2')}/5`, undefined],
  ]);
});

test('commit-file creates a missing file, and sends bytes in Base64', async () => {
  const server = await serverOf({});
  await run('commit-file', server.origin, 'a/one', 'main', 'docs/logo.png', join(files, 'logo.png'));
  expect(changes(server)).toEqual([
    [
      'POST /api/v4/projects/a%2Fone/repository/files/docs%2Flogo.png',
      { branch: 'main', content: 'iVBOR/8=', encoding: 'base64', commit_message: 'Add docs/logo.png' },
    ],
  ]);
});

test('schedule-pipeline creates a missing schedule with its variable, and runs it', async () => {
  const schedules = '/api/v4/projects/24/pipeline_schedules';
  const server = await serverOf({ [schedules]: [], [`${schedules}/1`]: { id: 1, variables: [] } });
  await run('schedule-pipeline', server.origin, '24', 'main', 'Nightly', 'A=b');
  expect(changes(server)).toEqual([
    [`POST ${schedules}`, { cron: '0 1 * * *', cron_timezone: 'UTC', description: 'Nightly', ref: 'main' }],
    [`POST ${schedules}/1/variables`, { key: 'A', value: 'b' }],
    [`POST ${schedules}/1/play`, undefined],
  ]);
});

test('export-merge-requests reads all pages, and writes cells that no spreadsheet reads as formulas', async () => {
  const request = (title: string) => ({
    references: { full: 'a!1' },
    state: 'opened',
    author: { username: 'mira' },
    created_at: '2026-03-09',
    title,
  });
  const server: Loopback = await loopback(({ line }) =>
    line.includes('page=2')
      ? json([request('=1+1')])
      : json([request('a "b", c')], 200, { link: `<${server.origin}/api/v4/merge_requests?page=2>; rel="next"` }),
  );
  expect(await run('export-merge-requests', server.origin)).toContain(
    '\na!1,opened,mira,2026-03-09,"a ""b"", c"\na!1,opened,mira,2026-03-09,\'=1+1\n',
  );
});

test('clean-registry-tags continues after a repository whose tags it may not delete', async () => {
  const server: Loopback = await loopback(({ line }) => {
    if (line.startsWith('GET'))
      return json([
        { id: 5, path: 'a', tags_count: 3 },
        { id: 6, path: 'b', tags_count: 9 },
      ]);
    return { status: line.includes('/5/') ? 403 : 202 };
  });
  expect(await run('clean-registry-tags', server.origin, '24', '7d')).toBe('a: not allowed\nb: cleaning up 9 tags\n');
  expect(changes(server).at(-1)).toEqual([
    'DELETE /api/v4/projects/24/registry/repositories/6/tags',
    { name_regex_delete: '.*', name_regex_keep: 'v\\d+\\.\\d+\\.\\d+', keep_n: 5, older_than: '7d' },
  ]);
});
