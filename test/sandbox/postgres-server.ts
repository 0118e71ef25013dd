import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { inject } from 'vitest';
import { openPostgres } from '../../sandbox/database/open-postgres.ts';
import type { SandboxOptions } from '../../sandbox/start-types.ts';
import { setClock, initialTime } from '../../sandbox/example-data/insert-example-data.ts';

/** The location of the data of a sandbox. */
export type DataLocation = Pick<SandboxOptions, 'databaseUrl' | 'folder'>;

/**
 * The PostgreSQL server of the tests, a template database with the example data, and a folder with the repositories of
 * the example data.
 */
export interface PostgresServer {
  readonly url: string;
  readonly exampleDatabase: string;
  readonly exampleFolder: string;
}

/**
 * Returns the location of the data of a new sandbox. If the tests have a PostgreSQL server, this location is a new copy
 * of the example database and of its repositories. Otherwise, the result is empty, so that the sandbox creates the
 * example data in memory.
 */
export async function createTestData(): Promise<DataLocation> {
  const server = inject('postgres');
  if (server === undefined) return {};
  const place = await newDatabase(server, server.exampleDatabase);
  await cp(server.exampleFolder, place.folder, { recursive: true });
  const database = await openPostgres(place.databaseUrl);
  await setClock(database.queries, initialTime);
  await database.close();
  return place;
}

/**
 * Returns the PostgreSQL server of the tests.
 *
 * @throws {Error} if the vitest project does not use the global set-up `postgres-setup.ts`.
 */
export function postgresServer(): PostgresServer {
  const server = inject('postgres');
  if (server === undefined)
    throw new Error('These tests belong to the project sandbox-postgres, which starts a server.');
  return server;
}

/**
 * Creates a database on the server, and a folder.
 *
 * @param template the database to copy. Default: an empty database.
 */
export async function newDatabase({ url }: PostgresServer, template = 'template1') {
  const name = `sandbox_${randomUUID().replaceAll('-', '')}`;
  await execute(url, `create database ${name} template ${template}`);
  const databaseUrl = new URL(url);
  databaseUrl.pathname = `/${name}`;
  return { databaseUrl: databaseUrl.href, folder: await mkdtemp(join(tmpdir(), 'forgespec-repositories-')) };
}

/** Removes the database and the folder. */
export async function removeData({ databaseUrl, folder }: DataLocation): Promise<void> {
  if (folder !== undefined) await rm(folder, { recursive: true, force: true });
  if (databaseUrl === undefined) return;
  const url = new URL(databaseUrl);
  const name = url.pathname.slice(1);
  url.pathname = '/postgres';
  await execute(url.href, `drop database ${name} with (force)`);
}

async function execute(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

declare module 'vitest' {
  interface ProvidedContext {
    postgres?: PostgresServer | undefined;
  }
}
