import { assert, expect, test } from 'vitest';
import { createDiagnostics } from '../../description/diagnostics/diagnostic.ts';
import { fileReader, readerWithText } from '../../description/load/source-reader.ts';
import { loadDescription } from '../../description/load/load.ts';
import { schemaDocs } from '../../generator/emitters/schema-docs.ts';
import { findCycles } from '../../generator/emitters/validators/cycles.ts';
import { compileValidators } from '../../generator/in-memory/compile-validators.ts';
import { reservedNames } from '../../generator/reserved-names.ts';
import { buildApi } from '../../model/from-document/build-api.ts';
import { checkBounds } from '../../model/check/schemas/check-bounds.ts';
import { convertSchema } from '../../model/from-document/directions/convert-schema.ts';
import { noMarks } from '../../model/inspect/direction-marks.ts';
import { schemasOfSameValue } from '../../model/inspect/same-value.ts';
import { childSchemas } from '../../model/inspect/walk-schema.ts';
import type { KeywordOfType, SchemaKeyword } from '../../model/keywords/schema-keywords.ts';
import { sampleValue } from '../../model/values/sample-value.ts';
import { plainText } from '../../reference/content/inline.ts';
import { valueNotes } from '../../reference/content/value-notes.ts';
import { diagnose } from '../diagnostics/diagnose.ts';
import { keywordCases, text } from '../diff/keyword-cases.ts';
import { folderWith } from '../folder-with.ts';
import type { Api } from '../../model/api.ts';
import type { KeywordSchema, Schema } from '../../model/schema.ts';

// The types of the tables require a row for each keyword. So the compiler names this test after a new keyword, and the test fails until the
// functions below know the keyword.

/** Builds the model of a description with one schema. */
async function apiOf(schema: object, others: object = {}): Promise<Api> {
  const document = {
    openapi: '3.1.0',
    info: { title: 'T', version: '1' },
    paths: {},
    components: { schemas: { A: schema, ...others } },
  };
  const [diagnostics, path] = [createDiagnostics(), '/openapi.json'];
  const reader = readerWithText({ path, text: JSON.stringify(document) }, fileReader);
  const description = await loadDescription(path, diagnostics, { reader });
  assert(description !== undefined);
  return buildApi(description, diagnostics, reservedNames);
}

const onlySchemaOf = ({ schemas: [named] }: Api): KeywordSchema => {
  assert(named?.schema.kind === 'keywords');
  return named.schema;
};

/** Builds the model of a schema. */
const modelOf = async (schema: object): Promise<KeywordSchema> => onlySchemaOf(await apiOf(schema));

/** A keyword of which a schema of the model has one property. */
type ModelKeyword = Exclude<SchemaKeyword, `$${string}`>;
type InnerKeyword = Exclude<KeywordOfType<'schema' | 'schemaMap' | 'schemas'>, `$${string}`>;

type PlainKeyword = Exclude<ModelKeyword, InnerKeyword>;

/** For each keyword without inner schemas: a value, the sentence in doc comments, and if validators compare values that may be nested. */
const plain: Readonly<Record<PlainKeyword, readonly [value: unknown, docs?: string | undefined, isDeep?: true]>> = {
  const: [{ a: 1 }, undefined, true],
  dependentRequired: [{ a: ['b'] }],
  enum: [[{ a: 1 }], undefined, true],
  exclusiveMaximum: [5, 'Value below: `5`.'],
  exclusiveMinimum: [5, 'Value above: `5`.'],
  format: ['uuid', 'Format: `uuid`.'],
  maxContains: [5],
  maxItems: [5, 'Number of items: at most 5.'],
  maxLength: [5, 'Length: at most 5.'],
  maxProperties: [5],
  maximum: [5, 'Value: at most 5.'],
  minContains: [5],
  minItems: [5, 'Number of items: at least 5.'],
  minLength: [5, 'Length: at least 5.'],
  minProperties: [5],
  minimum: [5, 'Value: at least 5.'],
  multipleOf: [5, 'Multiple of: `5`.'],
  pattern: ['^a', 'Pattern: `^a`.'],
  required: [['a']],
  type: ['string'],
  uniqueItems: [true, undefined, true],
};

