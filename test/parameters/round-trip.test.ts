import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { assumeType } from '../../templates/shared/assume-type.ts';
import { bracketForm, formWith } from '../../templates/shared/form-notation.ts';
import { explodedHeader, jsonHeader, simpleHeader } from '../../templates/shared/header-styles.ts';
import {
  labelExploded,
  labelPath,
  matrixExploded,
  matrixPath,
  pathWith,
  simpleExploded,
  simplePath,
} from '../../templates/shared/path-styles.ts';
import { serializePath } from '../../templates/shared/write-url.ts';
import {
  asJson,
  commaDelimited,
  membersApart,
  pipeDelimited,
  queryWith,
  spaceDelimited,
  withReserved,
} from '../../templates/shared/query-styles.ts';
import { buildEncodings } from '../../model/from-document/build-encodings.ts';
import type { FieldEncoding } from '../../model/message.ts';
import { encodeForm } from '../../model/wire/encode-form.ts';
import { decodersOf, type Decoders, type ParameterObject } from './decoders-of.ts';
import { anyText } from '../any-text.ts';

// For every value, the decoders return the value that the serializers of the client have written.

const string = { type: 'string' };
const integer = { type: 'integer' };
const texts = { type: 'array', items: string };
const entry = {
  type: 'object',
  properties: { id: integer, label: string, on: { type: 'boolean' } },
  required: ['id', 'label'],
};
const hash = {
  type: 'object',
  properties: {
    label: string,
    size: { type: 'number' },
    on: { type: 'boolean' },
    tags: texts,
    inner: {
      type: 'object',
      properties: { ids: { type: 'array', items: integer }, entries: { type: 'array', items: entry } },
    },
  },
  additionalProperties: string,
};

const query: readonly ParameterObject[] = [
  { name: 'text', in: 'query', schema: string },
  { name: 'number', in: 'query', schema: { type: 'number' } },
  { name: 'flag', in: 'query', schema: { type: 'boolean' } },
  { name: 'either', in: 'query', schema: { oneOf: [integer, { type: 'string', enum: ['None', 'Any'] }] } },
  { name: 'ids[]', in: 'query', schema: { type: 'array', items: integer } },
  { name: 'texts', in: 'query', schema: texts },
  { name: 'commas', in: 'query', schema: texts, style: 'form', explode: false },
  { name: 'numbers', in: 'query', schema: { type: 'array', items: integer }, style: 'form', explode: false },
  { name: 'pipes', in: 'query', schema: texts, style: 'pipeDelimited', explode: false },
  { name: 'spaces', in: 'query', schema: texts, style: 'spaceDelimited', explode: false },
  { name: 'inTurn', in: 'query', schema: entry, style: 'form', explode: false },
  { name: 'hash', in: 'query', schema: hash, style: 'deepObject' },
  { name: 'json', in: 'query', content: { 'application/json': { schema: { type: 'object' } } } },
  {
    name: 'apart',
    in: 'query',
    schema: { type: 'object', properties: { apartId: integer, apartLabel: string } },
  },
];
const path: readonly ParameterObject[] = [
  { name: 'text', in: 'path', required: true, schema: string },
  { name: 'either', in: 'path', required: true, schema: { type: ['integer', 'string'] } },
  { name: 'flag', in: 'path', required: true, schema: { type: 'boolean' } },
  { name: 'rest', in: 'path', required: true, 'x-multi-segment': true, schema: string },
];
const form = {
  type: 'object',
  properties: {
    text: string,
    number: { type: 'number' },
    flag: { type: 'boolean' },
    texts,
    hash,
    list: { type: 'array', items: entry },
  },
};

/** The functions that write the styles of a path parameter. */
const pathStyles = {
  simple: simplePath,
  'simple exploded': simpleExploded,
  label: labelPath,
  'label exploded': labelExploded,
  matrix: matrixPath,
  'matrix exploded': matrixExploded,
};
const pathOf = (schema: object): ParameterObject[] =>
  Object.keys(pathStyles).map((name) => {
    const [style, exploded] = name.split(' ');
    return { name, in: 'path', required: true, style, explode: exploded !== undefined, schema };
  });
const pathTemplate = Object.keys(pathStyles)
  .map((name) => `/{${name}}`)
  .join('');
const headers: readonly ParameterObject[] = [
  { name: 'simple', in: 'header', schema: entry },
  { name: 'exploded', in: 'header', explode: true, schema: entry },
  { name: 'json', in: 'header', content: { 'application/json': { schema: entry } } },
];

const operation = (operationId: string, more: object): object => ({
  operationId,
  responses: { 200: { description: 'Good.' } },
  ...more,
});
const body = { content: { 'application/x-www-form-urlencoded': { schema: form } } };

