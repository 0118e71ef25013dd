import { execFile, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPrismMock, type Mock } from '../../mock/start-prism-mock.ts';
import document from '../../generated/openapi.json' with { type: 'json' };
import { sampleLabels } from '../../reference/samples/emit-samples.ts';
import { hostileDescription } from '../escape-functions/hostile-description.ts';
import { describedOperations } from '../described-operations.ts';
import { recordCall } from '../record-call.ts';
import { copiedProgram } from './copied-programs.ts';
import { redirectingCurl } from './redirecting-curl.ts';
import { apiOf, samplesOf } from './samples-of.ts';
import { typescript7 } from '../compilers.ts';

// The samples of the reference are compiled without changes, and run against the mock.

const root = join(import.meta.dirname, '../..');
const run = promisify(execFile);
const operations = await samplesOf(join(root, 'spec/openapi.yaml'));
const hasCurl = spawnSync('curl', ['--version']).status === 0;
const secrets = {
  PRIVATE_TOKEN: 'access-token',
  JOB_TOKEN: 'job-token',
  REGISTRY_USERNAME: 'mira',
  REGISTRY_PASSWORD: 'secret',
  REGISTRY_TOKEN: 'registry-token',
};

let folder: string;
let mock: Mock;
/** The log of the mock, with one line for each request. */
let log: string[] = [];

const api = await apiOf(join(root, 'spec/openapi.yaml'));

const programs = operations.flatMap((sampled) =>
  [
    ...sampled.samples.filter(({ lang }) => lang === 'TypeScript'),
    { label: 'copied from the form', source: copiedProgram(sampled, api) },
  ].map(({ label, source }) => ({ name: `${sampled.operation.name}-${label.replaceAll(' ', '-')}.ts`, label, source })),
);

const chapters = JSON.stringify([document.info.description, ...document.tags.map(({ description }) => description)]);
/** The TypeScript code blocks of the guide. They use a `client` that they do not declare. */
const guide = Array.from(
  chapters.matchAll(/```ts\\n(.*?)```/gu),
  ([, source = '']) => `import { createClient } from './generated/client/index.ts';
const client = createClient({ baseUrl: 'https://forge.example.com' });
${String(JSON.parse(`"${source}"`))}`,
);

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'forgespec-samples-'));
  symlinkSync(join(root, 'generated'), join(folder, 'generated'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  for (const { name, source } of programs) writeFileSync(join(folder, name), source);
  for (const [index, source] of guide.entries()) writeFileSync(join(folder, `guide-${index}.ts`), source);
  mock = await startPrismMock({
    document,
    port: 0,
    log(line) {
      log.push(line);
      recordCall(line);
    },
  });
});

afterAll(async () => {
  await mock.close();
  rmSync(folder, { recursive: true });
});

test('every operation has four samples', () => {
  expect(operations.map(({ operation }) => operation.id).toSorted()).toEqual(describedOperations);
  for (const { samples } of operations) {
    expect(samples.map(({ label }) => label)).toEqual(Object.values(sampleLabels));
  }
});

test(
  'every TypeScript sample compiles, including those of the guide and of the forms',
  { timeout: 120_000 },
  async () => {
    expect(guide.length).toBeGreaterThan(0);
    expect(await compile()).toBe('');
  },
);

/** Returns the errors of the compiler for all files in the folder. */
async function compile(): Promise<string> {
  const compilerOptions = {
    target: 'es2024',
    lib: ['es2024', 'dom', 'dom.iterable'],
    module: 'nodenext',
    types: ['node'],
    noEmit: true,
    allowImportingTsExtensions: true,
    erasableSyntaxOnly: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    noUnusedLocals: true,
    noUnusedParameters: true,
    strict: true,
    verbatimModuleSyntax: true,
    skipLibCheck: true,
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.ts'] }));
  const { stdout } = await run(process.execPath, [...typescript7, '-p', folder]).catch(
    (error: { stdout: string }) => error,
  );
  return stdout;
}

test(
  'every sample of the SDK, and every program that a form copies, calls its operation',
  { timeout: 120_000 },
  async () => {
    log = [];
    const clients = programs
      .filter(({ label }) => label !== sampleLabels.handler)
      .map(({ name }) => join(folder, name));
    const runner = join(import.meta.dirname, 'run-programs.ts');
    const { stdout } = await run(process.execPath, [runner, mock.url, ...clients], {
      env: { ...process.env, ...secrets },
    });
    expect(stdout).toBe('');
    const each = operations.flatMap(({ operation: { id } }) => Array.from({ length: 3 }, () => `2xx ${id}`));
    expect(answered()).toEqual(each.toSorted());
  },
);

describe.skipIf(!hasCurl)('curl', () => {
  test('every curl command calls its operation', { timeout: 120_000 }, async () => {
    log = [];
    // Replaces curl, and sends the requests for the service to the mock.
    const shim = join(folder, 'bin/curl');
    mkdirSync(join(folder, 'bin'));
    writeFileSync(shim, redirectingCurl('--fail --silent --show-error'));
    chmodSync(shim, 0o755);
    const env = { ...process.env, ...secrets, PATH: `${join(folder, 'bin')}:${process.env.PATH}`, MOCK: mock.url };
    const waiting = [...operations];
    const failures: { id: string | undefined; stderr: string }[] = [];
    const runWaiting = async (): Promise<void> => {
      for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
        const { id } = next.operation;
        const source = next.samples.find(({ label }) => label === sampleLabels.curl)?.source ?? '';
        await run('sh', ['-c', source], { env }).catch(({ stderr }: { stderr: string }) =>
          failures.push({ id, stderr }),
        );
      }
    };
    await Promise.all(Array.from({ length: 4 }, runWaiting));
    expect(failures).toEqual([]);
    expect(answered()).toEqual(operations.map(({ operation: { id } }) => `2xx ${id}`).toSorted());
  });
});

test.for(['petstore.yaml', 'operations.yaml', 'schemas.yaml', 'split/openapi.yaml'])(
  'a shell can parse the samples of other descriptions: %s',
  async (file) => {
    for (const { samples } of await samplesOf(join(root, 'test/foreign', file))) {
      const source = samples.find(({ label }) => label === sampleLabels.curl)?.source ?? '';
      expect(spawnSync('sh', ['-n', '-c', source])).toMatchObject({ status: 0 });
    }
  },
);

test('hostile text of a description does not become code in samples', async () => {
  const file = join(folder, 'hostile.json');
  writeFileSync(file, JSON.stringify(hostileDescription()));
  for (const { samples } of await samplesOf(file)) {
    const source = samples.find(({ label }) => label === sampleLabels.curl)?.source ?? '';
    const { stdout } = spawnSync('sh', ['-c', `curl() { :; }\n${source}\necho done`], {
      encoding: 'utf8',
      cwd: folder,
    });
    expect(stdout).toBe('done\n');
  }
});

/** Returns the operations with their status classes: `2xx listProjectBadges`, sorted. */
const answered = (): string[] =>
  log
    .map((line) => {
      const [, , status = '', id = ''] = line.split(' ');
      return `${status.slice(0, 1)}xx ${id}`;
    })
    .toSorted();
