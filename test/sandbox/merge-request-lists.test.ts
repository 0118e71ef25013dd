import { sql } from '../../sandbox/database/drizzle.ts';
import { describe, expect, test } from 'vitest';
import { resultOf } from '../../generated/client/index.ts';
import { moveRef } from '../../sandbox/git/move-ref.ts';
import { resolveCommit } from '../../sandbox/git/refs.ts';
import { eventually } from './eventually.ts';
import { statusOf } from './status-of.ts';
import { useSandboxFixture, type Username } from './start-test-sandbox.ts';

const fixture = useSandboxFixture();

type Query = Parameters<ReturnType<typeof fixture.as>['mergeRequests']['list']>[0];

const iids = async (username: Username, query: Query): Promise<number[]> =>
  (await fixture.as(username).mergeRequests.list(query)).map(({ iid }) => iid);

describe('a list', () => {
  test.each([
    ['of my own', 'jonas', {}, [18, 17, 15]],
    ['of my own, for a user without merge requests', 'priya', {}, []],
    ['assigned to me', 'jonas', { scope: 'assigned_to_me' }, [17]],
    ['for my review', 'mira', { scope: 'reviews_for_me' }, [17, 15]],
    ['of another author, limited to my own by the default scope', 'mira', { author_id: 11 }, []],
    ['assigned to me, by its author', 'jonas', { scope: 'assigned_to_me', author_username: 'jonas' }, [17]],
  ] as const)('%s', async (_, username, query, expected) => {
    expect(await iids(username, query)).toEqual(expected);
  });

  const filters: readonly [Query, readonly number[]][] = [
    [{}, [18, 17, 16, 15]],
    [{ state: 'all' }, [18, 17, 16, 15]],
    [{ state: 'opened' }, [18, 17]],
    [{ state: 'closed' }, [16]],
    [{ state: 'merged' }, [15]],
    [{ state: 'locked' }, []],
    [{ search: 'ROUTE' }, [17, 15]],
    [{ search: 'trie', in: ['description'] }, [17]],
    [{ search: 'page', in: ['title'] }, []],
    [{ search: 'page', in: ['title', 'description'] }, [15]],
    [{ search: '%' }, []],
    [{ author_id: 7 }, [16]],
    [{ author_username: 'JONAS' }, [18, 17, 15]],
    [{ author_username: 'nobody' }, []],
    [{ assignee_id: 11 }, [17]],
    [{ assignee_id: 'None' }, [18, 16, 15]],
    [{ assignee_id: 'Any' }, [17]],
    [{ reviewer_id: 7 }, [17, 15]],
    [{ reviewer_id: 'None' }, [18, 16]],
    [{ reviewer_username: 'mira' }, [17, 15]],
    [{ reviewer_username: 'Any' }, [17, 15]],
    [{ reviewer_username: 'None' }, [18, 16]],
    [{ 'approver_ids[]': [7] }, [17, 15]],
    [{ 'approver_ids[]': [7, 4] }, [17]],
    [{ approver_ids: 'None' }, [18, 16]],
    [{ approver_ids: 'Any' }, [17, 15]],
    [{ 'approved_by_ids[]': [7] }, [15]],
    [{ 'approved_by_ids[]': [7, 4] }, []],
    [{ approved_by_ids: 'None' }, [18, 17, 16]],
    [{ approved_by_ids: 'Any' }, [15]],
    [{ merge_user_id: 7 }, [15]],
    [{ merge_user_username: 'mira' }, [15]],
    [{ merge_user_username: 'jonas' }, []],
    [{ labels: ['performance'] }, [17]],
    [{ labels: ['performance', 'bug'] }, [17]],
    [{ labels: ['performance', 'docs'] }, []],
    [{ labels: ['none'] }, [18, 16]],
    [{ labels: ['Any'] }, [17, 15]],
    [{ milestone: 'v2.0' }, [17, 15]],
    [{ milestone: 'None' }, [18, 16]],
    [{ milestone: 'Any' }, [17, 15]],
    [{ my_reaction_emoji: 'thumbsup' }, [17, 15]],
    [{ my_reaction_emoji: 'star' }, []],
    [{ my_reaction_emoji: 'Any' }, [17, 15]],
    [{ my_reaction_emoji: 'None' }, [18, 16]],
    [{ source_branch: 'route-format' }, [15]],
    [{ target_branch: 'main' }, [18, 17, 16, 15]],
    [{ target_branch: 'preview' }, []],
    [{ wip: 'yes' }, [16]],
    [{ wip: 'no' }, [18, 17, 15]],
    [{ environment: 'production' }, [15]],
    [{ environment: 'staging' }, []],
    [{ deployed_after: '2026-03-04T17:10:00Z' }, [15]],
    [{ environment: 'production', deployed_before: '2026-03-04T17:00:00Z' }, []],
    [{ created_after: '2026-03-09T10:15:00.000Z' }, [18, 17]],
    [{ created_before: '2026-03-06T09:00:00.000Z' }, [16, 15]],
    [{ updated_after: '2026-03-10T00:00:00Z' }, [17]],
    [{ updated_before: '2026-03-04T16:40:00.000Z' }, [15]],
    [{ not: { labels: 'docs,performance' } }, [18, 16]],
    [{ not: { labels: 'none' } }, [17, 15]],
    [{ not: { milestone: 'v2.0' } }, [18, 16]],
    [{ not: { author_id: 11 } }, [16]],
    [{ not: { author_username: 'jonas' } }, [16]],
    [{ not: { author_username: 'nobody' } }, [18, 17, 16, 15]],
    [{ not: { assignee_id: 11 } }, [18, 16, 15]],
    [{ not: { assignee_username: 'jonas' } }, [18, 16, 15]],
    [{ not: { reviewer_id: 7 } }, [18, 16]],
    [{ not: { reviewer_username: 'mira' } }, [18, 16]],
    [{ not: { my_reaction_emoji: 'thumbsup' } }, [18, 16]],
    [{ not: { labels: 'bug', author_username: 'mira' } }, [18, 15]],
    [{ order_by: 'title' }, [18, 17, 15, 16]],
    [{ order_by: 'title', sort: 'asc' }, [16, 15, 17, 18]],
    [{ order_by: 'updated_at' }, [17, 18, 16, 15]],
    [{ order_by: 'merged_at' }, [15, 18, 17, 16]],
    [{ order_by: 'merged_at', sort: 'asc' }, [15, 16, 17, 18]],
    [{ sort: 'asc' }, [15, 16, 17, 18]],
    [{ sort: 'asc', page: 2, per_page: 3 }, [18]],
  ];
  test.each(filters)('can be filtered by %j', async (query, expected) => {
    expect(await iids('mira', { scope: 'all', ...query })).toEqual(expected);
  });

  test.each([
    [{ author_id: 11, author_username: 'jonas' }],
    [{ reviewer_id: 7, reviewer_username: 'mira' }],
    [{ merge_user_id: 7, merge_user_username: 'mira' }],
    [{ 'approved_by_ids[]': [1, 4, 7, 11, 15, 18] }],
  ])('rejects %j', async (query) => {
    expect(await statusOf(fixture.as('mira').mergeRequests.list({ scope: 'all', ...query }))).toBe(422);
  });

  test('is paginated, with page headers', async () => {
    const answer = await resultOf(fixture.as('mira').mergeRequests.list({ scope: 'all', per_page: 3 }));
    expect(answer).toMatchObject({ status: 200, headers: { 'x-total': 4, 'x-total-pages': 2, 'x-next-page': '2' } });
  });

  test('needs a valid token', async () => {
    expect(await statusOf(fixture.with({}).mergeRequests.list())).toBe(401);
  });
});