/** An object with a property for each style of a form field. The properties of `apart` are sent as separate fields. */
const styled = {
  type: 'object',
  properties: {
    text: string,
    commas: texts,
    pipes: texts,
    spaces: texts,
    repeated: texts,
    reserved: texts,
    inTurn: entry,
    inPipes: entry,
    apart: { type: 'object', properties: { apartId: integer, apartLabel: string } },
    hash: entry,
    json: entry,
    open: { type: 'object', additionalProperties: integer },
  },
};
const encoding = {
  text: { style: 'form', explode: false },
  commas: { style: 'form', explode: false },
  pipes: { style: 'pipeDelimited' },
  spaces: { style: 'spaceDelimited', explode: false },
  repeated: { style: 'form' },
  reserved: { style: 'form', explode: false, allowReserved: true },
  inTurn: { explode: false },
  inPipes: { style: 'pipeDelimited', explode: false },
  apart: { style: 'form', explode: true },
  hash: { style: 'deepObject' },
  json: { contentType: 'application/json' },
  open: { style: 'form', explode: true },
};
const styledBody = { content: { 'application/x-www-form-urlencoded': { schema: styled, encoding } } };

let decoders: Decoders;
let plain: Decoders;

beforeAll(async () => {
  const paths = {
    '/query': { get: operation('readQuery', { parameters: query }) },
    '/path/{text}/{either}/{flag}/{rest}': { get: operation('readPath', { parameters: path }) },
    [`/lists${pathTemplate}`]: { get: operation('readLists', { parameters: pathOf(texts) }) },
    [`/objects${pathTemplate}`]: { get: operation('readObjects', { parameters: pathOf(entry) }) },
    '/headers': { get: operation('readHeaders', { parameters: headers }) },
    '/form': { post: operation('readForm', { requestBody: body }) },
    '/styled': { post: operation('readStyled', { requestBody: styledBody }) },
  };
  decoders = await decodersOf({ paths, 'x-form-style': 'brackets' });
  plain = await decodersOf({ paths });
});

/** Any text without NUL, which decoders refuse. */
const text = anyText().map((value) => value.replaceAll('\0', '_'));
const number = fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0);
const safe = fc.maxSafeInteger();
const noBracket = text.filter((value) => !/[[\]]/u.test(value));
const some = <Item>(item: fc.Arbitrary<Item>): fc.Arbitrary<Item[]> => fc.array(item, { minLength: 1, maxLength: 4 });
const anEntry = fc.record({ id: safe, label: text, on: fc.boolean() }, { requiredKeys: ['id', 'label'] });
/** A list in one value. Excludes lists of a single item that is empty or contains the delimiter, because they are ambiguous. */
const listed = (delimiter: string): fc.Arbitrary<string[]> =>
  some(text).filter((items) => items.length > 1 || (items[0] !== '' && !items[0]?.includes(delimiter)));
const without = (delimiter: string): fc.Arbitrary<string[]> =>
  listed(delimiter).map((items) => items.map((item) => item.replaceAll(delimiter, '_')));
const known = ['label', 'size', 'on', 'tags', 'inner', '__proto__'];
const aHash = fc
  .tuple(
    fc.record({
      label: text,
      size: number,
      on: fc.boolean(),
      tags: some(text),
      inner: fc.record({ ids: some(safe), entries: some(anEntry) }),
    }),
    fc.dictionary(
      noBracket.filter((key) => !known.includes(key) && key !== ''),
      text,
      { noNullPrototype: true },
    ),
  )
  .map(([described, others]) => ({ ...others, ...described }));

const values = fc.record(
  {
    text,
    number,
    flag: fc.boolean(),
    either: fc.oneof(safe, fc.constantFrom('None', 'Any')),
    'ids[]': some(safe),
    texts: some(text),
    commas: listed(','),
    numbers: some(safe),
    pipes: without('|'),
    spaces: without(' '),
    inTurn: anEntry.map((value) => ({ ...value, label: value.label.replaceAll(',', '') })),
    hash: aHash,
    json: fc
      .dictionary(text, fc.jsonValue({ noUnicodeString: false }))
      .map((value): unknown => JSON.parse(JSON.stringify(value).replaceAll(/\\u0000|__proto__/gu, '_'))),
    apart: fc.record({ apartId: safe, apartLabel: text }),
  },
  { requiredKeys: [] },
);

test('a query', () => {
  const write = queryWith({
    commas: commaDelimited,
    numbers: commaDelimited,
    pipes: pipeDelimited,
    spaces: spaceDelimited,
    inTurn: commaDelimited,
    json: asJson,
    apart: membersApart,
  });
  fc.assert(
    fc.property(values, (value) => {
      expect(decoders['readQuery']?.query?.(write(value))).toEqual({ value });
    }),
    { numRuns: 500 },
  );
});

