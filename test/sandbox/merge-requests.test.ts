import { describe, expect, test } from 'vitest';
import type { MergeRequestCreate } from '../../generated/types/index.ts';
import { resolveCommit } from '../../sandbox/git/refs.ts';
import { eventually } from './eventually.ts';
import { statusOf } from './status-of.ts';
import { useSandboxFixture, type Username } from './start-test-sandbox.ts';

const fixture = useSandboxFixture();
const compass = { id: 24 };
const at = (iid: number) => ({ id: 24, merge_request_iid: iid });

/** Creates a branch of a project, with a commit that changes one file. */
async function makeBranch(branch: string, path = `${branch}.md`, id = 24, username: Username = 'mira') {
  await fixture
    .as(username)
    .repositoryFiles.create(
      { id, file_path: path },
      { branch, start_branch: 'main', content: `${branch}\n`, commit_message: `Add ${path}` },
    );
}

/** Creates a new branch and a merge request from it. */
async function make(branch: string, body: Partial<MergeRequestCreate> = {}, username: Username = 'jonas') {
  await makeBranch(branch);
  const { mergeRequests } = fixture.as(username);
  return mergeRequests.create(compass, {
    source_branch: branch,
    target_branch: 'main',
    title: `Bring in ${branch}`,
    ...body,
  });
}

const prepared = async (iid: number) =>
  eventually(
    async () => fixture.as('jonas').mergeRequests.get(at(iid)),
    (request) => request.prepared_at !== null,
  );

describe('reading', () => {
  test('a single merge request returns its commits, its pipeline and the requested properties', async () => {
    const { mergeRequests } = fixture.as('priya');
    const request = await mergeRequests.get(at(17), {
      include_diverged_commits_count: true,
      include_rebase_in_progress: true,
      render_html: true,
    });
    const shaOf = async (ref: string) => resolveCommit(fixture.sandbox.repositories.of(24), ref);
    expect(request).toMatchObject({
      id: 4081,
      changes_count: '2',
      diff_refs: {
        base_sha: await shaOf('v1.4.0'),
        start_sha: await shaOf('refs/heads/main'),
        head_sha: await shaOf('refs/heads/faster-routing'),
      },
      diverged_commits_count: 2,
      rebase_in_progress: false,
      title_html: 'Look up routes in a trie',
      first_contribution: false,
      first_deployed_to_production_at: null,
      latest_build_started_at: '2026-03-09T10:15:12.000Z',
      latest_build_finished_at: '2026-03-09T10:19:30.000Z',
      merge_error: null,
      pipeline: { id: 940, web_url: 'https://forge.example.com/aurora/compass/pipelines/940' },
      head_pipeline: { iid: 208, user: { username: 'jonas' }, duration: 258, queued_duration: 7, source: 'push' },
      references: { short: '!17', relative: '!17', full: 'aurora/compass!17' },
    });
    const merged = await mergeRequests.get(at(15));
    expect(merged).toMatchObject({
      state: 'merged',
      detailed_merge_status: 'not_open',
      merge_user: { username: 'mira' },
      merge_commit_sha: await shaOf('refs/heads/main'),
      first_contribution: true,
      first_deployed_to_production_at: '2026-03-04T17:10:00.000Z',
      pipeline: null,
      head_pipeline: null,
    });
    expect(merged).not.toHaveProperty('diverged_commits_count');
    expect(await mergeRequests.get(at(18))).toMatchObject({
      merge_status: 'cannot_be_merged',
      has_conflicts: true,
      detailed_merge_status: 'conflict',
    });
  });

  test.each([
    ['an id instead of an iid', 24, 4081, 404],
    ['a project that does not exist', 999, 17, 404],
    ['a number that is too large', 24, 99_999_999_999, 404],
    ['the older path of the project', 'aurora/pathfinder', 17, 200],
  ])('%s', async (_, id, iid, status) => {
    const { mergeRequests } = fixture.as('sora');
    expect(await statusOf(mergeRequests.get({ id, merge_request_iid: iid }))).toBe(status);
  });

  test('gets 401 without a token, and 404 in a private project of others', async () => {
    expect(await statusOf(fixture.with({}).mergeRequests.get(at(17)))).toBe(401);
    expect(await statusOf(fixture.as('sora').mergeRequests.get({ id: 31, merge_request_iid: 1 }))).toBe(404);
  });
});

