import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { createClient } from '../../generated/client/index.ts';
import { bindPort } from '../../sandbox/bind-port.ts';
import { claimFolder } from '../../sandbox/data-folder/claim-folder.ts';
import { DataFolderError } from '../../sandbox/data-folder/data-folder-error.ts';
import { openSandbox, type RunningSandbox } from '../../sandbox/start-sandbox.ts';
import { startKillable } from './crash/killable-sandbox.ts';
import { statusOf } from './status-of.ts';
import { mainModule } from '../main-module.ts';

let parent: string;
let folder: string;

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'forgespec-claim-'));
  folder = join(parent, 'data');
});

afterEach(async () => rm(parent, { recursive: true }));

const started = async (options: Parameters<typeof openSandbox>[0] = {}): Promise<RunningSandbox> => {
  const sandbox = await openSandbox({ folder, ...options });
  onTestFinished(async () => sandbox.close());
  return sandbox;
};

const clientOf = ({ url }: { readonly url: string }) =>
  createClient({ baseUrl: url, auth: { PrivateToken: 'token-of-mira' } });

/** Returns the contents and times of all files in a folder, by path. */
async function contentsOf(root: string): Promise<Map<string, string>> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = entries.map(async (entry) => {
    const path = join(entry.parentPath, entry.name);
    const content = entry.isFile() ? await readFile(path, 'base64') : '';
    return [path, `${(await stat(path)).mtimeMs} ${content}`] as const;
  });
  return new Map(await Promise.all(files));
}

/**
 * Runs `forgespec sandbox` until it ends by itself.
 *
 * @returns the exit code and the messages of the command.
 */
async function runCommand(...options: string[]): Promise<{ readonly code: number; readonly messages: string }> {
  const child = spawn(process.execPath, [mainModule, 'sandbox', '--port', '0', ...options], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const messages = child.stderr.setEncoding('utf8').toArray();
  const [code] = (await once(child, 'close')) as [number];
  return { code, messages: (await messages).join('') };
}

describe('a second sandbox on a folder in use', () => {
  test('is rejected with the process id and start time of the first sandbox, and changes nothing', async () => {
    const before = new Date().toISOString();
    const first = await openSandbox({ folder });
    const { projectLabels } = clientOf(first);
    await projectLabels.create({ id: 24 }, { name: 'before', color: 'red' });
    const { code, messages } = await runCommand('--data', folder);
    expect(code).toBe(2);
    const [, pid, since] = /in use by another sandbox of process (\d+), since (\S+)\./u.exec(messages) ?? [];
    expect(Number(pid)).toBe(process.pid);
    // A stack trace has such lines.
    expect(messages).not.toContain('    at ');
    expect(String(since) >= before && String(since) <= new Date().toISOString()).toBe(true);
    await projectLabels.create({ id: 24 }, { name: 'after', color: 'red' });
    await first.close();
    const names = (await clientOf(await started()).projectLabels.list({ id: 24 })).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['before', 'after']));
  });

  test('is rejected in the same process and under another path of the folder', async () => {
    await started();
    await symlink(folder, join(parent, 'link'));
    for (const name of [folder, join(parent, 'link'), `${folder}/../data/`]) {
      await expect(openSandbox({ folder: name })).rejects.toThrow(
        `in use by another sandbox of process ${process.pid}`,
      );
    }
  });

  test('is rejected if both sandboxes start at the same time', async () => {
    const settled = await Promise.allSettled([1, 2].map(async () => startKillable(folder)));
    const running = settled.filter((result) => result.status === 'fulfilled').map(({ value }) => value);
    onTestFinished(async () => void (await Promise.all(running.map(async ({ kill }) => kill('everything')))));
    expect(running).toHaveLength(1);
    const labels = await running[0]?.client.projectLabels.list({ id: 24 });
    expect(labels?.map(({ name }) => name)).toEqual(['bug', 'docs', 'performance']);
  });

  test('can use the folder of a process that was killed, even if another process has its process id now', async () => {
    const killed = await startKillable(folder);
    await killed.client.projectLabels.create({ id: 24 }, { name: 'kept', color: 'red' });
    await killed.kill('everything');
    const holderFile = join(folder, 'sandbox.holder.json');
    const holder = JSON.parse(await readFile(holderFile, 'utf8')) as object;
    await writeFile(holderFile, JSON.stringify({ ...holder, pid: process.pid }));
    expect(await statusOf(clientOf(await started()).projectLabels.get({ id: 24, label_id: 'kept' }))).toBe(200);
  });
});

