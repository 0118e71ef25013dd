import { expect, test } from 'vitest';
import { loadSubject } from '../../contract/1-describe/subject.ts';
import type { Verdict } from '../../contract/2-plan/finding.ts';
import { readFixtures } from '../../contract/2-plan/read-fixtures.ts';
import { consumesReason } from '../../contract/2-plan/session.ts';
import { fileWith } from './file-with.ts';
import { runAgainst } from './run-against.ts';
import { serverWith } from './server-with.ts';

const description = `openapi: 3.1.0
info: { title: Tickets, version: '1' }
paths:
  /tickets:
    post:
      operationId: takeTicket
      parameters: [{ name: row, in: query, schema: { type: string }, example: a }]
      responses: { '204': { description: The ticket is taken. } }
`;

/** Runs all cases. Returns their verdicts, by the ids of the cases. */
async function verdictsWith(fixtures: string): Promise<Map<string, Verdict>> {
  const url = await serverWith((request, response) => {
    response.statusCode = request.method === 'POST' ? 204 : 405;
    response.end();
  });
  const { subject } = await loadSubject(fileWith(description));
  if (subject === undefined) throw new Error('The description has errors.');
  const { results } = await runAgainst(subject, url, readFixtures(fileWith(fixtures), subject));
  return new Map(results.map(({ id, verdict }) => [id, verdict]));
}

test('if each success consumes a resource, only the smallest valid request is sent', async () => {
  const verdicts = await verdictsWith('operations: { takeTicket: { consumes: true } }');
  expect(verdicts.get('takeTicket/minimal')).toEqual({ kind: 'passed' });
  const leftOut = [...verdicts.values()].filter(({ kind }) => kind === 'left-out');
  expect(leftOut).toContainEqual({ kind: 'left-out', reason: consumesReason });
});

test('otherwise, all valid requests are sent', async () => {
  const verdicts = await verdictsWith('{}');
  expect([...verdicts.values()]).not.toContainEqual({ kind: 'left-out', reason: consumesReason });
});
