import type { Api } from '@forgespec/model';
import type { InterfaceStructure, PropertyStructure, TypeAliasStructure } from '../../code/structure.ts';
import { StructureKind } from '../../code/structure-kind.ts';
import { commentLines, commentText, docComment } from '../../code/comment.ts';
import { createModule, type Module } from '../../code/module.ts';
import { propertyKey } from '../../code/property-key.ts';
import type { ExportedSymbol } from '../../code/symbol.ts';
import { usableSchemes } from './usable-schemes.ts';
import type { Feature } from './features.ts';
import { otherServers, serverOptions, serverTemplate } from './server-options.ts';
import { client, machinery, clientOptionsModule } from './symbols.ts';

type Features = ReadonlySet<Feature>;

/**
 * Builds the module with the types of options. There is a type for the options of a client, of one call, and of a call
 * that returns a list.
 */
export function clientOptionsModuleOf(api: Api, features: Features): Module {
  const module = createModule(clientOptionsModule);
  const ofCalls = [machinery.RequestOptions, ...(features.has('events') ? [machinery.Reconnection] : [])];
  module.add(
    clientOptions(api, module),
    optionsAlias(client.CallOptions, 'The options of one call. They replace those of the client.', ofCalls, module),
    ...(features.has('pages')
      ? [
          optionsAlias(
            client.ListOptions,
            'The options of a call that returns a list.',
            [client.CallOptions, machinery.ListCallOptions],
            module,
          ),
        ]
      : []),
    ...(usableSchemes(api).length > 0 ? [authType(api, module)] : []),
  );
  return module;
}

const optionsAlias = (
  { name }: ExportedSymbol,
  words: string,
  parts: readonly ExportedSymbol[],
  module: Module,
): TypeAliasStructure => ({
  kind: StructureKind.TypeAlias,
  isExported: true,
  name,
  docs: docComment([words]),
  type: parts.map(module.use).join(' & '),
});

function clientOptions(api: Api, module: Module): InterfaceStructure {
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
    extends: [module.use(machinery.CoreOptions)],
    properties: [...addresses, ...serversOption(api), authOption(api, module)],
  };
}

function serversOption(api: Api): PropertyStructure[] {
  const members = otherServers(api).map(
    (server) => `readonly ${propertyKey(serverTemplate(server))}?: string | undefined`,
  );
  if (members.length === 0) return [];
  const words =
    'Addresses that replace the URLs of servers that only some operations use. Each key is the URL template of a server, and its value is the new address.';
  return [option('servers', `{ ${members.join('; ')} }`, words)];
}

const places = { cookie: 'cookie', header: 'header', query: 'query parameter' } as const;

// The declaration is a type alias, because the runtime expects a record, and an interface is not assignable to a
// record.
function authType(api: Api, module: Module): TypeAliasStructure {
  const members = usableSchemes(api).map(({ scheme, in: location, name, credential }) => {
    const type = credential === 'user-and-password' ? module.use(machinery.BasicCredential) : 'string';
    const carrier = `Sent in the ${places[location]} \`${name}\`.`;
    const obtained =
      scheme.exchange === undefined
        ? ''
        : ' If this credential is undefined, the client obtains it when an operation needs it.';
    const given = `${type} | ${module.use(machinery.CredentialProvider)}<${type}>`;
    const comment = commentText(commentLines(`${scheme.description ?? ''}\n\n${carrier}${obtained}`));
    return `${comment}\nreadonly ${propertyKey(scheme.name)}?: ${given} | undefined;`;
  });
  return {
    kind: StructureKind.TypeAlias,
    isExported: true,
    name: client.Auth.name,
    docs: docComment(['Credentials, by the names of security schemes.']),
    type: `{\n${members.join('\n')}\n}`,
  };
}

const option = (name: string, type: string, words: string): PropertyStructure => ({
  name: propertyKey(name),
  type: `${type} | undefined`,
  isReadonly: true,
  hasQuestionToken: true,
  docs: docComment(commentLines(words)),
});

/**
 * Builds the option for credentials. If the description has security schemes, the option has their credentials, or one that replaces them.
 * Otherwise, it has a token, or a credential for another header.
 */
function authOption(api: Api, module: Module): PropertyStructure {
  const credential = module.use(machinery.HeaderCredential);
  if (usableSchemes(api).length > 0) {
    const words =
      'The credentials. The client sends with each operation only the credentials that the operation needs. If the description is wrong, pass the header and its value: they are sent with each operation.';
    return option('auth', `${client.Auth.name} | ${credential}`, words);
  }
  const words =
    'The credential: a token, which is sent as `Authorization: Bearer …`, a function that returns the token, or another header with its value. Only the main server gets the credential.';
  return option('auth', `string | ${module.use(machinery.CredentialProvider)}<string> | ${credential}`, words);
}
