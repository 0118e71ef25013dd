import { expect, test } from 'vitest';
import { createClient, type HeaderCredential } from '../../generated/client/index.ts';
import { json, loopback, type Received, type SentResponse } from './loopback.ts';
import { outputOf } from './output-of.ts';

// A client sends a credential that its description does not have, or describes wrongly.

const responses = { 200: { description: 'Done.', content: { 'application/json': { schema: {} } } } };
const operation = (operationId: string) => ({ operationId, tags: ['things'], responses });
const output = outputOf({
  paths: {
    '/things': { get: operation('listThings'), post: operation('createThing') },
    '/uploads': { servers: [{ url: 'https://uploads.things.example' }], get: operation('listUploads') },
  },
});

async function clientWith(auth: unknown, answer: Parameters<typeof loopback>[0] = json({}), options: object = {}) {
  const server = await loopback(answer);
  const { createClient: create } = await import(`${await output}/client/index.ts`);
  return { server, client: create({ baseUrl: server.origin, auth, ...options }) };
}

test('a token is sent as a bearer token with each operation of the main server', async () => {
  const uploads = await loopback(json({}));
  const servers = { 'https://uploads.things.example': uploads.origin };
  const { server, client } = await clientWith('secret', json({}), { servers });
  await client.things.list();
  expect(server.last().headers.authorization).toBe('Bearer secret');
  await client.things.create();
  expect(server.last().headers.authorization).toBe('Bearer secret');
  await client.things.listUploads();
  expect(uploads.last().headers.authorization).toBeUndefined();
});

test('a credential can have another header, a prefix, and another server', async () => {
  const key = { header: 'X-Api-Key', value: 'secret' };
  const { server, client } = await clientWith(key);
  await client.things.list();
  expect(server.last().headers).toMatchObject({ 'x-api-key': 'secret' });

  const uploads = await loopback(json({}));
  const auth = { header: 'Authorization', prefix: 'Token ', value: () => 'secret', server: uploads.origin };
  const other = await clientWith(auth, json({}), { servers: { 'https://uploads.things.example': uploads.origin } });
  await other.client.things.listUploads();
  expect(uploads.last().headers.authorization).toBe('Token secret');
  await other.client.things.list();
  expect(other.server.last().headers.authorization).toBeUndefined();
});

test('a credential replaces the security schemes of a description', async () => {
  const server = await loopback(json([]));
  const auth: HeaderCredential = { header: 'X-Api-Key', value: 'secret' };
  const client = createClient({ baseUrl: server.origin, auth });
  await client.namespaces.list();
  expect(server.last().headers).toMatchObject({ 'x-api-key': 'secret' });
  expect(server.last().headers['private-token']).toBeUndefined();
  await client.namespaces.list({}, { headers: { 'X-Api-Key': 'own' } });
  expect(server.last().headers['x-api-key']).toBe('own');
});

test('a token is refreshed once after a 401', async () => {
  const refused: unknown[] = [];
  const provider = (credential: unknown) => {
    refused.push(credential);
    return credential === 'old' ? 'new' : 'old';
  };
  const accept =
    (token: string) =>
    ({ headers }: Received) =>
      headers.authorization === `Bearer ${token}` ? json({}) : json({}, 401);
  const { server, client } = await clientWith(provider, accept('new'));
  await client.things.create();
  expect(server.received.map(({ headers }) => headers.authorization)).toEqual(['Bearer old', 'Bearer new']);
  expect(refused).toEqual([undefined, 'old']);
  const hopeless = await clientWith(provider, accept('another'));
  await expect(hopeless.client.things.list()).rejects.toMatchObject({ status: 401 });
  expect(hopeless.server.received).toHaveLength(2);
});

test.each([301, 302, 303, 307, 308])(
  'a redirect with %i to another origin does not get the credential',
  async (status) => {
    const stranger = await loopback(json({}));
    const answer: SentResponse = { status, headers: { location: `${stranger.origin}/things` } };
    for (const auth of ['secret', { header: 'X-Api-Key', value: 'secret' }]) {
      const { server, client } = await clientWith(auth, answer);
      await client.things.list();
      expect(JSON.stringify(server.last().headers)).toContain('secret');
      expect(JSON.stringify(stranger.last().headers)).not.toContain('secret');
    }
  },
);

test('no error shows the credential', async () => {
  const shown: string[] = [];
  for (const auth of ['sec\nret', { header: 'X-Api-Key', value: 'sec\nret' }, { header: 'X Key', value: 'secret' }]) {
    const { client } = await clientWith(auth);
    await client.things.list().catch((error: unknown) => shown.push(String(error), JSON.stringify(error)));
  }
  const { client } = await clientWith('secret', json({}, 403));
  await client.things.list().catch((error: unknown) => shown.push(String(error), JSON.stringify(error)));
  expect(shown).toHaveLength(8);
  expect(shown.filter((text) => /sec\s*(?:\\n)?ret/u.test(text))).toEqual([]);
  await expect(clientWith({ header: 'X-Api-Key', value: 'secret', server: 'nonsense' })).rejects.toThrow(
    'The address of a server must be like https://host',
  );
});

test('the types of a description with security schemes do not accept a text, which may belong to any of them', () => {
  // @ts-expect-error: the credential of a scheme has its name
  expect(createClient({ baseUrl: 'https://forge.test', auth: 'secret' })).toBeDefined();
});
