import { negate } from '../condition.ts';
import type { Schema } from '../../../2-model/schema.ts';
import type { Keyword } from '../scope.ts';
import type { Step } from '../step.ts';

/** `if` with `then` and `else`. @see https://json-schema.org/draft/2020-12/json-schema-core#section-10.2.2 */
export const ifKeyword: Keyword = {
  about: 'any',
  steps(schema, scope) {
    if (schema.if === undefined) return [];
    const apply = (branch: Schema | undefined, name: string): Step[] =>
      branch === undefined
        ? []
        : [{ kind: 'apply', schema: branch, value: 'value', path: 'path', name: `${scope.name}${name}` }];
    const then = apply(schema.then, 'Then');
    const otherwise = apply(schema.else, 'Else');
    if (then.length + otherwise.length === 0) return [];
    const condition = negate(scope.failure(schema.if, 'value', `${scope.name}Condition`));
    return [{ kind: 'branch', condition: () => condition, then, otherwise }];
  },
};
