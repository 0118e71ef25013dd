import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createClient, traceRequests, type Client } from '../../generated/client/index.ts';
import { describedOperations } from '../described-operations.ts';
import { startLoopback, type Loopback } from './loopback.ts';

// One row for each operation: the call in a program, the request line that must arrive, and the body. The rows were written
// from the reference of the API, not from its description, and have the order of the reference.

interface Row {
  readonly call: (client: Client) => PromiseLike<unknown>;
  /** The method, and the path and query below `/api/v4`. A path that begins with `//` is below the root of the server. */
  readonly line: string;
  readonly body?: string;
}

const row = (call: Row['call'], line: string, body?: string): Row => ({ call, line, ...(body && { body }) });

const id = 'aurora/tools/anvil';
const P = '/projects/aurora%2Ftools%2Fanvil';
const repository = { id: 24, repository_id: 5 };
const file = { id: 24, file_path: 'src/a b/100%.ts' };
const F = '/projects/24/repository/files/src%2Fa%20b%2F100%25.ts';
const schedule = { id: 24, pipeline_schedule_id: 13 };
const S = '/projects/24/pipeline_schedules/13';
const request = { id, merge_request_iid: 17 };
const M = `${P}/merge_requests/17`;
const milestone = { id: 24, milestone_id: 63 };
const site = { id: 2 };
const image = { image_path: 'aurora/compass/worker', tag: 'v1.4.0' };

const containerRegistry: Row[] = [
  row(
    (c) => c.containerRegistry.updateVisibility({ id }, { container_registry_access_level: 'private' }),
    `PUT ${P}/`,
    '{"container_registry_access_level":"private"}',
  ),
  row(
    (c) => c.containerRegistry.listProjectRepositories({ id }, { tags: true, tags_count: false }),
    `GET ${P}/registry/repositories?tags=true&tags_count=false`,
  ),
  row(
    (c) => c.containerRegistry.listGroupRepositories({ id: 'aurora/tools' }, { per_page: 100 }),
    'GET /groups/aurora%2Ftools/registry/repositories?per_page=100',
  ),
  row(
    (c) => c.containerRegistry.getRepository({ id: 5 }, { tags: true, tags_count: true, size: true }),
    'GET /registry/repositories/5?tags=true&tags_count=true&size=true',
  ),
  row((c) => c.containerRegistry.deleteRepository(repository), 'DELETE /projects/24/registry/repositories/5'),
  row(
    (c) => c.containerRegistry.listTags(repository, { pagination: 'keyset', order_by: 'name', sort: 'desc' }),
    'GET /projects/24/registry/repositories/5/tags?pagination=keyset&order_by=name&sort=desc',
  ),
  row(
    (c) => c.containerRegistry.getTag({ ...repository, tag_name: 'v1.4.0+build' }),
    'GET /projects/24/registry/repositories/5/tags/v1.4.0%2Bbuild',
  ),
  row(
    (c) => c.containerRegistry.deleteTag({ ...repository, tag_name: 'latest' }),
    'DELETE /projects/24/registry/repositories/5/tags/latest',
  ),
  row(
    (c) =>
      c.containerRegistry.deleteTagsInBulk(
        repository,
        {},
        { body: { name_regex_delete: '[a-z]+', keep_n: 5, older_than: '1d' } },
      ),
    'DELETE /projects/24/registry/repositories/5/tags',
    '{"name_regex_delete":"[a-z]+","keep_n":5,"older_than":"1d"}',
  ),
  row(
    (c) =>
      c.containerRegistry.getToken({ service: 'container_registry', scope: 'repository:aurora/compass:pull,push' }),
    'GET //jwt/auth?service=container_registry&scope=repository%3Aaurora%2Fcompass%3Apull%2Cpush',
  ),
  row((c) => c.containerRegistry.deleteManifest(image), 'DELETE //v2/aurora/compass/worker/manifests/v1.4.0'),
  row((c) => c.containerRegistry.deleteTagReference(image), 'DELETE //v2/aurora/compass/worker/tags/reference/v1.4.0'),
  row((c) => c.containerRegistry.listCatalog(), 'GET //v2/_catalog'),
];

