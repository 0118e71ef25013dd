import { countOf } from '@forgespec/description/diagnostics';
import { compare, not, test } from '../condition.ts';
import { fragment, plain } from '../fragment.ts';
import { check, type Keyword } from '../scope.ts';
import { runtime } from '../symbols.ts';

/** @see https://json-schema.org/draft/2020-12/json-schema-validation#section-6.4.1 */
export const maxItems: Keyword = {
  about: 'array',
  steps(schema, scope) {
    if (schema.maxItems === undefined) return [];
    const fails = compare(fragment`${scope.value}.length`, '>', plain(String(schema.maxItems)));
    return [check(schema, scope, 'maxItems', fails, `must have at most ${countOf(schema.maxItems, 'item')}`)];
  },
};

/** @see https://json-schema.org/draft/2020-12/json-schema-validation#section-6.4.2 */
export const minItems: Keyword = {
  about: 'array',
  steps(schema, scope) {
    if (schema.minItems === undefined) return [];
    const fails = compare(fragment`${scope.value}.length`, '<', plain(String(schema.minItems)));
    return [check(schema, scope, 'minItems', fails, `must have at least ${countOf(schema.minItems, 'item')}`)];
  },
};

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
