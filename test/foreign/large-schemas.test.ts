import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { loadDescription } from '../../description/load/load.ts';
import { buildApi } from '../../model/from-document/build-api.ts';
import { reservedNames } from '../../generator/reserved-names.ts';
import { createDiagnostics } from '../../description/diagnostics/diagnostic.ts';
import { emit } from '../../generator/emit.ts';
import { generate } from '../generate.ts';
import { typescript7 } from '../compilers.ts';

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'forgespec-large-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const many = <Value>(length: number, make: (index: number) => Value): Value[] =>
  Array.from({ length }, (_, index) => make(index));
const text = { type: 'string', pattern: '^a' };
const properties = (length: number): object => Object.fromEntries(many(length, (index) => [`p${index}`, text]));
const names = (length: number): string[] => many(length, (index) => `p${index}`);

const schemas = {
  Properties: { type: 'object', properties: properties(2000), required: names(1500) },
  Nullable: { type: ['object', 'null'], properties: properties(1200) },
  Closed: { type: 'object', properties: properties(1200), required: names(10), additionalProperties: false },
  Required: { type: 'object', required: names(1200) },
  Parts: { allOf: many(1200, (index) => ({ type: 'object', properties: { [`p${index}`]: text } })) },
  Values: { type: 'string', enum: many(10_000, (index) => `value-${index}`) },
  Numbers: { enum: many(10_000, (index) => index) },
};

const description = (components: object): object => ({
  openapi: '3.1.0',
  info: { title: 'Large', version: '1' },
  paths: {},
  components: { schemas: components },
});

/** Returns the generated function `check…` of a schema. */
async function checkOf(name: keyof typeof schemas): Promise<(value: unknown) => unknown[]> {
  const index = (await import(pathToFileURL(join(folder, 'out/validators/index.ts')).href)) as Readonly<
    Record<string, (value: unknown) => unknown[]>
  >;
  return index[`check${name}`] ?? expect.fail(`There is no check${name}.`);
}

beforeAll(async () => {
  const spec = join(folder, 'large.json');
  writeFileSync(spec, JSON.stringify(description(schemas)));
  const only = ['types', 'validators'] as const;
  const { diagnostics } = await generate({ spec, out: join(folder, 'out'), only, check: false, force: false });
  expect(diagnostics).toEqual([]);
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  const settings = { extends: join(root, 'test/types/tsconfig.json'), include: ['out'] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings));
}, 120_000);

test('validators of large schemas compile', { timeout: 300_000 }, () => {
  const { stdout } = spawnSync(process.execPath, [...typescript7, '-p', folder, '--pretty', 'false'], {
    encoding: 'utf8',
  });
  expect(stdout).toBe('');
});

test.each(['properties', 'nullable', 'closed', 'required', 'parts'])(
  'each function of the validator of %s is small enough for compilers',
  (file) => {
    const code = readFileSync(join(folder, `out/validators/schemas/${file}.ts`), 'utf8');
    const functions = code.split(/^(?:export )?function /mu).slice(1);
    const statements = functions.map((body) => [...body.matchAll(/^ +(?:if|else if|return|const|\w+\()/gmu)].length);
    expect(Math.max(...statements)).toBeLessThanOrEqual(1100);
  },
);

test('validators of large schemas find errors in every part of a value', async () => {
  const whole = Object.fromEntries(names(2000).map((name) => [name, 'a']));
  const few = Object.fromEntries(names(1200).map((name) => [name, 'a']));
  for (const [name, value, last] of [
    ['Properties', whole, 1999],
    ['Nullable', few, 1199],
    ['Closed', few, 1199],
    ['Parts', few, 1199],
  ] as const) {
    const check = await checkOf(name);
    expect(check(value)).toEqual([]);
    for (const at of [0, 249, 250, 999, last]) {
      expect(check({ ...value, [`p${at}`]: 'b' })).toMatchObject([{ path: `/p${at}`, keyword: 'pattern' }]);
    }
  }
  const missing = await checkOf('Properties');
  expect(missing({ ...whole, p1499: undefined })).toMatchObject([{ path: '', keyword: 'required' }]);
  const closed = await checkOf('Closed');
  expect(closed({ ...few, other: 1 })).toMatchObject([{ path: '/other', keyword: 'additionalProperties' }]);
  expect((await checkOf('Nullable'))(null)).toEqual([]);
  const values = await checkOf('Values');
  expect([values('value-9999'), values('value-10000')]).toMatchObject([[], [{ keyword: 'enum' }]]);
});

/** Returns the number of values that are converted to JSON while validators for an enum are generated. */
async function workFor(length: number): Promise<number> {
  const spec = join(folder, `enum-${length}.json`);
  writeFileSync(spec, JSON.stringify(description({ Big: { enum: many(length, (index) => `value-${index}`) } })));
  const diagnostics = createDiagnostics();
  const loaded = await loadDescription(spec, diagnostics);
  if (loaded === undefined) throw new Error('The description was not loaded.');
  const api = buildApi(loaded, diagnostics, reservedNames);
  const stringify = vi.spyOn(JSON, 'stringify');
  await emit({ api, assertsFormats: true, adapters: [], document: loaded.document }, 'ts', ['validators']);
  const { length: calls } = stringify.mock.calls;
  stringify.mockRestore();
  return calls;
}

test('ten times as many values of an enum take at most ten times the work', async () => {
  const [few, more] = [await workFor(100), await workFor(1000)];
  expect(few).toBeGreaterThanOrEqual(100);
  expect(more / few).toBeLessThan(11);
});

test('dates stay texts if too many combinations of recursive schemas would have to be compared', async () => {
  // After each property, the value may have another set of these schemas. The number of sets is 2 to the power of 20.
  const reference = (number: number): object => ({ $ref: `#/components/schemas/S${number}` });
  const at = { type: 'string', format: 'date-time' };
  const ends = (schema: number): object => (schema < 20 ? { a: reference(schema + 1), b: reference(schema + 1) } : {});
  const first = { at, a: { oneOf: [reference(0), reference(1)] }, b: reference(0) };
  const combined = many(
    21,
    (index) => [`S${index}`, { type: 'object', properties: index === 0 ? first : { at, ...ends(index) } }] as const,
  );
  const spec = join(folder, 'combinations.json');
  writeFileSync(spec, JSON.stringify(description(Object.fromEntries(combined))));
  const out = join(folder, 'combinations');
  await generate({ spec, out, only: ['types'], dateTimes: 'Date', check: false, force: false });
  const types = globSync('types/*.ts', { cwd: out }).map((file) => readFileSync(join(out, file), 'utf8'));
  expect(types.join('\n')).toContain('at?: string;');
}, 60_000);
