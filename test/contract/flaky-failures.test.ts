import { expect, test } from 'vitest';
import { loadSubject } from '../../contract/1-describe/subject.ts';
import { noFixtures } from '../../contract/2-plan/fixtures.ts';
import { exitCodeOf } from '../../contract/5-report/exit-code.ts';
import { failedCaseIds } from '../../contract/5-report/journal.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderWith } from '../folder-with.ts';
import { fileWith } from './file-with.ts';
import { failuresOf, runAgainst } from './run-against.ts';
import { serverWith } from './server-with.ts';

const description = `openapi: 3.1.0
info: { title: Lamps, version: '1' }
paths:
  /lamps:
    get:
      operationId: listLamps
      responses:
        '200':
          description: All.
          content: { application/json: { schema: { type: array, items: { type: string } } } }
`;

/** Runs the tests against a server that responds with a wrong body to requests with some numbers. The first request has the number 1. */
async function runWith(isWrong: (count: number) => boolean) {
  const { subject } = await loadSubject(fileWith(description));
  if (subject === undefined) throw new Error('The description has errors.');
  let count = 0;
  const url = await serverWith(({ method, url: target }, response) => {
    if (target?.startsWith('/lamps') !== true) return void response.writeHead(404).end();
    if (method !== 'GET' && method !== 'HEAD') return void response.writeHead(405, { allow: 'GET, HEAD' }).end();
    if (method === 'GET') count += 1;
    response.writeHead(200, { 'content-type': 'application/json' }).end(isWrong(count) ? '[1]' : '["red"]');
  });
  const journal = join(folderWith({}), 'journal.ndjson');
  const summary = await runAgainst(subject, url, noFixtures, { journal, workers: 1 });
  return { summary, journal };
}

test('a failure that does not occur again is flaky: it is listed apart, and does not fail the run', async () => {
  // The preflight sends the first request.
  const { summary, journal } = await runWith((count) => count === 2);
  expect(failuresOf(summary)).toEqual([]);
  const flaky = summary.results.flatMap(({ id, verdict }) => (verdict.kind === 'flaky' ? [id] : []));
  expect(flaky).toHaveLength(1);
  expect(exitCodeOf(summary)).toBe(0);
  expect(failedCaseIds(journal)).toEqual([]);
  expect(readFileSync(journal, 'utf8')).toContain(`{"kind":"flaky","id":"${flaky[0]}"}`);
});

test('a failure that occurs again is a failure', async () => {
  const { summary, journal } = await runWith(() => true);
  expect(summary.results.filter(({ verdict }) => verdict.kind === 'flaky')).toEqual([]);
  expect(failuresOf(summary)).not.toEqual([]);
  expect(failedCaseIds(journal)).toContain('listLamps/minimal');
});
