import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { resultOf, type Client } from '../../generated/client/index.ts';
import { sql } from '../../sandbox/database/drizzle.ts';
import { rateLimits } from '../../sandbox/database/schema/index.ts';
import { largeFilePath } from '../../sandbox/git/large-files.ts';
import { gitText } from '../../sandbox/git/run-git.ts';
import { statusOf } from './status-of.ts';
import { useSandboxFixture } from './start-test-sandbox.ts';

const fixture = useSandboxFixture();
const router = { id: 24, file_path: 'src/router.ts' };
const main = { ref: 'main' };

const git = async (...args: string[]): Promise<string> => gitText(fixture.sandbox.repositories.of(24), args);
const contentOf = async (path: string, ref = 'main'): Promise<string> => git('cat-file', 'blob', `${ref}:${path}`);

/** Joins lines to the text of a file. */
const text = (...lines: string[]): string => `${lines.join('\n')}\n`;

const statusOfCreate = async (client: Client, path: string, body: object): Promise<number> =>
  statusOf(
    client.repositoryFiles.create(
      { id: 24, file_path: path },
      { branch: 'main', commit_message: 'Try', content: 'x', ...body },
    ),
  );

describe('reading', () => {
  test('returns a file at a branch, a tag, a commit and HEAD', async () => {
    const { repositoryFiles } = fixture.with({});
    const file = await repositoryFiles.get(router, main);
    expect(file).toMatchObject({
      file_name: 'router.ts',
      file_path: 'src/router.ts',
      size: 241,
      encoding: 'base64',
      content_sha256: '4ef72f132824230283fa2697f959771bbe928004208b82bb78ddc0968c4ccf5c',
      blob_id: '5158066e0288dbddc7aeb707abe395aba1e2cbc7',
      ref: 'main',
      commit_id: await git('rev-parse', 'main'),
      last_commit_id: await git('rev-parse', 'v1.4.0'),
      execute_filemode: false,
    });
    expect(Buffer.from(file.content, 'base64').toString()).toBe(text(await contentOf('src/router.ts')));
    expect(await repositoryFiles.get(router, { ref: 'HEAD' })).toEqual({ ...file, ref: 'HEAD' });
    const tag = await git('rev-parse', 'v1.4.0');
    expect(await repositoryFiles.get(router, { ref: 'v1.4.0' })).toMatchObject({ commit_id: tag });
    expect(await repositoryFiles.get(router, { ref: tag })).toMatchObject({ commit_id: tag, ref: tag });
    expect(await repositoryFiles.get({ id: 24, file_path: 'scripts/build.sh' }, main)).toMatchObject({
      execute_filemode: true,
    });
  });

  test('finds a branch whose hash git has moved to the file of packed refs', async () => {
    const { repositoryFiles } = fixture.with({});
    const file = await repositoryFiles.get(router, main);
    await git('pack-refs', '--all');
    expect(await repositoryFiles.get(router, main)).toEqual(file);
  });

  test('returns the same metadata in three operations', async () => {
    const { repositoryFiles } = fixture.with({});
    const { headers } = await resultOf(repositoryFiles.getMetadata(router, main));
    expect(headers).toMatchObject({
      'x-service-blob-id': '5158066e0288dbddc7aeb707abe395aba1e2cbc7',
      'x-service-content-sha256': '4ef72f132824230283fa2697f959771bbe928004208b82bb78ddc0968c4ccf5c',
      'x-service-encoding': 'base64',
      'x-service-file-name': 'router.ts',
      'x-service-file-path': 'src/router.ts',
      'x-service-ref': 'main',
      'x-service-size': 241,
      'x-service-execute-filemode': false,
      'x-service-last-commit-id': await git('rev-parse', 'v1.4.0'),
      'x-service-commit-id': await git('rev-parse', 'main'),
    });
    expect((await resultOf(repositoryFiles.getBlameMetadata(router, main))).headers).toMatchObject({
      'x-service-size': 241,
    });
    expect((await resultOf(repositoryFiles.getRawMetadata(router, main))).headers).toMatchObject({
      'x-service-size': 241,
    });
    expect(await statusOf(repositoryFiles.getMetadata({ id: 24, file_path: 'nothing' }, main))).toBe(404);
  });

  test('returns the bytes of a file, or its content in Git LFS', async () => {
    const { repositoryFiles } = fixture.with({});
    expect(await repositoryFiles.getRaw(router)).toBe(text(await contentOf('src/router.ts')));
    const map = { id: 24, file_path: 'assets/world.map' };
    expect(await repositoryFiles.getRaw(map)).toMatch(/^version https:\/\/git-lfs/u);
    expect(await repositoryFiles.getRaw(map, { lfs: true })).toBe(
      'A map of the whole world, far too large to look at.\n',
    );
    expect(await repositoryFiles.getRaw(router, { lfs: true })).toBe(text(await contentOf('src/router.ts')));
    const pointer = text('version https://git-lfs.github.com/spec/v1', `oid sha256:${'0'.repeat(64)}`, 'size 1');
    expect(await statusOfCreate(fixture.as('jonas'), 'assets/lost.map', { content: pointer })).toBe(201);
    expect(await statusOf(repositoryFiles.getRaw({ id: 24, file_path: 'assets/lost.map' }, { lfs: true }))).toBe(404);
  });

  test('does not return Git LFS content of another project for a copied pointer', async () => {
    const content = 'for members of Anvil only';
    const id = createHash('sha256').update(content).digest('hex');
    const stored = largeFilePath(fixture.sandbox.repositories.of(31), id);
    await mkdir(dirname(stored), { recursive: true });
    await writeFile(stored, content);
    const pointer = text('version https://git-lfs.github.com/spec/v1', `oid sha256:${id}`, `size ${content.length}`);
    const added = { branch: 'main', commit_message: 'Add a pointer', content: pointer };
    const { repositoryFiles } = fixture.as('mira');
    for (const project of [31, 24]) await repositoryFiles.create({ id: project, file_path: 'secret' }, added);
    expect(await repositoryFiles.getRaw({ id: 31, file_path: 'secret' }, { lfs: true })).toBe(content);
    expect(await statusOf(repositoryFiles.getRaw({ id: 24, file_path: 'secret' }, { lfs: true }))).toBe(404);
  });

  test('returns, from a fork, the Git LFS content that the original project had at the time of the fork', async () => {
    const map = { id: 57, file_path: 'assets/world.map' };
    expect(await fixture.with({}).repositoryFiles.getRaw(map, { lfs: true })).toMatch(/^A map of the whole world/u);
  });

  test('returns headers that prevent a browser from running scripts in a file', async () => {
    const hostile = { content: '<!doctype html><script>alert(1)</script>' };
    await statusOfCreate(fixture.as('jonas'), 'page.html', hostile);
    const project = `${fixture.sandbox.url}/api/v4/projects/24`;
    const headers = { 'private-token': 'token-of-jonas' };
    const addresses = {
      raw: `${project}/repository/files/page.html/raw`,
      diffs: `${project}/merge_requests/17/raw_diffs`,
      file: `${project}/repository/files/page.html?ref=main`,
      badge: `${project}/badges/render?link_url=https://a.b/<script>&image_url=https://a.b/<b>`,
      moved: `${fixture.sandbox.url}/api/v4/projects/aurora%2Fpathfinder/labels/%3Cscript%3E`,
      missing: `${project}/labels/%3Cscript%3E`,
      invalid: `${project}/labels?page=%3Cscript%3E`,
      unknown: `${fixture.sandbox.url}/%3Cscript%3E`,
    };
    for (const [name, address] of Object.entries(addresses)) {
      const response = await fetch(address, { headers, redirect: 'manual' });
      expect([name, response.headers.get('x-content-type-options')]).toEqual([name, 'nosniff']);
      expect([name, response.headers.get('content-security-policy')]).toEqual([
        name,
        expect.stringContaining('sandbox'),
      ]);
      expect([name, response.headers.get('content-type')]).not.toEqual([name, expect.stringContaining('html')]);
    }
  });

  test('returns the commits that last changed each line', async () => {
    const { repositoryFiles } = fixture.with({});
    const ranges = await repositoryFiles.getBlame(router, { ref: 'v1.4.0' });
    expect(
      ranges.map(({ commit, lines }) => [commit.message, commit.author_name, commit.committer_name, lines.length]),
    ).toEqual([
      ['Add the router', 'Mira Castellanos', 'Mira Castellanos', 2],
      ['Find routes by their pattern', 'Jonas Lindqvist', 'Mira Castellanos', 4],
    ]);
    expect(ranges[1]?.commit).toMatchObject({
      authored_date: '2026-02-18T13:05:00.000Z',
      committed_date: '2026-02-18T13:40:00.000Z',
      author_email: 'jonas@example.com',
      parent_ids: [ranges[0]?.commit.id],
    });
    expect(ranges[0]?.lines).toEqual(["import type { Route } from './route.ts';", '']);
    const part = await repositoryFiles.getBlame(router, { ref: 'main', range: { start: 2, end: 3 } });
    expect(part.map(({ lines }) => lines)).toEqual([
      [''],
      ['/** Returns the first route whose pattern fits the path. */'],
    ]);
    expect(await repositoryFiles.getBlame(router, { ref: 'main', range: { start: 6, end: 99 } })).toMatchObject([
      { lines: ['}'] },
    ]);
    expect(await repositoryFiles.getBlame(router, { ref: 'main', range: { start: 7, end: 9 } })).toEqual([]);
    expect(await repositoryFiles.getBlame(router, { ref: 'main', page: 2, per_page: 1 })).toHaveLength(1);
    const wrong = `${fixture.sandbox.url}/api/v4/projects/24/repository/files/src%2Frouter.ts/blame?ref=main&range[start]=3&range[end]=2`;
    expect((await fetch(wrong)).status).toBe(422);
  });

  test('returns the blame of commits with any message', async () => {
    const { repositoryFiles } = fixture.as('jonas');
    const path = { id: 24, file_path: 'marked.txt' };
    const message = 'One\u0001two\n\nThree';
    await repositoryFiles.create(path, {
      branch: 'marked',
      start_branch: 'main',
      content: 'one\n',
      commit_message: message,
    });
    const [range] = await repositoryFiles.getBlame(path, { ref: 'marked' });
    expect(range).toMatchObject({ commit: { message }, lines: ['one'] });
    const withNul = { branch: 'marked', content: 'two\n', commit_message: 'One\0two' };
    expect(await statusOf(repositoryFiles.update(path, withNul))).toBe(400);
  });

  test.each([
    'nothing',
    'main~1',
    '--all',
    'main:README.md',
    '@{-1}',
    'refs/heads/nothing',
    '0000000000000000000000000000000000000000',
  ])('gets 404 at %s', async (ref) => {
    expect(await statusOf(fixture.with({}).repositoryFiles.get(router, { ref }))).toBe(404);
  });

  test.each(['nothing', 'src', 'src/../README.md', '.git/config', '-x', ':(top)README.md', 'src/*.ts'])(
    'not %s',
    async (path) => {
      expect(await statusOf(fixture.with({}).repositoryFiles.get({ id: 24, file_path: path }, main))).toBe(404);
    },
  );

  test('a file of a private project needs membership and one of the scopes', async () => {
    const readme = { id: 31, file_path: 'README.md' };
    expect(await statusOf(fixture.with({}).repositoryFiles.get(readme, main))).toBe(404);
    expect(await statusOf(fixture.as('sora').repositoryFiles.get(readme, main))).toBe(404);
    expect(await statusOf(fixture.with({ PrivateToken: 'nonsense' }).repositoryFiles.get(router, main))).toBe(401);
    for (const PrivateToken of ['token-of-jonas', 'reading-token-of-jonas', 'repository-token-of-jonas']) {
      expect(await statusOf(fixture.with({ PrivateToken }).repositoryFiles.get(readme, main))).toBe(200);
    }
  });

  test('large files can be read five times a minute', async () => {
    const large = { branch: 'main', commit_message: 'Add', content: 'x'.repeat(10 * 1024 * 1024 + 1) };
    await fixture.as('jonas').repositoryFiles.create({ id: 24, file_path: 'large' }, large);
    const read = async (username: 'jonas' | 'mira') =>
      statusOf(fixture.as(username).repositoryFiles.getRaw({ id: 24, file_path: 'large' }));
    for (let time = 1; time <= 5; time += 1) expect(await read('jonas')).toBe(200);
    await fixture.sandbox.queries.update(rateLimits).set({ since: sql`${rateLimits.since} - interval '20 seconds'` });
    const late = await fetch(`${fixture.sandbox.url}/api/v4/projects/24/repository/files/large?ref=main`, {
      headers: { 'private-token': 'token-of-jonas' },
    });
    expect(late.status).toBe(429);
    const wait = Number(late.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(40);
    expect(await read('mira')).toBe(200);
  });
});

describe('writing', () => {
  test('a file is created, changed and deleted by commits', async () => {
    const { repositoryFiles } = fixture.as('jonas');
    const path = { id: 24, file_path: 'docs/ünlike "other".md' };
    const change = { branch: 'main', commit_message: 'Add a page\n\nAnd say why.' };
    expect(await repositoryFiles.create(path, { ...change, content: 'one\n' })).toEqual({
      branch: 'main',
      file_path: path.file_path,
    });
    expect(await contentOf(path.file_path)).toBe('one');
    expect(await git('log', '-1', '--format=%an|%ae|%cn|%B', 'main')).toBe(
      'Jonas Lindqvist|jonas@example.com|Jonas Lindqvist|Add a page\n\nAnd say why.',
    );
    const { last_commit_id: last } = await repositoryFiles.get(path, main);
    const author = { author_name: 'Ada <x>\nL', author_email: 'ada@example.com' };
    await repositoryFiles.update(path, { ...change, content: 'two\n', last_commit_id: last, ...author });
    expect(await contentOf(path.file_path)).toBe('two');
    expect(await git('log', '-1', '--format=%an|%ae|%cn', 'main')).toBe('Ada xL|ada@example.com|Jonas Lindqvist');

    await repositoryFiles.update(path, { ...change, content: 'two\n', execute_filemode: true });
    expect(await repositoryFiles.get(path, main)).toMatchObject({ execute_filemode: true });
    await repositoryFiles.update(path, { ...change, content: 'three\n' });
    expect(await repositoryFiles.get(path, main)).toMatchObject({ execute_filemode: true });
    await repositoryFiles.update(path, { ...change, content: 'three\n', execute_filemode: false });
    expect(await repositoryFiles.get(path, main)).toMatchObject({ execute_filemode: false });

    await repositoryFiles.delete(path, {}, { body: change });
    expect(await statusOf(repositoryFiles.get(path, main))).toBe(404);
    const { headers } = await resultOf(repositoryFiles.getMetadata(router, main));
    expect(headers).toMatchObject({ 'x-service-commit-id': await git('rev-parse', 'main') });
  });

  test('bytes are sent in base64, together with a new branch', async () => {
    const { repositoryFiles } = fixture.as('jonas');
    const bytes = Buffer.from([0, 255, 10, 13, 0, 137]);
    const path = { id: 24, file_path: 'map.png' };
    await repositoryFiles.create(path, {
      branch: 'map-image',
      start_branch: 'main',
      commit_message: 'Add an empty map',
      encoding: 'base64',
      content: bytes.toString('base64'),
    });
    const file = await repositoryFiles.get(path, { ref: 'map-image' });
    expect(Buffer.from(file.content, 'base64')).toEqual(bytes);
    expect(file.content_sha256).toBe(createHash('sha256').update(bytes).digest('hex'));
    expect(await git('rev-parse', 'map-image~1')).toBe(await git('rev-parse', 'main'));
    expect(await statusOf(repositoryFiles.get(path, main))).toBe(404);
  });

  test('the first commit of an empty repository creates its branch', async () => {
    await fixture.sandbox.repositories.create(52, 'main');
    const client = fixture.as('mira').repositoryFiles;
    await fixture.sandbox.queries.execute('update projects set archived = false where id = 52');
    await gitText(fixture.sandbox.repositories.of(52), ['update-ref', '-d', 'refs/heads/main']);
    await client.create({ id: 52, file_path: 'a' }, { branch: 'main', commit_message: 'Begin', content: 'a' });
    expect(await client.get({ id: 52, file_path: 'a' }, { ref: 'HEAD' })).toMatchObject({ size: 1 });
    await fixture.sandbox.queries.execute('update projects set archived = true where id = 52');
    const again = { branch: 'main', commit_message: 'Go on', content: 'b' };
    expect(await statusOf(client.create({ id: 52, file_path: 'b' }, again))).toBe(403);
  });

  test.each([
    ['a file that exists', 'src/router.ts', {}],
    ['a folder', 'src', {}],
    ['a folder that is a file', 'README.md/x', {}],
    ['a path out of the repository', 'src/../../x', {}],
    ['a path that is reserved for git', '.git/hooks/post-commit', {}],
    ['a path that begins with a slash', '/x', {}],
    ['a branch that does not exist', 'new', { branch: 'nothing' }],
    ['a branch that git would read as an option', 'new', { branch: '--all' }],
    ['a full name as a branch', 'new', { branch: 'refs/heads/main' }],
    ['a new branch that exists', 'new', { branch: 'preview', start_branch: 'main' }],
    ['a start branch that does not exist', 'new', { branch: 'new', start_branch: 'nothing' }],
    ['no message', 'new', { commit_message: ' ' }],
    ['invalid base64', 'new', { encoding: 'base64', content: '***' }],
  ])('creating is rejected for %s', async (_, path, body) => {
    const before = await git('rev-parse', 'main');
    expect(await statusOfCreate(fixture.as('jonas'), path, body)).toBe(400);
    expect(await git('rev-parse', 'main')).toBe(before);
  });

  test('changing and deleting are rejected if nothing changes, or the file does not exist or has changed', async () => {
    const { repositoryFiles } = fixture.as('jonas');
    const change = { branch: 'main', commit_message: 'Change' };
    const same = text(await contentOf('src/router.ts'));
    const nothing = { id: 24, file_path: 'nothing' };
    const first = { ...change, last_commit_id: await git('rev-list', '--max-parents=0', 'main') };
    expect(await statusOf(repositoryFiles.update(router, { ...change, content: same }))).toBe(400);
    expect(await statusOf(repositoryFiles.update(nothing, { ...change, content: 'x' }))).toBe(400);
    expect(await statusOf(repositoryFiles.delete(nothing, {}, { body: change }))).toBe(400);
    expect(await statusOf(repositoryFiles.update(router, { ...first, content: 'x' }))).toBe(400);
    expect(await statusOf(repositoryFiles.delete(router, {}, { body: first }))).toBe(400);
  });

  test('the message of a failure does not contain the cause', async () => {
    const messages = await Promise.all(
      ['src/../x', 'src/router.ts'].map(async (path) => {
        const body = { branch: 'main', commit_message: 'Try', content: 'x' };
        const answer = await resultOf(fixture.as('jonas').repositoryFiles.create({ id: 24, file_path: path }, body));
        return JSON.stringify(answer.data);
      }),
    );
    expect(new Set(messages).size).toBe(1);
  });

  test('needs the role Developer and the scope api', async () => {
    expect(await statusOfCreate(fixture.as('priya'), 'new', {})).toBe(403);
    expect(await statusOfCreate(fixture.with({}), 'new', {})).toBe(401);
    expect(await statusOfCreate(fixture.with({ PrivateToken: 'reading-token-of-jonas' }), 'new', {})).toBe(403);
    expect(await statusOfCreate(fixture.with({ PrivateToken: 'repository-token-of-jonas' }), 'new', {})).toBe(403);
  });
});
