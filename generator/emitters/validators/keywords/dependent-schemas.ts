import { typeName } from '@forgespec/model/names';
import { not } from '../condition.ts';
import type { Keyword } from '../scope.ts';
import { isAbsent } from './properties.ts';

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
