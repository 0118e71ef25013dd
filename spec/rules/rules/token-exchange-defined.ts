import type { Oas3Rule } from '@redocly/openapi-core';
import { isRecord, SpecNode } from '../openapi/node.ts';
import { operationNodes } from '../openapi/operations.ts';

/**
 * Requires that the operation in `x-token-exchange` exists. Without this operation, the client obtains no tokens, and
 * reports no error.
 */
export const tokenExchangeDefined: Oas3Rule = () => {
  let operationIds: ReadonlySet<string> = new Set();

  return {
    Root(_, context) {
      operationIds = new Set(operationNodes(SpecNode.visited(context)).map(({ operationId }) => operationId));
    },
    SecurityScheme(node: unknown, { location, report }) {
      const exchange = isRecord(node) && 'x-token-exchange' in node ? node['x-token-exchange'] : undefined;
      const operation = isRecord(exchange) && 'operation' in exchange ? exchange.operation : undefined;
      if (typeof operation !== 'string' || operationIds.has(operation)) return;
      report({
        location: location.child(['x-token-exchange', 'operation']),
        message: `No operation has the operationId \`${operation}\`, so clients could not obtain a token. Write the operationId of the operation that issues it.`,
      });
    },
  };
};