describe('the response of a list', () => {
  test('has the properties of each merge request', async () => {
    const [open] = await fixture.as('mira').mergeRequests.list({ scope: 'all', assignee_id: 11 });
    expect(open).toMatchObject({
      id: 4081,
      project_id: 24,
      assignees: [{ username: 'jonas', public_email: 'jonas@example.com', locked: false }],
      reviewers: [{ username: 'mira' }],
      labels: ['performance', 'bug'],
      milestone: { id: 63, expired: false, web_url: 'https://forge.example.com/aurora/compass/milestones/5' },
      upvotes: 2,
      downvotes: 0,
      draft: false,
      detailed_merge_status: 'mergeable',
      references: { short: '!17', relative: 'aurora/compass!17', full: 'aurora/compass!17' },
      time_stats: { human_time_estimate: '4h', human_total_time_spent: '2h 30m' },
      web_url: 'https://forge.example.com/aurora/compass/merge_requests/17',
    });
    expect(open).not.toHaveProperty('title_html');
    expect(open).not.toHaveProperty('allow_collaboration');
  });

  test('has more or fewer properties if the query requests it', async () => {
    const { mergeRequests } = fixture.as('mira');
    const [detailed] = await mergeRequests.list({ scope: 'all', assignee_id: 11, with_labels_details: true });
    expect(detailed?.labels[0]).toEqual({
      id: 101,
      name: 'performance',
      color: '#1f75cb',
      text_color: '#FFFFFF',
      description: 'Speed and memory',
      description_html: 'Speed and memory',
      archived: false,
    });
    const [html] = await mergeRequests.list({ scope: 'all', state: 'merged', render_html: true });
    expect(html).toMatchObject({
      title_html: 'Explain the route format',
      description_html: '<p>Adds a page on how routes are written.</p>',
    });
    const [simple] = await mergeRequests.list({ scope: 'all', state: 'closed', view: 'simple' });
    expect(simple).toEqual({
      iid: 16,
      title: 'Draft: Show a preview',
      description: null,
      state: 'closed',
      web_url: 'https://forge.example.com/aurora/compass/merge_requests/16',
    });
  });

  test('has only data that the caller can see', async () => {
    const anvil = { id: 31 };
    const { repositoryFiles, mergeRequests } = fixture.as('mira');
    await repositoryFiles.create(
      { ...anvil, file_path: 'a.md' },
      { branch: 'secret', start_branch: 'main', content: 'a', commit_message: 'Add a' },
    );
    await mergeRequests.create(anvil, { source_branch: 'secret', target_branch: 'main', title: 'Secret' });
    const ids = async (username: Username) =>
      (await fixture.as(username).mergeRequests.list({ scope: 'all', source_branch: 'secret' })).length;
    expect(await ids('jonas')).toBe(1);
    expect(await ids('admin')).toBe(1);
    expect(await ids('sora')).toBe(0);
  });
});

