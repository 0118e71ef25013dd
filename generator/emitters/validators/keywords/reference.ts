import { always } from '../condition.ts';
import type { Keyword } from '../scope.ts';

/** `$ref`, which may occur beside other keywords. @see https://json-schema.org/draft/2020-12/json-schema-core#section-8.2.3.1 */
export const reference: Keyword = {
  about: 'any',
  steps(schema, scope) {
    if (schema.reference === undefined) return [];
    const { name, value, path, known } = scope;
    const target = scope.resolve(schema.reference);
    return [{ kind: 'apply', when: always, application: { schema: target, value, path, known, name } }];
  },
};
