import type { Oas3Rule, UserContext } from '@redocly/openapi-core';
import { isObject, SpecNode } from '../openapi/node.ts';
import { operationsOf } from '../openapi/operations.ts';
import { looksLikeOperationId } from '../verbs.ts';

/** An `x-replaced-by` that reads like an operationId names an operation: docs and the client link to it. */
export const replacementDefined: Oas3Rule = () => {
  let operationIds: ReadonlySet<string> = new Set();

  const check = (node: unknown, { location, report }: UserContext): void => {
    const replacement = isObject(node) && 'x-replaced-by' in node ? node['x-replaced-by'] : undefined;
    if (typeof replacement !== 'string' || !looksLikeOperationId(replacement) || operationIds.has(replacement)) return;
    report({
      location: location.child(['x-replaced-by']),
      message: `No operation is called \`${replacement}\`, so the reader of a deprecation ends nowhere. Write an operationId of this description, or words.`,
    });
  };

  return {
    Root(_, context) {
      operationIds = new Set(operationsOf(SpecNode.visited(context)).map(({ operationId }) => operationId));
    },
    any: check,
    // A key beside a reference is no part of the node that the reference leads to.
    ref: check,
  };
};