describe('diffs', () => {
  test('are listed by file', async () => {
    const { mergeRequests } = fixture.as('sora');
    const [router, trie] = await mergeRequests.listDiffs(at(17));
    expect(router).toMatchObject({ old_path: 'src/router.ts', a_mode: '100644', new_file: false, too_large: false });
    expect(router?.diff).toMatch(/^@@ -1,6 \+1,7 @@\n import type/u);
    expect(trie).toMatchObject({ new_path: 'src/trie.ts', a_mode: '0', b_mode: '100644', new_file: true });
    const [unified] = await mergeRequests.listDiffs(at(17), { unidiff: true });
    expect(unified?.diff).toMatch(/^--- a\/src\/router\.ts\n\+\+\+ b\/src\/router\.ts\n@@ /u);
    expect(await mergeRequests.listDiffs(at(17), { page: 2, per_page: 1 })).toEqual([trie]);
    expect(await mergeRequests.listDiffs(at(16))).toEqual([]);
    expect(await statusOf(mergeRequests.listDiffs(at(999)))).toBe(404);
  });

  test('are returned as text', async () => {
    const { mergeRequests } = fixture.as('sora');
    const text = await mergeRequests.getRawDiffs(at(17));
    expect(text).toMatch(/^diff --git a\/src\/router\.ts b\/src\/router\.ts\nindex 5158066e02\.\.2032432497 100644\n/u);
    expect(text.match(/^diff --git /gmu)).toHaveLength(2);
    expect(await mergeRequests.getRawDiffs(at(16))).toBe('');
    expect(await statusOf(mergeRequests.getRawDiffs(at(999)))).toBe(404);
  });

  test('mark files that are renamed, deleted, generated, executable or too large', async () => {
    const { repositoryFiles, mergeRequests } = fixture.as('mira');
    const branch = 'many-changes';
    const commit = { branch, commit_message: 'Change' };
    await makeBranch(branch, 'package-lock.json');
    await repositoryFiles.delete({ id: 24, file_path: 'docs/routes.md' }, {}, { body: commit });
    const content = '# Routes\n\nA route is a pattern and where it leads.\n';
    await repositoryFiles.create({ id: 24, file_path: 'docs/paths.md' }, { ...commit, content });
    await repositoryFiles.delete({ id: 24, file_path: 'README.md' }, {}, { body: commit });
    await repositoryFiles.create({ id: 24, file_path: 'large' }, { ...commit, content: 'many words\n'.repeat(30_000) });
    const { iid } = await mergeRequests.create(compass, {
      source_branch: branch,
      target_branch: 'main',
      title: 'Change a lot',
    });
    expect(await prepared(iid)).toMatchObject({ changes_count: '4' });
    const diffs = await mergeRequests.listDiffs(at(iid));
    expect(diffs).toMatchObject([
      { old_path: 'README.md', deleted_file: true, b_mode: '0' },
      { old_path: 'docs/routes.md', new_path: 'docs/paths.md', renamed_file: true, diff: '' },
      { new_path: 'large', too_large: true, collapsed: false, diff: '' },
      { new_path: 'package-lock.json', generated_file: true },
    ]);
    expect(await mergeRequests.getRawDiffs(at(iid))).not.toContain('many words');
  });

  test('are split only at the line breaks that git uses', async () => {
    const { repositoryFiles, mergeRequests } = fixture.as('mira');
    const commit = { branch: 'line-ends', commit_message: 'Add' };
    const odd = ['\f', '\u2028', '\r'].map((end) => `x${end}diff --git a/x b/x${end}@@ -1 +1 @@`).join('');
    await makeBranch('line-ends', 'first');
    await repositoryFiles.create({ id: 24, file_path: 'odd' }, { ...commit, content: `${odd}\n` });
    // A diff that is too large is omitted completely.
    const many = `${'many words\n'.repeat(30_000)}${odd}\n`;
    await repositoryFiles.create({ id: 24, file_path: 'odd-and-large' }, { ...commit, content: many });
    await repositoryFiles.create({ id: 24, file_path: 'other' }, { ...commit, content: 'other\n' });
    const request = { source_branch: 'line-ends', target_branch: 'main', title: 'Add lines' };
    const { iid } = await mergeRequests.create(compass, request);
    expect(await mergeRequests.listDiffs(at(iid))).toMatchObject([
      { new_path: 'first', diff: '@@ -0,0 +1 @@\n+line-ends\n' },
      { new_path: 'odd', diff: `@@ -0,0 +1 @@\n+${odd}\n` },
      { new_path: 'odd-and-large', too_large: true, diff: '' },
      { new_path: 'other', diff: '@@ -0,0 +1 @@\n+other\n' },
    ]);
    const files = (await mergeRequests.getRawDiffs(at(iid))).split(/(?<=\n)(?=diff --git )/u);
    expect(files).toHaveLength(3);
    expect(files[1]).toContain(`\n+${odd}\n`);
  });

  test('after the hundredth file are empty in the list, but can be fetched as text', async () => {
    await makeBranch('hundred');
    const { importCommits } = await import('../../sandbox/git/fast-import.ts');
    const person = { name: 'Mira', email: 'mira@example.com', date: new Date('2026-03-10T12:00:00Z') };
    const changes = Array.from({ length: 1200 }, (_, index) => ({
      path: `many/${String(index).padStart(4, '0')}`,
      content: Buffer.from('x\n'),
      executable: false,
    }));
    const ref = 'refs/heads/hundred';
    const parent = (await resolveCommit(fixture.sandbox.repositories.of(24), ref)) ?? '';
    await importCommits(fixture.sandbox.repositories.of(24), [
      { ref, parents: [parent], message: 'Many', author: person, committer: person, changes },
    ]);
    const { mergeRequests } = fixture.as('mira');
    const request = { source_branch: 'hundred', target_branch: 'main', title: 'Many' };
    const { iid } = await mergeRequests.create(compass, request);
    expect(await prepared(iid)).toMatchObject({ changes_count: '1000+' });
    const [last] = await mergeRequests.listDiffs(at(iid), { per_page: 1, page: 100 });
    const [first] = await mergeRequests.listDiffs(at(iid), { per_page: 1, page: 101 });
    expect([last?.collapsed, first?.collapsed, first?.diff]).toEqual([false, true, '']);
    expect((await mergeRequests.getRawDiffs(at(iid))).match(/^diff --git /gmu)).toHaveLength(1000);
  });
});

