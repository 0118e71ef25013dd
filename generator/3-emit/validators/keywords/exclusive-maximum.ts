import { compare } from '../condition.ts';
import { plain } from '../fragment.ts';
import { check, type Keyword } from '../scope.ts';

/** @see https://json-schema.org/draft/2020-12/json-schema-validation#section-6.2.3 */
export const exclusiveMaximum: Keyword = {
  about: 'number',
  steps(schema, scope) {
    if (schema.exclusiveMaximum === undefined) return [];
    const fails = compare(scope.value, '>=', plain(String(schema.exclusiveMaximum)));
    return [check(schema, scope, 'exclusiveMaximum', fails, `must be less than ${schema.exclusiveMaximum}`)];
  },
};
