import { describe, expect, test } from 'vitest';
import { checkedCookies, isSetCookie } from '../../templates/shared/set-cookie.ts';
import { outputOf } from '../client/output-of.ts';
import { serveOutput } from '../foreign/serve-output.ts';
import { oneOperation, type FullOptions } from './one-operation.ts';
import { adapters } from './start-adapter.ts';

const cookies = ['a=1; Path=/', 'b="2"; Expires=Wed, 09 Jun 2027 10:18:14 GMT'];
const headers = { 'Set-Cookie': cookies, 'X-List': ['a', 'b'] };

const streamed = async function* () {
  yield new TextEncoder().encode('a');
};

const results = {
  'a body': { status: 200, headers, contentType: 'text/plain', body: 'a' },
  'no body': { status: 204, headers },
  'a streamed body': () => ({ status: 200, headers, contentType: 'text/plain', body: streamed() }),
};

/** The names of the adapters, and those of the frameworks whose middleware can set cookies before the API does. */
const names = Object.keys(adapters) as (keyof typeof adapters)[];
const frameworks = ['express', 'fastify'] as const;

describe.each(names)('RFC 9110, section 5.3: with the adapter %s, each cookie has its own line', (name) => {
  test.each(Object.entries(results))('in a response with %s', async (_, result) => {
    const dispatch = oneOperation('GET', () => (typeof result === 'function' ? result() : result));
    const server = await adapters[name](dispatch);
    const response = await fetch(server.url);
    await server.close();
    expect(response.headers.getSetCookie()).toEqual(cookies);
    expect(response.headers.get('x-list')).toBe('a,b');
  });

  test.each(['a\r\nx: y', 'ü=1', '\u0000'])('and a cookie with the text %j is an error', async (text) => {
    const dispatch = oneOperation('GET', () => ({ status: 204, headers: { 'set-cookie': ['a=1', text] } }));
    const server = await adapters[name](dispatch);
    const response = await fetch(server.url);
    await server.close();
    expect([response.status, response.headers.getSetCookie()]).toEqual([500, []]);
  });
});

test.each(frameworks)('cookies that other code of %s has set are kept', async (name) => {
  const dispatch = oneOperation('GET', () => ({ status: 204, headers: { 'set-cookie': cookies } }));
  const server = await adapters[name](dispatch, (setHeader) => setHeader('set-cookie', 'session=3'));
  const response = await fetch(server.url);
  await server.close();
  expect(response.headers.getSetCookie()).toEqual(['session=3', ...cookies]);
});

test('the described header is checked cookie by cookie, or as a list', () => {
  expect([isSetCookie('Set-Cookie'), isSetCookie('cookie')]).toEqual([true, false]);
  expect(checkedCookies(cookies, true)).toEqual(cookies);
  expect(checkedCookies(cookies, false)).toEqual([cookies]);
});

const text = { schema: { type: 'string', pattern: '^[ab]=' } };
const list = { schema: { type: 'array', items: { type: 'string' }, maxItems: 2 } };

test.each([
  ['a text', text, cookies, 0],
  ['a text', text, 'a=1', 0],
  ['a text', text, ['a=1', 'c=2'], 1],
  ['a list', list, cookies, 0],
  ['a list', list, ['a=1', 'b=2', 'c=3'], 1],
])('client and server exchange cookies if `Set-Cookie` is described as %s: %#', async (_, header, sent, problems) => {
  const responses = { 204: { description: 'Good.', headers: { 'Set-Cookie': header } } };
  const paths = { '/login': { post: { operationId: 'login', tags: ['users'], responses } } };
  const output = await outputOf({ paths }, ['node']);
  const logged: object[] = [];
  const log = { warn: (details: object) => logged.push(details), error: (details: object) => logged.push(details) };
  const handlers = { users: { login: () => ({ status: 204, headers: { 'Set-Cookie': sent } }) } };
  const options: Partial<FullOptions> = { log, checkResponses: 'log' };
  const baseUrl = await serveOutput(output, handlers, options);
  const { createClient, checkResponses } = await import(`${output}/client/index.ts`);
  const { responses: described } = await import(`${output}/validators/responses.ts`);
  const { judgeResponse } = await import(`${output}/validators/runtime/responses.ts`);
  const { readHeaders } = await import(`${output}/client/runtime/calls.ts`).catch(() => ({}));
  const found: object[] = [];
  const middleware = [checkResponses(described, judgeResponse, (error: object) => found.push(error))];
  const call = createClient({ baseUrl, middleware }).users.login();
  const reply = await call.reply;
  await call;
  expect(reply.response.headers.getSetCookie()).toEqual([sent].flat());
  if (readHeaders !== undefined) expect(readHeaders(reply)['set-cookie']).toEqual([sent].flat());
  expect([logged.length, found.length]).toEqual([problems, problems]);
});
