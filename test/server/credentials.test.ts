import { expect, test, vi } from 'vitest';
import type { AnyAuth } from '../../generated/server/runtime/auth.ts';
import type { CredentialLocation } from '../../generated/server/runtime/authentication.ts';
import type { FindRoute, Route } from '../../generated/server/runtime/interfaces.ts';
import { createFullDispatch, serving } from './one-operation.ts';

/** Sends a request for an operation with one security scheme. Returns its status, and the caller that the handler gets. */
async function ask(
  scheme: CredentialLocation,
  authenticate: (credential: unknown) => unknown,
  target: string,
  headers: Record<string, string> = {},
  security: Route['security'] = [{ Only: [] }],
): Promise<{ readonly status: number; readonly auth: AnyAuth | undefined }> {
  const route: Route = {
    operation: 'read',
    area: 'files',
    handler: 'read',
    method: 'GET',
    path: '/',
    request: {},
    responses: { 200: [] },
    security,
  };
  const findRoute: FindRoute = (method) => (method === 'GET' ? { route, values: [] } : undefined);
  let auth: AnyAuth | undefined;
  const read = (_input: never, context: { readonly auth: AnyAuth }): object => {
    ({ auth } = context);
    return { status: 200 };
  };
  const options = { authenticate: { Only: authenticate }, checkResponses: 'off' } as const;
  const dispatch = createFullDispatch(findRoute, { Only: scheme }, { files: { read } }, options, {
    read: { statuses: { 200: {} } },
  });
  const status = await serving(dispatch, async ({ url }) => (await fetch(url + target, { headers })).status);
  return { status, auth };
}

test('the credential of an authenticated connection is undefined', async () => {
  const authenticate = vi.fn<(credential: unknown) => unknown>(() => 'mira');
  const { status, auth } = await ask({ in: 'connection' }, authenticate, '/');
  expect(status).toBe(200);
  expect(authenticate.mock.lastCall?.[0]).toBeUndefined();
  expect(auth).toEqual({ scheme: 'Only', credential: undefined, principal: 'mira' });
});

test.each<[CredentialLocation, target: string, headers: Record<string, string>]>([
  [{ in: 'header', name: 'x-key' }, '/', { 'x-key': '' }],
  [{ in: 'authorization', scheme: 'bearer' }, '/', { authorization: 'Bearer' }],
  [{ in: 'query', name: 'key' }, '/?key=', {}],
  [{ in: 'query', name: 'key' }, '/?key', {}],
  [{ in: 'cookie', name: 'session' }, '/', { cookie: 'session=; theme=dark' }],
  [{ in: 'cookie', name: 'session' }, '/', { cookie: 'session=""' }],
])('an empty credential gets 401, also if none is needed: %j %s %j', async (scheme, target, headers) => {
  const authenticate = vi.fn<(credential: unknown) => unknown>(() => 'mira');
  expect((await ask(scheme, authenticate, target, headers)).status).toBe(401);
  expect((await ask(scheme, authenticate, target, headers, [{}, { Only: [] }])).status).toBe(401);
  expect(authenticate).not.toHaveBeenCalled();
  expect((await ask(scheme, authenticate, '/', {}, [{}, { Only: [] }])).status).toBe(200);
});
