import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { openData } from '../../sandbox/open-data.ts';
import { findPostgresPrograms } from './postgres-programs.ts';
import type { PostgresServer } from './postgres-server.ts';

/**
 * Starts a PostgreSQL server for the tests of a vitest project, with a template database that the tests copy. Stops the
 * server after the tests.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'forgespec-postgres-'));
  const owner = serverUser();
  if (owner !== undefined) chownSync(folder, owner.uid, owner.gid);
  const programs = owner === undefined ? findPostgresPrograms() : readablePrograms(folder);
  const data = join(folder, 'data');
  const initialSettings = ['-U', 'sandbox', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  execFileSync(join(programs, 'initdb'), ['-D', data, ...initialSettings], {
    ...owner,
    stdio: 'ignore',
  });
  const port = await freePort();
  const settings = [...quick, '-c', 'max_connections=300', '-c', 'listen_addresses=127.0.0.1', '-k', folder];
  const server = spawn(join(programs, 'postgres'), ['-D', data, '-p', String(port), ...settings], {
    ...owner,
    stdio: 'ignore',
  });
  const url = `postgres://sandbox@127.0.0.1:${port}/postgres`;
  await waitUntilReachable(url);
  project.provide('postgres', { url, ...(await createExampleDatabase(url, join(folder, 'repositories'))) });
  return async () => {
    const stopped = once(server, 'exit');
    server.kill('SIGINT');
    await stopped;
    rmSync(folder, { recursive: true, force: true });
  };
}

/**
 * Creates the template database, and closes all connections to it, because PostgreSQL cannot copy a database with open
 * connections.
 */
async function createExampleDatabase(server: string, folder: string): Promise<Omit<PostgresServer, 'url'>> {
  const name = 'example';
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(server);
  url.pathname = `/${name}`;
  const opened = await openData({ databaseUrl: url.href, folder, seed: true });
  await opened.jobs.close();
  await opened.close();
  return { exampleDatabase: name, exampleFolder: folder };
}

/**
 * Settings that make the server faster. With these settings, the server can lose data if the machine fails. This does
 * not matter for tests.
 */
const quick = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'].flatMap((setting) => ['-c', setting]);

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
function readablePrograms(folder: string): string {
  const programs = findPostgresPrograms();
  if (programs.startsWith('/usr/')) return programs;
  const copy = join(folder, 'programs');
  cpSync(join(programs, '..'), copy, { recursive: true, verbatimSymlinks: true });
  return join(copy, 'bin');
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

async function waitUntilReachable(url: string): Promise<void> {
  const deadline = Date.now() + 30_000;
  for (;;) {
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
