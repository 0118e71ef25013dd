import { valueLiteral } from '../../../code/literal.ts';
import { compare, not, test } from '../condition.ts';
import { fragment, plain } from '../fragment.ts';
import { check, type Keyword } from '../scope.ts';
import { runtime } from '../symbols.ts';
import { exactNumber } from './bounds.ts';

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

/** @see https://json-schema.org/draft/2020-12/json-schema-validation#section-6.2.2 */
export const maximum: Keyword = {
  about: 'number',
  steps(schema, scope) {
    const bound = exactNumber(schema, 'maximum');
    if (bound === undefined) return [];
    const fails = compare(scope.value, '>', plain(valueLiteral(bound)));
    return [check(schema, scope, 'maximum', fails, `must be at most ${bound}`)];
  },
};

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

/** @see https://json-schema.org/draft/2020-12/json-schema-validation#section-6.2.4 */
export const minimum: Keyword = {
  about: 'number',
  steps(schema, scope) {
    const bound = exactNumber(schema, 'minimum');
    if (bound === undefined) return [];
    const fails = compare(scope.value, '<', plain(valueLiteral(bound)));
    return [check(schema, scope, 'minimum', fails, `must be at least ${bound}`)];
  },
};

/** @see https://json-schema.org/draft/2020-12/json-schema-validation#section-6.2.5 */
export const exclusiveMinimum: Keyword = {
  about: 'number',
  steps(schema, scope) {
    const bound = exactNumber(schema, 'exclusiveMinimum');
    if (bound === undefined) return [];
    const fails = compare(scope.value, '<=', plain(valueLiteral(bound)));
    return [check(schema, scope, 'exclusiveMinimum', fails, `must be more than ${bound}`)];
  },
};
