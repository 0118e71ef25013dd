import { beforeAll, describe, expect, test } from 'vitest';
import type { RequestDecoders } from '../../templates/shared/request-decoders.ts';
import { decodersWith, type Decoders, type ParameterObject } from './decoders-of.ts';

// Decodes the examples in the table of styles: https://spec.openapis.org/oas/v3.1.1.html#style-examples

const list = { type: 'array', items: { type: 'string' } };
const object = {
  type: 'object',
  properties: { R: { type: 'integer' }, G: { type: 'integer' }, B: { type: 'integer' } },
};
const rgb = { R: 100, G: 200, B: 150 };
const colors = ['blue', 'black', 'brown'];

interface Row {
  readonly style: string;
  readonly explode: boolean;
  readonly schema: object;
  readonly text: string;
  readonly value: unknown;
}

const row = (style: string, explode: boolean, schema: object, text: string, value: unknown): Row => ({
  style,
  explode,
  schema,
  text,
  value,
});

const string = { type: 'string' };
const inPath: readonly Row[] = [
  row('simple', false, string, 'blue', 'blue'),
  row('simple', false, list, 'blue,black,brown', colors),
  row('simple', true, list, 'blue,black,brown', colors),
  row('simple', false, object, 'R,100,G,200,B,150', rgb),
  row('simple', true, object, 'R=100,G=200,B=150', rgb),
  row('label', false, string, '.blue', 'blue'),
  row('label', false, list, '.blue,black,brown', colors),
  row('label', true, list, '.blue.black.brown', colors),
  row('label', false, object, '.R,100,G,200,B,150', rgb),
  row('label', true, object, '.R=100.G=200.B=150', rgb),
  row('matrix', false, string, ';color=blue', 'blue'),
  row('matrix', false, list, ';color=blue,black,brown', colors),
  row('matrix', true, list, ';color=blue;color=black;color=brown', colors),
  row('matrix', false, object, ';color=R,100,G,200,B,150', rgb),
  row('matrix', true, object, ';R=100;G=200;B=150', rgb),
];
const inQuery: readonly Row[] = [
  row('form', false, string, 'color=blue', 'blue'),
  row('form', false, list, 'color=blue,black,brown', colors),
  row('form', true, list, 'color=blue&color=black&color=brown', colors),
  row('form', false, object, 'color=R,100,G,200,B,150', rgb),
  row('form', true, object, 'R=100&G=200&B=150', rgb),
  row('spaceDelimited', false, list, 'color=blue%20black%20brown', colors),
  row('spaceDelimited', false, list, 'color=blue+black+brown', colors),
  row('spaceDelimited', false, object, 'color=R%20100%20G%20200%20B%20150', rgb),
  row('pipeDelimited', false, list, 'color=blue%7Cblack%7Cbrown', colors),
  row('pipeDelimited', false, list, 'color=blue|black|brown', colors),
  row('pipeDelimited', false, object, 'color=R%7C100%7CG%7C200%7CB%7C150', rgb),
  row('deepObject', true, object, 'color[R]=100&color[G]=200&color[B]=150', rgb),
  row('deepObject', true, { type: 'array', items: object }, 'color[0][R]=100&color[1][G]=200', [
    { R: 100 },
    { G: 200 },
  ]),
  row('form', true, { type: 'array', items: { type: ['integer', 'boolean'] } }, 'color=1&color=true', [1, true]),
];
const inHeader: readonly Row[] = inPath.slice(0, 5);
const inCookie: readonly Row[] = [
  row('form', false, string, 'color=blue', 'blue'),
  row('form', false, list, 'color=blue,black,brown', colors),
  row('form', false, object, 'color=R,100,G,200,B,150', rgb),
];

const parameter = (place: string, { style, explode, schema }: Row): ParameterObject => ({
  name: 'color',
  in: place,
  required: true,
  style,
  explode,
  schema,
});

