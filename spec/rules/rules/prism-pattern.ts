import type { Oas3Rule } from '@redocly/openapi-core';
import { SpecNode } from '../openapi/node.ts';

/**
 * Requires that a pattern is a JavaScript regular expression with the flag `u`, as JSON Schema recommends. Prism 5.16 ignores a
 * schema whose pattern it cannot compile.
 */
export const prismPattern: Oas3Rule = () => ({
  Schema(_, context) {
    const schema = SpecNode.visited(context);
    const properties = schema.at('patternProperties').entries();
    const named = properties.map(([pattern, property]) => ({ pattern, location: property.writtenAt.key() }));
    const own = { pattern: schema.at('pattern').text, location: schema.at('pattern').location };
    for (const { pattern, location } of [own, ...named]) {
      const problem = problemOf(pattern);
      if (problem === undefined) continue;
      context.report({
        location,
        message: `Validators would ignore this schema, because its pattern is not a regular expression: ${problem}. Write it for JavaScript, with the flag \`u\`.`,
      });
    }
  },
});

function problemOf(pattern: string): string | undefined {
  try {
    new RegExp(pattern, 'u');
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
