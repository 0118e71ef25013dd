import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createClient, type Client } from '../../generated/client/index.ts';
import { folderWith } from '../folder-with.ts';
import { startSampleSandbox, type SampleSandbox } from '../samples/sample-sandbox.ts';
import { interceptingProxy } from './intercepting-proxy.ts';

// The programs that synchronize, mirror, commit and merge run against the sandbox, whose data they change.

const folder = join(import.meta.dirname, '../../examples');
const token = 'token-of-admin';
let sandbox: SampleSandbox;
let client: Client;

beforeAll(async () => {
  sandbox = await startSampleSandbox();
  client = createClient({ baseUrl: sandbox.url, auth: { PrivateToken: token } });
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.restore());

interface ProgramEnd {
  readonly code?: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a program for the service at an address. Returns its exit code, and the lines of its output. */
async function runAt(address: string, example: string, ...args: readonly string[]) {
  const env = { ...process.env, FORGE_URL: address, FORGE_TOKEN: token };
  const command = [join(folder, `${example}.ts`), ...args];
  const running: Promise<ProgramEnd> = promisify(execFile)(process.execPath, command, { env });
  const { code = 0, stdout, stderr } = await running.catch((error: ProgramEnd) => error);
  expect(stderr).toBe('');
  return { code, lines: stdout.trimEnd().split('\n') };
}

const run = (example: string, ...args: readonly string[]) => runAt(sandbox.url, example, ...args);

test('sync-labels makes the labels of two projects equal', async () => {
  await client.projectLabels.create({ id: 31 }, { name: 'bug', color: '#000000' });
  const { lines } = await run('sync-labels', 'aurora/compass', 'aurora/tools/anvil');
  expect(lines.toSorted()).toEqual(['changed bug', 'created docs', 'created performance']);
  expect((await run('sync-labels', 'aurora/compass', 'aurora/tools/anvil')).lines).toEqual(['']);
});

test('mirror-registry writes all images, and then only what has changed', async () => {
  const file = join(folderWith({}), 'images.json');
  const { lines } = await run('mirror-registry', 'aurora/compass', file);
  const images = JSON.parse(readFileSync(file, 'utf8'));
  expect(lines.toSorted()).toEqual(Object.keys(images).map((path) => `added ${path}`));
  expect(images['aurora/compass:v1.4.0']).toEqual({ digest: expect.stringMatching(/^sha256:4a1c/u), size: 48_219_736 });
  await client.containerRegistry.deleteTag({ id: 24, repository_id: 5, tag_name: 'v1.4.0' });
  expect((await run('mirror-registry', 'aurora/compass', file)).lines).toEqual(['removed aurora/compass:v1.4.0']);
  expect(JSON.parse(readFileSync(file, 'utf8'))).not.toHaveProperty(['aurora/compass:v1.4.0']);
});

test('commit-folder commits new and different files', async () => {
  const local = folderWith({ 'README.md': '# Compass\n', 'img/logo.png': Buffer.from([0x89, 0xff, 0]) });
  const { lines, code } = await run('commit-folder', 'aurora/compass', 'main', local);
  expect([lines.toSorted(), code]).toEqual([['changed README.md', 'created img/logo.png'], 0]);
  expect((await run('commit-folder', 'aurora/compass', 'main', local)).lines.toSorted()).toEqual([
    'same README.md',
    'same img/logo.png',
  ]);
  expect(await client.repositoryFiles.getRaw({ id: 24, file_path: 'README.md' })).toBe('# Compass\n');
});

test('commit-folder does not replace a file that another commit changes at the same time', async () => {
  const local = folderWith({ 'README.md': '# Mine\n' });
  const other = { branch: 'main', content: '# Theirs\n', commit_message: 'Change README.md' };
  const path = { id: 24, file_path: 'README.md' };
  const address = await interceptingProxy(sandbox.url, async (method) =>
    method === 'PUT' ? client.repositoryFiles.update(path, other) : undefined,
  );
  const { lines, code } = await runAt(address, 'commit-folder', 'aurora/compass', 'main', local);
  expect([lines, code]).toEqual([['conflict README.md'], 1]);
  expect(await client.repositoryFiles.getRaw({ id: 24, file_path: 'README.md' })).toBe('# Theirs\n');
});

test('merge-bot merges what can be merged, and says why it does not merge the rest', async () => {
  const draft = { source_branch: 'main', target_branch: 'preview', title: 'Draft: Try', labels: 'bug' };
  await client.mergeRequests.create({ id: 24 }, draft);
  const { lines } = await run('merge-bot', 'bug');
  expect(lines).toEqual([
    expect.stringMatching(/^aurora\/compass!17: merged as [0-9a-f]{40}$/u),
    'aurora/compass!19: not merged: draft_status',
  ]);
  expect(await client.mergeRequests.get({ id: 24, merge_request_iid: 17 })).toMatchObject({ state: 'merged' });
});