test.each(Object.entries(plain))(
  'doc comments and the limit of nesting know `%s`',
  async (keyword, [value, docs, isDeep]) => {
    const schema = await modelOf({ [keyword]: value });
    expect(schemaDocs(schema)).toEqual(docs === undefined ? [] : [docs]);
    expect(findCycles([]).mayThrow(schema)).toBe(isDeep === true);
  },
);

/**
 * For each keyword without inner schemas, the sentence in the reference for the value in the table above. Undefined if the reference shows the
 * keyword in another form, or not at all.
 */
const referenceNotes: Readonly<Record<PlainKeyword, string | undefined>> = {
  const: undefined,
  dependentRequired: undefined,
  enum: 'One of: {"a":1}.',
  exclusiveMaximum: 'Below 5.',
  exclusiveMinimum: 'Above 5.',
  format: undefined,
  maxContains: undefined,
  maxItems: 'Number of items: at most 5.',
  maxLength: 'Length: at most 5.',
  maxProperties: 'Number of properties: at most 5.',
  maximum: 'Value: at most 5.',
  minContains: undefined,
  minItems: 'Number of items: at least 5.',
  minLength: 'Length: at least 5.',
  minProperties: 'Number of properties: at least 5.',
  minimum: 'Value: at least 5.',
  multipleOf: 'A multiple of 5.',
  pattern: 'Pattern: ^a.',
  required: undefined,
  type: undefined,
  uniqueItems: 'Each item only once.',
};

test.each(Object.entries(referenceNotes))('the reference knows `%s`', async (keyword, note) => {
  const schema = await modelOf({ [keyword]: Object.entries(plain).find(([name]) => name === keyword)?.[1][0] });
  expect(valueNotes(schema).map(plainText)).toEqual(note === undefined ? [] : [note]);
});

/**
 * For each keyword with inner schemas: if an inner schema applies to the same value, if a schema for requests or responses contains an inner
 * schema for this direction, and if the keyword evaluates properties for `unevaluatedProperties`. A schema in `not` and `if` stays the same,
 * because its `required` does not require a property.
 */
const inner: Readonly<
  Record<InnerKeyword, readonly [isOfSameValue: boolean, isConverted: boolean, evaluates: boolean]>
> = {
  additionalProperties: [false, true, true],
  allOf: [true, true, true],
  anyOf: [true, true, true],
  contains: [false, true, false],
  dependentSchemas: [true, true, true],
  else: [true, true, true],
  if: [false, false, true],
  items: [false, true, false],
  not: [false, false, false],
  oneOf: [true, true, true],
  patternProperties: [false, true, true],
  prefixItems: [false, true, false],
  properties: [false, true, true],
  propertyNames: [false, false, false],
  then: [true, true, true],
  unevaluatedItems: [false, true, false],
  unevaluatedProperties: [false, true, false],
};

const lists: ReadonlySet<string> = new Set(['allOf', 'anyOf', 'oneOf', 'prefixItems']);
const maps: ReadonlySet<string> = new Set(['dependentSchemas', 'patternProperties', 'properties']);

/** Returns a value of a keyword with one inner schema. */
function valueWith(keyword: string, part: object): unknown {
  if (lists.has(keyword)) return [part];
  return maps.has(keyword) ? { a: part } : part;
}

test.each(Object.entries(inner))('validators know if `%s` evaluates properties', async (keyword, [, , evaluates]) => {
  const api = await apiOf({
    ...(keyword === 'then' && { if: true }),
    ...(keyword === 'else' && { if: false }),
    [keyword]: valueWith(keyword, { properties: { a: true } }),
    unevaluatedProperties: false,
  });
  const issues = compileValidators<unknown>(api)(onlySchemaOf(api))({ a: 1 });
  expect(issues.length === 0).toBe(evaluates);
});

