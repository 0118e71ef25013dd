import { expect, test } from 'vitest';
import { createSchemaComparison } from '../../diff/schema/compare/compare-schemas.ts';
import { acceptsValue } from '../../diff/schema/normal/accepts.ts';
import { createSchemaReader } from '../../diff/schema/normal/schema-reader.ts';
import { createSubset } from '../../diff/schema/subset/is-subset.ts';
import { keywordCases, text } from './keyword-cases.ts';

// The keyword of each case restricts values. So the case needs each part of the comparison: constraints, values, subsets and changes.

const isSubset = createSubset('json');

test.each(Object.entries(keywordCases))('the comparison knows the effect of `%s`', (keyword, { schema, value }) => {
  const { [keyword]: _, ...others } = schema;
  const reader = createSchemaReader('request', {
    keywordsOf: (node) => node,
    resolve: (reference) => (reference === '#/components/schemas/Text' ? text : undefined),
  });
  const [without, restricted] = [reader.conjunction([others]), reader.conjunction([schema])];
  expect(acceptsValue(restricted, value)).toBe(false);
  expect(acceptsValue(without, value)).toBe(keyword !== 'format');
  expect(isSubset(restricted, without)).toBe(true);
  expect(isSubset(without, restricted)).toBe(false);
  const effects = createSchemaComparison(isSubset, () => false)(without, restricted).map(({ effect }) => effect);
  expect(effects.filter((effect) => effect !== 'neutral' && effect !== 'wider')).not.toEqual([]);
});
