import type { OptionalKind, ParameterDeclarationStructure } from 'ts-morph';
import type { Api, Server } from '../../2-model/api.ts';
import { valueName } from '../../code/identifier.ts';

/** An option of a client for the addresses of servers. */
export interface ServerOption {
  /** `baseUrl` */
  readonly name: string;
  /** The name of a variable of server URLs; if the option replaces a whole URL template, that template. */
  readonly key: string;
  readonly isVariable: boolean;
  /** Undefined if the description has only an example of an address. */
  readonly default: string | undefined;
  /** True if the client cannot send any request without this option. */
  readonly isRequired: boolean;
  readonly description: string | undefined;
}

/** Returns the servers of all operations without duplicates, the main server first. */
function servers(api: Api): Server[] {
  const own = api.areas.flatMap(({ operations }) => operations.flatMap((operation) => operation.servers?.[0] ?? []));
  return uniqueBy([...api.servers.slice(0, 1), ...own], ({ url }) => url);
}

/** Returns an option for each server variable, and `baseUrl` if the address of the main server does not begin with a variable. */
export function serverOptions(api: Api): ServerOption[] {
  const variables = servers(api).flatMap((server) =>
    server.variables.map((variable) => ({
      ...variable,
      name: valueName(variable.name),
      key: valueName(variable.name),
      isVariable: true,
      default: isPlaceholder(variable.default) ? undefined : variable.default,
      isRequired: isPlaceholder(variable.default) && server.url === api.servers[0]?.url,
      description: variable.description ?? server.description,
    })),
  );
  const main = api.servers
    .slice(0, 1)
    .filter(isFixed)
    .map(({ url, description }) => ({
      name: 'baseUrl',
      key: serverTemplate(url),
      isVariable: false,
      default: url,
      isRequired: false,
      description,
    }));
  return uniqueBy([...variables, ...main], ({ name }) => name);
}

/** Returns the parameter `options` of a function that creates a client. It is required if an address is required. */
export const optionsParameter = (
  type: string,
  options: readonly ServerOption[],
): OptionalKind<ParameterDeclarationStructure> => ({
  name: 'options',
  type,
  ...(options.some(({ isRequired }) => isRequired) ? {} : { initializer: '{}' }),
});

/** Returns the URL template of a server with names of options in place of names of variables: `{baseUrl}/v1`. */
export const serverTemplate = (url: string): string =>
  url.replaceAll(/\{([^{}]+)\}/gu, (_, name: string) => `{${valueName(name)}}`);

/** Returns the servers of single operations whose addresses do not begin with a variable. */
export const otherServers = (api: Api): Server[] => servers(api).slice(1).filter(isFixed);

const isFixed = ({ url }: Server): boolean => !url.startsWith('{');

/** Returns true for a host name that RFC 2606 reserves for documentation. A token must not be sent to these hosts. */
function isPlaceholder(address: string): boolean {
  if (!URL.canParse(address)) return false;
  return /(?:^|\.)(?:example\.(?:com|net|org)|example|invalid)$/iu.test(new URL(address).hostname);
}

function uniqueBy<Item>(items: readonly Item[], key: (item: Item) => string): Item[] {
  return items.filter((item, index) => items.findIndex((other) => key(other) === key(item)) === index);
}
