import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { findPostgresPrograms } from './postgres-programs.ts';

/** A PostgreSQL server in its own folder. It can be stopped and started again. */
export interface PostgresProcess {
  /** The URL of the database `postgres`. */
  readonly url: string;
  /** The folder of the server. Other programs can also write into it. */
  readonly folder: string;
  /** Starts the server, and waits until it accepts connections. */
  readonly start: () => Promise<void>;
  /** Stops the server: with SIGINT, it closes its connections first; SIGKILL kills all of its processes. */
  readonly stop: (signal: 'SIGINT' | 'SIGKILL') => Promise<void>;
  /** Suspends all processes of the server with SIGSTOP, or continues them with SIGCONT. */
  readonly signal: (signal: 'SIGCONT' | 'SIGSTOP') => void;
  /** Stops the server, and removes its folder. */
  readonly remove: () => Promise<void>;
}

/**
 * Creates a PostgreSQL server. Does not start it.
 *
 * @param settings settings of the server, such as `fsync=off`.
 */
export async function createPostgres(settings: readonly string[]): Promise<PostgresProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'forgespec-postgres-'));
  const owner = serverUser();
  if (owner !== undefined) chownSync(folder, owner.uid, owner.gid);
  const programs = owner === undefined ? { folder: findPostgresPrograms(), remove: () => {} } : readablePrograms();
  const data = join(folder, 'data');
  const initialSettings = ['-U', 'sandbox', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  execFileSync(join(programs.folder, 'initdb'), ['-D', data, ...initialSettings], { ...owner, stdio: 'ignore' });
  const port = await freePort();
  const url = `postgres://sandbox@127.0.0.1:${port}/postgres`;
  const options = ['listen_addresses=127.0.0.1', ...settings].flatMap((setting) => ['-c', setting]);
  let server: ChildProcess | undefined;

  const signal = (name: 'SIGCONT' | 'SIGKILL' | 'SIGSTOP'): void => {
    // Each process of the server belongs to its own group, so the signal is sent to each one.
    for (const pid of processesOf(server?.pid)) process.kill(pid, name);
  };
  const stop: PostgresProcess['stop'] = async (name) => {
    if (server === undefined || server.exitCode !== null || server.signalCode !== null) return;
    const stopped = once(server, 'exit');
    if (name === 'SIGKILL') signal(name);
    else server.kill(name);
    await stopped;
  };
  return {
    url,
    folder,
    start: async () => {
      const spawnServer = () =>
        spawn(join(programs.folder, 'postgres'), ['-D', data, '-p', String(port), '-k', folder, ...options], {
          ...owner,
          stdio: 'ignore',
        });
      server = spawnServer();
      await waitUntilReachable(url, () => {
        // A server cannot start while a process of a killed one still exists.
        if (server === undefined || server.exitCode !== null || server.signalCode !== null) server = spawnServer();
      });
    },
    stop,
    signal,
    remove: async () => {
      await stop('SIGINT');
      rmSync(folder, { recursive: true, force: true });
      programs.remove();
    },
  };
}

/** Returns the ids of a process and of its child processes. */
function processesOf(pid: number | undefined): number[] {
  if (pid === undefined) return [];
  const { stdout } = spawnSync('ps', ['-e', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  const children = stdout
    .split('\n')
    .map((line) => line.trim().split(/\s+/u).map(Number))
    .flatMap(([id, parent]) => (parent === pid && id !== undefined ? [id] : []));
  return [pid, ...children];
}

/**
 * PostgreSQL does not run as root. If the current user is root, returns another user, who must run the server:
 * `postgres`, or `nobody` if the user `postgres` does not exist. If the current user is not root, returns undefined.
 */
function serverUser(): { readonly uid: number; readonly gid: number } | undefined {
  if (userInfo().uid !== 0) return undefined;
  const user = ['postgres', 'nobody'].find((name) => spawnSync('id', [name]).status === 0) ?? 'nobody';
  const idOf = (flag: string): number => Number(execFileSync('id', [flag, user], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/**
 * Returns the folder of the programs. If the programs come from an npm package, they are copied first. The package may
 * be in the home folder of root, which the user of the server cannot read.
 */
function readablePrograms(): { readonly folder: string; readonly remove: () => void } {
  const programs = findPostgresPrograms();
  if (programs.startsWith('/usr/')) return { folder: programs, remove: () => {} };
  const copy = mkdtempSync(join(tmpdir(), 'forgespec-postgres-programs-'));
  chmodSync(copy, 0o755);
  cpSync(join(programs, '..'), copy, { recursive: true, verbatimSymlinks: true });
  return { folder: join(copy, 'bin'), remove: () => rmSync(copy, { recursive: true, force: true }) };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('There is no free port');
  return address.port;
}

async function waitUntilReachable(url: string, failed: () => void): Promise<void> {
  const deadline = Date.now() + 30_000;
  for (;;) {
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      failed();
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