const places = [
  ['path', inPath, (decoders: RequestDecoders, text: string) => decoders.path?.([text])],
  ['query', inQuery, (decoders: RequestDecoders, text: string) => decoders.query?.(text)],
  ['header', inHeader, (decoders: RequestDecoders, text: string) => decoders.headers?.(new Headers({ color: text }))],
  ['cookie', inCookie, (decoders: RequestDecoders, text: string) => decoders.cookies?.(`a=1; ${text}; b`)],
] as const;

const types: readonly (readonly [schema: object | boolean, text: string, value: unknown])[] = [
  [{ type: ['integer', 'boolean'] }, 'true', true],
  [{ type: ['integer', 'boolean'] }, '7', 7],
  [{ type: ['number', 'string'] }, '1.5e3', 1500],
  [{ type: ['number', 'string'] }, '.5', '.5'],
  [{ type: ['integer', 'null'] }, '', null],
  [{ type: ['string', 'null'] }, '', ''],
  [{ anyOf: [{ type: 'integer' }, { type: 'string', format: 'date' }] }, '2026-03-09', '2026-03-09'],
  [{ enum: [1, 2, 'all'] }, '2', 2],
  [{ enum: [1, 2, 'all'] }, 'all', 'all'],
  [{ const: true }, 'true', true],
  [{ allOf: [{ type: ['integer', 'string'] }, { type: 'string' }] }, '5', '5'],
  [{}, '5', '5'],
  [true, 'true', 'true'],
  [{ type: 'number' }, '-0.5', -0.5],
  [{ type: 'number' }, '1e400', ['cannot be represented exactly as a number']],
  [{ type: 'number' }, '0x10', ['must be a number']],
  [{ type: 'integer' }, '-0', 0],
  [{ type: 'integer' }, '-', ['must be an integer']],
  [{ type: 'integer' }, '%EF%BC%91', ['must be an integer']],
  [{ type: 'integer' }, '9007199254740991', 9007199254740991],
  [{ type: 'integer' }, '-9007199254740992', ['must be an integer']],
];

const label: ParameterObject = { name: 'a', in: 'path', required: true, style: 'label', schema: { type: 'integer' } };
const everywhere = (more: object): ParameterObject[] =>
  ['query', 'header', 'cookie', 'path'].map((place) => ({ name: 'c', in: place, required: true, ...more }));
const inherited = ['constructor', '__proto__', 'toString', 'hasOwnProperty'];

let decoders: Decoders;

beforeAll(async () => {
  const styled = places.flatMap(([place, rows]) =>
    rows.map((one, index) => [`${place}${index}`, [parameter(place, one)]]),
  );
  const typed = types.map(([schema], index) => [`type${index}`, [{ name: 'v', in: 'query', schema }]]);
  decoders = await decodersWith(
    {
      ...Object.fromEntries([...styled, ...typed]),
      prefixed: [label, { ...label, name: 'b', style: 'matrix' }],
      json: everywhere({ content: { 'application/json': { schema: object } } }),
      required: everywhere({ schema: { type: 'integer' } }),
      inherited: inherited.map((name) => ({ name, in: 'query', schema: { type: 'integer' } })),
      defaults: [
        { name: 'a', in: 'query', schema: { type: ['integer', 'null'], default: 5 } },
        { name: 'b', in: 'query', schema: { $ref: '#/components/schemas/B' } },
        { name: 'X-C', in: 'header', schema: { type: 'boolean', default: true } },
        {
          name: 'd',
          in: 'cookie',
          schema: { type: 'array', items: { type: 'integer' }, default: [1] },
          explode: false,
        },
      ],
    },
    { components: { schemas: { B: { type: 'string', default: 'x' } } } },
  );
});

describe.each(places)('in the %s', (place, rows, read) => {
  test.each(rows.map((one, index) => ({ ...one, index })))(
    '$style, explode: $explode, $text',
    ({ text, value, index }) => expect(read(decoders[`${place}${index}`]!, text)).toEqual({ value: { color: value } }),
  );
});

test('reads a path value with and without the prefix of its style', () => {
  expect(decoders['prefixed']?.path?.(['.5', ';b=5'])).toEqual({ value: { a: 5, b: 5 } });
  expect(decoders['prefixed']?.path?.(['5', '5'])).toEqual({ value: { a: 5, b: 5 } });
  expect(decoders['prefixed']?.path?.(['5', ';c=5']).issues).toMatchObject([{ path: '/path/b', keyword: 'type' }]);
});