const jobTokenScope: Row[] = [
  row((c) => c.jobTokenScope.get({ id }), `GET ${P}/job_token_scope`),
  row(
    (c) => c.jobTokenScope.update({ id: 24 }, { enabled: false }),
    'PATCH /projects/24/job_token_scope',
    '{"enabled":false}',
  ),
  row(
    (c) => c.jobTokenScope.listProjects({ id: 24 }, { page: 2 }),
    'GET /projects/24/job_token_scope/allowlist?page=2',
  ),
  row(
    (c) => c.jobTokenScope.addProject({ id: 24 }, { target_project_id: 31 }),
    'POST /projects/24/job_token_scope/allowlist',
    '{"target_project_id":31}',
  ),
  row(
    (c) => c.jobTokenScope.removeProject({ id: 24, target_project_id: 31 }),
    'DELETE /projects/24/job_token_scope/allowlist/31',
  ),
  row((c) => c.jobTokenScope.listGroups({ id: 24 }), 'GET /projects/24/job_token_scope/groups_allowlist'),
  row(
    (c) => c.jobTokenScope.addGroup({ id: 24 }, { target_group_id: 9 }),
    'POST /projects/24/job_token_scope/groups_allowlist',
    '{"target_group_id":9}',
  ),
  row(
    (c) => c.jobTokenScope.removeGroup({ id: 24, target_group_id: 9 }),
    'DELETE /projects/24/job_token_scope/groups_allowlist/9',
  ),
];

const commit = { branch: 'feature/x', commit_message: 'Say "hello"' };
const commitJson = '"branch":"feature/x","commit_message":"Say \\"hello\\""';

const repositoryFiles: Row[] = [
  row((c) => c.repositoryFiles.get(file, { ref: 'feature/x' }), `GET ${F}?ref=feature%2Fx`),
  row((c) => c.repositoryFiles.getMetadata(file, { ref: 'HEAD' }), `HEAD ${F}?ref=HEAD`),
  row(
    (c) => c.repositoryFiles.getBlame(file, { ref: 'main', range: { start: 3, end: 6 } }),
    `GET ${F}/blame?ref=main&range[start]=3&range[end]=6`,
  ),
  row(
    (c) => c.repositoryFiles.getBlameMetadata(file, { ref: 'main', range: { start: 1, end: 2 } }),
    `HEAD ${F}/blame?ref=main&range[start]=1&range[end]=2`,
  ),
  row((c) => c.repositoryFiles.getRaw(file, { lfs: true }), `GET ${F}/raw?lfs=true`),
  row((c) => c.repositoryFiles.getRawMetadata(file, { ref: 'v1#2' }), `HEAD ${F}/raw?ref=v1%232`),
  row(
    (c) => c.repositoryFiles.create(file, { ...commit, content: 'é\n', execute_filemode: true }),
    `POST ${F}`,
    `{${commitJson},"content":"é\\n","execute_filemode":true}`,
  ),
  row(
    (c) => c.repositoryFiles.update(file, { ...commit, content: 'AAE=', encoding: 'base64', last_commit_id: '1f8a' }),
    `PUT ${F}`,
    `{${commitJson},"content":"AAE=","encoding":"base64","last_commit_id":"1f8a"}`,
  ),
  row(
    (c) => c.repositoryFiles.delete(file, {}, { body: { ...commit, start_branch: 'main' } }),
    `DELETE ${F}`,
    `{${commitJson},"start_branch":"main"}`,
  ),
];

