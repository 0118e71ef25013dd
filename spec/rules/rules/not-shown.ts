import type { Oas3Rule } from '@redocly/openapi-core';
import { SpecNode } from '../openapi/node.ts';
import { annotations } from '../openapi/schemas.ts';

/**
 * Requires `x-not-shown` in a schema that allows every value or every object. Without this key, readers cannot see if
 * the details are unknown or were forgotten.
 */
export const notShown: Oas3Rule = () => ({
  Schema(_, context) {
    const schema = SpecNode.visited(context);
    if (schema.at('x-not-shown').exists || !allowsAnything(schema)) return;
    // `items: {}` is allowed, because another rule requires a schema for the items of an array.
    if (context.key === 'items' && schema.keys().length === 0) return;
    context.report({
      location: context.location.key(),
      message:
        'This schema allows any value, or any object, without a reason. ' +
        'Describe its properties, or name the detail that the documents leave out: `x-not-shown: response body of …`.',
    });
  },
});

function allowsAnything(schema: SpecNode): boolean {
  return schema.entries().every(([keyword, { value }]) => {
    if (keyword.startsWith('x-') || annotations.has(keyword)) return true;
    if (keyword === 'type') return value === 'object';
    if (keyword === 'additionalProperties') return value === true;
    return keyword === 'properties' && schema.at(keyword).keys().length === 0;
  });
}