describe('a parameter with content', () => {
  const text = JSON.stringify(rgb);

  test('is read as JSON', () => {
    expect(decoders['json']?.query?.(`c=${encodeURIComponent(text)}`)).toEqual({ value: { c: rgb } });
    expect(decoders['json']?.headers?.(new Map([['c', text]]))).toEqual({ value: { c: rgb } });
    expect(decoders['json']?.cookies?.(`c=${encodeURIComponent(text)}`)).toEqual({ value: { c: rgb } });
    expect(decoders['json']?.path?.([encodeURIComponent(text)])).toEqual({ value: { c: rgb } });
  });

  test('is rejected if it is not JSON', () => {
    expect(decoders['json']?.query?.('c={').issues).toMatchObject([{ path: '/query/c', keyword: 'json' }]);
    expect(decoders['json']?.headers?.(new Map([['c', '{']])).issues).toMatchObject([
      { path: '/headers/c', keyword: 'json' },
    ]);
    expect(decoders['json']?.cookies?.('c={').issues).toMatchObject([{ path: '/cookies/c', keyword: 'json' }]);
    expect(decoders['json']?.path?.(['{']).issues).toMatchObject([{ path: '/path/c', keyword: 'json' }]);
  });

  test('is validated by its schema', () =>
    expect(decoders['json']?.query?.('c={"R":"x"}').issues).toMatchObject([
      {
        path: '/query/c/R',
        message: 'must be an integer',
        schema: '#/paths/~1json~1{c}/get/parameters/0/content/application~1json/schema/properties/R/type',
      },
    ]));
});

test.each(types.map(([schema, text, value], index) => ({ schema, text, value, index })))(
  '$schema reads $text as $value',
  ({ text, value: expected, index }) => {
    const { value, issues } = decoders[`type${index}`]?.query?.(`v=${text}`) ?? {};
    const read = value === undefined ? issues?.map(({ message }) => message) : Reflect.get(Object(value), 'v');
    expect(read).toEqual(expected);
  },
);

test('names of inherited properties such as `constructor` are ordinary names, but `__proto__` is refused', () => {
  const { query } = decoders['inherited']!;
  expect(query!('')).toEqual({ value: Object.fromEntries([['__proto__', undefined]]) });
  expect(query!('__proto__=2').issues).toMatchObject([{ message: 'must not have the property "__proto__"' }]);
  const { value } = query!('constructor=1&toString=3&hasOwnProperty=4');
  expect(Object.entries(Object(value))).toEqual([
    ['__proto__', undefined],
    ['constructor', 1],
    ['hasOwnProperty', 4],
    ['toString', 3],
  ]);
});

test('fills in defaults only for parameters that are missing', () => {
  const { query, headers, cookies } = decoders['defaults']!;
  expect(query?.('')).toEqual({ value: { a: 5, b: 'x' } });
  expect(query?.('a=&b=')).toEqual({ value: { a: null, b: '' } });
  expect(headers?.(new Map())).toEqual({ value: { 'X-C': true } });
  expect(headers?.(new Map([['x-c', 'false']]))).toEqual({ value: { 'X-C': false } });
  expect(cookies?.(undefined)).toEqual({ value: { d: [1] } });
  expect(cookies?.('d=2,3')).toEqual({ value: { d: [2, 3] } });
});

test('a missing required value has one issue, which states that it is missing', () => {
  const { query, headers, cookies } = decoders['required']!;
  const missing = (path: string, kind: string) => [{ path, keyword: 'required', message: `must have the ${kind} "c"` }];
  expect(query?.('b=1').issues).toMatchObject(missing('/query', 'parameter'));
  expect(headers?.(new Map()).issues).toMatchObject(missing('/headers', 'header'));
  expect(cookies?.('b=1').issues).toMatchObject(missing('/cookies', 'cookie'));
  expect(query?.('c=%zz').issues).toMatchObject([{ path: '/query/c', keyword: 'encoding' }]);
});
