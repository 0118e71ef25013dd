import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { resultOf } from '../../generated/client/index.ts';
import { statusOf } from './status-of.ts';
import { useSandboxFixture } from './start-test-sandbox.ts';

// Values that the description allows, although a column or an index cannot store them, or a statement or a program
// cannot process them.

const fixture = useSandboxFixture();
const admin = () => fixture.as('admin');
const project = { id: 24 };
// The text is random, because the database compresses repeated text, which would then fit into an index.
const long = randomBytes(7500).toString('base64url');

const sendJson = async (method: string, path: string, text: string): Promise<Response> =>
  fetch(`${fixture.sandbox.url}/api/v4${path}`, {
    method,
    headers: { 'private-token': 'token-of-admin', 'content-type': 'application/json' },
    body: text,
  });

describe('a name of 10,000 characters is rejected', () => {
  const badge = { link_url: 'https://a.b', image_url: 'https://a.b' };
  const request = { source_branch: 'faster-routing', target_branch: 'main', title: 'Faster' };
  const schedule = { cron: '0 1 * * *', ref: 'main', description: 'Nightly' };
  const site = { name: 'forge-us', url: 'https://forge-us.example.com' };
  const deploy = { deploy_access_levels: [{ access_level: 40 as const }] };
  const cases: Readonly<Record<string, () => Promise<number>>> = {
    'for a label': () => statusOf(admin().projectLabels.create(project, { name: long, color: 'red' })),
    'for a label that is renamed': () =>
      statusOf(admin().projectLabels.update({ ...project, label_id: 'bug' }, { new_name: long })),
    'for a label of a merge request': () =>
      statusOf(admin().mergeRequests.update({ ...project, merge_request_iid: 17 }, { add_labels: `bug,${long}` })),
    'for a milestone': () => statusOf(admin().projectMilestones.create(project, { title: long })),
    'for a milestone that is renamed': () =>
      statusOf(admin().projectMilestones.update({ ...project, milestone_id: 63 }, { title: long })),
    'for an environment': () => statusOf(admin().protectedEnvironments.protect(project, { name: long, ...deploy })),
    'for a site': () => statusOf(admin().replicationSites.create({ ...site, name: long })),
    'for a site that is renamed': () => statusOf(admin().replicationSites.update({ id: 2 }, { name: long })),
    'for the address of a site': () =>
      statusOf(admin().replicationSites.create({ ...site, url: `https://${long}.example.com` })),
    'for a badge': () => statusOf(admin().projectBadges.create(project, { ...badge, name: long })),
    'for a merge request': () => statusOf(admin().mergeRequests.create(project, { ...request, title: long })),
    'for a branch': () => statusOf(admin().mergeRequests.create(project, { ...request, source_branch: long })),
    'for a schedule': () => statusOf(admin().pipelineSchedules.create(project, { ...schedule, cron: long })),
    'for an input of a schedule': () =>
      statusOf(admin().pipelineSchedules.create(project, { ...schedule, inputs: { [long]: 'x' } })),
    'for a fork': () => statusOf(admin().projectForks.create(project, { name: long, path: 'long' })),
    'for a storage': () => statusOf(admin().snippetStorageMoves.moveAll({ source_storage_name: long })),
  };
  test.each(Object.entries(cases))('%s', async (_, call) => {
    expect(await call()).toBe(422);
  });

  test('and the response has the property and its maximum length', async () => {
    const response = await sendJson('POST', '/projects/24/labels', JSON.stringify({ name: long, color: 'red' }));
    expect(await response.json()).toEqual({
      message: 'The request is not valid.',
      issues: [{ path: '/body/name', message: 'must have at most 255 characters' }],
    });
  });

  test('but a name of 255 characters is accepted, with any characters', async () => {
    const name = '\u{1f600}'.repeat(255);
    expect(await admin().projectLabels.create(project, { name, color: 'red' })).toMatchObject({ name });
    await admin().projectLabels.delete({ ...project, label_id: name });
  });
});

