import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { defineOutput, type OutputDefinition, type Plugin } from '../../cli/plugins/index.ts';
import { outputExtension } from '../../cli/plugins/output-extension.ts';
import { folderWith } from '../folder-with.ts';
import { generate, type GenerateOptions } from '../generate.ts';
import { shop } from './shop.ts';

/** Branded types for the strings with a format, and for those with the key `x-brand`. */
const brands = defineOutput({
  name: 'brands',
  options: { formats: { uuid: 'Uuid' } as Readonly<Record<string, string>> },
  reservedNames: ({ formats }) => ({ schemas: Object.values(formats) }),
  typeOf(schema, { options, ownType, extension }) {
    const brand = extension(schema, 'x-brand');
    const name = typeof brand === 'string' ? brand : options.formats[schema.format ?? ''];
    return name === undefined ? undefined : ownType(name, 'index.ts');
  },
  *emit({ options, module, exportFrom, ownType }) {
    const names = [...Object.values(options.formats), 'PetName'];
    yield module('index.ts', (code) => {
      for (const name of names) code.add(`export type ${code.declare(name)} = string & { readonly of: '${name}' };`);
    });
    yield exportFrom('types', ...names.map((name) => ownType(name, 'index.ts')));
  },
});

/** A function for each operation that calls the client, all in one module. */
const calls = defineOutput({
  name: 'calls',
  *emit({ api, module, names, text }) {
    yield module('all.ts', (code) => {
      const operations = api.areas.flatMap((area) => area.operations);
      for (const operation of operations) code.declare(operation.name);
      // These names are also the names of imports.
      code.add(`export const ${code.declare('pets')} = 1;`, `export const ${code.declare('Owner')} = 2;`);
      for (const operation of operations) {
        const { returnType } = code.signatureOf(operation);
        const client = `(client: ${code.use(names.client.CoreClient)})`;
        code.add(
          `export const ${operation.name} = ${client}: ((...all: Parameters<ReturnType<typeof ${code.functionOf(operation)}>>) => ${returnType}) => ${code.functionOf(operation)}(client);`,
        );
      }
    });
    yield text('operations.txt', `${api.areas.map(({ name }) => name).join()}\n`);
  },
});

/** Returns an output with one function. */
const outputWith = (definition: Partial<OutputDefinition<object>>): Plugin =>
  defineOutput<object>({ name: 'mine', ...definition })();

async function run(plugins: readonly Plugin[], options: Partial<GenerateOptions> = {}, text = shop) {
  const folder = folderWith({ 'openapi.yaml': text });
  const out = join(folder, 'api');
  const write = (more: Partial<GenerateOptions> = {}) =>
    generate({
      spec: join(folder, 'openapi.yaml'),
      out,
      check: false,
      force: false,
      importExtensions: 'ts',
      extension: outputExtension(plugins),
      ...options,
      ...more,
    });
  const result = await write();
  return { out, folder, write, result, read: (path: string): string => readFileSync(join(out, path), 'utf8') };
}

