import type { Oas3Rule } from '@redocly/openapi-core';
import { SpecNode } from '../openapi/node.ts';

const dialect = 'https://json-schema.org/draft/2020-12/schema';

/**
 * Requires plain JSON Schema 2020-12 as the dialect of the document. Without a dialect, Prism 5.16 validates by draft 7. With the dialect
 * of OpenAPI, Prism does not validate bodies at all.
 */
export const prismDialect: Oas3Rule = () => ({
  Root(_, context) {
    const declared = SpecNode.visited(context).at('jsonSchemaDialect');
    if (declared.value === dialect) return;
    context.report({
      location: declared.location,
      message: `With this dialect, Prism would validate bodies wrongly, or not at all. Write \`jsonSchemaDialect: ${dialect}\`.`,
    });
  },
});
