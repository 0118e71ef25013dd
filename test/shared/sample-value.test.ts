import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadSubject } from '../../contract/1-describe/subject.ts';
import type { JsonValue } from '../../description/json/json.ts';
import type { Schema } from '../../model/schema.ts';
import { sampleValue } from '../../model/values/sample-value.ts';
import { textOfPattern } from '../../model/values/text-of-pattern.ts';
import { folderWith } from '../folder-with.ts';
import { validatorsOf } from '../validators/validators-of.ts';

/** Returns samples of the schemas of a document, by their names. */
async function samplesOf(
  schemas: Readonly<Record<string, unknown>>,
): Promise<ReadonlyMap<string, JsonValue | undefined>> {
  const document = { openapi: '3.1.0', info: { title: 'Test', version: '1' }, paths: {}, components: { schemas } };
  const file = join(folderWith({ 'api.json': JSON.stringify(document) }), 'api.json');
  const { subject, diagnostics } = await loadSubject(file);
  if (subject === undefined) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  return new Map(subject.api.schemas.map(({ component, schema }) => [component, sampleValue(schema, subject.resolve)]));
}

const rows: readonly (readonly [unknown, JsonValue | undefined])[] = [
  [{ const: 5, enum: [5, 6] }, 5],
  [{ enum: ['b', 'a'] }, 'b'],
  [{ type: 'string', examples: ['shown'], default: 'other' }, 'shown'],
  [{ type: 'integer' }, 1],
  [{ type: 'integer', minimum: 1.5 }, 2],
  [{ type: 'integer', exclusiveMinimum: 3, multipleOf: 5 }, 5],
  [{ type: 'integer', maximum: -7 }, -7],
  [{ type: 'integer', multipleOf: 0.25, minimum: 2.1 }, 3],
  [{ type: 'integer', minimum: 2, exclusiveMaximum: 2 }, undefined],
  [{ type: 'number', exclusiveMinimum: 0, exclusiveMaximum: 1 }, 0.5],
  [{ type: 'number', multipleOf: 0.01, minimum: 0.065 }, 0.07],
  [{ type: 'string', minLength: 6 }, 'textxx'],
  [{ type: 'string', maxLength: 2 }, 'te'],
  [{ type: 'string', format: 'uuid' }, '4ef72f13-9a5d-4c58-8f2e-2b9e41d07c5a'],
  [{ type: 'string', format: 'date', minLength: 10, maxLength: 10 }, '2026-03-09'],
  [{ type: 'string', format: 'date', maxLength: 9 }, undefined],
  [{ type: 'string', format: 'date', minLength: 11 }, undefined],
  [{ type: 'string', format: 'date', pattern: '^2026' }, '2026-03-09'],
  [{ type: 'string', format: 'date', pattern: '^1999' }, undefined],
  [{ type: ['null', 'boolean'] }, true],
  [{ type: 'array', items: { type: 'integer' }, minItems: 3, uniqueItems: true }, [1, 2, 3]],
  [{ type: 'array', items: { enum: ['a', 'b'] }, minItems: 2, uniqueItems: true }, ['a', 'b']],
  [{ type: 'array', items: { type: 'boolean' }, minItems: 3, uniqueItems: true }, undefined],
  [{ type: 'array', items: { type: 'integer' }, maxItems: 0 }, []],
  [{ type: 'array', prefixItems: [{ const: 1 }, { const: 'b' }], items: false }, [1, 'b']],
  [
    { required: ['__proto__', 'a'], properties: { a: { const: 1 }, b: { const: 2 } } },
    JSON.parse('{"__proto__":"text","a":1}'),
  ],
  [{ required: ['a'], additionalProperties: false }, undefined],
  [
    { required: ['a'], properties: { a: true, b: { const: 2 } }, dependentRequired: { a: ['b'] } },
    { a: 'text', b: 2 },
  ],
  [
    { type: 'object', minProperties: 2, additionalProperties: { type: 'integer' } },
    { key1: 1, key2: 1 },
  ],
  [
    {
      allOf: [
        { type: 'integer', minimum: 2 },
        { type: 'number', minimum: 5 },
      ],
    },
    5,
  ],
  [{ oneOf: [{ type: 'null' }, { type: 'integer' }] }, 1],
  [{ $ref: '#/components/schemas/S0', maximum: 9 }, 5],
  [{ type: 'object', required: ['next'], properties: { next: { $ref: '#/components/schemas/Endless' } } }, undefined],
];

test('JSON Schema 2020-12 Validation, section 6: a sample is the simplest value that a schema accepts', async () => {
  const named = Object.fromEntries(rows.map(([schema], index) => [`S${index}`, schema]));
  const endless = {
    type: 'object',
    required: ['next'],
    properties: { next: { $ref: '#/components/schemas/Endless' } },
  };
  const samples = await samplesOf({ ...named, Endless: endless });
  for (const [index, [schema, expected]] of rows.entries()) {
    expect([schema, samples.get(`S${index}`)]).toEqual([schema, expected]);
  }
});

