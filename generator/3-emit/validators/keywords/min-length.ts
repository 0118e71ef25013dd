import { assert, type Keyword } from '../scope.ts';
import { runtime } from '../symbols.ts';
import { quantity } from './quantity.ts';

/** @see https://json-schema.org/draft/2020-12/json-schema-validation#section-6.3.2 */
export const minLength: Keyword = {
  about: 'string',
  steps(schema, scope) {
    if (schema.minLength === undefined) return [];
    const fails = `${scope.use(runtime.codePoints)}(${scope.value}) < ${schema.minLength}`;
    return [assert(schema, 'minLength', fails, `must have at least ${quantity(schema.minLength, 'character')}`)];
  },
};
