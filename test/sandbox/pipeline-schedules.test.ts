import { eq } from '../../sandbox/database/drizzle.ts';
import { describe, expect, test } from 'vitest';
import { pipelineSchedules } from '../../sandbox/database/schema/index.ts';
import { setClock } from '../../sandbox/example-data/insert-example-data.ts';
import { eventually } from './eventually.ts';
import { statusOf } from './status-of.ts';
import { useSandboxFixture } from './start-test-sandbox.ts';

const fixture = useSandboxFixture();
const compass = { id: 24 };
const nightly = { id: 24, pipeline_schedule_id: 13 };
const weekly = { description: 'Weekly', cron: '0 4 * * 1', ref: 'main' };

test('the example schedules are returned', async () => {
  const { pipelineSchedules: schedules } = fixture.as('jonas');
  const ids = async (query = {}) => (await schedules.list(compass, query)).map(({ id }) => id);
  expect(await ids()).toEqual([13, 16]);
  expect(await ids({ scope: 'active' })).toEqual([13]);
  expect(await ids({ scope: 'inactive' })).toEqual([16]);
  const [listed] = await schedules.list(compass);
  expect(listed).not.toHaveProperty('last_pipeline');
  expect(await schedules.get(nightly)).toMatchObject({
    ref: 'refs/heads/main',
    next_run_at: '2026-03-11T01:00:00.000Z',
    owner: { username: 'mira' },
    last_pipeline: { id: 951, status: 'success' },
    variables: [{ key: 'BUILD_PROFILE', variable_type: 'env_var', value: 'release', raw: true }],
    inputs: [
      { name: 'platforms', value: ['linux', 'macos'] },
      { name: 'publish', value: true },
      { name: 'retries', value: 2 },
    ],
  });
  expect((await fixture.as('sora').pipelineSchedules.get(nightly)).variables).toEqual([]);
  expect(await statusOf(schedules.get({ id: 24, pipeline_schedule_id: 999 }))).toBe(404);
  expect(await statusOf(schedules.get({ id: 31, pipeline_schedule_id: 13 }))).toBe(404);
});

test('the pipelines of a schedule are filtered and ordered', async () => {
  const { pipelineSchedules: schedules } = fixture.as('sora');
  const ids = async (query: Parameters<typeof schedules.listPipelines>[1]) =>
    (await schedules.listPipelines(nightly, query)).map(({ id }) => id);
  expect(await ids({})).toEqual([936, 951]);
  expect(await ids({ sort: 'desc' })).toEqual([951, 936]);
  expect(await ids({ status: 'failed' })).toEqual([936]);
  expect(await ids({ scope: 'finished' })).toEqual([936, 951]);
  expect(await ids({ scope: 'running' })).toEqual([]);
  expect(await ids({ scope: 'pending' })).toEqual([]);
  expect(await ids({ scope: 'branches' })).toEqual([936, 951]);
  expect(await ids({ scope: 'tags' })).toEqual([]);
  expect(await ids({ created_after: '2026-03-10T00:00:00Z' })).toEqual([951]);
  expect(await ids({ created_before: '2026-03-10T00:00:00Z' })).toEqual([936]);
  expect(await ids({ updated_after: '2026-03-10T00:00:00Z' })).toEqual([951]);
  expect(await ids({ updated_before: '2026-03-10T00:00:00Z' })).toEqual([936]);
});

describe('a schedule', () => {
  test('is created, changed, paused, taken over and deleted', async () => {
    const { pipelineSchedules: schedules } = fixture.as('jonas');
    const made = await schedules.create(compass, { ...weekly, inputs: [{ name: 'retries', value: 2 }] });
    expect(made).toMatchObject({
      ref: 'refs/heads/main',
      cron_timezone: 'UTC',
      next_run_at: '2026-03-16T04:00:00.000Z',
      active: true,
      owner: { username: 'jonas' },
      last_pipeline: null,
      inputs: [{ name: 'retries', value: 2 }],
    });
    const path = { id: 24, pipeline_schedule_id: made.id };
    const changed = await schedules.update(path, {
      cron_timezone: 'Eastern Time (US & Canada)',
      ref: 'refs/tags/preview',
      active: false,
      inputs: [
        { name: 'retries', value: 3 },
        { name: 'publish', value: true },
      ],
    });
    expect(changed).toMatchObject({
      description: 'Weekly',
      cron_timezone: 'Eastern Time (US & Canada)',
      next_run_at: '2026-03-16T08:00:00.000Z',
      ref: 'refs/tags/preview',
      active: false,
      inputs: [
        { name: 'publish', value: true },
        { name: 'retries', value: 3 },
      ],
    });
    const dropping = { inputs: [{ name: 'publish', destroy: true }] };
    expect(await schedules.update(path, dropping)).toMatchObject({ inputs: [{ name: 'retries', value: 3 }] });

    expect(await statusOf(schedules.takeOwnership(path))).toBe(403);
    expect(await fixture.as('elena').pipelineSchedules.takeOwnership(path)).toMatchObject({
      owner: { username: 'elena' },
    });
    expect(await statusOf(schedules.update(path, { active: true }))).toBe(403);
    expect(await statusOf(schedules.delete(path))).toBe(403);
    expect(await fixture.as('mira').pipelineSchedules.delete(path)).toMatchObject({
      id: made.id,
      description: 'Weekly',
    });
    expect(await statusOf(schedules.get(path))).toBe(404);
  });

  test('follows the daylight saving time of its time zone', async () => {
    const { pipelineSchedules: schedules } = fixture.as('jonas');
    const atSix = { ...weekly, cron: '0 6 29 3 *', cron_timezone: 'Europe/Stockholm', active: false };
    expect(await schedules.create(compass, atSix)).toMatchObject({
      active: false,
      next_run_at: '2026-03-29T04:00:00.000Z',
    });
    const before = { ...atSix, cron: '0 6 28 3 *', cron_timezone: 'Stockholm' };
    expect(await schedules.create(compass, before)).toMatchObject({ next_run_at: '2026-03-28T05:00:00.000Z' });
  });

  test.each([
    ['a short ref that is a branch and a tag', { ref: 'preview' }],
    ['a ref that does not exist', { ref: 'nothing' }],
    ['a full ref that does not exist', { ref: 'refs/heads/nothing' }],
    ['a ref in another notation for a commit', { ref: 'main~1' }],
    ['a ref that git would read as an option', { ref: '--all' }],
    ['an invalid cron expression', { cron: 'every day' }],
    ['seconds', { cron: '0 0 4 * * 1' }],
    ['a time that never occurs', { cron: '0 0 31 2 *' }],
    ['a time zone that does not exist', { cron_timezone: 'Mars/Olympus' }],
    ['no description', { description: '' }],
  ])('is rejected for %s', async (_, part) => {
    expect(await statusOf(fixture.as('jonas').pipelineSchedules.create(compass, { ...weekly, ...part }))).toBe(422);
    expect(await statusOf(fixture.as('mira').pipelineSchedules.update(nightly, part))).toBe(422);
  });

  test('needs the role Developer', async () => {
    expect(await statusOf(fixture.as('priya').pipelineSchedules.create(compass, weekly))).toBe(403);
    expect(await statusOf(fixture.as('priya').pipelineSchedules.play(nightly))).toBe(403);
    expect(await statusOf(fixture.as('jonas').pipelineSchedules.update(nightly, { active: false }))).toBe(403);
    expect(await statusOf(fixture.as('sora').pipelineSchedules.list({ id: 31 }))).toBe(404);
  });
});