describe('ECMA-262, section 22.2.1: a text that matches a pattern', () => {
  test.each([
    '^[a-z]{3,}$',
    '^(?:staged|canary):\\d{4}-Q[1-4]$',
    '^#[0-9A-F]{6}$',
    '^\\p{Lu}\\p{Ll}+(?: \\p{Lu}\\p{Ll}+)*$',
    '^(?!-)[a-z0-9-]{1,63}(?<!-)$',
    '^v\\d+\\.\\d+\\.\\d+$',
    '^\\u{1F600}+$',
    '^[^\\x00-\\x7f]+$',
    '^$',
    '',
    'foo|bar',
    '^(a|b)\\1$',
    '^\\s*\\S[^]*$',
    '^/(?:[^/~]|~[01])*$',
    '^[\\]\\-]$',
  ])('%s', (pattern) => {
    const text = textOfPattern(pattern);
    // Patterns with references back to a group have no sample.
    if (pattern.includes('\\1')) expect(text).toBeUndefined();
    else expect(text).toMatch(new RegExp(pattern, 'u'));
  });

  test('has a length within the given limits', () => {
    expect(textOfPattern('^[a-z-]+$', 50, 60)).toMatch(/^[a-z-]{50,60}$/u);
    expect(textOfPattern('^a', 10, 12)).toMatch(/^a.{9,11}$/u);
    expect(textOfPattern('^\\d{4}$', 5, 9)).toBeUndefined();
  });

  test('does not wait for a pattern that takes exponential time', () => {
    expect(textOfPattern('^(?:(?:a+)+b){2}(?:a|a)*$', 60)).toBeUndefined();
    expect(textOfPattern('(')).toBeUndefined();
  });
});

/** Random schemas with the keywords that descriptions use. Some of these schemas accept no value. */
const arbitrary: fc.Arbitrary<unknown> = fc.letrec<{ schema: unknown }>((tie) => {
  const bound = fc.integer({ min: -20, max: 20 });
  const size = fc.integer({ min: 0, max: 4 });
  const some = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
  const name = fc.constantFrom('a', 'b', 'hasOwnProperty', '__proto__');
  const record = (parts: Readonly<Record<string, fc.Arbitrary<unknown>>>) =>
    fc.record(
      Object.fromEntries(Object.entries(parts).map(([key, part]) => [key, key === 'type' ? part : some(part)])),
    );
  return {
    schema: fc.oneof(
      { maxDepth: 3, depthSize: 'small' },
      record({
        type: fc.constantFrom('integer', 'number', ['number', 'null']),
        minimum: bound,
        maximum: bound,
        exclusiveMinimum: bound,
        exclusiveMaximum: bound,
        multipleOf: fc.constantFrom(0.01, 0.25, 0.5, 1, 3, 7),
      }),
      record({
        type: fc.constantFrom('string', ['null', 'string']),
        minLength: size,
        maxLength: size,
        pattern: fc.constantFrom('^[a-z]*$', '^\\d{2,}', '^(?:x|y{3})-?$', '[^a-z]'),
      }),
      record({
        type: fc.constant('string'),
        format: fc.constantFrom('date', 'uuid', 'uri', 'byte', 'regex', 'time', 'x'),
      }),
      record({ type: fc.constant('boolean') }),
      fc.record({ enum: fc.uniqueArray(fc.oneof(bound, fc.string(), fc.constant(null)), { minLength: 1 }) }),
      record({
        type: fc.constant('array'),
        items: tie('schema'),
        prefixItems: fc.array(tie('schema'), { minLength: 1, maxLength: 2 }),
        minItems: size,
        maxItems: size,
        uniqueItems: fc.boolean(),
      }),
      record({
        type: fc.constant('object'),
        properties: fc.dictionary(name, tie('schema'), { maxKeys: 3, noNullPrototype: true }),
        required: fc.uniqueArray(name, { maxLength: 3 }),
        additionalProperties: fc.oneof(fc.boolean(), tie('schema')),
        dependentRequired: fc.dictionary(name, fc.uniqueArray(name, { maxLength: 2 }), {
          maxKeys: 2,
          noNullPrototype: true,
        }),
        minProperties: size,
        maxProperties: size,
      }),
      fc.record({ anyOf: fc.array(tie('schema'), { minLength: 1, maxLength: 3 }) }),
    ),
  };
}).schema;

test('the generated validators accept each sample of random schemas', { timeout: 60_000 }, async () => {
  const schemas = fc.sample(arbitrary, { numRuns: 300, seed: 20260309 });
  const named = Object.fromEntries(schemas.map((schema, index) => [`S${index}`, JSON.parse(JSON.stringify(schema))]));
  const [samples, validators] = await Promise.all([samplesOf(named), validatorsOf(named)]);
  const refused: unknown[] = [];
  let missing = 0;
  for (const [name, schema] of Object.entries(named)) {
    const sample = samples.get(name);
    if (sample === undefined) missing++;
    else if (validators.get(name)?.is(sample) !== true) {
      refused.push({ schema: JSON.stringify(schema), sample, issues: validators.get(name)?.check(sample) });
    }
  }
  expect(refused).toEqual([]);
  // Many random schemas contradict themselves, so they have no sample.
  expect(missing / schemas.length).toBeLessThan(0.4);
});

test('each sample of our own description is valid, even if its examples are ignored', { timeout: 60_000 }, async () => {
  const { subject } = await loadSubject('spec/openapi.yaml');
  if (subject === undefined) throw new Error('The description has errors.');
  const withoutExamples = (value: unknown): unknown =>
    Array.isArray(value)
      ? value.map(withoutExamples)
      : typeof value === 'object' && value !== null
        ? Object.fromEntries(
            Object.entries(value).map(([key, part]) => [key, key === 'examples' ? [] : withoutExamples(part)]),
          )
        : value;
  const bare = new Map(
    subject.api.schemas.map(({ reference, schema }) => [reference, withoutExamples(schema) as Schema]),
  );
  const resolve = (reference: string): Schema => bare.get(reference) ?? subject.resolve(reference);
  const faults = subject.api.schemas.flatMap(({ name, schema, reference }) => {
    const samples = [sampleValue(schema, subject.resolve), sampleValue(resolve(reference), resolve)];
    return samples.flatMap((sample) => {
      if (sample === undefined) return [`${name} has no sample`];
      return subject
        .check(schema)(sample)
        .map(({ path, message }) => `${name}${path} ${message}`);
    });
  });
  expect(faults).toEqual([]);
});
