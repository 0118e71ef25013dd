import fc from 'fast-check';
import { anyText } from '../any-text.ts';

/** A schema of the document, with references resolved. */
export interface DescribedSchema {
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly items?: DescribedSchema;
  readonly properties?: Readonly<Record<string, DescribedSchema>>;
  readonly allOf?: readonly DescribedSchema[];
  readonly anyOf?: readonly DescribedSchema[];
  readonly oneOf?: readonly DescribedSchema[];
}

/** Texts with a special meaning for shells, databases, git or file systems. */
const oddTexts = [
  '',
  ' ',
  '\t\n',
  'None',
  'Any',
  '0',
  '-1',
  '+1',
  '1e3',
  '007',
  '2147483648',
  '9223372036854775808',
  '1'.repeat(400),
  'null',
  'true',
  '.',
  '..',
  '../../etc/passwd',
  'a/../b',
  'a//b',
  '/',
  '//',
  '.git',
  '.git/config',
  'a/.GIT/b',
  'README.md/x',
  'src',
  'HEAD',
  'refs/heads/main',
  'refs/heads/',
  'refs/tags/v1.4.0',
  'main~1',
  'main^{tree}',
  'main:README.md',
  '@{-1}',
  '@',
  '--all',
  '-x',
  '--output=/tmp/x',
  ':(glob)**',
  '*',
  'a.lock',
  'a..b',
  'a\\b',
  "'; drop table labels; --",
  '$1',
  '%',
  '_%\\',
  '%00',
  '%{project_title}%{commit_sha}',
  '{id}',
  '<script>alert(1)</script>',
  '#ff0000',
  'red',
  'https://example.com/x',
  'http://[::1',
  'javascript:alert(1)',
  '* * * * *',
  '0 0 30 2 *',
  '0 0 31 2,4,6 *',
  '*/0 * * * *',
  '99 99 99 99 99',
  'Europe/Berlin',
  '../UTC',
  '1month',
  '999999999y 999999999y',
  '-1d',
  '((a{1000}){1000}){1000}',
  '(?:(?:(?:(?:x{0,1000})',
  '(((((((((((((((((((((((((((((((a',
  '.*',
  '(?i)\\p{L}+',
  'repository:aurora/compass:pull,push,delete',
  'repository::',
  'registry:catalog:*',
  'a,b,c,,',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udfff',
  '\u202egnp.exe',
  '\u{1f469}\u200d\u{1f469}\u200d\u{1f467}',
  'e\u0301'.repeat(40),
  '\ufeff',
  '\uffff',
  'İıſK',
  '\u2028',
  '\r\nx-injected: 1',
  'constructor',
  '__proto__',
  'toString',
];

/** Texts with the lengths of common limits: an index row, a path, a program argument, a page of memory. */
const longTexts = [255, 256, 2700].flatMap((length) => [
  'x'.repeat(length),
  '\u{1f600}'.repeat(Math.floor(length / 2)),
]);

/** Texts that can be sent only in a body. */
const hugeTexts = [10_000, 140_000, 1_048_576, 1_048_577, 3_000_000].map((length) => 'y'.repeat(length));

/** Comma-separated lists with a very large number of names. */
const longLists = [50, 3000].map((length) => Array.from({ length }, (_, index) => `n${index}`).join(','));

const oddTimes = [
  '0000-01-01T00:00:00Z',
  '0000-01-01T00:00:00+23:59',
  '0001-01-01T00:00:00+12:00',
  '9999-12-31T23:59:60Z',
  '9999-12-31T23:59:59-23:59',
  '2016-12-31T23:59:60Z',
  '2017-01-01T08:59:60+09:00',
  '2026-03-09t10:15:00z',
  `2026-03-09T10:15:00.${'1'.repeat(40)}Z`,
  '2024-02-29T12:00:00-00:00',
  '2026-03-09T10:15:00',
  '2026-03-09',
  '2026-02-30T00:00:00Z',
  '+275760-09-13T00:00:00Z',
];

const oddDates = [
  '0000-01-01',
  '0000-12-31',
  '0001-01-01',
  '9999-12-31',
  '2024-02-29',
  '2026-02-30',
  '10000-01-01',
  '',
];

