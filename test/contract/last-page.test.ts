import { expect, test } from 'vitest';
import { loadSubject } from '../../contract/1-describe/subject.ts';
import { noFixtures } from '../../contract/2-plan/fixtures.ts';
import { fileWith } from './file-with.ts';
import { failuresOf, runAgainst } from './run-against.ts';
import { serverWith } from './server-with.ts';

const description = (declared: string, properties: string): string => `openapi: 3.1.0
info: { title: Boxes, version: '1' }
paths:
  /boxes:
    get:
      operationId: listBoxes
      ${declared}
      parameters:
        - { name: after, in: query, schema: { type: string } }
        - { name: limit, in: query, schema: { type: integer, minimum: 1, maximum: 9 } }
      responses:
        '200':
          description: The boxes.
          headers: { X-More: { schema: { type: boolean } } }
          content:
            application/json:
              schema:
                type: object
                properties:
                  data: { type: array, items: { type: object, properties: { id: { type: string } } } }
                  last_id: { type: string }
                  ${properties}
`;

test.each([
  ['is_last', description('', 'is_last: { type: boolean }')],
  [
    'a header',
    description(
      'x-pagination: { method: cursor, parameter: after, items: /data, next: /last_id, hasMore: $response.header.X-More }',
      '',
    ),
  ],
])('the contract tests end a list at the page that %s marks, although it has a cursor', async (_, text) => {
  const { subject, diagnostics } = await loadSubject(fileWith(text));
  if (subject === undefined) throw new Error(JSON.stringify(diagnostics));
  const boxes = ['a', 'b', 'c', 'd', 'e'];
  const url = await serverWith((request, response) => {
    const { searchParams: query } = new URL(request.url ?? '', 'http://localhost');
    const after = query.get('after');
    // The service has no page after the last item.
    if (after === 'e') return response.writeHead(404).end();
    const start = after === null ? 0 : boxes.indexOf(after) + 1;
    const data = boxes.slice(start, start + Number(query.get('limit') ?? 2));
    const last = data.at(-1) === 'e';
    response.writeHead(200, { 'content-type': 'application/json', 'x-more': String(!last) });
    return response.end(JSON.stringify({ data: data.map((id) => ({ id })), last_id: data.at(-1), is_last: last }));
  });
  const { results } = await runAgainst(subject, url, noFixtures);
  expect(results.find(({ id }) => id === 'listBoxes/pagination/cursor')?.verdict.kind).toBe('passed');
  expect(failuresOf({ results }).filter((failure) => failure.includes('pagination/'))).toEqual([]);
});
