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

/** Runs the tests of a server with \`node --test\`. Returns the exit code, and the output in the format TAP. */
async function runNodeTest(body: string): Promise<{ readonly code: number; readonly tap: string }> {
  const url = await serverWith(({ method, url: target = '' }, response) => {
    if (target.split('?')[0] !== '/lamps') return void response.writeHead(404).end();
    if (method !== 'GET' && method !== 'HEAD') return void response.writeHead(405, { allow: 'GET, HEAD' }).end();
    response.writeHead(200, { 'content-type': 'application/json' }).end(body);
  });
  // The folder is in the project, so that Node finds the packages.
  const folder = mkdtempSync(join(import.meta.dirname, '.node-test-entry-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const spec = join(folder, 'openapi.yaml');
  writeFileSync(spec, description);
  writeFileSync(
    join(folder, 'server.test.ts'),
    `import { testContract } from '../../../contract/node-test.ts';
await testContract(${JSON.stringify(spec)}, { target: ${JSON.stringify(url)} });\n`,
  );
  const words = ['--test', '--test-reporter=tap', join(folder, 'server.test.ts')];
  const env = { ...process.env, VITEST: undefined, NODE_TEST_CONTEXT: undefined };
  const run = promisify(execFile)(process.execPath, words, { cwd: root, env });
  return run.then(
    ({ stdout }) => ({ code: 0, tap: stdout }),
    ({ code, stdout }: { code: number; stdout: string }) => ({ code, tap: stdout }),
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
