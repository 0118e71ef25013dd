import { describe, expect, test } from 'vitest';
import { statusOf } from './status-of.ts';
import { useSandboxFixture } from './start-test-sandbox.ts';

const fixture = useSandboxFixture({ controlPort: 0 });

const control = async (method: string, path: string, body?: object): Promise<Response> =>
  fetch(`${fixture.sandbox.controlUrl}/sandbox/${path}`, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });

test('a reset restores the example data, the repositories and the id sequences', async () => {
  const { projectLabels, repositoryFiles } = fixture.as('mira');
  const { id } = await projectLabels.create({ id: 24 }, { name: 'before', color: 'red' });
  await projectLabels.delete({ id: 24, label_id: 'bug' });
  const readme = { id: 24, file_path: 'README.md' };
  const change = { branch: 'main', commit_message: 'Change' };
  const original = await repositoryFiles.get(readme, { ref: 'main' });
  await repositoryFiles.update(readme, { ...change, content: 'changed' });

  expect((await control('POST', 'reset')).status).toBe(204);
  expect((await projectLabels.list({ id: 24 })).map(({ name }) => name)).toEqual(['bug', 'docs', 'performance']);
  expect(await repositoryFiles.get(readme, { ref: 'main' })).toEqual(original);
  expect(await projectLabels.create({ id: 24 }, { name: 'after', color: 'red' })).toMatchObject({ id });
});

test('the clock is read, set and moved forward', async () => {
  await control('POST', 'clock', { now: '2026-05-01T00:00:00Z' });
  const milestone = { id: 24, milestone_id: 63 };
  expect(await fixture.as('sora').projectMilestones.get(milestone)).toMatchObject({ expired: true });
  const moved = (await (await control('POST', 'clock', { advance: 3600 })).json()) as { now: string };
  expect(moved.now).toMatch(/^2026-05-01T01:00:/u);
  expect((await (await control('GET', 'clock')).json()) as object).toHaveProperty('now');
  expect((await control('POST', 'clock', {})).status).toBe(400);
});

describe('faults', () => {
  const list = async () =>
    fetch(`${fixture.sandbox.url}/api/v4/projects/24/labels`, { headers: { 'private-token': 'token-of-mira' } });

  test('apply to the given operation, the given number of times', async () => {
    await control('POST', 'faults', { operation: 'listProjectLabels', status: 429, times: 2 });
    const first = await list();
    expect([first.status, first.headers.get('retry-after')]).toEqual([429, '1']);
    expect(await statusOf(fixture.as('mira').projectBadges.list({ id: 24 }))).toBe(200);
    expect((await list()).status).toBe(429);
    expect((await list()).status).toBe(200);
  });

  test('can be delays, and can be removed', async () => {
    await control('POST', 'faults', { latency: 300 });
    const began = performance.now();
    expect((await list()).status).toBe(200);
    expect(performance.now() - began).toBeGreaterThan(290);
    await control('POST', 'faults', { status: 503 });
    expect((await list()).status).toBe(503);
    expect(await (await control('GET', 'faults')).json()).toEqual([{ latency: 300 }, { status: 503 }]);
    expect((await control('DELETE', 'faults')).status).toBe(204);
    expect((await list()).status).toBe(200);
  });

  test.each([{}, { status: 200 }, { status: 429, times: 0 }, { latency: -1 }, { latency: 'long' }, []])(
    'are rejected if they are %j',
    async (fault) => {
      expect((await control('POST', 'faults', fault)).status).toBe(400);
    },
  );
});

test('other paths of the control port get 404, and so do its paths on the port of the service', async () => {
  expect((await control('GET', 'reset')).status).toBe(404);
  expect((await fetch(`${fixture.sandbox.url}/sandbox/clock`)).status).toBe(404);
});
