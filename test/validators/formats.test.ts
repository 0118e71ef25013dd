import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { generate } from '../generate.ts';
import { folderWith } from '../folder-with.ts';
import { validatorsOf, type Generated } from './validators-of.ts';

/** One valid and one invalid value for each format. Other tests check the formats in detail. */
const samples: Readonly<Record<string, readonly [valid: unknown, invalid: unknown]>> = {
  byte: ['aGk=', 'aGk'],
  date: ['2024-02-29', '2026-02-30'],
  'date-time': ['1990-12-31T23:59:60z', '2026-03-09 10:15:00Z'],
  duration: ['P1DT12H', 'P1D2H'],
  email: ['joe@example.com', 'joe'],
  float: [0.1, 1e39],
  hostname: ['example.com', '-example.com'],
  'idn-email': ['δοκιμή@example.com', 'δοκιμή'],
  'idn-hostname': ['bücher.example', '〮.example'],
  int8: [127, 128],
  int16: [-32768, -32769],
  int32: [2147483647, 2147483648],
  int64: [2 ** 53, 2 ** 64],
  ipv4: ['192.0.2.1', '192.0.2.01'],
  ipv6: ['2001:db8::1', '2001:db8:::1'],
  iri: ['https://example.com/größe', '/größe'],
  'iri-reference': ['/größe', '/a b'],
  'json-pointer': ['/labels/0', 'labels'],
  regex: ['^a+$', 'a('],
  'relative-json-pointer': ['1/labels', '/labels'],
  time: ['10:15:00Z', '10:15:00'],
  uint8: [255, 256],
  uint16: [65535, -1],
  uint32: [2 ** 32 - 1, 2 ** 32],
  uint64: [2 ** 63, -1],
  uri: ['https://example.com/', '/labels'],
  'uri-reference': ['/labels', '/größe'],
  'uri-template': ['/labels/{id}', '/labels/{id'],
  uuid: ['550E8400-e29b-41d4-a716-446655440000', '550e8400e29b41d4a716446655440000'],
};

/** Formats that do not restrict the values of their type. */
const unchecked: Readonly<Record<string, unknown>> = {
  binary: '\0',
  double: 1e308,
  password: '',
  ean: '4006381333931',
};

const typeOf = (value: unknown): string => (typeof value === 'number' ? 'number' : 'string');

/** Returns the schema name for a format: `date-time` → `DateTime`. */
const nameOf = (format: string): string => format.replace(/^.|-./gu, (start) => start.replace('-', '').toUpperCase());

const schemas = Object.fromEntries(
  [...Object.entries(samples).map(([name, [valid]]) => [name, valid] as const), ...Object.entries(unchecked)].map(
    ([format, valid]) => [nameOf(format), { type: typeOf(valid), format }],
  ),
);

let asserting: ReadonlyMap<string, Generated>;
let annotating: ReadonlyMap<string, Generated>;

beforeAll(async () => {
  asserting = await validatorsOf(schemas);
  annotating = await validatorsOf(schemas, { assertFormats: false });
});

const named = (validators: ReadonlyMap<string, Generated>, format: string): Generated | undefined =>
  validators.get(nameOf(format));

describe('a format', () => {
  test.each(Object.entries(samples))('%s rejects a value without that format', (format, [valid, invalid]) => {
    const validator = named(asserting, format);
    expect(validator?.is(valid)).toBe(true);
    expect(validator?.is(invalid)).toBe(false);
    expect(validator?.check(invalid).map(({ keyword }) => keyword)).toEqual(['format']);
  });

  test.each(Object.entries(unchecked))('%s accepts any value of its type', (format, value) => {
    expect(named(asserting, format)?.is(value)).toBe(true);
  });

  test.each(Object.entries(samples))('%s is an annotation if formats are not asserted', (format, [, invalid]) => {
    expect(named(annotating, format)?.is(invalid)).toBe(true);
    expect(named(annotating, format)?.check(invalid)).toEqual([]);
  });
});

test('a schema may have the same name as the function of a format', async () => {
  const validators = await validatorsOf({
    Date: { type: 'string', format: 'date' },
    DateFormat: {
      type: 'object',
      properties: { has_date_format: { $ref: '#/components/schemas/Date' }, a: { type: 'string', format: 'date' } },
    },
  });
  expect(validators.get('DateFormat')?.is({ has_date_format: '2026-02-28', a: '2026-02-28' })).toBe(true);
  expect(validators.get('DateFormat')?.check({ has_date_format: '2026-02-30', a: '2026-02-30' })).toHaveLength(2);
});

test('the output contains only the code of formats that the description uses', async () => {
  const folder = folderWith({
    'openapi.json': JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'Test', version: '1' },
      paths: {},
      components: {
        schemas: { A: { type: 'string', format: 'date-time' }, B: { type: 'string', format: 'password' } },
      },
    }),
  });
  const out = join(folder, 'out');
  await generate({ spec: join(folder, 'openapi.json'), out, only: ['validators'], check: false, force: false });
  expect(readdirSync(join(out, 'validators/runtime/formats')).toSorted()).toEqual(['date-time.ts']);
});
