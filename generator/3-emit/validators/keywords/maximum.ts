import { compare } from '../condition.ts';
import { plain } from '../fragment.ts';
import { check, type Keyword } from '../scope.ts';

/** @see https://json-schema.org/draft/2020-12/json-schema-validation#section-6.2.2 */
export const maximum: Keyword = {
  about: 'number',
  steps(schema, scope) {
    if (schema.maximum === undefined) return [];
    const fails = compare(scope.value, '>', plain(String(schema.maximum)));
    return [check(schema, scope, 'maximum', fails, `must be at most ${schema.maximum}`)];
  },
};