describe('creating', () => {
  test('counts the changes in the background', async () => {
    const made = await make('night-map', {
      description: 'Draws it.\n\n- [x] roads\n- [ ] rivers',
      assignee_ids: [11],
      reviewer_ids: [7, 4],
      labels: 'bug, night sky',
      milestone_id: 63,
      remove_source_branch: true,
      squash: true,
      merge_after: '2026-04-01',
      approvals_before_merge: 0,
    });
    expect(made).toMatchObject({
      state: 'opened',
      author: { username: 'jonas' },
      assignees: [{ id: 11 }],
      reviewers: [{ id: 4 }, { id: 7 }],
      labels: ['bug', 'night sky'],
      milestone: { title: 'v2.0' },
      force_remove_source_branch: true,
      squash: true,
      merge_after: '2026-04-01T00:00:00.000Z',
      task_completion_status: { count: 2, completed_count: 1 },
      changes_count: null,
      diff_refs: null,
      prepared_at: null,
      detailed_merge_status: 'preparing',
      approvals_before_merge: 0,
      subscribed: true,
    });
    expect(made).not.toHaveProperty('allow_collaboration');
    expect(await fixture.as('jonas').projectLabels.get({ id: 24, label_id: 'night sky' })).toBeTruthy();
    const ready = await prepared(made.iid);
    expect(ready).toMatchObject({
      changes_count: '1',
      merge_status: 'can_be_merged',
      diff_refs: { head_sha: made.sha },
    });
    expect(ready.detailed_merge_status).toBe('merge_time');
    expect(await fixture.as('sora').mergeRequests.listDiffs(at(made.iid))).toMatchObject([
      { new_path: 'night-map.md' },
    ]);
  });

  test('from a fork', async () => {
    await makeBranch('from-fork', 'fork.md', 57);
    const body = { source_branch: 'from-fork', target_branch: 'main', title: 'From a fork', target_project_id: 24 };
    const made = await fixture.as('mira').mergeRequests.create({ id: 57 }, { ...body, allow_collaboration: true });
    expect(made).toMatchObject({
      project_id: 24,
      source_project_id: 57,
      target_project_id: 24,
      allow_collaboration: true,
      references: { full: `aurora/compass!${made.iid}` },
    });
    expect(await prepared(made.iid)).toMatchObject({ changes_count: '1', merge_status: 'can_be_merged' });
    const merged = await fixture.as('mira').mergeRequests.merge(at(made.iid));
    expect(merged).toMatchObject({ state: 'merged' });
    expect(
      await statusOf(fixture.as('sora').repositoryFiles.get({ id: 24, file_path: 'fork.md' }, { ref: 'main' })),
    ).toBe(200);
  });

  const branches = { source_branch: 'preview', target_branch: 'main', title: 'Preview' };
  test.each([
    ['a branch into itself', 'jonas', 24, { ...branches, source_branch: 'main' }, 422],
    ['a source branch that does not exist', 'jonas', 24, { ...branches, source_branch: 'nothing' }, 422],
    ['a source branch by another form of its name', 'jonas', 24, { ...branches, source_branch: 'preview~0' }, 422],
    ['a target branch that does not exist', 'jonas', 24, { ...branches, target_branch: 'nothing' }, 422],
    [
      'branches that already have an open merge request',
      'jonas',
      24,
      { ...branches, source_branch: 'faster-routing' },
      422,
    ],
    ['no title', 'jonas', 24, { ...branches, title: ' ' }, 422],
    ['a description that is too long', 'jonas', 24, { ...branches, description: 'x'.repeat(1_048_577) }, 422],
    ['a milestone of elsewhere', 'jonas', 24, { ...branches, milestone_id: 999 }, 422],
    ['an assignee who does not exist', 'jonas', 24, { ...branches, assignee_id: 999 }, 422],
    ['a target that does not exist', 'jonas', 24, { ...branches, target_project_id: 999 }, 404],
    ['a target that is not a fork', 'mira', 24, { ...branches, target_project_id: 31 }, 422],
    ['a target that cannot be seen', 'jonas', 24, { ...branches, target_project_id: 52 }, 404],
    ['a Reporter', 'priya', 24, branches, 403],
    ['a stranger', 'sora', 24, branches, 403],
    ['an archived project', 'mira', 52, branches, 403],
  ])('%s is refused', async (_, username, id, body, status) => {
    expect(await statusOf(fixture.as(username as Username).mergeRequests.create({ id }, body))).toBe(status);
  });

  test('needs a title, a source and a target, in JSON or a form', async () => {
    // @ts-expect-error the property `title` is missing
    const call = fixture.as('jonas').mergeRequests.create(compass, { source_branch: 'preview', target_branch: 'main' });
    expect(await statusOf(call)).toBe(422);
    await makeBranch('by-form');
    const response = await fetch(`${fixture.sandbox.url}/api/v4/projects/24/merge_requests`, {
      method: 'POST',
      headers: { 'private-token': 'token-of-jonas' },
      body: new URLSearchParams([
        ['source_branch', 'by-form'],
        ['target_branch', 'main'],
        ['title', 'By a form'],
        ['reviewer_ids[]', '7'],
      ]),
    });
    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject({ title: 'By a form', reviewers: [{ id: 7 }] });
  });
});

