import { expect, test } from 'vitest';
import { statusOf } from './status-of.ts';
import { useSandboxFixture } from './start-test-sandbox.ts';

const fixture = useSandboxFixture();

test('callers get their own namespaces, and administrators get all namespaces', async () => {
  const ids = async (username: 'admin' | 'elena' | 'mira' | 'sora', query = {}) =>
    (await fixture.as(username).namespaces.list(query)).map(({ id }) => id);
  expect(await ids('mira')).toEqual([9, 12, 21]);
  expect(await ids('sora')).toEqual([25]);
  expect(await ids('admin')).toEqual([9, 12, 19, 20, 21, 22, 23, 24, 25]);
  expect(await ids('mira', { owned_only: true })).toEqual([21]);
  expect(await ids('elena', { owned_only: true })).toEqual([9, 12, 20]);
  expect(await ids('mira', { top_level_only: true })).toEqual([9, 21]);
  expect(await ids('mira', { search: 'TOOL' })).toEqual([12]);
  expect(await ids('mira', { search: 'aurora/t' })).toEqual([]);
  expect(await ids('mira', { search: 'aurora/t', full_path_search: true })).toEqual([12]);
});

test('a namespace is found by id and by path, and its owner sees its seats', async () => {
  const { namespaces } = fixture.as('elena');
  const aurora = await namespaces.get({ id: 9 });
  expect(aurora).toMatchObject({
    full_path: 'aurora',
    kind: 'group',
    members_count_with_descendants: 5,
    projects_count: 1,
    root_repository_size: 48_230_912,
    max_seats_used: 5,
    seats_in_use: 5,
  });
  expect(await namespaces.get({ id: 'aurora/tools' })).toMatchObject({
    id: 12,
    parent_id: 9,
    members_count_with_descendants: 2,
  });
  expect(await fixture.as('jonas').namespaces.get({ id: 'Aurora' })).not.toHaveProperty('seats_in_use');
  expect(await fixture.as('mira').namespaces.get({ id: 21 })).not.toHaveProperty('members_count_with_descendants');
  expect(await statusOf(fixture.as('sora').namespaces.get({ id: 9 }))).toBe(404);
  expect(await statusOf(namespaces.get({ id: 999 }))).toBe(404);
});

test('a path is checked, with a suggestion if it is taken', async () => {
  const { namespaces } = fixture.as('sora');
  expect(await namespaces.checkExists({ namespace: 'Aurora' })).toEqual({ exists: true, suggests: ['Aurora1'] });
  expect(await namespaces.checkExists({ namespace: 'tools' })).toEqual({ exists: false, suggests: [] });
  expect(await namespaces.checkExists({ namespace: 'tools' }, { parent_id: 9 })).toMatchObject({ exists: true });
  expect(await namespaces.checkExists({ namespace: 'aurora' }, { parent_id: 9 })).toMatchObject({ exists: false });
  expect(await statusOf(namespaces.checkExists({ namespace: 'tools' }, { parent_id: 999 }))).toBe(404);
});
