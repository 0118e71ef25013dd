import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { schema, value } from './arbitrary-schema.ts';
import { validatorsOf } from './validators-of.ts';

// This test avoids the following values, for which the validators intentionally differ from ajv:
// - `multipleOf: 0.01` accepts 0.07, as people expect of decimals; ajv rejects it (keywords.test.ts).
// - a property that is `undefined` is absent, as in `JSON.stringify`; here all values are JSON.
// - objects with an own property `constructor`, `valueOf` or `toString` are equal if their properties are equal, unlike in ajv.
// - a leap second is valid only at the end of a day in UTC; ajv accepts other times.
// - ajv accepts an empty array if the schema of `contains` compiles to no code, such as `{ anyOf: [true] }`.
// - ajv is wrong about `unevaluatedItems` and `unevaluatedProperties` beside `dependentSchemas`, `contains`, an `if` alone and
// variants that do not match (an example is in reference-evaluation.ts); unevaluated.test.ts compares with an interpreter instead.
// - `int64` rejects numbers outside the range of a 64-bit integer; ajv accepts any whole number.

const seed = 20260309;
const schemas = fc.sample(schema, { numRuns: 400, seed });
const values = fc.sample(value, { numRuns: 150, seed });

test(
  'validators accept the same arbitrary values as ajv, and report issues for all others',
  { timeout: 60_000 },
  async () => {
    const Recursive = {
      type: ['object', 'string'],
      properties: { a: { $ref: '#/components/schemas/Recursive' } },
      maxLength: 2,
    };
    const all: Readonly<Record<string, unknown>> = {
      Recursive,
      ...Object.fromEntries(schemas.map((made, index) => [`S${index}`, made])),
    };
    const validators = await validatorsOf(all);

    const ajv = new Ajv2020({ strict: false, ownProperties: true, validateFormats: true, logger: false });
    addFormats.default(ajv);
    ajv.addSchema({ $id: 'api', components: { schemas: all } });

    const disagreements: unknown[] = [];
    let valid = 0;
    for (const [name, { is, check }] of validators) {
      const expected = ajv.compile({ $ref: `api#/components/schemas/${name}` });
      for (const candidate of values) {
        const holds = expected(candidate);
        if (holds) valid++;
        const isValid = is(candidate);
        const isExplained = (check(candidate).length === 0) === isValid;
        const isKnown = JSON.stringify(all[name]).includes('"contains"') && holds;
        if (isExplained && (isValid === holds || isKnown)) continue;
        disagreements.push({ name, candidate, holds, is: is(candidate), issues: check(candidate) });
      }
    }
    expect(disagreements).toEqual([]);
    // The test is only significant if valid and invalid values are both frequent.
    const share = valid / (validators.size * values.length);
    expect(share).toBeGreaterThan(0.2);
    expect(share).toBeLessThan(0.8);
  },
);
