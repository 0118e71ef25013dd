import { afterAll, beforeAll, expect, test } from 'vitest';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gitText } from '../../sandbox/git/run-git.ts';
import { openSandbox, type RunningSandbox } from '../../sandbox/start-sandbox.ts';
import { eventually } from './eventually.ts';
import { createPostgres, type PostgresProcess } from './postgres-process.ts';

let postgres: PostgresProcess;
let folder: string;
let sandbox: RunningSandbox;
const lines: string[] = [];

beforeAll(async () => {
  postgres = await createPostgres([]);
  await postgres.start();
  folder = mkdtempSync(join(tmpdir(), 'forgespec-away-'));
  const write = (_details: object, message: string): void => void lines.push(message);
  const log = { warn: write, error: write };
  sandbox = await openSandbox({ databaseUrl: postgres.url, folder, controlPort: 0, log });
});

afterAll(async () => {
  await sandbox.close();
  await postgres.remove();
  rmSync(folder, { recursive: true, force: true });
});

interface Outcome {
  readonly status: number;
  readonly retryAfter: string | null;
}

async function send(method: string, path: string, body?: object): Promise<Outcome> {
  const headers = { 'private-token': 'token-of-mira', 'content-type': 'application/json' };
  const response = await fetch(`${sandbox.url}/api/v4/projects/24/${path}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(20_000),
  });
  await response.text();
  return { status: response.status, retryAfter: response.headers.get('retry-after') };
}

const addFile = async (name: string): Promise<Outcome> =>
  send('POST', `repository/files/${name}`, { branch: 'main', content: name, commit_message: `Add ${name}` });

const filesOf = async (): Promise<string> =>
  gitText(sandbox.repositories.of(24), ['log', '--all', '--name-only', '--format=']);

const returned = async (): Promise<unknown> =>
  eventually(
    async () => lines.at(-1),
    (line) => line === 'The database is available again',
  );

const oneOutage = [
  'The database is not available. Until it is available again, requests get 503',
  'The database is available again',
];

const unavailable = { status: 503, retryAfter: '1' };

test.each(['SIGINT', 'SIGKILL'] as const)(
  'while a database that %s has stopped is away, requests get 503, and the log has one line',
  async (signal) => {
    lines.length = 0;
    expect(await send('GET', 'labels')).toMatchObject({ status: 200 });
    await postgres.stop(signal);
    for (let round = 0; round < 5; round += 1) {
      expect(await send('GET', 'labels')).toEqual(unavailable);
      expect(await send('POST', 'labels', { name: `away-${signal}`, color: 'red' })).toEqual(unavailable);
      expect(await addFile(`away-${signal}-${round}`)).toEqual(unavailable);
    }
    const { status } = await fetch(`${sandbox.controlUrl}/sandbox/reset`, { method: 'POST' });
    expect(status).toBe(503);
    await postgres.start();
    await returned();
    expect(await addFile(`here-${signal}`)).toMatchObject({ status: 201 });
    expect(await filesOf()).not.toContain(`away-${signal}`);
    expect(lines).toEqual(oneOutage);
  },
);

test('commits that get 503 while the database stops are not in the repository, and all others are', async () => {
  lines.length = 0;
  for (let round = 0; round < 3; round += 1) {
    const sending = Array.from({ length: 30 }, async (_, index) => {
      const name = `stop-${round}-${index}.txt`;
      return { name, ...(await addFile(name)) };
    });
    await new Promise((resolve) => setTimeout(resolve, 100 + round * 400));
    await postgres.stop('SIGKILL');
    const outcomes = await Promise.all(sending);
    await postgres.start();
    await eventually(
      async () => send('GET', 'labels'),
      ({ status }) => status === 200,
    );
    const files = await filesOf();
    expect(outcomes.filter(({ status }) => ![201, 503].includes(status))).toEqual([]);
    expect(outcomes.filter(({ name, status }) => files.includes(name) !== (status === 201))).toEqual([]);
  }
  await returned();
  expect(lines.filter((line) => !oneOutage.includes(line))).toEqual([]);
});

test('a database that does not respond is not available until it responds', async () => {
  lines.length = 0;
  // This request uses a connection that was opened before.
  expect(await send('GET', 'labels')).toMatchObject({ status: 200 });
  postgres.signal('SIGSTOP');
  try {
    const early = send('GET', 'labels');
    // The sandbox notices it after some seconds.
    await new Promise((resolve) => setTimeout(resolve, 8000));
    await eventually(
      async () => lines[0],
      (line) => line === oneOutage[0],
    );
    expect(await early).toEqual(unavailable);
    expect(await send('GET', 'labels')).toEqual(unavailable);
  } finally {
    postgres.signal('SIGCONT');
  }
  await returned();
  expect(await send('GET', 'labels')).toMatchObject({ status: 200 });
  expect(lines).toEqual(oneOutage);
});
