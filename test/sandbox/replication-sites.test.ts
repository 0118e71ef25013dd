import { describe, expect, test } from 'vitest';
import { statusOf } from './status-of.ts';
import { useSandboxFixture } from './start-test-sandbox.ts';

const fixture = useSandboxFixture();

test('the example sites are returned', async () => {
  const { replicationSites } = fixture.as('admin');
  const sites = await replicationSites.list();
  expect(sites).toMatchObject([
    { id: 1, name: 'forge-eu', primary: true, current: true, internal_url: 'https://forge.internal.example.com' },
    { id: 2, name: 'forge-us', primary: false, current: false, internal_url: 'https://forge-us.example.com' },
  ]);
  expect(sites[0]).not.toHaveProperty('web_geo_replication_details_url');
  expect(await replicationSites.get({ id: 2 })).toEqual(sites[1]);
  expect(await replicationSites.repair({ id: 2 })).toEqual(sites[1]);
});

test('a site is created with default values, changed and deleted', async () => {
  const { replicationSites } = fixture.as('admin');
  const made = await replicationSites.create({ name: 'forge-ap', url: 'https://forge-ap.example.com/' });
  expect(made).toMatchObject({
    url: 'https://forge-ap.example.com',
    primary: false,
    enabled: true,
    files_max_capacity: 10,
    repos_max_capacity: 25,
    verification_max_capacity: 100,
    container_repositories_max_capacity: 10,
    sync_object_storage: false,
    selective_sync_type: null,
  });
  const path = { id: made.id };
  const changes = {
    files_max_capacity: 5,
    selective_sync_type: 'namespaces' as const,
    selective_sync_namespace_ids: [9],
  };
  expect(await replicationSites.update(path, changes)).toEqual({ ...made, ...changes });
  expect(await replicationSites.update(path, { selective_sync_type: null })).toMatchObject({
    selective_sync_type: null,
  });
  await replicationSites.update(path, { enabled: false });
  const status = (await replicationSites.listStatuses()).find((site) => site.geo_node_id === made.id);
  expect(status).toMatchObject({ projects_count: 4, project_repositories_synced_in_percentage: '0.00%' });
  await replicationSites.delete(path);
  expect(await statusOf(replicationSites.get(path))).toBe(404);
  expect(await statusOf(replicationSites.delete(path))).toBe(404);
  expect(await statusOf(replicationSites.update(path, {}))).toBe(404);
  expect(await statusOf(replicationSites.repair(path))).toBe(404);
});

test('statuses have the counts of the data', async () => {
  const [primary, secondary] = await fixture.as('admin').replicationSites.listStatuses();
  expect(primary).toMatchObject({
    geo_node_id: 1,
    project_repositories_count: 4,
    snippet_repositories_count: 2,
    container_repositories_count: 2,
  });
  expect(secondary).toMatchObject({
    geo_node_id: 2,
    pages_deployments_synced_count: 2,
    uploads_verified_in_percentage: '100.00%',
  });
});

describe('rejected', () => {
  const url = 'https://x.example.com';
  test.each([
    ['a name that is taken', { name: 'forge-us', url }],
    ['no name', { name: '', url }],
    ['no address', { name: 'x', url: 'ftp://x' }],
    ['a second primary site', { name: 'x', url, primary: true }],
    ['no capacity', { name: 'x', url, files_max_capacity: 0 }],
    ['a group that does not exist', { name: 'x', url, selective_sync_namespace_ids: [21] }],
    ['a storage that does not exist', { name: 'x', url, selective_sync_shards: ['nowhere'] }],
  ])('%s', async (_, body) => {
    const { replicationSites } = fixture.as('admin');
    expect(await statusOf(replicationSites.create(body))).toBe(422);
    expect(await statusOf(replicationSites.update({ id: 2 }, body))).toBe(body.name === 'forge-us' ? 200 : 422);
  });

  test('callers who are not administrators', async () => {
    const { replicationSites } = fixture.as('elena');
    expect(await statusOf(replicationSites.list())).toBe(403);
    expect(await statusOf(replicationSites.listStatuses())).toBe(403);
    expect(await statusOf(replicationSites.create({ name: 'x', url }))).toBe(403);
    expect(await statusOf(replicationSites.delete({ id: 2 }))).toBe(403);
  });
});
