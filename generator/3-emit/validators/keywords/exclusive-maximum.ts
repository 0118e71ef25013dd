import { assert, type Keyword } from '../scope.ts';

/** @see https://json-schema.org/draft/2020-12/json-schema-validation#section-6.2.3 */
export const exclusiveMaximum: Keyword = {
  about: 'number',
  steps(schema, scope) {
    if (schema.exclusiveMaximum === undefined) return [];
    return [assert(schema, 'exclusiveMaximum', `${scope.value} >= ${schema.exclusiveMaximum}`, `must be less than ${schema.exclusiveMaximum}`)];
  },
};
