import { assert, type Keyword } from '../scope.ts';

/** @see https://json-schema.org/draft/2020-12/json-schema-validation#section-6.2.4 */
export const minimum: Keyword = {
  about: 'number',
  steps(schema, scope) {
    if (schema.minimum === undefined) return [];
    return [assert(schema, 'minimum', `${scope.value} < ${schema.minimum}`, `must be at least ${schema.minimum}`)];
  },
};
