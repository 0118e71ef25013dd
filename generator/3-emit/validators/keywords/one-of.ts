import { negate } from '../condition.ts';
import { assert, type Keyword } from '../scope.ts';
import { isNull, nullOption } from './null-option.ts';

/** @see https://json-schema.org/draft/2020-12/json-schema-core#section-10.2.1.3 */
export const oneOf: Keyword = {
  about: 'any',
  steps(schema, scope) {
    if (schema.oneOf === undefined) return [];
    const options = schema.oneOf;
    // Exact only where null cannot match both.
    const nullable = options.every((option) => isNull(option) || scope.refuses(option, null)) ? nullOption(options, scope) : undefined;
    if (nullable !== undefined) return nullable;
    const matching = options
      .map((option, index) => negate(scope.failure(option, 'value', `${scope.name}Option${index + 1}`)))
      .map((holds) => `Number(${holds})`)
      .join(' + ');
    return [assert(schema, 'oneOf', `${matching} !== 1`, `must be exactly one of ${options.length} shapes`)];
  },
};
