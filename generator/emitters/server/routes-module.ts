import type { Api, Area, OperationModel } from '@forgespec/model';
import type { FunctionStructure, VariableStructure } from '../../code/structure.ts';
import { StructureKind, VariableDeclarationKind } from '../../code/structure-kind.ts';
import { commentLines, docComment } from '../../code/comment.ts';
import { createModule, type Module, type Statement } from '../../code/module.ts';
import { memberAccess, propertyKey } from '../../code/property-key.ts';
import { type ModuleFile, moduleFrom } from '../emitter.ts';
import type { Schemas } from '../named-type.ts';
import { branchBody, branchFunctions } from './branch-function.ts';
import { createBranchNames } from './branch-names.ts';
import { type OperationPath, operationPaths, pathTree } from './path-tree.ts';
import { routeLiteral } from './route-literal.ts';
import { areaRoutes, areaRoutesPath, handlersType, routesModule, server, serverRuntime } from './symbols.ts';

/**
 * Builds the modules of routes. Each area has a module with its routes. One more module contains the list of all routes, and the function
 * that finds the route of a request. An API with one area has only the module of all routes.
 */
export function* routesModules(api: Api, schemas: Schemas): Iterable<ModuleFile> {
  const [only, ...others] = api.areas;
  const isOne = only !== undefined && others.length === 0;
  for (const area of isOne ? [] : api.areas) {
    const path = areaRoutesPath(area, api);
    yield moduleFrom([area], path, () => {
      const module = createModule(path);
      module.add(routesOfArea(area, api, schemas, module));
      return module;
    });
  }
  yield moduleFrom(api.areas, routesModule, () => {
    const module = createModule(routesModule);
    if (isOne) module.add(routesOfArea(only, api, schemas, module));
    addAllRoutes(api, module);
    return module;
  });
}

/** Adds the list of all routes, and the function that finds the route of a request. */
function addAllRoutes(api: Api, module: Module): void {
  const areas = api.areas.map((area) => `...Object.values(${module.use(areaRoutes(area, api))}),`);
  const type = `readonly ${module.use(serverRuntime.Route)}[]`;
  module.add(
    constant(server.routes.name, type, `[\n${areas.join('\n')}\n]`, 'All operations, as data.'),
    ...findRoute(api, operationPaths(api), module),
  );
}

/**
 * Returns the constant with the routes of an area. For each operation, the route contains the data that a server needs to handle its
 * requests.
 */
function routesOfArea(area: Area, api: Api, schemas: Schemas, module: Module): VariableStructure {
  const type = `Readonly<Record<keyof ${module.use(handlersType(area))}, ${module.use(serverRuntime.Route)}>>`;
  const members = area.operations.map(
    (operation) => `${propertyKey(operation.shortName)}: ${routeLiteral(operation, area, api, schemas, module)},`,
  );
  const doc = `The operations of ${area.name}, by the names of their handlers.`;
  return constant(areaRoutes(area, api).name, type, `{\n${members.join('\n')}\n}`, doc);
}

/** Returns the function that finds a route, and the functions for the nodes at which path templates branch. */
function findRoute(api: Api, paths: readonly OperationPath[], module: Module): Statement[] {
  const tree = pathTree(paths);
  const areas = new Map(api.areas.flatMap((area) => area.operations.map((operation) => [operation, area])));
  const routeOf = (operation: OperationModel): string => {
    const area = areas.get(operation);
    // `area` is never undefined here, because each operation of the tree belongs to an area. But `Map.get` may return undefined according
    // to its type.
    return area === undefined ? '' : `${module.use(areaRoutes(area, api))}${memberAccess(operation.shortName)}`;
  };
  const names = createBranchNames([server.routes.name, ...api.areas.map((area) => areaRoutes(area, api).name)]);
  const context = { names, module, routeOf };
  // If the description has no operations, the body of the function would be empty, and uses no parameter.
  const body = branchBody(tree, context) || 'return undefined;';
  const parameter = (name: string): string => (paths.length > 0 ? name : `_${name}`);
  const declaration: FunctionStructure = {
    kind: StructureKind.Function,
    isExported: true,
    name: server.findRoute.name,
    docs: docComment([
      'Finds the route for a method and a path. If several path templates with this method match, the first segment in',
      'which they differ decides: a fixed text takes precedence over a value.',
      '',
      '@param path the segments that `splitTarget` returns.',
    ]),
    parameters: [
      { name: parameter('method'), type: 'string' },
      { name: parameter('path'), type: 'readonly string[]' },
    ],
    returnType: `${module.use(serverRuntime.FoundRoute)} | undefined`,
    statements: body,
  };
  return [declaration, ...branchFunctions(tree, context)];
}

const constant = (name: string, type: string, initializer: string, doc: string): VariableStructure => ({
  kind: StructureKind.VariableStatement,
  isExported: true,
  declarationKind: VariableDeclarationKind.Const,
  docs: docComment(commentLines(doc)),
  declarations: [{ name, type, initializer }],
});
