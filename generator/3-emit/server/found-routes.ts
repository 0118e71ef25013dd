import { stringLiteral, valueLiteral } from '../../code/literal.ts';
import type { Module } from '../../code/module.ts';
import type { BranchContext } from './branch-function.ts';
import type { Segment } from './path-segments.ts';
import type { PathTree } from './path-tree.ts';
import { machinery } from './symbols.ts';

/**
 * Statements that return the route of a method at the end of a path, with its values.
 *
 * @param span where a value that spans segments starts: it is in a variable `span`, and what follows is counted from `end`.
 */
export function foundRoutes(tree: PathTree, span: number | undefined, { module, routeOf }: BranchContext): string {
  const values = tree.segments.flatMap((segment, index) => valueOf(segment, index, span, module)).join(', ');
  const routes = tree.operations.map((operation) => ({
    method: stringLiteral(operation.method.toUpperCase()),
    found: `{ route: ${routeOf(operation)}, values: [${values}] }`,
  }));
  const [only, second] = routes;
  if (only !== undefined && second === undefined) {
    return `return method === ${only.method} ? ${only.found} : undefined;`;
  }
  const cases = routes.map(({ method, found }) => `case ${method}:\nreturn ${found};`);
  return `switch (method) {\n${cases.join('\n')}\ndefault:\nreturn undefined;\n}`;
}

function valueOf(segment: Segment, index: number, span: number | undefined, module: Module): string[] {
  if (typeof segment === 'string') return [];
  if (index === span) return ['span'];
  const place = placeOf(index, span);
  if (segment.kind !== 'mixed') return [place];
  return [`...(${module.use(machinery.mixedValues)}(${valueLiteral([...segment.texts])}, ${place}) ?? [])`];
}

function placeOf(index: number, span: number | undefined): string {
  if (span === undefined || index < span) return `path[${index}]`;
  return index === span + 1 ? 'path[end]' : `path[end + ${index - span - 1}]`;
}
