import { expect, test } from 'vitest';
import { clientCall } from '../../contract/5-report/client-call.ts';
import { serviceSubject } from './description.ts';

const subject = await serviceSubject();

function callOf(name: string, args: Partial<Parameters<typeof clientCall>[2]>): string | undefined {
  const operation = subject.operation(name);
  if (operation === undefined) throw new Error(`The description has no operation ${name}.`);
  return clientCall(subject.api.areas, operation, { path: {}, query: {}, header: {}, ...args });
}

test('a call has the path parameters first, then the query or the body, then the options', () => {
  expect(callOf('listProjectBadges', { path: { id: 24 } })).toBe('client.projectBadges.list({ id: 24 })');
  expect(callOf('listProjectBadges', { path: { id: 'a/b' }, query: { name: "it's" } })).toBe(
    String.raw`client.projectBadges.list({ id: 'a/b' }, { name: 'it\'s' })`,
  );
  const body = { mediaType: 'application/json', value: { link_url: 'x', image_url: null } };
  expect(callOf('createProjectBadge', { path: { id: 24 }, body, header: { 'x-a': '1' } })).toBe(
    `client.projectBadges.create({ id: 24 }, { 'link_url': 'x', 'image_url': null }, { headers: { 'x-a': '1' } })`,
  );
});

test('there is no call for a body that the client sends as a file', () => {
  expect(callOf('createProjectBadge', { body: { mediaType: 'application/octet-stream', value: 'x' } })).toBeUndefined();
});
