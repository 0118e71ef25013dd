import type { Oas3Rule, UserContext } from '@redocly/openapi-core';
import { isRecord, SpecNode } from '../openapi/node.ts';
import { operationNodes } from '../openapi/operations.ts';
import { looksLikeOperationId } from '../verbs.ts';

/**
 * Requires that an `x-replaced-by` that looks like an operationId names an operation. The docs and the client link to
 * this operation.
 */
export const replacementDefined: Oas3Rule = () => {
  let operationIds: ReadonlySet<string> = new Set();

  const check = (node: unknown, { location, report }: UserContext): void => {
    const replacement = isRecord(node) && 'x-replaced-by' in node ? node['x-replaced-by'] : undefined;
    if (typeof replacement !== 'string' || !looksLikeOperationId(replacement) || operationIds.has(replacement)) return;
    report({
      location: location.child(['x-replaced-by']),
      message: `No operation has the operationId \`${replacement}\`, so readers cannot find the replacement. Write an operationId of this description, or a sentence.`,
    });
  };

  return {
    Root(_, context) {
      operationIds = new Set(operationNodes(SpecNode.visited(context)).map(({ operationId }) => operationId));
    },
    any: check,
    // Redocly calls `any` only for the target of a reference. The keys beside the reference are checked here.
    ref: check,
  };
};
