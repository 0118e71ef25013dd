import { regExpLiteral } from '../../../code/literal.ts';
import { assert, type Keyword } from '../scope.ts';

/** @see https://json-schema.org/draft/2020-12/json-schema-validation#section-6.3.3 */
export const pattern: Keyword = {
  about: 'string',
  steps(schema, scope) {
    if (schema.pattern === undefined) return [];
    const constant = scope.constant('pattern', regExpLiteral(schema.pattern));
    return [assert(schema, 'pattern', `!${constant}.test(${scope.value})`, `must match the pattern ${schema.pattern}`)];
  },
};
