import { describe, expect, test } from 'vitest';
import { statusOf } from './status-of.ts';
import { useSandboxFixture } from './start-test-sandbox.ts';

const fixture = useSandboxFixture();
const compass = { id: 24 };
const maintainers = { access_level: 40 } as const;

test('the example protected environments are returned', async () => {
  const { protectedEnvironments } = fixture.as('mira');
  const environments = await protectedEnvironments.list(compass);
  expect(environments).toMatchObject([
    { name: 'production', required_approval_count: 2, deploy_access_levels: [{ id: 41 }, { id: 42 }] },
    { name: 'staging', required_approval_count: 0 },
  ]);
  expect(await protectedEnvironments.get({ id: 24, name: 'production' })).toEqual(environments[0]);
  expect(environments[0]?.deploy_access_levels[1]).toEqual({
    id: 42,
    access_level: null,
    access_level_description: 'Tools',
    user_id: null,
    group_id: 12,
    group_inheritance_type: 1,
  });
});

test('an environment is protected, its entries are added, changed and removed, and it is unprotected', async () => {
  const { protectedEnvironments } = fixture.as('mira');
  const made = await protectedEnvironments.protect(compass, {
    name: 'review/app 1',
    deploy_access_levels: [maintainers, { group_id: 12, group_inheritance_type: 1 }],
    approval_rules: [{ access_level: 40 }, { user_id: 4, required_approvals: 2 }],
  });
  expect(made).toMatchObject({
    required_approval_count: 3,
    deploy_access_levels: [{ access_level_description: 'Maintainers', group_inheritance_type: 0 }, { group_id: 12 }],
    approval_rules: [{ required_approvals: 1 }, { access_level_description: 'Elena Voss' }],
  });
  const path = { id: 24, name: 'review/app 1' };
  const [first, second] = made.deploy_access_levels.map(({ id }) => id);
  const [rule] = made.approval_rules.map(({ id }) => id);
  const changed = await protectedEnvironments.update(path, {
    deploy_access_levels: [{ user_id: 7 }, { id: first!, user_id: 4 }, { id: second!, _destroy: true }],
    approval_rules: [{ id: rule!, access_level: 40, required_approvals: 5 }],
  });
  expect(changed.deploy_access_levels.map(({ user_id: user }) => user)).toEqual([4, 7]);
  expect(changed.deploy_access_levels[0]).toMatchObject({ id: first, access_level: null });
  expect(changed.required_approval_count).toBe(7);
  const { approval_rules: _, ...read } = changed;
  expect(await protectedEnvironments.get(path)).toEqual(read);

  await protectedEnvironments.unprotect(path);
  expect(await statusOf(protectedEnvironments.get(path))).toBe(404);
  expect(await statusOf(protectedEnvironments.unprotect(path))).toBe(404);
});

describe('rejected', () => {
  test.each([
    ['a user without access', { name: 'x', deploy_access_levels: [{ user_id: 23 }] }],
    ['a user who does not exist', { name: 'x', deploy_access_levels: [{ user_id: 999 }] }],
    ['a group with which the project is not shared', { name: 'x', deploy_access_levels: [{ group_id: 999 }] }],
    ['the namespace of a user', { name: 'x', deploy_access_levels: [{ group_id: 21 }] }],
    ['a name that is protected', { name: 'staging', deploy_access_levels: [maintainers] }],
    ['no name', { name: '', deploy_access_levels: [maintainers] }],
  ])('%s', async (_, body) => {
    expect(await statusOf(fixture.as('mira').protectedEnvironments.protect(compass, body))).toBe(422);
  });

  test('an entry of another environment, without any change', async () => {
    const { protectedEnvironments } = fixture.as('mira');
    const steps = { deploy_access_levels: [{ user_id: 7 }, { id: 41, _destroy: true as const }] };
    const before = await protectedEnvironments.get({ id: 24, name: 'staging' });
    expect(await statusOf(protectedEnvironments.update({ id: 24, name: 'staging' }, steps))).toBe(422);
    expect(await protectedEnvironments.get({ id: 24, name: 'staging' })).toEqual(before);
  });

  test('two subjects in one entry, and callers with a lower role than Maintainer', async () => {
    const both = { name: 'x', deploy_access_levels: [{ user_id: 7, access_level: 40 as const }] };
    // @ts-expect-error exactly one of `user_id`, `group_id` and `access_level` is allowed
    expect(await statusOf(fixture.as('mira').protectedEnvironments.protect(compass, both))).toBe(422);
    expect(await statusOf(fixture.as('jonas').protectedEnvironments.list(compass))).toBe(403);
  });
});
