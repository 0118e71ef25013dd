import * as fc from 'fast-check';

// There are only a few names, texts and numbers, so that schemas often apply to values.
const names = ['a', 'b', 'c', 'hasOwnProperty', 'x-a'];
const texts = ['', 'a', 'ab', 'b', 'c', 'x-a', '💡', '2026-02-28', '2026-02-30', '2026-03-09T10:15:00Z'];
const numbers = [-1, 0, 0.5, 1, 1.5, 2, 3, 6];

const name = fc.constantFrom(...names);
const text = fc.constantFrom(...texts);
const number = fc.constantFrom(...numbers);
const scalar = fc.oneof(text, number, fc.boolean(), fc.constant(null));

/** An arbitrary JSON value that is often valid for an arbitrary schema. */
export const value: fc.Arbitrary<unknown> = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    scalar,
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(name, tie('value'), { maxKeys: 4, noNullPrototype: true }),
  ),
})).value;

const type = fc.constantFrom('array', 'boolean', 'integer', 'null', 'number', 'object', 'string');
const pattern = fc.constantFrom('^a', 'b$', '^\\p{L}+$', '^x-', '^.$');
const format = fc.constantFrom('date', 'date-time', 'uuid', 'int32', 'unheard-of');
const count = fc.integer({ min: 0, max: 3 });
const someNames = fc.uniqueArray(name, { maxLength: 3 });

/** An arbitrary schema with keywords that validators enforce. It may refer to the schema `Recursive`. */
export const schema: fc.Arbitrary<unknown> = fc.letrec<{ keywords: unknown; schema: unknown }>((tie) => {
  const inner = tie('schema');
  const list = fc.array(inner, { minLength: 1, maxLength: 3 });
  const map = fc.dictionary(name, inner, { maxKeys: 3, noNullPrototype: true });
  const any: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
    $ref: fc.constant('#/components/schemas/Recursive'),
    allOf: list,
    anyOf: list,
    oneOf: list,
    not: inner,
    if: inner,
    then: inner,
    else: inner,
    type: fc.oneof(type, type, fc.uniqueArray(type, { minLength: 1, maxLength: 3 })),
    enum: fc.array(value, { minLength: 1, maxLength: 6 }),
    const: value,
    multipleOf: fc.constantFrom(0.5, 1, 2),
    maximum: number,
    exclusiveMaximum: number,
    minimum: number,
    exclusiveMinimum: number,
    maxLength: count,
    minLength: count,
    pattern,
    format,
    prefixItems: list,
    items: inner,
    contains: inner,
    maxContains: count,
    minContains: count,
    maxItems: count,
    minItems: count,
    uniqueItems: fc.boolean(),
    properties: map,
    patternProperties: fc.dictionary(pattern, inner, { maxKeys: 2, noNullPrototype: true }),
    additionalProperties: inner,
    propertyNames: inner,
    required: someNames,
    dependentRequired: fc.dictionary(name, someNames, { maxKeys: 2, noNullPrototype: true }),
    dependentSchemas: map,
    maxProperties: count,
    minProperties: count,
    title: fc.constantFrom('Cat', 'Dog'),
  };
  const keywords = fc
    .uniqueArray(fc.constantFrom(...Object.keys(any)), { minLength: 1, maxLength: 4 })
    .chain((chosen) =>
      fc.record(Object.fromEntries(chosen.map((keyword) => [keyword, any[keyword] ?? fc.constant(true)]))),
    );
  return {
    keywords,
    schema: fc.oneof(
      { maxDepth: 3, depthSize: 'small' },
      { weight: 1, arbitrary: fc.boolean() },
      { weight: 6, arbitrary: keywords },
    ),
  };
}).keywords;
