import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { readFile } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readWorkflows } from '../../cli/commands/read-workflows.ts';
import { openSandbox } from '../../sandbox/start-sandbox.ts';
import { folderWith } from '../folder-with.ts';

// The Arazzo description of our API, as the site of the reference contains it. A program of somebody else runs its workflows.

const root = join(import.meta.dirname, '../..');
const file = join(root, 'spec/workflows.arazzo.yaml');
const redocly = join(dirname(createRequire(import.meta.url).resolve('@redocly/cli/package.json')), 'bin/cli.js');

test('every workflow succeeds on a new sandbox', { timeout: 400_000 }, async () => {
  const sandbox = await openSandbox({});
  const server = await serveEachOnNewConnection(sandbox.url);
  try {
    const description = await readFile(join(root, 'generated/openapi.json'), 'utf8');
    const folder = folderWith({
      'openapi.json': description.replaceAll(
        /"default": "https:\/\/(?:registry\.)?forge\.example\.com"/gu,
        `"default": "${server.url}"`,
      ),
      'workflows.arazzo.json': (await readWorkflows(file, join(root, 'spec/openapi.yaml'))) ?? '',
    });
    const inputs = { token: 'token-of-admin', basicCredentials: btoa('admin:token-of-admin') };
    const args = [
      'respect',
      'workflows.arazzo.json',
      '--input',
      JSON.stringify(inputs),
      '--json-output',
      'results.json',
    ];
    await promisify(execFile)(process.execPath, [redocly, ...args], {
      cwd: folder,
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    }).catch(({ stdout, stderr }: { stdout: string; stderr: string }) => expect.fail(stdout + stderr));
    const { files } = JSON.parse(await readFile(join(folder, 'results.json'), 'utf8')) as Results;
    const { workflows } = parse(await readFile(file, 'utf8')) as { workflows: { workflowId: string }[] };
    expect(Object.values(files).flatMap(({ executedWorkflows }) => executedWorkflows)).toMatchObject(
      workflows.map(({ workflowId }) => ({ workflowId, status: 'success' })),
    );
  } finally {
    server.close();
    await sandbox.close();
  }
});

/**
 * Passes requests to a server, each on a new connection. Redocly does not repeat a request if the server closes an unused connection at the
 * same moment, which happens on a busy machine.
 */
async function serveEachOnNewConnection(target: string): Promise<{ readonly url: string; close(): void }> {
  const server = createServer((received, response) => {
    const { method = '', headers, url = '' } = received;
    const sent = request(target + url, { method, headers, agent: false }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, { ...answer.headers, connection: 'close' });
      answer.pipe(response);
    });
    received.pipe(sent);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => void server.close() };
}

interface Results {
  readonly files: Readonly<Record<string, { readonly executedWorkflows: readonly object[] }>>;
}
