import { basePath } from '../../contract/mock/server-paths.ts';
import type { Server } from '../../contract/mock/openapi-document.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../1-load/json.ts';
import { methods } from '../2-model/operation.ts';

/**
 * A document as the console needs it: an operation that is served elsewhere says so itself, because Scalar does not look at its path.
 * With a mock, each list of servers starts with a twin of its first one that has the same path and no host, which is where a mock on
 * the same port answers. The document is not changed.
 */
export function withConsoleServers(document: JsonObject, hasMock: boolean): JsonObject {
  const offered = (servers: JsonValue): JsonValue => (hasMock ? withTwin(servers) : servers);
  const paths = isJsonObject(document.paths) ? document.paths : {};
  return {
    ...document,
    servers: offered(document.servers ?? [{ url: '/' }]),
    paths: Object.fromEntries(Object.entries(paths).map(([path, item]) => [path, inPathItem(item, offered)])),
  };
}

function inPathItem(item: JsonValue | undefined, offered: (servers: JsonValue) => JsonValue): JsonValue | undefined {
  if (!isJsonObject(item)) return item;
  const { servers: common, ...members } = item;
  const own = methods.flatMap((method): [string, JsonObject][] => {
    const operation = members[method];
    if (!isJsonObject(operation)) return [];
    const servers = operation.servers ?? common;
    return servers === undefined ? [] : [[method, { ...operation, servers: offered(servers) }]];
  });
  return { ...members, ...Object.fromEntries(own) };
}

function withTwin(servers: JsonValue): JsonValue {
  if (!Array.isArray(servers)) return servers;
  const known = servers.filter(isServer);
  return [{ url: basePath(known) || '/', description: 'Mock of this page: answers with the examples' }, ...servers];
}

const isServer = (value: unknown): value is JsonObject & Server => isJsonObject(value) && typeof value.url === 'string';
