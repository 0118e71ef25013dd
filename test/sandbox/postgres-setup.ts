import { join } from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { openData } from '../../sandbox/open-data.ts';
import { createPostgres } from './postgres-process.ts';
import type { PostgresServer } from './postgres-server.ts';

/**
 * Settings that make the server faster. With these settings, the server can lose data if the machine fails. This does
 * not matter for tests.
 */
const quick = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/**
 * Starts a PostgreSQL server for the tests of a vitest project, with a template database that the tests copy. Stops the
 * server after the tests.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await createPostgres([...quick, 'max_connections=300']);
  await server.start();
  const example = await createExampleDatabase(server.url, join(server.folder, 'repositories'));
  project.provide('postgres', { url: server.url, ...example });
  return server.remove;
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