describe('a list of 70,000 items is rejected', () => {
  const ids = Array.from({ length: 70_000 }, (_, index) => index + 1);
  const site = { name: 'forge-us', url: 'https://forge-us.example.com' };
  test.each<[string, string, string, object]>([
    ['of assignees', 'PUT', '/projects/24/merge_requests/17', { assignee_ids: ids }],
    ['of reviewers', 'PUT', '/projects/24/merge_requests/17', { reviewer_ids: ids }],
    ['of groups of a site', 'POST', '/geo_sites', { ...site, selective_sync_namespace_ids: ids }],
    ['of storages of a site', 'POST', '/geo_sites', { ...site, selective_sync_shards: ids.map(String) }],
    [
      'of those who may deploy',
      'POST',
      '/projects/24/protected_environments',
      { name: 'review', deploy_access_levels: ids.map(() => ({ access_level: 40 })) },
    ],
    ['of labels', 'PUT', '/projects/24/merge_requests/17', { labels: ids.join(',') }],
    ['of branches of a fork', 'POST', '/projects/24/fork', { path: 'many', branches: ids.join(',') }],
  ])('%s', async (_, method, path, body) => {
    expect((await sendJson(method, path, JSON.stringify(body))).status).toBe(422);
  });
});

describe('a filter with many values does not overload the query planner', () => {
  const ids = Array.from({ length: 300 }, (_, index) => index + 1);
  test('by labels', async () => {
    const labels = ids.map((id) => `label${id}`);
    expect(await admin().mergeRequests.list({ scope: 'all', labels })).toEqual([]);
  });

  test('by approvers', async () => {
    expect(await admin().mergeRequests.list({ scope: 'all', 'approver_ids[]': ids })).toEqual([]);
  });

  test('and matches only rows with all values, even if values are repeated', async () => {
    const found = await admin().mergeRequests.list({ scope: 'all', labels: ['performance'] });
    expect(found).not.toEqual([]);
    const twice = await admin().mergeRequests.list({ scope: 'all', labels: ['performance', ' performance'] });
    expect(twice).toEqual(found);
    expect(await admin().mergeRequests.list({ scope: 'all', labels: ['performance', 'nothing'] })).toEqual([]);
  });
});

describe('times that PostgreSQL or JavaScript does not support', () => {
  const listed = async (query: object) => {
    const { mergeRequests } = admin();
    return (await mergeRequests.list({ scope: 'all', ...query })).length;
  };

  test.each([
    '0000-01-01T00:00:00Z',
    '0000-01-01T00:00:00+23:59',
    '0001-01-01T00:00:00+12:00',
    '2016-12-31T23:59:60Z',
    '2017-01-01T08:59:60.5+09:00',
    '1990-12-31t23:59:60z',
  ])('are before all stored times: %s', async (time) => {
    const all = await listed({});
    expect(await listed({ created_after: time, updated_after: time })).toBe(all);
    expect(await listed({ created_before: time })).toBe(0);
    expect(await listed({ deployed_before: time })).toBe(0);
  });

  test.each(['9999-12-31T23:59:60Z', '9999-12-31T23:59:59-23:59'])('are after all stored times: %s', async (time) => {
    const all = await listed({});
    expect(await listed({ created_before: time, updated_before: time })).toBe(all);
    expect(await listed({ created_after: time })).toBe(0);
    expect(await listed({ deployed_after: time })).toBe(0);
  });

  test('are accepted by every list with time filters', async () => {
    const updated_after = '0000-01-01T00:00:00Z';
    const updated_before = '9999-12-31T23:59:60Z';
    const bounds = { updated_after, updated_before };
    expect(await statusOf(admin().projectMilestones.list(project, bounds))).toBe(200);
    expect(await statusOf(admin().projectForks.list(project, bounds))).toBe(200);
    const schedule = { ...project, pipeline_schedule_id: 13 };
    expect(await statusOf(admin().pipelineSchedules.listPipelines(schedule, bounds))).toBe(200);
  });

  test('a leap second is the first second of the next minute', async () => {
    await fixture.sandbox.queries.execute(
      `update merge_requests set created_at = '2017-01-01T00:00:00Z' where id = (select min(id) from merge_requests)`,
    );
    const at = (time: string) => listed({ created_after: time, created_before: time });
    expect(await at('2016-12-31T23:59:60Z')).toBe(1);
    expect(await at('2016-12-31T23:59:59Z')).toBe(0);
  });

  test('a date in the year 0 is rejected', async () => {
    const title = 'Long ago';
    expect(await statusOf(admin().projectMilestones.create(project, { title, due_date: '0000-01-01' }))).toBe(422);
    expect(await statusOf(admin().projectMilestones.create(project, { title, start_date: '0000-12-31' }))).toBe(422);
    const request = { ...project, merge_request_iid: 17 };
    expect(await statusOf(admin().mergeRequests.update(request, { merge_after: '0000-01-01' }))).toBe(422);
    expect(await statusOf(admin().projectMilestones.create(project, { title, due_date: '0001-01-01' }))).toBe(201);
  });
});

