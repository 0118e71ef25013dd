import { expect, test } from 'vitest';
import { evaluateExpression } from '../../contract/1-describe/runtime-expression.ts';

const call = { path: { id: 'a/b' }, query: { page: 2 }, header: { Accept: '*/*' }, body: { value: { 'x~/y': [7] } } };
const response = { status: 200, headers: { location: '/items/1' }, body: '{"id":1,"":{"links":["a"]}}' };

test.each([
  ['$response.body#/id', 1],
  ['$response.body#//links/0', 'a'],
  ['$response.body#/', { links: ['a'] }],
  ['$response.body', { id: 1, '': { links: ['a'] } }],
  ['$response.body#', { id: 1, '': { links: ['a'] } }],
  ['$response.body#/nothing', undefined],
  ['$response.body#id', undefined],
  ['$response.body.id', undefined],
  ['$response.header.Location', '/items/1'],
  ['$response.path.id', undefined],
  ['$request.body#/x~0~1y/0', 7],
  ['$request.path.id', 'a/b'],
  ['$request.query.page', 2],
  ['$request.header.Accept', '*/*'],
  ['$request.query.constructor', undefined],
  ['$response.header.constructor', undefined],
  ['a constant', 'a constant'],
  [12, 12],
])('OpenAPI 3.1, Runtime Expressions: %j is %j', (expression, value) => {
  expect(evaluateExpression(expression, call as never, response as never)).toEqual(value);
});
