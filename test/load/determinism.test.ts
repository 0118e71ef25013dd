import { readFileSync, readdirSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { generate } from '../generate.ts';
import { randomNumbers } from '../random-numbers.ts';
import { folderWith, type Files } from '../folder-with.ts';

const spec = join(import.meta.dirname, '../../spec');

/** Returns the files of our own description: YAML as values, other files as text. */
function readSpec(): Map<string, unknown> {
  const paths = readdirSync(spec, { recursive: true, encoding: 'utf8' });
  const files = paths.filter((path) => /\.(?:yaml|md)$/u.test(path) && !basename(path).startsWith('.'));
  return new Map(
    files.map((path) => {
      const text = readFileSync(join(spec, path), 'utf8');
      return [path, path.endsWith('.md') ? text : parse(text, { merge: true, maxAliasCount: -1 })];
    }),
  );
}

/** Returns the texts of the files. YAML is written as JSON, because JSON is also YAML. */
const written = (files: ReadonlyMap<string, unknown>): Files =>
  Object.fromEntries(
    Array.from(files, ([path, value]) => [path, typeof value === 'string' ? value : JSON.stringify(value, null, 1)]),
  );

/** Generates the output for a description in a new folder. Returns the options, and the files of the output by path. */
async function generatedIn(files: Files) {
  const folder = folderWith(files);
  const out = join(folder, 'out');
  const options = { spec: join(folder, 'openapi.yaml'), out, check: false, force: false };
  const result = await generate(options);
  expect(result.diagnostics).toEqual([]);
  expect(result.upToDate).toBe(true);
  const entries = readdirSync(out, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map((entry) => join(entry.parentPath, entry.name)).toSorted();
  return {
    options,
    output: Object.fromEntries(paths.map((path) => [relative(out, path), readFileSync(path, 'utf8')])),
  };
}

/** Returns the output for a description, by path. */
const generated = async (files: Files): Promise<Record<string, string>> => (await generatedIn(files)).output;

let baseline: ReturnType<typeof generatedIn> | undefined;

/** The output for our own unchanged description, with which all tests compare. */
const unchanged = (): ReturnType<typeof generatedIn> => (baseline ??= generatedIn(written(readSpec())));
const generatedAsIs = async (): Promise<Record<string, string>> => (await unchanged()).output;

/** Returns a copy with the keys of every object in another order. */
function shuffled(value: unknown, next: () => number): unknown {
  if (Array.isArray(value)) return value.map((item) => shuffled(item, next));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, child]) => ({ at: next(), key, child: shuffled(child, next) }));
  return Object.fromEntries(entries.toSorted((a, b) => a.at - b.at).map(({ key, child }) => [key, child]));
}

/** Returns a copy with references rewritten. */
function withReferences(value: unknown, rewrite: (reference: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => withReferences(item, rewrite));
  if (typeof value !== 'object' || value === null) return value;
  const rewritten = ([key, child]: [string, unknown]): [string, unknown] =>
    key === '$ref' && typeof child === 'string' ? [key, rewrite(child)] : [key, withReferences(child, rewrite)];
  return Object.fromEntries(Object.entries(value).map(rewritten));
}

/** Returns the files after a schema is moved to another file. References to the schema and inside it are adapted. */
function moved(files: ReadonlyMap<string, unknown>, name: string, from: string, to: string): Map<string, unknown> {
  const absolute = (file: string, reference: string): [path: string, fragment: string] => {
    const [path = '', fragment = ''] = reference.split('#');
    return [path === '' ? file : relative('.', resolve(dirname(file), path)), fragment];
  };
  const address = (file: string, [path, fragment]: [string, string]): string =>
    `${path === file ? '' : relative(dirname(file), path)}${fragment === '' ? '' : `#${fragment}`}`;
  const rewrite = (was: string, is: string) => (reference: string) => {
    const [path, fragment] = absolute(was, reference);
    const isMoved = path === from && (fragment === `/${name}` || fragment.startsWith(`/${name}/`));
    return address(is, [isMoved ? to : path, fragment]);
  };
  const source = Object(files.get(from));
  const schema = withReferences(source[name], rewrite(from, to));
  const rest = Object.fromEntries(Object.entries(source).filter(([key]) => key !== name));
  const next = new Map(
    Array.from(files, ([path, value]) => [path, withReferences(path === from ? rest : value, rewrite(path, path))]),
  );
  return next.set(to, { ...Object(next.get(to)), [name]: schema });
}

describe('the output for our own description does not change', { timeout: 120_000 }, () => {
  test('if it is generated a second time', async () => {
    // This test is the first one, because the folder of the output is deleted after the test that creates it.
    const { options, output } = await unchanged();
    expect(Object.keys(output).length).toBeGreaterThan(100);
    expect((await generate(options)).differences).toEqual([]);
    expect((await generate({ ...options, check: true })).upToDate).toBe(true);
  });

  test('if the keys of every object in every file have another order', async () => {
    const files = readSpec();
    const next = randomNumbers(20261121);
    const other = new Map(Array.from(files, ([path, value]) => [path, shuffled(value, next)]));
    expect(JSON.stringify([...other])).not.toBe(JSON.stringify([...files]));
    const before = await generatedAsIs();
    expect(Object.keys(before).length).toBeGreaterThan(100);
    expect(await generated(written(other))).toEqual(before);
  });

  test('if a schema moves to another file', async () => {
    const files = readSpec();
    const from = 'areas/project-badges/schemas.yaml';
    const other = moved(files, 'Badge', from, 'shared/schemas.yaml');
    expect(Object.keys(Object(files.get(from)))).toContain('Badge');
    expect(Object.keys(Object(other.get(from)))).not.toContain('Badge');
    expect(await generated(written(other))).toEqual(await generatedAsIs());
  });

  test('if the YAML uses anchors instead of copies', async () => {
    const files = readSpec();
    const asWritten = Object.fromEntries(
      Array.from(files.keys(), (path) => [path, readFileSync(join(spec, path), 'utf8')]),
    );
    expect(await generated(asWritten)).toEqual(await generatedAsIs());
  });
});
