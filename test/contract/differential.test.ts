import { expect, onTestFinished, test } from 'vitest';
import { createDifferential } from '../../contract/3-ask/differential.ts';
import { loadSubject } from '../../contract/1-describe/subject.ts';
import { parseTarget } from '../../contract/3-ask/target.ts';
import { fileWith } from './file-with.ts';
import { serverWith } from './server-with.ts';

const description = `openapi: 3.1.0
info: { title: Boxes, version: '1' }
paths:
  /boxes/{id}:
    get:
      operationId: readBox
      parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
      responses: { '200': { description: A box. }, '404': { description: No such box. } }
`;

/** Compares a status of the server with a status of the mock. Returns the number of findings, and the ignored differences. */
async function comparisonOf(
  serverStatus: number,
  mockStatus: number,
): Promise<{ readonly findings: number; readonly ignored: readonly string[] }> {
  const { subject } = await loadSubject(fileWith(description));
  const operation = subject?.operation('readBox');
  if (subject === undefined || operation === undefined) throw new Error('The description has errors.');
  const url = await serverWith((_, response) => void response.writeHead(mockStatus).end());
  const differential = createDifferential(subject, parseTarget(url, subject.api), 2000);
  onTestFinished(() => differential.close());
  const call = { path: { id: 'red' }, query: {}, header: {} };
  const findings = await differential.compare(operation, call, {
    request: { method: 'GET', target: '/boxes/red', headers: {} },
    response: { status: serverStatus, headers: {}, body: '', bodyBytes: 0, milliseconds: 1 },
    startedAt: 0,
  });
  return { findings: findings.length, ignored: [...differential.uncounted.keys()] };
}

test.each([403, 404, 409, 429])('a %i of the server is not compared with a success of the mock', async (status) => {
  const ignored = ['a mock has no state: it cannot respond with 403, 404, 409 or 429'];
  expect(await comparisonOf(status, 200)).toEqual({ findings: 0, ignored });
});

test('a success of the server is not compared with a 404 of the mock', async () => {
  const ignored = ['the mock does not have the resource: it responds with 404'];
  expect(await comparisonOf(200, 404)).toEqual({ findings: 0, ignored });
});

test.each([
  [400, 200],
  [200, 422],
])('a %i of the server and a %i of the mock differ', async (serverStatus, mockStatus) => {
  expect(await comparisonOf(serverStatus, mockStatus)).toEqual({ findings: 1, ignored: [] });
});

test('two rejections with different statuses do not differ', async () => {
  expect(await comparisonOf(404, 422)).toEqual({ findings: 0, ignored: [] });
  expect(await comparisonOf(422, 404)).toEqual({ findings: 0, ignored: [] });
});
