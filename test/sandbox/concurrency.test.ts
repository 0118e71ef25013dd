import { describe, expect, test } from 'vitest';
import { resultOf } from '../../generated/client/index.ts';
import { useWorld, type Username } from './start-test-sandbox.ts';

const world = useWorld();

/** Calls something from 32 clients at once. @returns what each got. */
const from32 = async <Result>(call: (username: Username, index: number) => Promise<Result>): Promise<Result[]> => {
  const usernames = ['mira', 'jonas', 'elena', 'tomas'] as const;
  return Promise.all(Array.from({ length: 32 }, async (_, index) => call(usernames[index % 4]!, index)));
};

describe('32 clients at once', () => {
  test('create the same label: one does, the others are told that there is one', async () => {
    const statuses = await from32(async (username) => {
      const { status } = await resultOf(
        world.as(username).projectLabels.create({ id: 24 }, { name: 'one', color: 'red' }),
      );
      return status;
    });
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 422)).toHaveLength(31);
  });

  test('change different properties of one label: no change is lost', async () => {
    const { projectLabels } = world.as('mira');
    const { id } = await projectLabels.create({ id: 24 }, { name: 'shared', color: 'red' });
    const path = { id: 24, label_id: id };
    const changes = [
      { color: 'teal', description: 'All of it' },
      { color: 'teal', priority: 7 },
      { new_name: 'split' },
    ];
    await from32(async (username, index) => world.as(username).projectLabels.update(path, changes[index % 3]!));
    expect(await projectLabels.get(path)).toMatchObject({
      name: 'split',
      color: 'teal',
      description: 'All of it',
      priority: 7,
    });
  });

  test('create milestones: each has a number of its own, and none is left out', async () => {
    const iids = await from32(async (username, index) => {
      const { iid } = await world.as(username).projectMilestones.create({ id: 24 }, { title: `m${index}` });
      return Number(iid);
    });
    const first = Math.min(...iids);
    expect(iids.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 32 }, (_, index) => first + index));
  });

  test('subscribe as one user: it is done once', async () => {
    const { projectLabels } = world.as('jonas');
    const statuses = await from32(
      async () => (await resultOf(projectLabels.subscribe({ id: 24, label_id: 'bug' }))).status,
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 304)).toHaveLength(31);
  });

  test('move one snippet: one move is made', async () => {
    const statuses = await from32(async () => {
      const moving = world
        .as('admin')
        .snippetStorageMoves.move({ snippet_id: 79 }, { destination_storage_name: 'default' });
      return (await resultOf(moving)).status;
    });
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 422)).toHaveLength(31);
  });

  test('promote labels of the same name from two projects: one label is left', async () => {
    const { projectLabels } = world.as('mira');
    const labels = await Promise.all(
      [24, 31].map(async (id) => projectLabels.create({ id }, { name: 'both', color: 'red' })),
    );
    await from32(async (_username, index) => {
      const which = index % 2;
      return resultOf(projectLabels.promote({ id: which === 0 ? 24 : 31, label_id: labels[which]!.id }));
    });
    const both = (await projectLabels.list({ id: 31 }, { search: 'both' })).filter(({ name }) => name === 'both');
    expect(both.map((label) => label.is_project_label)).toContain(false);
    expect(
      (await projectLabels.list({ id: 24 }, { search: 'both' })).filter(({ name }) => name === 'both'),
    ).toHaveLength(1);
  });
});
