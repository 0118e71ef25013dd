import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { CredentialProvider } from '../../templates/client/credentials.ts';
import { clientCredentials, discoverTokenUrl, refreshedToken } from '../../templates/client/oauth-tokens.ts';
import { json, startTokenServer, type TokenServer } from './token-server.ts';

let server: TokenServer;
let address: string;

beforeAll(async () => {
  server = await startTokenServer();
  ({ address } = server);
});
afterAll(() => server.close());

beforeEach(() => {
  server.requests.length = 0;
  server.respond = (_, response) => json(response, { access_token: `t${server.requests.length}`, expires_in: 3600 });
});

const tokenOf = async (provider: CredentialProvider<string>, refused?: string): Promise<string> => provider(refused);
const own = (): { tokenUrl: string; clientId: string; clientSecret: string } => ({
  tokenUrl: `${address}/token`,
  clientId: 'a b',
  clientSecret: 'ü:%',
});

test('one request serves all calls at the same time, until the token is refused', async () => {
  const provider = clientCredentials({ ...own(), scope: ['read', 'write'] });
  expect(await Promise.all([tokenOf(provider), tokenOf(provider), tokenOf(provider)])).toEqual(['t1', 't1', 't1']);
  expect(await tokenOf(provider)).toBe('t1');
  expect(await Promise.all([tokenOf(provider, 't1'), tokenOf(provider, 't1')])).toEqual(['t2', 't2']);
  expect(server.requests.map(({ form }) => form.toString())).toEqual(
    Array(2).fill('grant_type=client_credentials&scope=read+write'),
  );
});

test('the id and the secret are encoded as RFC 6749 (section 2.3.1) demands', async () => {
  await tokenOf(clientCredentials(own()));
  await tokenOf(clientCredentials({ ...own(), secretIn: 'body' }));
  const [first, second] = server.requests;
  expect(atob(first?.authorization?.replace('Basic ', '') ?? '')).toBe('a+b:%C3%BC%3A%25');
  expect(second?.authorization).toBeUndefined();
  expect(second?.form.get('client_secret')).toBe('ü:%');
});

test('an expired token is replaced before it is sent', async () => {
  server.respond = (_, response) => json(response, { access_token: `t${server.requests.length}`, expires_in: 0 });
  const provider = clientCredentials(own());
  expect([await tokenOf(provider), await tokenOf(provider)]).toEqual(['t1', 't2']);
});

test('a failure is not kept, and its error names the code but no secret', async () => {
  server.respond = (_, response) => json(response, { error: 'invalid_client', error_description: 'ü:% is wrong' }, 401);
  const provider = clientCredentials(own());
  await expect(tokenOf(provider)).rejects.toThrow(`${address}/token: 401 invalid_client`);
  server.respond = (_, response) => json(response, { access_token: 'good' });
  expect(await tokenOf(provider)).toBe('good');
});

test('credentials do not follow a redirect, and are not sent without encryption', async () => {
  server.respond = (_, response) => response.writeHead(307, { location: `${address}/elsewhere` }).end();
  await expect(tokenOf(clientCredentials(own()))).rejects.toThrow('could not be requested');
  expect(server.requests).toHaveLength(1);
  const open = { ...own(), tokenUrl: 'http://login.example.com/token' };
  await expect(tokenOf(clientCredentials(open))).rejects.toThrow('is not https');
});

test('a replaced refresh token is used for the next request, and reported', async () => {
  server.respond = ({ form }, response) =>
    json(response, {
      access_token: `for ${form.get('refresh_token')}`,
      refresh_token: `r${server.requests.length + 1}`,
    });
  const reported: string[] = [];
  const { tokenUrl, clientId } = own();
  const provider = refreshedToken({
    tokenUrl,
    clientId,
    refreshToken: 'r1',
    onRefreshToken: (token) => reported.push(token),
  });
  expect([await tokenOf(provider), await tokenOf(provider, 'for r1')]).toEqual(['for r1', 'for r2']);
  expect(reported).toEqual(['r2', 'r3']);
  expect(server.requests[0]?.form.get('client_id')).toBe('a b');
});

test('the endpoint of an OpenID provider is in its discovery document', async () => {
  server.respond = (_, response) => json(response, { issuer: `${address}/id`, token_endpoint: `${address}/token` });
  expect(await discoverTokenUrl(`${address}/id/.well-known/openid-configuration`)).toBe(`${address}/token`);
  await expect(discoverTokenUrl(`${address}/other/.well-known/openid-configuration`)).rejects.toThrow('issuer');
});

test.each([
  ['no token', { token_type: 'bearer' }, 'no access_token'],
  ['a token of another type', { access_token: 'a', token_type: 'mac' }, 'that is not a bearer token: mac'],
])('%s is an error', async (_, answer, message) => {
  server.respond = (_form, response) => json(response, answer);
  await expect(tokenOf(clientCredentials(own()))).rejects.toThrow(message);
});

test('issued tokens are used until they expire, and then refreshed at the address for it', async () => {
  const tokens = { accessToken: 'first', refreshToken: 'r1', expiresAt: Date.now() + 60_000 };
  const provider = refreshedToken({ ...own(), ...tokens, refreshUrl: `${address}/refresh` });
  expect([await tokenOf(provider), await tokenOf(provider)]).toEqual(['first', 'first']);
  expect(server.requests).toEqual([]);
  expect(await tokenOf(provider, 'first')).toBe('t1');
  expect(server.requests[0]?.path).toBe('/refresh');
  const expired = refreshedToken({ ...own(), accessToken: 'old', expiresAt: 0, refreshToken: undefined });
  await expect(tokenOf(expired)).rejects.toThrow('there is no refresh token');
});
