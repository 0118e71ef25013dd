import { always } from '../condition.ts';
import { fragment } from '../fragment.ts';
import { keyPath } from '../path.ts';
import { names, type Keyword } from '../scope.ts';
import { runtime } from '../symbols.ts';

/** @see https://json-schema.org/draft/2020-12/json-schema-core#section-10.3.2.4 */
export const propertyNames: Keyword = {
  about: 'object',
  steps(schema, scope) {
    if (schema.propertyNames === undefined) return [];
    const { key } = names;
    const list = fragment`${runtime.presentKeys}(${scope.value})`;
    const application = {
      schema: schema.propertyNames,
      value: fragment`${key}`,
      path: keyPath,
      name: `${scope.name}PropertyName`,
      known: 'string',
    } as const;
    return [
      {
        kind: 'each',
        item: key,
        list,
        loop: (body) => fragment`for (const ${key} of ${list}) {\n${body}\n}`,
        steps: [{ kind: 'apply', when: always, application }],
      },
    ];
  },
};
