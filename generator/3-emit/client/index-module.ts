import type { FunctionDeclarationStructure, InterfaceDeclarationStructure } from 'ts-morph';
import { StructureKind } from '../../code/structure-kind.ts';
import type { Api } from '../../2-model/api.ts';
import { commentLines, docComment } from '../../code/comment.ts';
import { createModule, type Module } from '../../code/module.ts';
import { carriedSchemes } from './carried-scheme.ts';
import { areaBinder, areaType, client, indexModule, runtime } from './symbols.ts';

/** The module that users import: the client with all areas, and everything else that there is. */
export function indexModuleOf(api: Api): Module {
  const module = createModule(indexModule);
  module.add(clientType(api, module), createFunction(api, module), exportLines(api).join('\n'));
  return module;
}

function clientType(api: Api, module: Module): InterfaceDeclarationStructure {
  return {
    kind: StructureKind.Interface,
    isExported: true,
    name: 'Client',
    docs: docComment(
      commentLines(`A client for the ${api.title}: its operations by area, and what their functions need.`),
    ),
    extends: [module.use(client.CoreClient)],
    properties: api.areas.map((area) => ({
      name: area.name,
      type: module.use(areaType(area)),
      isReadonly: true,
      docs: docComment(commentLines(area.description ?? area.title)),
    })),
  };
}

function createFunction(api: Api, module: Module): FunctionDeclarationStructure {
  const core = `${module.use(client.createCoreClient)}({ ...options, fetch: ${module.use(runtime.followRedirects)}(options.fetch) })`;
  const areas = api.areas.map((area) => `${area.name}: ${module.use(areaBinder(area))}(client),`);
  return {
    kind: StructureKind.Function,
    isExported: true,
    name: 'createClient',
    docs: docComment([
      'Makes a client with all areas. It follows redirects, and takes no credential to another origin.',
    ]),
    parameters: [{ name: 'options', type: module.use(client.ClientOptions), initializer: '{}' }],
    returnType: 'Client',
    statements: [`const client = ${core};`, `return {\n...client,\n${areas.join('\n')}\n};`],
  };
}

const exportLines = (api: Api): string[] => [
  `export { createCoreClient, ${carriedSchemes(api).length === 0 ? '' : 'type Auth, '}type ClientOptions, type CoreClient } from './core-client.ts';`,
  ...api.areas.map(({ file }) => `export * from './${file}.ts';`),
  `export type { ApiCall } from './runtime/api-call.ts';`,
  `export { ApiError } from './runtime/api-error.ts';`,
  `export type { Answer, ApiResult } from './runtime/api-result.ts';`,
  `export type { CallOptions } from './runtime/call-options.ts';`,
  `export type { BasicCredential } from './runtime/credentials.ts';`,
  `export { followRedirects } from './runtime/redirect.ts';`,
  `export type { ResponseHeaders } from './runtime/response-headers.ts';`,
  `export { responseOf } from './runtime/response-of.ts';`,
  `export { resultOf } from './runtime/result-of.ts';`,
  `export type { Send } from './runtime/send.ts';`,
];
