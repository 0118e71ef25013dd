import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createClient } from '../../generated/client/index.ts';
import { openSandbox, type RunningSandbox } from '../../sandbox/start-sandbox.ts';
import { createTestData, removeData, type DataLocation } from './postgres-server.ts';
import { statusOf } from './status-of.ts';

describe('a query that takes too long', () => {
  let place: DataLocation = {};
  let sandbox: RunningSandbox;

  beforeAll(async () => {
    place = await createTestData();
    sandbox = await openSandbox({ ...place, databaseUrl: `${place.databaseUrl}?statement_timeout=300` });
  });

  afterAll(async () => {
    await sandbox?.close();
    await removeData(place);
  });

  test('gets 408 and has no effect', async () => {
    const { projectLabels } = createClient({
      baseUrl: sandbox.url,
      auth: { PrivateToken: 'token-of-mira' },
      retry: false,
    });
    const other = new Client({ connectionString: place.databaseUrl });
    await other.connect();
    await other.query('begin');
    await other.query('lock table labels in access exclusive mode');
    expect(await statusOf(projectLabels.list({ id: 24 }))).toBe(408);
    expect(await statusOf(projectLabels.create({ id: 24 }, { name: 'late', color: 'red' }))).toBe(408);
    await other.end();
    expect((await projectLabels.list({ id: 24 })).map(({ name }) => name)).toEqual(['bug', 'docs', 'performance']);
  });

  test('gets 408 even if the query looks up a token', async () => {
    const other = new Client({ connectionString: place.databaseUrl });
    await other.connect();
    await other.query('begin');
    await other.query('lock table access_tokens in access exclusive mode');
    const headers = { 'private-token': 'token-of-mira' };
    expect((await fetch(`${sandbox.url}/api/v4/projects/24/labels`, { headers })).status).toBe(408);
    await other.end();
  });
});
