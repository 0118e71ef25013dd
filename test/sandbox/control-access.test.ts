import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { networkInterfaces } from 'node:os';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { openSandbox, type RunningSandbox } from '../../sandbox/start-sandbox.ts';
import type { SandboxOptions } from '../../sandbox/start-types.ts';

/** Sends a request with the given `Host` header. The `fetch` of Node cannot do this. */
async function send(
  url: string,
  method: string,
  headers: Readonly<Record<string, string>>,
  body = '',
): Promise<{
  readonly status: number | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: unknown;
}> {
  const sent = request(url, { method, headers, setHost: headers['host'] === undefined });
  sent.end(body);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const { statusCode: status } = response;
  const content = await json(response).catch(() => undefined);
  return { status, headers: response.headers, body: content };
}

async function started(options: SandboxOptions = {}): Promise<RunningSandbox> {
  const sandbox = await openSandbox({ seed: false, controlPort: 0, ...options });
  onTestFinished(async () => sandbox.close());
  return sandbox;
}

const fault = JSON.stringify({ status: 503 });
const asJson = { 'content-type': 'application/json' };

/** Returns the number of faults of a sandbox. */
const faultsOf = async ({ controlUrl }: RunningSandbox, headers: Readonly<Record<string, string>> = {}) =>
  (await send(`${controlUrl}/sandbox/faults`, 'GET', headers)).body;

describe('the control port', () => {
  let sandbox: RunningSandbox;
  beforeAll(async () => {
    sandbox = await openSandbox({ seed: false, controlPort: 0 });
  });
  afterAll(async () => sandbox.close());

  test('rejects requests that a web page of another origin can send, and they have no effect', async () => {
    const pages: readonly (readonly [headers: Readonly<Record<string, string>>, status: number])[] = [
      [{ 'content-type': 'text/plain', origin: 'https://evil.example' }, 403],
      [{ ...asJson, origin: 'https://evil.example' }, 403],
      [{ ...asJson, origin: 'null' }, 403],
      [{ ...asJson, origin: 'http://localhost:3000' }, 403],
      [{ ...asJson, 'sec-fetch-site': 'cross-site' }, 403],
      [{ ...asJson, 'sec-fetch-site': 'same-site' }, 403],
      [{ ...asJson, host: 'evil.example' }, 421],
      [{ ...asJson, host: 'evil.example', origin: 'http://evil.example', 'sec-fetch-site': 'same-origin' }, 421],
      [{ ...asJson, host: 'localhost.evil.example' }, 421],
      [{ ...asJson, host: '127.0.0.1.evil.example' }, 421],
      [{ ...asJson, host: '192.168.1.2' }, 421],
      [{ 'content-type': 'text/plain' }, 415],
      [{ 'content-type': 'application/x-www-form-urlencoded' }, 415],
      [{ 'content-type': 'application/json-but-not-really' }, 415],
      [{}, 415],
    ];
    for (const [headers, status] of pages) {
      const response = await send(`${sandbox.controlUrl}/sandbox/faults`, 'POST', headers, fault);
      expect([headers, response.status]).toEqual([headers, status]);
      expect(response.headers).not.toHaveProperty('access-control-allow-origin');
    }
    expect(await faultsOf(sandbox)).toEqual([]);
    for (const path of ['reset', 'clock']) {
      const headers = { origin: 'https://evil.example' };
      expect((await send(`${sandbox.controlUrl}/sandbox/${path}`, 'POST', headers)).status).toBe(403);
    }
    const preflight = { origin: 'https://evil.example', 'access-control-request-method': 'POST' };
    expect((await send(`${sandbox.controlUrl}/sandbox/faults`, 'OPTIONS', preflight)).status).toBe(403);
  });

  test.each(['localhost', 'LOCALHOST:80', '127.0.0.1', '127.1.2.3:4011', '[::1]:4011', 'sandbox.localhost'])(
    'accepts requests to %s',
    async (host) => {
      const headers = { ...asJson, host };
      expect((await send(`${sandbox.controlUrl}/sandbox/faults`, 'POST', headers, fault)).status).toBe(201);
      expect((await send(`${sandbox.controlUrl}/sandbox/faults`, 'DELETE', { host })).status).toBe(204);
    },
  );
});

test('without a token, the control port listens on the loopback address only, for any host of the sandbox', async () => {
  const sandbox = await started({ host: '0.0.0.0' });
  expect(sandbox.controlUrl).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/u);
  const outside = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ internal, family }) => !internal && family === 'IPv4');
  if (outside === undefined) return;
  const port = new URL(sandbox.controlUrl ?? '').port;
  await expect(fetch(`http://${outside.address}:${port}/sandbox/clock`)).rejects.toThrow('fetch failed');
  const service = new URL(sandbox.url).port;
  expect((await fetch(`http://${outside.address}:${service}/api/v4/namespaces`)).status).toBe(401);
});

test('with a token, the control port listens on the host of the sandbox, and every request needs the token', async () => {
  const sandbox = await started({ host: '0.0.0.0', controlToken: 'the-token' });
  expect(sandbox.controlUrl).toMatch(/^http:\/\/0\.0\.0\.0:/u);
  const url = `${sandbox.controlUrl}/sandbox/faults`;
  for (const authorization of ['', 'Bearer', 'Bearer the-toke', 'Bearer the-token2', 'Basic the-token', 'the-token']) {
    const response = await send(url, 'POST', { ...asJson, authorization }, fault);
    expect([authorization, response.status]).toEqual([authorization, 401]);
    expect(response.headers['www-authenticate']).toBe('Bearer');
    expect(JSON.stringify(response.body)).not.toContain('the-token');
  }
  const authorization = 'Bearer the-token';
  expect((await send(url, 'POST', { ...asJson, authorization, origin: 'https://evil.example' }, fault)).status).toBe(
    403,
  );
  expect(await faultsOf(sandbox, { authorization })).toEqual([]);
  expect((await send(url, 'POST', { ...asJson, authorization, host: 'sandbox:4012' }, fault)).status).toBe(201);
});

describe('the service', () => {
  const namespaces = '/api/v4/namespaces';

  test('rejects a foreign Host while it listens on the loopback address only', async () => {
    const { url } = await started();
    const response = await send(url + namespaces, 'GET', { host: 'evil.example', 'private-token': 'token-of-mira' });
    expect(response.status).toBe(421);
    expect((await send(url + namespaces, 'GET', { host: 'localhost' })).status).toBe(401);
  });

  test('accepts requests for the allowed names', async () => {
    const { url } = await started({ hostNames: ['forge.test'] });
    expect((await send(url + namespaces, 'GET', { host: 'Forge.test:8080' })).status).toBe(401);
    expect((await send(url + namespaces, 'GET', { host: 'other.test' })).status).toBe(421);
  });

  test('accepts requests for any Host if it listens on a network', async () => {
    const { url } = await started({ host: '0.0.0.0' });
    expect((await send(url + namespaces, 'GET', { host: 'sandbox:4011' })).status).toBe(401);
  });
});
