import { describe, expect, test } from 'vitest';
import { statusOf } from './status-of.ts';
import { useSandboxFixture } from './start-test-sandbox.ts';

const fixture = useSandboxFixture();
const compass = { id: 24 };

describe('listing', () => {
  test('labels of the project are ordered by title, with the data for the caller', async () => {
    const labels = await fixture.as('mira').projectLabels.list(compass);
    expect(labels.map(({ id, priority, subscribed }) => [id, priority, subscribed])).toEqual([
      [102, 0, true],
      [103, null, false],
      [101, 1, false],
    ]);
  });

  test('labels are filtered by archived and search, with counts on request', async () => {
    const { projectLabels } = fixture.as('jonas');
    const names = async (query: Parameters<typeof projectLabels.list>[1]) =>
      (await projectLabels.list({ id: 'aurora/compass' }, query)).map(({ name }) => name);
    expect(await names({ archived: true })).toEqual(['docs']);
    expect(await names({ archived: false })).toEqual(['bug', 'performance']);
    expect(await names({ search: 'MEMORY' })).toEqual(['performance']);
    expect(await names({ search: '%' })).toEqual([]);
    const [performance] = await projectLabels.list(compass, { search: 'perf', with_counts: true });
    expect(performance).toMatchObject({ open_issues_count: 1, closed_issues_count: 0 });
  });
});

describe('a label', () => {
  test('is created, found by id and title, changed and deleted', async () => {
    const { projectLabels } = fixture.as('tomas');
    const made = await projectLabels.create(compass, { name: 'needs/review', color: 'steelblue', priority: 7 });
    expect(made).toMatchObject({ name: 'needs/review', color: 'steelblue', text_color: '#FFFFFF', priority: 7 });
    expect(await projectLabels.get({ id: 24, label_id: 'needs/review' })).toEqual(made);
    expect(await projectLabels.get({ id: 24, label_id: made.id })).toEqual(made);

    const changed = await projectLabels.update(
      { id: 24, label_id: made.id },
      { new_name: 'reviewing', description: 'a < b', priority: null, archived: true },
    );
    expect(changed).toMatchObject({ name: 'reviewing', description_html: 'a &lt; b', priority: null, archived: true });
    expect(changed.color).toBe('steelblue');

    await projectLabels.delete({ id: 24, label_id: 'reviewing' });
    expect(await statusOf(projectLabels.get({ id: 24, label_id: made.id }))).toBe(404);
    expect(await statusOf(projectLabels.delete({ id: 24, label_id: made.id }))).toBe(404);
  });

  test('is changed and deleted by the deprecated operations', async () => {
    const { projectLabels } = fixture.as('tomas');
    const { id } = await projectLabels.create(compass, { name: 'older', color: '#ffffff' });
    expect(await projectLabels.updateByName(compass, { name: 'older', new_name: 'old' })).toMatchObject({
      id,
      name: 'old',
    });
    expect(await projectLabels.updateByName(compass, { label_id: id, color: 'red' })).toMatchObject({ color: 'red' });
    await projectLabels.deleteByName(compass, { name: 'old' });
    expect(await statusOf(projectLabels.get({ id: 24, label_id: id }))).toBe(404);
  });

  test.each([
    ['a title that is taken', { name: 'bug', color: 'red' }],
    ['no title', { name: ' ', color: 'red' }],
    ['a title with a comma', { name: 'a,b', color: 'red' }],
    ['a colour that does not exist', { name: 'new', color: 'reddest' }],
    ['an incomplete colour', { name: 'new', color: '#fff' }],
    ['a negative priority', { name: 'new', color: 'red', priority: -1 }],
  ])('%s is rejected', async (_, body) => {
    expect(await statusOf(fixture.as('tomas').projectLabels.create(compass, body))).toBe(422);
  });

  test('an update needs a title, a colour or another property', async () => {
    // @ts-expect-error neither `new_name` nor `color` is given
    const call = fixture.as('tomas').projectLabels.update({ id: 24, label_id: 101 }, { description: 'x' });
    expect(await statusOf(call)).toBe(422);
  });
});

