import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, test } from 'vitest';
import { callForgespec, callWith } from '../config/call-forgespec.ts';
import { runWith } from '../config/run-forgespec.ts';
import { serveFiles } from '../serve-files.ts';

const description = `openapi: 3.1.0
info: { title: T, version: '1' }
servers: [{ url: https://api.example.com }]
paths:
  /pets:
    get:
      operationId: listPets
      responses: { '200': { description: Ok., content: { application/json: { schema: { $ref: pet.json } } } } }
`;
const pet = '{ "type": "string" }';
const checksumOf = (text: string): string => createHash('sha256').update(text).digest('hex');

// One folder for all tests: a folder of `folderWith` could be deleted by another test that runs at the same time.
const base = mkdtempSync(join(tmpdir(), 'forgespec-url-'));
afterAll(() => rmSync(base, { recursive: true }));

/** Creates a project with a folder for the cache. */
function createProject(): { folder: string; configure: (config: object) => void } {
  const folder = mkdtempSync(join(base, 'project-'));
  mkdirSync(join(folder, 'node_modules'));
  const configure = (config: object): void =>
    writeFileSync(join(folder, 'forgespec.config.json'), JSON.stringify({ outputs: { only: ['types'] }, ...config }));
  return { folder, configure };
}

describe('a description at a URL', { timeout: 180_000 }, () => {
  test('is generated only if it has the checksums of the lock file, until --update-lock accepts others', async ({
    expect,
  }) => {
    const { folder, configure } = createProject();
    await using server = await serveFiles({ '/openapi.yaml': description, '/pet.json': pet });
    const url = `${server.origin}/openapi.yaml`;
    configure({ spec: url });
    const lockFile = join(folder, 'forgespec.lock.json');

    // Neither `generate --check` nor `generate` in CI adds a missing checksum to the lock file: a person must review the document first.
    const compared = await callForgespec(folder, 'generate', '--check');
    const inCi = await callWith({ cwd: folder, env: { CI: 'true' } }, 'generate');
    for (const { code, stderr } of [compared, inCi])
      expect([code, stderr]).toEqual([1, expect.stringContaining(`forgespec.lock.json has no checksum of ${url}.`)]);
    expect([existsSync(lockFile), existsSync(join(folder, 'generated'))]).toEqual([false, false]);

    const first = await callForgespec(folder, 'generate');
    expect(first).toMatchObject({ code: 0, stderr: expect.stringContaining('Commit this file.') });
    expect(readFileSync(lockFile, 'utf8')).toBe(`{
  "version": 1,
  "sha256": {
    "${url}": "${checksumOf(description)}",
    "${server.origin}/pet.json": "${checksumOf(pet)}"
  }
}
`);
    expect(await callWith({ cwd: folder, env: { CI: 'true' } }, 'generate', '--check')).toMatchObject({
      code: 0,
      stderr: '',
    });

    server.files['/pet.json'] = '{ "type": "integer" }';
    const changed = await callForgespec(folder, 'generate', '--format', 'json');
    const { diagnostics } = JSON.parse(changed.stdout);
    expect([changed.code, diagnostics]).toEqual([
      1,
      [
        expect.objectContaining({
          code: 'lock-mismatched',
          file: url,
          message: `${server.origin}/pet.json has changed: its SHA-256 checksum is ${checksumOf('{ "type": "integer" }')}, but forgespec.lock.json contains ${checksumOf(pet)}.`,
          fix: expect.stringContaining('--update-lock'),
        }),
      ],
    ]);
    const types = join(folder, 'generated/types/pets.ts');
    expect(readFileSync(types, 'utf8')).not.toContain('number');
    expect(await callForgespec(folder, 'generate', '--update-lock')).toMatchObject({ code: 0 });
    expect(readFileSync(types, 'utf8')).toContain('number');
  });

  test('is read from the cache with --offline', async ({ expect }) => {
    const { folder, configure } = createProject();
    const server = await serveFiles({ '/openapi.yaml': description, '/pet.json': pet });
    configure({ spec: `${server.origin}/openapi.yaml` });
    expect((await callForgespec(folder, 'generate')).code).toBe(0);
    await server[Symbol.asyncDispose]();
    expect(await callForgespec(folder, 'generate', '--check', '--offline')).toMatchObject({ code: 0, stderr: '' });
    const online = await callForgespec(folder, 'generate', '--check');
    expect(online).toMatchObject({ code: 0, stderr: expect.stringContaining('The cached copy was used') });
  });

  test('is an input of each command that reads a description', async ({ expect }) => {
    const { folder, configure } = createProject();
    await using server = await serveFiles({ '/openapi.yaml': description, '/pet.json': pet });
    configure({ spec: `${server.origin}/openapi.yaml` });
    const runs = [['lint'], ['scaffold'], ['docs'], ['contract', '--target', server.origin, '--level', 'read']];
    for (const args of runs) {
      const requests = server.requests.length;
      const { stderr } = await callForgespec(folder, ...args);
      expect(server.requests.slice(requests).map(({ path }) => path)).toEqual(
        expect.arrayContaining(['/openapi.yaml', '/pet.json']),
      );
      expect(stderr).not.toMatch(/defect|lock/u);
    }
    expect(existsSync(join(folder, 'forgespec.lock.json'))).toBe(false);
  });

  test('gets headers from variables of the environment, which no output contains', async ({ expect }) => {
    const { folder, configure } = createProject();
    await using server = await serveFiles({ '/openapi.yaml': description, '/pet.json': 'type: [' });
    configure({
      spec: `${server.origin}/openapi.yaml`,
      fetch: { headers: { 'x-key': { env: 'API_KEY' } } },
    });
    const { code, stdout, stderr } = await callWith({ cwd: folder, env: { API_KEY: 'top secret' } }, 'lint');
    expect([code, server.requests.map(({ headers }) => headers['x-key'])]).toEqual([1, ['top secret', 'top secret']]);
    expect(stdout + stderr).not.toContain('top secret');
    const missing = await callForgespec(folder, 'lint', '--header', 'authorization=NO_SUCH_VARIABLE');
    expect(missing).toMatchObject({ code: 2, stderr: expect.stringContaining('NO_SUCH_VARIABLE, which is not set.') });
    const empty = await callWith({ cwd: folder, env: { API_KEY: '' } }, 'lint');
    expect(empty).toMatchObject({ code: 2, stderr: expect.stringContaining('API_KEY, which is empty.') });
  });

  test.for([
    [['--spec', 'https://me:secret@example.com/x.yaml'], 'The URL of example.com contains a user name or a password'],
    [['--spec', 'https://me:secret@'], 'The URL of the description is not valid.'],
    [['--check', '--update-lock'], '--update-lock and --check exclude each other'],
    [['--offline', '--update-lock'], '--update-lock and --offline exclude each other'],
    [['--allow-origin', 'example.com'], 'Write the scheme and the host'],
    [['--allow-origin', 'https://example.com/path'], 'Write the scheme and the host'],
    [['--header', 'authorization: Bearer'], 'Write the name of a header and of an environment variable'],
  ] as const)('is not fetched after wrong use: %j', async ([args, message], { expect }) => {
    const { code, stdout, stderr } = await callForgespec(base, 'generate', ...args);
    expect([code, stdout, stderr]).toEqual([2, '', expect.stringContaining(message)]);
    expect(stderr).not.toContain('secret');
  });

  test('is fetched through the proxy that the environment names', async ({ expect }) => {
    const { folder, configure } = createProject();
    await using server = await serveFiles({ '/openapi.yaml': description, '/pet.json': pet });
    const { port } = new URL(server.origin);
    const targets: string[] = [];
    const proxy = createServer().on('connect', ({ url = '' }, client) => {
      targets.push(url);
      const target = connect(Number(port), '127.0.0.1', () => {
        client.write('HTTP/1.1 200 Connected\r\n\r\n');
        client.pipe(target).pipe(client);
      });
      for (const socket of [client, target]) socket.on('error', () => socket.destroy());
    });
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
    try {
      configure({ fetch: { allowOrigin: ['http://description.test'] } });
      const address = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
      const env = { NODE_USE_ENV_PROXY: '1', HTTP_PROXY: address, http_proxy: address };
      const { code, stdout } = await runWith({ cwd: folder, env }, 'lint', 'http://description.test/openapi.yaml');
      expect([code, stdout]).toEqual([0, expect.stringContaining('http://description.test/openapi.yaml:')]);
      expect(targets).toContain('description.test:80');
    } finally {
      proxy.close();
    }
  });
});
