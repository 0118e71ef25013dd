import type { VariableStatementStructure } from 'ts-morph';
import { StructureKind, VariableDeclarationKind } from '../../code/structure-kind.ts';
import type { Api, Area } from '../../2-model/api.ts';
import { commentLines, docComment } from '../../code/comment.ts';
import { createModule, type Module } from '../../code/module.ts';
import { propertyKey } from '../../code/property-key.ts';
import type { Schemas } from '../named-type.ts';
import { routeLiteral } from './route-literal.ts';
import { areaRoutes, areaRoutesPath, areaType, machinery, routesModule, server } from './symbols.ts';

/** The module of the routes of an area: for each operation, what the description says of it as data. */
export function areaRoutesModule(area: Area, api: Api, schemas: Schemas): Module {
  const module = createModule(areaRoutesPath(area));
  const type = `Readonly<Record<keyof ${module.use(areaType(area))}, ${module.use(machinery.Route)}>>`;
  const members = area.operations.map(
    (operation) => `${propertyKey(operation.shortName)}: ${routeLiteral(operation, area, api, schemas, module)},`,
  );
  const doc = `The operations of ${area.name}, by the names of their handlers.`;
  module.add(constant(areaRoutes(area).name, type, `{\n${members.join('\n')}\n}`, doc));
  return module;
}

/** The module of all routes. */
export function routesModuleOf(api: Api): Module {
  const module = createModule(routesModule);
  const areas = api.areas.map((area) => `...Object.values(${module.use(areaRoutes(area))}),`);
  const type = `readonly ${module.use(machinery.Route)}[]`;
  module.add(constant(server.routes.name, type, `[\n${areas.join('\n')}\n]`, 'Every operation, as data.'));
  return module;
}

const constant = (name: string, type: string, initializer: string, doc: string): VariableStatementStructure => ({
  kind: StructureKind.VariableStatement,
  isExported: true,
  declarationKind: VariableDeclarationKind.Const,
  docs: docComment(commentLines(doc)),
  declarations: [{ name, type, initializer }],
});
