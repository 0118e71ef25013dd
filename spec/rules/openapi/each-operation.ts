import type { Location, Oas3Rule } from '@redocly/openapi-core';
import { SpecNode } from './node.ts';
import { type OperationNode, operationNodes } from './operations.ts';

/** Reports a problem at a location. */
export type Report = (location: Location, message: string) => void;

/** Builds a rule that checks one operation at a time, with its path, method and all parameters. */
export function eachOperation(
  check: (operation: OperationNode, report: Report, all: readonly OperationNode[]) => void,
): Oas3Rule {
  return () => ({
    Root(_, context) {
      const operations = operationNodes(SpecNode.visited(context));
      const report: Report = (location, message) => context.report({ location, message });
      for (const operation of operations) check(operation, report, operations);
    },
  });
}