const pipelineSchedules: Row[] = [
  row(
    (c) => c.pipelineSchedules.list({ id: 24 }, { scope: 'inactive' }),
    'GET /projects/24/pipeline_schedules?scope=inactive',
  ),
  row((c) => c.pipelineSchedules.get(schedule), `GET ${S}`),
  row(
    (c) =>
      c.pipelineSchedules.listPipelines(schedule, {
        status: 'waiting_for_resource',
        created_after: '2026-03-01T00:00:00+01:00',
      }),
    `GET ${S}/pipelines?status=waiting_for_resource&created_after=2026-03-01T00%3A00%3A00%2B01%3A00`,
  ),
  row(
    (c) =>
      c.pipelineSchedules.create(
        { id },
        {
          cron: '0 1 * * *',
          description: 'Nightly',
          ref: 'main',
          inputs: [
            { name: 'platforms', value: ['linux', 'macos'] },
            { name: 'retries', value: 2 },
          ],
        },
      ),
    `POST ${P}/pipeline_schedules`,
    '{"cron":"0 1 * * *","description":"Nightly","ref":"main","inputs":[{"name":"platforms","value":["linux","macos"]},{"name":"retries","value":2}]}',
  ),
  row((c) => c.pipelineSchedules.update(schedule, { active: false }), `PUT ${S}`, '{"active":false}'),
  row((c) => c.pipelineSchedules.takeOwnership(schedule), `POST ${S}/take_ownership`),
  row((c) => c.pipelineSchedules.delete(schedule), `DELETE ${S}`),
  row((c) => c.pipelineSchedules.play(schedule), `POST ${S}/play`),
  row(
    (c) => c.pipelineSchedules.createVariable(schedule, { key: 'A_1', value: 'x', variable_type: 'file' }),
    `POST ${S}/variables`,
    '{"key":"A_1","value":"x","variable_type":"file"}',
  ),
  row(
    (c) => c.pipelineSchedules.updateVariable({ ...schedule, key: 'A_1' }, { value: '' }),
    `PUT ${S}/variables/A_1`,
    '{"value":""}',
  ),
  row((c) => c.pipelineSchedules.deleteVariable({ ...schedule, key: 'A_1' }), `DELETE ${S}/variables/A_1`),
];

const mergeRequests: Row[] = [
  row(
    (c) =>
      c.mergeRequests.list({
        scope: 'all',
        state: 'opened',
        assignee_id: 'Any',
        labels: ['bug', 'a,b'],
        not: { milestone: 'v1 & v2' },
        wip: 'no',
      }),
    'GET /merge_requests?scope=all&state=opened&assignee_id=Any&labels=bug,a%2Cb&not[milestone]=v1%20%26%20v2&wip=no',
  ),
  row(
    (c) => c.mergeRequests.get(request, { include_diverged_commits_count: true, render_html: true }),
    `GET ${M}?include_diverged_commits_count=true&render_html=true`,
  ),
  row(
    (c) => c.mergeRequests.listDiffs(request, { page: 2, per_page: 50, unidiff: true }),
    `GET ${M}/diffs?page=2&per_page=50&unidiff=true`,
  ),
  row((c) => c.mergeRequests.getRawDiffs(request), `GET ${M}/raw_diffs`),
  row((c) => c.mergeRequests.listPipelines(request, { per_page: 5 }), `GET ${M}/pipelines?per_page=5`),
  row((c) => c.mergeRequests.createPipeline(request), `POST ${M}/pipelines`),
  row(
    (c) =>
      c.mergeRequests.create(
        { id },
        { source_branch: 'a', target_branch: 'main', title: 'T', assignee_ids: [7, 11], labels: 'bug,docs' },
      ),
    `POST ${P}/merge_requests`,
    '{"source_branch":"a","target_branch":"main","title":"T","assignee_ids":[7,11],"labels":"bug,docs"}',
  ),
  row(
    (c) => c.mergeRequests.update(request, { state_event: 'close', labels: '' }),
    `PUT ${M}`,
    '{"state_event":"close","labels":""}',
  ),
  row((c) => c.mergeRequests.delete(request), `DELETE ${M}`),
  row((c) => c.mergeRequests.merge(request, { auto_merge: true }), `PUT ${M}/merge`, '{"auto_merge":true}'),
];

