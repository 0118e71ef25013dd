import { eq } from '../../sandbox/database/drizzle.ts';
import { describe, expect, test } from 'vitest';
import { snippetStorageMoves, storages } from '../../sandbox/database/schema/index.ts';
import { eventually } from './eventually.ts';
import { statusOf } from './status-of.ts';
import { useSandboxFixture } from './start-test-sandbox.ts';

const fixture = useSandboxFixture();

const stateOf = (id: number) => async () =>
  (await fixture.as('admin').snippetStorageMoves.get({ repository_storage_id: id })).state;

test('the move that is in progress in the example data completes', async () => {
  await eventually(stateOf(15), (state) => state === 'finished');
  const { snippetStorageMoves: moves } = fixture.as('admin');
  expect((await moves.list()).map(({ id }) => id)).toEqual([15, 14, 13]);
  expect((await moves.listForSnippet({ snippet_id: 83 })).map(({ id }) => id)).toEqual([15, 14]);
  expect(await moves.get({ repository_storage_id: 13 })).toMatchObject({
    state: 'cleanup failed',
    snippet: { id: 79, project_id: null, web_url: 'https://forge.example.com/snippets/79' },
  });
  const ofSnippet = await moves.getForSnippet({ snippet_id: 83, repository_storage_id: 14 });
  expect(ofSnippet.snippet.ssh_url_to_repo).toBe('git@forge.example.com:aurora/compass/snippets/83.git');
  expect(await statusOf(moves.getForSnippet({ snippet_id: 79, repository_storage_id: 14 }))).toBe(404);
  expect(await statusOf(moves.get({ repository_storage_id: 999 }))).toBe(404);
  expect(await statusOf(moves.listForSnippet({ snippet_id: 999 }))).toBe(404);
});

describe('a snippet is moved', () => {
  test('to the given storage, through all states, and by only one move at a time', async () => {
    const { snippetStorageMoves: moves } = fixture.as('admin');
    const move = await moves.move({ snippet_id: 79 }, { destination_storage_name: 'default' });
    expect(move).toMatchObject({
      state: 'scheduled',
      source_storage_name: 'nvme-2',
      destination_storage_name: 'default',
    });
    expect(await statusOf(moves.move({ snippet_id: 79 }, { destination_storage_name: 'default' }))).toBe(422);
    await eventually(stateOf(move.id), (state) => state === 'finished');
  });

  test('to a storage chosen by weight if none is given', async () => {
    const { id, destination_storage_name: destination } = await fixture
      .as('admin')
      .snippetStorageMoves.move({ snippet_id: 83 });
    expect(destination).toBe('nvme-2');
    await eventually(stateOf(id), (state) => state === 'finished');
  });

  test('together with all snippets of a storage', async () => {
    const { snippetStorageMoves: moves } = fixture.as('admin');
    expect(await moves.moveAll({ source_storage_name: 'default' })).toEqual({ message: '202 Accepted' });
    const [move] = await moves.listForSnippet({ snippet_id: 79 });
    expect(move).toMatchObject({ source_storage_name: 'default', destination_storage_name: 'nvme-2' });
    await eventually(stateOf(move?.id ?? 0), (state) => state === 'finished');
  });

  test('unless it is already on the storage, or the storage or the snippet does not exist', async () => {
    const { snippetStorageMoves: moves } = fixture.as('admin');
    expect(await statusOf(moves.move({ snippet_id: 79 }, { destination_storage_name: 'nvme-2' }))).toBe(422);
    expect(await statusOf(moves.move({ snippet_id: 79 }, { destination_storage_name: 'nowhere' }))).toBe(422);
    expect(await statusOf(moves.moveAll({ source_storage_name: 'nowhere' }))).toBe(422);
    expect(await statusOf(moves.move({ snippet_id: 999 }))).toBe(404);
  });

  test('and the move fails if the storage rejects writes or deletions', async () => {
    const { snippetStorageMoves: moves } = fixture.as('admin');
    const { queries } = fixture.sandbox;
    await queries.update(storages).set({ acceptsWrites: false }).where(eq(storages.name, 'default'));
    const failing = await moves.move({ snippet_id: 79 });
    await eventually(stateOf(failing.id), (state) => state === 'failed');
    await queries.update(storages).set({ acceptsWrites: true });
    await queries.update(storages).set({ acceptsDeletions: false }).where(eq(storages.name, 'nvme-2'));
    const leaving = await moves.move({ snippet_id: 79 });
    await eventually(stateOf(leaving.id), (state) => state === 'cleanup failed');
  });
});

test('every interrupted move continues from its state', async () => {
  const { queries, jobs } = fixture.sandbox;
  for (const state of ['initial', 'scheduled', 'started', 'replicated'] as const) {
    const [left] = await queries
      .insert(snippetStorageMoves)
      .values({ snippetId: 83, sourceStorageName: 'default', destinationStorageName: 'nvme-2', state })
      .returning();
    await jobs.send(queries, { kind: 'move-snippet', moveId: left?.id ?? 0 });
    await eventually(stateOf(left?.id ?? 0), (now) => now === 'finished');
  }
});

test('only administrators have access', async () => {
  const { snippetStorageMoves: moves } = fixture.as('elena');
  expect(await statusOf(moves.list())).toBe(403);
  expect(await statusOf(moves.move({ snippet_id: 83 }))).toBe(403);
  expect(await statusOf(moves.moveAll({ source_storage_name: 'default' }))).toBe(403);
  expect(await statusOf(moves.listForSnippet({ snippet_id: 999 }))).toBe(403);
});
