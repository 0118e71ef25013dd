import type { Api, Server } from '@forgespec/generator/model/api';
import type { Operation } from '@forgespec/generator/model/operation';
import { serverUrl } from '@forgespec/generator/model/server-url';
import { valueName } from '@forgespec/generator/code/identifier';

/** Where an operation is served. */
export const serverOf = (operation: Operation, api: Api): Server | undefined =>
  operation.servers?.[0] ?? api.servers[0];

/** Returns the address of a server whose variables have their defaults, without a slash at the end. */
export const serverAddress = (server: Server | undefined): string =>
  server === undefined ? '' : serverUrl(server).replace(/\/+$/u, '');

/** What a client is told of where it sends requests: the API as a whole, and the operation where that is served elsewhere. */
export function addressOptions(operation: Operation, api: Api): (readonly [name: string, value: string])[] {
  const [main] = api.servers;
  const options = [main, serverOf(operation, api)].flatMap((server) => variableOptions(server));
  const isFixed = main !== undefined && main.variables.length === 0;
  return [...new Map(isFixed ? [['baseUrl', serverAddress(main)], ...options] : options)];
}

const variableOptions = (server: Server | undefined): (readonly [name: string, value: string])[] =>
  (server?.variables ?? []).map(({ name, default: value }) => [valueName(name), value]);
