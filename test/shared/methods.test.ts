import { describe, expect, test } from 'vitest';
import { operationsOf } from '../../description/openapi/operations-of.ts';
import { isGetOrHead } from '../../templates/shared/get-or-head.ts';
import { isIdempotent } from '../../templates/shared/idempotent-methods.ts';
import { methods } from '../../templates/shared/methods.ts';
import { customMethods, registeredMethods } from './registered-methods.ts';

test('OpenAPI 3.2, Path Item Object: nine fields are operations', () => {
  expect(methods.toSorted()).toEqual(['delete', 'get', 'head', 'options', 'patch', 'post', 'put', 'query', 'trace']);
});

test('OpenAPI 3.2, Path Item Object: the other fields, and extensions, are not operations', () => {
  const item = { summary: '', 'x-get': {}, parameters: [], servers: [], post: { a: 1 }, get: {}, put: null, GET: {} };
  expect(operationsOf(item)).toEqual([
    ['get', {}, ['get']],
    ['post', { a: 1 }, ['post']],
  ]);
});

test('OpenAPI 3.2, Path Item Object: `additionalOperations` has operations by method', () => {
  const additionalOperations = { COPY: { a: 1 }, 'M-SEARCH': {}, 'two words': {}, GET: { a: 2 }, 'x-a': 1 };
  expect(operationsOf({ get: {}, additionalOperations })).toEqual([
    ['get', {}, ['get']],
    ['copy', { a: 1 }, ['additionalOperations', 'COPY']],
    ['m-search', {}, ['additionalOperations', 'M-SEARCH']],
  ]);
});

test.each([...registeredMethods, 'get', 'Head', ''])(
  'RFC 9110, sections 9.3.1 and 9.3.2: %j is GET or HEAD',
  (method) => {
    expect(isGetOrHead(method)).toBe(['GET', 'HEAD'].includes(method));
  },
);

describe('RFC 9110, section 9.2.2: only requests with an idempotent method may be repeated', () => {
  const idempotent = ['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PUT', 'QUERY', 'TRACE'];

  test.each(registeredMethods)('%s of the HTTP Method Registry', (method) => {
    expect(isIdempotent(method)).toBe(idempotent.includes(method));
  });

  test.each(customMethods)('%s is not registered, so it may not be repeated', (method) => {
    expect(isIdempotent(method)).toBe(false);
  });

  test.each(['get', 'Put', 'GET ', ''])(
    '%j is not an idempotent method, because methods are case-sensitive',
    (method) => {
      expect(isIdempotent(method)).toBe(false);
    },
  );
});