test('a path', () => {
  const isSegment = (value: string): boolean => !/^\.{0,2}$/u.test(value);
  const segment = text.filter(isSegment);
  // If both types are allowed, text that looks like an integer is decoded as an integer.
  const either = fc.oneof(
    safe,
    segment.filter((value) => !/^-?\d+$/u.test(value)),
  );
  const rest = some(segment.filter((value) => !value.includes('/'))).map((parts) => parts.join('/'));
  fc.assert(
    fc.property(fc.record({ text: segment, either, flag: fc.boolean(), rest }), (value) => {
      const [, raw = '', ...more] = serializePath('/{text}/{either}/{flag}/{+rest}', value).split('/');
      const [first = '', second = '', ...last] = more;
      expect(decoders['readPath']?.path?.([raw, first, second, last.join('/')])).toEqual({ value });
    }),
    { numRuns: 500 },
  );
});

const sameInEachStyle = <Value>(value: Value): Record<string, Value> =>
  Object.fromEntries(Object.keys(pathStyles).map((name) => [name, value]));

/** Excludes lists of texts that are empty or consist only of dots. They could become the path segment `..`, which a path cannot contain. */
const aList = some(text).filter((items) => items.some((item) => !/^\.*$/u.test(item)));

test.each([
  ['readLists', aList],
  ['readObjects', anEntry],
] as const)('all styles of a path: %s', (name, valuesOfType) => {
  const write = pathWith(pathStyles);
  fc.assert(
    fc.property<[unknown]>(valuesOfType, (one) => {
      const value = sameInEachStyle(one);
      const [, ...segments] = write(pathTemplate, value).split('/');
      expect(decoders[name]?.path?.(segments)).toEqual({ value });
    }),
    { numRuns: 300 },
  );
});

test('all styles of a header', () => {
  // A header has no escapes for commas, and white space at the start or end of a header is not part of its value.
  const label = fc.stringMatching(/^(?:[!-+\--~](?:[ -+\--~]*[!-+\--~])?)?$/u);
  const anyEntry = fc.record({ id: safe, label, on: fc.boolean() }, { requiredKeys: ['id', 'label'] });
  fc.assert(
    fc.property(anyEntry, anEntry, (plainEntry, json) => {
      const written = new Map([
        ['simple', simpleHeader('simple', plainEntry)],
        ['exploded', explodedHeader('exploded', plainEntry)],
        ['json', jsonHeader('json', json)],
      ]);
      const value = { simple: plainEntry, exploded: plainEntry, json };
      expect(decoders['readHeaders']?.headers?.(written)).toEqual({ value });
      expect(() => new Headers([...written])).not.toThrow();
    }),
    { numRuns: 300 },
  );
});

const fields = fc.record(
  { text, number, flag: fc.boolean(), texts: some(text), hash: aHash, list: some(anEntry) },
  { requiredKeys: [] },
);

test('a form with brackets', () => {
  fc.assert(
    fc.property(fields, (value) => {
      expect(decoders['readForm']?.form?.(bracketForm(value))).toEqual({ value });
    }),
    { numRuns: 500 },
  );
});

test('a form in the default notation of OpenAPI', () => {
  const write = formWith();
  fc.assert(
    fc.property(fields, (value) => {
      expect(plain['readForm']?.form?.(write(value))).toEqual({ value });
    }),
    { numRuns: 500 },
  );
});

test('all styles of a form', () => {
  const noComma = anEntry.map((value) => ({ ...value, label: value.label.replaceAll(',', '') }));
  const styledFields = fc.record(
    {
      text,
      commas: listed(','),
      pipes: without('|'),
      spaces: without(' '),
      repeated: some(text),
      reserved: listed(','),
      inTurn: noComma,
      inPipes: anEntry.map((value) => ({ ...value, label: value.label.replaceAll('|', '') })),
      apart: fc.record({ apartId: safe, apartLabel: text }),
      hash: anEntry,
      json: anEntry,
      open: fc.dictionary(fc.stringMatching(/^x[a-z]{1,3}$/u), safe, { minKeys: 1, noNullPrototype: true }),
    },
    { requiredKeys: [] },
  );
  const write = formWith(['hash'], {
    commas: commaDelimited,
    pipes: pipeDelimited,
    spaces: spaceDelimited,
    reserved: withReserved(commaDelimited),
    inTurn: commaDelimited,
    inPipes: pipeDelimited,
    apart: membersApart,
    json: asJson,
    open: membersApart,
  });
  const content = { deepObjects: ['hash'], encodings: encodingsOf(encoding) };
  fc.assert(
    fc.property(styledFields, (value) => {
      expect(plain['readStyled']?.form?.(write(value))).toEqual({ value });
      expect(encodeForm(value, content, 'openapi')).toBe(write(value));
    }),
    { numRuns: 500 },
  );
});

/** Returns the encodings of a form as the model has them. */
const encodingsOf = (described: Readonly<Record<string, object>>): readonly FieldEncoding[] => {
  const requestBody = { node: { encoding: described }, pointer: '#' };
  return buildEncodings(assumeType(requestBody), 'application/x-www-form-urlencoded', assumeType({}));
};
