import { check, type Keyword } from '../scope.ts';
import { allowedMessage, allowedValues, isNoneOf } from './allowed-values.ts';

/** @see https://json-schema.org/draft/2020-12/json-schema-validation#section-6.1.3 */
export const constKeyword: Keyword = {
  about: 'any',
  steps(schema, scope) {
    const values = allowedValues(schema);
    if (schema.const === undefined || values === undefined) return [];
    return [{ ...check(schema, scope, 'const', isNoneOf(values, scope), allowedMessage(values)), isShape: true }];
  },
};
