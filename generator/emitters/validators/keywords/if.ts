import type { Schema } from '@forgespec/model';
import { not, type Condition } from '../condition.ts';
import type { Keyword } from '../scope.ts';
import type { ApplyStep } from '../step.ts';

/** `if`, `then` and `else`. @see https://json-schema.org/draft/2020-12/json-schema-core#section-10.2.2 */
export const ifKeyword: Keyword = {
  about: 'any',
  steps(schema, scope) {
    if (schema.if === undefined) return [];
    const { value, path, known } = scope;
    const fails = scope.failure({ schema: schema.if, value, known, name: `${scope.name}Condition` });
    const branch = (part: Schema | undefined, name: string, when: Condition): ApplyStep[] =>
      part === undefined
        ? []
        : [{ kind: 'apply', when, application: { schema: part, value, path, known, name: `${scope.name}${name}` } }];
    return [...branch(schema.then, 'Then', not(fails)), ...branch(schema.else, 'Else', fails)];
  },
};
