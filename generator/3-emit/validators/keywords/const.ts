import { assert, type Keyword } from '../scope.ts';
import { differs } from './enum.ts';

/** @see https://json-schema.org/draft/2020-12/json-schema-validation#section-6.1.3 */
export const constKeyword: Keyword = {
  about: 'any',
  steps(schema, scope) {
    if (schema.const === undefined) return [];
    const [expected] = schema.const;
    return [assert(schema, 'const', differs(expected, scope), `must be ${JSON.stringify(expected)}`)];
  },
};
