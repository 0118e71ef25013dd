import { mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createClient } from '../../generated/client/index.ts';
import { openSandbox } from '../../sandbox/start-sandbox.ts';
import { newDatabase, createTestData, postgresServer, removeData, type DataLocation } from './postgres-server.ts';

const server = postgresServer();

const removedLater = (place: DataLocation): DataLocation => {
  onTestFinished(async () => removeData(place));
  return place;
};

describe('a database on a PostgreSQL server and its folder', () => {
  test('belong together: another folder is rejected and not changed', async () => {
    const place = removedLater(await createTestData());
    const empty = await mkdtemp(join(tmpdir(), 'forgespec-other-'));
    onTestFinished(async () => rm(empty, { recursive: true }));
    await expect(openSandbox({ ...place, folder: empty })).rejects.toThrow(
      'does not contain the repositories of this database',
    );
    const other = removedLater(await createTestData());
    const folder = join(String(other.folder), 'repositories');
    const [generation = ''] = await readdir(folder);
    await rename(join(folder, generation), join(folder, '11111111-1111-4111-8111-111111111111'));
    await expect(openSandbox({ ...place, folder: other.folder })).rejects.toThrow('that was used with this database');
    expect(await readdir(folder)).toEqual(['11111111-1111-4111-8111-111111111111']);
  });

  test('belong together: an empty database is not filled, and the folder is not changed', async () => {
    const place = removedLater(await createTestData());
    const empty = removedLater(await newDatabase(server));
    const before = await readdir(join(String(place.folder), 'repositories'));
    await expect(openSandbox({ ...empty, folder: place.folder })).rejects.toThrow(
      'has the repositories of another database',
    );
    expect(await readdir(join(String(place.folder), 'repositories'))).toEqual(before);

    const sandbox = await openSandbox(place);
    onTestFinished(async () => sandbox.close());
    const { repositoryFiles } = createClient({ baseUrl: sandbox.url, auth: { PrivateToken: 'token-of-mira' } });
    expect(await repositoryFiles.get({ id: 24, file_path: 'README.md' }, { ref: 'main' })).toHaveProperty('content');
  });
});
