import { assert, type Keyword } from '../scope.ts';

/** @see https://json-schema.org/draft/2020-12/json-schema-validation#section-6.2.5 */
export const exclusiveMinimum: Keyword = {
  about: 'number',
  steps(schema, scope) {
    if (schema.exclusiveMinimum === undefined) return [];
    return [assert(schema, 'exclusiveMinimum', `${scope.value} <= ${schema.exclusiveMinimum}`, `must be more than ${schema.exclusiveMinimum}`)];
  },
};
