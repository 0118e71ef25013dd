import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { JsonObject, JsonValue } from '../../generator/1-load/json.ts';
import { valueLiteral } from '../../generator/code/literal.ts';
import { folderWith } from '../folder-with.ts';
import { generate } from '../generate.ts';
import { compilerOutput } from './compiler-output.ts';

// A valid value of a message must have the type of its schema after its conversion. For each schema, this test converts values with the
// generated functions, and assigns the results to the type with the compiler.

const noon = '2026-03-09T12:00:00.000Z';
const date = { type: 'string', format: 'date-time' } as const;
const text = { type: 'string' } as const;
const object = (properties: JsonObject, ...required: string[]): JsonObject => ({
  type: 'object',
  properties,
  required,
});

/** A schema, valid values of messages, and the code of the type that the schema must have. */
interface DateCase {
  readonly title: string;
  readonly schema: JsonValue;
  readonly values: readonly JsonValue[];
  readonly type?: string;
}

const cases: readonly DateCase[] = [
  { title: 'a date', schema: date, values: [noon], type: 'Date' },
  { title: 'null', schema: { ...date, type: ['string', 'null'] }, values: [noon, null], type: 'Date | null' },
  {
    title: 'several types',
    schema: { ...date, type: ['string', 'integer'] },
    values: [noon, 5],
    type: 'Date | number',
  },
  { title: 'a format without a type', schema: { format: 'date-time' }, values: [noon, 5], type: 'unknown' },
  { title: 'an enum', schema: { ...date, enum: [noon] }, values: [noon] },
  { title: 'a pattern', schema: { ...date, pattern: 'Z$' }, values: [noon], type: 'string' },
  { title: 'a maximum length', schema: { ...date, maxLength: 20 }, values: ['2026-03-09T12:00:00Z'], type: 'string' },
  { title: 'a part that requires text', schema: { allOf: [date, text] }, values: [noon], type: 'string' },
  { title: 'a part without a type', schema: { allOf: [date, { minLength: 5 }] }, values: [noon], type: 'Date' },
  { title: 'a reference to a date', schema: { $ref: '#/components/schemas/Moment', title: 'a' }, values: [noon] },
  { title: 'a date or text', schema: { anyOf: [date, text] }, values: [noon, 'a'], type: 'Date | string' },
  { title: 'a date or an enum', schema: { oneOf: [date, { enum: ['a', 1] }] }, values: [noon, 'a', 1] },
  { title: 'a date or an enum of dates', schema: { anyOf: [date, { enum: [noon] }] }, values: [noon] },
  { title: 'anything', schema: { anyOf: [date, true] }, values: [noon, 'a'], type: 'unknown' },
  {
    title: 'objects with the same property, of which only one has a date',
    schema: { anyOf: [object({ at: date, a: text }, 'a'), object({ at: text, b: text }, 'b')] },
    values: [
      { at: noon, a: 'a' },
      { at: noon, b: 'b' },
    ],
  },
  {
    title: 'objects whose nested properties differ',
    schema: { anyOf: [object({ a: object({ at: date }), x: text }, 'x'), object({ a: object({ at: text }) })] },
    values: [{ a: { at: noon }, x: 'x' }, { a: { at: noon } }, { a: { at: 'a' } }],
  },
  {
    title: 'objects with the same date',
    schema: { oneOf: [object({ at: date, a: text }, 'a'), object({ at: date, b: text }, 'b')] },
    values: [
      { at: noon, a: 'a' },
      { at: noon, b: 'b' },
    ],
    type: '{ at?: Date; a: string } | { at?: Date; b: string }',
  },
  {
    title: 'an object with a date, and an object with any properties of one type',
    schema: { anyOf: [object({ at: date }), { type: 'object', additionalProperties: text }] },
    values: [{ at: noon }, { at: noon, b: 'b' }],
  },
  {
    title: 'an object with a date or text, and an object with a date',
    schema: { anyOf: [object({ at: { anyOf: [date, text] } }), object({ at: date, a: text }, 'a')] },
    values: [{ at: noon }, { at: 'a' }, { at: noon, a: 'a' }],
  },
  {
    title: 'a property that two parts of an object restrict',
    schema: { allOf: [object({ at: date }), object({ at: text })] },
    values: [{ at: noon }],
  },
  {
    title: 'lists of dates or of texts',
    schema: {
      anyOf: [
        { type: 'array', items: date },
        { type: 'array', items: text },
      ],
    },
    values: [[noon], [noon, 'a']],
    type: 'string[]',
  },
  {
    title: 'lists of dates or of numbers',
    schema: {
      anyOf: [
        { type: 'array', items: date },
        { type: 'array', items: { type: 'number' } },
      ],
    },
    values: [[noon], [1]],
    type: 'Date[] | number[]',
  },
  {
    title: 'tuples',
    schema: { type: 'array', prefixItems: [text, date], items: date, minItems: 2 },
    values: [
      [noon, noon],
      ['a', noon, noon],
    ],
    type: '[string, Date, ...Date[]]',
  },
  {
    title: 'a list and a tuple',
    schema: {
      anyOf: [
        { type: 'array', items: date },
        { type: 'array', prefixItems: [date, text], minItems: 2 },
      ],
    },
    values: [[noon], [noon, noon], [noon, 'a']],
  },
  {
    title: 'other properties',
    schema: { ...object({ a: text }), additionalProperties: date },
    values: [{ a: noon, b: noon }],
  },
  {
    title: 'properties with a pattern',
    schema: { type: 'object', patternProperties: { '^d': date }, additionalProperties: { type: 'number' } },
    values: [{ d1: noon, e: 5 }],
  },
  {
    title: 'properties that no other keyword evaluates',
    schema: { ...object({ a: text }), unevaluatedProperties: date },
    values: [{ a: noon, b: noon }],
  },
  {
    title: 'a condition with both branches',
    schema: { if: object({ a: { const: 1 } }, 'a'), then: object({ at: date }), else: object({ at: date }) },
    values: [{ a: 1, at: noon }, { at: noon }],
  },
  {
    title: 'a condition without the second branch',
    schema: { ...object({ a: { type: 'integer' } }), if: { required: ['a'] }, then: object({ at: date }) },
    values: [{ a: 1, at: noon }],
  },
  {
    title: 'a conflict that another conflict causes',
    schema: {
      anyOf: [
        object({ x: { allOf: [date, text] }, a: text }, 'a'),
        object({ x: date, b: text }, 'b'),
        object({ x: { type: 'number' } }),
      ],
    },
    values: [{ x: noon, a: 'a' }, { x: noon, b: 'b' }, { x: 5 }],
  },
  {
    title: 'a recursive object',
    schema: { $ref: '#/components/schemas/Node' },
    values: [{ at: noon, nodes: [{ at: noon, nodes: [] }], byName: { a: { at: noon, nodes: [] } } }],
  },
  { title: 'a discriminator', schema: { $ref: '#/components/schemas/Animal' }, values: [{ kind: 'Cat', born: noon }] },
];

