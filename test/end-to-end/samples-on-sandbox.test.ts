import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { sampleLabels, type SampledOperation } from '../../reference/samples/emit-samples.ts';
import { shellWord } from '../../description/text/shell-word.ts';
import { redirectingCurl } from '../samples/redirecting-curl.ts';
import { registryScope, startSampleSandbox, type SampleSandbox } from '../samples/sample-sandbox.ts';
import { samplesOf } from '../samples/samples-of.ts';

// Every sample of the reference succeeds on the sandbox. A reset takes longer than a sample, so the example data is restored only if an
// earlier sample has changed the data that a sample needs.

const root = join(import.meta.dirname, '../..');
/** The operations that read data come first, and those that delete data come last, so that few samples need restored data. */
const operations = (await samplesOf(join(root, 'spec/openapi.yaml'))).toSorted((a, b) => positionOf(a) - positionOf(b));
const hasCurl = spawnSync('curl', ['--version']).status === 0;

function positionOf({ operation }: SampledOperation): number {
  if (operation.method === 'delete') return 2;
  return operation.method === 'get' || operation.method === 'head' ? 0 : 1;
}

let folder: string;
let sandbox: SampleSandbox;
let runs = 0;

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

// The samples of the previous test have changed the data. The data of a new sandbox is still unchanged.
let isUnchanged = true;
beforeEach(async () => {
  if (!isUnchanged) await sandbox.restore();
  isUnchanged = false;
});

afterAll(async () => {
  await sandbox.close();
  rmSync(folder, { recursive: true });
});

test.skipIf(!hasCurl)('every curl sample gets a documented success', { timeout: 900_000 }, async () => {
  const shell = startShell({ PATH: `${join(folder, 'bin')}:${process.env.PATH}`, MOCK: sandbox.url });
  const failures = await failuresOf(operations, async (operation, env) => {
    const variables = Object.entries(env).map(([name, value]) => `export ${name}=${shellWord(value)}`);
    const file = join(folder, `${operation.operation.name}.sh`);
    writeFileSync(file, [...variables, sourceOf(operation, sampleLabels.curl)].join('\n'));
    return shell.run(`sh ${shellWord(file)} 2>&1 >/dev/null </dev/null`);
  });
  shell.end();
  expect(failures).toEqual([]);
});

/** The line that a shell prints after the output of each command. */
const lastLine = 'end of the output';

/** Starts a shell that runs commands. It starts programs faster than this process, which uses much memory. */
function startShell(env: Readonly<Record<string, string>>): { run(command: string): Promise<string>; end(): void } {
  const { stdin, stdout } = spawn('sh', { env, stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: stdout })[Symbol.asyncIterator]();
  return {
    /** Runs a command, and returns its output, in which spaces replace the line feeds. */
    async run(command) {
      stdin.write(`${command}\necho; echo ${lastLine}\n`);
      const output: string[] = [];
      for (;;) {
        const { value } = await lines.next();
        if (value === undefined || value === lastLine) return output.filter((line) => line !== '').join(' ');
        output.push(value);
      }
    },
    end: () => stdin.end(),
  };
}

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
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  try {
    // An import with the same address would not run the program again.
    await import(`${pathToFileURL(file).href}?run=${(runs += 1)}`);
    return status;
  } finally {
    globalThis.fetch = fetch;
    // oxlint-disable-next-line no-console
    console.log = log;
    // If `process.env` were a new object, `os.tmpdir()` would ignore later changes, and later test files share this process.
    vi.unstubAllEnvs();
  }
}

/**
 * Runs a sample of each operation. Then restores the data, and runs the samples again that had no documented success. Repeats this until no
 * sample is left. A sample has failed if it has no documented success although it was the first one with restored data. Returns the
 * operations of the failed samples, with their statuses.
 */
async function failuresOf(operations: readonly SampledOperation[], statusOf: SampleRunner): Promise<string[]> {
  const failures: string[] = [];
  let waiting = operations;
  for (;;) {
    const failed: SampledOperation[] = [];
    for (const [position, sampled] of waiting.entries()) {
      const { name, responses } = sampled.operation;
      const successes = responses.map(({ status }) => status).filter((status) => status.startsWith('2'));
      const env = await sandbox.secrets(registryScope(sampled.operation));
      const status = await statusOf(sampled, env).catch((error: unknown) => String(error));
      if (successes.includes(status)) continue;
      if (position === 0) failures.push(`${name}: ${status}`);
      else failed.push(sampled);
    }
    if (failed.length === 0) return failures;
    waiting = failed;
    await sandbox.restore();
  }
}

/** Runs a sample with environment variables. Returns the status of its response. */
type SampleRunner = (operation: SampledOperation, env: Readonly<Record<string, string>>) => Promise<string>;

const sourceOf = ({ samples }: SampledOperation, wanted: string): string =>
  samples.find(({ label }) => label === wanted)?.source ?? '';
