import { StructureKind } from '../../code/structure-kind.ts';
import type { Api } from '../../2-model/api.ts';
import type { Operation } from '../../2-model/operation.ts';
import { docComment } from '../../code/comment.ts';
import { createModule, type Module } from '../../code/module.ts';
import { propertyKey } from '../../code/property-key.ts';
import { createBranchNames } from './branch-names.ts';
import { branchBody, branchFunctions } from './branch-function.ts';
import { pathTree } from './path-tree.ts';
import { areaRoutes, findRouteModule, machinery, server } from './symbols.ts';

/** The module that finds the route of a request: the path templates, read from the left, a function for each place where they part. */
export function findRouteModuleOf(api: Api): Module {
  const module = createModule(findRouteModule);
  const tree = pathTree(api);
  const areas = new Map(api.areas.flatMap((area) => area.operations.map((operation) => [operation, area])));
  const routeOf = (operation: Operation): string => {
    const area = areas.get(operation);
    // Each operation of the tree is of an area.
    return area === undefined ? '' : `${module.use(areaRoutes(area))}${memberAccess(operation.shortName)}`;
  };
  const names = createBranchNames(api.areas.map((area) => areaRoutes(area).name));
  const context = { names, module, routeOf };
  // A description may have no operation at all.
  const body = branchBody(tree, context) || 'return undefined;';
  const parameter = (name: string): string => (body.includes(name) ? name : `_${name}`);
  const foundRoute = module.use(machinery.FoundRoute);
  module.add(
    {
      kind: StructureKind.Function,
      isExported: true,
      name: server.findRoute.name,
      docs: docComment([
        'Finds the route that a method has on a path. Text in a template wins over a value, looked at from the left, among the',
        'paths that have the method.',
        '',
        '@param path the segments, percent-encoded where they have to be and nowhere else.',
      ]),
      parameters: [
        { name: parameter('method'), type: 'string' },
        { name: parameter('path'), type: 'readonly string[]' },
      ],
      returnType: `${foundRoute} | undefined`,
      statements: body,
    },
    ...branchFunctions(tree, context),
  );
  return module;
}

/** `.list`, or `['a b']`. */
const memberAccess = (name: string): string => {
  const key = propertyKey(name);
  return key === name ? `.${name}` : `[${key}]`;
};
