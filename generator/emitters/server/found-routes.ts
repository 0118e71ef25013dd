import { stringLiteral, valueLiteral } from '../../code/literal.ts';
import type { Module } from '../../code/module.ts';
import type { BranchContext } from './branch-names.ts';
import type { Segment } from './path-segments.ts';
import type { PathTree } from './path-tree.ts';
import { serverRuntime } from './symbols.ts';

/**
 * Returns the statements that select the route for the method of a request. These statements return the route with the values of the path.
 *
 * @param span the index of the segment at which a value that can contain several segments starts. Undefined if the path has no such value.
 * In the generated code, the variable `span` is not this index. It contains the value of that path parameter. The variable `end` is the
 * index of the first segment after the value.
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
  const expression = segmentExpression(index, span);
  if (segment.kind !== 'mixed') return [expression];
  return [`...(${module.use(serverRuntime.mixedValues)}(${valueLiteral([...segment.texts])}, ${expression}) ?? [])`];
}

function segmentExpression(index: number, span: number | undefined): string {
  if (span === undefined || index < span) return `path[${index}]`;
  return index === span + 1 ? 'path[end]' : `path[end + ${index - span - 1}]`;
}
