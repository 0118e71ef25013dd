import type { Oas3Rule } from '@redocly/openapi-core';
import { SpecNode } from '../openapi/node.ts';
import { annotations } from '../openapi/schemas.ts';

/** A schema that allows everything says so on purpose: otherwise nobody can tell an unknown shape from a forgotten one. */
export const notShown: Oas3Rule = () => ({
  Schema(_, context) {
    const schema = SpecNode.visited(context);
    if (schema.at('x-not-shown').exists || !allowsAnything(schema)) return;
    // An array must say something about its items, and `items: {}` is how it says that they may be anything.
    if (context.key === 'items' && schema.keys().length === 0) return;
    context.report({
      location: context.location.key(),
      message:
        'This schema allows any value, or any object, and does not say why. ' +
        'Describe its properties, or say what the documents leave out: `x-not-shown: response body of …`.',
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
