import { describe, expect, test } from 'vitest';
import { resolveCommit } from '../../sandbox/git/refs.ts';
import { eventually } from './eventually.ts';
import { statusOf } from './status-of.ts';
import { useSandboxFixture, type Username } from './start-test-sandbox.ts';

const fixture = useSandboxFixture();
const compass = { id: 24 };

/** Waits until a fork is complete. */
const imported = async (username: Username, id: number | undefined) =>
  eventually(
    async () => (await fixture.as(username).projectForks.list(compass)).find((fork) => fork.id === id),
    (fork) => fork?.import_status === 'finished',
  );

describe('forking', () => {
  test('creates the fork in the namespace of the caller, in the background', async () => {
    const fork = await fixture.as('jonas').projectForks.create(compass);
    expect(fork).toMatchObject({
      path_with_namespace: 'jonas/compass',
      import_status: 'scheduled',
      visibility: 'public',
    });
    await imported('jonas', fork.id);
    const { repositories } = fixture.sandbox;
    const branch = 'refs/heads/faster-routing';
    expect(await resolveCommit(repositories.of(fork.id ?? 0), branch)).toBe(
      await resolveCommit(repositories.of(24), branch),
    );
    expect(await statusOf(fixture.as('jonas').projectForks.create(compass))).toBe(422);
  });

  test('can set the name, the branches, a narrower visibility and a group', async () => {
    const fork = await fixture.as('mira').projectForks.create(compass, {
      namespace_path: 'aurora/tools',
      name: 'Compass for tools',
      path: 'compass-tools',
      branches: 'faster-routing',
      description: 'Ours',
      visibility: 'private',
    });
    expect(fork).toMatchObject({
      path_with_namespace: 'aurora/tools/compass-tools',
      visibility: 'private',
      description: 'Ours',
    });
    await imported('mira', fork.id);
    const repository = fixture.sandbox.repositories.of(fork.id ?? 0);
    expect(await resolveCommit(repository, 'refs/heads/main')).toBeUndefined();
    expect(await resolveCommit(repository, 'HEAD')).toBe(await resolveCommit(repository, 'refs/heads/faster-routing'));
    expect((await fixture.as('sora').projectForks.list(compass)).map(({ id }) => id)).not.toContain(fork.id);
  });

  test.each([
    ['jonas', 'an invalid path', { path: '../x' }, 422],
    ['jonas', 'a path that ends like a repository', { path: 'x.git' }, 422],
    ['jonas', 'no name', { path: 'a', name: ' ' }, 422],
    ['jonas', 'a branch that does not exist', { path: 'b', branches: 'nothing' }, 422],
    ['jonas', 'a visibility that does not exist', { path: 'c', visibility: 'secret' }, 422],
    ['mira', 'a visibility wider than that of the group', { path: 'd', namespace_id: 12, visibility: 'public' }, 422],
    ['jonas', 'a namespace that does not exist', { namespace_id: 999 }, 404],
    ['sora', 'a group that the caller may not see', { namespace_id: 12 }, 404],
    ['sora', 'a group that the caller only sees', { namespace: 'aurora' }, 403],
    ['jonas', 'a group in which the caller develops', { namespace_id: 9, path: 'e' }, 403],
    ['courier', 'no namespace for a service account', {}, 422],
    ['courier', 'the namespace of a user for a service account', { namespace_path: 'jonas' }, 422],
  ] as const)('%s: %s', async (username, _, body, status) => {
    expect(await statusOf(fixture.as(username).projectForks.create(compass, body))).toBe(status);
  });
});

