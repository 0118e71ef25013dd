import { eq } from '../../../sandbox/database/drizzle.ts';
import { describe, expect, test } from 'vitest';
import { projects } from '../../../sandbox/database/schema/index.ts';
import type { Username } from '../start-test-sandbox.ts';
import { operations, useService } from './use-service.ts';

// Document 1, "Authentication".

const { fixture, send, statusOf } = useService();

/**
 * Endpoints that need no credential according to the documents: reading files and listing the forks of a public
 * project.
 */
const isPublic = ({ area, method, operation }: (typeof operations)[number]): boolean =>
  (area === 'repositoryFiles' && ['GET', 'HEAD'].includes(method)) || operation === 'listProjectForks';

describe('endpoints that touch non-public information require authentication', () => {
  test.each(operations.filter((one) => !isPublic(one)).map(({ line }) => line))('%s', async (line) => {
    expect(await statusOf(undefined, line)).toBe(401);
  });
});

describe('an invalid token yields 401', () => {
  test.each(operations.map(({ line }) => line))('%s', async (line) => {
    for (const token of ['nonsense', '', 'token-of-nobody', 'expired-token-of-jonas', 'Token-Of-Mira']) {
      expect(await statusOf(undefined, line, { headers: { 'private-token': token } })).toBe(401);
    }
    expect(await statusOf('mira', line, { headers: { 'job-token': 'nonsense' } })).toBe(401);
  });
});

describe('none: only endpoints that say so accept a request without a credential', () => {
  test.each(operations.filter(isPublic).map(({ line }) => line))('%s', async (line) => {
    expect(await statusOf(undefined, line, { query: 'ref=main' })).toBe(200);
    expect(await statusOf(undefined, line.replace('/24/', '/31/'), { query: 'ref=main' })).toBe(404);
  });
});

describe('CI job token', () => {
  const asJob = (line: string, token = 'job-token-of-mira') =>
    statusOf(undefined, line, { headers: { 'job-token': token } });

  test('applies to the container registry API', async () => {
    for (const { line, area, method } of operations) {
      if (area === 'containerRegistry' && method === 'GET') expect([line, await asJob(line)]).toEqual([line, 200]);
      else if (area !== 'containerRegistry' && !line.includes('/repository/files/') && !line.endsWith('/forks')) {
        expect([line, await asJob(line)]).toEqual([line, 401]);
      }
    }
  });

  test('reaches only the registry of the project that created the pipeline', async () => {
    expect(await asJob('GET /projects/24/registry/repositories')).toBe(200);
    for (const other of [31, 57, 'aurora%2Ftools%2Fanvil']) {
      expect(await asJob(`GET /projects/${other}/registry/repositories`)).toBe(403);
    }
  });
});

describe('registry token', () => {
  const tokenFor = async (username: string, scope: string): Promise<{ status: number; token: string }> => {
    const authorization = `Basic ${btoa(`${username}:token-of-${username}`)}`;
    const { status, body } = await send(undefined, 'GET /jwt/auth', {
      query: `service=container_registry&scope=${scope}`,
      headers: { authorization },
    });
    return { status, token: (body as { token?: string }).token ?? '' };
  };
  const use = (token: string, line: string) =>
    statusOf(undefined, line, { headers: { authorization: `Bearer ${token}` } });

  test('is the `token` string of a JSON object, and is sent as `Authorization: Bearer` on registry-native endpoints', async () => {
    const { status, token } = await tokenFor('admin', 'registry:catalog:*');
    expect([status, token.length > 0]).toEqual([200, true]);
    expect(await use(token, 'GET /v2/_catalog')).toBe(200);
  });

  test('is different from access tokens', async () => {
    expect(await use('token-of-admin', 'GET /v2/_catalog')).toBe(401);
    expect(await statusOf('admin', 'GET /v2/_catalog')).toBe(401);
    const { token } = await tokenFor('admin', 'registry:catalog:*');
    expect(await statusOf(undefined, 'GET /namespaces', { headers: { 'private-token': token } })).toBe(401);
    expect(await use(token, 'GET /namespaces')).toBe(401);
  });

  test('requires HTTP Basic credentials', async () => {
    const line = 'GET /jwt/auth';
    const query = 'service=container_registry&scope=registry:catalog:*';
    expect(await statusOf('admin', line, { query })).toBe(401);
    expect(await statusOf(undefined, line, { query })).toBe(401);
    const authorization = `Basic ${btoa('admin:token-of-mira')}`;
    expect(await statusOf(undefined, line, { query, headers: { authorization } })).toBe(401);
  });
});