const environment = { id: 24, name: 'review/feature-1' };
const E = '/projects/24/protected_environments/review%2Ffeature-1';

const protectedEnvironments: Row[] = [
  row((c) => c.protectedEnvironments.list({ id }), `GET ${P}/protected_environments`),
  row((c) => c.protectedEnvironments.get(environment), `GET ${E}`),
  row(
    (c) =>
      c.protectedEnvironments.protect(
        { id: 24 },
        {
          name: 'production',
          deploy_access_levels: [{ access_level: 40 }, { group_id: 12, group_inheritance_type: 1 }],
        },
      ),
    'POST /projects/24/protected_environments',
    '{"name":"production","deploy_access_levels":[{"access_level":40},{"group_id":12,"group_inheritance_type":1}]}',
  ),
  row(
    (c) => c.protectedEnvironments.update(environment, { deploy_access_levels: [{ id: 41, _destroy: true }] }),
    `PUT ${E}`,
    '{"deploy_access_levels":[{"id":41,"_destroy":true}]}',
  ),
  row((c) => c.protectedEnvironments.unprotect(environment), `DELETE ${E}`),
];

const snippetStorageMoves: Row[] = [
  row(
    (c) => c.snippetStorageMoves.list({ page: 1, per_page: 20 }),
    'GET /snippet_repository_storage_moves?page=1&per_page=20',
  ),
  row((c) => c.snippetStorageMoves.listForSnippet({ snippet_id: 83 }), 'GET /snippets/83/repository_storage_moves'),
  row((c) => c.snippetStorageMoves.get({ repository_storage_id: 14 }), 'GET /snippet_repository_storage_moves/14'),
  row(
    (c) => c.snippetStorageMoves.getForSnippet({ snippet_id: 83, repository_storage_id: 14 }),
    'GET /snippets/83/repository_storage_moves/14',
  ),
  row(
    (c) => c.snippetStorageMoves.move({ snippet_id: 83 }, { destination_storage_name: 'nvme-2' }),
    'POST /snippets/83/repository_storage_moves',
    '{"destination_storage_name":"nvme-2"}',
  ),
  row(
    (c) => c.snippetStorageMoves.moveAll({ source_storage_name: 'default' }),
    'POST /snippet_repository_storage_moves',
    '{"source_storage_name":"default"}',
  ),
];

const projectBadges: Row[] = [
  row((c) => c.projectBadges.list({ id }, { name: 'Coverage' }), `GET ${P}/badges?name=Coverage`),
  row((c) => c.projectBadges.get({ id, badge_id: 3 }), `GET ${P}/badges/3`),
  row(
    (c) => c.projectBadges.create({ id }, { link_url: 'https://a/%{project_path}', image_url: 'https://b' }),
    `POST ${P}/badges`,
    '{"link_url":"https://a/%{project_path}","image_url":"https://b"}',
  ),
  row((c) => c.projectBadges.update({ id, badge_id: 3 }, { name: 'B' }), `PUT ${P}/badges/3`, '{"name":"B"}'),
  row((c) => c.projectBadges.delete({ id, badge_id: 3 }), `DELETE ${P}/badges/3`),
  row(
    (c) => c.projectBadges.render({ id }, { link_url: 'https://a/%{project_path}?x=1', image_url: 'https://b' }),
    `GET ${P}/badges/render?link_url=https%3A%2F%2Fa%2F%25%7Bproject_path%7D%3Fx%3D1&image_url=https%3A%2F%2Fb`,
  ),
];

const replicationSites: Row[] = [
  row(
    (c) => c.replicationSites.create({ name: 'forge-us', url: 'https://us.test/', selective_sync_namespace_ids: [9] }),
    'POST /geo_sites',
    '{"name":"forge-us","url":"https://us.test/","selective_sync_namespace_ids":[9]}',
  ),
  row((c) => c.replicationSites.list(), 'GET /geo_sites'),
  row((c) => c.replicationSites.get(site), 'GET /geo_sites/2'),
  row((c) => c.replicationSites.update(site, { enabled: false }), 'PUT /geo_sites/2', '{"enabled":false}'),
  row((c) => c.replicationSites.delete(site), 'DELETE /geo_sites/2'),
  row((c) => c.replicationSites.repair(site), 'POST /geo_sites/2/repair'),
  row((c) => c.replicationSites.listStatuses(), 'GET /geo_sites/status'),
];

