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

test('the clock does not move beyond its last time if many requests move it at the same time', async () => {
  await control('POST', 'clock', { now: '2026-05-01T00:00:00Z' });
  const copies = Array.from({ length: 30 }, async () => (await control('POST', 'clock', { advance: 1e10 })).status);
  const statuses = await Promise.all(copies);
  expect([200, 400].map((status) => statuses.filter((each) => each === status).length)).toEqual([3, 27]);
  const { now } = (await (await control('GET', 'clock')).json()) as { now: string };
  expect(now).toMatch(/^2976-/u);
});

test('a schedule can be created at the last time of the clock', async () => {
  await control('POST', 'clock', { now: '2990-01-01T00:00:00Z' });
  const { pipelineSchedules } = fixture.as('mira');
  const body = { description: 'Late', ref: 'main', cron: '0 0 29 2 *' };
  expect(await pipelineSchedules.create({ id: 24 }, body)).toMatchObject({ next_run_at: '2992-02-29T00:00:00.000Z' });
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

  test('with a status affect different requests, so that each of them has an effect', async () => {
    await control('POST', 'faults', { status: 503, times: 1 });
    await control('POST', 'faults', { status: 429, times: 1 });
    expect([(await list()).status, (await list()).status, (await list()).status]).toEqual([503, 429, 200]);
  });
});

