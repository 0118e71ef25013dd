import { describe, expect, test } from 'vitest';
import { statusOf } from './status-of.ts';
import { useSandboxFixture } from './start-test-sandbox.ts';

const fixture = useSandboxFixture();
const compass = { id: 24 };

test('the example milestones are listed and filtered', async () => {
  const { projectMilestones } = fixture.as('sora');
  const ids = async (query: Parameters<typeof projectMilestones.list>[1]) =>
    (await projectMilestones.list(compass, query)).map(({ id }) => id);
  expect(await ids({})).toEqual([63, 58]);
  expect(await ids({ 'iids[]': [4] })).toEqual([58]);
  expect(await ids({ 'iids[]': [4], include_ancestors: true })).toEqual([63, 58]);
  expect(await ids({ state: 'active' })).toEqual([63]);
  expect(await ids({ title: 'v1.4' })).toEqual([58]);
  expect(await ids({ title: 'v1' })).toEqual([]);
  expect(await ids({ search: 'ROUTES' })).toEqual([63]);
  expect(await ids({ updated_after: '2026-03-01T00:00:00Z' })).toEqual([63]);
  expect(await ids({ updated_before: '2026-03-01T00:00:00Z' })).toEqual([58]);
  expect((await projectMilestones.list(compass)).map(({ expired }) => expired)).toEqual([false, true]);
});

test('a milestone is created, closed, reopened, changed and deleted', async () => {
  const { projectMilestones } = fixture.as('tomas');
  const made = await projectMilestones.create(compass, { title: 'v3.0', due_date: '2026-06-30' });
  expect(made).toMatchObject({ iid: 6, project_id: 24, state: 'active', start_date: null, due_date: '2026-06-30' });
  const path = { id: 24, milestone_id: Number(made.id) };
  expect(await projectMilestones.update(path, { state_event: 'close' })).toMatchObject({ state: 'closed' });
  expect(await projectMilestones.get(path)).toMatchObject({ state: 'closed' });
  expect(await projectMilestones.update(path, { state_event: 'activate' })).toMatchObject({ state: 'active' });
  const changed = await projectMilestones.update(path, { title: 'v3', description: 'Later', start_date: '2026-06-01' });
  expect(changed).toMatchObject({
    title: 'v3',
    description: 'Later',
    start_date: '2026-06-01',
    due_date: '2026-06-30',
  });
  await projectMilestones.delete(path);
  expect(await statusOf(projectMilestones.get(path))).toBe(404);
  expect(await statusOf(projectMilestones.delete(path))).toBe(404);
});

test('the issues and merge requests of a milestone are listed', async () => {
  const { projectMilestones } = fixture.as('sora');
  const path = { id: 24, milestone_id: 63 };
  expect((await projectMilestones.listIssues(path)).map(({ iid }) => iid)).toEqual([45, 42]);
  expect((await projectMilestones.listMergeRequests(path)).map(({ iid, state }) => [iid, state])).toEqual([
    [17, 'opened'],
    [15, 'merged'],
  ]);
  expect(await projectMilestones.listBurndownEvents(path)).toMatchObject([
    { action: 'add' },
    { action: 'weight', weight: 3 },
    { action: 'add' },
    { action: 'weight', weight: 5 },
  ]);
});

describe('promotion', () => {
  test('moves the milestone to the group and replaces milestones with the same title', async () => {
    const { projectMilestones } = fixture.as('tomas');
    await fixture.as('mira').projectMilestones.create({ id: 31 }, { title: 'Spring' });
    const { id } = await projectMilestones.create(compass, { title: 'Spring' });
    const path = { id: 24, milestone_id: Number(id) };
    expect(await projectMilestones.promote(path)).toMatchObject({ id, group_id: 9, title: 'Spring' });
    expect(await statusOf(projectMilestones.get(path))).toBe(404);
    const withGroups = await projectMilestones.list({ id: 31 }, { include_ancestors: true });
    expect(withGroups.map(({ title }) => title)).toEqual(['Spring']);
    expect(await projectMilestones.list({ id: 31 })).toEqual([]);
    expect(await projectMilestones.list({ id: 31 }, { include_parent_milestones: true })).toHaveLength(1);
    expect(await statusOf(projectMilestones.create(compass, { title: 'Spring' }))).toBe(422);
  });

  test('needs the role Planner in the group, and a project that is in a group', async () => {
    expect(await statusOf(fixture.as('sora').projectMilestones.promote({ id: 24, milestone_id: 58 }))).toBe(403);
    const { id } = await fixture.as('mira').projectMilestones.create({ id: 57 }, { title: 'Alone' });
    expect(await statusOf(fixture.as('mira').projectMilestones.promote({ id: 57, milestone_id: Number(id) }))).toBe(
      404,
    );
  });
});

test.each([
  ['a title that is taken', { title: 'v2.0' }],
  ['no title', { title: '' }],
  ['an end before the start', { title: 'x', start_date: '2026-05-02', due_date: '2026-05-01' }],
  ['a date that does not exist', { title: 'x', due_date: '2026-02-30' }],
])('%s is rejected', async (_, body) => {
  expect(await statusOf(fixture.as('tomas').projectMilestones.create(compass, body))).toBe(422);
});

test('deleting needs the role Planner', async () => {
  expect(await statusOf(fixture.as('sora').projectMilestones.delete({ id: 24, milestone_id: 58 }))).toBe(403);
});
