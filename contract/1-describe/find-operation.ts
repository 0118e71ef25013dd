import { bySpecificity, pathPattern } from '@forgespec/templates/shared/path-pattern';
import { splitAnyTarget } from '@forgespec/templates/shared/absolute-target';
import type { ContractSubject, TestedOperation } from './subject.ts';

/** Returns the operation that a request addresses. Returns undefined if the description has no such operation. */
export type FindOperation = (method: string, target: string) => TestedOperation | undefined;

/**
 * Returns a function that finds the operation of a request.
 *
 * @param baseOf returns the path in front of the path of an operation, such as `/v1`.
 */
export function createFindOperation(
  { operations }: ContractSubject,
  baseOf: (operation: TestedOperation) => string,
): FindOperation {
  const routes = operations
    .map((operation) => {
      const wide = operation.parameters.filter(({ isMultiSegment }) => isMultiSegment).map(({ name }) => name);
      const path = baseOf(operation) + operation.path;
      return { operation, template: pathPattern(path, new Set(wide)) };
    })
    .toSorted((a, b) => bySpecificity(a.template, b.template));
  return (method, target) => {
    const split = splitAnyTarget(target);
    if (split === undefined) return undefined;
    const path = `/${split.path.join('/')}`;
    return routes.find(
      ({ operation, template }) => operation.method === method.toLowerCase() && template.pattern.test(path),
    )?.operation;
  };
}
