import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { schema, value } from './arbitrary-schema.ts';
import { validatorsOf } from './validators-of.ts';

// Where we differ from ajv on purpose, and what this test therefore leaves out:
// - `multipleOf: 0.01` takes 0.07, as people expect of decimals; ajv refuses it (keywords.test.ts).
// - a property that is `undefined` is absent, as in `JSON.stringify`; here all values are JSON.
// - objects with a property `constructor`, `valueOf` or `toString` of their own are equal when their properties are; ajv says no.
// - a leap second is taken only where one can be, at the end of a day in UTC; ajv takes more.
// - ajv takes an empty array where the schema of `contains` is one that compiles to no code, such as `{ anyOf: [true] }`.
// - ajv goes wrong with `unevaluatedItems` and `unevaluatedProperties` beside `dependentSchemas`, `contains`, an `if` alone and options
//   that do not hold (an example is in reference-evaluation.ts); unevaluated.test.ts has an interpreter to compare with instead.
// - `int64` refuses what a 64-bit integer cannot hold; ajv takes any whole number.

const seed = 20260309;
const schemas = fc.sample(schema, { numRuns: 400, seed });
const values = fc.sample(value, { numRuns: 150, seed });

test(
  'arbitrary schemas and values: the same answer as ajv, and issues exactly where there is something wrong',
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
    // Neither answer is rare, or this would say little.
    const share = valid / (validators.size * values.length);
    expect(share).toBeGreaterThan(0.2);
    expect(share).toBeLessThan(0.8);
  },
);
