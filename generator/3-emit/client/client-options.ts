import type {
  InterfaceDeclarationStructure,
  OptionalKind,
  PropertySignatureStructure,
  TypeAliasDeclarationStructure,
} from 'ts-morph';
import { StructureKind } from '../../code/structure-kind.ts';
import type { Api } from '../../2-model/api.ts';
import { commentLines, commentText, docComment } from '../../code/comment.ts';
import type { Module } from '../../code/module.ts';
import { propertyKey } from '../../code/property-key.ts';
import { carriedSchemes } from './carried-scheme.ts';
import { otherServers, serverOptions, serverTemplate } from './server-options.ts';
import { client, runtime } from './symbols.ts';

/** The type of what a client is made with, and that of the credentials in it. */
export function clientOptions(
  api: Api,
  module: Module,
): (InterfaceDeclarationStructure | TypeAliasDeclarationStructure)[] {
  const auth = carriedSchemes(api).length === 0 ? [] : [authType(api, module)];
  return [optionsType(api, module), ...auth];
}

function optionsType(api: Api, module: Module): InterfaceDeclarationStructure {
  const addresses = serverOptions(api).map(({ name, default: value, description, isRequired }) => {
    const words = value === undefined ? '' : `\n\nDefault: \`${value}\`.`;
    const address = option(name, 'string', `${description ?? ''}${words}`);
    return isRequired ? { ...address, type: 'string', hasQuestionToken: false } : address;
  });
  return {
    kind: StructureKind.Interface,
    isExported: true,
    name: client.ClientOptions.name,
    docs: docComment(['What may be said about all calls of a client.']),
    extends: [module.use(runtime.CoreOptions)],
    properties: [...addresses, ...serversOption(api), ...authOption(api)],
  };
}

function serversOption(api: Api): OptionalKind<PropertySignatureStructure>[] {
  const members = otherServers(api).map(
    ({ url }) => `readonly ${propertyKey(serverTemplate(url))}?: string | undefined`,
  );
  if (members.length === 0) return [];
  return [option('servers', `{ ${members.join('; ')} }`, 'Other addresses for the servers of single operations.')];
}

function authOption(api: Api): OptionalKind<PropertySignatureStructure>[] {
  if (carriedSchemes(api).length === 0) return [];
  const words = 'What to authenticate with. Each operation is sent what it asks for, and no more.';
  return [option('auth', client.Auth.name, words)];
}

// A type and no interface: only a type can be read as a record.
function authType(api: Api, module: Module): TypeAliasDeclarationStructure {
  const members = carriedSchemes(api).map(({ scheme, in: place, name }) => {
    const type = scheme.carrier.kind === 'basic' ? module.use(runtime.BasicCredential) : 'string';
    const carrier = `Sent in the ${place === 'query' ? 'query parameter' : 'header'} \`${name}\`.`;
    const obtained = scheme.exchange === undefined ? '' : ' Obtained when it is needed, where it is not given.';
    const given = `${type} | ${module.use(runtime.CredentialProvider)}<${type}>`;
    const comment = commentText(commentLines(`${scheme.description ?? ''}\n\n${carrier}${obtained}`));
    return `${comment}\nreadonly ${propertyKey(scheme.name)}?: ${given} | undefined;`;
  });
  return {
    kind: StructureKind.TypeAlias,
    isExported: true,
    name: client.Auth.name,
    docs: docComment(['Credentials, by the way to authenticate.']),
    type: `{\n${members.join('\n')}\n}`,
  };
}

const option = (name: string, type: string, words: string): OptionalKind<PropertySignatureStructure> => ({
  name: propertyKey(name),
  type: `${type} | undefined`,
  isReadonly: true,
  hasQuestionToken: true,
  docs: docComment(commentLines(words)),
});
