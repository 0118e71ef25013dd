import { expect, test } from 'vitest';
import { loadSubject } from '../../contract/1-describe/subject.ts';
import { noFixtures } from '../../contract/2-plan/fixtures.ts';
import { fileWith } from './file-with.ts';
import { runAgainst } from './run-against.ts';
import { serverWith } from './server-with.ts';

const description = `openapi: 3.1.0
info: { title: Boxes, version: '1' }
paths:
  /tokens:
    post:
      operationId: createToken
      parameters: [{ name: for, in: query, schema: { type: string } }]
      responses:
        '200': { description: A token., content: { application/json: { schema: { type: object } } } }
  /boxes:
    get:
      operationId: listBoxes
      security: [{ Token: [red, blue] }, { Other: [green] }]
      responses:
        '200': { description: The boxes., content: { application/json: { schema: { type: array } } } }
        '401': { description: Unknown caller. }
components:
  securitySchemes:
    Token: { type: http, scheme: bearer }
    Other: { type: apiKey, in: header, name: X-Token }
`;

test('requests for credentials count as requests of the run', async () => {
  const received: string[] = [];
  const url = await serverWith(({ method, url: target = '', headers }, response) => {
    received.push(`${method} ${target}`);
    const isKnown = headers.authorization !== undefined || headers['x-token'] !== undefined;
    const body = target.startsWith('/tokens') ? { token: 'a-token' } : [];
    const status = target.startsWith('/tokens') || isKnown ? 200 : 401;
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  const { subject } = await loadSubject(fileWith(description));
  if (subject === undefined) throw new Error('The description has errors.');
  const token = { from: 'createToken', query: { for: '{scopes}' }, value: '$response.body#/token' };
  const fixtures = { ...noFixtures, credentials: { Token: token, Other: token } };
  const { requests } = await runAgainst(subject, url, fixtures, { operations: ['listBoxes'], level: 'read' });
  expect(received).toContain('POST /tokens?for=red%20blue');
  expect(requests).toBe(received.length);
});
