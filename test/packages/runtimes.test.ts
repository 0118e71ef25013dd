import { copyFileSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { spawn } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createProject, type Project } from './project.ts';
import { runProgram } from './run-program.ts';
import { areRuntimesAvailable, installRuntime, type RuntimeName } from './runtimes/runtimes.ts';
import { startService, type Service } from './runtimes/service.ts';

// The published SDK on the platforms that it supports. The browser is tested in `test/browser/`.

let project: Project;
let service: Service;

/** The result of the program, which is the same on all platforms. */
const expected = {
  names: ['ä b 1', 'ä b 2'],
  missing: [
    true,
    'getProjectBadge (GET /projects/{id}/badges/{badge_id}): 404 Not Found: There is no such badge (request r1)',
  ],
  badge: ['Coverage', 'r2'],
  broken: [true, 'string'],
  wrapped: [true, true],
  silent: ['TimeoutError', 'timeout'],
  created: 'bug',
  file: 'The quick brown fox jumps over the lazy dog.',
  issues: expect.arrayContaining(['/id']),
  served: [200, '[]'],
  tested: [[], 2],
};

beforeAll(async () => {
  service = await startService();
  project = createProject('npm');
  await project.add('@forgespec/sdk');
  copyFileSync(join(import.meta.dirname, 'runtimes/program.js'), join(project.folder, 'program.js'));
  project.write({
    'run.js': `import { useSdk } from './program.js';\nconsole.log(JSON.stringify(await useSdk(process.argv.at(-1))));\n`,
  });
});
afterAll(() => {
  project.remove();
  service.close();
});

const run = async (program: string, ...args: readonly string[]): Promise<unknown> => {
  const { status, stdout, stderr } = await runProgram(project.folder, program, ...args);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  return JSON.parse(stdout);
};

const addressFor = (name: string): string => `${service.origin}/${name.replaceAll(' ', '-')}`;

test('this Node', async () => {
  expect(await run(process.execPath, 'run.js', addressFor('Node'))).toEqual(expected);
});

describe.skipIf(!areRuntimesAvailable)('a platform from npm', () => {
  test.for<[RuntimeName, ...string[]]>([
    ['Node 20'],
    ['Node 22'],
    ['Deno', 'run', '--no-remote', '--allow-net', '--allow-read'],
    ['Bun'],
  ])('%s', async ([name, ...args]) => {
    const program = await installRuntime(name);
    expect(await run(program, ...args, 'run.js', addressFor(name))).toEqual(expected);
  });

  test('the command, in the oldest version of Node that it supports', async () => {
    const tool = createProject('npm');
    onTestFinished(() => tool.remove());
    await tool.add('forgespec', '@forgespec/mock', '@forgespec/contract');
    copyFileSync(join(import.meta.dirname, '../foreign/petstore.yaml'), join(tool.folder, 'openapi.yaml'));
    tool.write({
      'forgespec.config.ts': `import { defineConfig } from 'forgespec';\nconst spec: string = 'openapi.yaml';\nexport default defineConfig({ spec });\n`,
    });
    const node = await installRuntime('Node 22');
    const command = 'node_modules/forgespec/lib/main.js';
    const call = (...args: readonly string[]) => runProgram(tool.folder, node, command, ...args);
    expect(await call('generate')).toMatchObject({ status: 0, stdout: expect.stringContaining(' written, ') });
    expect(await call('generate', '--check')).toMatchObject({ status: 0 });
    expect(await call('lint')).toMatchObject({ status: 0 });
    expect(await call('diff', 'openapi.yaml', 'openapi.yaml')).toMatchObject({ status: 0, stdout: 'no changes\n' });
    const mock = spawn(node, [command, 'mock', '--engine', 'stubs', '--port', '0'], { cwd: tool.folder });
    onTestFinished(() => void mock.kill());
    const [line] = (await once(mock.stdout, 'data')).map(String);
    const address = /http:\S+(?=\.)/u.exec(line ?? '')?.[0] ?? line;
    expect(await call('contract', '--target', `${address}/`)).toMatchObject({
      stdout: expect.stringContaining('conform'),
    });
  });

  test('workerd', async () => {
    const program = await installRuntime('workerd');
    writeFileSync(join(project.folder, 'worker.js'), await bundleWorker(addressFor('workerd')));
    const port = await freePort();
    project.write({ 'worker.capnp': workerConfig(port) });
    const server = spawn(program, ['serve', 'worker.capnp'], { cwd: project.folder, stdio: 'ignore' });
    onTestFinished(() => void server.kill());
    const response = await fetchWhenReady(`http://127.0.0.1:${port}/`);
    expect(await response.json()).toEqual(expected);
  });
});

/** Returns a module with a worker that runs the program. workerd does not resolve the names of packages. */
async function bundleWorker(address: string): Promise<string> {
  const worker = join(project.folder, 'worker-source.js');
  writeFileSync(
    worker,
    `import { useSdk } from './program.js';
const failure = (error) => ({ failure: String(error) });
export default { fetch: async () => Response.json(await useSdk(${JSON.stringify(address)}).catch(failure)) };
`,
  );
  const build = await rolldown({ input: worker, platform: 'browser' });
  const { output } = await build.generate();
  await build.close();
  return output[0].code;
}

const workerConfig = (port: number): string => `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "main", worker = (modules = [(name = "worker", esModule = embed "worker.js")], compatibilityDate = "2025-09-01", globalOutbound = "net")),
    (name = "net", network = (allow = ["public", "private", "local"])),
  ],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")],
);
`;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  // The cast is safe: the address of a server that listens on a port is an object.
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Requests an address again until there is a response, for at most ten seconds. */
async function fetchWhenReady(address: string): Promise<Response> {
  for (let left = 100; ; left--) {
    const response = await fetch(address).catch((error: unknown) => {
      if (left === 0) throw error;
    });
    if (response) return response;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
