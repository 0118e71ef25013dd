import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startEngine, type EngineOptions } from '../../cli/engines/start-engine.ts';
import { sampleModules } from '../../reference/sample-modules.ts';
import { serveSite, type SiteService } from '../../reference/serve/serve-site.ts';

// `serveSite` serves the pages and the engine, which is a mock or a sandbox, on one port.

let service: SiteService | undefined;

afterEach(async () => {
  await service?.close();
  service = undefined;
});

async function serve(engine: Pick<EngineOptions, 'generated' | 'name'>): Promise<string> {
  const start = await serveSite({
    spec: 'spec/openapi.yaml',
    host: '127.0.0.1',
    port: 0,
    modules: sampleModules('./generated'),
    startEngine: (environment) => startEngine({ ...engine, ...environment }),
    on: { request: () => undefined, change: () => undefined, failure: () => undefined },
  });
  service = start.service;
  return start.service?.url ?? '';
}

const textOf = async (address: string): Promise<string> => (await fetch(address)).text();

// The first start of a sandbox creates a database and repositories. That takes three seconds, or much longer on a busy
// machine.
test(
  'with a sandbox as the engine, changes are stored, and the forms have a token for the sandbox',
  { timeout: 120_000 },
  async () => {
    const url = await serve({ name: 'sandbox', generated: 'generated' });
    const labels = `${url}/api/v4/projects/24/labels`;
    const headers = { 'private-token': 'token-of-admin', 'content-type': 'application/json' };
    const created = await fetch(labels, { method: 'POST', headers, body: '{"name":"tried","color":"#112233"}' });
    expect(created.status).toBe(201);
    expect(await (await fetch(`${labels}/tried`, { headers })).json()).toMatchObject({ color: '#112233' });
    expect((await fetch(labels, { headers: { 'private-token': 'any' } })).status).toBe(401);

    const page = await textOf(`${url}/operations/project-labels/create.html`);
    expect(page).toContain('"secret":"token-of-admin"');
    expect(page).toContain('Sandbox on this site');
    expect(await textOf(`${url}/coverage.html`)).toContain('>201 ×1<');
  },
);

describe('with the generated server as the engine', () => {
  let url: string;
  let stubs: SiteService | undefined;

  beforeAll(async () => {
    url = await serve({ name: 'stubs', generated: 'generated' });
    // The tests share this service, so it is not closed after each of them.
    stubs = service;
    service = undefined;
  });
  afterAll(() => stubs?.close());

  test('the generated server responds with examples and accepts any credential', async () => {
    const answer = await fetch(`${url}/api/v4/projects/24/badges/3`, { headers: { 'private-token': 'any' } });
    expect(await answer.json()).toMatchObject({ id: 3, name: 'Coverage' });
    const long = `${url}/api/v4/projects/24/badges?name=${'x'.repeat(100_000)}`;
    expect((await fetch(long, { headers: { 'private-token': 'any' } })).status).toBe(414);
    expect(await textOf(`${url}/operations/project-badges/list.html`)).toContain('Mock on this site');
    expect(await textOf(`${url}/coverage.html`)).toContain('>200 ×1<');
  });

  test('requests with a foreign Host are rejected, for pages and for the engine (DNS rebinding)', async () => {
    const { port } = new URL(url);
    const statusFor = async (path: string, host: string): Promise<number | undefined> => {
      const [response] = (await once(get({ port, path, headers: { host } }), 'response')) as [IncomingMessage];
      response.resume();
      return response.statusCode;
    };
    for (const path of ['/', '/.forgespec/changes', '/api/v4/namespaces']) {
      expect([path, await statusFor(path, 'evil.example')]).toEqual([path, 421]);
    }
    expect(await statusFor('/', `localhost:${port}`)).toBe(200);
  });
});

test('the command fails if the generated server does not exist', async () => {
  await expect(serve({ name: 'stubs', generated: 'nowhere' })).rejects.toMatchObject({
    // `forgespec serve` identifies the error by this name.
    name: 'GeneratedServerMissingError',
    message: expect.stringContaining('forgespec generate') as string,
  });
});
