import { expect, test } from 'vitest';
import { statusOf } from './status-of.ts';
import { useSandboxFixture } from './start-test-sandbox.ts';

const fixture = useSandboxFixture();
const compass = { id: 24 };

test('the limitation to the allowlists can be turned on and off', async () => {
  const { jobTokenScope } = fixture.as('mira');
  expect(await jobTokenScope.get(compass)).toEqual({ inbound_enabled: true, outbound_enabled: false });
  await jobTokenScope.update(compass, { enabled: false });
  expect(await jobTokenScope.get(compass)).toMatchObject({ inbound_enabled: false });
});

test('projects are added and removed', async () => {
  const { jobTokenScope } = fixture.as('mira');
  const projects = await jobTokenScope.listProjects(compass);
  expect(projects).toMatchObject([
    { id: 31, name_with_namespace: 'Aurora / Tools / Anvil', namespace: { id: 12, parent_id: 9 } },
    { id: 57, name_with_namespace: 'Mira Castellanos / Compass', star_count: 1 },
  ]);
  expect(await jobTokenScope.addProject(compass, { target_project_id: 52 })).toEqual({
    source_project_id: 24,
    target_project_id: 52,
  });
  expect(await jobTokenScope.listProjects(compass)).toHaveLength(3);
  expect(await statusOf(jobTokenScope.addProject(compass, { target_project_id: 52 }))).toBe(422);
  expect(await statusOf(jobTokenScope.addProject(compass, { target_project_id: 24 }))).toBe(422);
  expect(await statusOf(jobTokenScope.addProject(compass, { target_project_id: 999 }))).toBe(404);
  await jobTokenScope.removeProject({ id: 24, target_project_id: 52 });
  expect(await statusOf(jobTokenScope.removeProject({ id: 24, target_project_id: 52 }))).toBe(404);
});

test('groups are added and removed', async () => {
  const { jobTokenScope } = fixture.as('mira');
  expect(await jobTokenScope.listGroups(compass)).toEqual([
    { id: 9, name: 'Aurora', web_url: 'https://forge.example.com/groups/aurora' },
    { id: 12, name: 'Tools', web_url: 'https://forge.example.com/groups/aurora/tools' },
  ]);
  await jobTokenScope.removeGroup({ id: 24, target_group_id: 12 });
  expect(await statusOf(jobTokenScope.removeGroup({ id: 24, target_group_id: 12 }))).toBe(404);
  expect(await jobTokenScope.addGroup(compass, { target_group_id: 12 })).toEqual({
    source_project_id: 24,
    target_group_id: 12,
  });
  expect(await statusOf(jobTokenScope.addGroup(compass, { target_group_id: 12 }))).toBe(422);
  expect(await statusOf(jobTokenScope.addGroup(compass, { target_group_id: 21 }))).toBe(404);
});

test('only Maintainers have access', async () => {
  const { jobTokenScope } = fixture.as('jonas');
  expect(await statusOf(jobTokenScope.get(compass))).toBe(403);
  expect(await statusOf(jobTokenScope.update(compass, { enabled: true }))).toBe(403);
  expect(await statusOf(jobTokenScope.listProjects(compass))).toBe(403);
  expect(await statusOf(jobTokenScope.listGroups(compass))).toBe(403);
  expect(await statusOf(fixture.as('sora').jobTokenScope.get({ id: 31 }))).toBe(404);
});
