import { once } from 'node:events';
import { get, type IncomingMessage, type RequestListener } from 'node:http';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { observe } from '../../contract/passive/observe.ts';
import { curl } from '../../contract/http/curl.ts';
import { exitCodeOf } from '../../contract/5-report/exit-code.ts';
import { renderHar } from '../../contract/5-report/har.ts';
import type { Summary } from '../../contract/5-report/summary.ts';
import { parseTarget } from '../../contract/3-ask/target.ts';
import { createConforming } from '../../examples/servers/express-badges/conforming.ts';
import { createFirstAttempt } from '../../examples/servers/express-badges/first-attempt.ts';
import { serviceSubject } from './description.ts';
import { failuresOf } from './run-against.ts';
import { serverWith } from './server-with.ts';

/** Starts a server behind an observing proxy, and calls `talk` with the URL of the proxy. Returns the summary. */
async function observed(listener: RequestListener, talk: (url: string) => Promise<unknown>): Promise<Summary> {
  const url = await serverWith(listener);
  const subject = await serviceSubject();
  const stop = new AbortController();
  const started = Promise.withResolvers<string>();
  const summary = observe({
    subject,
    upstream: parseTarget(url, subject.api),
    host: '127.0.0.1',
    port: 0,
    baseline: [],
    keepExchanges: true,
    runUntilStopped: async (proxy) => {
      await once(stop.signal, 'abort');
      await proxy.close();
    },
    onStart: started.resolve,
    onResult: () => undefined,
  });
  await talk(`${await started.promise}/api/v4/projects/24/badges`);
  stop.abort();
  return summary;
}

const headers = { 'private-token': 'badges-token', 'content-type': 'application/json' };
const badge = JSON.stringify({ link_url: 'https://example.com', image_url: 'https://example.com' });

test('a conforming server has no failure', async () => {
  const summary = await observed(createConforming('badges-token'), async (url) => {
    expect((await fetch(url, { headers })).status).toBe(200);
    expect((await fetch(url, { method: 'POST', headers, body: badge })).status).toBe(201);
    expect((await fetch(`${url}/999`, { headers })).status).toBe(404);
    expect((await fetch(`${url}-of-old`, { headers })).status).toBe(404);
  });
  expect(failuresOf(summary)).toEqual([]);
  expect(summary.results.map(({ id }) => id)).toEqual([
    'createProjectBadge/observed',
    'getProjectBadge/observed',
    'listProjectBadges/observed',
  ]);
  expect(summary.operations.filter(({ state }) => state === 'conforms').map(({ operation }) => operation)).toEqual([
    'listProjectBadges',
    'createProjectBadge',
  ]);
  const reasons = new Map(summary.operations.map(({ operation, state, reasons }) => [operation, [state, ...reasons]]));
  expect(reasons.get('getProjectBadge')).toEqual(['left-out', 'only rejected requests were observed']);
  expect(reasons.get('deleteProjectBadge')).toEqual(['left-out', 'no request was observed']);
  expect(exitCodeOf(summary)).toBe(0);
});

test('traffic without any accepted request does not show conformance', async () => {
  const none = await observed(createConforming('badges-token'), () => Promise.resolve());
  expect(exitCodeOf(none)).toBe(2);
  const refused = await observed(
    createConforming('badges-token'),
    async (url) => void (await fetch(`${url}/999`, { headers })),
  );
  expect([exitCodeOf(refused), failuresOf(refused)]).toEqual([2, []]);
});

test('a deviation that occurs often is reported once, with a command line that reproduces it', async () => {
  const summary = await observed(createFirstAttempt(), async (url) => {
    for (let times = 0; times < 3; times += 1) await fetch(url, { method: 'POST', headers, body: badge });
    await fetch(`${url}/999`, { headers });
  });
  const failed = summary.results.filter(({ verdict }) => verdict.kind === 'failed');
  expect(failed.map(({ operation }) => operation)).toEqual(['createProjectBadge', 'getProjectBadge']);
  expect(failuresOf(summary)[0]).toContain('The status 200 is not documented.');
  expect(failuresOf(summary)[1]).toContain('The body must have the property "id".');
  const [exchange] = summary.results[0]?.exchanges ?? [];
  const line = exchange === undefined ? '' : curl('http://127.0.0.1:1', exchange.request);
  expect(line).toContain(`-H 'private-token: '"$PRIVATE_TOKEN"`);
  expect(JSON.stringify(summary.results)).not.toContain('badges-token');
});

