import { describe, expect, test } from 'vitest';
import { eventually } from '../eventually.ts';
import { useService } from './use-service.ts';

// Document 2, "Merge requests".

const { send, statusOf } = useService();
const all = '/projects/24/merge_requests';
const files = '/projects/24/repository/files';

interface Shown {
  readonly iid: number;
  readonly [field: string]: unknown;
}

const listed = async (query: string, username: 'jonas' | 'mira' = 'mira') =>
  (await send(username, 'GET /merge_requests', { query })).body as readonly Shown[];

let branches = 0;

/** Creates a merge request from a new branch with one commit. */
async function create(json: object = {}): Promise<Shown> {
  branches += 1;
  const source = `topic-${branches}`;
  const commit = { branch: source, start_branch: 'main', commit_message: 'Add a file', content: 'x' };
  await send('jonas', `POST ${files}/${source}.md`, { json: commit });
  const body = { source_branch: source, target_branch: 'main', title: `Topic ${branches}`, ...json };
  const created = await send('jonas', `POST ${all}`, { json: body });
  expect(created).toMatchObject({ status: 201 });
  return created.body as Shown;
}

const update = async (iid: number, json: object) => send('jonas', `PUT ${all}/${iid}`, { json });

describe('the list', () => {
  test('by default only merge requests created by the caller are returned; use `scope=all` for all', async () => {
    expect(
      (await listed('', 'jonas')).every((one) => (one['author'] as { username: string }).username === 'jonas'),
    ).toBe(true);
    expect((await listed('scope=all', 'jonas')).length).toBeGreaterThan((await listed('', 'jonas')).length);
    expect(await listed('scope=created_by_me', 'jonas')).toEqual(await listed('', 'jonas'));
  });

  test('the order is `created_at`, `desc` by default', async () => {
    const times = (await listed('scope=all')).map((one) => String(one['created_at']));
    expect(times).toEqual(times.toSorted().toReversed());
    expect(await listed('scope=all&order_by=created_at&sort=desc')).toEqual(await listed('scope=all'));
  });

  test('`in` is `title`, `description` or comma-joined (default `title,description`)', async () => {
    const search = async (query: string) => (await listed(`scope=all&search=trie${query}`)).map(({ iid }) => iid);
    expect(await search('')).toEqual([17]);
    expect(await search('&in=title,description')).toEqual([17]);
    expect(await statusOf('mira', 'GET /merge_requests', { query: 'search=trie&in=body' })).toBe(422);
  });

  test('`labels` is comma-separated; predefined names are case-insensitive', async () => {
    const iids = async (labels: string) => (await listed(`scope=all&labels=${labels}`)).map(({ iid }) => iid);
    expect(await iids('bug,performance')).toEqual([17]);
    expect(await iids('ANY')).toEqual(await iids('any'));
    expect(await iids('none')).toEqual(await iids('None'));
  });

  test('`author_id` / `author_username`, `reviewer_id` / `reviewer_username` and `merge_user_id` / `merge_user_username` are mutually exclusive', async () => {
    for (const who of ['author', 'reviewer', 'merge_user']) {
      const query = `scope=all&${who}_id=7&${who}_username=mira`;
      expect(await statusOf('mira', 'GET /merge_requests', { query })).toBe(422);
    }
  });

  test('`render_html` adds `title_html`, `description_html`', async () => {
    const [plain] = await listed('scope=all');
    const [rendered] = await listed('scope=all&render_html=true');
    expect([plain?.['title_html'], plain?.['description_html']]).toEqual([undefined, undefined]);
    expect(rendered).toMatchObject({ title_html: expect.any(String) });
    expect(Object.keys(rendered ?? {})).toContain('description_html');
  });

  test('`view=simple` returns a subset (`iid`, URL, title, description, basic state)', async () => {
    const [simple] = await listed('scope=all&view=simple');
    expect(Object.keys(simple ?? {})).toEqual(
      expect.arrayContaining(['iid', 'web_url', 'title', 'description', 'state']),
    );
    expect(Object.keys(simple ?? {}).length).toBeLessThan(15);
  });

  test('bounds of times are inclusive', async () => {
    const [one] = await listed('scope=all&state=merged');
    for (const name of ['created', 'updated']) {
      const time = String(one?.[`${name}_at`]);
      for (const bound of ['after', 'before']) {
        expect((await listed(`scope=all&${name}_${bound}=${time}`)).map(({ iid }) => iid)).toContain(one?.iid);
      }
    }
  });

  test('filtering by `locked` generally returns nothing', async () => {
    expect(await listed('scope=all&state=locked')).toEqual([]);
  });
});

