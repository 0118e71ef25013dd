import { not, test } from '../condition.ts';
import { fragment } from '../fragment.ts';
import { check, type Keyword } from '../scope.ts';
import { runtime } from '../symbols.ts';

/** @see https://json-schema.org/draft/2020-12/json-schema-validation#section-6.4.3 */
export const uniqueItems: Keyword = {
  about: 'array',
  steps(schema, scope) {
    if (schema.uniqueItems !== true) return [];
    const hasUnique = scope.hasExactIntegers ? runtime.hasUniqueExactItems : runtime.hasUniqueItems;
    const fails = not(test(fragment`${hasUnique}(${scope.value})`));
    return [check(schema, scope, 'uniqueItems', fails, 'must not contain an item twice')];
  },
};
