import { typeName } from '../../../code/identifier.ts';
import type { Keyword } from '../scope.ts';
import { read } from './properties.ts';

/** @see https://json-schema.org/draft/2020-12/json-schema-core#section-10.2.2.4 */
export const dependentSchemas: Keyword = {
  about: 'object',
  steps(schema, scope) {
    return (schema.dependentSchemas ?? []).map(({ name, schema: dependent }) => ({
      kind: 'branch',
      condition: () => `${read(name, scope)} !== undefined`,
      then: [
        {
          kind: 'apply',
          schema: dependent,
          value: 'value',
          path: 'path',
          name: `${scope.name}With${typeName(name)}`,
        },
      ],
      otherwise: [],
    }));
  },
};
