import { randomUUID } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { inject } from 'vitest';
import type { SandboxOptions } from '../../sandbox/start-sandbox.ts';

/** Where the data of a new sandbox lies: in the memory of this process, or in a new database of the server that the tests run against. */
export async function newDatabase(): Promise<Pick<SandboxOptions, 'databaseUrl' | 'folder'>> {
  const server = inject('postgresUrl');
  if (server === undefined) return {};
  const name = `sandbox_${randomUUID().replaceAll('-', '')}`;
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { databaseUrl: url.href, folder: await mkdtemp(join(tmpdir(), 'forgespec-repositories-')) };
}

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl?: string | undefined;
  }
}