const schemas = {
  Moment: date,
  // A schema may have the name of the type.
  Date: object({ at: date }, 'at'),
  Node: object(
    {
      at: date,
      nodes: { type: 'array', items: { $ref: '#/components/schemas/Node' } },
      byName: { additionalProperties: { $ref: '#/components/schemas/Node' }, type: 'object' },
    },
    'at',
    'nodes',
  ),
  Animal: {
    oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }],
    discriminator: { propertyName: 'kind' },
  },
  Cat: object({ kind: text, born: date }, 'kind', 'born'),
  Dog: object({ kind: text, born: date, seen: { anyOf: [date, { type: 'null' }] } }, 'kind', 'born', 'seen'),
};

/** Returns the code of a value that consists of JSON values and dates. */
function codeOf(value: unknown): string {
  if (value instanceof Date) return `new globalThis.Date(${value.getTime()})`;
  if (Array.isArray(value)) return `[${value.map(codeOf).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    return `{ ${Object.entries(value)
      .map(([name, member]) => `${JSON.stringify(name)}: ${codeOf(member)}`)
      .join(', ')} }`;
  }
  return JSON.stringify(value);
}

test('valid values have the type of their schema after the conversion, and serialize to valid values again', async () => {
  const folder = folderWith({
    'package.json': '{ "type": "module" }',
    'openapi.json': JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'Dates', version: '1.0.0' },
      paths: {},
      components: {
        schemas: { ...schemas, ...Object.fromEntries(cases.map(({ schema }, index) => [`Case${index}`, schema])) },
      },
    }),
  });
  const options = { spec: join(folder, 'openapi.json'), out: join(folder, 'api'), check: false, force: false } as const;
  const { diagnostics } = await generate({ ...options, dateTimes: 'Date' });
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);

  const conversions: Record<string, (value: unknown) => unknown> = await import(
    join(folder, 'api/types/conversions/shared.ts')
  );
  const { wireFormOf } = await import(join(folder, 'api/shared/wire-form.ts'));
  const lines: string[] = [];
  for (const [index, { title, values, type }] of cases.entries()) {
    const name = `Case${index}`;
    const path = join(folder, `api/validators/schemas/case${index}.ts`);
    const is = (await import(path))[`is${name}`];
    for (const value of values) {
      expect([title, valueLiteral(value), is(value)]).toEqual([title, valueLiteral(value), true]);
      const converted = conversions[`convert${name}`]?.(structuredClone(value)) ?? structuredClone(value);
      expect(wireFormOf(converted)).toEqual(value);
      lines.push(`assign<types.${name}>(value(${codeOf(converted)})); // ${title}`);
    }
    if (type !== undefined) {
      const expected = type.replaceAll(/\bDate\b/gu, 'globalThis.Date');
      lines.push(`assign<Equal<types.${name}, ${expected}>>(true); // ${title}`);
    }
  }
  const program = [
    "import type * as types from './api/types/index.ts';",
    'declare function assign<T>(value: T): void;',
    'declare function value<const V>(value: V): MutableOf<V>;',
    'type MutableOf<V> = V extends Date ? V : V extends object ? { -readonly [Key in keyof V]: MutableOf<V[Key]> } : V;',
    'type Equal<A, B> = [A, B] extends [B, A] ? ([B, A] extends [A, B] ? true : false) : false;',
    ...lines,
  ];
  await writeFile(join(folder, 'program.ts'), program.join('\n'));
  const output = compilerOutput(join(folder, 'program.ts'));
  const failures = [...output.matchAll(/program\.ts\((\d+),\d+\): (.*)/gu)].map(
    ([, line, message]) => `${program[Number(line) - 1]}\n${message}`,
  );
  expect(failures).toEqual([]);
  expect(output).toBe('');
  expect(existsSync(join(folder, 'api/types/conversions/single-values.ts'))).toBe(true);
});

