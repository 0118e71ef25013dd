import type { Oas3Rule, UserContext } from '@redocly/openapi-core';
import { SpecNode } from '../openapi/node.ts';

/**
 * Requires a named example for each request body, successful response, parameter and header. The reference shows the
 * examples, the mock returns them, and tests send them.
 */
export const examplePresent: Oas3Rule = () => {
  let inRequestOrSuccess = false;

  const requireExample = (subject: string, context: UserContext): void => {
    const examples = SpecNode.visited(context).at('examples');
    if (examples.keys().length > 0) return;
    context.report({
      location: context.location.key(),
      message: `${subject} has no named example, so the docs and the mock would invent one. Write \`examples: { <name>: { summary: …, value: … } }\`.`,
    });
  };

  return {
    RequestBody() {
      inRequestOrSuccess = true;
    },
    Response(_, { key }) {
      inRequestOrSuccess = String(key).startsWith('2');
    },
    MediaType(_, context) {
      if (inRequestOrSuccess) requireExample(`The ${context.key} body`, context);
    },
    Parameter(_, context) {
      requireExample(`The parameter \`${SpecNode.visited(context).at('name').text}\``, context);
    },
    Header(_, context) {
      requireExample(`The header \`${context.key}\``, context);
    },
  };
};
