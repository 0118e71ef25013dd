import { compare } from '../condition.ts';
import { fragment, plain } from '../fragment.ts';
import { check, type Keyword } from '../scope.ts';
import { quantity } from './quantity.ts';

/** @see https://json-schema.org/draft/2020-12/json-schema-validation#section-6.4.2 */
export const minItems: Keyword = {
  about: 'array',
  steps(schema, scope) {
    if (schema.minItems === undefined) return [];
    const fails = compare(fragment`${scope.value}.length`, '<', plain(String(schema.minItems)));
    return [check(schema, scope, 'minItems', fails, `must have at least ${quantity(schema.minItems, 'item')}`)];
  },
};
