import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { schema, value } from './arbitrary-unevaluated.ts';
import { evaluate } from './reference-evaluation.ts';
import { validatorsOf } from './validators-of.ts';

const seed = 20260309;

test.each(['unevaluatedItems', 'unevaluatedProperties'] as const)(
  '%s: agrees with an interpreter that collects annotations',
  { timeout: 60_000 },
  async (judges) => {
    const schemas = fc.sample(schema(judges), { numRuns: 100, seed });
    const values = fc.sample(value, { numRuns: 100, seed });
    const all = Object.fromEntries(schemas.map((made, index) => [`S${index}`, made]));
    const disagreements: unknown[] = [];
    let valid = 0;
    for (const [name, { is, check }] of await validatorsOf(all)) {
      for (const candidate of values) {
        const { isValid } = evaluate(all[name], candidate);
        if (isValid) valid++;
        if (is(candidate) === isValid && (check(candidate).length === 0) === isValid) continue;
        disagreements.push({ schema: all[name], candidate, isValid, issues: check(candidate) });
      }
    }
    expect(disagreements.slice(0, 3)).toEqual([]);
    // The test is only significant if valid and invalid values are both frequent.
    const share = valid / (schemas.length * values.length);
    expect(share).toBeGreaterThan(0.2);
    expect(share).toBeLessThan(0.8);
  },
);
