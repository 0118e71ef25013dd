import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { outputOf } from './output-of.ts';

const query = (name: string, type: string) => ({ name, in: 'query', schema: { type } });

/** Returns the names of the parameters with the position of a page, in the generated code of a list with links. */
async function positionsOf(...parameters: readonly object[]): Promise<string | undefined> {
  const schema = { type: 'array', items: { type: 'object', properties: { id: { type: 'integer' } } } };
  const headers = { Link: { schema: { type: 'string' } } };
  const response = { description: 'D.', headers, content: { 'application/json': { schema } } };
  const operation = { operationId: 'listThings', tags: ['things'], parameters, responses: { 200: response } };
  const described = { ...operation, 'x-pagination': { method: 'link', size: 'per_page' } };
  const folder = await outputOf({ paths: { '/things': { get: described } } });
  return /followLink\(([^)]*)\)/u.exec(readFileSync(join(folder, 'client', 'things.ts'), 'utf8'))?.[1];
}

test('a continuation token may set the parameters of a list that have a known name for a position', async () => {
  const size = query('per_page', 'integer');
  expect(await positionsOf(query('page', 'integer'), size, query('since', 'integer'))).toBe("'page'");
});

test('without a known name, a token may set the numbers of a list except the size, and no texts', async () => {
  const size = query('per_page', 'integer');
  expect(await positionsOf(query('since', 'integer'), size, query('sudo', 'string'))).toBe("'since'");
});
