import { expect, test } from 'vitest';
import { callText } from '../../diff/sdk/caller-line.ts';

const parameter = (name: string, location: string) => ({ name, in: location, required: true });
const area = { path: ['pets'] } as never;
const operation = {
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