test('too many searches get 429', async () => {
  const { mergeRequests } = fixture.as('priya');
  const search = async () => statusOf(mergeRequests.list({ search: 'route' }, { retry: false }));
  const statuses = await Promise.all(Array.from({ length: 61 }, search));
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  expect(await statusOf(mergeRequests.list())).toBe(200);
  expect(await statusOf(fixture.as('tomas').mergeRequests.list({ search: 'route' }))).toBe(200);
});

test('Developers can request a recheck of the merge status, which runs in the background', async () => {
  const repository = fixture.sandbox.repositories.of(24);
  const ref = 'refs/heads/faster-routing';
  await moveRef(repository, ref, (await resolveCommit(repository, ref)) ?? '', undefined);
  const statusFor = async (username: Username) => {
    const query = { scope: 'all', source_branch: 'faster-routing', with_merge_status_recheck: true } as const;
    return (await fixture.as(username).mergeRequests.list(query)).map(
      (one) => 'merge_status' in one && one.merge_status,
    );
  };
  const countJobs = async () => {
    const isIt = sql`data ->> 'kind' = 'prepare-merge-request' and data ->> 'mergeRequestId' = '4081'`;
    const { rows } = await fixture.sandbox.queries.execute(sql`select id from pgboss.job where ${isIt}`);
    return rows.length;
  };
  expect(await statusFor('priya')).toEqual(['can_be_merged']);
  expect(await countJobs()).toBe(0);
  await statusFor('jonas');
  expect(await countJobs()).toBe(1);
  await eventually(
    async () => statusFor('priya'),
    ([status]) => status === 'cannot_be_merged',
  );
  const request = await fixture.as('mira').mergeRequests.get({ id: 24, merge_request_iid: 17 });
  expect(request).toMatchObject({ detailed_merge_status: 'broken_status', has_conflicts: false });
});
