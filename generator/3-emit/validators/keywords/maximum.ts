import { assert, type Keyword } from '../scope.ts';

/** @see https://json-schema.org/draft/2020-12/json-schema-validation#section-6.2.2 */
export const maximum: Keyword = {
  about: 'number',
  steps(schema, scope) {
    if (schema.maximum === undefined) return [];
    return [assert(schema, 'maximum', `${scope.value} > ${schema.maximum}`, `must be at most ${schema.maximum}`)];
  },
};