const namespaces: Row[] = [
  row((c) => c.namespaces.list({ search: 'a&b', owned_only: true }), 'GET /namespaces?search=a%26b&owned_only=true'),
  row((c) => c.namespaces.get({ id: 'aurora/tools' }), 'GET /namespaces/aurora%2Ftools'),
  row(
    (c) => c.namespaces.checkExists({ namespace: 'aurora/tools' }, { parent_id: 9 }),
    'GET /namespaces/aurora%2Ftools/exists?parent_id=9',
  ),
];

const pages: Row[] = [
  row((c) => c.pages.unpublish({ id }), `DELETE ${P}/pages`),
  row((c) => c.pages.get({ id }), `GET ${P}/pages`),
  row((c) => c.pages.update({ id }, { pages_https_only: true }), `PATCH ${P}/pages`, '{"pages_https_only":true}'),
];

const projectMilestones: Row[] = [
  row(
    (c) => c.projectMilestones.list({ id: 24 }, { 'iids[]': [4, 5], updated_before: '2026-03-10T18:00:00Z' }),
    'GET /projects/24/milestones?iids[]=4&iids[]=5&updated_before=2026-03-10T18%3A00%3A00Z',
  ),
  row((c) => c.projectMilestones.get(milestone), 'GET /projects/24/milestones/63'),
  row(
    (c) => c.projectMilestones.create({ id: 24 }, { title: 'v3', due_date: '2026-05-31' }),
    'POST /projects/24/milestones',
    '{"title":"v3","due_date":"2026-05-31"}',
  ),
  row(
    (c) => c.projectMilestones.update(milestone, { state_event: 'activate' }),
    'PUT /projects/24/milestones/63',
    '{"state_event":"activate"}',
  ),
  row((c) => c.projectMilestones.delete(milestone), 'DELETE /projects/24/milestones/63'),
  row((c) => c.projectMilestones.listIssues(milestone), 'GET /projects/24/milestones/63/issues'),
  row((c) => c.projectMilestones.listMergeRequests(milestone), 'GET /projects/24/milestones/63/merge_requests'),
  row((c) => c.projectMilestones.promote(milestone), 'POST /projects/24/milestones/63/promote'),
  row((c) => c.projectMilestones.listBurndownEvents(milestone), 'GET /projects/24/milestones/63/burndown_events'),
];

const resourceWeightEvents: Row[] = [
  row((c) => c.resourceWeightEvents.list({ id, issue_iid: 42 }), `GET ${P}/issues/42/resource_weight_events`),
  row(
    (c) => c.resourceWeightEvents.get({ id, issue_iid: 42, resource_weight_event_id: 142 }),
    `GET ${P}/issues/42/resource_weight_events/142`,
  ),
];

const errorTracking: Row[] = [
  row((c) => c.errorTracking.getSettings({ id }), `GET ${P}/error_tracking/settings`),
  row(
    (c) => c.errorTracking.replaceSettings({ id }, { active: true, integrated: true }),
    `PUT ${P}/error_tracking/settings`,
    '{"active":true,"integrated":true}',
  ),
  row(
    (c) => c.errorTracking.updateSettings({ id }, { active: false }),
    `PATCH ${P}/error_tracking/settings`,
    '{"active":false}',
  ),
  row((c) => c.errorTracking.listClientKeys({ id }), `GET ${P}/error_tracking/client_keys`),
  row((c) => c.errorTracking.createClientKey({ id }), `POST ${P}/error_tracking/client_keys`),
  row((c) => c.errorTracking.deleteClientKey({ id, key_id: 6 }), `DELETE ${P}/error_tracking/client_keys/6`),
];

