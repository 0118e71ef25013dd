import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import express from 'express';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createConforming } from '../../examples/servers/express-badges/conforming.ts';
import { createFirstAttempt } from '../../examples/servers/express-badges/first-attempt.ts';
import { writeSomeAreas } from '../some-areas.ts';

interface TestReport {
  readonly fullName: string;
  readonly status: string;
  readonly failureMessages: readonly string[];
}

interface VitestReport {
  readonly testResults: readonly { readonly name: string; readonly assertionResults: readonly TestReport[] }[];
}

type Server = ReturnType<typeof createConforming>;

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(import.meta.dirname, '.vitest-entry-'));
const fixtures = join(root, 'examples/servers/express-badges/contract.yaml');
const partial = express()
  .put('/api/v4/projects/:id/badges/:badge', (_, response) => void response.status(501).end())
  .use(createConforming('badges-token'));
const hostile = express()
  .get('/api/v4/projects/:id/badges/render', (_, response) => void response.type('json').send('\u001b[2J'))
  .use(createFirstAttempt());
const apps: Readonly<Record<string, Server>> = { conforming: createConforming('badges-token'), partial, hostile };

let reports: ReadonlyMap<string, readonly TestReport[]>;

/** Writes a test file for each server, and runs vitest once, as a server project would. Returns the tests by server. */
async function runVitest(): Promise<ReadonlyMap<string, readonly TestReport[]>> {
  const spec = writeSomeAreas(folder, ['project-badges']);
  for (const [name, app] of Object.entries(apps)) {
    const server = app.listen(0, '127.0.0.1');
    servers.push(server);
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const options = { target: `http://127.0.0.1:${port}`, fixtures, areas: ['project-badges'] };
    writeFileSync(
      join(folder, `${name}.test.ts`),
      `import { describeContract } from '../../../contract/vitest.ts';
await describeContract(${JSON.stringify(spec)}, ${JSON.stringify(options)});\n`,
    );
  }
  // Node loads the modules, as it loads those of an installed package.
  const config = { test: { experimental: { viteModuleRunner: false } } };
  writeFileSync(join(folder, 'vitest.config.ts'), `export default ${JSON.stringify(config)};\n`);
  const report = join(folder, 'report.json');
  // The test files share the loaded modules.
  const sharing = ['--no-isolate', '--no-file-parallelism'];
  const output = ['--reporter=json', `--outputFile=${report}`];
  const words = ['node_modules/vitest/vitest.mjs', 'run', '--root', folder, ...sharing, ...output];
  const environment = { ...process.env, BADGES_TOKEN: 'badges-token', VITEST: undefined };
  await promisify(execFile)(process.execPath, words, { cwd: root, env: environment }).catch(() => undefined);
  const { default: read }: { default: VitestReport } = await import(report, { with: { type: 'json' } });
  return new Map(
    read.testResults.map(({ name, assertionResults }) => [basename(name, '.test.ts'), assertionResults] as const),
  );
}

const servers: ReturnType<Server['listen']>[] = [];

beforeAll(async () => {
  reports = await runVitest();
});

afterAll(() => {
  for (const server of servers) server.close();
  rmSync(folder, { recursive: true });
});

/** Returns the tests of a server that have a status. */
const testsOf = (name: string, status?: 'failed' | 'passed'): readonly TestReport[] =>
  (reports.get(name) ?? []).filter((each) => status === undefined || each.status === status);

test('a conforming server passes as a vitest suite', () => {
  expect(testsOf('conforming', 'failed')).toEqual([]);
  expect(testsOf('conforming', 'passed').length).toBeGreaterThan(90);
});

test('if an operation could not be tried, the test for untested operations fails and names the operation', () => {
  const [failed, ...others] = testsOf('partial', 'failed');
  expect(others).toEqual([]);
  expect(failed?.fullName).toMatch(/every operation could be tried$/u);
  expect(failed?.failureMessages.join('\n')).toContain('updateProjectBadge: the server returned 501');
});

test('a failed test names the deviation, the source location of its rule and a command line, without control characters', () => {
  const tests = testsOf('hostile');
  const messageOf = (id: string): string =>
    tests.find(({ fullName }) => fullName.endsWith(id))?.failureMessages.join('\n') ?? '';
  expect(messageOf('renderProjectBadge/minimal')).toContain('\\u{1b}[2J');
  const message = messageOf('createProjectBadge/minimal');
  expect(message).toContain(
    'The status 200 is not documented.\n  expected 201, 301, 401, 404, 422\n  got      200\n  spec/areas/project-badges/paths.yaml:',
  );
  expect(message).toContain(`curl -i -X POST -H 'private-token: '"$PRIVATE_TOKEN"`);
});
