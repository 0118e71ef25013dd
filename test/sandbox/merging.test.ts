import { eq, sql } from '../../sandbox/database/drizzle.ts';
import { describe, expect, test } from 'vitest';
import type { MergeRequestCreate } from '../../generated/types/index.ts';
import { completeMerge } from '../../sandbox/areas/merge-requests/complete-merge.ts';
import type { Queries } from '../../sandbox/database/database.ts';
import { mergeRequests as requests, pipelines, projects } from '../../sandbox/database/schema/index.ts';
import { resolveCommit } from '../../sandbox/git/refs.ts';
import { gitText } from '../../sandbox/git/run-git.ts';
import { setClock } from '../../sandbox/example-data/insert-example-data.ts';
import { eventually } from './eventually.ts';
import { statusOf } from './status-of.ts';
import { useSandboxFixture } from './start-test-sandbox.ts';

const fixture = useSandboxFixture();
const at = (iid: number) => ({ id: 24, merge_request_iid: iid });
const git = async (...args: string[]) => gitText(fixture.sandbox.repositories.of(24), args);
const shaOf = async (ref: string) => resolveCommit(fixture.sandbox.repositories.of(24), ref);
const client = () => fixture.as('mira').mergeRequests;

async function commit(branch: string, path: string, content: string, start?: string) {
  await fixture
    .as('jonas')
    .repositoryFiles.create(
      { id: 24, file_path: path },
      { branch, content, commit_message: `Add ${path}`, ...(start === undefined ? {} : { start_branch: start }) },
    );
}

async function make(branch: string, body: Partial<MergeRequestCreate> = {}): Promise<number> {
  await commit(branch, `${branch}.md`, branch, 'main');
  const { iid } = await fixture
    .as('jonas')
    .mergeRequests.create(
      { id: 24 },
      { source_branch: branch, target_branch: 'main', title: `Bring in ${branch}`, ...body },
    );
  return iid;
}

const until = async (iid: number, state: string) =>
  eventually(
    async () => (await client().list({ scope: 'all', per_page: 100 })).find((request) => request.iid === iid),
    (request) => request?.state === state,
  );

/** Gives a merge request a pipeline that keeps running, and returns a function that ends it with a status. */
async function holdPipeline(iid: number): Promise<(status: 'failed' | 'success') => Promise<void>> {
  const { id } = await client().createPipeline(at(iid));
  const { queries } = fixture.sandbox;
  const set = async (status: 'failed' | 'manual' | 'success') => {
    await queries.update(pipelines).set({ status }).where(eq(pipelines.id, id));
  };
  await set('manual');
  return set;
}

/** Waits until a merge request has been prepared in the background. */
const prepared = (iid: number) =>
  eventually(
    async () => client().get(at(iid)),
    ({ prepared_at }) => prepared_at !== null,
  );

