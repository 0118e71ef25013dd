import type { Oas3Rule } from '@redocly/openapi-core';
import { SpecNode } from '../openapi/node.ts';
import { typesOf } from '../openapi/schemas.ts';

/**
 * A path parameter that is a number or a text says so with a list of types. Prism 5.16 converts what it finds in a path, after
 * which `24` is both, and `oneOf` allows just one.
 */
export const prismIntegerOrString: Oas3Rule = () => ({
  Parameter(_, context) {
    const parameter = SpecNode.visited(context);
    if (parameter.at('in').value !== 'path') return;
    const choice = parameter.at('schema').at('oneOf');
    const types = choice.items().flatMap(typesOf);
    if (!types.includes('integer') || !types.includes('string')) return;
    context.report({
      location: choice.location.key(),
      message:
        'Prism refuses every number for this choice, because a number in a path is a text as well. Write `type: [integer, string]`.',
    });
  },
});
