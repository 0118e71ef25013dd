import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { routes } from '../../generated/server/index.ts';
import { statusOf } from './status-of.ts';
import { useSandboxFixture } from './start-test-sandbox.ts';
import { newMergeRequest, newName, writingRows } from './writing-operations.ts';

const fixture = useSandboxFixture();
const copies = 50;

test('the table has a row for each operation that writes', () => {
  const writing = routes.filter(({ method }) => method !== 'GET' && method !== 'HEAD');
  const missing = writing.filter(({ operation }) => !writingRows.some((row) => row.operation === operation));
  expect(missing.map(({ operation }) => operation)).toEqual([]);
});

const rows = writingRows.map((row) => {
  const title = row.variant === undefined ? row.operation : `${row.operation}, ${row.variant}`;
  return [title, row] as const;
});

/** The maximum duration of a request, in milliseconds. It is generous: it shows only that no request waits forever. */
const limit = 30_000;

test.each(rows)('50 copies at the same time: %s', async (_title, { successes, otherwise, prepare }) => {
  const send = await prepare(fixture);
  const client = fixture.as('admin');
  const sent = Array.from({ length: copies }, async (_, index) =>
    Promise.race([statusOf(send(client, index)), setTimeout(limit, 'no response', { ref: false })]),
  );
  const outcomes = (await Promise.all(sent)).filter((outcome) => outcome !== 503);
  // On a busy machine, some copies may wait too long for a connection to the database, and get 503.
  expect(outcomes.length).toBeGreaterThan(copies / 2);
  const others = outcomes.filter((outcome) => typeof outcome === 'string' || outcome < 200 || outcome > 299);
  const succeeded = outcomes.length - others.length;
  expect(others.filter((outcome) => outcome !== otherwise)).toEqual([]);
  if (successes === 'one') expect(succeeded).toBe(1);
  else expect(succeeded).toBeGreaterThan(0);
});

test('two changes that exclude each other: only one of them succeeds', async () => {
  const { projectMilestones } = fixture.as('admin');
  const { id = 0 } = await projectMilestones.create({ id: 24 }, { title: 'exclusive' });
  const path = { id: 24, milestone_id: id };
  const sent = Array.from({ length: copies }, async (_, index) =>
    statusOf(
      projectMilestones.update(path, index % 2 === 0 ? { start_date: '2026-06-10' } : { due_date: '2026-06-01' }),
    ),
  );
  const statuses = await Promise.all(sent);
  const [starts, ends] = [0, 1].map((rest) => new Set(statuses.filter((_, index) => index % 2 === rest)));
  expect([starts, ends].toSorted((a, b) => Math.min(...a!) - Math.min(...b!))).toEqual([
    new Set([200]),
    new Set([422]),
  ]);
});

const names = (prefix: string): string[] => Array.from({ length: 12 }, (_, index) => `${prefix}-${index}`);

test('a label is promoted while a project below the group creates one with the same title: one label remains', async () => {
  const { projectLabels } = fixture.as('admin');
  await Promise.all(
    names('beside').map(async (name) => {
      const { id } = await projectLabels.create({ id: 24 }, { name, color: 'red' });
      const [promoted] = await Promise.all([
        statusOf(projectLabels.promote({ id: 24, label_id: id })),
        statusOf(projectLabels.create({ id: 31 }, { name, color: 'red' })),
      ]);
      const labels = await projectLabels.list({ id: 31 }, { search: name, per_page: 100 });
      const remaining = labels.filter((label) => label.name === name).map((label) => label.id);
      expect([promoted, remaining]).toEqual([200, [id]]);
    }),
  );
});

test('a milestone is promoted while a project below the group creates one with the same title: one milestone remains', async () => {
  const { projectMilestones } = fixture.as('admin');
  await Promise.all(
    names('beside').map(async (title) => {
      const { id = 0 } = await projectMilestones.create({ id: 24 }, { title });
      const [promoted] = await Promise.all([
        statusOf(projectMilestones.promote({ id: 24, milestone_id: id })),
        statusOf(projectMilestones.create({ id: 31 }, { title })),
      ]);
      const milestones = await projectMilestones.list({ id: 31 }, { title, include_ancestors: true });
      expect([promoted, milestones.map((milestone) => milestone.id)]).toEqual([200, [id]]);
    }),
  );
});

test('a label and a milestone are replaced by a promotion while merge requests use them: no use is lost', async () => {
  const { projectLabels, projectMilestones, projectForks, mergeRequests } = fixture.as('admin');
  const iids = await Promise.all(Array.from({ length: 12 }, async () => newMergeRequest(fixture)));
  const name = newName();
  const { id: other = 0 } = await projectForks.create({ id: 24 }, { namespace_id: 9, path: name });
  const { id: replaced = 0 } = await projectMilestones.create({ id: 24 }, { title: name });
  await projectLabels.create({ id: 24 }, { name, color: 'red' });
  const label = await projectLabels.create({ id: other }, { name, color: 'red' });
  const { id: kept = 0 } = await projectMilestones.create({ id: other }, { title: name });
  const path = (iid: number) => ({ id: 24, merge_request_iid: iid });
  const [labelled, planned, ...promoted] = await Promise.all([
    Promise.all(iids.map(async (iid) => statusOf(mergeRequests.update(path(iid), { add_labels: name })))),
    Promise.all(iids.map(async (iid) => statusOf(mergeRequests.update(path(iid), { milestone_id: replaced })))),
    statusOf(projectLabels.promote({ id: other, label_id: label.id })),
    statusOf(projectMilestones.promote({ id: other, milestone_id: kept })),
  ]);
  expect([new Set(labelled), promoted]).toEqual([new Set([200]), [200, 200]]);
  const changed = await Promise.all(iids.map(async (iid) => mergeRequests.get(path(iid))));
  expect(changed.map(({ labels }) => labels)).toEqual(iids.map(() => [name]));
  // A request that came after the promotion gets 422, because the milestone with this id does not exist any more.
  const expected = planned.map((status) => (status === 200 ? kept : undefined));
  expect(changed.map((request) => request.milestone?.id)).toEqual(expected);
});