describe('forks', () => {
  test('are listed if the caller can see them, even without a credential', async () => {
    const ids = async (forks: Promise<readonly { readonly id?: unknown }[]>) =>
      (await forks).map(({ id }) => id).filter((id) => id === 52 || id === 57);
    const { projectForks } = fixture.as('mira');
    expect(await ids(projectForks.list(compass))).toEqual([57, 52]);
    expect(await ids(fixture.with({}).projectForks.list(compass))).toEqual([57]);
    expect(await ids(fixture.as('sora').projectForks.list(compass))).toEqual([57]);
    expect(await ids(projectForks.list(compass, { archived: true }))).toEqual([52]);
    expect(await ids(projectForks.list(compass, { archived: false }))).toEqual([57]);
    expect(await ids(projectForks.list(compass, { sort: 'asc' }))).toEqual([52, 57]);
    expect(await ids(projectForks.list(compass, { order_by: 'star_count', sort: 'asc' }))).toEqual([52, 57]);
    expect(await ids(projectForks.list(compass, { order_by: 'name', sort: 'desc' }))).toEqual([52, 57]);
    expect(await ids(projectForks.list(compass, { search: 'trials' }))).toEqual([52]);
    expect(await ids(projectForks.list(compass, { visibility: 'private' }))).toEqual([52]);
    expect(await ids(projectForks.list(compass, { owned: true }))).toEqual([57, 52]);
    expect(await ids(projectForks.list(compass, { min_access_level: 60 }))).toEqual([]);
    expect(await ids(fixture.as('jonas').projectForks.list(compass, { starred: true }))).toEqual([57]);
    expect(await ids(fixture.as('jonas').projectForks.list(compass, { membership: true }))).toEqual([]);
    expect(await ids(projectForks.list(compass, { updated_after: '2026-03-01T00:00:00Z' }))).toEqual([57]);
    expect(await ids(projectForks.list(compass, { updated_before: '2026-03-01T00:00:00Z' }))).toEqual([52]);
    expect(
      await ids(projectForks.list(compass, { with_issues_enabled: true, with_merge_requests_enabled: true })),
    ).toEqual([57, 52]);
    expect(await statusOf(fixture.with({}).projectForks.list({ id: 31 }))).toBe(404);
  });

  test('have fewer or more properties if the query requests it and the caller may see them', async () => {
    const find = (forks: readonly object[]) => forks.find((fork) => 'id' in fork && fork.id === 57);
    expect(find(await fixture.as('sora').projectForks.list(compass, { simple: true }))).not.toHaveProperty(
      'visibility',
    );
    expect(find(await fixture.with({}).projectForks.list(compass, { simple: true }))).toHaveProperty('visibility');
    expect(find(await fixture.as('priya').projectForks.list(compass, { statistics: true }))).toHaveProperty(
      'statistics',
    );
    expect(await statusOf(fixture.as('tomas').projectForks.list(compass, { statistics: true }))).toBe(403);
    expect(find(await fixture.as('admin').projectForks.list(compass, { with_custom_attributes: true }))).toHaveProperty(
      'custom_attributes',
    );
    expect(await statusOf(fixture.as('elena').projectForks.list(compass, { with_custom_attributes: true }))).toBe(403);
  });
});

test('owners and administrators remove and create the fork relationship', async () => {
  const { projectForks } = fixture.as('mira');
  expect(await statusOf(fixture.as('jonas').projectForks.deleteRelationship({ id: 57 }))).toBe(403);
  await projectForks.deleteRelationship({ id: 57 });
  expect(await statusOf(projectForks.deleteRelationship({ id: 57 }))).toBe(404);
  expect((await projectForks.list(compass)).map(({ id }) => id)).not.toContain(57);
  expect(await statusOf(fixture.as('jonas').projectForks.createRelationship({ id: 57, forked_from_id: 24 }))).toBe(403);
  expect(await statusOf(projectForks.createRelationship({ id: 57, forked_from_id: 999 }))).toBe(404);
  expect(await statusOf(projectForks.createRelationship({ id: 57, forked_from_id: 57 }))).toBe(404);
  await fixture.as('admin').projectForks.createRelationship({ id: 57, forked_from_id: 24 });
  expect((await projectForks.list(compass)).map(({ id }) => id)).toContain(57);
});