describe('scopes for repository files: `api` (read-write), `read_api` (read), `read_repository` (read)', () => {
  const file = '/projects/31/repository/files/README.md';
  test.each([
    ['api', 'token-of-jonas', 201],
    ['read_api', 'reading-token-of-jonas', 403],
    ['read_repository', 'repository-token-of-jonas', 403],
  ])('%s', async (scope, token, status) => {
    const headers = { 'private-token': token };
    for (const path of [file, `${file}/raw`, `${file}/blame`]) {
      expect(await statusOf(undefined, `GET ${path}`, { query: 'ref=main', headers })).toBe(200);
      expect(await statusOf(undefined, `HEAD ${path}`, { query: 'ref=main', headers })).toBe(200);
    }
    const json = { branch: 'main', commit_message: 'Try a scope', content: scope };
    expect(await statusOf(undefined, `POST /projects/31/repository/files/${scope}`, { json, headers })).toBe(status);
  });
});

describe('minimum roles', () => {
  // In Compass, Jonas is a Developer, Tomas a Planner, Priya a Reporter, Mira a Maintainer and Elena an Owner. Sora is
  // not a member.
  const refused = async (line: string, usernames: readonly Username[]): Promise<void> => {
    for (const username of usernames)
      expect([username, await statusOf(username, line, { json: {} })]).toEqual([
        username,
        line.startsWith('GET') ? 403 : expect.toSatisfy((status) => status === 403 || status === 422),
      ]);
  };
  const maintained = operations.filter(({ path }) => /\/(job_token_scope|pages|error_tracking)\b/u.test(path));

  test.each(maintained.map(({ line, method }) => [line, method]))(
    'Maintainer (job token scope, Pages, error tracking): %s',
    async (line, method) => {
      const json =
        method === 'GET' || method === 'DELETE'
          ? undefined
          : { enabled: true, active: true, integrated: true, target_project_id: 57, target_group_id: 9 };
      for (const username of ['jonas', 'tomas', 'priya', 'sora'] as const) {
        expect([username, await statusOf(username, line, json === undefined ? {} : { json })]).toEqual([username, 403]);
      }
      expect(await statusOf('mira', line, json === undefined ? {} : { json })).not.toBe(403);
    },
  );

  test('Planner (delete milestone; promote milestone needs Planner on the group)', async () => {
    const { body } = await send('tomas', 'POST /projects/24/milestones', { json: { title: 'To delete' } });
    const line = `DELETE /projects/24/milestones/${(body as { id: number }).id}`;
    await refused(line, ['sora']);
    expect(await statusOf('tomas', line)).toBe(204);
    expect(await statusOf('sora', 'POST /projects/24/milestones/63/promote')).toBe(403);
  });

  test.each([
    ['POST /projects/57/fork/24', 201],
    ['DELETE /projects/57/fork', 204],
  ])('Owner or administrator (create/delete fork relationship): %s', async (line, status) => {
    for (const username of ['jonas', 'elena'] as const) expect(await statusOf(username, line)).toBe(403);
    for (const username of ['mira', 'admin'] as const) {
      await fixture.sandbox.queries.update(projects).set({ forkedFromId: 24 }).where(eq(projects.id, 57));
      expect(await statusOf(username, line)).toBe(status);
    }
  });

  test('administrator (snippet storage moves, replication sites, listing all registry repositories)', async () => {
    const restricted = operations.filter(({ path }) => /^\/(geo_sites|snippet)/u.test(path));
    for (const { line, method } of restricted) {
      const json = { name: 'x', url: 'https://x.example.com', source_storage_name: 'default' };
      for (const username of ['elena', 'mira'] as const) {
        expect([line, await statusOf(username, line, method === 'GET' || method === 'DELETE' ? {} : { json })]).toEqual(
          [line, 403],
        );
      }
    }
    const catalog = {
      query: 'service=container_registry&scope=registry:catalog:*',
      headers: { authorization: `Basic ${btoa('elena:token-of-elena')}` },
    };
    expect(await statusOf(undefined, 'GET /jwt/auth', catalog)).toBe(403);
  });

  test('Reporter or higher (registry visibility value `private`)', async () => {
    const line = 'GET /projects/24/registry/repositories';
    await send('mira', 'PUT /projects/24/', { json: { container_registry_access_level: 'private' } });
    for (const username of ['sora', 'tomas'] as const) expect(await statusOf(username, line)).toBe(403);
    for (const username of ['priya', 'jonas'] as const) expect(await statusOf(username, line)).toBe(200);
    await send('mira', 'PUT /projects/24/', { json: { container_registry_access_level: 'enabled' } });
  });
});
