import { expect, test } from 'vitest';
import { cachedCredential, createClient } from '../../generated/client/index.ts';
import { json, loopback, type Loopback, type Received } from './loopback.ts';

const path = { id: 24, badge_id: 3 };
const tokenOf = ({ headers }: Received): unknown => headers['private-token'];

/** Starts a server that accepts only one token. */
const serverFor = (token: string): Promise<Loopback> =>
  loopback((request) => (tokenOf(request) === token ? json({ id: 3 }) : json({ message: 'no' }, 401)));

test('calls a provider before each request', async () => {
  const server = await serverFor('b');
  const tokens = ['b', 'b'];
  const client = createClient({ baseUrl: server.origin, auth: { PrivateToken: async () => tokens.pop() ?? '' } });
  await client.projectBadges.get(path);
  await client.projectBadges.get(path);
  expect(tokens).toEqual([]);
});

test('renews a rejected token once, and sends a request of any method again', async () => {
  const server = await serverFor('new');
  const refusedCredentials: unknown[] = [];
  const PrivateToken = (refused: unknown) => {
    refusedCredentials.push(refused);
    return refused === 'old' ? 'new' : 'old';
  };
  const client = createClient({ baseUrl: server.origin, auth: { PrivateToken } });
  const body = { link_url: 'https://a', image_url: 'https://b' };
  expect(await client.projectBadges.create({ id: 24 }, body)).toEqual({ id: 3 });
  expect(server.received.map((request) => [tokenOf(request), request.body])).toEqual([
    ['old', JSON.stringify(body)],
    ['new', JSON.stringify(body)],
  ]);
  expect(refusedCredentials).toEqual([undefined, 'old']);
});

test('fails if the provider returns the same token again, or another token that is rejected', async () => {
  const server = await serverFor('none');
  const same = createClient({ baseUrl: server.origin, auth: { PrivateToken: () => 'old' } });
  await expect(same.projectBadges.get(path)).rejects.toMatchObject({ name: 'UnauthorizedError' });
  expect(server.received).toHaveLength(1);
  let count = 0;
  const changing = createClient({ baseUrl: server.origin, auth: { PrivateToken: () => `token-${count++}` } });
  await expect(changing.projectBadges.get(path)).rejects.toMatchObject({ name: 'UnauthorizedError' });
  expect(server.received.slice(1).map(tokenOf)).toEqual(['token-0', 'token-1']);
});

test('does not send a constant token twice', async () => {
  const server = await serverFor('none');
  const client = createClient({ baseUrl: server.origin, auth: { PrivateToken: 'old' } });
  await expect(client.projectBadges.get(path)).rejects.toMatchObject({ status: 401 });
  expect(server.received).toHaveLength(1);
});

test('rejects the call with the error that a provider throws', async () => {
  const server = await serverFor('none');
  const PrivateToken = () => Promise.reject(new Error('the vault is closed'));
  const client = createClient({ baseUrl: server.origin, auth: { PrivateToken } });
  await expect(client.projectBadges.get(path)).rejects.toThrow('the vault is closed');
  expect(server.received).toEqual([]);
});

test('a call can be aborted while it waits for a provider', async () => {
  const server = await serverFor('none');
  const client = createClient({ baseUrl: server.origin, auth: { PrivateToken: () => new Promise(() => undefined) } });
  const controller = new AbortController();
  const call = client.projectBadges.get(path, {}, { signal: controller.signal });
  controller.abort(new Error('enough'));
  await expect(call).rejects.toThrow('enough');
  expect(server.received).toEqual([]);
});

test('cachedCredential loads once for all calls, and once more for all calls that were refused', async () => {
  const server = await serverFor('token-2');
  let loads = 0;
  const PrivateToken = cachedCredential(async () => `token-${++loads}`);
  const client = createClient({ baseUrl: server.origin, auth: { PrivateToken } });
  await Promise.all(Array.from({ length: 5 }, () => client.projectBadges.get(path)));
  expect(loads).toBe(2);
  await client.projectBadges.get(path);
  expect(loads).toBe(2);
});

test('cachedCredential tries again after a failure', async () => {
  let loads = 0;
  const provider = cachedCredential(() => {
    if (++loads === 1) throw new Error('the vault is closed');
    return 'token';
  });
  await expect(provider(undefined)).rejects.toThrow('the vault is closed');
  expect(await provider(undefined)).toBe('token');
});

test.each(['two\nlines', 'zero\u0000', 'curly ’'])(
  'the error for a token that is not valid in a header does not show the token: %j',
  async (token) => {
    const server = await serverFor(token);
    const client = createClient({ baseUrl: server.origin, auth: { PrivateToken: token } });
    const error: unknown = await client.projectBadges.get(path).catch((reason: unknown) => reason);
    expect(String(error)).toBe('TypeError: PrivateToken has a character that cannot be sent');
    expect(server.received).toEqual([]);
  },
);

test('a token from a file may end with a line break', async () => {
  const server = await serverFor('token');
  const client = createClient({ baseUrl: server.origin, auth: { PrivateToken: 'token\n' } });
  expect(await client.projectBadges.get(path)).toEqual({ id: 3 });
});

