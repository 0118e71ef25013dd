import { check, type Keyword } from '../scope.ts';
import { allowedMessage, allowedValues, isNoneOf } from './allowed-values.ts';

/** @see https://json-schema.org/draft/2020-12/json-schema-validation#section-6.1.2 */
export const enumKeyword: Keyword = {
  about: 'any',
  steps(schema, scope) {
    const values = allowedValues(schema);
    // If the schema also has a `const`, the check of `const` allows only values that are also in `enum`. So `enum` does
    // not need its own check.
    if (schema.enum === undefined || schema.const !== undefined || values === undefined) return [];
    return [{ ...check(schema, scope, 'enum', isNoneOf(values, scope), allowedMessage(values)), isShape: true }];
  },
};
