import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { generate, type GenerateOptions } from '../generate.ts';
import { compilerOutputs } from '../compilers.ts';
import { otherDescription, useOfServer } from '../server/other-description.ts';
import { hardDescriptions } from './hard-names.ts';
import { makeStrictProject } from './strict-project.ts';

// Descriptions that differ from ours. They have old and new versions, unusual names and all keywords of JSON Schema.

const foreign = [
  'petstore.yaml',
  'split/openapi.yaml',
  'webhooks.yaml',
  'schemas.yaml',
  'operations.yaml',
  'parameters.yaml',
];
const nameOf = (file: string): string => (file.includes('/') ? dirname(file) : basename(file, '.yaml'));

const folder = mkdtempSync(join(tmpdir(), 'forgespec-foreign-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The messages of the errors of each description, by the path of its output in the folder. */
const errors = new Map<string, readonly string[]>();

async function generateInto(output: string, options: { spec: string; only?: GenerateOptions['only'] }): Promise<void> {
  const { diagnostics } = await generate({ ...options, out: join(folder, output), check: false, force: false });
  errors.set(
    output,
    diagnostics.filter(({ severity }) => severity === 'error').map(({ message }) => message),
  );
}

function specOf(name: string, description: unknown): string {
  const spec = join(folder, `${name}.json`);
  writeFileSync(spec, JSON.stringify(description));
  return spec;
}

beforeAll(async () => {
  for (const file of foreign) await generateInto(`foreign/${nameOf(file)}`, { spec: join(import.meta.dirname, file) });
  for (const [name, description] of Object.entries(hardDescriptions))
    await generateInto(`names/${name}`, { spec: specOf(name, description) });
  const only = ['types', 'server', 'validators'] as const;
  await generateInto('server/things', { spec: specOf('things', otherDescription), only });
  writeFileSync(join(folder, 'server/things/use.ts'), useOfServer);
  makeStrictProject(folder, [...errors.keys()]);
}, 120_000);

test.each(foreign)('%s has no errors', (file) => {
  expect(errors.get(`foreign/${nameOf(file)}`)).toEqual([]);
});

test('descriptions with names that generated code also uses have no errors', () => {
  const found = [...errors].filter(([output]) => !output.startsWith('foreign/'));
  expect(found.filter(([, messages]) => messages.length > 0)).toEqual([]);
});

describe.each(['typescript', 'typescript-7'] as const)('with every strict flag: %s', (compiler) => {
  let lines: readonly string[] = [];

  beforeAll(async () => {
    const [output = ''] = await compilerOutputs(compiler, [join(folder, 'distinct/tsconfig.json')]);
    lines = output.split('\n').filter((line) => line !== '');
  }, 300_000);

  test.each([
    ['generated code compiles', 'foreign'],
    ['code for names that generated code also uses compiles', 'names'],
    ['the code of a server compiles, and has the expected types', 'server'],
  ])('%s', (_, outputs) => {
    // The lines of other outputs, and the lines that continue them, do not fail this test.
    const isOfOther = (line: string): boolean => /^(?:\s|\w+\/)/u.test(line) && !line.startsWith(`${outputs}/`);
    expect(lines.filter((line) => !isOfOther(line))).toEqual([]);
  });
});

test('a client loads although operations, areas and options have names that it also uses', () => {
  const script = `
    const { createClient, ...others } = await import('./names/collisions/client/index.ts');
    const client = createClient({ auth: {}, timeoutVariable: 'x' });
    const then = Object.values(client).some((area) => 'then' in Object(area));
    console.log(JSON.stringify({ areas: Object.keys(client), then: then || 'then' in others }));
  `;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  const { areas, then } = JSON.parse(stdout);
  expect(areas).toEqual(
    expect.arrayContaining(['address', 'addressArea', 'call', 'callArea', 'index', 'pets', 'thenArea']),
  );
  // A module or an object with the function `then` is a promise for `import()` and `await`.
  expect(then).toBe(false);
});

test('no type in the output is any', () => {
  const files = globSync('foreign/*/{client,server,types,validators}/**/*.ts', { cwd: folder });
  const withAny = files.filter((file) =>
    /(?:[:<|&(]|\bas)\s*any\b/u.test(withoutComments(readFileSync(join(folder, file), 'utf8'))),
  );
  expect(withAny).toEqual([]);
});

const withoutComments = (code: string): string => code.replaceAll(/\/\*.*?\*\/|\/\/[^\n]*/gsu, '');

describe('the issues are those of the selected option', () => {
  const checkerOf = async (description: string, name: string): Promise<(value: unknown) => unknown> => {
    const index: unknown = await import(
      pathToFileURL(join(folder, 'foreign', description, 'validators/index.ts')).href
    );
    const check: unknown = typeof index === 'object' && index !== null ? Reflect.get(index, `check${name}`) : undefined;
    if (typeof check !== 'function') return expect.fail(`no check${name}`);
    return (value) => check(value);
  };

  test('if a property in a common base selects the option', async () => {
    const check = await checkerOf('petstore', 'Pet');
    expect(check({ petType: 'dog', name: 'Rex', packSize: -1 })).toEqual([
      expect.objectContaining({ path: '/packSize', message: 'must be at least 0' }),
    ]);
    expect(check({ petType: 'fish', name: 'Bob' })).toEqual([
      expect.objectContaining({ path: '/petType', message: 'must be one of "cat", "dog"' }),
    ]);
  });

  test('if the type selects the option', async () => {
    const check = await checkerOf('schemas', 'Choice');
    expect(check(['a', 1])).toEqual([expect.objectContaining({ path: '/1', message: 'must be a string' })]);
    expect(check('abc')).toEqual([expect.objectContaining({ path: '', message: 'must have at most 2 characters' })]);
    expect(check(null)).toEqual([expect.objectContaining({ message: 'must be a string, an integer or an array' })]);
  });
});