const oddNumbers = [
  0,
  -0,
  -1,
  1,
  24,
  63,
  2_147_483_647,
  2_147_483_648,
  -2_147_483_648,
  -2_147_483_649,
  4_294_967_296,
  9_007_199_254_740_991,
  9_007_199_254_740_992,
  2 ** 63,
  2 ** 64,
  1e21,
  1e308,
  -1e308,
  0.5,
  Number.MIN_VALUE,
];

const text = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...oddTexts) },
  { weight: 2, arbitrary: fc.constantFrom(...longTexts) },
  { weight: 1, arbitrary: anyText({ maxLength: 300 }) },
);

/** Returns a generator of texts for a parameter. The schema can accept or reject a text. */
export function extremeText(schema: DescribedSchema): fc.Arbitrary<string> {
  const number = fc.constantFrom(...oddNumbers).map(String);
  if (schema.format === 'date-time') return mostly(fc.constantFrom(...oddTimes), text);
  if (schema.format === 'date') return mostly(fc.constantFrom(...oddDates), text);
  if (schema.enum !== undefined) return mostly(fc.constantFrom(...schema.enum.map(String)), text);
  const types = typesOf(schema);
  if (types.includes('string')) return fc.oneof({ weight: 4, arbitrary: text }, { weight: 1, arbitrary: number });
  if (types.includes('boolean')) return mostly(fc.constantFrom('true', 'false'), text);
  return mostly(number, text);
}

/** Returns a generator of values for a JSON body. */
export function extremeValue(schema: DescribedSchema, depth = 0): fc.Arbitrary<unknown> {
  const variants = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  const types = typesOf(schema);
  const choices: fc.Arbitrary<unknown>[] = variants.map((variant) => extremeValue(variant, depth));
  if (types.includes('string')) {
    choices.push(mostly(extremeText(schema), fc.constantFrom(...hugeTexts, ...longLists)));
  }
  if (types.includes('integer') || types.includes('number')) choices.push(fc.constantFrom(...oddNumbers));
  if (types.includes('boolean')) choices.push(fc.boolean());
  if (types.includes('null')) choices.push(fc.constant(null));
  if (types.includes('array')) choices.push(extremeList(schema.items ?? {}, depth));
  if (schema.properties !== undefined && depth < 4) choices.push(extremeObject(schema.properties, depth));
  if (types.includes('object') && schema.properties === undefined) {
    choices.push(fc.dictionary(text, fc.oneof(text, fc.constantFrom(...oddNumbers), fc.constant([])), { maxKeys: 3 }));
  }
  return mostly(
    choices.length === 0 ? text : fc.oneof(...choices),
    fc.constantFrom(null, '', 0, [], {}, [[[]]], -1e308),
  );
}

const extremeList = (items: DescribedSchema, depth: number): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 3, arbitrary: fc.array(extremeValue(items, depth + 1), { maxLength: 3 }) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(extremeSmallValue(items), fc.constantFrom(1001, 70_000))
        .map(([value, length]) => numbered(value, length)),
    },
  );

/** Returns a generator of small values, which a list can contain many thousand times. */
const extremeSmallValue = (schema: DescribedSchema): fc.Arbitrary<unknown> =>
  typesOf(schema).includes('integer')
    ? fc.constant(1)
    : fc.constantFrom('x', { access_level: 40 }, { name: 'x', value: 1 });

/** Returns a list with many copies of a value. If the value is a number, the list has different numbers. */
const numbered = (value: unknown, length: number): unknown[] =>
  Array.from({ length }, (_, index) => (typeof value === 'number' ? value + index : value));

const extremeObject = (properties: Readonly<Record<string, DescribedSchema>>, depth: number): fc.Arbitrary<object> =>
  fc.record(Object.fromEntries(Object.entries(properties).map(([name, of]) => [name, extremeValue(of, depth + 1)])), {
    requiredKeys: [],
  });

/** Returns the types of a schema and of the schemas in its `allOf`. */
function typesOf({ type = [], allOf = [] }: DescribedSchema): readonly string[] {
  return [...(typeof type === 'string' ? [type] : type), ...allOf.flatMap(typesOf)];
}

const mostly = <Value, Other>(usual: fc.Arbitrary<Value>, rare: fc.Arbitrary<Other>): fc.Arbitrary<Other | Value> =>
  fc.oneof({ weight: 7, arbitrary: usual }, { weight: 1, arbitrary: rare });