describe('updating', () => {
  test('changes only the given properties', async () => {
    const { iid } = await make('to-update', { labels: 'bug,docs', assignee_ids: [11], reviewer_ids: [7] });
    const { mergeRequests } = fixture.as('mira');
    const update = async (body: Parameters<typeof mergeRequests.update>[1]) => mergeRequests.update(at(iid), body);
    expect(await update({ title: 'Draft: later', discussion_locked: true })).toMatchObject({
      title: 'Draft: later',
      draft: true,
      work_in_progress: true,
      discussion_locked: true,
      labels: ['bug', 'docs'],
      assignees: [{ id: 11 }],
      subscribed: true,
    });
    expect(await update({ add_labels: 'performance,new one', remove_labels: 'docs' })).toMatchObject({
      labels: ['performance', 'bug', 'new one'],
    });
    expect(await update({ labels: '' })).toMatchObject({ labels: [] });
    expect(await update({ labels: 'docs' })).toMatchObject({ labels: ['docs'] });
    expect(await update({ milestone_id: 63 })).toMatchObject({ milestone: { id: 63 } });
    expect(await update({ milestone_id: 0 })).toMatchObject({ milestone: null });
    expect(await update({ assignee_ids: 0 })).toMatchObject({ assignees: [], assignee: null });
    expect(await update({ assignee_id: 4 })).toMatchObject({ assignees: [{ id: 4 }] });
    expect(await update({ assignee_ids: [] })).toMatchObject({ assignees: [] });
    expect(await update({ reviewer_ids: [4, 15] })).toMatchObject({ reviewers: [{ id: 4 }, { id: 15 }] });
    expect(await update({ reviewer_ids: '' })).toMatchObject({ reviewers: [] });
    expect(await update({ squash: true, remove_source_branch: true, merge_after: '2026-05-01' })).toMatchObject({
      squash: true,
      squash_on_merge: true,
      force_remove_source_branch: true,
      merge_after: '2026-05-01T00:00:00.000Z',
    });
    // The merge request is not from a fork.
    expect(await update({ allow_collaboration: true, description: 'Why' })).toMatchObject({ description: 'Why' });
  });

  test('compares with a new target branch', async () => {
    const { iid } = await make('retarget');
    const before = await prepared(iid);
    const changed = await fixture.as('jonas').mergeRequests.update(at(iid), { target_branch: 'preview' });
    expect(changed).toMatchObject({
      target_branch: 'preview',
      changes_count: null,
      detailed_merge_status: 'preparing',
    });
    const after = await eventually(
      async () => fixture.as('jonas').mergeRequests.get(at(iid)),
      (request) => request.changes_count !== null,
    );
    expect(Number(after.changes_count)).toBeGreaterThan(1);
    expect(after.prepared_at).toBe(before.prepared_at);
    const call = fixture.as('jonas').mergeRequests.update(at(iid), { target_branch: 'nothing' });
    expect(await statusOf(call)).toBe(422);
    expect(await statusOf(fixture.as('jonas').mergeRequests.update(at(iid), { target_branch: 'retarget' }))).toBe(422);
  });

  test('closes and reopens', async () => {
    const { iid } = await make('open-and-shut');
    const { mergeRequests } = fixture.as('jonas');
    const closed = await mergeRequests.update(at(iid), { state_event: 'close' });
    expect(closed).toMatchObject({
      state: 'closed',
      closed_by: { username: 'jonas' },
      detailed_merge_status: 'not_open',
    });
    expect(closed.closed_at).not.toBeNull();
    expect(await statusOf(mergeRequests.update(at(iid), { state_event: 'close' }))).toBe(422);
    expect(await statusOf(fixture.as('mira').mergeRequests.merge(at(iid)))).toBe(422);
    const second = { source_branch: 'open-and-shut', target_branch: 'main', title: 'Again' };
    const other = await mergeRequests.create(compass, second);
    expect(await statusOf(mergeRequests.update(at(iid), { state_event: 'reopen' }))).toBe(422);
    await mergeRequests.update(at(other.iid), { state_event: 'close' });
    expect(await mergeRequests.update(at(iid), { state_event: 'reopen' })).toMatchObject({
      state: 'opened',
      closed_by: null,
      closed_at: null,
    });
    expect(await statusOf(mergeRequests.update(at(iid), { state_event: 'reopen' }))).toBe(422);
    expect(await statusOf(mergeRequests.update(at(15), { state_event: 'reopen' }))).toBe(422);
    expect(await statusOf(mergeRequests.update(at(15), { target_branch: 'preview' }))).toBe(422);
  });

  test.each([
    ['nothing at all', 'jonas', 17, {}, 422],
    ['nothing that can be changed', 'jonas', 17, { iid: 3, unknown: 'x' }, 422],
    ['an unknown event', 'jonas', 17, { state_event: 'explode' }, 422],
    ['an empty title', 'jonas', 17, { title: '' }, 422],
    ['a reviewer who does not exist', 'jonas', 17, { reviewer_ids: [999] }, 422],
    ['what does not exist', 'jonas', 999, { title: 'x' }, 404],
    ['a Reporter who is not the author', 'priya', 17, { title: 'x' }, 403],
    ['a stranger', 'sora', 17, { title: 'x' }, 403],
  ])('%s is refused', async (_, username, iid, body, status) => {
    // The type does not allow a body without properties or with unknown properties.
    const call = fixture.as(username as Username).mergeRequests.update(at(iid), body as { title: string });
    expect(await statusOf(call)).toBe(status);
  });

  test('is allowed for the author with any role, except for planning properties', async () => {
    const fork = await fixture.as('sora').projectForks.create(compass);
    const id = fork.id ?? 0;
    await eventually(
      async () => fixture.as('sora').projectForks.list(compass),
      (forks) => forks.some((one) => one.id === id && one.import_status === 'finished'),
    );
    await makeBranch('by-sora', 'sora.md', id, 'sora');
    const body = { source_branch: 'by-sora', target_branch: 'main', title: 'By Sora', target_project_id: 24 };
    const { mergeRequests } = fixture.as('sora');
    expect(await statusOf(mergeRequests.create({ id }, { ...body, labels: 'bug' }))).toBe(403);
    const { iid } = await mergeRequests.create({ id }, body);
    expect(await mergeRequests.update(at(iid), { title: 'Better' })).toMatchObject({ title: 'Better' });
    expect(await statusOf(mergeRequests.update(at(iid), { labels: 'bug' }))).toBe(403);
    expect(await statusOf(mergeRequests.merge(at(iid)))).toBe(403);
  });

  test('at the same time by many clients loses no change', async () => {
    const { iid } = await make('busy');
    const changes = [{ description: 'All of it' }, { squash: true }, { add_labels: 'one' }, { add_labels: 'two' }];
    await Promise.all(
      Array.from({ length: 32 }, async (_, index) =>
        fixture.as(index % 2 === 0 ? 'mira' : 'jonas').mergeRequests.update(at(iid), changes[index % 4] ?? {}),
      ),
    );
    const { description, squash, labels } = await fixture.as('mira').mergeRequests.get(at(iid));
    expect([description, squash, ...labels.toSorted()]).toEqual(['All of it', true, 'one', 'two']);
  });
});