describe('promotion', () => {
  test('moves the label to the group with the same id, and replaces labels with the same title', async () => {
    const { projectLabels } = fixture.as('mira');
    const inAnvil = await projectLabels.create({ id: 31 }, { name: 'ready', color: 'lime' });
    const { id } = await projectLabels.create(compass, { name: 'ready', color: 'green', priority: 3 });
    expect(await projectLabels.promote({ id: 24, label_id: id })).toMatchObject({
      id,
      is_project_label: false,
      priority: 3,
    });
    expect(await statusOf(projectLabels.get({ id: 31, label_id: inAnvil.id }))).toBe(404);
    expect(await projectLabels.get({ id: 31, label_id: 'ready' })).toMatchObject({ id, is_project_label: false });

    const ofProject = await projectLabels.list(compass, { include_ancestor_groups: false });
    expect(ofProject.map((label) => label.id)).not.toContain(id);
    expect(await statusOf(projectLabels.get({ id: 24, label_id: id }, { include_ancestor_groups: false }))).toBe(404);
    expect(await statusOf(projectLabels.promote({ id: 24, label_id: id }))).toBe(404);
    expect(await statusOf(projectLabels.delete({ id: 24, label_id: id }))).toBe(404);
    expect(await statusOf(projectLabels.create(compass, { name: 'ready', color: 'red' }))).toBe(422);
  });

  test('accepts a title, and fails if the project has no group', async () => {
    const { projectLabels } = fixture.as('mira');
    const { id } = await projectLabels.create(compass, { name: 'by name', color: 'green' });
    expect(await projectLabels.promoteByName(compass, { name: 'by name' })).toMatchObject({ id });
    await projectLabels.create({ id: 57 }, { name: 'alone', color: 'green' });
    expect(await statusOf(projectLabels.promoteByName({ id: 57 }, { name: 'alone' }))).toBe(404);
  });
});

test('subscribing twice or unsubscribing twice has no effect', async () => {
  const { projectLabels } = fixture.as('jonas');
  const performance = { id: 24, label_id: 'performance' };
  expect(await statusOf(projectLabels.unsubscribe(performance))).toBe(304);
  expect(await projectLabels.subscribe(performance)).toMatchObject({ subscribed: true });
  expect(await statusOf(projectLabels.subscribe(performance))).toBe(304);
  expect(await projectLabels.get(performance)).toMatchObject({ subscribed: true });
  expect(await fixture.as('mira').projectLabels.get(performance)).toMatchObject({ subscribed: false });
  expect(await projectLabels.unsubscribe(performance)).toMatchObject({ subscribed: false });
});

describe('permissions', () => {
  test.each([
    ['sora', 24, 403],
    ['sora', 31, 404],
    ['tomas', 24, 201],
  ] as const)('%s creates a label in project %i: %i', async (username, id, status) => {
    const call = fixture.as(username).projectLabels.create({ id }, { name: `by ${username}`, color: 'red' });
    expect(await statusOf(call)).toBe(status);
  });

  test('an invalid token gets 401', async () => {
    expect(await statusOf(fixture.with({}).projectLabels.list(compass))).toBe(401);
    expect(await statusOf(fixture.with({ PrivateToken: 'nonsense' }).projectLabels.list(compass))).toBe(401);
    expect(await statusOf(fixture.with({ PrivateToken: 'expired-token-of-jonas' }).projectLabels.list(compass))).toBe(
      401,
    );
  });

  test('a token with the scope read_api can only read', async () => {
    const { projectLabels } = fixture.with({ PrivateToken: 'reading-token-of-jonas' });
    expect(await statusOf(projectLabels.list(compass))).toBe(200);
    expect(await statusOf(projectLabels.create(compass, { name: 'x', color: 'red' }))).toBe(403);
    const repository = fixture.with({ PrivateToken: 'repository-token-of-jonas' });
    expect(await statusOf(repository.projectLabels.list(compass))).toBe(403);
  });
});