test('an output without validators has the check of dates, and an output with the default has no conversions', async () => {
  const folder = folderWith({
    'package.json': '{ "type": "module" }',
    'openapi.json': JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'Dates', version: '1.0.0' },
      paths: {},
      components: { schemas },
    }),
  });
  const options = { spec: join(folder, 'openapi.json'), only: ['types'], check: false, force: false } as const;
  await generate({ ...options, out: join(folder, 'a'), dateTimes: 'Date' });
  const { convertMoment } = await import(join(folder, 'a/types/conversions/shared.ts'));
  expect(convertMoment(noon)).toEqual(new Date(noon));
  await generate({ ...options, out: join(folder, 'b') });
  expect(existsSync(join(folder, 'b/types/conversions'))).toBe(false);
  expect(existsSync(join(folder, 'b/shared'))).toBe(false);
});

test('validators refuse texts that cannot be converted, even if they do not check formats', async () => {
  const folder = folderWith({
    'openapi.json': JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'Dates', version: '1.0.0' },
      paths: {},
      components: { schemas: { Moment: date, Text: { ...date, maxLength: 30 } } },
    }),
  });
  const options = { spec: join(folder, 'openapi.json'), out: join(folder, 'api'), check: false, force: false } as const;
  await generate({ ...options, dateTimes: 'Date', assertFormats: false });
  const { isMoment } = await import(join(folder, 'api/validators/schemas/moment.ts'));
  const { isText } = await import(join(folder, 'api/validators/schemas/text.ts'));
  expect([isMoment(noon), isMoment('a'), isText('a')]).toEqual([true, false, true]);
});
