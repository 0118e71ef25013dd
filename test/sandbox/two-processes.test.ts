import { inject, describe, expect, test } from 'vitest';
import { createClient, resultOf } from '../../generated/client/index.ts';
import { setClock } from '../../sandbox/world/seed.ts';
import { startSandbox } from '../../sandbox/start-sandbox.ts';
import { eventually } from './eventually.ts';
import { newDatabase, removeData } from './postgres-server.ts';

const server = inject('postgres');

describe.skipIf(server === undefined)('two sandboxes on one PostgreSQL server (skipped without one)', () => {
  test('start together, behave as one, and each does its share of the background work', async () => {
    if (server === undefined) throw new Error('There is no server');
    const data = await newDatabase(server);
    // Both find an empty database; one of them fills it.
    const sandboxes = await Promise.all([startSandbox(data), startSandbox(data)]);
    try {
      const [first, second] = sandboxes.map(({ url }) =>
        createClient({ baseUrl: url, auth: { PrivateToken: 'token-of-mira' } }),
      );
      if (first === undefined || second === undefined) throw new Error('There are not two');

      const { id } = await first.projectLabels.create({ id: 24 }, { name: 'here', color: 'red' });
      expect(await second.projectLabels.get({ id: 24, label_id: 'here' })).toMatchObject({ id });

      const statuses = await Promise.all(
        Array.from({ length: 32 }, async (_, index) => {
          const client = index % 2 === 0 ? first : second;
          return (await resultOf(client.projectLabels.create({ id: 24 }, { name: 'contested', color: 'red' }))).status;
        }),
      );
      expect(statuses.filter((status) => status === 201)).toHaveLength(1);

      const before = (await first.pipelineSchedules.listPipelines({ id: 24, pipeline_schedule_id: 13 })).length;
      await setClock(sandboxes[0]!.queries, '2026-03-11T01:00:01.000Z');
      const ran = await eventually(
        () => second.pipelineSchedules.get({ id: 24, pipeline_schedule_id: 13 }),
        ({ last_pipeline: last }) => last?.status === 'success' && last.id > 954,
      );
      expect(ran.next_run_at).toBe('2026-03-12T01:00:00.000Z');
      expect(await first.pipelineSchedules.listPipelines({ id: 24, pipeline_schedule_id: 13 })).toHaveLength(
        before + 1,
      );

      const fork = await first.projectForks.create({ id: 24 }, { path: 'from-two' });
      await eventually(
        async () => (await second.projectForks.list({ id: 24 })).find((project) => project.id === fork.id),
        (project) => project?.import_status === 'finished',
      );
    } finally {
      await Promise.all(sandboxes.map(async (sandbox) => sandbox.close()));
      await removeData(data);
    }
  });
});
