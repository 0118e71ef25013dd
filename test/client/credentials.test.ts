import { expect, test } from 'vitest';
import { createClient, createCoreClient, projectBadges, type Auth } from '../../generated/client/index.ts';
import { createCore } from '../../templates/client/create-core.ts';
import { plainQuery } from '../../templates/shared/write-query.ts';
import { addToQuery } from '../../templates/client/query-credential.ts';
import { json, loopback, type Received } from './loopback.ts';

const every: Auth = {
  PrivateToken: 'private',
  JobToken: 'job',
  RegistryBasic: { username: 'mira', password: 'pässwort' },
  RegistryToken: 'registry',
};

const carried = ({ headers }: Received): unknown => [
  headers['private-token'],
  headers['job-token'],
  headers.authorization,
];

async function clientWith(auth: Auth) {
  const server = await loopback(json([]));
  return { server, client: createClient({ baseUrl: server.origin, registryUrl: server.origin, auth }) };
}

test('an operation gets the credential that it requires, and no other', async () => {
  const { client, server } = await clientWith(every);
  await client.projectBadges.list({ id: 24 });
  expect(carried(server.last())).toEqual(['private', undefined, undefined]);
  await client.containerRegistry.listCatalog();
  expect(carried(server.last())).toEqual([undefined, undefined, 'Bearer registry']);
  await client.containerRegistry.getToken({ service: 'container_registry', scope: 'registry:catalog:*' });
  const basic = `Basic ${Buffer.from('mira:pässwort').toString('base64')}`;
  expect(carried(server.last())).toEqual([undefined, undefined, basic]);
});

test('the first alternative with a credential is used', async () => {
  const both = await clientWith(every);
  await both.client.containerRegistry.listProjectRepositories({ id: 24 });
  expect(carried(both.server.last())).toEqual(['private', undefined, undefined]);
  const job = await clientWith({ JobToken: 'job' });
  await job.client.containerRegistry.listProjectRepositories({ id: 24 });
  expect(carried(job.server.last())).toEqual([undefined, 'job', undefined]);
});

test('a credential that an operation does not accept is not sent', async () => {
  const { client, server } = await clientWith({ JobToken: 'job', RegistryToken: 'registry' });
  await client.projectBadges.list({ id: 24 });
  expect(carried(server.last())).toEqual([undefined, undefined, undefined]);
});

test('an operation with optional authentication gets a credential if the client has one', async () => {
  const path = { id: 24, file_path: 'README.md' };
  const known = await clientWith({ PrivateToken: 'private' });
  await known.client.repositoryFiles.getRaw(path);
  expect(carried(known.server.last())).toEqual(['private', undefined, undefined]);
  const anonymous = await clientWith({});
  await anonymous.client.repositoryFiles.getRaw(path);
  expect(carried(anonymous.server.last())).toEqual([undefined, undefined, undefined]);
});

test('a client does not show its credentials', () => {
  const client = createCoreClient({ baseUrl: 'https://forge.test', auth: { PrivateToken: 'secret-token' } });
  expect(JSON.stringify(client)).not.toContain('secret-token');
});

test('the credentials of one alternative are sent together, or not at all', async () => {
  const server = await loopback(json({}));
  const user = { scheme: 'User', name: 'x-user' } as const;
  const key = { scheme: 'Key', name: 'api_key', add: addToQuery } as const;
  const operation = { id: 'listThings', method: 'get', path: '/things', security: [[user, key]] } as const;
  const whole = createCore(server.origin, {}, {}, { auth: { User: 'u', Key: 'a+b' } });
  await whole.call({ ...operation, writeQuery: plainQuery }, { query: { page: 2 } });
  expect(server.last().line).toBe('GET /things?page=2&api_key=a%2Bb');
  expect(server.last().headers['x-user']).toBe('u');
  await createCore(server.origin, {}, {}, { auth: { Key: 'k' } }).call(operation, {});
  expect(server.last().line).toBe('GET /things');
});

test('an error does not show a credential of the query', async () => {
  const server = await loopback(json({ message: 'no' }, 403));
  const key = { scheme: 'Key', name: 'api_key', add: addToQuery } as const;
  const core = createCore(server.origin, {}, {}, { auth: { Key: 'secret' } });
  const call = core.call({ id: 'listThings', method: 'get', path: '/things', security: [[key]] }, {});
  const error: unknown = await call.then(undefined, (reason: unknown) => reason);
  expect(server.last().line).toBe('GET /things?api_key=secret');
  expect(error).toMatchObject({ url: `${server.origin}/things` });
  expect(JSON.stringify([String(error), error])).not.toContain('secret');
});

test.each([301, 302, 307, 308])('after a %i to another origin, the credential is not sent there', async (status) => {
  const stranger = await loopback(json({ id: 3 }));
  const server = await loopback({ status, headers: { location: `${stranger.origin}/elsewhere` } });
  const client = createClient({ baseUrl: server.origin, auth: every, headers: { 'x-app': 'test' } });
  await client.projectBadges.get({ id: 24, badge_id: 3 });
  expect(carried(server.last())).toEqual(['private', undefined, undefined]);
  expect(carried(stranger.last())).toEqual([undefined, undefined, undefined]);
  expect(stranger.last().headers['x-app']).toBeUndefined();
});

test('functions of operations send the same credentials as methods', async () => {
  const server = await loopback(json({ id: 3 }));
  const client = createCoreClient({ baseUrl: server.origin, auth: every });
  await projectBadges.get(client)({ id: 24, badge_id: 3 });
  expect(carried(server.last())).toEqual(['private', undefined, undefined]);
});