// The registry and its tokens.

const jwt = (exp: number, mark: string): string => `e30.${btoa(JSON.stringify({ exp, mark }))}.x`;
const inSeconds = (seconds: number): number => Math.floor(Date.now() / 1000) + seconds;

async function registry(tokenFor: (count: number) => string, isAccepted: (token: string) => boolean = () => true) {
  let count = 0;
  const service = await loopback(() => json({ token: tokenFor(++count) }));
  const registryServer = await loopback(({ headers }) =>
    isAccepted(headers.authorization?.replace('Bearer ', '') ?? '') ? json({ repositories: [] }) : json({}, 401),
  );
  const client = createClient({
    baseUrl: service.origin,
    registryUrl: registryServer.origin,
    auth: { RegistryBasic: { username: 'mira', password: 'secret' }, PrivateToken: 'private' },
  });
  return { service, registryServer, client };
}

test('a registry token is obtained for the scope of the operation, once for each scope', async () => {
  const { service, registryServer, client } = await registry((count) => `token-${count}`);
  const tag = { image_path: 'aurora/compass', tag: 'v1' };
  await client.containerRegistry.deleteManifest(tag);
  await client.containerRegistry.deleteManifest({ ...tag, tag: 'v2' });
  await client.containerRegistry.deleteTagReference(tag);
  await client.containerRegistry.listCatalog();
  expect(service.received.map(({ line }) => line)).toEqual([
    'GET /jwt/auth?service=container_registry&scope=repository%3Aaurora%2Fcompass%3Adelete',
    'GET /jwt/auth?service=container_registry&scope=registry%3Acatalog%3A*',
  ]);
  const basic = `Basic ${btoa('mira:secret')}`;
  expect(service.received.map(({ headers }) => headers.authorization)).toEqual([basic, basic]);
  expect(registryServer.received.map(({ line, headers }) => [line, headers.authorization])).toEqual([
    ['DELETE /v2/aurora/compass/manifests/v1', 'Bearer token-1'],
    ['DELETE /v2/aurora/compass/manifests/v2', 'Bearer token-1'],
    ['DELETE /v2/aurora/compass/tags/reference/v1', 'Bearer token-1'],
    ['GET /v2/_catalog', 'Bearer token-2'],
  ]);
  expect(registryServer.received.every(({ headers }) => headers['private-token'] === undefined)).toBe(true);
});

test('calls at the same time share one token', async () => {
  const { service, client } = await registry((count) => `token-${count}`);
  await Promise.all([client.containerRegistry.listCatalog(), client.containerRegistry.listCatalog()]);
  expect(service.received).toHaveLength(1);
});

test('a new token is obtained if the old token is a JWT that is about to expire', async () => {
  const { service, client } = await registry((count) => jwt(inSeconds(count === 1 ? 5 : 300), `${count}`));
  for (let call = 0; call < 3; call++) await client.containerRegistry.listCatalog();
  expect(service.received).toHaveLength(2);
});

test('if the registry refuses a token, a new token is obtained once', async () => {
  const { service, registryServer, client } = await registry(
    (count) => `token-${count}`,
    (token) => token !== 'token-1',
  );
  await client.containerRegistry.listCatalog();
  expect(registryServer.received.map(({ headers }) => headers.authorization)).toEqual([
    'Bearer token-1',
    'Bearer token-2',
  ]);
  expect(service.received).toHaveLength(2);
});

test('if an exchange fails, the call fails with its error, and the next call tries the exchange again', async () => {
  const answers = [json({ message: 'no' }, 403), json({ nothing: true }), json({ token: 'token' })];
  const service = await loopback(() => answers.shift() ?? {});
  const client = createClient({
    baseUrl: service.origin,
    registryUrl: service.origin,
    auth: { RegistryBasic: { username: 'mira', password: 'secret' } },
  });
  await expect(client.containerRegistry.listCatalog()).rejects.toMatchObject({
    status: 403,
    operation: 'getRegistryToken',
  });
  await expect(client.containerRegistry.listCatalog()).rejects.toThrow('/jwt/auth returned no token');
});

test('two clients do not share tokens', async () => {
  const auth = { RegistryBasic: { username: 'mira', password: 'secret' } };
  const servers = [await loopback(json({ token: 'first' })), await loopback(json({ token: 'second' }))];
  for (const { origin } of servers) {
    await createClient({ baseUrl: origin, registryUrl: origin, auth }).containerRegistry.listCatalog();
  }
  expect(servers.map((server) => server.last().headers.authorization)).toEqual(['Bearer first', 'Bearer second']);
});

test('a registry token in the options is used unchanged', async () => {
  const server = await loopback(json({ repositories: [] }));
  const client = createClient({
    baseUrl: server.origin,
    registryUrl: server.origin,
    auth: { RegistryToken: 'given', RegistryBasic: { username: 'mira', password: 'secret' } },
  });
  await client.containerRegistry.listCatalog();
  expect(server.received.map(({ headers }) => headers.authorization)).toEqual(['Bearer given']);
});
