import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { callWith } from '../config/call-forgespec.ts';
import { runIn } from '../stopping/running-command.ts';
import { mainModule } from '../main-module.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'forgespec-changelog-'));
  git('init', '-q', '-b', 'main');
});
afterEach(() => rmSync(folder, { recursive: true }));

function git(...args: readonly string[]): void {
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
    cwd: folder,
    stdio: 'ignore',
  });
}

function commit(date: string, ...tags: readonly string[]): void {
  const time = `${date}T12:00:00Z`;
  const env = { ...process.env, GIT_COMMITTER_DATE: time, GIT_AUTHOR_DATE: time };
  git('add', '-A');
  const identity = ['-c', 'user.name=A', '-c', 'user.email=a@example.com'];
  execFileSync('git', [...identity, 'commit', '-qm', date], { cwd: folder, env, stdio: 'ignore' });
  for (const tag of tags) git('tag', tag);
}

const forgespec = (...args: readonly string[]) => callWith({ cwd: folder, env: { CI: '1' } }, ...args);
const read = (file: string): string => readFileSync(join(folder, file), 'utf8');

/** Writes a description in two files. */
function describeApi(version: string, { limit = 'limit', name = 'name', hasShops = false } = {}): void {
  writeFileSync(
    join(folder, 'openapi.yaml'),
    `openapi: 3.1.0
info: { title: Pets, version: ${version} }
servers: [{ url: https://pets.example.com }]
paths:
  /pets:
    get:
      operationId: listPets
      tags: [Pets]
      parameters: [{ name: ${limit}, in: query, schema: { type: integer } }]
      responses: { '200': { description: ok, content: { application/json: { schema: { $ref: 'pet.yaml' } } } } }
${hasShops ? "  /shops:\n    get:\n      operationId: listShops\n      tags: [Shops]\n      responses: { '204': { description: ok } }\n" : ''}`,
  );
  writeFileSync(
    join(folder, 'pet.yaml'),
    `type: object\nrequired: [${name}]\nproperties: { ${name}: { type: string } }\n`,
  );
}