describe('a port that is in use', () => {
  test.each(['port', 'controlPort'])('ends the start before the folder is changed (%s)', async (option) => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    onTestFinished(() => void other.close());
    const { port } = other.address() as { port: number };
    await expect(openSandbox({ folder, [option]: port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
    expect(await readdir(parent)).toEqual([]);

    await (await openSandbox({ folder })).close();
    const before = await contentsOf(folder);
    await expect(openSandbox({ folder, [option]: port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
    expect(await contentsOf(folder)).toEqual(before);
  });

  test('is released after a start that fails for another reason', async () => {
    const { port } = new URL((await started()).url);
    const free = await bindPort('127.0.0.1', 0);
    free.server.close();
    await once(free.server, 'close');
    const same = Number(new URL(free.url).port);
    expect(String(same)).not.toBe(port);
    await expect(openSandbox({ folder, port: same })).rejects.toThrow(DataFolderError);
    expect((await started({ folder: join(parent, 'other'), port: same })).url).toBe(free.url);
  });
});

test('a request that arrives before the data is open gets its response afterwards', async () => {
  const port = await bindPort('127.0.0.1', 0);
  onTestFinished(() => void port.server.close());
  const arrived = once(port.server, 'request');
  const response = fetch(port.url, { method: 'POST', body: 'x'.repeat(100_000) });
  await arrived;
  port.respondWith((request, answer) => {
    request.toArray().then(
      (chunks) => answer.end(String(Buffer.concat(chunks).length)),
      () => answer.destroy(),
    );
  });
  expect(await (await response).text()).toBe('100000');
});

describe('a folder that was not created by a sandbox', () => {
  const foreign: readonly (readonly [name: string, files: Readonly<Record<string, string>>])[] = [
    ['with a database', { 'database/PG_VERSION': '17' }],
    ['with repositories', { 'repositories/24.git/HEAD': 'ref: refs/heads/main' }],
    ['with the file that marked complete data once', { complete: '', 'database/PG_VERSION': '17' }],
    ['with a hidden file', { '.git/HEAD': 'ref: refs/heads/main' }],
    ['with a file of the same name as the marker', { 'sandbox.json': '{"name": "mine"}' }],
    ['with a marker that is not JSON', { 'sandbox.json': 'mine', 'database/mine': '' }],
    ['with a folder of the same name as the marker', { 'sandbox.json/mine': '' }],
    ['with data of a later format', { 'sandbox.json': '{"madeBy":"forgespec sandbox","format":2}', 'data/mine': '' }],
    ['with a lock that is another file', { 'sandbox.lock': 'mine' }],
    ['with a lock beside other files', { 'sandbox.lock': '', 'database/mine': '' }],
  ];

  test.each(foreign)('is rejected and not changed: %s', async (_name, files) => {
    for (const [path, content] of Object.entries(files)) {
      await mkdir(join(folder, path, '..'), { recursive: true });
      await writeFile(join(folder, path), content);
    }
    const before = await contentsOf(folder);
    await expect(openSandbox({ folder })).rejects.toThrow(DataFolderError);
    await expect(claimFolder(folder, 'server')).rejects.toThrow(/(?:Nothing|No data) was changed/u);
    expect(await contentsOf(folder)).toEqual(before);
  });

  test('is rejected if it is a file, is below a file, or is a broken link', async () => {
    await writeFile(folder, 'mine');
    await symlink(join(parent, 'nowhere'), join(parent, 'link'));
    const names = [folder, join(folder, 'below'), join(parent, 'link')];
    for (const name of names) await expect(openSandbox({ folder: name })).rejects.toThrow('cannot be used for data');
    expect(await readFile(folder, 'utf8')).toBe('mine');
  });

  test('is accepted if it is empty, or if a start was killed before it wrote the marker', async () => {
    await mkdir(folder);
    (await claimFolder(folder, 'folder')).release();
    await rm(join(folder, 'sandbox.json'));
    await writeFile(join(folder, 'sandbox.json.new'), '{"madeBy"');
    expect(await statusOf(clientOf(await started()).projectLabels.list({ id: 24 }))).toBe(200);
  });

  test('is named in the error', async () => {
    await mkdir(join(folder, 'repositories'), { recursive: true });
    const message = `The folder ${folder} has files that no sandbox wrote, such as "repositories".`;
    await expect(openSandbox({ folder })).rejects.toThrow(message);
  });
});

test('a folder with a database is rejected for a database on a server, and the other way round', async () => {
  await claimFolder(folder, 'server');
  await expect(openSandbox({ folder })).rejects.toThrow('Name that database with --database');
  const own = join(parent, 'own');
  (await claimFolder(own, 'folder')).release();
  await expect(claimFolder(own, 'server')).rejects.toThrow('Leave out --database');
});

test('several processes on one database of a server share a folder', async () => {
  await Promise.all([1, 2, 3].map(async () => claimFolder(folder, 'server')));
  expect(await readdir(folder)).toEqual(['sandbox.json', 'sandbox.lock']);
});
