import { expect, test } from 'vitest';
import type { Failure } from '../../contract/5-report/failure.ts';
import { groupFailures } from '../../contract/5-report/failure-groups.ts';

const finding = (message: string, got: string, pointer = '/paths/~1boxes') => ({
  rule: 'status',
  message,
  expected: '2xx',
  got,
  pointer,
  sourceLocation: 'openapi.yaml:1:1',
});

const failure = (id: string, curl: string, ...findings: Failure['findings']): Failure => ({
  id,
  operation: id.split('/')[0] ?? '',
  area: 'Boxes',
  findings,
  curl,
  call: undefined,
  before: [],
});

const causes = (...failures: readonly Failure[]) =>
  groupFailures(failures).map(({ finding: { message }, first, others, operations }) => [
    message,
    first.id,
    others,
    operations,
  ]);

test('the failures of several operations with the same message have one cause, and the shortest request is shown', () => {
  const missing = finding('The header X-Id is missing.', 'no such header');
  const other = finding('The status 418 is not documented.', '418');
  expect(
    causes(
      failure('listBoxes/minimal', 'curl -i http://localhost/boxes?long', missing),
      failure('readBox/minimal', 'curl -i http://localhost/boxes', missing, other),
      failure('readBox/boundary', 'curl -i http://localhost/boxes?longer', missing),
    ),
  ).toEqual([
    ['The header X-Id is missing.', 'readBox/minimal', ['listBoxes/minimal', 'readBox/boundary'], 2],
    ['The status 418 is not documented.', 'readBox/minimal', [], 1],
  ]);
});

test('a rule of a shared schema is one cause, and another status is another cause', () => {
  const name = '#/components/schemas/Box/properties/name/type';
  const body = (path: string) => ({ ...finding(`${path} must be a string.`, '1', name), rule: 'body' });
  expect(
    causes(
      failure('listBoxes/minimal', 'a', body('/0/name')),
      failure('readBox/minimal', 'b', body('/name')),
      failure('addBox/minimal', 'c', finding('A valid request was not accepted.', '422 {}')),
      failure('changeBox/minimal', 'd', finding('A valid request was not accepted.', '403 {}')),
    ),
  ).toEqual([
    ['/0/name must be a string.', 'listBoxes/minimal', ['readBox/minimal'], 2],
    ['A valid request was not accepted.', 'addBox/minimal', [], 1],
    ['A valid request was not accepted.', 'changeBox/minimal', [], 1],
  ]);
});

test('a success in place of a rejection is one cause for all operations, whatever the success is', () => {
  const missing = (got: string) => finding('A request without credentials was not rejected.', got);
  expect(
    causes(
      failure('listBoxes/authentication/none', 'a', missing('200 []')),
      failure('addBox/authentication/none', 'b', missing('201 {}')),
      failure('deleteBox/authentication/none', 'c', missing('204')),
    ).map(([message, , others]) => [message, others]),
  ).toEqual([
    [
      'A request without credentials was not rejected.',
      ['addBox/authentication/none', 'deleteBox/authentication/none'],
    ],
  ]);
});

test('a finding that follows from another one of the same operation is in its group, and the other one is shown', () => {
  const size = { ...finding('A page has more items than requested.', '4 items'), rule: 'pagination/per-page' };
  const end = { ...finding('A page past the end is not empty.', '4 items'), rule: 'pagination/past-the-end' };
  expect(
    causes(
      failure('listBoxes/pagination/past-the-end', 'a', end),
      failure('listBoxes/pagination/headers', 'a longer one', size),
      failure('listLids/pagination/past-the-end', 'b', end),
    ),
  ).toEqual([
    ['A page has more items than requested.', 'listBoxes/pagination/headers', ['listBoxes/pagination/past-the-end'], 1],
    ['A page past the end is not empty.', 'listLids/pagination/past-the-end', [], 1],
  ]);
});
