import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { callForgespec } from '../config/call-forgespec.ts';
import { folderWith } from '../folder-with.ts';
import { useSandboxFixture } from '../sandbox/start-test-sandbox.ts';
import { openToolSession } from './tool-session.ts';

const spec = join(import.meta.dirname, '../../spec/openapi.yaml');

const pets = {
  openapi: '3.1.0',
  info: { title: 'Pets', version: '1' },
  components: { securitySchemes: { Key: { type: 'apiKey', in: 'query', name: 'key' } } },
  security: [{ Key: [] }],
  paths: {
    '/pets/{id}': {
      parameters: [
        { name: 'id', in: 'path', required: true, schema: { type: 'integer' } },
        { name: 'fields', in: 'query', explode: false, schema: { type: 'array', items: { type: 'string' } } },
      ],
      get: {
        operationId: 'getPet',
        summary: 'Read a pet',
        responses: {
          200: { description: 'A pet.', content: { 'application/json': { schema: {}, example: 'Rex the mock dog' } } },
        },
      },
      delete: { operationId: 'deletePet', summary: 'Remove a pet', responses: { 204: { description: 'Removed.' } } },
    },
  },
};

const petsFile = (): string => join(folderWith({ 'pets.json': JSON.stringify(pets) }), 'pets.json');

describe('an agent that has only the tools', () => {
  const fixture = useSandboxFixture();

  test('creates, changes and deletes a merge request', async () => {
    const args = ['--spec', spec, '--target', fixture.sandbox.url, '--auth', 'PrivateToken=TOKEN'];
    const { use } = await openToolSession(args, { TOKEN: 'token-of-admin' });
    const found = await use('search', { query: 'create a merge request' });
    const [, name = ''] = /^- (\S+):/u.exec(found) ?? [];
    expect(name).toBe('createMergeRequest');
    const page = await use('read', { name });
    expect(page).toContain('`POST /projects/{id}/merge_requests`');
    expect(page).toContain('source_branch');

    const example = /```json\n(\{[^`]*"source_branch"[^`]*\})\n```/u.exec(page)?.[1] ?? '{}';
    const created = await use('call', { operation: name, path: { id: 24 }, body: JSON.parse(example) });
    expect(created).toMatch(/^201 Created\n/u);
    const { iid } = JSON.parse(created.slice(created.indexOf('\n\n'))) as { iid: number };

    const path = { id: 24, merge_request_iid: iid };
    expect(await use('call', { operation: 'updateMergeRequest', path, body: { title: 'Changed' } })).toMatch(
      /^200 OK\n[\s\S]*"title":"Changed"/u,
    );
    expect(await use('call', { operation: 'deleteMergeRequest', path })).toMatch(/^204/u);
    expect(await use('call', { operation: 'getMergeRequest', path })).toMatch(/^404/u);
  });
});

test('the list of tools has the same text for every description', async () => {
  const [small, large] = [await openToolSession(['--spec', petsFile()]), await openToolSession(['--spec', spec])];
  expect(await small.list()).toBe(await large.list());
  expect(small.instructions).toContain('with 2 operations');
  expect(await small.end()).toBe(0);
});

test('without a target, calls reach a mock, which needs no credential of the user', async () => {
  const { use } = await openToolSession(['--spec', petsFile()]);
  expect(await use('call', { operation: 'GET /pets/{id}', path: { id: 7 } })).toMatch(
    /^200 OK\n[\s\S]*\n\n"Rex the mock dog"$/u,
  );
});

test('the agent learns from an error what to correct', async () => {
  const { use } = await openToolSession(['--spec', petsFile(), '--read-only']);
  expect(await use('call', { operation: 'getPet' })).toBe('error: The path parameter id is missing.');
  expect(await use('read', { name: 'getPets' })).toMatch(/^error: .*Did you mean getPet\?$/u);
  expect(await use('call', { operation: 'deletePet', path: { id: 7 } })).toBe(
    'error: Only GET and HEAD are allowed here, and this is DELETE.',
  );
  expect(await use('search', { query: 'zzzz' })).toMatch(/^Nothing fits\./u);
  expect(await use('search', {})).toContain("'query'");
});

describe('the credential', () => {
  test('reaches only the server of the command, and the agent never sees it', async () => {
    const received: IncomingMessage[] = [];
    const server = createServer((request, response) => {
      received.push(request);
      const other = request.url?.includes('/pets/2') ? 302 : 200;
      response.writeHead(other, { location: 'http://127.0.0.1:1/stolen', 'x-echo': request.url ?? '' });
      response.end(`You sent ${request.url}`);
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    onTestFinished(() => void server.close());
    const target = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const session = await openToolSession(['--spec', petsFile(), '--target', target, '--auth', 'Key=PET_KEY'], {
      PET_KEY: 'secret value',
    });
    const first = await session.use('call', { operation: 'getPet', path: { id: 1 }, query: { fields: ['a', 'b c'] } });
    expect(received[0]?.url).toBe('/pets/1?fields=a,b%20c&key=secret+value');
    expect(first).toContain('You sent /pets/1');
    expect(first).not.toMatch(/secret/u);
    // A redirect is shown to the agent, and not followed.
    expect(await session.use('call', { operation: 'getPet', path: { id: 2 } })).toMatch(/^302 /u);
    expect(await session.use('call', { operation: 'getPet', path: { id: '../x' } })).not.toMatch(/secret/u);
    expect(received.map(({ url = '' }) => url.startsWith('/pets/'))).toEqual([true, true, true]);
  });

  test('must be in an environment variable', async () => {
    const folder = folderWith({ 'pets.json': JSON.stringify(pets) });
    const args = ['mcp', '--spec', 'pets.json', '--target', 'http://127.0.0.1:1'];
    const unset = await callForgespec(folder, ...args, '--auth', 'Key=FORGESPEC_TEST_UNSET');
    expect([unset.code, unset.stderr]).toEqual([2, expect.stringContaining('FORGESPEC_TEST_UNSET, which is not set')]);
    const unknown = await callForgespec(folder, ...args, '--auth', 'Kay=HOME');
    expect([unknown.code, unknown.stderr]).toEqual([2, expect.stringContaining('Did you mean Key?')]);
  });
});
