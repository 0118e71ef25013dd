import { expect, test } from 'vitest';
import { loadSubject } from '../../contract/1-describe/subject.ts';
import { noFixtures } from '../../contract/2-plan/fixtures.ts';
import { mostUnanswered } from '../../contract/3-ask/unanswered-requests.ts';
import { fileWith } from './file-with.ts';
import { runAgainst } from './run-against.ts';
import { serverWith } from './server-with.ts';

const description = `openapi: 3.1.0
info: { title: Boxes, version: '1' }
paths:
  /boxes:
    post:
      operationId: createBox
      requestBody:
        content: { application/json: { schema: { type: object, required: [name], properties: { name: { type: string, maxLength: 80 } } } } }
      responses:
        '201': { description: The box., content: { application/json: { schema: { type: object, properties: { id: { type: string } } } } } }
        '400': { description: Invalid. }
  /boxes/{id}:
    delete:
      operationId: deleteBox
      parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
      responses: { '204': { description: Gone. }, '404': { description: Unknown. } }
`;

test('an operation that hangs is reported, gets few requests, and does not delay the cases that would delete with it', async () => {
  const { subject, diagnostics } = await loadSubject(fileWith(description));
  if (subject === undefined) throw new Error(JSON.stringify(diagnostics));
  let hanging = 0;
  let count = 0;
  const url = await serverWith(({ method }, response) => {
    if (method === 'DELETE') hanging += 1;
    else
      response.writeHead(201, { 'content-type': 'application/json' }).end(JSON.stringify({ id: `b${(count += 1)}` }));
  });
  const { results, operations } = await runAgainst(subject, url, noFixtures, { timeout: 100 });
  expect(operations.find(({ operation }) => operation === 'deleteBox')?.state).toBe('deviates');
  const reasons = results.flatMap(({ id, verdict }) =>
    id.startsWith('deleteBox/') && verdict.kind === 'skipped' ? [verdict.reason] : [],
  );
  expect(reasons).toContain('deleteBox did not respond to 3 requests in a row, so the run sends no more of them');
  // Several cases run at the same time.
  expect(hanging).toBeLessThanOrEqual(mostUnanswered + 4);
  expect(results.filter(({ verdict }) => verdict.kind === 'flaky')).toEqual([]);
});
