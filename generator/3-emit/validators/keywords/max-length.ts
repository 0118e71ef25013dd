import { assert, type Keyword } from '../scope.ts';
import { runtime } from '../symbols.ts';
import { quantity } from './quantity.ts';

/** @see https://json-schema.org/draft/2020-12/json-schema-validation#section-6.3.1 */
export const maxLength: Keyword = {
  about: 'string',
  steps(schema, scope) {
    if (schema.maxLength === undefined) return [];
    // A string has at most as many code points as UTF-16 units: most strings are told by their length alone.
    const fails = `${scope.value}.length > ${schema.maxLength} && ${scope.use(runtime.codePoints)}(${scope.value}) > ${schema.maxLength}`;
    return [assert(schema, 'maxLength', fails, `must have at most ${quantity(schema.maxLength, 'character')}`)];
  },
};
