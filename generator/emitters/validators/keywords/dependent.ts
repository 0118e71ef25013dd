import { typeName } from '@forgespec/model/names';
import { all, any, not } from '../condition.ts';
import { check, type Keyword } from '../scope.ts';
import { isAbsent } from './properties.ts';

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
