import type { Api, Server } from '../../2-model/api.ts';
import { valueName } from '../../code/identifier.ts';

/** An option of a client that says where servers are. */
export interface ServerOption {
  /** `baseUrl` */
  readonly name: string;
  /** The variable of server URLs that it is, `base_url`; or the whole URL that it takes the place of. */
  readonly key: string;
  readonly default: string;
  readonly description: string | undefined;
}

/** The servers that operations are served at, each once: that of the API as a whole first. */
export function servers(api: Api): Server[] {
  const own = api.areas.flatMap(({ operations }) => operations.flatMap((operation) => operation.servers?.[0] ?? []));
  return uniqueBy([...api.servers.slice(0, 1), ...own], ({ url }) => url);
}

/** The options: each variable; and `baseUrl` for the main server, where its address is no variable. */
export function serverOptions(api: Api): ServerOption[] {
  const variables = servers(api).flatMap((server) =>
    server.variables.map((variable) => ({
      ...variable,
      name: valueName(variable.name),
      key: variable.name,
      description: variable.description ?? server.description,
    })),
  );
  const main = fixedServers(api)
    .filter(({ url }) => url === api.servers[0]?.url)
    .map(({ url, description }) => ({ name: 'baseUrl', key: url, default: url, description }));
  return uniqueBy([...variables, ...main], ({ name }) => name);
}

/** The servers whose address is no variable. */
export const fixedServers = (api: Api): Server[] => servers(api).filter(({ url }) => !url.startsWith('{'));

function uniqueBy<Item>(items: readonly Item[], key: (item: Item) => string): Item[] {
  return items.filter((item, index) => items.findIndex((other) => key(other) === key(item)) === index);
}
