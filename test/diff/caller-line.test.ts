import { expect, test } from 'vitest';
import { callText } from '../../diff/sdk/caller-line.ts';

const parameter = (name: string, location: string) => ({ name, in: location, required: true });
const area = { path: ['pets'] } as never;
const operation = {
  method: 'get',
  shortName: 'list',
  parameters: [
    parameter('id', 'path'),
    parameter('page', 'query'),
    parameter('x-trace', 'header'),
    parameter('session', 'cookie'),
    { name: 'x-other', in: 'header', required: false },
  ],
  body: undefined,
} as never;

test('a call has its required headers and cookies', () => {
  expect(callText(area, operation, ['path', 'query', 'options'])).toBe(
    "client.pets.list({ id }, { page }, { headers: { 'x-trace': … }, cookies: { session } })",
  );
});

test('a required query of a request with a body is an option of the call', () => {
  expect(callText(area, { ...Object(operation), method: 'post' }, ['path', 'body', 'options'])).toBe(
    "client.pets.list({ id }, undefined, { headers: { 'x-trace': … }, cookies: { session }, query: { page } })",
  );
});
