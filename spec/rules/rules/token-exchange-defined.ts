import type { Oas3Rule } from '@redocly/openapi-core';
import { isObject, SpecNode } from '../openapi/node.ts';
import { operationsOf } from '../openapi/operations.ts';

/** The operation of an `x-token-exchange` exists: without it, the client obtains no tokens, and says nothing. */
export const tokenExchangeDefined: Oas3Rule = () => {
  let operationIds: ReadonlySet<string> = new Set();

  return {
    Root(_, context) {
      operationIds = new Set(operationsOf(SpecNode.visited(context)).map(({ operationId }) => operationId));
    },
    SecurityScheme(node: unknown, { location, report }) {
      const exchange = isObject(node) && 'x-token-exchange' in node ? node['x-token-exchange'] : undefined;
      const operation = isObject(exchange) && 'operation' in exchange ? exchange.operation : undefined;
      if (typeof operation !== 'string' || operationIds.has(operation)) return;
      report({
        location: location.child(['x-token-exchange', 'operation']),
        message: `No operation is called \`${operation}\`, so nobody could obtain a token. Write the operationId of the one that gives it.`,
      });
    },
  };
};
