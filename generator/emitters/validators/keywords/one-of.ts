import { all, expression, not, test, type Condition } from '../condition.ts';
import { explained } from '../explained.ts';
import { fragment, joined } from '../fragment.ts';
import { areDisjoint } from '../options.ts';
import { optionFailures, optionsMessage } from '../option-failures.ts';
import { check, type Keyword } from '../scope.ts';
import { runtime } from '../symbols.ts';
import { allOf } from './all-of.ts';
import { isNull, nullOption } from './null-option.ts';

/** @see https://json-schema.org/draft/2020-12/json-schema-core#section-10.2.1.3 */
export const oneOf: Keyword = {
  about: 'any',
  steps(schema, scope) {
    if (schema.oneOf === undefined) return [];
    if (schema.oneOf.length === 1) return allOf.steps({ ...schema, allOf: schema.oneOf }, scope);
    const options = schema.oneOf;
    // `nullOption` is correct only if null cannot match the other option as well.
    const isNullExact = options.every((option) => isNull(option) || scope.refuses(option, null));
    const nullable = isNullExact ? nullOption(options, scope) : undefined;
    if (nullable !== undefined) return nullable;
    const failures = optionFailures(options, scope);
    if (areDisjoint(options, scope.resolve)) {
      return explained(
        options,
        check(schema, scope, 'oneOf', all(failures), optionsMessage('one of', options, scope)),
        scope,
      );
    }
    return [check(schema, scope, 'oneOf', isNotExactlyOne(failures), optionsMessage('exactly one of', options, scope))];
  },
};

function isNotExactlyOne(failures: readonly Condition[]): Condition {
  const holds = joined(
    failures.map((failure) => expression(not(failure))),
    ', ',
  );
  return not(test(fragment`${runtime.exactlyOne}(${holds})`));
}
