import { expect, test } from 'vitest';
import { createClient, formBody } from '../../generated/client/index.ts';
import { json, loopback } from './loopback.ts';

async function clientAndServer() {
  const server = await loopback(json([]));
  const client = createClient({ baseUrl: server.origin, registryUrl: server.origin });
  return { client, server };
}

test('a path value is encoded once, including its slashes', async () => {
  const { client, server } = await clientAndServer();
  await client.projectBadges.list({ id: 'aurora/compass' });
  expect(server.last().line).toBe('GET /api/v4/projects/aurora%2Fcompass/badges');
  await client.projectBadges.list({ id: 24 });
  expect(server.last().line).toBe('GET /api/v4/projects/24/badges');
  await client.repositoryFiles.get({ id: 24, file_path: 'docs/100% über.md' }, { ref: 'main' });
  expect(server.last().line).toBe('GET /api/v4/projects/24/repository/files/docs%2F100%25%20%C3%BCber.md?ref=main');
});

test('a path value that spans segments keeps its slashes, and each segment is encoded', async () => {
  const { client, server } = await clientAndServer();
  await client.containerRegistry.deleteManifest({ image_path: 'aurora/compass/worker #1', tag: 'v1' });
  expect(server.last().line).toBe('DELETE /v2/aurora/compass/worker%20%231/manifests/v1');
});

test.each([
  ['', 'is missing'],
  ['.', 'must not be "."'],
  ['..', 'must not be ".."'],
])('a path value %j is refused before anything is sent', async (file_path, words) => {
  const { client, server } = await clientAndServer();
  await expect(client.repositoryFiles.get({ id: 24, file_path }, { ref: 'main' })).rejects.toThrow(
    `getRepositoryFile: the path parameter "file_path" ${words}`,
  );
  expect(server.received).toEqual([]);
});

// A program without types may pass such an object.
const untyped = (value: unknown): never => value as never;

test.each([
  [undefined, 'the path parameter "id" is missing'],
  [null, 'the path parameter "id" is missing'],
  [{}, 'the path parameter "id" is missing'],
  [{ id: undefined }, 'the path parameter "id" is missing'],
  [{ id: null }, 'the path parameter "id" is missing'],
  [{ id: '' }, 'the path parameter "id" is missing'],
  [{ id: [] }, 'the path parameter "id" is missing'],
  [{ id: NaN }, 'id must be text, a number, a boolean, a Date or an array'],
  [{ id: {} }, 'id must be text, a number, a boolean, a Date or an array'],
])('the path %j is refused with the names of the operation and the parameter', async (path, words) => {
  const { client, server } = await clientAndServer();
  await expect(client.projectLabels.get(untyped(path))).rejects.toThrow(
    expect.objectContaining({ name: 'TypeError', message: `getProjectLabel: ${words}` }),
  );
  expect(server.received).toEqual([]);
});

test('a query that cannot be written is refused with the name of the operation', async () => {
  const { client } = await clientAndServer();
  await expect(client.namespaces.list(untyped({ search: NaN }))).rejects.toThrow(/^listNamespaces: search must be/u);
  await expect(client.namespaces.list(untyped('search=a'))).rejects.toThrow(/^listNamespaces: the query must be/u);
});

test.each(['a/../../b', '/etc', 'a//b', 'a/.'])(
  'a value %j cannot change the path outside of its segments',
  async (image_path) => {
    const { client, server } = await clientAndServer();
    await expect(client.containerRegistry.deleteManifest({ image_path, tag: 'v1' })).rejects.toThrow(TypeError);
    expect(server.received).toEqual([]);
  },
);

test('dots in an encoded value stay unchanged', async () => {
  const { client, server } = await clientAndServer();
  await client.repositoryFiles.getRaw({ id: 24, file_path: '../secret' });
  expect(server.last().line).toBe('GET /api/v4/projects/24/repository/files/..%2Fsecret/raw');
});

test('an array repeats the name of its parameter, with unencoded brackets', async () => {
  const { client, server } = await clientAndServer();
  await client.projectMilestones.list({ id: 24 }, { 'iids[]': [5, 6], state: 'active' });
  expect(server.last().line).toBe('GET /api/v4/projects/24/milestones?iids[]=5&iids[]=6&state=active');
});

test('an array with a comma-separated style is joined with commas, and commas in its values are encoded', async () => {
  const { client, server } = await clientAndServer();
  await client.mergeRequests.list({ labels: ['bug', 'a,b'], in: ['title', 'description'] });
  expect(server.last().line).toBe('GET /api/v4/merge_requests?labels=bug,a%2Cb&in=title,description');
});

test('an object is written with brackets', async () => {
  const { client, server } = await clientAndServer();
  await client.mergeRequests.list({ not: { labels: 'docs', author_username: 'jonas' } });
  expect(server.last().line).toBe('GET /api/v4/merge_requests?not[labels]=docs&not[author_username]=jonas');
  await client.repositoryFiles.getBlame(
    { id: 24, file_path: 'README.md' },
    { ref: 'main', range: { start: 3, end: 6 } },
  );
  expect(server.last().line).toBe(
    'GET /api/v4/projects/24/repository/files/README.md/blame?ref=main&range[start]=3&range[end]=6',
  );
});

