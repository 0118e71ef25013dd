import { expect, test } from 'vitest';
import { operationsOf } from '../../generator/1-load/operations-of.ts';
import { methods } from '../../templates/shared/methods.ts';

test('OpenAPI 3.1, Path Item Object: eight fields are operations', () => {
  expect(methods.toSorted()).toEqual(['delete', 'get', 'head', 'options', 'patch', 'post', 'put', 'trace']);
});

test('OpenAPI 3.1, Path Item Object: the other fields, and extensions, are not operations', () => {
  const item = { summary: '', 'x-get': {}, parameters: [], servers: [], post: { a: 1 }, get: {}, put: null, GET: {} };
  expect(operationsOf(item)).toEqual([
    ['get', {}],
    ['post', { a: 1 }],
  ]);
});
