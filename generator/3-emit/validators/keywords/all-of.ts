import type { Keyword } from '../scope.ts';

/** @see https://json-schema.org/draft/2020-12/json-schema-core#section-10.2.1.1 */
export const allOf: Keyword = {
  about: 'any',
  steps(schema, scope) {
    return (schema.allOf ?? []).map((part, index) => ({
      kind: 'apply',
      schema: part,
      value: 'value',
      path: 'path',
      name: `${scope.name}Part${index + 1}`,
    }));
  },
};
