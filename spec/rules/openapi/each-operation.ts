import type { Location, Oas3Rule } from '@redocly/openapi-core';
import { SpecNode } from './node.ts';
import { type Operation, operationsOf } from './operations.ts';

/** Where a problem is and what it says. */
export type Report = (location: Location, message: string) => void;

/** A rule that looks at one operation at a time, with its path, its method and all its parameters at hand. */
export function eachOperation(
  check: (operation: Operation, report: Report, all: readonly Operation[]) => void,
): Oas3Rule {
  return () => ({
    Root(_, context) {
      const operations = operationsOf(SpecNode.visited(context));
      const report: Report = (location, message) => context.report({ location, message });
      for (const operation of operations) check(operation, report, operations);
    },
  });
}
