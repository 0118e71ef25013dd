import type { FunctionDeclarationStructure, InterfaceDeclarationStructure } from 'ts-morph';
import { StructureKind } from '../../code/structure-kind.ts';
import type { Api } from '../../2-model/api.ts';
import { docComment } from '../../code/comment.ts';
import { stringLiteral } from '../../code/literal.ts';
import { createModule, type Module } from '../../code/module.ts';
import { propertyKey } from '../../code/property-key.ts';
import { pathsType } from '../types/symbols.ts';
import { clientOptions } from './client-options.ts';
import { otherServers, serverOptions } from './server-options.ts';
import { client, coreClientModule, runtime } from './symbols.ts';

/** The module of the client without areas, and of what it is made with. */
export function coreClientModuleOf(api: Api): Module {
  const module = createModule(coreClientModule);
  module.add(coreClientType(module), createFunction(api, module), ...clientOptions(api, module));
  return module;
}

function coreClientType(module: Module): InterfaceDeclarationStructure {
  return {
    kind: StructureKind.Interface,
    isExported: true,
    name: client.CoreClient.name,
    docs: docComment(['A client without its areas: what the functions of operations take.']),
    extends: [`${module.use(runtime.Core)}<${module.use(pathsType)}>`],
  };
}

function createFunction(api: Api, module: Module): FunctionDeclarationStructure {
  const options = serverOptions(api);
  // A URL template has its variables filled in where nothing takes its place, and so is no default.
  const bindings = options.map((option) =>
    option.isVariable ? `${option.name} = ${stringLiteral(option.default)}` : option.name,
  );
  const addresses = options.map(({ name, key }) => (name === key ? name : `${propertyKey(key)}: ${name}`));
  const others = otherServers(api).length === 0 ? [] : ['...options.servers'];
  const main = stringLiteral(api.servers[0]?.url ?? '/');
  const create = `${module.use(runtime.createCore)}<${module.use(pathsType)}>`;
  return {
    kind: StructureKind.Function,
    isExported: true,
    name: client.createCoreClient.name,
    docs: docComment([
      'Makes a client for the functions of operations: a bundle then holds those that are imported, and no',
      'others. It follows no redirects, unless `fetch` is `followRedirects()`.',
    ]),
    parameters: [{ name: 'options', type: client.ClientOptions.name, initializer: '{}' }],
    returnType: client.CoreClient.name,
    statements: [
      `const { ${bindings.join(', ')} } = options;`,
      `return ${create}(${main}, { ${[...addresses, ...others].join(', ')} }, options);`,
    ],
  };
}