test('variables are created, changed and deleted', async () => {
  const { pipelineSchedules: schedules } = fixture.as('mira');
  const variable = { key: 'ROUTE_TABLE', value: '{}', variable_type: 'file' as const };
  expect(await schedules.createVariable(nightly, variable)).toEqual(variable);
  expect(await statusOf(schedules.createVariable(nightly, variable))).toBe(422);
  const path = { ...nightly, key: 'ROUTE_TABLE' };
  expect(await schedules.updateVariable(path, { value: '[]' })).toEqual({ ...variable, value: '[]' });
  expect(await schedules.updateVariable(path, { value: '', variable_type: 'env_var' })).toMatchObject({
    variable_type: 'env_var',
  });
  expect(await schedules.deleteVariable(path)).toEqual({ key: 'ROUTE_TABLE', value: '' });
  expect(await statusOf(schedules.deleteVariable(path))).toBe(404);
  expect(await statusOf(schedules.updateVariable(path, { value: 'x' }))).toBe(404);
  expect(await schedules.createVariable(nightly, { key: 'A'.repeat(255), value: '' })).toMatchObject({
    variable_type: 'env_var',
  });
  expect(await statusOf(schedules.createVariable(nightly, { key: 'A'.repeat(256), value: '' }))).toBe(422);
  expect(await statusOf(schedules.createVariable(nightly, { key: 'no-dash', value: '' }))).toBe(422);
  expect(await statusOf(fixture.as('jonas').pipelineSchedules.createVariable(nightly, { key: 'X', value: '' }))).toBe(
    403,
  );
});

describe('running', () => {
  test('immediately does not change the next run, and the pipeline succeeds', async () => {
    const { pipelineSchedules: schedules } = fixture.as('jonas');
    const before = await schedules.get(nightly);
    expect(await schedules.play(nightly)).toEqual({ message: '201 Created' });
    const after = await eventually(
      () => schedules.get(nightly),
      ({ last_pipeline: last }) => last?.status === 'success' && last.id > 951,
    );
    expect(after.next_run_at).toBe(before.next_run_at);
    const [newest] = await schedules.listPipelines(nightly, { sort: 'desc' });
    expect(newest).toMatchObject({ id: after.last_pipeline?.id, source: 'schedule', ref: 'main', project_id: 24 });
  });

  test('happens once when it is due, but not while it is paused', async () => {
    const { queries } = fixture.sandbox;
    const { pipelineSchedules: schedules } = fixture.as('mira');
    const count = async () => (await schedules.listPipelines(nightly)).length;
    const before = await count();
    await setClock(queries, '2026-03-17T01:00:30.000Z');
    const ran = await eventually(
      () => schedules.get(nightly),
      ({ next_run_at: next }) => next > '2026-03-17',
    );
    expect(ran.next_run_at).toBe('2026-03-18T01:00:00.000Z');
    expect(await count()).toBe(before + 1);
    const paused = await schedules.get({ id: 24, pipeline_schedule_id: 16 });
    expect(paused).toMatchObject({ next_run_at: '2026-03-16T04:30:00.000Z', last_pipeline: null });
  });

  test('fails if the branch does not exist any more', async () => {
    const { queries } = fixture.sandbox;
    await queries.update(pipelineSchedules).set({ ref: 'refs/heads/gone' }).where(eq(pipelineSchedules.id, 16));
    expect(await statusOf(fixture.as('jonas').pipelineSchedules.play({ id: 24, pipeline_schedule_id: 16 }))).toBe(404);
  });
});
