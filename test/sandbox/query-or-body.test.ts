import { once } from 'node:events';
import { request } from 'node:http';
import { json } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { useSandboxFixture } from './start-test-sandbox.ts';

// Document 1, "Endpoints: shared conventions", 7.

const fixture = useSandboxFixture();
const credential = { 'private-token': 'token-of-mira' };
const form = { ...credential, 'content-type': 'application/x-www-form-urlencoded' };
const labels = (rest = ''): string => `${fixture.sandbox.url}/api/v4/projects/24/labels${rest}`;

test('parameters are sent as a query string or as a request body: creating, changing and deleting', async () => {
  const created = await fetch(labels('?name=in-query&color=%23112233&priority=3'), {
    method: 'POST',
    headers: credential,
  });
  expect(created.status).toBe(201);
  expect(await created.json()).toMatchObject({ name: 'in-query', color: '#112233', priority: 3 });

  const changed = await fetch(labels('/in-query?new_name=renamed'), { method: 'PUT', headers: credential });
  expect(await changed.json()).toMatchObject({ name: 'renamed', color: '#112233' });

  const deleted = await fetch(labels(), { method: 'DELETE', headers: form, body: 'name=renamed' });
  expect(deleted.status).toBe(204);
  expect((await fetch(labels('/renamed'), { headers: credential })).status).toBe(404);
});

test('a query string that is too long is rejected with 414, but is accepted as a request body', async () => {
  const path = '/api/v4/projects/24/milestones';
  const numbers = Array.from({ length: 900 }, (_, index) => index + 5);
  const body = numbers.map((number) => `iids[]=${number}`).join('&');
  const tooLong = await fetch(`${fixture.sandbox.url}${path}?${body}`, { headers: credential });
  expect(tooLong.status).toBe(414);

  const sent = request(`${fixture.sandbox.url}${path}`, { headers: { ...form, 'content-length': body.length } });
  sent.end(body);
  const [response] = await once(sent, 'response');
  expect(await json(response)).toEqual([expect.objectContaining({ iid: 5 })]);
});
