import type { Oas3Rule } from '@redocly/openapi-core';
import { SpecNode } from '../openapi/node.ts';

/**
 * A pattern is a regular expression of JavaScript with the flag `u`, as JSON Schema recommends. Prism 5.16 drops a schema whose
 * pattern it cannot compile and validates nothing.
 */
export const prismPattern: Oas3Rule = () => ({
  Schema(_, context) {
    const schema = SpecNode.visited(context);
    const { location } = schema.at('pattern');
    const named = schema.at('patternProperties').entries().map(([pattern, child]) => ({ pattern, location: child.writtenAt.key() }));
    for (const candidate of [{ pattern: schema.at('pattern').text, location }, ...named]) {
      const problem = problemOf(candidate.pattern);
      if (problem === undefined) continue;
      context.report({
        location: candidate.location,
        message: `Validators would ignore this schema, because its pattern is none: ${problem}. Write it for JavaScript, with the flag \`u\`.`,
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
