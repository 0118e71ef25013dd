import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { generate } from '../generate.ts';
import { compilerOf } from '../compilers.ts';
import { makeStrictProject } from './strict-project.ts';

// Descriptions that differ from ours. They have old and new versions, unusual names and all keywords of JSON Schema.

const descriptions = [
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

/** The messages of the errors of each description, by its path. */
const errors = new Map<string, readonly string[]>();

beforeAll(async () => {
  for (const file of descriptions) {
    const options = {
      spec: join(import.meta.dirname, file),
      out: join(folder, nameOf(file)),
      check: false,
      force: false,
    };
    const { diagnostics } = await generate(options);
    errors.set(
      file,
      diagnostics.filter(({ severity }) => severity === 'error').map(({ message }) => message),
    );
  }
  makeStrictProject(folder, descriptions.map(nameOf));
});

test.each(descriptions)('%s has no errors', (file) => {
  expect(errors.get(file)).toEqual([]);
});

test.each(['typescript', 'typescript-7'] as const)(
  'generated code compiles with every strict flag: %s',
  (compiler) => {
    const args = [...compilerOf(compiler), '-p', join(folder, 'distinct'), '--pretty', 'false'];
    const { stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    expect(
      stdout
        .trim()
        .split('\n')
        .filter((line) => line !== ''),
    ).toEqual([]);
  },
  60_000,
);

test('no type in the output is any', () => {
  const files = globSync('*/{client,server,types,validators}/**/*.ts', { cwd: folder });
  const withAny = files.filter((file) =>
    /(?:[:<|&(]|\bas)\s*any\b/u.test(withoutComments(readFileSync(join(folder, file), 'utf8'))),
  );
  expect(withAny).toEqual([]);
});

const withoutComments = (code: string): string => code.replaceAll(/\/\*.*?\*\/|\/\/[^\n]*/gsu, '');

describe('the issues are those of the selected option', () => {
  const checkerOf = async (description: string, name: string): Promise<(value: unknown) => unknown> => {
    const index: unknown = await import(pathToFileURL(join(folder, description, 'validators/index.ts')).href);
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
