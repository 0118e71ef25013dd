import { eq, sql } from '../../sandbox/database/drizzle.ts';
import { Client as Connection } from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createClient, type Client } from '../../generated/client/index.ts';
import { mergeRequests as requests } from '../../sandbox/database/schema/index.ts';
import { branchLock } from '../../sandbox/git/branch-lock.ts';
import { gitText } from '../../sandbox/git/run-git.ts';
import { openSandbox, type RunningSandbox } from '../../sandbox/start-sandbox.ts';
import { eventually } from './eventually.ts';
import { newDatabase, postgresServer, removeData, type DataLocation } from './postgres-server.ts';
import { statusOf } from './status-of.ts';

const server = postgresServer();
const compass = { id: 24 };

describe('two sandboxes on one PostgreSQL server', () => {
  let place: DataLocation = {};
  let first: RunningSandbox;
  let second: RunningSandbox;

  beforeAll(async () => {
    place = await newDatabase(server);
    // Both sandboxes find an empty database, and one of them fills it.
    const options = { ...place, controlPort: 0 };
    [first, second] = await Promise.all([openSandbox(options), openSandbox(options)]);
  });

  afterAll(async () => {
    await Promise.all([first, second].map(async (sandbox) => sandbox.close()));
    await removeData(place);
  });

  const as = (username: string, { url }: RunningSandbox): Client =>
    // The tests expect the response to each request, so a 503 with `Retry-After` must not lead to another request.
    createClient({ baseUrl: url, auth: { PrivateToken: `token-of-${username}` }, retry: false });
  /**
   * Sends requests alternately to both sandboxes.
   *
   * @returns the statuses of the responses.
   */
  const toBoth = async (length: number, call: (client: Client, index: number) => Promise<number>): Promise<number[]> =>
    Promise.all(Array.from({ length }, async (_, index) => call(as('mira', index % 2 === 0 ? first : second), index)));
  const count = (statuses: readonly number[], status: number) => statuses.filter((each) => each === status).length;
  const control = async (of: RunningSandbox, method: string, path: string, body?: object): Promise<Response> =>
    fetch(`${of.controlUrl}/sandbox/${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
  const addFile = async (client: Client, branch: string, path: string, start?: string): Promise<number> => {
    const commit = { branch, content: path, commit_message: `Add ${path}` };
    const body = start === undefined ? commit : { ...commit, start_branch: start };
    return statusOf(client.repositoryFiles.create({ ...compass, file_path: path }, body));
  };
  const make = async (client: Client, branch: string): Promise<number> => {
    await addFile(client, branch, `${branch}.md`, 'main');
    const body = { source_branch: branch, target_branch: 'main', title: branch };
    return (await client.mergeRequests.create(compass, body)).iid;
  };
  const at = (iid: number) => ({ ...compass, merge_request_iid: iid });

  test('each one returns the writes of the other, and only one can create the same resource', async () => {
    const { id } = await as('mira', first).projectLabels.create(compass, { name: 'here', color: 'red' });
    expect(await as('mira', second).projectLabels.get({ ...compass, label_id: 'here' })).toMatchObject({ id });
    const statuses = await toBoth(32, async ({ projectLabels }) =>
      statusOf(projectLabels.create(compass, { name: 'contested', color: 'red' })),
    );
    expect(count(statuses, 201)).toBe(1);
  });

  test('a job runs once, for requests to either process', async () => {
    const iid = await make(as('mira', first), 'built');
    const statuses = await toBoth(16, async ({ mergeRequests }) => statusOf(mergeRequests.createPipeline(at(iid))));
    expect(count(statuses, 201)).toBe(16);
    const ran = await eventually(
      async () => as('mira', second).mergeRequests.listPipelines(at(iid)),
      (all) => all.every(({ status }) => status === 'success'),
    );
    expect(new Set(ran.map(({ id }) => id)).size).toBe(16);
    const fork = await as('mira', first).projectForks.create(compass, { path: 'from-two' });
    await eventually(
      async () => (await as('mira', second).projectForks.list(compass)).find((project) => project.id === fork.id),
      (project) => project?.import_status === 'finished',
    );
  });

  test('they share the clock, and a due schedule runs once', async () => {
    const nightly = { ...compass, pipeline_schedule_id: 13 };
    const before = (await as('mira', first).pipelineSchedules.listPipelines(nightly)).length;
    await control(first, 'POST', 'clock', { now: '2026-03-11T01:00:01Z' });
    const { now } = (await (await control(second, 'GET', 'clock')).json()) as { now: string };
    expect(now).toMatch(/^2026-03-11T01:00:/u);
    const ran = await eventually(
      () => as('mira', second).pipelineSchedules.get(nightly),
      ({ last_pipeline: last }) => last?.status === 'success' && last.id > 954,
    );
    expect(ran.next_run_at).toBe('2026-03-12T01:00:00.000Z');
    expect(await as('mira', first).pipelineSchedules.listPipelines(nightly)).toHaveLength(before + 1);
  });

  test('a merge request is merged once, and is locked while the other process merges it', async () => {
    const iid = await make(as('mira', first), 'merged-once');
    const statuses = await toBoth(16, async ({ mergeRequests }) => statusOf(mergeRequests.merge(at(iid))));
    expect([count(statuses, 200), count(statuses, 422)]).toEqual([1, 15]);

    const locked = await make(as('mira', first), 'locked');
    await first.queries.update(requests).set({ state: 'locked' }).where(eq(requests.iid, locked));
    expect(await statusOf(as('mira', second).mergeRequests.get(at(locked)))).toBe(409);
    await first.queries.update(requests).set({ state: 'opened' }).where(eq(requests.iid, locked));
  });

  test('commits to one branch wait for each other in both processes', async () => {
    const iids = await Promise.all(
      Array.from({ length: 6 }, async (_, index) => make(as('mira', first), `of-${index}`)),
    );
    const git = async (...args: string[]) => gitText(first.repositories.of(24), args);
    const before = Number(await git('rev-list', '--count', '--first-parent', 'main'));
    const statuses = await toBoth(16, async (client, index) => {
      const iid = iids[index];
      return iid === undefined
        ? addFile(client, 'main', `both/${index}`)
        : statusOf(client.mergeRequests.merge(at(iid)));
    });
    expect([count(statuses, 200), count(statuses, 201)]).toEqual([6, 10]);
    expect(Number(await git('rev-list', '--count', '--first-parent', 'main'))).toBe(before + 16);
  });

  test('they receive notifications of work again after their connections are lost', async () => {
    const listening = async () => {
      const { rows } = await first.queries.execute(sql`
        select pid from pg_stat_activity where query like 'listen %' and datname = current_database()`);
      return rows.map(({ pid }) => Number(pid));
    };
    const before = await listening();
    expect(before).toHaveLength(2);
    for (const pid of before) await first.queries.execute(sql`select pg_terminate_backend(${pid})`);
    await eventually(listening, (now) => now.length === 2 && !now.some((pid) => before.includes(pid)));
  });

  test('they continue after all connections are lost, including connections that have or wait for a lock', async () => {
    const outside = new Connection({ connectionString: place.databaseUrl });
    onTestFinished(async () => outside.end());
    await outside.connect();
    /**
     * Ends connections and waits until they are closed.
     *
     * @returns the number of the connections.
     */
    const lose = async (which: string) => {
      const { rowCount } = await outside.query(`select pg_terminate_backend(pid, 10000) from pg_stat_activity
        where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid() and ${which}`);
      return rowCount;
    };
    await first.locks.hold(branchLock(24, 'main'), async () => {
      const adding = addFile(as('mira', second), 'main', 'while-lost');
      await eventually(
        () => lose(`wait_event = 'advisory' and query like 'select pg_advisory_lock(%'`),
        (lost) => lost === 1,
      );
      expect(await adding).toBe(503);
      expect(await lose('true')).toBeGreaterThan(2);
    });

    const statuses = await toBoth(16, async (client, index) => addFile(client, 'main', `after-loss/${index}`));
    expect(count(statuses, 201)).toBe(16);
    const iid = await make(as('mira', second), 'after-loss');
    await as('mira', first).mergeRequests.createPipeline(at(iid));
    await eventually(
      async () => as('mira', second).mergeRequests.listPipelines(at(iid)),
      (all) => all.every(({ status }) => status === 'success'),
    );
  });

  test('a reset of one sandbox resets both', async () => {
    await control(first, 'POST', 'reset');
    const { projectLabels, mergeRequests, repositoryFiles } = as('mira', second);
    expect((await projectLabels.list(compass)).map(({ name }) => name)).toEqual(['bug', 'docs', 'performance']);
    expect(await statusOf(repositoryFiles.get({ ...compass, file_path: 'both/10' }, { ref: 'main' }))).toBe(404);
    const statuses = await toBoth(8, async (client, index) => addFile(client, `after-${index}`, 'x', 'main'));
    expect(count(statuses, 201)).toBe(8);
    expect(await make(as('mira', second), 'after')).toBe(19);
    expect(await mergeRequests.list({ scope: 'all', search: 'merged-once' })).toEqual([]);
  });

  test('each request to one of two processes uses the data of one reset, while both are reset', async () => {
    const requests = toBoth(24, async (client, index) => {
      const branch = `during-${index}`;
      await addFile(client, branch, `${branch}.md`, 'main');
      const body = { source_branch: branch, target_branch: 'main', title: branch };
      return statusOf(client.mergeRequests.create(compass, body));
    });
    const resets = await Promise.all([first, second].map(async (of) => control(of, 'POST', 'reset')));
    expect(resets.map(({ status }) => status)).toEqual([204, 204]);
    expect((await requests).filter((status) => status >= 500)).toEqual([]);
    expect(await addFile(as('mira', first), 'main', 'after-both.md')).toBe(201);
    expect(second.repositories.generation).toBe(first.repositories.generation);
    const { mergeRequests } = as('mira', second);
    for (const { iid, title } of await mergeRequests.list({ scope: 'all', search: 'during-' })) {
      const { sha } = await mergeRequests.get(at(iid));
      expect(await gitText(second.repositories.of(24), ['rev-parse', `refs/heads/${title}`])).toBe(sha);
    }
  });
});