describe('single read', () => {
  test('`diverged_commits_count`, `rebase_in_progress` and rendered HTML come only when requested', async () => {
    const optional = ['diverged_commits_count', 'rebase_in_progress', 'title_html', 'description_html'];
    const read = async (query: string) => {
      const { body } = await send('mira', `GET ${all}/17`, { query });
      return optional.filter((name) => Object.hasOwn(body as object, name));
    };
    expect(await read('')).toEqual([]);
    const query = 'include_diverged_commits_count=true&include_rebase_in_progress=true&render_html=true';
    expect(await read(query)).toEqual(optional);
    expect(
      await read('include_diverged_commits_count=false&include_rebase_in_progress=false&render_html=false'),
    ).toEqual([]);
  });

  test('`has_conflicts` is false unless `merge_status` is `cannot_be_merged`', async () => {
    for (const one of await listed('scope=all&state=all')) {
      if (one['merge_status'] !== 'cannot_be_merged') expect(one).toMatchObject({ has_conflicts: false });
    }
    expect((await send('mira', `GET ${all}/18`)).body).toMatchObject({
      merge_status: 'cannot_be_merged',
      has_conflicts: true,
    });
  });

  test('raw_diffs gives the raw unified diff text; `unidiff` is false by default', async () => {
    expect((await send('mira', `GET ${all}/17/raw_diffs`)).body).toMatch(
      /^diff --git a\/src\/router\.ts b\/src\/router\.ts\n/u,
    );
    const diff = async (query: string) =>
      String(((await send('mira', `GET ${all}/17/diffs`, { query })).body as { diff: string }[])[0]?.diff);
    expect(await diff('')).toMatch(/^@@ /u);
    expect(await diff('unidiff=false')).toBe(await diff(''));
    expect(await diff('unidiff=true')).toMatch(/^--- a\/src\/router\.ts\n\+\+\+ b\/src\/router\.ts\n@@ /u);
  });
});

describe('create', () => {
  test.each(['source_branch', 'target_branch', 'title'])('`%s` is required', async (name) => {
    const json = { source_branch: 'preview', target_branch: 'main', title: 'x', [name]: undefined };
    expect(await statusOf('jonas', `POST ${all}`, { json })).toBe(422);
  });

  test('missing labels are created', async () => {
    const { labels } = await create({ labels: 'bug,brand new' });
    expect((labels as string[]).toSorted()).toEqual(['brand new', 'bug']);
    expect(await statusOf('jonas', 'GET /projects/24/labels/brand%20new')).toBe(200);
  });

  test.each([
    ['0', 0],
    ['empty', []],
    ['an empty text', ''],
  ])('`assignee_ids` and `reviewer_ids`: %s assigns nobody', async (_, nobody) => {
    const made = await create({ assignee_ids: [11, 7], reviewer_ids: [7] });
    expect(made).toMatchObject({ assignees: [{ id: 7 }, { id: 11 }], reviewers: [{ id: 7 }] });
    expect((await update(made.iid, { assignee_ids: nobody, reviewer_ids: nobody })).body).toMatchObject({
      assignees: [],
      reviewers: [],
    });
    expect(await create({ assignee_ids: nobody, reviewer_ids: nobody })).toMatchObject({
      assignees: [],
      reviewers: [],
    });
  });

  test('`changes_count` and `diff_refs` are empty at creation and filled asynchronously; `prepared_at` is filled once and never updated', async () => {
    const made = await create();
    expect(made).toMatchObject({ subscribed: true });
    const read = async () => (await send('jonas', `GET ${all}/${made.iid}`)).body as Shown;
    const prepared = await eventually(read, (one) => one['prepared_at'] !== null && one['changes_count'] !== null);
    expect(prepared).toMatchObject({ changes_count: '1', diff_refs: { head_sha: prepared['sha'] } });
    await update(made.iid, { title: 'Another title' });
    expect((await read())['prepared_at']).toBe(prepared['prepared_at']);
  });
});

