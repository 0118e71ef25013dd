import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import express from 'express';
import { expect, onTestFinished, test } from 'vitest';
import { createConforming } from '../../examples/servers/express-badges/conforming.ts';
import { createFirstAttempt } from '../../examples/servers/express-badges/first-attempt.ts';

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly fullName: string; readonly failureMessages: readonly string[] }[];
  }[];
}

/** Runs vitest in a new folder, as a server project would. */
async function vitestAgainst(app: ReturnType<typeof createConforming>): Promise<VitestReport> {
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const folder = mkdtempSync(join(import.meta.dirname, '.vitest-entry-'));
  onTestFinished(() => {
    server.close();
    rmSync(folder, { recursive: true });
  });
  const root = join(import.meta.dirname, '../..');
  const { port } = server.address() as AddressInfo;
  const options = {
    target: `http://127.0.0.1:${port}`,
    fixtures: join(root, 'examples/servers/express-badges/contract.yaml'),
    areas: ['project-badges'],
  };
  writeFileSync(
    join(folder, 'contract.test.ts'),
    `import { describeContract } from '../../../contract/vitest.ts';
await describeContract(${JSON.stringify(join(root, 'spec/openapi.yaml'))}, ${JSON.stringify(options)});\n`,
  );
  writeFileSync(join(folder, 'vitest.config.ts'), 'export default {};\n');
  const report = join(folder, 'report.json');
  const words = [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--root',
    folder,
    '--reporter=json',
    `--outputFile=${report}`,
  ];
  const environment = { ...process.env, BADGES_TOKEN: 'badges-token', VITEST: undefined };
  await promisify(execFile)(process.execPath, words, { cwd: root, env: environment }).catch(() => undefined);
  const { default: read }: { default: VitestReport } = await import(report, { with: { type: 'json' } });
  return read;
}

test('a conforming server passes as a vitest suite', async () => {
  const { numPassedTests, numFailedTests } = await vitestAgainst(createConforming('badges-token'));
  expect(numFailedTests).toBe(0);
  expect(numPassedTests).toBeGreaterThan(90);
});

test('if an operation could not be tried, the test for untested operations fails and names the operation', async () => {
  const partial = express()
    .put('/api/v4/projects/:id/badges/:badge', (_, response) => void response.status(501).end())
    .use(createConforming('badges-token'));
  const { numFailedTests, testResults } = await vitestAgainst(partial);
  expect(numFailedTests).toBe(1);
  const failed = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .find(({ failureMessages }) => failureMessages.length > 0);
  expect(failed?.fullName).toMatch(/every operation could be tried$/u);
  expect(failed?.failureMessages.join('\n')).toContain('updateProjectBadge: the server returned 501');
});

test('a failed test names the deviation, the source location of its rule and a command line, without control characters', async () => {
  const hostile = express()
    .get('/api/v4/projects/:id/badges/render', (_, response) => void response.type('json').send('\u001b[2J'))
    .use(createFirstAttempt());
  const { testResults } = await vitestAgainst(hostile);
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const messageOf = (id: string): string =>
    tests.find(({ fullName }) => fullName.endsWith(id))?.failureMessages.join('\n') ?? '';
  expect(messageOf('renderProjectBadge/minimal')).toContain('\\u{1b}[2J');
  const message = messageOf('createProjectBadge/minimal');
  expect(message).toContain(
    'The status 200 is not documented.\n  expected 201, 301, 401, 404, 422\n  got      200\n  spec/areas/project-badges/paths.yaml:',
  );
  expect(message).toContain(`curl -i -X POST -H 'private-token: '"$PRIVATE_TOKEN"`);
});
