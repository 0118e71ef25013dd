import { regExpLiteral } from '../../../code/literal.ts';
import { all, compare, not, test } from '../condition.ts';
import { fragment, plain } from '../fragment.ts';
import { check, type Keyword } from '../scope.ts';

/** @see https://json-schema.org/draft/2020-12/json-schema-validation#section-6.3.3 */
export const pattern: Keyword = {
  about: 'string',
  steps(schema, scope) {
    if (schema.pattern === undefined) return [];
    const expression = scope.constant('pattern', plain(regExpLiteral(schema.pattern)));
    const fails = not(test(fragment`${expression}.test(${scope.value})`));
    const step = check(schema, scope, 'pattern', fails, `must match the pattern ${schema.pattern}`);
    if (schema.maxLength === undefined) return [step];
    // Matching a long text could take very long, so `collect…` does not match a text that `maxLength` certainly
    // rejects. `maxLength` counts code points, and a code point has at most two UTF-16 units.
    const isShort = compare(fragment`${scope.value}.length`, '<=', plain(String(2 * schema.maxLength)));
    return [{ ...step, isReported: all([isShort, fails]) }];
  },
};
