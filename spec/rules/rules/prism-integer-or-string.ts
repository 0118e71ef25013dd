import type { Oas3Rule } from '@redocly/openapi-core';
import { SpecNode } from '../openapi/node.ts';
import { declaredTypes } from '../openapi/schemas.ts';

/**
 * Requires a list of types for a path parameter that is a number or a text. Prism 5.16 converts values in a path, so `24` matches
 * both schemas of a `oneOf`, which allows only one.
 */
export const prismIntegerOrString: Oas3Rule = () => ({
  Parameter(_, context) {
    const parameter = SpecNode.visited(context);
    if (parameter.at('in').value !== 'path') return;
    const choice = parameter.at('schema').at('oneOf');
    const types = choice.items().flatMap(declaredTypes);
    if (!types.includes('integer') || !types.includes('string')) return;
    context.report({
      location: choice.location.key(),
      message:
        'Prism rejects every number for this choice, because a number in a path is also a text. Write `type: [integer, string]`.',
    });
  },
});