describe('merging', () => {
  test('adds a merge commit to the target', async () => {
    const iid = await make('plain');
    const before = await shaOf('refs/heads/main');
    const merged = await client().merge(at(iid), { merge_commit_message: 'Take it in' });
    expect(merged).toMatchObject({ iid, state: 'merged', merge_user: { username: 'mira' }, merge_error: null });
    expect(merged.merged_at).toBeTruthy();
    expect(merged.merge_commit_sha).toBe(await shaOf('refs/heads/main'));
    expect(await git('log', '-1', '--format=%P|%s|%an|%ae', 'main')).toBe(
      `${before} ${await shaOf('refs/heads/plain')}|Take it in|Mira Castellanos|mira@example.com`,
    );
    expect(await client().get(at(iid))).toMatchObject({ squash_commit_sha: null, detailed_merge_status: 'not_open' });
    expect(await client().listDiffs(at(iid))).toMatchObject([{ new_path: 'plain.md' }]);
    expect(await statusOf(client().merge(at(iid)))).toBe(422);
    expect(await statusOf(client().update(at(iid), { state_event: 'close' }))).toBe(422);
  });

  test('writes a default message, and removes the source branch on request', async () => {
    const iid = await make('removed', { remove_source_branch: true });
    const head = await shaOf('refs/heads/removed');
    expect(await client().merge(at(iid))).toMatchObject({ state: 'merged', should_remove_source_branch: true });
    expect(await git('log', '-1', '--format=%B', 'main')).toContain(
      `Merge branch 'removed' into 'main'\n\nBring in removed\n\nSee merge request aurora/compass!${iid}`,
    );
    expect(await shaOf('refs/heads/removed')).toBeUndefined();
    expect(await client().get(at(iid))).toMatchObject({ sha: head });
    expect(await client().getRawDiffs(at(iid))).toContain('+removed');
  });

  test('squashes commits, unless the settings of the project override it', async () => {
    const iid = await make('squashed', { squash: true });
    await commit('squashed', 'second.md', 'second');
    const main = await shaOf('refs/heads/main');
    const merged = await client().merge(at(iid));
    const squashed = String(merged['squash_commit_sha']);
    expect(await git('log', '-1', '--format=%P', 'main')).toBe(`${main} ${squashed}`);
    expect(await git('log', '-1', '--format=%P|%s|%an', squashed)).toBe(`${main}|Bring in squashed|Jonas Lindqvist`);
    expect(await git('show', 'main:second.md')).toBe('second');

    const { queries } = fixture.sandbox;
    const settings = { squash_option: 'never' } as const;
    await queries.update(projects).set({ settings }).where(eq(projects.id, 24));
    const never = await make('never-squashed', { squash: true });
    expect(await client().get(at(never))).toMatchObject({ squash: false, squash_on_merge: false });
    await queries.update(projects).set({ settings: {} }).where(eq(projects.id, 24));
  });

  test('includes later commits and detects later conflicts', async () => {
    const iid = await make('follows');
    await prepared(iid);
    await commit('follows', 'follows-2.md', 'more');
    const head = await shaOf('refs/heads/follows');
    expect(await client().get(at(iid))).toMatchObject({ sha: head, changes_count: '2' });
    await commit('main', 'follows.md', 'something else');
    expect(await client().get(at(iid))).toMatchObject({ has_conflicts: true, detailed_merge_status: 'conflict' });
    expect(await statusOf(client().merge(at(iid)))).toBe(422);
    expect(await client().get(at(iid))).toMatchObject({ state: 'opened', merge_commit_sha: null, merge_user: null });
  });

  test.each([
    ['in conflict', async () => 18],
    ['closed', async () => 16],
    ['merged', async () => 15],
    ['a draft', async () => make('a-draft', { title: '[Draft] Not yet' })],
    ['before its time', async () => make('not-yet', { merge_after: '2026-05-01' })],
    ['not approved', async () => make('not-approved', { approvals_before_merge: 1 })],
    [
      'without its branch',
      async () => {
        const iid = await make('gone');
        await git('update-ref', '-d', 'refs/heads/gone');
        return iid;
      },
    ],
  ])('is rejected if the merge request is %s', async (_, prepare) => {
    expect(await statusOf(client().merge(at(await prepare())))).toBe(422);
  });

  test('needs the role Developer', async () => {
    expect(await statusOf(fixture.as('priya').mergeRequests.merge(at(17)))).toBe(403);
    expect(await statusOf(fixture.as('jonas').mergeRequests.merge(at(999)))).toBe(404);
    expect(await statusOf(fixture.with({ PrivateToken: 'reading-token-of-jonas' }).mergeRequests.merge(at(17)))).toBe(
      403,
    );
  });

  test('needs a pipeline if the project requires one', async () => {
    const { queries } = fixture.sandbox;
    const settings = { only_allow_merge_if_pipeline_succeeds: true };
    await queries.update(projects).set({ settings }).where(eq(projects.id, 24));
    const iid = await make('needs-pipeline');
    expect(await statusOf(client().merge(at(iid)))).toBe(422);
    const set = await holdPipeline(iid);
    expect(await client().get(at(iid))).toMatchObject({ detailed_merge_status: 'ci_still_running' });
    expect(await statusOf(client().merge(at(iid)))).toBe(422);
    await set('failed');
    expect(await client().get(at(iid))).toMatchObject({ detailed_merge_status: 'ci_must_pass' });
    await set('success');
    expect(await client().merge(at(iid))).toMatchObject({ state: 'merged' });
    await queries.update(projects).set({ settings: {} }).where(eq(projects.id, 24));
  });
});

