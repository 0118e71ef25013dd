import type { Oas3Rule, UserContext } from '@redocly/openapi-core';
import { SpecNode } from '../openapi/node.ts';

/** Requests, successes, parameters and headers have a named example: what docs show, the mock answers and tests send. */
export const examplePresent: Oas3Rule = () => {
  let inRequestOrSuccess = false;

  const demand = (what: string, context: UserContext): void => {
    const examples = SpecNode.visited(context).at('examples');
    if (examples.keys().length > 0) return;
    context.report({
      location: context.location.key(),
      message: `${what} has no named example, so docs and the mock would make one up. Write \`examples: { <name>: { summary: …, value: … } }\`.`,
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
      if (inRequestOrSuccess) demand(`The ${context.key} body`, context);
    },
    Parameter(_, context) {
      demand(`The parameter \`${SpecNode.visited(context).at('name').text}\``, context);
    },
    Header(_, context) {
      demand(`The header \`${context.key}\``, context);
    },
  };
};
