import type { Api, Server } from '@forgespec/model';
import type { ParameterStructure } from '../../code/structure.ts';

/** A client option that sets a server variable, or the address of the main server. */
export interface ServerOption {
  /** The name of the option. It is `baseUrl`, or the name for a server variable, such as `apiVersion` for `api-version`. */
  readonly name: string;
  /**
   * The key by which the runtime finds the value of the option. For a server variable, the key equals `name`. For `baseUrl`, the key is the
   * URL template that the option replaces.
   */
  readonly key: string;
  readonly isVariable: boolean;
  /** The default value. Undefined for a server variable whose default is only a placeholder, such as `https://example.com`. */
  readonly default: string | undefined;
  /** True if the client cannot send requests without this option. */
  readonly isRequired: boolean;
  readonly description: string | undefined;
}

/** Returns the servers of all operations without duplicates. The main server of the API is first. */
function servers(api: Api): Server[] {
  const own = api.areas.flatMap(({ operations }) => operations.flatMap((operation) => operation.servers?.[0] ?? []));
  return uniqueBy([...api.servers.slice(0, 1), ...own], ({ url }) => url);
}

/** Returns one option for each server variable, and `baseUrl` if the URL of the main server does not begin with a variable. */
export function serverOptions(api: Api): ServerOption[] {
  const variables = servers(api).flatMap((server) =>
    server.variables.map((variable) => ({
      ...variable,
      name: variable.option,
      key: variable.option,
      isVariable: true,
      default: isPlaceholder(variable.default) ? undefined : variable.default,
      isRequired: isPlaceholder(variable.default) && server.url === api.servers[0]?.url,
      description: variable.description ?? server.description,
    })),
  );
  const main = api.servers
    .slice(0, 1)
    .filter(isFixed)
    .map((server) => ({
      name: 'baseUrl',
      key: serverTemplate(server),
      isVariable: false,
      default: server.url,
      isRequired: false,
      description: server.description,
    }));
  return uniqueBy([...variables, ...main], ({ name }) => name);
}

/**
 * Returns the parameter `options` of a function that creates a client. If one of the options is required, the parameter is also required.
 */
export const optionsParameter = (type: string, options: readonly ServerOption[]): ParameterStructure => ({
  name: 'options',
  type,
  ...(options.some(({ isRequired }) => isRequired) ? {} : { initializer: '{}' }),
});

/**
 * Returns the URL template of a server. The name of each variable is replaced by the name of its option. For example, the result for
 * `/{api-version}/pets` is `/{apiVersion}/pets`.
 */
export const serverTemplate = ({ url, variables }: Server): string =>
  url.replaceAll(/\{([^{}]+)\}/gu, (_, name: string) => {
    const variable = variables.find((candidate) => candidate.name === name);
    return `{${variable?.option ?? name}}`;
  });

/** Returns the servers that only some operations use. A server whose URL begins with a variable is left out. */
export const otherServers = (api: Api): Server[] => servers(api).slice(1).filter(isFixed);

const isFixed = ({ url }: Server): boolean => !url.startsWith('{');

/**
 * Returns true if the host name of an address is reserved for documentation (RFC 2606). The client must not send a token to such a host.
 */
function isPlaceholder(address: string): boolean {
  if (!URL.canParse(address)) return false;
  return /(?:^|\.)(?:example\.(?:com|net|org)|example|invalid)$/iu.test(new URL(address).hostname);
}

function uniqueBy<Item>(items: readonly Item[], key: (item: Item) => string): Item[] {
  return items.filter((item, index) => items.findIndex((other) => key(other) === key(item)) === index);
}
