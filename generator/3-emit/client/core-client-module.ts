import type { FunctionDeclarationStructure } from 'ts-morph';
import { StructureKind } from '../../code/structure-kind.ts';
import type { Api } from '../../2-model/api.ts';
import { docComment } from '../../code/comment.ts';
import { stringLiteral } from '../../code/literal.ts';
import { createModule, type Module } from '../../code/module.ts';
import { propertyKey } from '../../code/property-key.ts';
import { clientOptions } from './client-options.ts';
import { optionsParameter, otherServers, serverOptions, serverTemplate } from './server-options.ts';
import { client, coreClientModule, runtime } from './symbols.ts';

/** The module of the client without areas, and of what it is made with. */
export function coreClientModuleOf(api: Api): Module {
  const module = createModule(coreClientModule);
  module.add(createFunction(api, module), ...clientOptions(api, module));
  return module;
}

function createFunction(api: Api, module: Module): FunctionDeclarationStructure {
  const options = serverOptions(api);
  // Only variables have a default here. Without `baseUrl`, the runtime fills in the URL template.
  const bindings = options.map((option) =>
    option.isVariable && option.default !== undefined
      ? `${option.name} = ${stringLiteral(option.default)}`
      : option.name,
  );
  const addresses = options.map(({ name, key }) => (name === key ? name : `${propertyKey(key)}: ${name}`));
  const others = otherServers(api).length === 0 ? [] : ['...options.servers'];
  const main = stringLiteral(serverTemplate(api.servers[0]?.url ?? '/'));
  const create = module.use(runtime.createCore);
  return {
    kind: StructureKind.Function,
    isExported: true,
    name: client.createCoreClient.name,
    docs: docComment([
      'Makes a client for the functions of operations: a bundle then holds those that are imported, and no',
      'others. It sends again what may be repeated, gives up what takes too long, and follows redirects. No',
      'credential goes to another origin.',
    ]),
    parameters: [optionsParameter(client.ClientOptions.name, options)],
    returnType: module.use(runtime.CoreClient),
    statements: [
      `const { ${bindings.join(', ')} } = options;`,
      `return ${create}(${main}, { ${[...addresses, ...others].join(', ')} }, options);`,
    ],
  };
}
