import { expect, test } from 'vitest';
import { createDispatcher } from '../../generated/server/index.ts';
import { oneOperation, serving } from './one-operation.ts';

// Even if an invalid request is large, the response with its issues is small.

const dispatch = createDispatcher(
  { protectedEnvironments: { protect: () => ({ status: 500 }) as never }, projectBadges: {} },
  {
    authenticate: {
      PrivateToken: (token) => token,
      JobToken: () => undefined,
      RegistryBasic: () => undefined,
      RegistryToken: () => undefined,
    },
  },
);
const path = '/api/v4/projects/1/protected_environments';
const mostBytes = 64 * 1024;

/** Sends a body, and returns the status and the issues of the response. */
const post = (
  body: string,
  contentType = 'application/json',
): Promise<[status: number, issues: { message: string }[], size: number]> =>
  serving(dispatch, async ({ url }) => {
    const headers = { 'private-token': 'a', 'content-type': contentType };
    const response = await fetch(url + path, { method: 'POST', body, headers });
    const text = await response.text();
    const size = Buffer.byteLength(text);
    expect(size).toBeLessThan(mostBytes);
    return [response.status, JSON.parse(text).issues, size];
  });

test('a body of 1 MB with a mistake in each object gets a short list of issues, and an issue about the others', async () => {
  const [status, issues] = await post(`{"name":"production","deploy_access_levels":[${'[],'.repeat(349_000)}[]]}`);
  expect(status).toBe(422);
  expect(issues.at(-1)?.message).toMatch(/^has more issues: only the first \d+ are listed$/u);
});

test('a name of control characters, which are six times as long in JSON, does not make the response long', async () => {
  const name = `a[${'%01'.repeat(500)}`;
  const [status, issues] = await post(`${name}=1&`.repeat(200), 'application/x-www-form-urlencoded');
  expect(status).toBe(422);
  expect(issues.at(-1)?.message).toMatch(/^has more issues/u);
});

test('a media type of 15,000 quotes is not repeated in full', async () => {
  const [status, , size] = await post('{}', `text/plain;a=${'"'.repeat(15_000)}`);
  expect(status).toBe(415);
  expect(size).toBeLessThan(1000);
});

test('a log line about a response with very many mistakes is short', async () => {
  const lines: object[] = [];
  const note = (details: object): void => void lines.push(details);
  const collect = (_: unknown, path: string, issues: { path: string; message: string }[]): void => {
    for (let index = 0; index < 10_000; index++) issues.push({ path: `${path}/${index}`, message: 'must be a string' });
  };
  const described = { statuses: { 200: { content: { 'application/json': { is: () => false, collect } } } } };
  const answering = oneOperation(
    'GET',
    () => ({ status: 200, body: [] }),
    {},
    { checkResponses: 'log', log: { warn: note, error: note } },
    described,
  );
  expect((await serving(answering, ({ url }) => fetch(url))).status).toBe(200);
  expect(JSON.stringify(lines).length).toBeLessThan(mostBytes);
});
