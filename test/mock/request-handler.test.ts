import { once } from 'node:events';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createRequestHandler } from '../../mock/request-handler.ts';
import { createMockServer } from '../../mock/mock-server.ts';
import { createRouter } from '../../mock/router.ts';
import { documentWith, post } from './inline-mock.ts';
import type { AddressInfo } from 'node:net';
import type { Responder } from '../../mock/prism.ts';

const document = documentWith({
  '/notes': { get: { operationId: 'listNotes' }, post: { operationId: 'createNote', requestBody: {} } },
});
const limits = { targetLength: 100, bodyBytes: 1000, responseMilliseconds: 60_000 };
const fine = { status: 200, headers: { 'content-type': 'application/json' }, body: '{}' };

/** Starts a server with a request handler that calls a responder of the test. Returns the URL and the log lines of the server. */
async function serve(respond: Responder, own: Partial<typeof limits> = {}): Promise<{ url: string; lines: string[] }> {
  const lines: string[] = [];
  const engine = { respond, respondToUnreadableBody: async () => undefined };
  const handle = createRequestHandler(createRouter(document), engine, {
    limits: { ...limits, ...own },
    preferences: {},
  });
  const { server, connections } = createMockServer(handle, (line) => lines.push(line));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => connections.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/notes`, lines };
}

/** Returns the body of an error response. Checks that the body is problem details. */
async function problemOf(response: Response): Promise<{ status: number; detail: string }> {
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  const problem = (await response.json()) as { status: number; detail: string };
  expect(problem.status).toBe(response.status);
  return problem;
}

describe('requests that the handler rejects', () => {
  const text = { 'content-type': 'text/plain' };
  const cases: [string, string, RequestInit, number, string][] = [
    ['invalid percent-encoding in the path', '/%E0%A4%A', {}, 400, 'The path has invalid percent-encoding'],
    ['invalid percent-encoding in the query', '?q=%E0%A4%A', {}, 400, 'The query has invalid percent-encoding'],
    ['a long target', `?q=${'x'.repeat(100)}`, {}, 414, 'longer than 100 characters'],
    ['an unknown path', '/7', {}, 404, 'No path of the API description matches /notes/7.'],
    [
      'an unknown method',
      '',
      { method: 'DELETE' },
      405,
      'For this path, the API description has only GET, POST, HEAD.',
    ],
    ['an invalid preference', '', { headers: { prefer: 'code=1' } }, 400, 'Prefer: code=1'],
    [
      'malformed JSON',
      '',
      { method: 'POST', body: '{"a":', headers: { 'content-type': 'application/json' } },
      400,
      'The body is not JSON',
    ],
    [
      'malformed JSON of another type',
      '',
      { method: 'POST', body: 'x', headers: { 'content-type': 'application/merge-patch+json' } },
      400,
      'not JSON',
    ],
    [
      'a malformed form',
      '',
      { method: 'POST', body: '%E0%A4%A=1', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
      400,
      'The form has invalid',
    ],
    ['a long body', '', { method: 'POST', body: 'x'.repeat(1001), headers: text }, 413, 'longer than 1000 bytes'],
    [
      'an invalid content type',
      '',
      { method: 'POST', body: 'x', headers: { 'content-type': 'zzz' } },
      415,
      'The content type "zzz" is not a media type.',
    ],
    [
      'an invalid content type without a body',
      '',
      { method: 'POST', headers: { 'content-type': 'zzz' } },
      415,
      'not a media type',
    ],
    [
      'a compressed body',
      '',
      { method: 'POST', body: 'x', headers: { ...text, 'content-encoding': 'gzip' } },
      415,
      'gzip',
    ],
  ];

  test.each(cases)(
    '%s gets problem details and does not reach the responder',
    async (_, target, init, status, detail) => {
      const respond = vi.fn<Responder>();
      const { url } = await serve(respond);
      const response = await fetch(url + target, init);
      expect(response.status).toBe(status);
      expect((await problemOf(response)).detail).toContain(detail);
      expect(respond).not.toHaveBeenCalled();
    },
  );

  test('a chunked body that becomes too long gets 413', async () => {
    const { url } = await serve(async () => fine);
    const chunks = new Blob(['x'.repeat(5000)]).stream();
    const response = await fetch(url, {
      method: 'POST',
      body: chunks,
      duplex: 'half',
      headers: { 'content-type': 'text/plain' },
    } as RequestInit);
    expect(response.status).toBe(413);
  });

  test('a 405 lists the allowed methods', async () => {
    const { url } = await serve(async () => fine);
    expect((await fetch(url, { method: 'PATCH' })).headers.get('allow')).toBe('GET, POST, HEAD');
  });
});

describe('a responder that fails', () => {
  test('never responds: the client gets 504', async () => {
    const { url } = await serve(() => new Promise(() => {}), { responseMilliseconds: 1 });
    const response = await fetch(url);
    expect(response.status).toBe(504);
    expect((await problemOf(response)).detail).toBe('No response within 1 ms.');
  });

  test('fails after the deadline: the error is ignored', async () => {
    const { promise, reject } = Promise.withResolvers<never>();
    const { url } = await serve(() => promise, { responseMilliseconds: 1 });
    expect((await fetch(url)).status).toBe(504);
    reject(new Error('late')); // An unhandled rejection would fail the test run.
    expect((await fetch(url)).status).toBe(500);
  });

  test.each([
    ['rejects', () => Promise.reject(new Error('boom'))],
    [
      'throws',
      () => {
        throw new Error('boom');
      },
    ],
    ['rejects with something else', () => Promise.reject('boom')],
  ] as [string, Responder][])('%s: the client gets 500, and the next request succeeds', async (_, fail) => {
    const respond = vi.fn<Responder>(async () => fine).mockImplementationOnce(fail);
    const { url } = await serve(respond);
    const response = await fetch(url);
    expect(response.status).toBe(500);
    expect((await problemOf(response)).detail).toBe('The mock failed: boom');
    expect((await fetch(url)).status).toBe(200);
  });
});

describe('the log', () => {
  test('has one line per request, without the query', async () => {
    const { url, lines } = await serve(async () => fine);
    await fetch(`${url}?private_token=secret`);
    await post(url, {});
    await fetch(`${url}/%E0`);
    await fetch(url, { method: 'DELETE' });
    expect(lines).toEqual([
      'GET /notes 200 listNotes',
      'POST /notes 200 createNote',
      'GET /notes/%E0 400: The path has invalid percent-encoding: "%E0" is not encoded UTF-8.',
      'DELETE /notes 405: For this path, the API description has only GET, POST, HEAD.',
    ]);
  });
});

describe('pages of other origins', () => {
  const origin = 'https://docs.example.com';

  test('get a preflight response that allows a token', async () => {
    const { url } = await serve(async () => fine);
    const preflight = {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'private-token,content-type',
    };
    const response = await fetch(url, { method: 'OPTIONS', headers: preflight });
    expect(response.status).toBe(204);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-methods': 'GET, POST, HEAD',
      'access-control-allow-headers': 'private-token,content-type',
      'access-control-allow-credentials': 'true',
      vary: 'Origin',
    });
  });

  test('get the response of the mock to OPTIONS if the request is not a preflight request', async () => {
    const { url } = await serve(async () => fine);
    const response = await fetch(url, { method: 'OPTIONS', headers: { origin } });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, POST, HEAD']);
    expect(response.headers.get('access-control-allow-origin')).toBe(origin);
    expect(response.headers.get('access-control-allow-methods')).toBeNull();
  });

  test('can read every header, even of error responses', async () => {
    const { url } = await serve(async () => ({
      ...fine,
      headers: { ...fine.headers, 'x-total': '2', vary: 'Accept' },
    }));
    const response = await fetch(url, { headers: { origin } });
    expect(response.headers.get('access-control-expose-headers')).toBe('content-type, x-total, vary');
    expect(response.headers.get('vary')).toBe('Origin, Accept');
    expect((await fetch(`${url}/7`, { headers: { origin } })).headers.get('access-control-allow-origin')).toBe(origin);
  });

  test('are not mentioned in a response to a request without Origin', async () => {
    const { url } = await serve(async () => fine);
    expect([...(await fetch(url)).headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  });
});
