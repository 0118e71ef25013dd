import type { Schema } from '@forgespec/model';
import { typeName } from '@forgespec/model/names';
import { all, any, type Condition, not } from '../condition.ts';
import { check, type Keyword } from '../scope.ts';
import type { ApplyStep } from '../step.ts';
import { isAbsent } from './properties.ts';

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

/** @see https://json-schema.org/draft/2020-12/json-schema-validation#section-6.5.4 */
export const dependentRequired: Keyword = {
  about: 'object',
  steps(schema, scope) {
    return (schema.dependentRequired ?? [])
      .filter(({ required }) => required.length > 0)
      .map(({ name, required }) => {
        const fails = all([not(isAbsent(name, scope)), any(required.map((other) => isAbsent(other, scope)))]);
        const others = required.map((other) => JSON.stringify(other)).join(', ');
        const message = `must have ${others} if it has ${JSON.stringify(name)}`;
        return check(schema, scope, 'dependentRequired', fails, message);
      });
  },
};

/** @see https://json-schema.org/draft/2020-12/json-schema-core#section-10.2.2.4 */
export const dependentSchemas: Keyword = {
  about: 'object',
  steps(schema, scope) {
    return (schema.dependentSchemas ?? []).map(({ name, schema: dependent }) => ({
      kind: 'apply',
      when: not(isAbsent(name, scope)),
      application: {
        schema: dependent,
        value: scope.value,
        path: scope.path,
        name: `${scope.name}With${typeName(name)}`,
        known: 'object',
      },
    }));
  },
};
