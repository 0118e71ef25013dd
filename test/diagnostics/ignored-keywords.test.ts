import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderWith } from '../folder-with.ts';
import { generate } from '../generate.ts';

/** Keywords with values that JSON Schema does not allow. The message about each of them ends with "It is ignored." */
const ignored: readonly Readonly<Record<string, unknown>>[] = [
  ...['allOf', 'anyOf', 'oneOf', 'prefixItems'].flatMap((keyword) => [{ [keyword]: [] }, { [keyword]: {} }]),
  ...['not', 'if', 'items', 'contains', 'additionalProperties', 'propertyNames', 'unevaluatedProperties'].flatMap(
    (keyword) => [{ [keyword]: null }, { [keyword]: 'text' }, { [keyword]: [] }],
  ),
  ...['minLength', 'maxLength', 'minItems', 'maxItems', 'minProperties', 'maxProperties'].flatMap((keyword) => [
    { [keyword]: -1 },
    { [keyword]: 1.5 },
    { [keyword]: '2' },
  ]),
  { contains: {}, minContains: -1 },
  { contains: {}, maxContains: 0.5 },
  ...[0, -2, '2'].map((multipleOf) => ({ multipleOf })),
  ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'].map((keyword) => ({ [keyword]: '3' })),
  ...[[], 'name'].map((properties) => ({ properties })),
  { patternProperties: [] },
  { required: 'name' },
  { required: true },
  { dependentRequired: { name: 'other' } },
  { dependentRequired: { name: ['other', 1] } },
  { uniqueItems: 'true' },
  { enum: 'one' },
  { pattern: 5 },
  { format: ['date'] },
];

/** Generates the output for a description with the given schemas. Returns the messages, and the TypeScript files of the output. */
async function outputOf(schemas: readonly object[]) {
  const named = schemas.map((schema, index): [string, object] => [`Schema${index}`, schema]);
  const document = {
    openapi: '3.1.0',
    info: { title: 'Shop', version: '1.0.0' },
    paths: {},
    components: { schemas: Object.fromEntries(named) },
  };
  const folder = folderWith({ 'openapi.json': JSON.stringify(document) });
  const out = join(folder, 'out');
  const { diagnostics } = await generate({ spec: join(folder, 'openapi.json'), out, check: false, force: false });
  const paths = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.ts'));
  return {
    messages: diagnostics.map(({ message }) => message),
    files: Object.fromEntries(paths.map((path) => [path, readFileSync(join(out, path), 'utf8')])),
  };
}

test('a keyword that is ignored because of its value has no effect on types and validators', async () => {
  const types = ['array', 'number', 'object', 'string'];
  const written = await outputOf(ignored.map((keywords) => ({ type: types, ...keywords })));
  const without = await outputOf(
    ignored.map(({ contains }) => ({ type: types, ...(isObject(contains) && { contains }) })),
  );
  expect(written.messages.filter((message) => message.endsWith('It is ignored.'))).toHaveLength(ignored.length);
  expect(written.files).toEqual(without.files);
});

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);

test('a wrong entry of `required` does not change the other entries', async () => {
  const properties = { id: { type: 'integer' } };
  const written = await outputOf([{ type: 'object', properties, required: ['id', null] }]);
  const without = await outputOf([{ type: 'object', properties, required: ['id'] }]);
  expect(written.messages).toContain(
    'Entry 2 of `required` is empty (null), and not the name of a property. It is ignored.',
  );
  expect(written.files).toEqual(without.files);
});
