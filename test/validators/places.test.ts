import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { generate } from '../generate.ts';
import { folderWith, type Files } from '../folder-with.ts';

const root = `openapi: 3.1.0
info: { title: Test, version: 1.0.0 }
paths: {}
components:
  schemas:
    Label: { $ref: schemas/labels.yaml#/Label }
`;

const label = `Label:
  type: object
  required: [id]
  properties:
    id: { type: integer }
    name:
      description: What people call it.
      type: string
      maxLength: 2
    'a/b~c': { type: string }
  additionalProperties: false
`;

async function generated(files: Files, places: boolean): Promise<string> {
  const folder = folderWith(files);
  const out = join(folder, 'out');
  const options = { spec: join(folder, 'openapi.yaml'), out, places, check: false, force: false } as const;
  const result = await generate({ ...options, only: ['validators'] });
  expect(result.upToDate).toBe(true);
  return out;
}

const files = { 'openapi.yaml': root, 'schemas/labels.yaml': label };

test('placeOf returns the line of the keyword that rejected the value', async () => {
  const out = await generated(files, true);
  const load = async (file: string): Promise<Readonly<Record<string, unknown>>> =>
    import(pathToFileURL(join(out, 'validators', file)).href);
  const [{ checkLabel }, { placeOf }] = [await load('index.ts'), await load('places.ts')];
  if (typeof checkLabel !== 'function' || typeof placeOf !== 'function') throw new Error('not generated');
  const places = (value: unknown): unknown[] => checkLabel(value).map((issue: unknown) => placeOf(issue));
  const file = 'schemas/labels.yaml';
  expect(places([])).toEqual([`${file}:2`]);
  expect(places({})).toEqual([`${file}:3`]);
  expect(places({ id: 'a' })).toEqual([`${file}:5`]);
  expect(places({ id: 1, name: 1 })).toEqual([`${file}:8`]);
  expect(places({ id: 1, name: 'abc' })).toEqual([`${file}:9`]);
  expect(places({ id: 1, 'a/b~c': 1 })).toEqual([`${file}:10`]);
  expect(places({ id: 1, more: 1 })).toEqual([`${file}:11`]);
  expect(placeOf({ schema: '#/components/schemas/Label/properties/id/type/more' })).toBe(`${file}:5`);
  expect(placeOf({ schema: '#/nowhere' })).toBeUndefined();
  expect(placeOf({ schema: '' })).toBeUndefined();
});

test('only the module with source locations depends on lines, and it is generated only on request', async () => {
  const texts = (out: string): Map<string, string> => {
    const entries = readdirSync(join(out, 'validators'), { recursive: true, withFileTypes: true });
    const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    return new Map(paths.map((path) => [path.slice(out.length), readFileSync(path, 'utf8')]));
  };
  const moved = { ...files, 'schemas/labels.yaml': `# A comment moves every line.\n${label}` };
  const [before, after] = [texts(await generated(files, true)), texts(await generated(moved, true))];
  expect([...before].filter(([path, text]) => after.get(path) !== text).map(([path]) => path)).toEqual([
    '/validators/places.ts',
  ]);
  const without = await generated(files, false);
  expect(existsSync(join(without, 'validators/places.ts'))).toBe(false);
  expect(existsSync(join(without, 'validators/runtime/place-of.ts'))).toBe(false);
});
