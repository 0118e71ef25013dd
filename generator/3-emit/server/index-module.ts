import type {
  FunctionDeclarationStructure,
  InterfaceDeclarationStructure,
  TypeAliasDeclarationStructure,
} from 'ts-morph';
import { StructureKind } from '../../code/structure-kind.ts';
import type { Api } from '../../2-model/api.ts';
import { commentLines, docComment } from '../../code/comment.ts';
import { createModule, type Module } from '../../code/module.ts';
import { reexportAll, reexports } from '../../code/reexports.ts';
import { responsesByOperation } from '../validators/responses/symbols.ts';
import { untrusted } from '../validators/symbols.ts';
import type { NeededParts } from './needed-parts.ts';
import { hasKeysetPages, offsetGroups } from './paging-groups.ts';
import { areaModulePath, areaType, indexModule, machinery, reexported, securityModule, server } from './symbols.ts';

/** Builds the module that users import: the type of all handlers, the function that makes a server of them, and re-exports. */
export function indexModuleOf(api: Api, parts: NeededParts): Module {
  const module = createModule(indexModule);
  module.add(
    handlersInterface(api, module),
    ...optionTypes(parts, module),
    createDispatcher(api, parts, module),
    exportLines(api, parts).join('\n'),
  );
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

function optionTypes(
  { security, bodies, queryInBody, checkResponses }: NeededParts,
  module: Module,
): TypeAliasDeclarationStructure[] {
  const handlers = server.Handlers.name;
  const context = security ? `<${module.use(machinery.CallerContext)}>` : '';
  const options = [
    `${module.use(machinery.ContextOptions)}${context}`,
    module.use(machinery.ServerOptions),
    ...(bodies || queryInBody ? [module.use(machinery.BodyOptions)] : []),
    ...(checkResponses ? [module.use(machinery.ResponseCheckOptions)] : []),
    ...(security
      ? [`${module.use(machinery.SecurityOptions)} & { readonly authenticate: ${module.use(server.Authenticators)} }`]
      : []),
  ];
  return [
    {
      kind: StructureKind.TypeAlias,
      isExported: true,
      name: server.PartialHandlers.name,
      docs: docComment(['Some of the handlers. Operations without one are answered with 501.']),
      type: `{ readonly [Area in keyof ${handlers}]?: Partial<${handlers}[Area]> }`,
    },
    {
      kind: StructureKind.TypeAlias,
      isExported: true,
      name: server.DispatcherOptions.name,
      docs: docComment(['The options of a server, besides its handlers.']),
      type: options.join(' & '),
    },
  ];
}

function createDispatcher(api: Api, parts: NeededParts, module: Module): FunctionDeclarationStructure {
  const readers = (): string => `{ ${module.use(untrusted.parseJson)}, ${module.use(untrusted.plainForm)} }`;
  const matching = (): string => module.use(machinery.matchingMediaTypes);
  const responses = [
    ...(parts.rawBodies ? [`streamOf: ${module.use(machinery.streamedBody)}`] : []),
    ...(parts.mediaTypes ? [matching()] : []),
  ];
  const checks = (): string[] => [
    module.use(responsesByOperation),
    'options',
    ...(parts.mediaTypes ? [matching()] : []),
  ];
  const members = [
    module.use(server.findRoute),
    ...(parts.security
      ? [`...${module.use(machinery.securityPart)}(${module.use(server.securitySchemes)}, options)`]
      : []),
    ...(parts.negotiation ? [module.use(machinery.negotiate)] : []),
    ...(parts.queryInBody ? [`readQuery: ${module.use(machinery.queryPart)}(${readers()}, options)`] : []),
    ...(parts.bodies ? [`readBody: ${module.use(machinery.bodyPart)}(${readers()}, options)`] : []),
    ...(parts.checkResponses ? [`...${module.use(machinery.responseCheckPart)}(${checks().join(', ')})`] : []),
    ...(parts.responses ? [`...${module.use(machinery.responsePart)}({ ${responses.join(', ')} })`] : []),
  ];
  return {
    kind: StructureKind.Function,
    isExported: true,
    name: 'createDispatcher',
    docs: docComment([
      ...commentLines(`Returns a server of the ${api.title} without a transport: a function that answers requests.`),
      '',
      'Adapters pass requests to it: `createServer(nodeListener(createDispatcher(handlers, options)))`.',
    ]),
    parameters: [
      { name: 'handlers', type: server.PartialHandlers.name },
      { name: 'options', type: server.DispatcherOptions.name },
    ],
    returnType: module.use(machinery.Dispatch),
    statements: `return ${module.use(machinery.createDispatch)}({ ${members.join(', ')} }, handlers, options);`,
  };
}

function exportLines(api: Api, parts: NeededParts): string[] {
  const symbols = [
    server.findRoute,
    server.routes,
    ...reexported.always,
    ...(parts.security ? reexported.security : []),
    ...(parts.rawBodies ? reexported.rawBodies : []),
    ...offsetGroups(api).flatMap(({ page, slice }) => [page, slice]),
    ...(hasKeysetPages(api) ? reexported.keysetPages : []),
    ...(parts.standAlone ? reexported.standAlone : []),
  ];
  return [
    ...api.areas.map((area) => reexportAll(indexModule, areaModulePath(area))),
    ...(parts.security ? [reexportAll(indexModule, securityModule)] : []),
    ...reexports(indexModule, symbols),
  ];
}