describe('an output of somebody else', () => {
  test('changes types by format and by x- key, and exports its types from the index', async () => {
    const { result, read, write } = await run([brands()]);
    expect(result.diagnostics).toEqual([]);
    const types = read('types/pets.ts');
    expect(types).toContain("import type { PetName, Uuid } from '../brands/index.ts';");
    expect(types).toMatch(/ id: Uuid;\n {2}name: PetName;\n.*\n {2}mother\?: Uuid \| null;/u);
    expect(types).toMatch(/type GetPetPath = \{\n.*\n {2}id: Uuid;/u);
    expect(read('types/index.ts')).toContain("export type { PetName, Uuid } from '../brands/index.ts';");
    expect(await write({ check: true })).toMatchObject({ upToDate: true, differences: [] });
    expect(read('.forgespec.json')).toContain('"brands/index.ts"');
  });

  test('reserves names, so that schemas get other names', async () => {
    const { read } = await run([brands()], {}, shop.replaceAll('Owner', 'Uuid'));
    expect(read('types/owners.ts')).toMatch(/export interface Uuid(?!\b)\w+ \{/u);
  });

  test('imports with aliases for the names that the module declares', async () => {
    const { result, read } = await run([calls()]);
    expect(result.diagnostics).toEqual([]);
    expect(read('calls/all.ts')).toContain("import { owners, pets as pets_ } from '../client/areas.ts';");
    expect(read('calls/all.ts')).toContain(
      "import type { GetOwnerResponses, Owner as Owner_ } from '../types/owners.ts';",
    );
    expect(read('calls/operations.txt')).toBe('owners,pets\n');
  });

  test('writes the same files if the paths of the description have another order', async () => {
    const one = await run([brands(), calls()]);
    const parts = shop.split(/(?= {2}\/\S+:\n)|(?=components:)/u);
    const [head = '', pets = '', pet = '', owner = '', rest = ''] = parts;
    const other = await run([calls(), brands()], {}, [head, owner, pet, pets, rest].join(''));
    for (const path of ['calls/all.ts', 'brands/index.ts', 'types/pets.ts'])
      expect(other.read(path)).toBe(one.read(path));
  });

  test('gets only the selected operations', async () => {
    const { read } = await run([calls()], { operations: { include: [{ operationId: 'getOwner' }] } });
    expect(read('calls/all.ts')).not.toContain('listPets');
    expect(read('calls/operations.txt')).toBe('owners\n');
  });

  test('is written as JavaScript with declarations, if the output is', async () => {
    const { result, read } = await run([brands()], { declarationMaps: true });
    expect(result.diagnostics).toEqual([]);
    expect(read('brands/index.d.ts')).toContain('export type Uuid');
  });

  test('does not change the type of values that an option converts', async () => {
    const dated = shop.replaceAll('format: uuid', 'format: date-time');
    const moments = brands({ formats: { 'date-time': 'Moment' } });
    const { read } = await run([moments], { dateTimes: 'Date', only: ['types'] }, dated);
    expect(read('types/pets.ts')).toMatch(/ id: Date;\n/u);
    expect((await run([moments], { only: ['types'] }, dated)).read('types/pets.ts')).toMatch(/ id: Moment;\n/u);
  });

  test('that is removed from the config leaves no file', async () => {
    const { out, write, read } = await run([brands(), calls()]);
    writeFileSync(join(out, 'own.txt'), 'by hand');
    expect(await write({ extension: outputExtension([brands()]) })).toMatchObject({ upToDate: true });
    expect([existsSync(join(out, 'calls/all.ts')), read('own.txt')]).toEqual([false, 'by hand']);
  });
});

describe('nothing is written, and the output is named,', () => {
  const emit = (path: string): Partial<OutputDefinition<object>> => ({
    *emit({ module }) {
      yield module(path, (code) => code.add('export {};'));
    },
  });

  test.each<readonly [string, Partial<OutputDefinition<object>>, string]>([
    ['if it leaves its folder', emit('../client/x.ts'), 'The path "../client/x.ts" is not allowed.'],
    ['if a path is absolute', emit('/tmp/x.ts'), 'The path "/tmp/x.ts" is not allowed.'],
    ['if a path leaves the folder in the middle', emit('a/../../x.ts'), 'is not allowed'],
    ['if a path has a backslash', emit('a\\..\\x.ts'), 'is not allowed'],
    ['if a module is not TypeScript', emit('x.js'), 'ends with .ts'],
    ['if its name is a folder of the house', { name: 'client' }, 'The folder client belongs to forgespec'],
    ['if its name is a path', { name: '../x' }, 'consists of lower-case letters'],
    [
      'if it yields a path twice',
      {
        *emit({ module }) {
          yield module('a.ts', () => {});
          yield module('A.ts', () => {});
        },
      },
      'two files with the path mine/A.ts',
    ],
    [
      'if it yields a value of its own',
      {
        *emit() {
          yield { kind: 'text', path: 'client/index.ts', pieces: ['x'] };
        },
      },
      'not from `module`, `text` or `exportFrom`',
    ],
    [
      'if its code is not TypeScript',
      {
        *emit({ module }) {
          yield module('a.ts', (code) => code.add('export const = 1;'));
        },
      },
      'mine/a.ts is not valid TypeScript',
    ],
    [
      'if it declares a name twice',
      {
        *emit({ module }) {
          yield module('a.ts', (code) => code.add(code.declare('a'), code.declare('a')));
        },
      },
      'declares a twice',
    ],
    [
      'if the index already has the name',
      {
        *emit({ exportFrom, ownType }) {
          yield exportFrom('types', ownType('Pet', 'index.ts'));
        },
      },
      'types/index.ts already exports the name Pet',
    ],
    [
      'if a changed type throws',
      {
        typeOf() {
          throw new Error('no type today');
        },
      },
      'no type today',
    ],
  ])('%s', async (_, definition, message) => {
    const { out, result } = await run([outputWith(definition)]);
    const name = definition.name ?? 'mine';
    expect(result.diagnostics).toEqual([
      expect.objectContaining({ code: 'plugin-failed', severity: 'error', message: expect.stringContaining(message) }),
    ]);
    expect(result.diagnostics[0]?.message).toContain(`The output \`${name}\` failed`);
    expect(existsSync(out)).toBe(false);
  });

  test('if it throws, with the source line', async () => {
    const { result } = await run([
      outputWith({
        *emit({ module }) {
          yield module('a.ts', () => {
            throw new TypeError('cannot read the model');
          });
        },
      }),
    ]);
    const [found] = result.diagnostics;
    const line = readFileSync(import.meta.filename, 'utf8').split('\n')[(found?.location?.line ?? 0) - 1];
    expect([found?.location?.source.path, line?.trim()]).toEqual([
      import.meta.filename,
      "throw new TypeError('cannot read the model');",
    ]);
  });

  test('if two outputs have one name', async () => {
    const { result } = await run([outputWith({}), outputWith({})]);
    expect(result.diagnostics).toMatchObject([
      { code: 'plugin-failed', message: expect.stringContaining('Two outputs') },
    ]);
  });

  test('if `only` leaves out a part that it imports', async () => {
    const { result } = await run([calls()], { only: ['types'] });
    expect(result.diagnostics).toMatchObject([
      { code: 'plugin-failed', message: expect.stringContaining('calls/all.ts imports client/areas.ts') },
    ]);
  });

  test('if it reports an error, with the location in the description', async () => {
    const { out, result } = await run([
      outputWith({
        emit({ api, fail, warn }) {
          warn('The API is small.', 'Describe more.');
          for (const { name, pointer } of api.schemas)
            if (name === 'Pet') fail('Pets are not allowed.', 'Keep plants.', { pointer });
          return [];
        },
      }),
    ]);
    expect(result.diagnostics).toMatchObject([
      { code: 'plugin-finding', severity: 'warning', message: 'mine: The API is small.' },
      {
        code: 'plugin-finding',
        severity: 'error',
        message: 'mine: Pets are not allowed.',
        location: { line: shop.split('\n').indexOf('    Pet:') + 1 },
      },
    ]);
    expect(existsSync(out)).toBe(false);
  });

  test('with its own error, also if its code is not TypeScript', async () => {
    const { result } = await run([
      outputWith({
        *emit({ fail, module }) {
          fail('The name is wrong.', 'Write another name.');
          yield module('a.ts', (code) => code.add('export type a-b = 1;'));
        },
      }),
    ]);
    const messages = result.diagnostics.map(({ message }) => message);
    expect(messages).toContain('mine: The name is wrong.');
    expect(messages).toContainEqual(expect.stringContaining('mine/a.ts is not valid TypeScript'));
  });

  test('if a changed type has no name of TypeScript', async () => {
    const { out, result } = await run([outputWith({ typeOf: (_, { ownType }) => ownType('a-b', 'index.ts') })]);
    expect(result.diagnostics.map(({ message }) => message)).toEqual([
      expect.stringContaining('The output `mine` failed, so nothing is written: `typeOf` returns the type "a-b"'),
    ]);
    expect(existsSync(out)).toBe(false);
  });

  test('if its folder is a symbolic link', async () => {
    const { out, folder, write } = await run([]);
    mkdirSync(join(folder, 'elsewhere'));
    rmSync(join(out, 'calls'), { recursive: true, force: true });
    symlinkSync(join(folder, 'elsewhere'), join(out, 'calls'));
    const result = await write({ extension: outputExtension([calls()]) });
    expect(result.diagnostics).toMatchObject([{ code: 'output-unwritable' }]);
    expect(existsSync(join(folder, 'elsewhere/all.ts'))).toBe(false);
  });
});

test('an unknown option is an error that lists the options', () => {
  expect(() => brands({ format: {} } as never)).toThrow(
    'The output brands has no option `format`. Its options are formats.',
  );
});