describe('update', () => {
  test('at least one optional attribute is required', async () => {
    const { iid } = await create();
    for (const json of [{}, { unknown: 1 }, { iid: 5 }]) expect((await update(iid, json)).status).toBe(422);
    expect(await statusOf('jonas', `PUT ${all}/${iid}`)).toBe(422);
    expect(await statusOf('jonas', `PUT ${all}/${iid}`, { query: 'unknown=1' })).toBe(422);
    expect(await statusOf('jonas', `PUT ${all}/${iid}`, { query: 'title=In+the+query' })).toBe(200);
  });

  test('`add_labels`, `remove_labels` (comma-separated); `labels`: empty string removes all', async () => {
    const { iid } = await create({ labels: 'bug' });
    const labels = async (json: object) => ((await update(iid, json)).body as { labels: string[] }).labels.toSorted();
    expect(await labels({ add_labels: 'docs,performance' })).toEqual(['bug', 'docs', 'performance']);
    expect(await labels({ remove_labels: 'bug,docs' })).toEqual(['performance']);
    expect(await labels({ labels: 'bug' })).toEqual(['bug']);
    expect(await labels({ labels: '' })).toEqual([]);
  });

  test.each([0, '', null])('`milestone_id`: %j unassigns', async (none) => {
    const { iid } = await create({ milestone_id: 63 });
    expect((await update(iid, { milestone_id: 63 })).body).toMatchObject({ milestone: { id: 63 } });
    expect((await update(iid, { milestone_id: none })).body).toMatchObject({ milestone: null });
  });

  test('`state_event=close`: `closed`, `closed_by`, `closed_at` set; `state_event=reopen`: `opened`', async () => {
    const { iid } = await create();
    expect((await update(iid, { state_event: 'close' })).body).toMatchObject({
      state: 'closed',
      closed_by: { username: 'jonas' },
      closed_at: expect.any(String),
      detailed_merge_status: 'not_open',
    });
    expect((await update(iid, { state_event: 'reopen' })).body).toMatchObject({ state: 'opened', closed_by: null });
    expect((await update(iid, { state_event: 'merge' })).status).toBe(422);
  });

  test('`discussion_locked`, `squash`, `merge_after`, `description`, `title` and `remove_source_branch` are changed', async () => {
    const { iid } = await create();
    const json = {
      discussion_locked: true,
      squash: true,
      merge_after: '2026-05-01',
      description: 'new',
      title: 'New',
      remove_source_branch: true,
    };
    const { remove_source_branch: removed, merge_after: after, ...fields } = json;
    expect((await update(iid, json)).body).toMatchObject({
      ...fields,
      force_remove_source_branch: removed,
      merge_after: `${after}T00:00:00.000Z`,
    });
  });
});

describe('merge', () => {
  test('accepted: `merged`; `merge_commit_sha`, `merged_at`, `merge_user` set', async () => {
    const { iid } = await create();
    const json = { merge_commit_message: 'Merge it' };
    const merge = () => send('jonas', `PUT ${all}/${iid}/merge`, { json });
    expect((await eventually(merge, ({ status }) => status === 200)).body).toMatchObject({
      state: 'merged',
      merge_commit_sha: expect.stringMatching(/^[0-9a-f]{40}$/u),
      merged_at: expect.any(String),
      merge_user: { username: 'jonas' },
      merged_by: { username: 'jonas' },
    });
  });

  test('with `auto_merge=true` the merge waits for the pipeline', async () => {
    const { iid } = await create();
    const read = async () => (await send('jonas', `GET ${all}/${iid}`)).body as Shown;
    await eventually(read, (one) => one['merge_status'] === 'can_be_merged');
    expect(await send('jonas', `POST ${all}/${iid}/pipelines`)).toMatchObject({
      status: 201,
      body: { status: 'created' },
    });
    const waiting = await send('jonas', `PUT ${all}/${iid}/merge`, { json: { auto_merge: true } });
    expect(waiting).toMatchObject({ status: 200, body: { merge_when_pipeline_succeeds: true } });
    expect(await eventually(read, (one) => one['state'] === 'merged')).toMatchObject({
      merge_user: { username: 'jonas' },
    });
  });
});

test('delete: administrators and project owners only', async () => {
  const { iid } = await create();
  for (const username of ['jonas', 'mira', 'priya'] as const)
    expect(await statusOf(username, `DELETE ${all}/${iid}`)).toBe(403);
  expect(await statusOf('elena', `DELETE ${all}/${iid}`)).toBe(204);
  expect(await statusOf('admin', `DELETE ${all}/${(await create()).iid}`)).toBe(204);
});
