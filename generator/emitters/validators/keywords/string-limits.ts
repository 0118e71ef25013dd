import { countOf } from '@forgespec/description/diagnostics';
import { regExpLiteral } from '../../../code/literal.ts';
import { all, compare, not, test } from '../condition.ts';
import { fragment, plain } from '../fragment.ts';
import { check, type Keyword } from '../scope.ts';
import { runtime } from '../symbols.ts';

/** @see https://json-schema.org/draft/2020-12/json-schema-validation#section-6.3.1 */
export const maxLength: Keyword = {
  about: 'string',
  steps(schema, scope) {
    if (schema.maxLength === undefined) return [];
    const most = plain(String(schema.maxLength));
    const fails = all([
      // A string never has more code points than UTF-16 units. Therefore this faster comparison is enough for most
      // strings.
      compare(fragment`${scope.value}.length`, '>', most),
      compare(fragment`${runtime.codePoints}(${scope.value})`, '>', most),
    ]);
    return [check(schema, scope, 'maxLength', fails, `must have at most ${countOf(schema.maxLength, 'character')}`)];
  },
};

/** @see https://json-schema.org/draft/2020-12/json-schema-validation#section-6.3.2 */
export const minLength: Keyword = {
  about: 'string',
  steps(schema, scope) {
    if (schema.minLength === undefined || schema.minLength === 0) return [];
    const fails =
      schema.minLength === 1
        ? compare(scope.value, '===', plain("''"))
        : compare(fragment`${runtime.codePoints}(${scope.value})`, '<', plain(String(schema.minLength)));
    return [check(schema, scope, 'minLength', fails, `must have at least ${countOf(schema.minLength, 'character')}`)];
  },
};

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
