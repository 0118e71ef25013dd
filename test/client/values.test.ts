import { describe, expect, test } from 'vitest';
import { createClient, formBody } from '../../generated/client/index.ts';
import { formatInRange } from '../../templates/client/content-types.ts';
import { formWith } from '../../templates/shared/form-notation.ts';
import { jsonHeader } from '../../templates/shared/header-styles.ts';
import {
  jsonPath,
  labelPath,
  matrixExploded,
  matrixPath,
  pathWith,
  simplePath,
} from '../../templates/shared/path-styles.ts';
import { writeJson } from '../../templates/shared/write-json.ts';
import { plainQuery } from '../../templates/shared/write-query.ts';
import { serializePath } from '../../templates/shared/write-url.ts';
import { asJson, commaDelimited, membersApart, queryWith } from '../../templates/shared/query-styles.ts';
import { serializeQuery } from '../../templates/shared/bracket-notation.ts';
import { bracketForm } from '../../templates/shared/form-notation.ts';
import { json, loopback } from './loopback.ts';

// Values that the types do not allow, but that programs without types can pass.

const date = new Date('2026-03-01T12:00:00.5Z');
const writers = {
  'a query of single values': plainQuery,
  'a query': serializeQuery,
  'a query with commas': queryWith({ a: commaDelimited }),
  'a query with properties apart': queryWith({ a: membersApart }),
  'a form with brackets': bracketForm,
  'a form as OpenAPI has it': formWith(),
};

describe.each(Object.entries(writers))('%s', (_, write) => {
  test('writes a date as ISO 8601 and a URL as its address', () => {
    expect(write({ a: date })).toBe('a=2026-03-01T12%3A00%3A00.500Z');
    expect(write({ a: new URL('https://forge.test/x y') })).toBe('a=https%3A%2F%2Fforge.test%2Fx%2520y');
  });

  test('writes dates in an array', () => {
    expect(decodeURIComponent(write({ a: [date, null, undefined, 10n] }))).toContain('2026-03-01T12:00:00.500Z');
  });

  test.each([
    ['a map', new Map([['b', 1]])],
    ['an empty map', new Map()],
    ['a set', new Set(['b'])],
    ['a function', () => 1],
    ['a symbol', Symbol('b')],
    ['NaN', NaN],
    ['infinity', -Infinity],
    ['an invalid date', new Date(NaN)],
    ['a regular expression', /b/u],
    ['an error', new Error('b')],
    ['a promise', Promise.resolve(1)],
    ['a blob', new Blob(['b'])],
    ['parameters', new URLSearchParams('b=1')],
    ['bytes', new Uint8Array(2)],
    ['a weak reference', new WeakRef({})],
  ])('refuses %s with the name of the parameter', (__, value) => {
    expect(() => write({ a: value })).toThrow(/^a must be /u);
    expect(() => write({ a: [value] })).toThrow(/^a\S* must be /u);
  });
});

test('an object that contains itself is refused', () => {
  const circle: Record<string, unknown> = {};
  circle['self'] = circle;
  const message = 'a must not be nested more than 32 levels deep';
  expect(() => serializeQuery({ a: circle })).toThrow(new TypeError(message));
  expect(() => bracketForm({ a: { b: [circle] } })).toThrow(new TypeError(message));
  expect(() => queryWith({ a: asJson })({ a: circle })).toThrow(TypeError);
});

test('an instance of a class is refused in a query; an object of another realm or without a prototype is accepted', () => {
  class Filter {
    labels = 'a';
  }
  expect(() => serializeQuery({ not: new Filter() })).toThrow('not must be a plain object');
  expect(() => queryWith({ not: commaDelimited })({ not: new Filter() })).toThrow('not must be a plain object');
  expect(serializeQuery({ not: Object.assign(Object.create(null), { labels: 'a' }) })).toBe('not[labels]=a');
});

test('an object within an array with commas is refused', () => {
  expect(() => queryWith({ a: commaDelimited })({ a: [{ b: 1 }] })).toThrow('a must be text');
});

