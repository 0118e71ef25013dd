import { beforeAll, expect, test } from 'vitest';
import {
  annotationKeywords,
  enforcedKeywords,
  identifiers,
  unsupportedKeywords,
} from '../../model/keywords/schema-keywords.ts';
import { type Generated, validatorsOf } from './validators-of.ts';

/** The keyword that an issue names, a schema, and a value that the schema rejects. */
type Case = readonly [keyword: string, schema: unknown, invalid: unknown];

const cases: readonly Case[] = [
  ['false', false, 1],
  ['false', { type: 'object', properties: { a: false } }, { a: 1 }],
  ['false', { items: false }, [1]],
  ['false', { prefixItems: [{}], unevaluatedItems: false }, [1, 2]],
  ['maxLength', { propertyNames: { maxLength: 1 } }, { ab: 1 }],
  ['additionalProperties', { type: 'object', properties: { a: {} }, additionalProperties: false }, { b: 1 }],
  ['anyOf', { anyOf: [{ minimum: 3 }, { maximum: 1 }] }, 2],
  ['const', { const: 1 }, 2],
  ['contains', { contains: { type: 'string' } }, [1]],
  ['dependentRequired', { dependentRequired: { a: ['b'] } }, { a: 1 }],
  ['enum', { enum: ['a', 'b'] }, 'c'],
  ['exclusiveMaximum', { exclusiveMaximum: 1 }, 1],
  ['exclusiveMinimum', { exclusiveMinimum: 1 }, 1],
  ['format', { type: 'string', format: 'date' }, 'today'],
  ['maxContains', { contains: { type: 'string' }, maxContains: 1 }, ['a', 'b']],
  ['maxItems', { maxItems: 1 }, [1, 2]],
  ['maxLength', { maxLength: 1 }, 'ab'],
  ['maxProperties', { maxProperties: 1 }, { a: 1, b: 1 }],
  ['maximum', { maximum: 1 }, 2],
  ['minContains', { contains: { type: 'string' }, minContains: 2 }, ['a']],
  ['minItems', { minItems: 1 }, []],
  ['minLength', { minLength: 1 }, ''],
  ['minProperties', { minProperties: 1 }, {}],
  ['minimum', { minimum: 1 }, 0],
  ['multipleOf', { multipleOf: 2 }, 3],
  ['not', { not: { type: 'string' } }, 'a'],
  ['oneOf', { oneOf: [{ minimum: 1 }, { maximum: 2 }] }, 1],
  ['pattern', { pattern: '^a' }, 'b'],
  ['required', { required: ['a'] }, {}],
  ['type', { type: 'string' }, 1],
  ['unevaluatedProperties', { properties: { a: {} }, unevaluatedProperties: false }, { b: 1 }],
  ['uniqueItems', { uniqueItems: true }, [1, 1]],
];

/** Keywords that only apply other schemas. Their issues name the keywords of these schemas. */
const applicators = [
  '$ref',
  'allOf',
  'dependentSchemas',
  'else',
  'if',
  'items',
  'patternProperties',
  'prefixItems',
  'properties',
  'propertyNames',
  'then',
  'unevaluatedItems',
];

let validators: ReadonlyMap<string, Generated>;

beforeAll(async () => {
  validators = await validatorsOf(Object.fromEntries(cases.map(([, schema], index) => [`Case${index}`, schema])));
});

test.each(cases.map(([keyword, schema, invalid], index) => ({ keyword, schema, invalid, index })))(
  'the issue names `$keyword` if $schema rejects $invalid',
  ({ keyword, invalid, index }) => {
    const issues = validators.get(`Case${index}`)?.check(invalid);
    expect(issues?.map((issue) => issue.keyword)).toEqual([keyword]);
  },
);

test('each keyword that rejects values has a case', () => {
  const tested = new Set([...cases.map(([keyword]) => keyword), ...applicators, ...identifiers]);
  expect([...enforcedKeywords.keys()].filter((keyword) => !tested.has(keyword))).toEqual([]);
});

test('no keyword that rejects values is listed as an annotation or as unsupported', () => {
  const both = [...annotationKeywords.keys(), ...unsupportedKeywords].filter((keyword) =>
    enforcedKeywords.has(keyword),
  );
  expect(both).toEqual([]);
});
