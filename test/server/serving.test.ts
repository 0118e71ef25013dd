import { describe, expect, test, vi } from 'vitest';
import {
  createDispatcher,
  Refusal,
  withObserver,
  type Dispatch,
  type DispatcherOptions,
  type Exchange,
  type PartialHandlers,
  type TransportRequest,
} from '../../generated/server/index.ts';

const authenticate: DispatcherOptions['authenticate'] = {
  PrivateToken: (token) => (token.startsWith('good') ? { name: token } : undefined),
  JobToken: (token) => (token === 'job' ? {} : undefined),
  RegistryBasic: ({ username, password }) => (password === 'pass:word' ? { username } : undefined),
  RegistryToken: () => undefined,
};

const ask = (
  handlers: PartialHandlers,
  target: string,
  headers: Record<string, string>,
  options: Partial<DispatcherOptions> = {},
  around: (dispatch: Dispatch) => Dispatch = (dispatch) => dispatch,
) => {
  const request: TransportRequest = {
    method: 'GET',
    target,
    origin: 'http://a',
    headers,
    header: (name) => headers[name],
    signal: new AbortController().signal,
    readBody: async () => new Uint8Array(),
    streamBody: () => (async function* () {})(),
    toRequest: () => new Request('http://a'),
  };
  return around(createDispatcher(handlers, { authenticate, ...options }))(request);
};

const listRegistry = vi.fn<NonNullable<NonNullable<PartialHandlers['containerRegistry']>['listProjectRepositories']>>(
  (_, { auth }) => ({ status: 200, headers: {}, body: '', contentType: auth.scheme }) as never,
);
const registry: PartialHandlers = { containerRegistry: { listProjectRepositories: listRegistry } };
const registryPath = '/api/v4/projects/1/registry/repositories';

test('each security alternative is tried, and the context of the handler has the scheme', async () => {
  await ask(registry, registryPath, { 'job-token': 'job' });
  expect(listRegistry.mock.lastCall?.[1].auth).toMatchObject({ scheme: 'JobToken', credential: 'job' });
  await ask(registry, registryPath, { 'private-token': 'good', 'job-token': 'job' });
  expect(listRegistry.mock.lastCall?.[1].auth).toMatchObject({ scheme: 'PrivateToken', principal: { name: 'good' } });
  expect((await ask(registry, registryPath, { 'private-token': 'bad' })).status).toBe(401);
});

describe('an invalid credential gets 401', () => {
  const badges: PartialHandlers = { projectBadges: { list: () => ({ status: 200, body: [] }) } };
  const files: PartialHandlers = { repositoryFiles: { getRaw: () => ({ status: 200, body: 'text' }) } };
  const badgesPath = '/api/v4/projects/1/badges';
  const filesPath = '/api/v4/projects/1/repository/files/a/raw';

  test.each([
    { 'private-token': 'good', 'job-token': 'bad' },
    { 'private-token': 'bad', 'job-token': 'job' },
    { 'private-token': '', 'job-token': 'job' },
    { 'private-token': 'good', 'job-token': '' },
    { 'private-token': 'good, good', 'job-token': 'other, job' },
  ])('together with a valid one of another scheme that the operation accepts: %j', async (headers) => {
    expect((await ask(registry, registryPath, headers)).status).toBe(401);
  });

  test.each([
    { 'job-token': 'bad' },
    { 'job-token': '' },
    { authorization: 'Bearer bad' },
    { authorization: 'Bearer' },
    { authorization: `Basic ${btoa('mira:bad')}` },
    { authorization: '' },
  ])('of a scheme that the operation does not accept, if all are checked: %j', async (other) => {
    const headers = { 'private-token': 'good', ...other };
    const all = { checkedCredentials: 'all' } as const;
    expect((await ask(badges, badgesPath, headers, all)).status).toBe(401);
    expect((await ask(files, filesPath, headers, all)).status).toBe(401);
    expect((await ask(files, filesPath, other, all)).status).toBe(401);
    expect((await ask(badges, badgesPath, headers)).status).toBe(200);
    expect((await ask(files, filesPath, other)).status).toBe(200);
  });

  test('and a valid credential that the operation does not accept is ignored', async () => {
    const all = { checkedCredentials: 'all' } as const;
    const basic = `Basic ${btoa('mira:pass:word')}`;
    const both = { 'private-token': 'good', 'job-token': 'job', authorization: basic };
    expect((await ask(badges, badgesPath, both, all)).status).toBe(200);
    expect((await ask(badges, badgesPath, { 'job-token': 'job' }, all)).status).toBe(401);
    expect((await ask(files, filesPath, { 'job-token': 'job' }, all)).status).toBe(200);
    expect((await ask(files, filesPath, { authorization: 'Digest a' }, all)).status).toBe(200);
  });
});

