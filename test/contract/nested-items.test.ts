import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { loadSubject } from '../../contract/1-describe/subject.ts';
import { noFixtures } from '../../contract/2-plan/fixtures.ts';
import { fileWith } from './file-with.ts';
import { failuresOf, runAgainst } from './run-against.ts';
import { serverWith } from './server-with.ts';

const description = `openapi: 3.1.0
info: { title: Orders, version: '1' }
paths:
  /orders:
    get:
      operationId: listOrders
      responses: { '200': { description: All., content: { application/json: { schema: { type: array, items: { type: object } } } } } }
  /orders/{id}:
    parameters: &id [{ name: id, in: path, required: true, schema: { type: string } }]
    get:
      operationId: readOrder
      responses:
        '200':
          description: It.
          content:
            application/json:
              schema: { type: object, properties: { lines: { type: array, items: { $ref: '#/components/schemas/Line' } } } }
        '404': &problem { description: Refused. }
  /orders/{id}/lines:
    parameters: *id
    post:
      operationId: addLine
      requestBody: &line
        required: true
        content: { application/json: { schema: { $ref: '#/components/schemas/Line' }, example: { code: A1, count: 2 } } }
      responses:
        '201': &one { description: Added., content: { application/json: { schema: { $ref: '#/components/schemas/Line' } } } }
        '400': *problem
        '404': *problem
        '415': *problem
  /orders/{id}/lines/{code}:
    parameters:
      - { name: id, in: path, required: true, schema: { type: string } }
      - { name: code, in: path, required: true, schema: { type: string } }
    delete: { operationId: removeLine, responses: { '204': { description: Gone. }, '404': *problem } }
components:
  schemas:
    Line:
      type: object
      required: [code, count]
      properties: { code: { type: string, minLength: 1 }, count: { type: integer, minimum: 1, maximum: 99 } }
`;

type Fault = 'addsNothing' | 'changesCount' | 'removesNothing';

/** Returns the ids of the cases `write/nested` that fail on a server with a fault. */
async function failedWith(fault: Fault | undefined): Promise<string[]> {
  const { subject } = await loadSubject(fileWith(description));
  if (subject === undefined) throw new Error('The description has errors.');
  const lines = new Map<string, { readonly code: string; readonly count: number }>();
  const url = await serverWith((request, response) => {
    const serve = async (): Promise<void> => {
      const { method = '', url: target = '' } = request;
      const body = await text(request);
      const json = (status: number, value: unknown): void =>
        void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
      const [, , id, list, code = ''] = target.split('/').map(decodeURIComponent);
      if (method === 'GET' && id === undefined) return json(200, [{ id: 'o1' }]);
      if (method === 'GET' && list === undefined) return json(200, { lines: [...lines.values()] });
      if (method === 'POST') {
        const line = JSON.parse(body);
        const stored = fault === 'changesCount' ? { ...line, count: line.count + 1 } : line;
        if (fault !== 'addsNothing') lines.set(line.code, stored);
        return json(201, line);
      }
      const isRemoved = fault === 'removesNothing' ? lines.has(code) : lines.delete(code);
      response.writeHead(isRemoved ? 204 : 404).end();
    };
    void serve();
  });
  const only = ['addLine/write/nested', 'removeLine/write/nested'];
  return failuresOf(await runAgainst(subject, url, noFixtures, { only })).map((line) => line.split(':')[0] ?? '');
}

test('a read of a resource shows the items that were added and removed', async () => {
  expect(await failedWith(undefined)).toEqual([]);
});

test.each([
  ['addsNothing', 'addLine/write/nested'],
  ['changesCount', 'addLine/write/nested'],
  ['removesNothing', 'removeLine/write/nested'],
] as const)('the fault %s is found by %s', async (fault, id) => {
  expect(await failedWith(fault)).toContain(id);
});
