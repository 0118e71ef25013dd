import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import type { ApiCall, Client } from '../../generated/client/index.ts';
import { sql, type SQL } from '../../sandbox/database/drizzle.ts';
import { statusOf } from './status-of.ts';
import { useSandboxFixture, type SandboxFixture } from './start-test-sandbox.ts';
import {
  makeFork,
  newBadge,
  newEnvironment,
  newFile,
  newLabel,
  newMergeRequest,
  newMilestone,
  newName,
  newSchedule,
  newSite,
  publish,
} from './writing-operations.ts';

const fixture = useSandboxFixture();

type Call = (client: Client) => ApiCall<unknown, unknown>;

/** The requests that change, delete and read one resource. */
interface Resource {
  /** Undefined if no operation changes such a resource. */
  readonly change?: (client: Client, index: number) => ApiCall<unknown, unknown>;
  readonly remove: Call;
  readonly read?: Call;
  /** The statement that deletes the resource. Undefined if the resource is not in the database. */
  readonly statement?: SQL;
  /** The status of all requests after the deletion. Default: 404. */
  readonly gone?: number;
}

const resources: Readonly<Record<string, (fixture: SandboxFixture) => Promise<Resource>>> = {
  label: async (fixture) => {
    const { id } = await newLabel(fixture);
    const path = { id: 24, label_id: id };
    return {
      change: ({ projectLabels }, index) =>
        projectLabels.update(path, { color: 'red', description: `${index}`, priority: index }),
      remove: ({ projectLabels }) => projectLabels.delete(path),
      read: ({ projectLabels }) => projectLabels.get(path),
      statement: sql`delete from labels where id = ${id}`,
    };
  },
  'label by name': async (fixture) => {
    const { id, name } = await newLabel(fixture);
    return {
      change: ({ projectLabels }, index) =>
        projectLabels.updateByName({ id: 24 }, { name, color: 'red', description: `${index}` }),
      remove: ({ projectLabels }) => projectLabels.deleteByName({ id: 24 }, { name }),
      read: ({ projectLabels }) => projectLabels.get({ id: 24, label_id: name }),
      statement: sql`delete from labels where id = ${id}`,
    };
  },
  'subscription to a label': async (fixture) => {
    const { id } = await newLabel(fixture);
    const path = { id: 24, label_id: id };
    await fixture.as('admin').projectLabels.subscribe(path);
    return {
      remove: ({ projectLabels }) => projectLabels.unsubscribe(path),
      statement: sql`delete from labels where id = ${id}`,
    };
  },
  milestone: async (fixture) => {
    const id = await newMilestone(fixture);
    const path = { id: 24, milestone_id: id };
    return {
      change: ({ projectMilestones }, index) => projectMilestones.update(path, { description: `${index}` }),
      remove: ({ projectMilestones }) => projectMilestones.delete(path),
      read: ({ projectMilestones }) => projectMilestones.get(path),
      statement: sql`delete from milestones where id = ${id}`,
    };
  },
  badge: async (fixture) => {
    const id = await newBadge(fixture);
    const path = { id: 24, badge_id: id };
    return {
      change: ({ projectBadges }, index) => projectBadges.update(path, { name: `${index}` }),
      remove: ({ projectBadges }) => projectBadges.delete(path),
      read: ({ projectBadges }) => projectBadges.get(path),
      statement: sql`delete from badges where id = ${id}`,
    };
  },
  'protected environment': async (fixture) => {
    const { name } = await newEnvironment(fixture);
    const path = { id: 24, name };
    return {
      change: ({ protectedEnvironments }) => protectedEnvironments.update(path, {}),
      remove: ({ protectedEnvironments }) => protectedEnvironments.unprotect(path),
      read: ({ protectedEnvironments }) => protectedEnvironments.get(path),
      statement: sql`delete from protected_environments where name = ${name}`,
    };
  },
  site: async (fixture) => {
    const id = await newSite(fixture);
    return {
      change: ({ replicationSites }, index) => replicationSites.update({ id }, { files_max_capacity: index + 1 }),
      remove: ({ replicationSites }) => replicationSites.delete({ id }),
      read: ({ replicationSites }) => replicationSites.get({ id }),
      statement: sql`delete from replication_sites where id = ${id}`,
    };
  },
  schedule: async (fixture) => {
    const id = await newSchedule(fixture);
    const path = { id: 24, pipeline_schedule_id: id };
    return {
      change: ({ pipelineSchedules }, index) =>
        [
          pipelineSchedules.update(path, { description: `${index}` }),
          pipelineSchedules.takeOwnership(path),
          pipelineSchedules.play(path),
        ][index % 3]!,
      remove: ({ pipelineSchedules }) => pipelineSchedules.delete(path),
      read: ({ pipelineSchedules }) => pipelineSchedules.get(path),
      statement: sql`delete from pipeline_schedules where id = ${id}`,
    };
  },
  'variable of a schedule': async (fixture) => {
    const id = await newSchedule(fixture);
    const schedule = { id: 24, pipeline_schedule_id: id };
    await fixture.as('admin').pipelineSchedules.createVariable(schedule, { key: 'KEY', value: 'value' });
    const path = { ...schedule, key: 'KEY' };
    return {
      change: ({ pipelineSchedules }, index) => pipelineSchedules.updateVariable(path, { value: `${index}` }),
      remove: ({ pipelineSchedules }) => pipelineSchedules.deleteVariable(path),
      statement: sql`delete from pipeline_schedules where id = ${id}`,
    };
  },
  'Pages site': async (fixture) => {
    await publish(fixture);
    return {
      change: ({ pages }, index) => pages.update({ id: 24 }, { pages_https_only: index % 2 === 0 }),
      remove: ({ pages }) => pages.unpublish({ id: 24 }),
      read: ({ pages }) => pages.get({ id: 24 }),
    };
  },
  'fork relationship': async (fixture) => {
    await makeFork(fixture);
    return {
      remove: ({ projectForks }) => projectForks.deleteRelationship({ id: 57 }),
      statement: sql`update projects set forked_from_id = null where id = 57`,
    };
  },
  'merge request': async (fixture) => {
    const iid = await newMergeRequest(fixture);
    const path = { id: 24, merge_request_iid: iid };
    return {
      change: ({ mergeRequests }, index) =>
        index % 3 === 0
          ? mergeRequests.createPipeline(path)
          : mergeRequests.update(path, { description: `${index}`, add_labels: newName() }),
      remove: ({ mergeRequests }) => mergeRequests.delete(path),
      read: ({ mergeRequests }) => mergeRequests.get(path),
      statement: sql`delete from merge_requests where project_id = 24 and iid = ${iid}`,
    };
  },
  file: async (fixture) => {
    const path = { id: 24, file_path: await newFile(fixture) };
    const change = { branch: 'main', commit_message: 'Change' };
    return {
      change: ({ repositoryFiles }, index) => repositoryFiles.update(path, { ...change, content: `${index}` }),
      remove: ({ repositoryFiles }) => repositoryFiles.delete(path, {}, { body: change }),
      read: ({ repositoryFiles }) => repositoryFiles.get(path, { ref: 'main' }),
      gone: 400,
    };
  },
};

