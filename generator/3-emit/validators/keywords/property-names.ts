import type { Keyword } from '../scope.ts';
import { runtime } from '../symbols.ts';

/** @see https://json-schema.org/draft/2020-12/json-schema-core#section-10.3.2.4 */
export const propertyNames: Keyword = {
  about: 'object',
  steps(schema, scope) {
    if (schema.propertyNames === undefined) return [];
    return [
      {
        kind: 'loop',
        head: () => `for (const [propertyName] of ${scope.use(runtime.presentEntries)}(value))`,
        steps: [
          {
            kind: 'apply',
            schema: schema.propertyNames,
            value: 'propertyName',
            path: `\`\${path}/\${${scope.use(runtime.pointerSegment)}(propertyName)}\``,
            name: `${scope.name}PropertyName`,
          },
        ],
      },
    ];
  },
};
