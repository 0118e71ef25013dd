import { compare } from '../condition.ts';
import { fragment, plain } from '../fragment.ts';
import { check, type Keyword } from '../scope.ts';
import { quantity } from './quantity.ts';

/** @see https://json-schema.org/draft/2020-12/json-schema-validation#section-6.4.1 */
export const maxItems: Keyword = {
  about: 'array',
  steps(schema, scope) {
    if (schema.maxItems === undefined) return [];
    const fails = compare(fragment`${scope.value}.length`, '>', plain(String(schema.maxItems)));
    return [check(schema, scope, 'maxItems', fails, `must have at most ${quantity(schema.maxItems, 'item')}`)];
  },
};