test.each([
  ['a map', new Map([['b', 1]])],
  ['a set', new Set([1])],
  ['a function', () => 1],
  ['NaN', NaN],
  ['an invalid date', new Date(NaN)],
  ['a promise', Promise.resolve(1)],
  ['a regular expression', /b/u],
])('a JSON body must not contain %s, because JSON.stringify would lose its value', (_, value) => {
  expect(() => writeJson({ outer: [{ name: value }] })).toThrow(/^name must be /u);
  expect(() => writeJson(value)).toThrow(/^The body must be /u);
});

test.each([
  ['a query', queryWith({ filter: asJson })],
  ['a path', (values: { readonly filter: unknown }) => pathWith({ filter: jsonPath })('/{filter}', values)],
  ['a header', ({ filter }: { readonly filter: unknown }) => jsonHeader('filter', filter)],
])('the error about a JSON parameter of %s names the parameter', (_, write) => {
  expect(() => write({ filter: new Map() })).toThrow(/^filter must be /u);
  expect(() => write({ filter: { from: NaN } })).toThrow(/^from must be /u);
});

test('all other values are written as JSON.stringify writes them', () => {
  class Label {
    name = 'bug';
  }
  const value = {
    a: date,
    b: [undefined, null, 1.5, 'é'],
    c: new Label(),
    d: undefined,
    e: new URL('https://a'),
    f: {},
  };
  expect(writeJson(value)).toBe(JSON.stringify(value));
});

test.each([new Map(), {}, NaN, new Date(NaN), Symbol('x')])('a path value is text: %s', (value) => {
  expect(() => serializePath('/projects/{id}', { id: value })).toThrow(/^id must be text/u);
  expect(serializePath('/a/{id}', { id: date })).toBe('/a/2026-03-01T12%3A00%3A00.500Z');
});

test.each(Object.entries({ jsonPath, labelPath, matrixExploded, matrixPath, simplePath }))(
  'a path value that is missing is refused: %s',
  (_, style) => {
    const write = pathWith({ id: style });
    expect(() => write('/projects/{id}', {})).toThrow(/^the path parameter "id" is missing$/u);
    expect(() => write('/projects/{id}', { id: undefined })).toThrow(/^the path parameter "id" is missing$/u);
  },
);

test('the format of a body is that of the most specific range of its media type', () => {
  const formats = Object.fromEntries(
    ['*/*', 'image/*'].map((range) => [range, { contentType: range, write: () => range }]),
  );
  const written = (contentType: string): unknown => formatInRange(formats, { contentType }).write(undefined);
  expect([written('image/png'), written('Image/PNG'), written('text/plain')]).toEqual(['image/*', 'image/*', '*/*']);
});

describe('a call', () => {
  // A program without types may pass such a value.
  const untyped = (value: unknown): never => value as never;

  test.each([
    ['parameters', new URLSearchParams('name=x')],
    ['a map', new Map([['name', 'x']])],
    ['an array', ['name']],
  ])('refuses %s in place of a query', async (_, query) => {
    const server = await loopback(json([]));
    const client = createClient({ baseUrl: server.origin });
    await expect(client.projectBadges.list({ id: 24 }, untyped(query))).rejects.toThrow(
      'listProjectBadges: the query must be a plain object',
    );
    expect(server.received).toEqual([]);
  });

  test.each(['a=1', new URLSearchParams('a=1'), ['a']])('refuses %j in place of a form', async (body) => {
    const server = await loopback(json({}));
    const client = createClient({ baseUrl: server.origin });
    const call = client.projectBadges.create({ id: 24 }, untyped(body), { bodyFormat: formBody });
    await expect(call).rejects.toThrow('The form must be a plain object');
    expect(server.received).toEqual([]);
  });

  test('the error names the parameter, and no request is sent', async () => {
    const server = await loopback(json([]));
    const client = createClient({ baseUrl: server.origin });
    const call = client.mergeRequests.list(untyped({ not: { labels: new Map() } }));
    await expect(call).rejects.toThrow('not[labels] must be a plain object');
    await expect(client.projectBadges.list({ id: 24 }, untyped({ name: { a: 1 } }))).rejects.toThrow(
      'name must be text',
    );
    await client.mergeRequests.list(untyped({ created_after: date }));
    expect(server.received.map(({ line }) => line)).toEqual([
      'GET /api/v4/merge_requests?created_after=2026-03-01T12%3A00%3A00.500Z',
    ]);
  });
});