describe('forgespec changelog', () => {
  test('prints the changes since the last tag, which it reads with its own files', async () => {
    describeApi('1.0.0');
    commit('2026-01-02', 'v1.0.0', 'nightly');
    describeApi('2.0.0', { name: 'title' });
    commit('2026-02-03');
    const { stdout, stderr, code } = await forgespec('changelog', '--spec', 'openapi.yaml', '--date', '2026-03-04');
    expect([code, stderr]).toEqual([0, 'Compared with the tag v1.0.0.\n']);
    expect(stdout).toMatch(/^## 2\.0\.0 - 2026-03-04\n\n### /u);
    expect(stdout).toMatch(
      /#### Pets\n\n- \*\*Breaking:\*\* `GET \/pets`: `pet\.name`: .*\n  - Migration: .*In TypeScript: `\(await client\.pets\.list\w*\(\)\)\.name`/u,
    );
  });

  test('has the date of the commit of a revision, and the title Unreleased if the version is the same', async () => {
    describeApi('1.0.0');
    commit('2026-01-02', 'v1.0.0');
    describeApi('1.1.0', { hasShops: true });
    commit('2026-02-03', 'v1.1.0');
    describeApi('1.1.0', { hasShops: true, limit: 'first' });
    expect((await forgespec('changelog', 'v1.0.0:openapi.yaml', 'v1.1.0:openapi.yaml')).stdout).toMatch(
      /^## 1\.1\.0 - 2026-02-03\n\n### Added\n\n#### Shops\n\n- `GET \/shops`: /u,
    );
    expect((await forgespec('changelog', '--spec', 'openapi.yaml')).stdout).toMatch(/^## Unreleased\n/u);
  });

  test('writes an entry for each tag, in the order of the versions, and adds nothing twice', async () => {
    describeApi('1.9.0');
    commit('2026-01-02', 'v1.9.0');
    describeApi('1.10.0', { hasShops: true });
    commit('2026-02-03', 'v1.10.0');
    describeApi('1.10.0', { hasShops: true, limit: 'first' });
    const run = () => forgespec('changelog', '--tags', '--spec', 'openapi.yaml', '--output', 'CHANGELOG.md');
    expect((await run()).stdout).toBe('CHANGELOG.md: now contains Unreleased, 1.10.0, 1.9.0\n');
    const text = read('CHANGELOG.md');
    expect(text.match(/^##? .*/gmu)).toEqual([
      '# Changelog',
      '## Unreleased',
      '## 1.10.0 - 2026-02-03',
      '## 1.9.0 - 2026-01-02',
    ]);
    expect((await run()).stdout).toBe('CHANGELOG.md: already contains Unreleased, 1.10.0, 1.9.0\n');
    expect(read('CHANGELOG.md')).toBe(text);
    expect((await forgespec('changelog', '--tags', '--spec', 'openapi.yaml')).stdout).toBe(text);
  });

  test('adds an entry to an existing changelog, and moves what was unreleased', async () => {
    describeApi('1.0.0');
    commit('2026-01-02', 'api-v1.0.0');
    writeFileSync(join(folder, 'CHANGELOG.md'), '# Changes\n\nBy hand.\n\n## 1.0.0\n\n- First.\n');
    describeApi('1.0.0', { hasShops: true });
    const args = ['changelog', '--spec', 'openapi.yaml', '--tag-prefix', 'api-', '--output', 'CHANGELOG.md'];
    await forgespec(...args);
    expect(read('CHANGELOG.md')).toMatch(
      /^# Changes\n\nBy hand\.\n\n## Unreleased\n\n### Added\n\n#### Shops\n\n- `GET \/shops`: .*\n\n## 1\.0\.0\n\n- First\.\n$/u,
    );
    describeApi('1.1.0', { hasShops: true });
    await forgespec(...args, '--date', '2026-02-03');
    expect(read('CHANGELOG.md')).toMatch(
      /^# Changes\n\nBy hand\.\n\n## Unreleased\n\n## 1\.1\.0 - 2026-02-03\n\n### Added\n\n#### Shops\n\n- `GET \/shops`: .*\n\n## 1\.0\.0\n\n- First\.\n$/u,
    );
  });

  test('names the problem if there is no tag, or if the options contradict each other', async () => {
    describeApi('1.0.0');
    commit('2026-01-02');
    const none = await forgespec('changelog', '--tags', '--spec', 'openapi.yaml');
    expect([none.code, none.stderr]).toEqual([
      2,
      expect.stringContaining('No git tag of a version contains openapi.yaml.'),
    ]);
    expect((await forgespec('changelog', 'HEAD:openapi.yaml', '--tags')).code).toBe(2);
    const unchanged = await forgespec('changelog', '--spec', 'openapi.yaml', '--output', 'CHANGELOG.md');
    expect([unchanged.code, unchanged.stdout]).toEqual([0, 'CHANGELOG.md: no changes\n']);
  });
});

test('the changelog page of docs and serve lists the versions of the git tags if --changelog is given', async ({
  onTestFinished,
}) => {
  describeApi('1.0.0');
  commit('2026-01-02', 'v1.0.0');
  describeApi('1.1.0', { hasShops: true, name: 'title' });
  commit('2026-02-03', 'v1.1.0');
  const built = await forgespec('docs', '--spec', 'openapi.yaml', '--changelog');
  expect([built.code, built.stderr]).toEqual([0, '']);
  const page = read('reference/changelog.html').replaceAll(/\s+/gu, ' ');
  const versions = ['<h2 id="version-1.1.0">1.1.0 – 2026-02-03', '<h2 id="version-1.0.0">1.0.0 – 2026-01-02'];
  expect(page.match(/<h2 id="version[^>]*>[^<]*/gu)).toEqual(versions);
  expect(page).toMatch(/<h3>Added<\/h3> .*<h3>Removed<\/h3> /u);
  expect(page).toContain('<li><a href="operations/shops/list.html"><code>GET /shops</code></a>: ');
  expect(page).toMatch(/<strong>Breaking:<\/strong> .*<code>pet\.name<\/code>.*<br \/>Migration: /u);

  const options = ['--spec', 'openapi.yaml', '--changelog', '--port', '0'];
  const served = runIn(folder, onTestFinished, process.execPath, mainModule, 'serve', ...options);
  const url = await served.printed(/are on (http:\/\/[\d.:]+\d)/u);
  const live = await (await fetch(`${url}/changelog.html`)).text();
  expect(live.replaceAll(/\s+/gu, ' ').match(/<h2 id="version[^>]*>[^<]*/gu)).toEqual(versions);
});

describe('forgespec diff', () => {
  test('reports changes of the generated code and of the version, unless other subjects are selected', async () => {
    describeApi('1.0.0');
    commit('2026-01-02');
    describeApi('1.0.1', { name: 'title' });
    const ids = async (...args: readonly string[]): Promise<string[]> => {
      const { stdout } = await forgespec('diff', '--spec', 'openapi.yaml', '--format', 'json', ...args);
      const { changes }: { changes: { id: string }[] } = JSON.parse(stdout);
      return changes.map(({ id }) => id);
    };
    expect(await ids()).toEqual(
      expect.arrayContaining(['sdk-field-removed', 'handlers-result-removed', 'version-not-raised']),
    );
    expect((await ids('--subjects', 'api')).filter((id) => /^(?:sdk|handlers)-/u.test(id))).toEqual([]);
    const { stdout } = await forgespec('diff', '--spec', 'openapi.yaml', '--format', 'json', '--subjects', 'sdk');
    expect(JSON.parse(stdout).summary).toMatchObject({ release: 'major', releases: { api: 'none', sdk: 'major' } });
    expect((await ids('--subjects', 'sdk')).filter((id) => !id.startsWith('sdk-'))).toEqual([]);
  });
});

test.each([
  ['bytes of Latin-1', '# Caf\u00e9\n\nText.\n', 'latin1'],
  ['a byte order mark', '\uFEFF# Caf\u00e9\n', 'utf8'],
  ['the line ends of Windows', '# Changes\r\n\r\nText.\r\n', 'utf8'],
  ['mixed line ends', '# Changes\r\n\nText.\r\nMore.\r\n', 'utf8'],
] as const)('the existing text of a file keeps %s', async (_, text, encoding) => {
  describeApi('1.0.0');
  commit('2026-01-01', 'v1.0.0');
  describeApi('1.1.0', { hasShops: true });
  commit('2026-02-01', 'v1.1.0');
  const file = join(folder, 'CHANGELOG.md');
  writeFileSync(file, Buffer.from(text, encoding));
  chmodSync(file, 0o600);
  const run = await forgespec('changelog', '--tags', '--spec', 'openapi.yaml', '--output', 'CHANGELOG.md');
  expect(run.code).toBe(0);
  const changed = readFileSync(file).toString(encoding);
  expect(changed.startsWith(text)).toBe(true);
  expect(changed).toContain('1.1.0');
  if (text.includes('\r\n')) expect(changed.slice(text.length).replaceAll('\r\n', '')).not.toContain('\n');
  expect(statSync(file).mode & 0o777).toBe(0o600);
});
