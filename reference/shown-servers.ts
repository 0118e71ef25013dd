import { serverBasePath } from '@forgespec/mock/server-paths';
import type { DocumentServer } from '@forgespec/mock/openapi-document';
import { isJsonObject, type JsonObject, type JsonValue } from '@forgespec/description/json';
import { replaceOperations } from '@forgespec/description/openapi';
import { urlWithDefaults } from './url-with-defaults.ts';

/**
 * The settings for the server lists that a document shows.
 */
interface ShownServers {
  /** The description of the server that runs on the port of the page. Undefined if there is no such server. */
  readonly engine: string | undefined;
  /** Returns the server object to show in place of a server object of the description. */
  readonly server: (server: JsonObject & DocumentServer) => JsonObject;
}

/**
 * Returns a document for the reference, with server URLs that readers can copy. Server variables have their default
 * values. If a URL is relative, its host is unknown, so `https://{host}/` is added before the URL. If a server runs on
 * the port of the page, this server is added at the beginning of each server list. The URL of this server has no host. Its path
 * is the path of the first server in the list. Does not change the given document.
 */
export const withAddresses = (document: JsonObject, engine: string | undefined): JsonObject =>
  withServers(document, { engine, server: withAddress });

function withAddress(server: JsonObject & DocumentServer): JsonObject {
  const address = urlWithDefaults(server.url, server);
  if (/^[a-z][a-z\d+.-]*:|^\/\//iu.test(address)) return { ...server, url: address };
  return {
    ...server,
    url: `https://{host}/${address.replace(/^\.?\//u, '')}`,
    description: [server.description, 'Put the host of the server in place of `{host}`.'].filter(Boolean).join(' '),
  };
}

function withServers(document: JsonObject, shown: ShownServers): JsonObject {
  const paths = isJsonObject(document.paths) ? document.paths : {};
  return {
    ...document,
    servers: shownList(document.servers ?? [{ url: '/' }], shown),
    paths: Object.fromEntries(Object.entries(paths).map(([path, item]) => [path, inPathItem(item, shown)])),
  };
}

function inPathItem(item: JsonValue | undefined, shown: ShownServers): JsonValue | undefined {
  if (!isJsonObject(item)) return item;
  const { servers: common, ...members } = item;
  return replaceOperations(members, (operation) => {
    const servers = operation.servers ?? common;
    return servers === undefined ? operation : { ...operation, servers: shownList(servers, shown) };
  });
}

function shownList(servers: JsonValue, { engine, server }: ShownServers): JsonValue {
  if (!Array.isArray(servers)) return servers;
  const known = servers.filter(isServer);
  const onThisPort = engine === undefined ? [] : [{ url: serverBasePath(known) || '/', description: engine }];
  return [...onThisPort, ...servers.map((each) => (isServer(each) ? server(each) : each))];
}

const isServer = (value: unknown): value is JsonObject & DocumentServer =>
  isJsonObject(value) && typeof value.url === 'string';
