import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { readFileSync } from 'node:fs';
import type { Express } from 'express';
import { expect, onTestFinished, test } from 'vitest';
import { readFixtures } from '../../contract/2-plan/read-fixtures.ts';
import type { Summary } from '../../contract/5-report/summary.ts';
import { createConforming } from '../../examples/servers/express-badges/conforming.ts';
import { createFirstAttempt } from '../../examples/servers/express-badges/first-attempt.ts';
import { serviceSubject } from './description.ts';
import { failuresOf, runAgainst } from './run-against.ts';

const folder = 'examples/servers/express-badges';

async function testApp(app: Express): Promise<Summary> {
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const subject = await serviceSubject();
  const fixtures = readFixtures(`${folder}/contract.yaml`, subject, { BADGES_TOKEN: 'badges-token' });
  return runAgainst(subject, `http://127.0.0.1:${port}/api/v4`, fixtures, { areas: ['project-badges'] });
}

test('the first run finds all faults that the README explains', async () => {
  const { results } = await testApp(createFirstAttempt());
  const explained = [...readFileSync(`${folder}/README.md`, 'utf8').matchAll(/^\| *`([^`…]+)` *\| *[^| ]/gmu)].map(
    (match) => match[1],
  );
  const failed = results.filter(({ verdict }) => verdict.kind === 'failed').map(({ id }) => id);
  expect(explained.length).toBeGreaterThan(10);
  expect(failed).toEqual(expect.arrayContaining(explained));
});

test('after all corrections, the server conforms, and a run leaves no data', async () => {
  const summary = await testApp(createConforming('badges-token'));
  expect(failuresOf(summary)).toEqual([]);
  expect(summary.leftovers).toEqual([]);
  // This server sends no redirects. Its response to an invalid path has the status 404.
  const statuses = summary.coverage.uncovered.filter(({ kind, name }) => kind === 'status' && name !== '301');
  expect(statuses.filter(({ operation, name }) => name !== '422' || /^(?:create|update)/u.test(operation))).toEqual([]);
});
