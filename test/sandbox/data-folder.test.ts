import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createClient } from '../../generated/client/index.ts';
import { writeMarker } from '../../sandbox/data-folder/folder-marker.ts';
import { openSandbox, type RunningSandbox } from '../../sandbox/start-sandbox.ts';
import { statusOf } from './status-of.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forgespec-data-'));
});

afterEach(async () => rm(folder, { recursive: true }));

const clientOf = ({ url }: RunningSandbox) => createClient({ baseUrl: url, auth: { PrivateToken: 'token-of-mira' } });

test('data in a folder is still there after a restart', async () => {
  const first = await openSandbox({ folder });
  const label = await clientOf(first).projectLabels.create({ id: 24 }, { name: 'kept', color: 'red' });
  await first.close();
  const second = await openSandbox({ folder });
  expect(await clientOf(second).projectLabels.get({ id: 24, label_id: 'kept' })).toMatchObject({ id: label.id });
  await second.close();
});

test('a branch can be changed again after git was killed while it changed the branch', async () => {
  const first = await openSandbox({ folder });
  const lock = join(first.repositories.of(24), 'refs/heads/main.lock');
  await first.close();
  await writeFile(lock, '');
  const second = await openSandbox({ folder });
  expect(existsSync(lock)).toBe(false);
  const { repositoryFiles } = clientOf(second);
  const body = { branch: 'main', content: 'x', commit_message: 'Add it' };
  expect(await statusOf(repositoryFiles.create({ id: 24, file_path: 'after.md' }, body))).toBe(201);
  await second.close();
});

test('a folder is created again if its creation was interrupted', async () => {
  const first = await openSandbox({ folder });
  await clientOf(first).projectLabels.create({ id: 24 }, { name: 'before', color: 'red' });
  await first.close();
  await writeMarker(folder, { database: 'folder', isFilled: false });
  const second = await openSandbox({ folder });
  expect((await clientOf(second).projectLabels.list({ id: 24 })).map(({ name }) => name)).not.toContain('before');
  await second.close();
});

test('a folder that was reset to empty data can be opened again', async () => {
  const options = { folder, seed: false, controlPort: 0 };
  const first = await openSandbox(options);
  expect((await fetch(`${first.controlUrl}/sandbox/reset`, { method: 'POST' })).status).toBe(204);
  await first.close();
  const second = await openSandbox(options);
  // The database has no users, so every token is invalid.
  expect(await statusOf(clientOf(second).projectLabels.list({ id: 24 }))).toBe(401);
  await second.close();
});
