import { all } from '../condition.ts';
import { check, type Keyword } from '../scope.ts';
import { explained } from '../explained.ts';
import { optionFailures, optionsMessage } from '../option-failures.ts';
import { allOf } from './all-of.ts';
import { nullOption } from './null-option.ts';

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
