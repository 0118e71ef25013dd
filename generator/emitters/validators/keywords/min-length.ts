import { compare } from '../condition.ts';
import { fragment, plain } from '../fragment.ts';
import { check, type Keyword } from '../scope.ts';
import { runtime } from '../symbols.ts';
import { quantity } from './quantity.ts';

/** @see https://json-schema.org/draft/2020-12/json-schema-validation#section-6.3.2 */
export const minLength: Keyword = {
  about: 'string',
  steps(schema, scope) {
    if (schema.minLength === undefined || schema.minLength === 0) return [];
    const fails =
      schema.minLength === 1
        ? compare(scope.value, '===', plain("''"))
        : compare(fragment`${runtime.codePoints}(${scope.value})`, '<', plain(String(schema.minLength)));
    return [check(schema, scope, 'minLength', fails, `must have at least ${quantity(schema.minLength, 'character')}`)];
  },
};