test('a user name ends at the first colon, and a request without credentials gets a challenge', async () => {
  const getToken = vi.fn<NonNullable<NonNullable<PartialHandlers['containerRegistry']>['getToken']>>(() => ({
    status: 200,
    body: { token: 'a' },
  }));
  const handlers: PartialHandlers = { containerRegistry: { getToken } };
  const path = '/jwt/auth?service=container_registry&scope=a';
  const authorization = `Basic ${btoa('mira:pass:word')}`;
  expect((await ask(handlers, path, { authorization })).status).toBe(200);
  expect(getToken.mock.lastCall?.[1].auth.credential).toEqual({ username: 'mira', password: 'pass:word' });
  for (const wrong of ['Basic', 'Basic !!!', `Basic ${btoa('mira')}`, 'Bearer a', '']) {
    const refused = await ask(handlers, path, { authorization: wrong });
    expect(refused).toMatchObject({ status: 401, headers: { 'www-authenticate': expect.stringContaining('Basic') } });
  }
});

test('if the description allows anonymous callers, a request without credentials is accepted, and an invalid credential is not', async () => {
  const getRaw = vi.fn<() => { status: 404; body: object }>(() => ({ status: 404, body: {} }));
  const handlers: PartialHandlers = { repositoryFiles: { getRaw } };
  const path = '/api/v4/projects/1/repository/files/a/raw';
  expect((await ask(handlers, path, {})).status).toBe(404);
  expect(getRaw).toHaveBeenCalledOnce();
  expect((await ask(handlers, path, { 'private-token': 'bad' })).status).toBe(401);
  expect(getRaw).toHaveBeenCalledOnce();
});

test('`authorize` gets the role of the description and the values in the path', async () => {
  const authorize = vi.fn<NonNullable<DispatcherOptions['authorize']>>(({ auth }, { route, path }) => {
    if (path['id'] === 'hidden') throw new Refusal(404, 'Nothing here.');
    return route.role !== 'Maintainer' || ('principal' in auth && auth.credential === 'good maintainer');
  });
  const handlers: PartialHandlers = { pages: { get: () => ({ status: 404, body: {} }) } };
  const status = async (id: string, token: string): Promise<number> =>
    (await ask(handlers, `/api/v4/projects/${id}/pages`, { 'private-token': token }, { authorize })).status;
  expect(await status('1', 'good')).toBe(403);
  expect(await status('1', 'good maintainer')).toBe(404);
  expect(await status('hidden', 'good maintainer')).toBe(404);
  expect(authorize.mock.lastCall?.[1].route).toMatchObject({ operation: 'getPagesSettings', role: 'Maintainer' });
});

test('each response is observed, with its duration', async () => {
  const observe = vi.fn<(exchange: Exchange) => void>();
  const observed = (dispatch: Dispatch): Dispatch => withObserver(dispatch, observe);
  await ask(registry, `${registryPath}?page=2`, { 'job-token': 'job', 'x-request-id': 'r1' }, {}, observed);
  await ask(registry, '/nothing', {}, {}, observed);
  expect(observe.mock.calls.map(([exchange]) => exchange)).toEqual([
    expect.objectContaining({
      status: 200,
      requestId: 'r1',
      target: `${registryPath}?page=2`,
      milliseconds: expect.any(Number),
    }),
    expect.objectContaining({ status: 404, route: undefined }),
  ]);
});
