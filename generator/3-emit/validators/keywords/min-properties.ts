import { assert, type Keyword } from '../scope.ts';
import { runtime } from '../symbols.ts';
import { quantity } from './quantity.ts';

/** @see https://json-schema.org/draft/2020-12/json-schema-validation#section-6.5.2 */
export const minProperties: Keyword = {
  about: 'object',
  steps(schema, scope) {
    if (schema.minProperties === undefined) return [];
    const fails = `${scope.use(runtime.countProperties)}(${scope.value}) < ${schema.minProperties}`;
    return [assert(schema, 'minProperties', fails, `must have at least ${quantity(schema.minProperties, 'property', 'properties')}`)];
  },
};
