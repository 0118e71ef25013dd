import {
  StructureKind,
  Writers,
  type FunctionDeclarationStructure,
  type InterfaceDeclarationStructure,
  type OptionalKind,
  type PropertySignatureStructure,
  type TypeAliasDeclarationStructure,
} from 'ts-morph';
import type { Api } from '../../2-model/api.ts';
import { commentLines, docComment } from '../../code/comment.ts';
import { stringLiteral } from '../../code/literal.ts';
import { createModule, type Module } from '../../code/module.ts';
import { propertyKey } from '../../code/property-key.ts';
import { pathsType } from '../types/symbols.ts';
import { carriedSchemes } from './carried-scheme.ts';
import { fixedServers, serverOptions } from './server-options.ts';
import { client, coreClientModule, runtime } from './symbols.ts';

/** The module of the client without areas, and of what it takes. */
export function coreClientModuleOf(api: Api): Module {
  const module = createModule(coreClientModule);
  module.add(coreClientType(module), createFunction(api, module), optionsType(api, module), authType(api, module));
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
  const defaults = options.map(({ name, default: value }) => `${name} = ${stringLiteral(value)}`);
  const addresses = options.map(({ name, key }) => `${propertyKey(key)}: ${name}`);
  const others = otherServers(api).length === 0 ? [] : ['...options.servers'];
  const main = stringLiteral(api.servers[0]?.url ?? '/');
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
      `const { ${defaults.join(', ')} } = options;`,
      `return ${module.use(runtime.createCore)}<${module.use(pathsType)}>(${main}, { ${[...addresses, ...others].join(', ')} }, options);`,
    ],
  };
}

function optionsType(api: Api, module: Module): InterfaceDeclarationStructure {
  const addresses = serverOptions(api).map(({ name, default: value, description }) =>
    option(name, 'string', `${description ?? ''}\n\nDefault: \`${value}\`.`),
  );
  const others = otherServers(api).map((server) => `readonly ${propertyKey(server.url)}?: string | undefined`);
  const servers = option(
    'servers',
    `{ ${others.join('; ')} }`,
    'Other addresses for the servers of single operations.',
  );
  const auth = option(
    'auth',
    client.Auth.name,
    'What to authenticate with. Each operation is sent what it asks for, and no more.',
  );
  return {
    kind: StructureKind.Interface,
    isExported: true,
    name: client.ClientOptions.name,
    docs: docComment(['What may be said about all calls of a client.']),
    extends: [module.use(runtime.CoreOptions)],
    properties: [...addresses, ...(others.length === 0 ? [] : [servers]), auth],
  };
}

/** The servers whose address is no variable, but for that of the API as a whole. */
const otherServers = (api: Api) => fixedServers(api).filter(({ url }) => url !== api.servers[0]?.url);

const option = (name: string, type: string, words: string): OptionalKind<PropertySignatureStructure> => ({
  name: propertyKey(name),
  type: `${type} | undefined`,
  isReadonly: true,
  hasQuestionToken: true,
  docs: docComment(commentLines(words)),
});

// A type and no interface: only a type can be read as a record.
function authType(api: Api, module: Module): TypeAliasDeclarationStructure {
  const properties = carriedSchemes(api).map((carried) => {
    const { scheme, in: place, name, write } = carried;
    const type = write === runtime.writeBasic ? module.use(runtime.BasicCredential) : 'string';
    const carrier = `Sent in the ${place === 'query' ? 'query parameter' : 'header'} \`${name}\`.`;
    return option(scheme.name, type, `${scheme.description ?? ''}\n\n${carrier}`);
  });
  return {
    kind: StructureKind.TypeAlias,
    isExported: true,
    name: client.Auth.name,
    docs: docComment(['Credentials, by the way to authenticate.']),
    type: Writers.objectType({ properties }),
  };
}
