import { assert, type Keyword } from '../scope.ts';
import { runtime } from '../symbols.ts';

/** @see https://json-schema.org/draft/2020-12/json-schema-validation#section-6.2.1 */
export const multipleOf: Keyword = {
  about: 'number',
  steps(schema, scope) {
    if (schema.multipleOf === undefined) return [];
    const fails = `!${scope.use(runtime.isMultipleOf)}(${scope.value}, ${schema.multipleOf})`;
    return [assert(schema, 'multipleOf', fails, `must be a multiple of ${schema.multipleOf}`)];
  },
};
