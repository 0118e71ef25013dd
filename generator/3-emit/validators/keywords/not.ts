import { negate } from '../condition.ts';
import { assert, type Keyword } from '../scope.ts';

/** @see https://json-schema.org/draft/2020-12/json-schema-core#section-10.2.1.4 */
export const not: Keyword = {
  about: 'any',
  steps(schema, scope) {
    if (schema.not === undefined) return [];
    const fails = negate(scope.failure(schema.not, 'value', `${scope.name}Excluded`));
    return [assert(schema, 'not', fails, 'must not be what `not` describes')];
  },
};
