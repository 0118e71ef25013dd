import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { sql } from '../../sandbox/database/drizzle.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openSandbox } from '../../sandbox/start-sandbox.ts';
import { startKillable } from './crash/killable-sandbox.ts';
import { createTestData, removeData } from './postgres-server.ts';
import { statusOf } from './status-of.ts';

const compass = { id: 24 };

const label = (name: string) => ({ name, color: 'red' });

test('if the disk of the database is full, requests that write get 507, and the log has one line', async () => {
  const place = await createTestData();
  const lines: string[] = [];
  const write = (_details: object, message: string): void => void lines.push(message);
  const sandbox = await openSandbox({ ...place, log: { warn: write, error: write } });
  onTestFinished(async () => {
    await sandbox.close();
    await removeData(place);
  });
  const { url, queries } = sandbox;
  // PostgreSQL reports a full disk with the code 53100. This trigger reports it for each new label.
  await queries.execute(sql`create function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`);
  await queries.execute(sql`create trigger full_disk before insert on labels execute function refuse()`);
  const create = async (name: string): Promise<number> => {
    const response = await fetch(`${url}/api/v4/projects/24/labels`, {
      method: 'POST',
      headers: { 'private-token': 'token-of-mira', 'content-type': 'application/json' },
      body: JSON.stringify(label(name)),
    });
    await response.text();
    return response.status;
  };
  expect([await create('one'), await create('two')]).toEqual([507, 507]);
  expect(lines).toEqual([
    'The disk with the data of the sandbox is full. Requests that write get 507 until there is space',
  ]);
  await queries.execute(sql`drop trigger full_disk on labels`);
  expect(await create('three')).toBe(201);
});

test.each([
  ['fast-import', 'fatal: sha1 file write error. Out of diskspace'],
  ['update-ref', "fatal: update_ref failed: Unable to create 'main.lock': No space left on device"],
])('if git %s finds a full disk, the commit gets 507 and is not made', async (command, message) => {
  const folder = mkdtempSync(join(tmpdir(), 'forgespec-full-'));
  const flag = join(folder, 'full');
  const realGit = execFileSync('sh', ['-c', 'command -v git'], { encoding: 'utf8' }).trim();
  // This program is found before git. If the flag exists, it fails like git on a full disk.
  const script = `#!/bin/sh
if [ -e '${flag}' ] && [ "$3" = ${command} ]; then echo "${message}" >&2; exit 128; fi
exec '${realGit}' "$@"
`;
  writeFileSync(join(folder, 'git'), script, { mode: 0o755 });
  vi.stubEnv('PATH', `${folder}${delimiter}${process.env['PATH'] ?? ''}`);
  const sandbox = await startKillable(join(folder, 'data'));
  onTestFinished(async () => {
    vi.unstubAllEnvs();
    await sandbox.kill('everything');
    rmSync(folder, { recursive: true, force: true });
  });
  const { repositoryFiles } = sandbox.client;
  const addFile = async (path: string): Promise<number> => {
    const commit = { branch: 'main', content: path, commit_message: 'Add it' };
    return statusOf(repositoryFiles.create({ ...compass, file_path: path }, commit));
  };
  expect(await addFile('before')).toBe(201);
  writeFileSync(flag, '');
  expect([await addFile('full'), await addFile('full')]).toEqual([507, 507]);
  rmSync(flag);
  expect(await statusOf(repositoryFiles.get({ ...compass, file_path: 'full' }, { ref: 'main' }))).toBe(404);
  expect(await addFile('full')).toBe(201);
});
