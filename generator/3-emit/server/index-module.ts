import type { InterfaceDeclarationStructure } from 'ts-morph';
import { StructureKind } from '../../code/structure-kind.ts';
import type { Api } from '../../2-model/api.ts';
import { commentLines, docComment } from '../../code/comment.ts';
import { createModule, type Module } from '../../code/module.ts';
import { areaType, handlersType, indexModule } from './symbols.ts';

/** The module that users import: the type of all handlers, and everything else that there is. */
export function indexModuleOf(api: Api): Module {
  const module = createModule(indexModule);
  module.add(handlersInterface(api, module), exportLines(api).join('\n'));
  return module;
}

function handlersInterface(api: Api, module: Module): InterfaceDeclarationStructure {
  return {
    kind: StructureKind.Interface,
    isExported: true,
    name: handlersType.name,
    docs: docComment(commentLines(`A server of the ${api.title}: the handlers of its operations, by area.`)),
    properties: api.areas.map((area) => ({
      name: area.name,
      type: module.use(areaType(area)),
      isReadonly: true,
      docs: docComment(commentLines(area.description ?? area.title)),
    })),
  };
}

const exportLines = (api: Api): string[] => [
  ...api.areas.map(({ file }) => `export * from './${file}.ts';`),
  `export { routes } from './routes.ts';`,
  `export type { HandlerContext } from './runtime/handler-context.ts';`,
  `export { matchRoute } from './runtime/match-route.ts';`,
  `export type { RawBody } from './runtime/raw-body.ts';`,
  `export { buildRouteTree } from './runtime/route-tree.ts';`,
];