test.each(Object.entries(inner))(
  'the model knows the schemas in `%s`',
  async (keyword, [isOfSameValue, isConverted]) => {
    const schema = await modelOf({ [keyword]: valueWith(keyword, { required: ['hidden'] }) });
    const [child, ...others] = childSchemas(schema);
    expect(others).toEqual([]);
    assert(child?.kind === 'keywords');
    expect(schemasOfSameValue(schema, () => undefined).includes(child)).toBe(isOfSameValue);
    const hidden = new Set(['hidden']);
    const marks = { ...noMarks, always: () => hidden, possibly: () => hidden };
    const conversion = {
      marks: { request: marks, response: marks },
      resolve: (): Schema | undefined => undefined,
      target: (reference: string) => reference,
    };
    const converted = convertSchema(schema, 'request', conversion);
    assert(converted.kind === 'keywords');
    const [changed] = childSchemas(converted);
    assert(changed?.kind === 'keywords');
    expect(changed.required).toEqual(isConverted ? [] : ['hidden']);
  },
);

/** For each bound, a bound of the same number in the other direction. */
const oppositeBounds: Readonly<Record<Bound, Bound>> = {
  exclusiveMaximum: 'exclusiveMinimum',
  exclusiveMinimum: 'exclusiveMaximum',
  maxContains: 'minContains',
  maxItems: 'minItems',
  maxLength: 'minLength',
  maxProperties: 'minProperties',
  maximum: 'minimum',
  minContains: 'maxContains',
  minItems: 'maxItems',
  minLength: 'maxLength',
  minProperties: 'maxProperties',
  minimum: 'maximum',
};

type Bound = KeywordOfType<'count' | 'number'>;

test.each(Object.entries(oppositeBounds))('a contradiction of `%s` and `%s` is reported', (bound, opposite) => {
  const diagnostics = createDiagnostics();
  const isUpper = bound.toLowerCase().includes('max');
  const node = { [bound]: isUpper ? 1 : 5, [opposite]: isUpper ? 5 : 1 };
  checkBounds({ node, isBranch: false }, { diagnostics, isVersion30: false, locationOf: () => undefined });
  expect(diagnostics.all.map(({ code }) => code)).toEqual(['schema-contradictory']);
});

/** The keywords that sample values ignore. The callers of `sampleValue` validate the value if it must be valid. */
const ignoredBySamples: ReadonlySet<string> = new Set<SchemaKeyword>(['else', 'minContains', 'not']);

test.each(Object.entries(keywordCases))('sample values follow `%s`', async (keyword, { schema }) => {
  const api = await apiOf(schema, { Text: text });
  const [named] = api.schemas;
  assert(named !== undefined);
  const byReference = new Map(api.schemas.map((each) => [each.reference, each.schema]));
  const sample = sampleValue(named.schema, (reference) => byReference.get(reference) ?? named.schema);
  const issues = sample === undefined ? ['no value'] : compileValidators<unknown>(api)(named.schema)(sample);
  expect(issues.length === 0).toBe(!ignoredBySamples.has(keyword));
});

/** The keywords with which examples are not compared. */
const ignoredByExamples: ReadonlySet<string> = new Set<SchemaKeyword>([
  '$dynamicRef',
  'contains',
  'dependentRequired',
  'dependentSchemas',
  'maxContains',
  'minContains',
  'patternProperties',
  'propertyNames',
  'unevaluatedItems',
  'unevaluatedProperties',
]);

test.each(Object.entries(keywordCases))(
  'examples are compared with `%s`, and values of `not` are not reported without reason',
  async (keyword, { schema, value }) => {
    const codesOf = async (node: object): Promise<readonly string[]> => {
      const schemas = { Text: text, Example: { ...node, examples: [value] } };
      const folder = folderWith({
        'openapi.json': JSON.stringify({
          openapi: '3.1.0',
          info: { title: 'T', version: '1' },
          paths: {},
          components: { schemas },
        }),
      });
      const found = await diagnose(`${folder}/openapi.json`);
      return found.map(({ code }) => code).filter((code) => code.startsWith('example'));
    };
    expect(await codesOf(schema)).toEqual(ignoredByExamples.has(keyword) ? [] : ['example-invalid']);
    expect(await codesOf({ not: schema })).toEqual([]);
  },
);