describe('merging automatically', () => {
  test('waits for the pipeline', async () => {
    const iid = await make('auto');
    const set = await holdPipeline(iid);
    expect(await client().merge(at(iid), { auto_merge: true, merge_commit_message: 'By itself' })).toMatchObject({
      state: 'opened',
      merge_when_pipeline_succeeds: true,
      merge_user: { username: 'mira' },
      merged_at: null,
    });
    await set('success');
    expect(await until(iid, 'merged')).toMatchObject({ merge_when_pipeline_succeeds: false, merge_user: { id: 7 } });
    expect(await git('log', '-1', '--format=%s', 'main')).toBe('By itself');
  });

  test('happens immediately if there is no pipeline to wait for', async () => {
    const iid = await make('auto-at-once');
    expect(await client().merge(at(iid), { auto_merge: true })).toMatchObject({ state: 'merged' });
    expect(await statusOf(client().merge(at(18), { auto_merge: true }))).toBe(422);
  });

  test('is turned off if the pipeline fails, and the reason is stored', async () => {
    const iid = await make('auto-fails');
    const set = await holdPipeline(iid);
    await client().merge(at(iid), { auto_merge: true });
    await set('failed');
    const request = await eventually(
      async () => client().get(at(iid)),
      ({ merge_error }) => merge_error !== null,
    );
    expect(request).toMatchObject({ state: 'opened', merge_when_pipeline_succeeds: false, merge_user: null });
    expect(await statusOf(client().merge(at(iid), { auto_merge: true }))).toBe(422);
  });

  test('is turned off by a new commit, and when the merge request is closed', async () => {
    const iid = await make('auto-moves');
    await holdPipeline(iid);
    await client().merge(at(iid), { auto_merge: true });
    await commit('auto-moves', 'auto-moves-2.md', 'more');
    expect(await client().get(at(iid))).toMatchObject({ merge_when_pipeline_succeeds: false, pipeline: null });
    await holdPipeline(iid);
    await client().merge(at(iid), { auto_merge: true });
    expect(await client().update(at(iid), { state_event: 'close' })).toMatchObject({
      merge_when_pipeline_succeeds: false,
      merge_user: null,
    });
  });

  test('waits for the merge time', async () => {
    const iid = await make('auto-later', { merge_after: '2026-03-20' });
    expect(await client().merge(at(iid), { auto_merge: true })).toMatchObject({ state: 'opened' });
    await setClock(fixture.sandbox.queries, '2026-03-20T00:00:01Z');
    await until(iid, 'merged');
  });
});

