import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { createSchemaComparison } from '../../diff/schema/compare/compare-schemas.ts';
import { createSchemaReader } from '../../diff/schema/normal/schema-reader.ts';
import { createSubset } from '../../diff/schema/subset/is-subset.ts';
import { localCandidates } from '../../diff/witness/local-candidates.ts';
import { firstOf } from '../../diff/witness/first-of.ts';
import type { JsonValue } from '../../description/json/json.ts';
import { randomNumbers } from '../random-numbers.ts';
import { createRandomSchemas } from './random-schemas.ts';

const ajv = new Ajv2020({ strict: false });

/** Effects that do not break a request. */
const harmless = new Set(['neutral', 'text', 'wider']);

test.each([1, 2, 3, 4])('no value contradicts a verdict about random pairs of schemas (seed %i)', (seed) => {
  const random = createRandomSchemas(randomNumbers(seed));
  const contradictions: unknown[] = [];
  let breaking = 0;
  for (let round = 0; round < 120; round += 1) {
    const base = random.schema(3);
    const revision = random.change(base);
    const [old, revised] = [base, revision].map((schema) => {
      const reader = createSchemaReader('request', { keywordsOf: (schema) => schema, resolve: () => undefined });
      return reader.conjunction([schema]);
    });
    if (old === undefined || revised === undefined) continue;
    const findings = createSchemaComparison(createSubset('json'), () => false)(old, revised);
    if (findings.some(({ effect }) => !harmless.has(effect))) {
      breaking += 1;
      continue;
    }
    const [wasValid, isValid] = [ajv.compile(base), ajv.compile(revision)];
    const names = JSON.stringify(base);
    // Returns false for values that prove nothing. The comparison assumes that a property is never sent if no schema
    // declares it. For a number such as 1e300, the remainder for `multipleOf` is not exact.
    const counts = (value: JsonValue): boolean => {
      if (typeof value === 'number') return Math.abs(value) < 1e20;
      if (typeof value !== 'object' || value === null) return true;
      if (Array.isArray(value)) return value.every(counts);
      return Object.entries(value).every(([name, member]) => names.includes(`"${name}":`) && counts(member ?? null));
    };
    const values = [...firstOf(300, localCandidates(old, revised)), ...firstOf(300, localCandidates(revised, old))];
    const value = values.find((candidate) => counts(candidate) && wasValid(candidate) && !isValid(candidate));
    if (value !== undefined) contradictions.push({ base, revision, value });
  }
  expect(contradictions).toEqual([]);
  expect(breaking).toBeGreaterThan(8);
});
