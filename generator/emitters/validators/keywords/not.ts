import { not } from '../condition.ts';
import { check, type Keyword } from '../scope.ts';

/** @see https://json-schema.org/draft/2020-12/json-schema-core#section-10.2.1.4 */
export const notKeyword: Keyword = {
  about: 'any',
  steps(schema, scope) {
    if (schema.not === undefined) return [];
    const { value, known } = scope;
    const fails = not(scope.failure({ schema: schema.not, value, known, name: `${scope.name}Excluded` }));
    return [check(schema, scope, 'not', fails, 'must not match the schema in `not`')];
  },
};