test('sends plus, space, ampersand and non-ASCII characters without loss', async () => {
  const { client, server } = await clientAndServer();
  await client.mergeRequests.list({ created_after: '2026-03-01T00:00:00+01:00', search: 'a b&c=d é' });
  expect(server.last().line).toBe(
    'GET /api/v4/merge_requests?created_after=2026-03-01T00%3A00%3A00%2B01%3A00&search=a%20b%26c%3Dd%20%C3%A9',
  );
});

test('leaves out undefined values and empty arrays', async () => {
  const { client, server } = await clientAndServer();
  await client.mergeRequests.list({ labels: [] });
  expect(server.last().line).toBe('GET /api/v4/merge_requests');
  // A program in JavaScript may pass such a value.
  await client.projectBadges.list({ id: 24 }, { name: undefined } as object);
  expect(server.last().line).toBe('GET /api/v4/projects/24/badges');
});

test('a body is sent as JSON, byte for byte', async () => {
  const { client, server } = await clientAndServer();
  const body = { name: 'Coverage é', link_url: 'https://a/%{project_path}', image_url: 'https://b' };
  await client.projectBadges.create({ id: 24 }, body);
  expect(server.last()).toMatchObject({ line: 'POST /api/v4/projects/24/badges', body: JSON.stringify(body) });
  expect(server.last().headers['content-type']).toBe('application/json');
});

test('DELETE has a body only if the operation has one', async () => {
  const { client, server } = await clientAndServer();
  await client.repositoryFiles.delete(
    { id: 24, file_path: 'a.md' },
    {},
    { body: { branch: 'main', commit_message: 'Bye' } },
  );
  expect(server.last().body).toBe('{"branch":"main","commit_message":"Bye"}');
  await client.projectBadges.delete({ id: 24, badge_id: 3 });
  expect(server.last().body).toBe('');
  expect(server.last().headers['content-type']).toBeUndefined();
});

test('every operation is sent to its own server', async () => {
  const [service, registry] = [await loopback(json({})), await loopback(json({ repositories: [] }))];
  const client = createClient({ baseUrl: `${service.origin}/`, registryUrl: registry.origin });
  await client.containerRegistry.getToken({ service: 'container_registry', scope: 'registry:catalog:*' });
  expect(service.last().line).toBe('GET /jwt/auth?service=container_registry&scope=registry%3Acatalog%3A*');
  await client.containerRegistry.listCatalog();
  expect(registry.last().line).toBe('GET /v2/_catalog');
});

test('headers of the operation, the client and the call are sent; those of the call take precedence', async () => {
  const server = await loopback();
  const client = createClient({
    baseUrl: server.origin,
    registryUrl: server.origin,
    headers: { 'x-app': 'test', 'x-who': 'client' },
  });
  await client.containerRegistry.deleteManifest({ image_path: 'a', tag: 'v1' }, {}, { headers: { 'x-who': 'call' } });
  expect(server.last().headers).toMatchObject({
    accept: 'application/vnd.docker.distribution.manifest.v2+json',
    'x-app': 'test',
    'x-who': 'call',
  });
});

test('a call can be aborted', async () => {
  const { client } = await clientAndServer();
  const controller = new AbortController();
  const call = client.projectBadges.list({ id: 24 }, undefined, { signal: controller.signal });
  controller.abort();
  await expect(call).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
});

test('a body with arrays, objects, arrays of objects and a plus sign can be sent as a form', async () => {
  const { client, server } = await clientAndServer();
  const form = { bodyFormat: formBody };
  await client.containerRegistry.deleteTagsInBulk(
    { id: 24, repository_id: 5 },
    {},
    { ...form, body: { name_regex_delete: '[a-z]+ &x', keep_n: 5 } },
  );
  expect(server.last().body).toBe('name_regex_delete=%5Ba-z%5D%2B%20%26x&keep_n=5');
  expect(server.last().headers['content-type']).toBe('application/x-www-form-urlencoded');
  await client.protectedEnvironments.protect(
    { id: 24 },
    { name: 'a', deploy_access_levels: [{ access_level: 40 }, { group_id: 12, group_inheritance_type: 1 }] },
    form,
  );
  expect(server.last().body).toBe(
    'name=a&deploy_access_levels[0][access_level]=40&deploy_access_levels[1][group_id]=12&deploy_access_levels[1][group_inheritance_type]=1',
  );
  const branches = { source_branch: 'a', target_branch: 'b', title: 'c' };
  await client.mergeRequests.create({ id: 24 }, { ...branches, assignee_ids: [7, 11] }, form);
  expect(server.last().body).toBe('source_branch=a&target_branch=b&title=c&assignee_ids[]=7&assignee_ids[]=11');
});

test('fails with 414 without sending a request if the address is too long', async () => {
  const { client, server } = await clientAndServer();
  const error: unknown = await client.namespaces.list({ search: 'x'.repeat(8000) }).catch((reason: unknown) => reason);
  expect(error).toMatchObject({ name: 'UriTooLongError', status: 414, operation: 'listNamespaces' });
  expect(error).toMatchObject({ body: expect.stringMatching(/^Not sent: the address has \d{4} characters/u) });
  expect(server.received).toEqual([]);
  const patient = createClient({ baseUrl: server.origin, longestUrl: 9000 });
  await patient.namespaces.list({ search: 'x'.repeat(8000) });
  expect(server.received).toHaveLength(1);
});
