import { compare } from '../condition.ts';
import { plain } from '../fragment.ts';
import { check, type Keyword } from '../scope.ts';

/** @see https://json-schema.org/draft/2020-12/json-schema-validation#section-6.2.4 */
export const minimum: Keyword = {
  about: 'number',
  steps(schema, scope) {
    if (schema.minimum === undefined) return [];
    const fails = compare(scope.value, '<', plain(String(schema.minimum)));
    return [check(schema, scope, 'minimum', fails, `must be at least ${schema.minimum}`)];
  },
};