const label = { id, label_id: 'to do/later' };
const L = `${P}/labels/to%20do%2Flater`;

const projectLabels: Row[] = [
  row(
    (c) => c.projectLabels.list({ id }, { with_counts: true, include_ancestor_groups: false }),
    `GET ${P}/labels?with_counts=true&include_ancestor_groups=false`,
  ),
  row((c) => c.projectLabels.get({ id, label_id: 101 }), `GET ${P}/labels/101`),
  row(
    (c) => c.projectLabels.create({ id }, { name: 'bug', color: '#d9534f', priority: null }),
    `POST ${P}/labels`,
    '{"name":"bug","color":"#d9534f","priority":null}',
  ),
  row((c) => c.projectLabels.update(label, { new_name: 'later' }), `PUT ${L}`, '{"new_name":"later"}'),
  row((c) => c.projectLabels.delete(label), `DELETE ${L}`),
  row((c) => c.projectLabels.promote(label), `PUT ${L}/promote`),
  row((c) => c.projectLabels.subscribe(label), `POST ${L}/subscribe`),
  row((c) => c.projectLabels.unsubscribe(label), `POST ${L}/unsubscribe`),
  row((c) => c.projectLabels.deleteByName({ id }, { name: 'a+b' }), `DELETE ${P}/labels?name=a%2Bb`),
  row(
    (c) => c.projectLabels.updateByName({ id }, { name: 'bug', new_name: 'defect' }),
    `PUT ${P}/labels`,
    '{"name":"bug","new_name":"defect"}',
  ),
  row((c) => c.projectLabels.promoteByName({ id }, { name: 'bug' }), `PUT ${P}/labels/promote`, '{"name":"bug"}'),
];

const projectForks: Row[] = [
  row((c) => c.projectForks.create({ id }, { namespace_path: 'mira' }), `POST ${P}/fork`, '{"namespace_path":"mira"}'),
  row(
    (c) => c.projectForks.list({ id }, { order_by: 'star_count', min_access_level: 30, simple: true }),
    `GET ${P}/forks?order_by=star_count&min_access_level=30&simple=true`,
  ),
  row((c) => c.projectForks.createRelationship({ id, forked_from_id: 24 }), `POST ${P}/fork/24`),
  row((c) => c.projectForks.deleteRelationship({ id }), `DELETE ${P}/fork`),
];

const areas = {
  containerRegistry,
  jobTokenScope,
  repositoryFiles,
  pipelineSchedules,
  mergeRequests,
  protectedEnvironments,
  snippetStorageMoves,
  projectBadges,
  replicationSites,
  namespaces,
  pages,
  projectMilestones,
  resourceWeightEvents,
  errorTracking,
  projectLabels,
  projectForks,
};

let server: Loopback & { close(): void };
let client: Client;
const called = new Set<string | undefined>();

beforeAll(async () => {
  server = await startLoopback({ status: 200, headers: { 'content-type': 'application/json' }, body: '[]' });
  client = createClient({
    baseUrl: server.origin,
    registryUrl: server.origin,
    auth: {
      PrivateToken: 'private',
      RegistryBasic: { username: 'mira', password: 'secret' },
      RegistryToken: 'registry',
    },
    middleware: [traceRequests(({ operation }) => called.add(operation))],
  });
});

afterAll(() => server.close());

describe.each(Object.entries(areas))('%s', (_, rows) => {
  test.each(rows)('$line', async ({ call, line, body = '' }) => {
    await call(client);
    const { line: arrived, headers, body: sent } = server.last();
    expect(arrived).toBe(line.includes(' //') ? line.replace('//', '/') : line.replace(' ', ' /api/v4'));
    expect(sent).toBe(body);
    expect(headers['content-type']).toBe(body === '' ? undefined : 'application/json');
  });
});

test('every operation of the description has one row', () => {
  expect([...called].toSorted()).toEqual(describedOperations);
  expect(Object.values(areas).flat()).toHaveLength(called.size);
});