test('no report contains an observed credential, even if a response contains it', async () => {
  const summary = await observed(
    (_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify([{ id: 1, name: 'badges-token' }]));
    },
    async (url) => void (await fetch(url, { headers })),
  );
  const { origin } = new URL(summary.target);
  const exchanges = summary.results.flatMap((result) => result.exchanges);
  expect(exchanges).toHaveLength(1);
  expect(renderHar(exchanges, origin, summary.redact)).not.toContain('badges-token');
  expect(JSON.stringify(failuresOf(summary))).not.toContain('badges-token');
});

test('the proxy changes no bytes, encodings, header names or redirects', async () => {
  const packed = gzipSync(JSON.stringify([{ id: 'not a number' }]));
  const seen: unknown[] = [];
  const summary = await observed(
    (request, response) => {
      seen.push([request.url, request.rawHeaders.filter((_, index) => index % 2 === 0)]);
      if (request.url?.endsWith('/badges?moved') === true) {
        response.writeHead(301, { Location: 'https://elsewhere.example.com/', 'Content-Type': 'application/json' });
        response.end('{"message":"301"}');
        return;
      }
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip', 'X-Odd-Case': 'é' });
      response.end(packed);
    },
    async (url) => {
      const response = await fetch(`${url}?a[]=1&b=%2F`, { headers });
      expect(await response.json()).toEqual([{ id: 'not a number' }]);
      expect((await fetch(`${url}?long=${'x'.repeat(100_000)}`, { headers })).status).toBe(200);
      expect((await fetch(`${url}?moved`, { headers, redirect: 'manual' })).headers.get('location')).toBe(
        'https://elsewhere.example.com/',
      );
    },
  );
  expect(seen[0]).toEqual(['/api/v4/projects/24/badges?a[]=1&b=%2F', expect.arrayContaining(['private-token'])]);
  expect(seen.length).toBe(3);
  expect(failuresOf(summary).join('\n')).toContain('/0/id must be an integer');
});

test('an empty body is checked even if its response has a content encoding', async () => {
  const summary = await observed(
    (_, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' });
      response.end();
    },
    async (url) => void (await fetch(url, { headers })),
  );
  expect(failuresOf(summary).join('\n')).toContain('The response with 200 has no body.');
});

test.each([
  ['an encoding that only the client knows', 200, 'aes128gcm'],
  ['a part of an encoded body', 206, 'gzip'],
])('a response with %s is not a fault of the server', async (_, status, encoding) => {
  const summary = await observed(
    (_request, response) => {
      response.writeHead(status, { 'Content-Type': 'application/json', 'Content-Encoding': encoding });
      response.end('[');
    },
    async (url) => void (await fetch(url, { headers: { ...headers, 'accept-encoding': encoding } }).catch(() => null)),
  );
  expect(failuresOf(summary)).toEqual([]);
});

test('a response whose body cannot be decoded is reported', async () => {
  const summary = await observed(
    (_, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' });
      response.end('[]');
    },
    async (url) => {
      // The body cannot be decoded by this client either.
      await fetch(url, { headers })
        .then((response) => response.text())
        .catch(() => undefined);
    },
  );
  expect(failuresOf(summary)).toEqual([
    expect.stringContaining('The body of the response cannot be decoded. it is not gzip: incorrect header check'),
  ]);
});

test('requests for another server, or with another host name, are rejected', async () => {
  const arrived: string[] = [];
  const listener: RequestListener = (incoming, response) => {
    arrived.push(incoming.url ?? '');
    response.end('[]');
  };
  await observed(listener, async (url) => {
    const { port } = new URL(url);
    const statusOf = async (path: string, host: string): Promise<number | undefined> => {
      const [response] = (await once(get({ port, path, headers: { ...headers, host } }), 'response')) as [
        IncomingMessage,
      ];
      response.resume();
      return response.statusCode;
    };
    expect(await statusOf('http://other.example/secrets', `127.0.0.1:${port}`)).toBe(421);
    expect(await statusOf('http://127.0.0.1:1/secrets', '127.0.0.1:1')).toBe(421);
    expect(await statusOf('/secrets', 'other.example')).toBe(421);
    expect(await statusOf('/seen', `localhost:${port}`)).toBe(200);
  });
  expect(arrived).toEqual(['/seen']);
});
