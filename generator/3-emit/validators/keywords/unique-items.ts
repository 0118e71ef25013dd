import { assert, type Keyword } from '../scope.ts';
import { runtime } from '../symbols.ts';

/** @see https://json-schema.org/draft/2020-12/json-schema-validation#section-6.4.3 */
export const uniqueItems: Keyword = {
  about: 'array',
  steps(schema, scope) {
    if (schema.uniqueItems !== true) return [];
    return [assert(schema, 'uniqueItems', `!${scope.use(runtime.hasUniqueItems)}(${scope.value})`, 'must not hold an item twice')];
  },
};
