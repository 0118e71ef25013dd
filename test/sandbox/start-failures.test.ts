import { mkdtempSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { startProcess } from './crash/killable-sandbox.ts';
import { newDatabase, postgresServer, removeData, type DataLocation } from './postgres-server.ts';

const server = postgresServer();
let place: DataLocation;
let folder: string;

beforeAll(async () => {
  place = await newDatabase(server);
  folder = mkdtempSync(join(tmpdir(), 'forgespec-start-'));
  await execute('create role stranger login');
});

afterAll(async () => {
  await removeData(place);
  rmSync(folder, { recursive: true, force: true });
  await execute('drop role stranger');
});

async function execute(...statements: string[]): Promise<void> {
  const client = new Client({ connectionString: server.url });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

/** Returns the URL of the database of this file, with some parts replaced. */
function urlWith(parts: Partial<Pick<URL, 'hostname' | 'pathname' | 'port' | 'username'>>): string {
  return Object.assign(new URL(place.databaseUrl ?? ''), parts).href;
}

/** Starts a server that is not PostgreSQL. Returns its port. */
async function listenOn(accept: (socket: Socket) => void): Promise<string> {
  const sockets: Socket[] = [];
  const other = createServer((socket) => {
    sockets.push(socket.on('error', () => {}));
    accept(socket);
  }).listen(0, '127.0.0.1');
  await once(other, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    other.close();
  });
  return String((other.address() as AddressInfo).port);
}

const cases: readonly (readonly [string, () => Promise<string> | string, RegExp])[] = [
  ['a database that does not exist', () => urlWith({ pathname: '/missing' }), /has no database "missing"; create it/u],
  ['a role that does not exist', () => urlWith({ username: 'nobody' }), /does not accept the role "nobody"/u],
  [
    'a role that may not create tables',
    () => urlWith({ username: 'stranger' }),
    /The role "stranger" may not create schemas and tables/u,
  ],
  ['a URL of another kind', () => 'mysql://root:secret@127.0.0.1/shop', /has the form postgres:\/\/user:password@/u],
  ['a text that is not a URL', () => 'localhost:5432', /has the form postgres:\/\/user:password@/u],
  ['a port that nobody uses', () => urlWith({ port: '1' }), /There is no PostgreSQL server at 127\.0\.0\.1:1/u],
  ['a host that does not exist', () => urlWith({ hostname: 'nowhere.invalid' }), /The host of nowhere\.invalid/u],
  [
    'a server that does not speak',
    async () => urlWith({ port: await listenOn(() => {}) }),
    /does not respond like a PostgreSQL server/u,
  ],
  [
    'a server that closes the connection',
    async () => urlWith({ port: await listenOn((socket) => socket.end()) }),
    /does not respond like a PostgreSQL server/u,
  ],
  [
    'a server that speaks HTTP',
    async () => urlWith({ port: await listenOn((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')) }),
    /does not respond like a PostgreSQL server/u,
  ],
];

test.each(cases)('a start with %s fails with one sentence', { timeout: 20_000 }, async (_name, url, message) => {
  const { ended, kill } = startProcess('--database', await url(), '--data', join(folder, 'data'), '--port', '0');
  onTestFinished(async () => kill('everything'));
  const { code, messages } = await ended;
  expect(messages).toMatch(message);
  expect(messages).toMatch(/^error [^\n]+\.\n$/u);
  expect(messages).not.toContain('secret');
  expect(code).toBe(2);
});
