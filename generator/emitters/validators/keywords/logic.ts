import type { Schema } from '@forgespec/model';
import { all, always, type Condition, expression, not, test } from '../condition.ts';
import { optionFailures, optionNames, optionsMessage } from '../option-names.ts';
import { check, type Keyword } from '../scope.ts';
import type { ApplyStep } from '../step.ts';
import { usesOnly } from '../used-keywords.ts';
import { explained } from '../explained.ts';
import { fragment, joined } from '../fragment.ts';
import { areDisjoint } from '../options.ts';
import { runtime } from '../symbols.ts';
import { isNull, nullOption } from './null-option.ts';

/**
 * Applies each schema of `allOf` separately. Before, `objectSteps` may have removed schemas from the `allOf`, because it compiles them
 * together with the schema that contains the `allOf`.
 *
 * @see https://json-schema.org/draft/2020-12/json-schema-core#section-10.2.1.1
 */
export const allOf: Keyword = {
  about: 'any',
  steps(schema, scope) {
    const parts = schema.allOf ?? [];
    const { value, path, known } = scope;
    // A reference has the functions of its target, so it needs no name.
    const names = parts.every(isReference) ? [] : optionNames(parts, 'Part', scope);
    return parts.map((part, index): ApplyStep => ({
      kind: 'apply',
      when: always,
      application: { schema: part, value, path, known, name: names[index] ?? scope.name },
    }));
  },
};

const isReference = (part: Schema): boolean =>
  part.kind === 'keywords' && part.reference !== undefined && usesOnly(part, ['reference']);

/** @see https://json-schema.org/draft/2020-12/json-schema-core#section-10.2.1.2 */
export const anyOf: Keyword = {
  about: 'any',
  steps(schema, scope) {
    if (schema.anyOf === undefined) return [];
    if (schema.anyOf.length === 1) return allOf.steps({ ...schema, allOf: schema.anyOf }, scope);
    const options = schema.anyOf;
    const nullable = nullOption(options, scope);
    if (nullable !== undefined) return nullable;
    const fails = all(optionFailures(options, scope));
    return explained(options, check(schema, scope, 'anyOf', fails, optionsMessage('one of', options, scope)), scope);
  },
};

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
