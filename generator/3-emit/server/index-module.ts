import type { InterfaceDeclarationStructure } from 'ts-morph';
import { StructureKind } from '../../code/structure-kind.ts';
import type { Api } from '../../2-model/api.ts';
import { commentLines, docComment } from '../../code/comment.ts';
import { createModule, type Module } from '../../code/module.ts';
import { areaType, indexModule, server } from './symbols.ts';

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
    name: server.Handlers.name,
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
  `export { createDispatcher, type DispatcherOptions, type PartialHandlers } from './dispatcher.ts';`,
  `export { findRoute } from './find-route.ts';`,
  `export { routes } from './routes.ts';`,
  `export * from './security.ts';`,
  `export type { Principals } from './runtime/auth.ts';`,
  `export type { HandlerContext } from './runtime/handler-context.ts';`,
  `export { withHealth } from './runtime/health.ts';`,
  `export { logExchanges } from './runtime/log-exchanges.ts';`,
  `export { notImplemented } from './runtime/not-implemented.ts';`,
  `export { keysetPage, offsetPage, sliceOf } from './runtime/pagination.ts';`,
  `export type { Log } from './runtime/options.ts';`,
  `export type { RawBody } from './runtime/raw-body.ts';`,
  `export { Refusal } from './runtime/refusal.ts';`,
  `export type { Issue, Route } from './runtime/route.ts';`,
  `export type { Dispatch, TransportRequest, TransportResponse } from './runtime/transport.ts';`,
];
