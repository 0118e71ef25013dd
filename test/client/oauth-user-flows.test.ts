import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  finishAuthorization,
  startAuthorization,
  type Authorization,
  type AuthorizationResponse,
} from '../../templates/client/authorization-code.ts';
import { startDeviceAuthorization, type DeviceAuthorization } from '../../templates/client/device-authorization.ts';
import type { TokenError } from '../../templates/client/token-endpoint.ts';
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
  server.respond = (_, response) => json(response, { access_token: 'a1', refresh_token: 'r1', expires_in: 3600 });
});

const redirectUri = 'https://app.example.com/callback';
const clientId = 'app';

const start = (): Promise<Authorization> =>
  startAuthorization({
    authorizationUrl: `${address}/authorize?tenant=a`,
    clientId,
    redirectUri,
    scope: ['read', 'write'],
    parameters: { prompt: 'login', state: 'mine' },
  });

/** Ends an authorization whose callback has the given parameters. */
const finish = (
  { state, codeVerifier }: Authorization,
  parameters: Readonly<Record<string, string>> | string,
  more: Partial<AuthorizationResponse> = {},
): ReturnType<typeof finishAuthorization> => {
  const callbackUrl = `${redirectUri}?${new URLSearchParams(parameters)}`;
  return finishAuthorization({
    tokenUrl: `${address}/token`,
    clientId,
    redirectUri,
    state,
    codeVerifier,
    callbackUrl,
    ...more,
  });
};

