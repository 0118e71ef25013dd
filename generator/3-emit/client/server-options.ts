import type { OptionalKind, ParameterDeclarationStructure } from 'ts-morph';
import type { Api, Server } from '../../2-model/api.ts';
import { valueName } from '../../code/identifier.ts';

/** An option of a client that says where servers are. */
export interface ServerOption {
  /** `baseUrl` */
  readonly name: string;
  /** The name of the option for a variable of server URLs; otherwise the whole URL template that the option replaces. */
  readonly key: string;
  readonly isVariable: boolean;
  /** Undefined where the description has no more than an example of an address. */
  readonly default: string | undefined;
  /** Whether nothing can be called without it. */
  readonly isRequired: boolean;
  readonly description: string | undefined;
}

/** The servers that operations are served at, each once: that of the API as a whole first. */
function servers(api: Api): Server[] {
  const own = api.areas.flatMap(({ operations }) => operations.flatMap((operation) => operation.servers?.[0] ?? []));
  return uniqueBy([...api.servers.slice(0, 1), ...own], ({ url }) => url);
}

/** The options: each variable; and `baseUrl` for the main server, where its address is no variable. */
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

/** The parameter of a function that makes a client: optional, unless an address is. */
export const optionsParameter = (
  type: string,
  options: readonly ServerOption[],
): OptionalKind<ParameterDeclarationStructure> => ({
  name: 'options',
  type,
  ...(options.some(({ isRequired }) => isRequired) ? {} : { initializer: '{}' }),
});

/** The URL template of a server with the names of options in place of those of variables: `{baseUrl}/v1`. */
export const serverTemplate = (url: string): string =>
  url.replaceAll(/\{([^{}]+)\}/gu, (_, name: string) => `{${valueName(name)}}`);

/** The servers of single operations whose address is no variable. */
export const otherServers = (api: Api): Server[] => servers(api).slice(1).filter(isFixed);

const isFixed = ({ url }: Server): boolean => !url.startsWith('{');

/** Whether an address is that of nobody: RFC 2606 keeps these names for documentation, so a token must not be sent there. */
function isPlaceholder(address: string): boolean {
  if (!URL.canParse(address)) return false;
  return /(?:^|\.)(?:example\.(?:com|net|org)|example|invalid)$/iu.test(new URL(address).hostname);
}

function uniqueBy<Item>(items: readonly Item[], key: (item: Item) => string): Item[] {
  return items.filter((item, index) => items.findIndex((other) => key(other) === key(item)) === index);
}
