import { execFile, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleLabels, type SampledOperation } from '../../reference/samples/emit-samples.ts';
import { redirectingCurl } from '../samples/redirecting-curl.ts';
import { registryScope, startSampleSandbox, type SampleSandbox } from '../samples/sample-sandbox.ts';
import { samplesOf } from '../samples/samples-of.ts';

// Every sample of the reference succeeds on a new sandbox: the example data is restored before each sample.

const root = join(import.meta.dirname, '../..');
const run = promisify(execFile);
const operations = await samplesOf(join(root, 'spec/openapi.yaml'));
const hasCurl = spawnSync('curl', ['--version']).status === 0;

let folder: string;
let sandbox: SampleSandbox;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'forgespec-samples-'));
  symlinkSync(join(root, 'generated'), join(folder, 'generated'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  mkdirSync(join(folder, 'bin'));
  writeFileSync(join(folder, 'bin/curl'), redirectingCurl('--silent --show-error --write-out "%{stderr}%{http_code}"'));
  chmodSync(join(folder, 'bin/curl'), 0o755);
  sandbox = await startSampleSandbox();
}, 120_000);

afterAll(async () => {
  await sandbox.close();
  rmSync(folder, { recursive: true });
});

test.skipIf(!hasCurl)('every curl sample gets a documented success', { timeout: 900_000 }, async () => {
  const failures = await failuresOf(operations, async (operation, env) => {
    const { stderr } = await run('sh', ['-c', sourceOf(operation, sampleLabels.curl)], {
      env: { ...env, PATH: `${join(folder, 'bin')}:${process.env.PATH}`, MOCK: sandbox.url },
    });
    return stderr;
  });
  expect(failures).toEqual([]);
});

test.for([sampleLabels.methods, sampleLabels.functions])(
  'every sample gets a documented success: %s',
  { timeout: 900_000 },
  async (label) => {
    const failures = await failuresOf(operations, async (operation, env) => {
      const file = join(folder, `${operation.operation.name}-${label.replaceAll(' ', '-')}.ts`);
      writeFileSync(file, sourceOf(operation, label));
      return runProgram(file, env);
    });
    expect(failures).toEqual([]);
  },
);

/** Runs a program in this process, and returns the status of its last response. */
async function runProgram(file: string, env: Readonly<Record<string, string>>): Promise<string> {
  const { fetch } = globalThis;
  // oxlint-disable-next-line no-console
  const { log } = console;
  const before = { ...process.env };
  let status = 'no request';
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const response = await fetch(new Request(sandbox.url + pathname + search, request));
    status = String(response.status);
    return response;
  };
  // oxlint-disable-next-line no-console
  console.log = () => undefined;
  Object.assign(process.env, env);
  try {
    await import(pathToFileURL(file).href);
    return status;
  } finally {
    globalThis.fetch = fetch;
    // oxlint-disable-next-line no-console
    console.log = log;
    process.env = before;
  }
}

/** Runs something of each operation on a fresh sandbox. Returns each operation whose status is not a documented success. */
async function failuresOf(
  operations: readonly SampledOperation[],
  statusOf: (operation: SampledOperation, env: Readonly<Record<string, string>>) => Promise<string>,
): Promise<string[]> {
  const failures: string[] = [];
  for (const sampled of operations) {
    await sandbox.restore();
    const env = await sandbox.secrets(registryScope(sampled.operation));
    const status = await statusOf(sampled, env).catch((error: unknown) => String(error));
    const successes = sampled.operation.responses
      .map((response) => response.status)
      .filter((code) => code.startsWith('2'));
    if (!successes.includes(status)) failures.push(`${sampled.operation.name}: ${status}`);
  }
  return failures;
}

const sourceOf = ({ samples }: SampledOperation, wanted: string): string =>
  samples.find(({ label }) => label === wanted)?.source ?? '';