describe('many clients at the same time', () => {
  test('merge into the same branch: each merge request is merged once, and no commit is lost', async () => {
    const names = Array.from({ length: 8 }, (_, index) => `together-${index}`);
    const iids: number[] = [];
    for (const name of names) iids.push(await make(name));
    const before = await git('rev-list', '--count', '--first-parent', 'main');
    const statuses = await Promise.all(
      iids.flatMap((iid) => [iid, iid]).map(async (iid) => statusOf(client().merge(at(iid)))),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(8);
    expect(statuses.filter((status) => status === 422)).toHaveLength(8);
    expect(Number(await git('rev-list', '--count', '--first-parent', 'main'))).toBe(Number(before) + 8);
    for (const name of names) expect(await git('show', `main:${name}.md`)).toBe(name);
  });
});

describe('an interrupted merge', () => {
  const merged = async () => true;

  /** Leaves a merge request locked, like a process that is killed while it merges. */
  async function stopHalfWay(branch: string, isMoved: boolean) {
    const iid = await make(branch);
    const main = (await shaOf('refs/heads/main')) ?? '';
    const head = (await shaOf(`refs/heads/${branch}`)) ?? '';
    const tree = (await git('merge-tree', '--write-tree', main, head)).trim();
    const identity = ['-c', 'user.name=Mira', '-c', 'user.email=mira@example.com'];
    const planned = await git(...identity, 'commit-tree', tree, '-p', main, '-p', head, '-m', 'Planned');
    if (isMoved) await git('update-ref', 'refs/heads/main', planned, main);
    const [row] = await fixture.sandbox.queries
      .update(requests)
      .set({ state: 'locked', mergeCommitSha: planned, mergeUserId: 7 })
      .where(eq(requests.iid, iid))
      .returning();
    return { iid, planned, id: row?.id ?? 0 };
  }

  test('is locked, and reading it gets 409', async () => {
    const { iid, id, planned } = await stopHalfWay('locked', false);
    expect(await statusOf(client().get(at(iid)))).toBe(409);
    expect(await client().list({ scope: 'all', state: 'locked' })).toMatchObject([{ iid, merge_commit_sha: null }]);
    expect(await statusOf(client().update(at(iid), { title: 'x' }))).toBe(422);
    expect(await statusOf(client().merge(at(iid)))).toBe(422);
    expect(await completeMerge(fixture.sandbox, id, planned, merged)).toBe(true);
    expect(await client().get(at(iid))).toMatchObject({ state: 'merged', merge_commit_sha: planned });
    expect(await shaOf('refs/heads/main')).toBe(planned);
    expect(await completeMerge(fixture.sandbox, id, planned, merged)).toBe(true);
  });

  test('is completed if the branch has already been moved', async () => {
    const { iid, id, planned } = await stopHalfWay('moved', true);
    await commit('main', 'after-moved.md', 'later');
    expect(await completeMerge(fixture.sandbox, id, planned, merged)).toBe(true);
    expect(await client().get(at(iid))).toMatchObject({ state: 'merged', merge_commit_sha: planned });
  });

  test('does not move the branch if the response cannot be created', async () => {
    const { iid, id, planned } = await stopHalfWay('failing-view', false);
    const main = await shaOf('refs/heads/main');
    const failing = async (queries: Queries) => queries.execute(sql`select 1 / 0`);
    await expect(completeMerge(fixture.sandbox, id, planned, failing)).rejects.toThrow('Failed query');
    expect([await statusOf(client().get(at(iid))), await shaOf('refs/heads/main')]).toEqual([409, main]);
    expect(await completeMerge(fixture.sandbox, id, planned, merged)).toBe(true);
  });

  test('is undone if the branch has moved to another commit', async () => {
    const { iid, id, planned } = await stopHalfWay('elsewhere', false);
    await commit('main', 'after-elsewhere.md', 'later');
    expect(await completeMerge(fixture.sandbox, id, planned, merged)).toBe(undefined);
    expect(await client().get(at(iid))).toMatchObject({ state: 'opened', merge_commit_sha: null, merge_user: null });
    expect(await client().merge(at(iid))).toMatchObject({ state: 'merged' });
  });
});

test('a commit of a file updates the merge requests of its branch', async () => {
  const iid = await make('listed');
  await prepared(iid);
  await commit('listed', 'listed-2.md', 'more');
  const head = await shaOf('refs/heads/listed');
  await eventually(
    async () => client().list({ scope: 'all', source_branch: 'listed' }),
    ([request]) => request !== undefined && 'sha' in request && request.sha === head,
  );
});
