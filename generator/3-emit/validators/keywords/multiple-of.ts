import { not, test } from '../condition.ts';
import { fragment } from '../fragment.ts';
import { check, type Keyword } from '../scope.ts';
import { runtime } from '../symbols.ts';

/** @see https://json-schema.org/draft/2020-12/json-schema-validation#section-6.2.1 */
export const multipleOf: Keyword = {
  about: 'number',
  steps(schema, scope) {
    if (schema.multipleOf === undefined) return [];
    const fails = not(test(fragment`${runtime.divides}(${schema.multipleOf}, ${scope.value})`));
    return [check(schema, scope, 'multipleOf', fails, `must be a multiple of ${schema.multipleOf}`)];
  },
};
