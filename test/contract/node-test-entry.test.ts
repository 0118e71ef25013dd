import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { serverWith } from './server-with.ts';

const root = join(import.meta.dirname, '../..');

const description = `openapi: 3.1.0
info: { title: Lamps, version: '1' }
paths:
  /lamps:
    get:
      operationId: listLamps
      responses: { '200': { description: All., content: { application/json: { schema: { type: array } } } } }
  /lamps/{lamp}:
    get:
      operationId: readLamp
      parameters: [{ name: lamp, in: path, required: true, schema: { type: string } }]
      responses: { '200': { description: It. }, '404': { description: Missing. } }
`;

/** The result of `node --test`. */
interface Result {
  readonly code: number;
  /** The output in the format TAP. */
  readonly tap: string;
  /** The requests to the server for the lamp `tall`. */
  readonly hooked: readonly string[];
}

/** Runs the tests of a server with `node --test`. @param files the fixtures file `contract.yaml`, and the modules that it names. */
async function runNodeTest(body: string, files: Readonly<Record<string, string>> = {}): Promise<Result> {
  const hooked: string[] = [];
  let hasLamp = false;
  const url = await serverWith(({ method = '', url: target = '' }, response) => {
    if (target.split('?')[0] === '/lamps/tall') {
      hooked.push(method);
      if (method === 'PUT' || method === 'DELETE') hasLamp = method === 'PUT';
      return void response.writeHead(hasLamp ? 200 : 404).end();
    }
    if (target.split('?')[0] !== '/lamps') return void response.writeHead(404).end();
    if (method !== 'GET' && method !== 'HEAD') return void response.writeHead(405, { allow: 'GET, HEAD' }).end();
    response.writeHead(200, { 'content-type': 'application/json' }).end(body);
  });
  // The folder is in the project, so that Node finds the packages.
  const folder = mkdtempSync(join(import.meta.dirname, '.node-test-entry-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const spec = join(folder, 'openapi.yaml');
  writeFileSync(spec, description);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const fixtures = files['contract.yaml'] === undefined ? undefined : join(folder, 'contract.yaml');
  writeFileSync(
    join(folder, 'server.test.ts'),
    `import { testContract } from '../../../contract/node-test.ts';
await testContract(${JSON.stringify(spec)}, ${JSON.stringify({ target: url, fixtures })});\n`,
  );
  const words = ['--test', '--test-reporter=tap', join(folder, 'server.test.ts')];
  const env = { ...process.env, VITEST: undefined, NODE_TEST_CONTEXT: undefined };
  const run = promisify(execFile)(process.execPath, words, { cwd: root, env });
  return run.then(
    ({ stdout }) => ({ code: 0, tap: stdout, hooked }),
    ({ code, stdout }: { code: number; stdout: string }) => ({ code, tap: stdout, hooked }),
  );
}

test('the cases are tests of node:test: a conforming operation passes, and one that could not be tried fails the last test', async () => {
  const { code, tap } = await runNodeTest('[]');
  expect(tap).toMatch(/ok \d+ - listLamps\/minimal\n/u);
  expect(tap).toMatch(/ok \d+ - readLamp\/minimal # SKIP no value is known for the path parameter lamp/u);
  expect(tap).toMatch(/not ok \d+ - every operation could be tried\n/u);
  expect(code).toBe(1);
});

test('a deviation fails its test, with the source location and the command line', async () => {
  const { tap } = await runNodeTest('{}');
  expect(tap).toMatch(/not ok \d+ - listLamps\/minimal\n/u);
  expect(tap).toMatch(/openapi\.yaml:7:/u);
  expect(tap).toContain('curl -i');
});

test('the hooks of the fixtures run before and after the tests, which know the facts of the first one', async () => {
  const files = {
    'contract.yaml': 'setUp: ./up.mjs\ntearDown: ./down.mjs\n',
    'up.mjs': `export default async ({ target }) => {
  await fetch(target + '/lamps/tall', { method: 'PUT' });
  return { parameters: { lamp: 'tall' } };
};`,
    'down.mjs': `export default ({ target }) => fetch(target + '/lamps/tall', { method: 'DELETE' }).then(() => undefined);`,
  };
  const { code, tap, hooked } = await runNodeTest('[]', files);
  expect(tap).toMatch(/ok \d+ - readLamp\/minimal\n/u);
  expect(code).toBe(0);
  expect([hooked[0], hooked.at(-1)]).toEqual(['PUT', 'DELETE']);
  expect(hooked).toContain('GET');
});

test('a hook that fails fails the tests, and the hook after the tests does not run', async () => {
  const files = {
    'contract.yaml': 'setUp: ./up.mjs\ntearDown: ./down.mjs\n',
    'up.mjs': `export default () => { throw new Error('no database'); };`,
    'down.mjs': `export default ({ target }) => fetch(target + '/lamps/tall', { method: 'DELETE' }).then(() => undefined);`,
  };
  const { code, tap, hooked } = await runNodeTest('[]', files);
  expect(code).toBe(1);
  expect(tap).toContain('failed: no database');
  expect(hooked).toEqual([]);
});