const isSuccess = (status: number): boolean => status >= 200 && status < 300;

describe.each(Object.entries(resources))('%s', (_name, create) => {
  test('no change that begins after a successful deletion succeeds', async () => {
    const { change, remove, read, gone = 404 } = await create(fixture);
    if (change === undefined) return;
    const client = fixture.as('admin');
    const begun: { at: number; status: number }[] = [];
    let deletedAt = Infinity;
    const writer = async (first: number): Promise<void> => {
      for (let index = first; index < 500; index += 12) {
        const at = performance.now();
        const status = await statusOf(change(client, index));
        begun.push({ at, status });
        if (at > deletedAt) return;
      }
    };
    const deletions: number[] = [];
    const deleter = async (): Promise<void> => {
      while (begun.length < 12) await wait(1);
      const status = await statusOf(remove(client));
      deletions.push(status);
      if (isSuccess(status)) deletedAt = performance.now();
    };
    await Promise.all([
      ...Array.from({ length: 12 }, async (_, first) => writer(first)),
      ...Array.from({ length: 6 }, deleter),
    ]);
    expect(deletions.filter(isSuccess)).toHaveLength(1);
    expect(new Set(deletions.filter((status) => !isSuccess(status)))).toEqual(new Set([gone]));
    expect(new Set(begun.filter(({ at }) => at > deletedAt).map(({ status }) => status))).toEqual(new Set([gone]));
    if (read !== undefined) expect(await statusOf(read(client))).toBe(404);
  });

  test('a request that begins while a transaction deletes the resource fails', async () => {
    const { change, remove, statement, gone = 404 } = await create(fixture);
    if (statement === undefined) return;
    const client = fixture.as('admin');
    let statuses: Promise<number[]> | undefined;
    await fixture.sandbox.queries.transaction(async (transaction) => {
      await transaction.execute(statement);
      const changes = change === undefined ? [] : [0, 1, 2].map(async (index) => statusOf(change(client, index)));
      statuses = Promise.all([...changes, statusOf(remove(client))]);
      // The requests then have the time to find the resource, which is not deleted yet.
      await wait(200);
    });
    expect(new Set(await statuses)).toEqual(new Set([gone]));
  });
});

test('a merge request is merged before it is deleted, or not at all', async () => {
  const iid = await newMergeRequest(fixture);
  const path = { id: 24, merge_request_iid: iid };
  const { mergeRequests, repositoryFiles } = fixture.as('admin');
  const { source_branch: branch } = await mergeRequests.get(path);
  const sent = Array.from({ length: 50 }, async (_, index) =>
    index % 2 === 0 ? statusOf(mergeRequests.merge(path)) : statusOf(mergeRequests.delete(path)),
  );
  const statuses = await Promise.all(sent);
  const merged = statuses.filter((status) => status === 200).length;
  expect(statuses.filter((status) => status === 204)).toHaveLength(1);
  const added = await statusOf(repositoryFiles.get({ id: 24, file_path: `${branch}.md` }, { ref: 'main' }));
  expect([merged, added]).toEqual(merged === 1 ? [1, 200] : [0, 404]);
});
