import { expect, test } from 'vitest';
import { withoutValue, withValue, type Arguments } from '../../contract/http/arguments.ts';

const args: Arguments = {
  path: { id: 7 },
  query: { page: 1 },
  header: { 'x-trace': 'a' },
  body: { mediaType: 'application/json', value: { name: 'box', color: 'red' } },
};

test('a value is set beside the other values of its location', () => {
  expect(withValue(args, { in: 'query', name: 'limit' }, 2)).toEqual({ ...args, query: { page: 1, limit: 2 } });
  expect(withValue(args, { in: 'path', name: 'id' }, 8)).toEqual({ ...args, path: { id: 8 } });
  const header = { 'x-trace': 'a', session: 's' };
  expect(withValue(args, { in: 'cookie', name: 'session' }, 's')).toEqual({ ...args, header });
  expect(withValue(args, { in: 'body', name: 'color' }, 'blue').body?.value).toEqual({ name: 'box', color: 'blue' });
});

test('a value of a body is set although there is no object', () => {
  const body = { mediaType: 'application/json', value: { color: 'blue' } };
  const { body: _, ...withoutBody } = args;
  expect(withValue(withoutBody, { in: 'body', name: 'color' }, 'blue').body).toEqual(body);
  const list = { ...args, body: { mediaType: 'application/json', value: [1] } };
  expect(withValue(list, { in: 'body', name: 'color' }, 'blue').body).toEqual(body);
});

test('a value is removed, and the other values of its location stay', () => {
  expect(withoutValue(args, { in: 'query', name: 'page' })).toEqual({ ...args, query: {} });
  expect(withoutValue(args, { in: 'body', name: 'color' }).body?.value).toEqual({ name: 'box' });
  const list = { ...args, body: { mediaType: 'application/json', value: [1] } };
  expect(withoutValue(list, { in: 'body', name: 'color' })).toEqual(list);
});
