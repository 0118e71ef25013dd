import { valueLiteral } from '../../../code/literal.ts';
import { compare } from '../condition.ts';
import { plain } from '../fragment.ts';
import { check, type Keyword } from '../scope.ts';
import { exactNumber } from './exact-number.ts';

/** @see https://json-schema.org/draft/2020-12/json-schema-validation#section-6.2.3 */
export const exclusiveMaximum: Keyword = {
  about: 'number',
  steps(schema, scope) {
    const bound = exactNumber(schema, 'exclusiveMaximum');
    if (bound === undefined) return [];
    const fails = compare(scope.value, '>=', plain(valueLiteral(bound)));
    return [check(schema, scope, 'exclusiveMaximum', fails, `must be less than ${bound}`)];
  },
};
