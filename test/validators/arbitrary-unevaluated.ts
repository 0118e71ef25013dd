import * as fc from 'fast-check';

// Arbitrary schemas that evaluate some properties or items. An `unevaluated…` keyword applies to all other properties
// or items.

const name = fc.constantFrom('a', 'b', 'c', 'x-a');
const leaf = fc.constantFrom<unknown>({ type: 'integer' }, { type: 'string' }, { const: 1 }, { minimum: 1 }, {});
const rest = fc.constantFrom<unknown>(false, { type: 'integer' }, { type: 'string' });

/** Objects and arrays, of which usually some are valid and some are invalid. */
export const value: fc.Arbitrary<unknown> = fc.oneof(
  fc.dictionary(name, fc.constantFrom(0, 1, 'a'), { maxKeys: 4, noNullPrototype: true }),
  fc.array(fc.constantFrom(0, 1, 'a'), { maxLength: 4 }),
);

type Part = 'unevaluatedItems' | 'unevaluatedProperties';

/** @param keyword the keyword that validates the unevaluated properties or items. */
export const schema = (keyword: Part): fc.Arbitrary<unknown> =>
  fc
    .letrec<{ part: unknown }>((tie) => {
      const part = tie('part');
      const list = fc.array(part, { minLength: 2, maxLength: 3 });
      const own =
        keyword === 'unevaluatedProperties'
          ? fc.record(
              {
                properties: fc.dictionary(name, leaf, { minKeys: 1, maxKeys: 2, noNullPrototype: true }),
                patternProperties: fc.dictionary(fc.constantFrom('^x-', '[ab]'), leaf, {
                  maxKeys: 1,
                  noNullPrototype: true,
                }),
                required: fc.uniqueArray(name, { maxLength: 1 }),
                dependentSchemas: fc.dictionary(name, part, { maxKeys: 1, noNullPrototype: true }),
              },
              { requiredKeys: ['properties'] },
            )
          : fc.record(
              { prefixItems: fc.array(leaf, { minLength: 1, maxLength: 3 }), minItems: fc.integer({ min: 0, max: 2 }) },
              { requiredKeys: ['prefixItems'] },
            );
      const combined = fc.oneof(
        fc.record({ allOf: list }),
        fc.record({ anyOf: list }),
        fc.record({ oneOf: list }),
        fc.record({ if: part, then: part, else: part }),
        fc.record({ not: part }),
      );
      const validated = fc.record({ [keyword]: rest });
      return {
        part: fc.oneof(
          { maxDepth: 3, depthSize: 'small' },
          { weight: 3, arbitrary: own },
          { weight: 3, arbitrary: fc.tuple(own, combined).map(([first, second]) => ({ ...first, ...second })) },
          { weight: 1, arbitrary: fc.tuple(combined, validated).map(([first, second]) => ({ ...first, ...second })) },
        ),
      };
    })
    .part.chain((part) => rest.map((validated) => ({ allOf: [part], [keyword]: validated })));