describe('deleting', () => {
  test('needs the role Owner', async () => {
    const { iid } = await make('to-delete');
    expect(await statusOf(fixture.as('mira').mergeRequests.delete(at(iid)))).toBe(403);
    await fixture.as('elena').mergeRequests.delete(at(iid));
    expect(await statusOf(fixture.as('elena').mergeRequests.delete(at(iid)))).toBe(404);
    expect(await statusOf(fixture.as('mira').mergeRequests.get(at(iid)))).toBe(404);
    const again = { source_branch: 'to-delete', target_branch: 'main', title: 'Again' };
    const next = await fixture.as('jonas').mergeRequests.create(compass, again);
    expect(next.iid).toBeGreaterThan(iid);
    await fixture.as('admin').mergeRequests.delete(at(next.iid));
  });
});

describe('pipelines', () => {
  test('are listed and created', async () => {
    const { mergeRequests } = fixture.as('jonas');
    const [push] = await mergeRequests.listPipelines(at(17));
    expect(push).toMatchObject({ id: 940, ref: 'faster-routing', status: 'success' });
    const made = await mergeRequests.createPipeline(at(17));
    expect(made).toMatchObject({
      status: 'created',
      ref: 'faster-routing',
      sha: push?.sha,
      tag: false,
      before_sha: '0'.repeat(40),
      user: { username: 'jonas' },
      archived: false,
      started_at: null,
    });
    const ids = (await mergeRequests.listPipelines(at(17))).map(({ id }) => id);
    expect(ids).toEqual([made.id, 940]);
    expect(await mergeRequests.listPipelines(at(17), { per_page: 1, page: 2 })).toMatchObject([{ id: 940 }]);
    const done = await eventually(
      async () => mergeRequests.get(at(17)),
      (request) => request.pipeline?.status === 'success',
    );
    expect(done).toMatchObject({ head_pipeline: { id: made.id, source: 'merge_request_event', user: { id: 11 } } });
    expect(done.latest_build_finished_at).not.toBeNull();
  });

  test('are rejected without the role', async () => {
    expect(await statusOf(fixture.as('priya').mergeRequests.createPipeline(at(17)))).toBe(403);
    expect(await statusOf(fixture.as('jonas').mergeRequests.createPipeline(at(999)))).toBe(404);
    expect(await statusOf(fixture.as('jonas').mergeRequests.listPipelines(at(999)))).toBe(404);
  });
});
