import { valueLiteral } from '../../../code/literal.ts';
import { not, test } from '../condition.ts';
import { fragment } from '../fragment.ts';
import { check, type Keyword } from '../scope.ts';
import { runtime } from '../symbols.ts';
import { exactNumber } from './exact-number.ts';

/** @see https://json-schema.org/draft/2020-12/json-schema-validation#section-6.2.1 */
export const multipleOf: Keyword = {
  about: 'number',
  steps(schema, scope) {
    const factor = exactNumber(schema, 'multipleOf');
    if (factor === undefined) return [];
    const divides = scope.hasExactIntegers ? runtime.dividesExactly : runtime.divides;
    const fails = not(test(fragment`${divides}(${valueLiteral(factor)}, ${scope.value})`));
    return [check(schema, scope, 'multipleOf', fails, `must be a multiple of ${factor}`)];
  },
};
