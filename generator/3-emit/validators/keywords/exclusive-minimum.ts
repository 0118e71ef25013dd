import { compare } from '../condition.ts';
import { plain } from '../fragment.ts';
import { check, type Keyword } from '../scope.ts';

/** @see https://json-schema.org/draft/2020-12/json-schema-validation#section-6.2.5 */
export const exclusiveMinimum: Keyword = {
  about: 'number',
  steps(schema, scope) {
    if (schema.exclusiveMinimum === undefined) return [];
    const fails = compare(scope.value, '<=', plain(String(schema.exclusiveMinimum)));
    return [check(schema, scope, 'exclusiveMinimum', fails, `must be more than ${schema.exclusiveMinimum}`)];
  },
};