describe('a request that the control port does not understand', () => {
  /** Sends a request, and returns the status and the message of the response. */
  const refused = async (method: string, path: string, body?: unknown): Promise<string> => {
    const response = await fetch(`${fixture.sandbox.controlUrl}/sandbox/${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    const { message } = (await response.json()) as { message: string };
    return `${response.status} ${message}`;
  };

  const properties = 'The properties are `operation`, `times`, `latency`, `status`.';
  const faults: readonly (readonly [fault: unknown, message: string])[] = [
    [{}, 'The body must contain `latency` or `status`, or both'],
    [[], 'The body must be a JSON object'],
    [null, 'The body must be a JSON object'],
    ['503', 'The body must be a JSON object'],
    [{ status: 503, probability: 0.5 }, `The body has an unknown property: \`probability\`. ${properties}`],
    [{ status: 503, headers: {} }, `The body has an unknown property: \`headers\`. ${properties}`],
    [{ status: 503, time: 1 }, `The body has an unknown property: \`time\`. Did you mean \`times\`? ${properties}`],
    [{ Status: 503 }, `The body has an unknown property: \`Status\`. Did you mean \`status\`? ${properties}`],
    [{ status: 503, ['__proto__']: 1 }, `The body has an unknown property: \`__proto__\`. ${properties}`],
    [{ status: 503, operation: null }, '`operation` must be the name of an operation'],
    [{ status: 503, operation: 24 }, '`operation` must be the name of an operation'],
    [{ status: 200 }, '`status` must be from 400 to 599'],
    [{ status: '503' }, '`status` must be from 400 to 599'],
    [{ status: 503.5 }, '`status` must be from 400 to 599'],
    [{ status: 600 }, '`status` must be from 400 to 599'],
    [{ status: null, latency: 1 }, '`status` must be from 400 to 599'],
    [{ status: 429, times: 0 }, '`times` must be a number of requests, at least 1'],
    [{ status: 429, times: '2' }, '`times` must be a number of requests, at least 1'],
    [{ status: 429, times: null }, '`times` must be a number of requests, at least 1'],
    [{ latency: -1 }, '`latency` must be a number of milliseconds, at most 3600000'],
    [{ latency: 'long' }, '`latency` must be a number of milliseconds, at most 3600000'],
  ];

  test.each(faults)('gets 400, and adds no fault: %j', async (fault, message) => {
    expect(await refused('POST', 'faults', fault)).toBe(`400 ${message}`);
    expect(await (await control('GET', 'faults')).json()).toEqual([]);
  });

  test.each(['listProjectLabel', 'listprojectlabels', 'projectLabels.list'])(
    'gets 400, and adds no fault for the operation %s',
    async (operation) => {
      const message = await refused('POST', 'faults', { status: 503, operation });
      expect(message).toContain(`400 There is no such operation: \`${operation}\`.`);
      if (!operation.includes('.')) expect(message).toContain(' Did you mean `listProjectLabels`?');
      expect(message).toContain('`listProjectBadges`, ');
      expect(await (await control('GET', 'faults')).json()).toEqual([]);
    },
  );

  const either = 'The body must contain either `now` (a time) or `advance` (a number of seconds)';
  const notTime = '`now` must be a date and time with an offset, such as 2026-03-09T10:15:00Z';
  const notSeconds = '`advance` must be a number of seconds, such as 3600';
  const times: readonly (readonly [clock: unknown, message: string])[] = [
    [{}, either],
    [{ now: '2026-05-01T00:00:00Z', advance: 60 }, either],
    [
      { now: '2026-05-01T00:00:00Z', frozen: true },
      'The body has an unknown property: `frozen`. The properties are `now`, `advance`.',
    ],
    [{ now: '1' }, notTime],
    [{ now: 1 }, notTime],
    [{ now: null }, notTime],
    [{ now: '2026' }, notTime],
    [{ now: '2026-05-01' }, notTime],
    [{ now: '2026-05-01T00:00:00' }, notTime],
    [{ now: '2026-05-01 00:00:00Z' }, notTime],
    [{ now: '2026-02-30T00:00:00Z' }, notTime],
    [{ now: '2026-05-01T24:00:00Z' }, notTime],
    [{ now: 'Fri, 01 May 2026 00:00:00 GMT' }, notTime],
    [{ now: '2990-01-01T00:00:01Z' }, '`now` must set the clock to a time from 1970-01-02 to 2990-01-01'],
    [{ now: '9999-05-01T00:00:00Z' }, '`now` must set the clock to a time from 1970-01-02 to 2990-01-01'],
    [{ advance: '3600' }, notSeconds],
    [{ advance: null }, notSeconds],
    [{ advance: true }, notSeconds],
    [{ advance: 1e11 }, '`advance` must set the clock to a time from 1970-01-02 to 2990-01-01'],
    [{ advance: 3.1e10 }, '`advance` must set the clock to a time from 1970-01-02 to 2990-01-01'],
    [{ advance: -1e10 }, '`advance` must set the clock to a time from 1970-01-02 to 2990-01-01'],
    [{ advance: 1e300 }, '`advance` must set the clock to a time from 1970-01-02 to 2990-01-01'],
  ];

  test.each(times)('gets 400, and does not move the clock: %j', async (body, message) => {
    await control('POST', 'clock', { now: '2027-01-01T00:00:00Z' });
    expect(await refused('POST', 'clock', body)).toBe(`400 ${message}`);
    const { now } = (await (await control('GET', 'clock')).json()) as { now: string };
    expect(now).toMatch(/^2027-01-01T00:/u);
  });

  test('gets 400 if it has a query, or a body that has no meaning, and has no effect', async () => {
    await control('POST', 'faults', { operation: 'listProjectBadges', status: 503 });
    const noQuery = 'The control port has no query parameters, but the query is';
    expect(await refused('DELETE', 'faults?operation=listProjectLabels')).toBe(
      `400 ${noQuery} operation=listProjectLabels`,
    );
    expect(await refused('POST', 'reset?seed=false')).toBe(`400 ${noQuery} seed=false`);
    expect(await refused('GET', 'clock?at=now')).toBe(`400 ${noQuery} at=now`);
    expect(await refused('DELETE', 'faults', { operation: 'listProjectLabels' })).toBe(
      '400 The body has an unknown property: `operation`. There are no properties.',
    );
    expect(await refused('POST', 'reset', { seed: false })).toBe(
      '400 The body has an unknown property: `seed`. There are no properties.',
    );
    expect(await (await control('GET', 'faults')).json()).toHaveLength(1);
    expect((await control('DELETE', 'faults', {})).status).toBe(204);
  });

  test('gets 405 for another method of a path, and 404 for another path', async () => {
    const response = await control('PUT', 'faults', { status: 503 });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, POST, DELETE']);
    expect(await refused('GET', 'reset')).toBe('405 /sandbox/reset has no method GET, only POST');
    expect(await refused('POST', 'fault', { status: 503 })).toBe(
      '404 The control port has no such path: `/sandbox/fault`. Did you mean `/sandbox/faults`? The paths are `/sandbox/reset`, `/sandbox/clock`, `/sandbox/faults`.',
    );
    expect(await refused('POST', 'toString', {})).toMatch(/^404 /u);
  });
});

test('the clock can be set to any time of RFC 3339', async () => {
  const times: readonly (readonly [sent: string, set: string])[] = [
    ['2026-05-01T02:00:00+02:00', '2026-05-01T00:00:0'],
    ['2026-05-01t00:00:00.123456789z', '2026-05-01T00:00:0'],
    ['2028-02-29T00:00:00-00:00', '2028-02-29T00:00:0'],
    ['2016-12-31T23:59:60Z', '2017-01-01T00:00:0'],
  ];
  for (const [now, set] of times) {
    const response = await control('POST', 'clock', { now });
    const body = (await response.json()) as { now: string };
    expect([now, response.status, body.now.slice(0, set.length)]).toEqual([now, 200, set]);
  }
});

test('the paths of the control port get 404 on the port of the service', async () => {
  expect((await fetch(`${fixture.sandbox.url}/sandbox/clock`)).status).toBe(404);
});