describe('numbers that no column can store', () => {
  // JavaScript cannot represent one of the numbers, so no handler gets it.
  test.each([
    ['2147483648', 422],
    ['-2147483649', 422],
    ['9007199254740993', 400],
    ['9223372036854775808', 422],
    ['1e21', 422],
    ['1e308', 422],
  ])('%s: %i', async (number, status) => {
    const label = await sendJson('POST', '/projects/24/labels', `{"name":"n","color":"red","priority":${number}}`);
    expect(label.status).toBe(status);
    const site = await sendJson(
      'POST',
      '/geo_sites',
      `{"name":"n","url":"https://n.example.com","files_max_capacity":${number}}`,
    );
    expect(site.status).toBe(status);
    const read = await fetch(`${fixture.sandbox.url}/api/v4/projects/24/badges/${number}`, {
      headers: { 'private-token': 'token-of-admin' },
    });
    expect([400, 404, 422]).toContain(read.status);
  });
});

describe('texts that are not Unicode', () => {
  test.each([String.raw`\u0000`, String.raw`\ud800`, String.raw`x\uDFFF`])('%s is rejected', async (text) => {
    expect((await sendJson('POST', '/projects/24/labels', `{"name":"${text}","color":"red"}`)).status).toBe(400);
    const inputs = `{"cron":"0 1 * * *","ref":"main","description":"x","inputs":{"a":["${text}"]}}`;
    expect((await sendJson('POST', '/projects/24/pipeline_schedules', inputs)).status).toBe(400);
  });

  test('a surrogate pair in two JSON escapes is one character', async () => {
    const made = await sendJson('POST', '/projects/24/labels', String.raw`{"name":"\ud83d\ude00","color":"red"}`);
    expect(await made.json()).toMatchObject({ name: '\u{1f600}' });
    await admin().projectLabels.delete({ ...project, label_id: '\u{1f600}' });
  });

  test('a cursor with a NUL character is rejected', async () => {
    const url = `${fixture.sandbox.url}/api/v4/projects/24/registry/repositories/5/tags?pagination=keyset&order_by=name&sort=asc&cursor=YQBi`;
    expect((await fetch(url, { headers: { 'private-token': 'token-of-admin' } })).status).toBe(400);
  });
});

test('a file of more than 10 MB can be written as base64 and read again', async () => {
  const content = Buffer.alloc(11 * 1024 * 1024, 'large');
  const file = { ...project, file_path: 'large.bin' };
  const base64 = content.toString('base64').replaceAll(/.{76}/gu, '$&\n');
  const change = { branch: 'main', commit_message: 'Add', content: base64, encoding: 'base64' } as const;
  const { repositoryFiles } = admin();
  expect(await statusOf(repositoryFiles.create(file, change))).toBe(201);
  const { size } = await repositoryFiles.get(file, { ref: 'main' });
  expect(size).toBe(content.length);
  const damaged = `${base64.slice(0, -1)}!`;
  expect(await statusOf(repositoryFiles.update(file, { ...change, content: damaged }))).toBe(400);
});

test('the links of a page fit into headers that clients accept', async () => {
  const found = await resultOf(admin().projectLabels.list(project, { search: 'x'.repeat(7000), page: 2 }));
  expect(found.status).toBe(200);
});

test('a fork accepts only names of branches, not other expressions for commits', async () => {
  const branches = ['main~1', 'main^{tree}', '@{-1}', 'main:README.md'];
  for (const branch of branches) {
    expect(await statusOf(admin().projectForks.create(project, { path: 'odd', branches: branch }))).toBe(422);
  }
});
