import { all } from '../condition.ts';
import { assert, type Keyword } from '../scope.ts';
import { nullOption } from './null-option.ts';

/** @see https://json-schema.org/draft/2020-12/json-schema-core#section-10.2.1.2 */
export const anyOf: Keyword = {
  about: 'any',
  steps(schema, scope) {
    if (schema.anyOf === undefined) return [];
    const options = schema.anyOf;
    const nullable = nullOption(options, scope);
    if (nullable !== undefined) return nullable;
    const fails = all(options.map((option, index) => scope.failure(option, 'value', `${scope.name}Option${index + 1}`)));
    return [assert(schema, 'anyOf', fails, `must be one of ${options.length} shapes, and is none of them`)];
  },
};
