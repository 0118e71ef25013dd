import type { Oas3Rule } from '@redocly/openapi-core';
import { SpecNode } from '../openapi/node.ts';

const dialect = 'https://json-schema.org/draft/2020-12/schema';

/**
 * The document names plain JSON Schema 2020-12 as its dialect. Without it Prism 5.16 validates as draft 7; with the dialect of
 * OpenAPI itself it validates no body at all.
 */
export const prismDialect: Oas3Rule = () => ({
  Root(_, context) {
    const declared = SpecNode.visited(context).at('jsonSchemaDialect');
    if (declared.value === dialect) return;
    context.report({
      location: declared.location,
      message: `Prism would misjudge bodies by this dialect, or not judge them at all. Write \`jsonSchemaDialect: ${dialect}\`.`,
    });
  },
});
