import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { describe, expect, test, type TestContext } from 'vitest';
import { eventually } from '../sandbox/eventually.ts';
import { childrenOf, forgespec, isAlive, isFree, open, run, type RunningCommand } from './running-command.ts';

const headers = 'Host: localhost\r\nPrivate-Token: token-of-mira\r\nContent-Type: application/json';

/** Sends a request with an incomplete body. Waits until the server has read the head of the request. */
async function sendHalf(url: string, path: string): Promise<Socket> {
  const expecting = `${headers}\r\nContent-Length: 9\r\nExpect: 100-continue`;
  const socket = await open(url, `POST ${path} HTTP/1.1\r\n${expecting}\r\n\r\n`);
  await once(socket, 'data');
  socket.write('half');
  return socket;
}

type Finish = TestContext['onTestFinished'];

const badges = '/api/v4/projects/24/badges';

/** A server that never responds. */
async function silentServer(finish: Finish): Promise<string> {
  const server = createServer(() => {}).listen(0, '127.0.0.1');
  await once(server, 'listening');
  finish(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const startsProxy = async (finish: Finish): Promise<string[]> => [
  'contract',
  ...harbour,
  '--fixtures',
  'test/contract/harbour/contract.yaml',
  '--proxy',
  await silentServer(finish),
  '--port',
  '0',
];

const stubs = ['--engine', 'stubs', '--port', '0'];
// Small descriptions, because they are read quickly. The server of these tests is generated from our description.
const small = ['--spec', 'test/foreign/petstore.yaml'];
const harbour = ['--spec', 'test/contract/harbour/openapi.yaml'];
const berths = '/v1/berths';
const mocked = /mocked on (http:\/\/[^/]+)/u;
const commands: readonly (readonly [
  name: string,
  args: (finish: Finish) => Promise<string[]> | string[],
  ready: RegExp,
  path: string,
])[] = [
  ['the sandbox', () => ['sandbox', '--port', '0'], /sandbox listens on (http:\/\/[^/]+)/u, badges],
  ['the mock', () => ['mock', ...harbour, '--port', '0'], mocked, berths],
  ['the mock of stubs', () => ['mock', ...stubs], mocked, badges],
  ['the server of the reference', () => ['serve', ...small, ...stubs], /are on (http:\/\/[\d.:]+\d)/u, badges],
  ['the proxy', startsProxy, /requests of your tests to (http:\/\/[^,]+),/u, berths],
];

async function sandboxWithFault(finish: Finish): Promise<{ sandbox: RunningCommand; url: string }> {
  const sandbox = run(finish, ...forgespec, 'sandbox', '--port', '0', '--control-port', '0');
  const url = await sandbox.printed(/sandbox listens on (http:\/\/[^/]+)/u);
  const control = await sandbox.printed(/control port listens on (http\S+\/sandbox)/u);
  const response = await fetch(`${control}/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"latency":420000}',
  });
  expect(response.status).toBe(201);
  return { sandbox, url };
}

// The tests mostly wait for processes, so they run at the same time.
describe.concurrent('a signal', () => {
  test.for(commands)(
    'ends %s while connections stay open',
    { timeout: 120_000 },
    async ([, args, ready, path], { expect, onTestFinished }) => {
      const command = run(onTestFinished, ...forgespec, ...(await args(onTestFinished)));
      const url = await command.printed(ready);
      await Promise.all([open(url, ''), open(url, 'GET / HTTP/1.1\r\nHost:'), sendHalf(url, `${path}?secret=secret`)]);
      command.process.kill('SIGTERM');
      // The line does not contain the query, because a query may contain a credential.
      await command.printed(new RegExp(`^(Waiting up to 4 seconds for a request: POST ${path}\\.) `, 'mu'));
      // The proxy saw no accepted request, so it cannot show conformance, and the exit code is 2.
      expect(await command.ended).toEqual({ code: args === startsProxy ? 2 : 0, signal: null });
      expect(command.temporary()).toEqual([]);
      await isFree(url);
    },
  );

  test(
    'ends a sandbox that delays its responses on purpose',
    { timeout: 120_000 },
    async ({ expect, onTestFinished }) => {
      const { sandbox, url } = await sandboxWithFault(onTestFinished);
      await sendHalf(url, badges);
      sandbox.process.kill('SIGTERM');
      expect(await sandbox.ended).toEqual({ code: 0, signal: null });
      expect(sandbox.temporary()).toEqual([]);
    },
  );

  test.for([
    ['SIGINT', 'SIGINT'],
    ['SIGTERM', 'SIGHUP'],
    ['SIGHUP', 'SIGTERM'],
  ] as const)(
    '%s, followed by %s, closes the data and removes the temporary folder',
    { timeout: 120_000 },
    async ([first, second], { expect, onTestFinished }) => {
      const { sandbox, url } = await sandboxWithFault(onTestFinished);
      await sendHalf(url, badges);
      expect(sandbox.temporary()).toHaveLength(1);
      sandbox.process.kill(first);
      await sandbox.printed(/Waiting up to (\d) seconds/u);
      sandbox.process.kill(second);
      expect(await sandbox.ended).toEqual({ code: 0, signal: null });
      expect(sandbox.temporary()).toEqual([]);
    },
  );

  test.for([
    ['sandbox', ['sandbox', '--port', '0'], 'SIGTERM', 143],
    ['server of the reference', ['serve', ...small, '--port', '0'], 'SIGHUP', 129],
    ['build of the reference', ['docs', ...small, '--out', '/dev/null/nowhere'], 'SIGINT', 130],
  ] as const)(
    'ends a %s that is still starting',
    { timeout: 120_000 },
    async ([, args, signal, code], { expect, onTestFinished }) => {
      // Without a cache, Redocly has to build the page, and uses a temporary folder.
      const command = run(onTestFinished, 'env', 'XDG_CACHE_HOME=/dev/null', ...forgespec, ...args);
      await eventually(async () => command.temporary().length, Boolean);
      command.process.kill(signal);
      expect(await command.ended).toEqual({ code, signal: null });
      expect(command.temporary()).toEqual([]);
    },
  );
});

test('a mock ends when its output is closed', { timeout: 60_000 }, async ({ onTestFinished }) => {
  const mock = run(onTestFinished, ...forgespec, 'mock', ...stubs);
  const url = await mock.printed(mocked);
  mock.process.stdout?.destroy();
  await fetch(`${url}/api/v4/namespaces`).catch(() => undefined);
  expect(await mock.ended).toEqual({ code: 0, signal: null });
});

test('if a sandbox is killed, its process for git ends too', { timeout: 120_000 }, async ({ onTestFinished }) => {
  const sandbox = run(onTestFinished, ...forgespec, 'sandbox', '--port', '0');
  const url = await sandbox.printed(/sandbox listens on (http:\/\/[^/]+)/u);
  const file = await fetch(`${url}/api/v4/projects/24/repository/files/README.md?ref=main`, {
    headers: { 'private-token': 'token-of-mira' },
  });
  expect(file.status).toBe(200);
  const children = childrenOf(sandbox.process.pid);
  expect(children).toHaveLength(1);
  sandbox.process.kill('SIGKILL');
  await sandbox.ended;
  await eventually(
    async () => children.some(isAlive),
    (alive) => !alive,
  );
});

describe.concurrent('a server that npm has started', () => {
  test.for([
    ['npm start', 'SIGTERM'],
    ['npm start', 'SIGKILL'],
    ['npm run forgespec -- mock', 'SIGINT'],
    ['npm run forgespec -- mock --stop-with-parent', 'SIGHUP'],
  ] as const)(
    'ends when the npm of `%s` gets %s',
    { timeout: 120_000 },
    async ([command, signal], { onTestFinished }) => {
      const npm = run(
        onTestFinished,
        ...command.split(' '),
        ...(command === 'npm start' ? ['--', ...small] : []),
        ...stubs,
      );
      const url = await npm.printed(/(?:are|mocked) on (http:\/\/[\d.:]+\d)/u);
      npm.process.kill(signal);
      await isFree(url);
    },
  );

  test('finishes pending requests after Ctrl+C, although the terminal and npm both send the signal', async ({
    expect,
    onTestFinished,
  }) => {
    const npm = run(onTestFinished, 'npm', 'run', 'forgespec', '--', 'mock', ...stubs);
    const url = await npm.printed(mocked);
    const socket = await sendHalf(url, badges);
    let response = '';
    socket.setEncoding('utf8').on('data', (text: string) => (response += text));
    process.kill(-(npm.process.pid ?? 0), 'SIGINT');
    await npm.printed(/Waiting up to (\d) seconds/u);
    socket.write('body.');
    await once(socket, 'close');
    expect(response).toMatch(/^HTTP\/1.1 4\d\d /u);
    await isFree(url);
  }, 120_000);

  test(
    'with npx ends when npx ends, although a shell runs between the two processes',
    { timeout: 120_000 },
    async ({ onTestFinished }) => {
      const npx = run(onTestFinished, 'npm', 'exec', '-c', [...forgespec, 'mock', ...stubs].join(' '));
      const url = await npx.printed(mocked);
      npx.process.kill('SIGTERM');
      await isFree(url);
    },
  );
});
