import { expect, test } from 'vitest';
import { throwsDocs } from '../../generator/emitters/operation-docs.ts';
import { load } from '../load/model.ts';

async function thrown(responses: string): Promise<readonly string[]> {
  const { api } = await load({
    'openapi.yaml': `openapi: 3.1.0
info: { title: T, version: '1' }
paths: { /a: { get: { operationId: getA, tags: [a], responses: { ${responses} } } } }
tags: [{ name: a }]
components: { responses: { Gone: { description: It is gone. }, Missing: { description: None. } } }
`,
  });
  return api.areas.flatMap(({ operations }) => operations.flatMap((operation) => throwsDocs(operation)));
}

test('the comment of a method names the responses that are thrown, and not the response that is its result', async () => {
  expect(await thrown('default: { description: The pets. }')).toEqual([]);
  expect(await thrown("default: { description: The pets. }, '404': { description: None. }")).toEqual([
    '@throws {ApiError} 404: None.',
  ]);
  expect(await thrown("'200': { description: The pets. }, default: { description: Failed. }")).toEqual([
    '@throws {ApiError} default: Failed.',
  ]);
});

test('the text of a failure that is a component is not repeated at each operation', async () => {
  const gone = "'410': { $ref: '#/components/responses/Gone' }";
  expect(
    await thrown(`'404': { $ref: '#/components/responses/Missing' }, '409': { description: Busy. }, ${gone}`),
  ).toEqual(['@throws {ApiError} 404, 410', '@throws {ApiError} 409: Busy.']);
});
