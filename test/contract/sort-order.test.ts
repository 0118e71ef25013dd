import { expect, test } from 'vitest';
import { loadSubject } from '../../contract/1-describe/subject.ts';
import { noFixtures } from '../../contract/2-plan/fixtures.ts';
import { fileWith } from './file-with.ts';
import { failuresOf, runAgainst } from './run-against.ts';
import { serverWith } from './server-with.ts';

const description = `openapi: 3.1.0
info: { title: Boxes, version: '1' }
paths:
  /boxes:
    get:
      operationId: listBoxes
      parameters: [{ name: sort, in: query, schema: { enum: [asc, desc] } }]
      responses:
        '200': { description: The boxes., content: { application/json: { schema: { type: array } } } }
        '400': { description: Invalid. }
`;

/** Returns the failures of a server that ignores the direction, and whose items all have one property with the same value. */
async function failuresWith(constant: string): Promise<string[]> {
  const { subject } = await loadSubject(fileWith(description));
  if (subject === undefined) throw new Error('The description has errors.');
  const items = [1, 2, 3].map((size) => ({ size, [constant]: false }));
  const url = await serverWith((request, response) => {
    const direction = new URL(request.url ?? '', 'http://localhost').searchParams.get('sort') ?? 'asc';
    if (request.method !== 'GET' || !/^(?:asc|desc)$/u.test(direction)) return response.writeHead(400).end();
    return response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(items));
  });
  const failures = failuresOf(await runAgainst(subject, url, noFixtures));
  return failures.filter((text) => text.includes('explains both the ascending and the descending order'));
}

test.each(['renamed', 'keyboard_size', 'unlabeled'])(
  'a list in the wrong order is found although all items have the same value of %s',
  async (name) => {
    expect(await failuresWith(name)).toHaveLength(1);
  },
);

test.each(['name', 'username', 'displayName', 'sort_key', 'title'])(
  'the order is not checked if all items have the same %s, because it may be the sort key',
  async (name) => {
    expect(await failuresWith(name)).toEqual([]);
  },
);
