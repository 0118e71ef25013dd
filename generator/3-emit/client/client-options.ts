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
import type { Feature } from './features.ts';
import { otherServers, serverOptions, serverTemplate } from './server-options.ts';
import { client, machinery } from './symbols.ts';

/** Builds the type of the options of a client, and that of the credentials among them. */
export function clientOptions(
  api: Api,
  features: ReadonlySet<Feature>,
  module: Module,
): (InterfaceDeclarationStructure | TypeAliasDeclarationStructure)[] {
  const auth = features.has('credentials') ? [authType(api, module)] : [];
  return [optionsType(api, features, module), ...auth];
}

function optionsType(api: Api, features: ReadonlySet<Feature>, module: Module): InterfaceDeclarationStructure {
  const addresses = serverOptions(api).map(({ name, default: value, description, isRequired }) => {
    const words = value === undefined ? '' : `\n\nDefault: \`${value}\`.`;
    const address = option(name, 'string', `${description ?? ''}${words}`);
    return isRequired ? { ...address, type: 'string', hasQuestionToken: false } : address;
  });
  return {
    kind: StructureKind.Interface,
    isExported: true,
    name: client.ClientOptions.name,
    docs: docComment(['The options of a client.']),
    extends: [machinery.CoreOptions, ...(features.has('queries') ? [machinery.UrlLimit] : [])].map(module.use),
    properties: [...addresses, ...serversOption(api), ...(features.has('credentials') ? [authOption] : [])],
  };
}

function serversOption(api: Api): OptionalKind<PropertySignatureStructure>[] {
  const members = otherServers(api).map(
    ({ url }) => `readonly ${propertyKey(serverTemplate(url))}?: string | undefined`,
  );
  if (members.length === 0) return [];
  return [option('servers', `{ ${members.join('; ')} }`, 'Other addresses for the servers of single operations.')];
}

// A type and no interface: only a type can be read as a record.
function authType(api: Api, module: Module): TypeAliasDeclarationStructure {
  const members = carriedSchemes(api).map(({ scheme, in: place, name }) => {
    const type = scheme.carrier.kind === 'basic' ? module.use(machinery.BasicCredential) : 'string';
    const carrier = `Sent in the ${place === 'query' ? 'query parameter' : 'header'} \`${name}\`.`;
    const obtained = scheme.exchange === undefined ? '' : ' If there is none, it is obtained when it is needed.';
    const given = `${type} | ${module.use(machinery.CredentialProvider)}<${type}>`;
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

const authOption = option(
  'auth',
  client.Auth.name,
  'The credentials. Each operation is sent those that it needs, and no others.',
);