test('the address of the page has a challenge of PKCE and a new state each time', async () => {
  const [first, second] = [await start(), await start()];
  const { origin, pathname, searchParams } = new URL(first.url);
  expect(origin + pathname).toBe(`${address}/authorize`);
  expect(Object.fromEntries(searchParams)).toEqual({
    tenant: 'a',
    prompt: 'login',
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirectUri,
    scope: 'read write',
    state: first.state,
    code_challenge: createHash('sha256').update(first.codeVerifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
  expect(first.codeVerifier).toMatch(/^[\w-]{43}$/u);
  expect(new Set([first.state, second.state, first.codeVerifier, second.codeVerifier]).size).toBe(4);
});

test('the code of the callback is exchanged for tokens', async () => {
  const authorization = await start();
  const tokens = await finish(authorization, { code: 'c&1', state: authorization.state });
  expect(tokens).toMatchObject({ accessToken: 'a1', refreshToken: 'r1' });
  expect(tokens.expiresAt).toBeGreaterThan(Date.now());
  expect(Object.fromEntries(server.requests[0]?.form ?? [])).toEqual({
    grant_type: 'authorization_code',
    code: 'c&1',
    redirect_uri: redirectUri,
    code_verifier: authorization.codeVerifier,
    client_id: clientId,
  });
});

test('a callback of another authorization, server or user sends no code', async () => {
  const authorization = await start();
  const { state } = authorization;
  const issuer = 'https://login.example.com';
  const refusals: [Parameters<typeof finish>[1], string, Partial<AuthorizationResponse>?][] = [
    [{ code: 'c' }, 'The state'],
    [{ code: 'c', state: 'other' }, 'The state'],
    [{ code: 'c', state: '' }, 'The state', { state: '' }],
    [`code=c&state=${state}&state=${state}`, 'state more than once'],
    [`code=c&code=d&state=${state}`, 'code more than once'],
    [{ code: 'c', state, iss: 'https://evil.example.com' }, 'issuer', { issuer }],
    [{ code: 'c', state }, 'issuer', { issuer }],
    [{ state }, 'no code'],
    [{ state, error: 'access_denied', error_description: '<b>' }, 'The authorization failed: access_denied'],
    [{ state, error: 'a\nb' }, 'The authorization failed: the error code is invalid'],
  ];
  for (const [parameters, message, more] of refusals)
    await expect(finish(authorization, parameters, more)).rejects.toThrow(message);
  expect(server.requests).toEqual([]);
  await finish(authorization, { code: 'c', state, iss: issuer }, { issuer });
  expect(server.requests).toHaveLength(1);
});

test('codes are sent with encryption, and only to the token endpoint', async () => {
  const authorization = await start();
  const callback = { code: 'c', state: authorization.state };
  const tokenUrl = 'http://login.example.com/token';
  await expect(finish(authorization, callback, { tokenUrl })).rejects.toThrow('is not https');
  const page = startAuthorization({ authorizationUrl: 'http://login.example.com', clientId, redirectUri });
  await expect(page).rejects.toThrow('is not https');
  server.respond = (_, response) => response.writeHead(307, { location: `${address}/elsewhere` }).end();
  await expect(finish(authorization, callback)).rejects.toThrow('could not be requested');
  expect(server.requests).toHaveLength(1);
});

/** Begins a device flow whose server sends these responses in turn. Returns the flow, and the delays between its requests in seconds. */
async function device(
  answers: readonly (readonly [status: number, body: object] | 'broken')[],
  more: object = {},
): Promise<{ readonly delays: number[]; readonly flow: DeviceAuthorization }> {
  const open = [...answers];
  server.respond = ({ path }, response) => {
    const codes = {
      device_code: 'd',
      user_code: 'AB-CD',
      verification_uri: 'https://example.com/device',
      expires_in: 600,
    };
    if (path === '/device') return json(response, { ...codes, ...more });
    const answer = open.shift() ?? [500, {}];
    return answer === 'broken' ? response.destroy() : json(response, answer[1], answer[0]);
  };
  const delays: number[] = [];
  const wait = async (milliseconds: number): Promise<void> => void delays.push(milliseconds / 1000);
  const urls = { deviceAuthorizationUrl: `${address}/device`, tokenUrl: `${address}/token` };
  return { delays, flow: await startDeviceAuthorization({ ...urls, clientId, scope: ['read'], wait }) };
}

const pending = [400, { error: 'authorization_pending' }] as const;
const slower = [400, { error: 'slow_down' }] as const;
const issued = [200, { access_token: 'a1' }] as const;

test('a device asks until the user grants access, and more slowly if the server demands it', async () => {
  const { delays, flow } = await device([pending, slower, pending, 'broken', issued], { interval: 2 });
  expect(flow).toMatchObject({ userCode: 'AB-CD', verificationUri: 'https://example.com/device' });
  expect(await flow.tokens()).toMatchObject({ accessToken: 'a1' });
  expect(delays).toEqual([2, 2, 7, 7, 14]);
  expect(server.requests.map(({ form }) => form.toString())).toEqual([
    'scope=read&client_id=app',
    ...Array(5).fill('grant_type=urn%3Aietf%3Aparams%3Aoauth%3Agrant-type%3Adevice_code&device_code=d&client_id=app'),
  ]);
});

test('a device waits between requests, even if the server states that it need not', async () => {
  const { delays, flow } = await device([pending, issued], { interval: 0 });
  await flow.tokens();
  expect(delays).toEqual([1, 1]);
});

test.each(['access_denied', 'expired_token', 'invalid_grant'])('a device stops after %s', async (error) => {
  const { delays, flow } = await device([pending, [400, { error }], issued]);
  await expect(flow.tokens()).rejects.toMatchObject({ code: error } satisfies Partial<TokenError>);
  expect(delays).toEqual([5, 5]);
});

test('a device stops when the code expires, and when the program stops', async () => {
  const { flow } = await device([pending], { expires_in: 0 });
  await expect(flow.tokens()).rejects.toMatchObject({ code: 'expired_token' });
  const other = await device([pending]);
  await expect(other.flow.tokens(AbortSignal.abort(new Error('stopped')))).rejects.toThrow('stopped');
  expect(server.requests.map(({ path }) => path)).toEqual(['/device', '/device']);
});

test('a page that is no web page is refused, because programs open it', async () => {
  await expect(device([], { verification_uri: 'javascript:alert(1)' })).rejects.toThrow('web page');
  await expect(device([], { verification_uri_complete: 'file:///etc/passwd' })).rejects.toThrow('web page');
  await expect(device([], { user_code: 1 })).rejects.toThrow('no device_code');
});
